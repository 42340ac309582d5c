"""Monster Attack cards, one by one."""
