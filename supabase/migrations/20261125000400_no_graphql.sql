-- Hosted projects may offer GraphQL beside the Data API: it lists tables and columns to whoever has the public key,
-- and the application never asks it. Where whoever applies this may not take it away, `npm run doctor` says so.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_graphql') then
    drop extension pg_graphql;
  end if;
exception when insufficient_privilege or dependent_objects_still_exist then
  raise warning 'pg_graphql stays (%): drop extension pg_graphql; in the SQL editor', sqlerrm;
end;
$$;
