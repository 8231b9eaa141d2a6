-- Films are known here by their movie-database id alone: most of them never enter public.movies, so movie_id says
-- nothing, is always 1 and references nothing.
create table public.user_shown_movies (
  user_id uuid not null references auth.users (id) on delete cascade,
  movie_id integer not null default 1 check (movie_id = 1),
  tmdb_movie_id bigint not null check (tmdb_movie_id > 0),
  shown_at timestamptz not null default now(),
  primary key (user_id, tmdb_movie_id)
);

-- The history reads the newest 50.
create index user_shown_movies_newest on public.user_shown_movies (user_id, shown_at desc);

alter table public.user_shown_movies enable row level security;
create policy "members read their shown films" on public.user_shown_movies for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members add their shown films" on public.user_shown_movies for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "members remove their shown films" on public.user_shown_movies for delete to authenticated
  using (user_id = (select auth.uid()));

revoke all on table public.user_shown_movies from public, anon, authenticated;
grant select, insert, delete on table public.user_shown_movies to authenticated;
