-- The tables of the application with their limits and row-level security. All grants are in the last migration.

-- Hosted Supabase grants every new table and function in this schema to anon and authenticated, and Postgres lets
-- everybody execute every new function. Here every privilege is granted explicitly.
alter default privileges in schema public revoke all on tables from anon, authenticated, public;
alter default privileges in schema public revoke all on sequences from anon, authenticated, public;
alter default privileges in schema public revoke all on functions from anon, authenticated, public;
-- The built-in grant to public is global, so a revoke "in schema" does not reach it.
alter default privileges revoke execute on functions from public;

-- Row-level security is enabled on every table but not forced: security-definer functions run as the owner of the
-- tables, and are the only way to write to those that have no policy for it.

-- Movies -------------------------------------------------------------------------------------------------------------

-- A check constraint cannot contain a subquery, so checking each genre needs a function.
create function public.is_valid_genre_list(names text[]) returns boolean
language sql immutable set search_path = ''
return coalesce(array_ndims(names), 1) = 1
  and cardinality(names) <= 20
  and not exists (
    select from unnest(names) as genre (name)
    where name is null or length(name) not between 1 and 40
  );

create table public.movies (
  id bigint primary key check (id > 0),
  title text not null check (length(title) <= 300 and btrim(title) <> ''),
  year integer not null default 0 check (year between 0 and 2100),
  -- TMDB averages have three decimals; the bound rejects numbers with thousands of digits.
  rating numeric(5, 3) not null default 0 check (rating between 0 and 10),
  genres text[] not null default '{}' check (public.is_valid_genre_list(genres)),
  description text not null default '' check (length(description) <= 4000),
  -- Members write this URL and others render it, so only one host, one width and one file name are accepted.
  poster_url text check (
    length(poster_url) <= 300
    and poster_url ~ '^https://image\.tmdb\.org/t/p/[A-Za-z0-9]+/[A-Za-z0-9_.-]+$'
  ),
  trailer_url text check (
    trailer_url ~ '^https://www\.(youtube|youtube-nocookie)\.com/embed/[A-Za-z0-9_-]{1,40}$'
  ),
  -- Set by the seed or the operator (docs/deploying.md). Visitors see only these; what members add is for members.
  verified boolean not null default false,
  -- The language of title and description where it is not English. The first English snapshot replaces such a row.
  language text check (language ~ '^[a-z]{2}-[A-Z]{2}$')
);

create index movies_rating on public.movies (rating desc);
-- The landing page asks for the best of them.
create index movies_verified on public.movies (rating desc) where verified;

alter table public.movies enable row level security;
create policy "visitors read verified movies" on public.movies for select to anon using (verified);
create policy "members read movies" on public.movies for select to authenticated using (true);
create policy "members add movies" on public.movies for insert to authenticated with check (not verified);

-- Profiles -----------------------------------------------------------------------------------------------------------

-- A list of streaming services: [{"name": "Netflix", "ids": [8, 1796]}]. Type, length and size are checked before a
-- value is expanded: a number such as 1e131071 is 8 bytes in JSON and 131 kB as text.
create function public.is_valid_service_list(services jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  service jsonb;
  id jsonb;
begin
  if jsonb_typeof(services) <> 'array' or pg_column_size(services) > 32768 or jsonb_array_length(services) > 60 then
    return false;
  end if;
  for service in select jsonb_array_elements(services) loop
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

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  -- Begins and ends with a character that is not a space, so that two names never differ by spaces alone.
  username text check (length(username) <= 60 and username ~ '^\S(.*\S)?$'),
  first_name text check (length(first_name) <= 80),
  last_name text check (length(last_name) <= 80),
  updated_at timestamptz not null default now(),
  -- Where and how the member watches, and when they chose it.
  country text check (country ~ '^[A-Z]{2}$'),
  language text check (language ~ '^[a-z]{2}-[A-Z]{2}$'),
  services jsonb check (public.is_valid_service_list(services)),
  watch_preferences_at timestamptz,
  -- No control, bidirectional or zero-width characters: two names must not look the same, and none may look empty.
  -- Joiners are part of some people's names, but not of usernames.
  constraint profiles_username_visible check (
    username !~ '[\u0001-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E007F]'
    and username ~ '[^\s\uFE00-\uFE0F\U000E0100-\U000E01EF]'
  ),
  constraint profiles_first_name_visible check (
    first_name !~ '[\u0001-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E007F]'
    and first_name ~ '[^\s\u200C\u200D\uFE00-\uFE0F\U000E0100-\U000E01EF]'
  ),
  constraint profiles_last_name_visible check (
    last_name !~ '[\u0001-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E007F]'
    and last_name ~ '[^\s\u200C\u200D\uFE00-\uFE0F\U000E0100-\U000E01EF]'
  )
);

alter table public.profiles enable row level security;
create policy "members read their profile" on public.profiles for select to authenticated
  using (id = (select auth.uid()));
create policy "members add their profile" on public.profiles for insert to authenticated
  with check (id = (select auth.uid()));
