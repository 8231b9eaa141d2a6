-- Where and how a member watches: country, own services there, and the language of films' titles. The last choice stands, by
-- the time at which it was made, whichever device brings it when.

-- A list of services as the application keeps them: [{"name": "Netflix", "ids": [8, 1796]}].
create function public.services_fit(list jsonb) returns boolean
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
      or coalesce(jsonb_typeof(service -> 'name'), 'null') <> 'string'
      or length(service ->> 'name') not between 1 and 80
      or coalesce(jsonb_typeof(service -> 'ids'), 'null') <> 'array'
      or jsonb_array_length(service -> 'ids') not between 1 and 20
    then
      return false;
    end if;
    for id in select jsonb_array_elements(service -> 'ids') loop
      if jsonb_typeof(id) <> 'number' or id::text !~ '^[1-9][0-9]{0,8}$' then
        return false;
      end if;
    end loop;
  end loop;
  return true;
end;
$$;

alter table public.profiles
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column language text check (language ~ '^[a-z]{2}-[A-Z]{2}$'),
  add column services jsonb check (public.services_fit(services)),
  add column viewing_at timestamptz;

create function public.keep_last_viewing() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- A clock that is ahead must not make a choice stand against all that follow.
  if new.viewing_at > now() + interval '5 minutes' then
    new.viewing_at := now() + interval '5 minutes';
  end if;
  if tg_op = 'UPDATE' and old.viewing_at is not null and coalesce(new.viewing_at < old.viewing_at, true) then
    new.country := old.country;
    new.language := old.language;
    new.services := old.services;
    new.viewing_at := old.viewing_at;
  end if;
  return new;
end;
$$;

create trigger keep_last_viewing
  before insert or update of country, language, services, viewing_at on public.profiles
  for each row execute function public.keep_last_viewing();

revoke all on function public.services_fit(jsonb) from public, anon;
grant execute on function public.services_fit(jsonb) to authenticated;
revoke all on function public.keep_last_viewing() from public, anon, authenticated;
