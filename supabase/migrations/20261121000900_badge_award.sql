-- True where at least one badge was newly earned. Another user's id is refused with 42501.
create function public.check_and_award_badges(user_uuid uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if user_uuid is null or user_uuid is distinct from auth.uid() then
    raise exception 'badges are awarded to the caller only' using errcode = '42501';
  end if;

  insert into public.user_badges (user_id, badge_id)
  select user_uuid, badge.id
  from public.badges as badge
  join (values
    ('search_count', (select count(*) from public.user_search_history where user_id = user_uuid)),
    ('favorites_count', (select count(*) from public.user_favorites where user_id = user_uuid)),
    ('history_count', (select count(*) from public.user_shown_movies where user_id = user_uuid))
  ) as reached (requirement_type, value) using (requirement_type)
  where badge.is_active and reached.value >= badge.requirement_value
  on conflict (user_id, badge_id) do nothing;

  return found;
end;
$$;

revoke all on function public.check_and_award_badges(uuid) from public, anon, authenticated;
grant execute on function public.check_and_award_badges(uuid) to authenticated;
