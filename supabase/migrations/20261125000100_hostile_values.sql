-- A service has a name and ids and nothing else. Under another key stood whatever anybody put there: a thousand numbers such
-- as 1e131071, 9 kB as they were sent, were 131 MB when the row was read, and took half a gigabyte of the database's memory.
-- Nothing is written out before its type, length and size are known: a number tells how many digits it has after the point.
create or replace function public.services_fit(list jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  service jsonb;
  id jsonb;
begin
  if jsonb_typeof(list) <> 'array' or pg_column_size(list) > 32768 or jsonb_array_length(list) > 60 then
    return false;
  end if;
  for service in select jsonb_array_elements(list) loop
    if jsonb_typeof(service) <> 'object'
      or service - array['name', 'ids'] <> '{}'
      or coalesce(jsonb_typeof(service -> 'name'), 'null') <> 'string'
      or length(service ->> 'name') not between 1 and 80
      or coalesce(jsonb_typeof(service -> 'ids'), 'null') <> 'array'
      or jsonb_array_length(service -> 'ids') not between 1 and 20
    then
      return false;
    end if;
    for id in select jsonb_array_elements(service -> 'ids') loop
      if jsonb_typeof(id) <> 'number' then
        return false;
      end if;
      if id::numeric not between 1 and 999999999 or scale(id::numeric) <> 0 then
        return false;
      end if;
    end loop;
  end loop;
  return true;
end;
$$;

-- Rows of before keep what the application wrote: names and ids, which were looked at.
update public.profiles set services = (
  select jsonb_agg(jsonb_build_object('name', service -> 'name', 'ids', service -> 'ids') order by place)
  from jsonb_array_elements(services) with ordinality as _ (service, place)
)
where not public.services_fit(services);

-- No name has more than 60 characters, and a longer one is free for nobody: it is not looked for.
create or replace function public.username_available(candidate text) returns boolean
language sql stable security definer set search_path = ''
return case when octet_length(candidate) <= 1000 then
  coalesce(btrim(candidate), '') <> ''
  and length(btrim(candidate)) <= 60
  and not exists (
    select from public.profiles
    where lower(username) = lower(btrim(candidate))
      and id is distinct from (select auth.uid())
  )
else false end;
