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

revoke all on table public.user_favorites from public, anon, authenticated;
grant select, insert, delete on table public.user_favorites to authenticated;
