"""What people have beside their seats: accounts, notices, things of their own."""
