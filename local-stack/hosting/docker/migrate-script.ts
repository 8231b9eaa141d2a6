/**
 * Applies new migrations of a folder, each in a transaction with its entry in the Supabase CLI's history, and the seed
 * once. Takes the folder as its argument; PGHOST and so on name the database.
 */
export const MIGRATE_SCRIPT = `#!/bin/sh
# Applies what is new in supabase/migrations, and the seed once.
set -eu
folder=$1

sql() {
  psql --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 "$@"
}

sql --command "
set client_min_messages = warning;
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
create table if not exists supabase_migrations.seed_files (path text primary key, hash text);"

applied=$(sql --command "select string_agg(version, ' ') from supabase_migrations.schema_migrations")
for file in "$folder"/migrations/*.sql; do
  name=$(basename "$file" .sql)
  version=\${name%%_*}
  case " $applied " in *" $version "*) continue ;; esac
  echo "Applying $name"
  sql --single-transaction --file "$file" \\
    --command "insert into supabase_migrations.schema_migrations (version, name) values ('$version', '\${name#*_}')"
done

seeded=$(sql --command "select 1 from supabase_migrations.seed_files where path = 'supabase/seed.sql'")
if [ -z "$seeded" ]; then
  echo "Applying the seed"
  sql --single-transaction --file "$folder/seed.sql" \\
    --command "insert into supabase_migrations.seed_files (path) values ('supabase/seed.sql')"
fi
sql --command "notify pgrst, 'reload schema'"
`;

/** Sets the passwords of the service roles; runs once, when the database is created. */
export const ROLES_SCRIPT = `\\set password \`echo "$POSTGRES_PASSWORD"\`
alter role authenticator with password :'password';
alter role supabase_auth_admin with password :'password';
`;
