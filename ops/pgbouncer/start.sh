# PgBouncer reads passwords from a file only; it uses this one on both of its sides.
set -eu
umask 077
printf '"plateful" "%s"\n' "$DATABASE_PASSWORD" > /tmp/userlist.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
