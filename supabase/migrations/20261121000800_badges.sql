create table public.badges (
  id text primary key check (id ~ '^[a-z-]{1,40}$'),
  name text not null unique check (length(name) between 1 and 60),
  description text not null check (length(description) between 1 and 200),
  icon text not null check (length(icon) between 1 and 20),
  color text not null check (length(color) between 1 and 20),
  requirement_type text not null check (requirement_type in ('search_count', 'favorites_count', 'history_count')),
  requirement_value integer not null check (requirement_value > 0),
  is_active boolean not null default true,
  sort_order integer not null
);

alter table public.badges enable row level security;
create policy "everyone reads badges" on public.badges for select to anon, authenticated using (true);

revoke all on table public.badges from public, anon, authenticated;
grant select on table public.badges to anon, authenticated;

create table public.user_badges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  badge_id text not null references public.badges (id) on delete cascade,
  earned_at timestamptz not null default now(),
  unique (user_id, badge_id)
);

create index user_badges_badge on public.user_badges (badge_id);

-- No policy for writing: badges are awarded by check_and_award_badges alone.
alter table public.user_badges enable row level security;
create policy "members read their earned badges" on public.user_badges for select to authenticated
  using (user_id = (select auth.uid()));

revoke all on table public.user_badges from public, anon, authenticated;
grant select on table public.user_badges to authenticated;

-- Data of a migration and not of seed.sql: `supabase db push` leaves the seed out.
insert into public.badges (id, name, description, icon, color, requirement_type, requirement_value, sort_order) values
  ('movie-explorer', 'Movie Explorer', 'Complete 10 searches', 'Search', 'blue', 'search_count', 10, 1),
  ('pathfinder', 'Pathfinder', 'Complete 50 searches', 'Compass', 'green', 'search_count', 50, 2),
  ('first-love', 'First Love', 'Add your first favorite', 'Heart', 'red', 'favorites_count', 1, 3),
  ('star-collector', 'Star Collector', 'Add 10 favorites', 'Star', 'yellow', 'favorites_count', 10, 4),
  ('hall-of-fame', 'Hall of Fame', 'Add 50 favorites', 'Trophy', 'gold', 'favorites_count', 50, 5),
  ('keen-eye', 'Keen Eye', 'Be shown 15 movies', 'Eye', 'purple', 'history_count', 15, 6),
  ('film-buff', 'Film Buff', 'Be shown 150 movies', 'Film', 'indigo', 'history_count', 150, 7);
