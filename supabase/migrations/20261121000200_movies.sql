-- A check constraint may not hold a subquery, so looking at each genre needs a function of its own.
create function public.genre_names_fit(names text[]) returns boolean
language sql immutable set search_path = ''
return coalesce(array_ndims(names), 1) = 1
  and cardinality(names) <= 20
  and not exists (
    select from unnest(names) as genre (name)
    where name is null or length(name) not between 1 and 40
  );

revoke all on function public.genre_names_fit(text[]) from public, anon, authenticated;
-- Constraints are checked with the rights of who inserts.
grant execute on function public.genre_names_fit(text[]) to authenticated;

create table public.movies (
  id bigint primary key check (id > 0),
  title text not null check (length(title) <= 300 and btrim(title) <> ''),
  year integer not null default 0 check (year between 0 and 2100),
  -- TMDB averages have three decimals; the bound keeps a number of thousands of digits out.
  rating numeric(5, 3) not null default 0 check (rating between 0 and 10),
  genres text[] not null default '{}' check (public.genre_names_fit(genres)),
  description text not null default '' check (length(description) <= 4000),
  -- Members write this address and others render it: only one host, one width and one file name pass.
  poster_url text check (
    length(poster_url) <= 300
    and poster_url ~ '^https://image\.tmdb\.org/t/p/[A-Za-z0-9]+/[A-Za-z0-9_.-]+$'
  ),
  trailer_url text check (
    trailer_url ~ '^https://www\.(youtube|youtube-nocookie)\.com/embed/[A-Za-z0-9_-]{1,40}$'
  )
);

-- The landing page asks for rating >= 7, best first.
create index movies_rating on public.movies (rating desc);

alter table public.movies enable row level security;
create policy "everyone reads movies" on public.movies for select to anon, authenticated using (true);
create policy "members add movies" on public.movies for insert to authenticated with check (true);

revoke all on table public.movies from public, anon, authenticated;
grant select on table public.movies to anon, authenticated;
grant insert on table public.movies to authenticated;
