-- Plain inserts and deletes on the base tables stay legal: they leave the same marks that sync_push would.

-- Before the statement touches a row: whoever takes rows first and the head second deadlocks with a push.
create function public.lock_head_of_caller() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.sync_lock_head(auth.uid());
  return null;
end;
$$;

-- Arguments of the trigger: the kind of mark, the column that holds the film's id.
create function public.mark_direct_write() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed constant jsonb := to_jsonb(coalesce(new, old));
  owner constant uuid := changed ->> 'user_id';
  next_seq bigint;
begin
  -- Silent while the cascade of a deleted user runs: a mark would reference a user who is gone (23503).
  if not exists (select from auth.users where id = owner) then
    return null;
  end if;

  perform public.sync_lock_head(owner);
  update public.sync_head set seq = seq + 1 where user_id = owner returning seq into next_seq;
  insert into public.sync_marks as stored (user_id, kind, movie_id, present, ts, op, seq)
  values (
    owner, tg_argv[0], (changed ->> tg_argv[1])::bigint, tg_op = 'INSERT', public.sync_now(), gen_random_uuid(), next_seq
  )
  on conflict (user_id, kind, movie_id) do update set
    present = excluded.present, ts = greatest(excluded.ts, stored.ts + 1), op = excluded.op, seq = excluded.seq;
  return null;
end;
$$;

revoke all on function public.lock_head_of_caller() from public, anon, authenticated;
revoke all on function public.mark_direct_write() from public, anon, authenticated;

create trigger lock_head before insert or delete on public.user_favorites for each statement
  when (current_setting('matinee.sync_push', true) is distinct from 'on') execute function public.lock_head_of_caller();
create trigger lock_head before insert or delete on public.user_watched for each statement
  when (current_setting('matinee.sync_push', true) is distinct from 'on') execute function public.lock_head_of_caller();
create trigger lock_head before insert or delete on public.user_shown_movies for each statement
  when (current_setting('matinee.sync_push', true) is distinct from 'on') execute function public.lock_head_of_caller();

create trigger write_mark after insert or delete on public.user_favorites for each row
  when (current_setting('matinee.sync_push', true) is distinct from 'on')
  execute function public.mark_direct_write('favorite', 'movie_id');
create trigger write_mark after insert or delete on public.user_watched for each row
  when (current_setting('matinee.sync_push', true) is distinct from 'on')
  execute function public.mark_direct_write('watched', 'movie_id');
create trigger write_mark after insert or delete on public.user_shown_movies for each row
  when (current_setting('matinee.sync_push', true) is distinct from 'on')
  execute function public.mark_direct_write('shown', 'tmdb_movie_id');
