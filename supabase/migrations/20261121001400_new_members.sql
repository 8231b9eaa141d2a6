create function public.welcome_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id) values (new.id) on conflict (id) do nothing;
  insert into public.sync_head (user_id) values (new.id) on conflict (user_id) do nothing;
  return null;
end;
$$;

revoke all on function public.welcome_member() from public, anon, authenticated;

create trigger welcome_member after insert on auth.users for each row execute function public.welcome_member();

-- A project may have users from before this migration.
insert into public.profiles (id) select id from auth.users on conflict (id) do nothing;
insert into public.sync_head (user_id) select id from auth.users on conflict (user_id) do nothing;
