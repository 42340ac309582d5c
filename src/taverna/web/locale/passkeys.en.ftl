# Passkeys: signing in without a password, where a host has them.
passkeys = Sign in on any device
passkeys-about = A passkey is kept by your phone, computer or security key. With one, your tables and your history are yours on any device, and nothing is lost with this browser. No password, no e-mail.
passkeys-enter-about = If you have one already, sign in: what this browser holds is added to it.
passkeys-added = added
passkeys-used = last used
passkeys-remove = Remove
passkeys-remove-which = Remove passkey { $n }: { $which }
passkeys-stay = They go on working when you keep only this device (below). Remove those you have lost.
passkeys-leave = Sign out of this browser
passkeys-new = Add a passkey
passkeys-enter = Sign in with a passkey
passkeys-without = This needs a browser that knows passkeys, with scripts allowed.
passkeys-failed = Nothing was done: it was called off, or took too long.
passkeys-there = This device has a passkey for you already.
