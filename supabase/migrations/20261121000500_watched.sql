create table public.user_watched (
  user_id uuid not null references auth.users (id) on delete cascade,
  movie_id bigint not null references public.movies (id),
  created_at timestamptz not null default now(),
  primary key (user_id, movie_id)
);

create index user_watched_movie on public.user_watched (movie_id);

alter table public.user_watched enable row level security;
create policy "members read their watched films" on public.user_watched for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members add their watched films" on public.user_watched for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "members remove their watched films" on public.user_watched for delete to authenticated
  using (user_id = (select auth.uid()));

revoke all on table public.user_watched from public, anon, authenticated;
grant select, insert, delete on table public.user_watched to authenticated;