create policy "members change their profile" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- The latest choice wins by the time at which it was made, in whatever order devices deliver their choices.
create function public.keep_latest_watch_preferences() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- A clock that runs ahead must not make a choice win over all later ones.
  if new.watch_preferences_at > now() + interval '5 minutes' then
    new.watch_preferences_at := now() + interval '5 minutes';
  end if;
  if tg_op = 'UPDATE' and old.watch_preferences_at is not null
    and coalesce(new.watch_preferences_at < old.watch_preferences_at, true)
  then
    new.country := old.country;
    new.language := old.language;
    new.services := old.services;
    new.watch_preferences_at := old.watch_preferences_at;
  end if;
  return new;
end;
$$;

create trigger keep_latest_watch_preferences
  before insert or update of country, language, services, watch_preferences_at on public.profiles
  for each row execute function public.keep_latest_watch_preferences();

-- The usernames of all members in lower case. No unique index of profiles: a table that is spread over servers by
-- member (docs/scale.md) has only unique keys that begin with the member.
create table public.usernames (
  name text primary key,
  user_id uuid not null references auth.users (id) on delete cascade
);

create index usernames_user on public.usernames (user_id);

-- No policy: username_available reads it.
alter table public.usernames enable row level security;

create function public.keep_username() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if lower(old.username) is distinct from lower(new.username) then
    delete from public.usernames where user_id = new.id;
    if new.username is not null then
      insert into public.usernames (name, user_id) values (lower(new.username), new.id);
    end if;
  end if;
  return null;
end;
$$;

create trigger keep_username after insert or update of username on public.profiles
  for each row execute function public.keep_username();

-- Members see only their own profile, so whether a name is free has to be asked with the owner's rights. No name is
-- longer than 60 characters, so longer candidates are not looked up.
create function public.username_available(candidate text) returns boolean
language sql stable security definer set search_path = ''
return case when octet_length(candidate) <= 1000 then
  coalesce(btrim(candidate), '') <> ''
  and length(btrim(candidate)) <= 60
  and not exists (
    select from public.usernames
    where name = lower(btrim(candidate)) and user_id is distinct from (select auth.uid())
  )
else false end;

-- Favorites and watched movies ---------------------------------------------------------------------------------------

create table public.user_favorites (
  user_id uuid not null references auth.users (id) on delete cascade,
  movie_id bigint not null references public.movies (id),
  created_at timestamptz not null default now(),
  primary key (user_id, movie_id)
);

create index user_favorites_movie on public.user_favorites (movie_id);

alter table public.user_favorites enable row level security;
create policy "members read their favorites" on public.user_favorites for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members add their favorites" on public.user_favorites for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "members remove their favorites" on public.user_favorites for delete to authenticated
  using (user_id = (select auth.uid()));

create table public.user_watched (
  user_id uuid not null references auth.users (id) on delete cascade,
  movie_id bigint not null references public.movies (id),
  created_at timestamptz not null default now(),
  primary key (user_id, movie_id)
);

create index user_watched_movie on public.user_watched (movie_id);

alter table public.user_watched enable row level security;
create policy "members read their watched movies" on public.user_watched for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members add their watched movies" on public.user_watched for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "members remove their watched movies" on public.user_watched for delete to authenticated
  using (user_id = (select auth.uid()));

-- Recommended movies -------------------------------------------------------------------------------------------------

-- Most recommended movies never enter public.movies, so they are known by their TMDB id; movie_id is always 1 and
-- references nothing.
create table public.user_shown_movies (
  user_id uuid not null references auth.users (id) on delete cascade,
  movie_id integer not null default 1 check (movie_id = 1),
  tmdb_movie_id bigint not null check (tmdb_movie_id > 0),
  shown_at timestamptz not null default now(),
  primary key (user_id, tmdb_movie_id)
);

-- The history lists the newest 50.
create index user_shown_movies_newest on public.user_shown_movies (user_id, shown_at desc);

alter table public.user_shown_movies enable row level security;
create policy "members read their shown movies" on public.user_shown_movies for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members add their shown movies" on public.user_shown_movies for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "members remove their shown movies" on public.user_shown_movies for delete to authenticated
  using (user_id = (select auth.uid()));

-- Searches -----------------------------------------------------------------------------------------------------------

-- Events: they are added, but never changed or removed.
create table public.user_search_history (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  selected_genre text check (length(selected_genre) <= 40),
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);

alter table public.user_search_history enable row level security;
create policy "members read their searches" on public.user_search_history for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members add their searches" on public.user_search_history for insert to authenticated
  with check (user_id = (select auth.uid()));

-- How often the caller searched for each genre, as [["drama", 12]]: the 100 most searched, ties by the latest search.
-- A list of rows would be cut off at the Data API's limit.
create function public.searched_genres() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_array(genre, searches) order by searches desc, latest desc), '[]')
  from (
    select selected_genre as genre, count(*) as searches, max(created_at) as latest
    from public.user_search_history
    where user_id = (select auth.uid()) and selected_genre not in ('', 'all')
    group by selected_genre
    order by searches desc, latest desc
    limit 100
  ) as counted;
$$;
