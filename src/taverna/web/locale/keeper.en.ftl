# The page of whoever keeps a host.
keeper-title = Keeping this host
keeper-enter-about = With this link you keep this host: its key stays in this browser for thirty days. Anyone who has the link could do the same; a new one makes this one void.
keeper-enter = Come in as keeper
keeper-leave = Leave the key behind
keeper-reports = Reports
keeper-reports-none = Nobody has reported anything.
keeper-left = Somebody who has left
keeper-strike = Remove the line
keeper-dismiss = Nothing wrong with it
keeper-table = Table { $id }
keeper-tables = Tables
keeper-tables-none = There is no such table.
keeper-seek = A table’s id, or a name
keeper-seek-do = Look
keeper-watched = { $n ->
    [0] nobody connected here
    [1] connected from one address:
   *[other] connected from { $n } addresses:
}
keeper-state-on = going on
keeper-state-waiting = gathering
keeper-state-over = over
keeper-state-closed = closed
keeper-close = Close the table
keeper-reopen = Open it again
keeper-unname = Remove the name { $name } (seat { $n })
keeper-bans = Banned addresses
keeper-bans-about = An address or a network (192.0.2.7, 192.0.2.0/24, 2001:db8::/48). Of an IPv6 address the first half counts. Whoever is connected from there is sent away.
keeper-bans-none = Nobody is banned.
keeper-network = Address or network
keeper-hours = For how many hours
keeper-why = Why (for the log)
keeper-ban = Ban
keeper-ban-this = Ban { $network }
keeper-ends = ends
keeper-lift = Let in again
keeper-log = What was done
keeper-log-none = Nothing yet.
keeper-did-key = A new key for the keeper
keeper-did-no-key = The keeper’s key was revoked
keeper-did-ban = Banned
keeper-did-lift = Let in again
keeper-did-close = Closed the table
keeper-did-reopen = Opened the table again
keeper-did-unname = Removed the name of seat
keeper-did-strike = Removed line
keeper-did-dismiss = Dismissed the report of line
