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

create table public.user_badges (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  badge_id text not null references public.badges (id) on delete cascade,
  earned_at timestamptz not null default now(),
  primary key (user_id, badge_id)
);

create index user_badges_badge on public.user_badges (badge_id);

-- No policy for writing: only check_and_award_badges awards badges.
alter table public.user_badges enable row level security;
create policy "members read their earned badges" on public.user_badges for select to authenticated
  using (user_id = (select auth.uid()));

-- Here rather than in seed.sql, which `supabase db push` leaves out.
insert into public.badges (id, name, description, icon, color, requirement_type, requirement_value, sort_order) values
  ('movie-explorer', 'Movie Explorer', 'Complete 10 searches', 'Search', 'blue', 'search_count', 10, 1),
  ('pathfinder', 'Pathfinder', 'Complete 50 searches', 'Compass', 'green', 'search_count', 50, 2),
  ('first-love', 'First Love', 'Add your first favorite', 'Heart', 'red', 'favorites_count', 1, 3),
  ('star-collector', 'Star Collector', 'Add 10 favorites', 'Star', 'yellow', 'favorites_count', 10, 4),
  ('hall-of-fame', 'Hall of Fame', 'Add 50 favorites', 'Trophy', 'gold', 'favorites_count', 50, 5),
  ('keen-eye', 'Keen Eye', 'Get 15 recommendations', 'Eye', 'purple', 'history_count', 15, 6),
  ('movie-buff', 'Movie Buff', 'Get 150 recommendations', 'Film', 'indigo', 'history_count', 150, 7);

-- Awards the caller's new badges, and returns whether there were any. Another member's id is refused with 42501.
-- Fifteen movies are recommended at once, a page of the collection has twenty, and nobody makes more than five
-- searches in ten seconds: anything beyond that is not counted. Favorites are all counted, since an import adds
-- thousands.
create function public.check_and_award_badges(user_uuid uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if user_uuid is null or user_uuid is distinct from auth.uid() then
    raise exception 'badges are only awarded to the caller' using errcode = '42501';
  end if;

  insert into public.user_badges (user_id, badge_id)
  select user_uuid, badge.id
  from public.badges as badge
  where badge.is_active
    -- Badges that are earned already need no counting.
    and not exists (select from public.user_badges where user_id = user_uuid and badge_id = badge.id)
    and badge.requirement_value <= case badge.requirement_type
      when 'search_count' then public.count_plausible(
        user_uuid, array(select created_at from public.user_search_history where user_id = user_uuid), 5
      )
      when 'favorites_count' then (select count(*) from public.user_favorites where user_id = user_uuid)
      when 'history_count' then public.count_plausible(
        user_uuid, array(select shown_at from public.user_shown_movies where user_id = user_uuid), 60
      ) + coalesce((select compacted_recommended from public.sync_head where user_id = user_uuid), 0)
    end
  on conflict (user_id, badge_id) do nothing;

  return found;
end;
$$;
