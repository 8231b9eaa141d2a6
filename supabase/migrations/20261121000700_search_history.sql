-- Searches are events: they are added, never changed or removed.
create table public.user_search_history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  selected_genre text check (length(selected_genre) <= 40),
  created_at timestamptz not null default now()
);

create index user_search_history_user on public.user_search_history (user_id);

alter table public.user_search_history enable row level security;
create policy "members read their searches" on public.user_search_history for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members add their searches" on public.user_search_history for insert to authenticated
  with check (user_id = (select auth.uid()));

revoke all on table public.user_search_history from public, anon, authenticated;
grant select, insert on table public.user_search_history to authenticated;
