-- What one member may store. Another number is one `create or replace function` in a migration of your own.
create function public.quota(what text) returns bigint
language sql immutable set search_path = ''
return case what
  when 'marks' then 50000 -- marks of kinds that carry films: favorites, watched films
  when 'shown' then 150000 -- marks of all other kinds
  when 'named' then 20000 -- films that the table movies had not
  when 'searches' then 100000
end;

-- Counted beside the member's seq, whose row every writer has locked anyway.
alter table public.sync_head
  add column marks bigint not null default 0,
  add column shown bigint not null default 0,
  add column named bigint not null default 0,
  add column searches bigint not null default 0;

update public.sync_head as head set marks = counted.marks, shown = counted.shown
from (
  select user_id, count(*) filter (where traits.card) as marks, count(*) filter (where not traits.card) as shown
  from public.sync_marks join public.sync_kinds as traits using (kind) group by user_id
) as counted
where counted.user_id = head.user_id;

update public.sync_head as head set searches = counted.searches
from (select user_id, count(*) as searches from public.user_search_history group by user_id) as counted
where counted.user_id = head.user_id;

-- Locks and returns the head; all null for a user who is gone. Creating a head for such a user would break the cascade
-- that removes them (23503).
create or replace function public.sync_lock_head(uid uuid) returns public.sync_head
language plpgsql set search_path = '' as $$
declare
  head public.sync_head;
begin
  select * into head from public.sync_head where user_id = uid for update;
  if not found and exists (select from auth.users where id = uid) then
    insert into public.sync_head (user_id, seq, marks, shown, searches)
    select uid, coalesce(max(mark.seq), 0), count(*) filter (where traits.card), count(*) filter (where not traits.card),
      (select count(*) from public.user_search_history where user_id = uid)
    from public.sync_marks as mark join public.sync_kinds as traits using (kind) where mark.user_id = uid
    on conflict (user_id) do nothing;
    select * into head from public.sync_head where user_id = uid for update;
  end if;
  return head;
end;
$$;

-- Counts new rows for their members and refuses them beyond the quota: MQ001 to MQ004, which the app puts into words.
-- Argument of the trigger: what is counted; of marks, their kind says which. Films that the operator adds are nobody's.
create function public.count_for_quota() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  item record;
  counted bigint;
begin
  for item in
    select
      case when tg_argv[0] = 'named' then auth.uid() else (fields ->> 'user_id')::uuid end as owner,
      case when tg_argv[0] = 'marks' and not traits.card then 'shown' else tg_argv[0] end as what,
      count(*) as number
    from (select to_jsonb(added) as fields from added) as stored
    left join public.sync_kinds as traits on traits.kind = fields ->> 'kind'
    group by 1, 2
  loop
    execute format('update public.sync_head set %1$I = %1$I + $2 where user_id = $1 returning %1$I', item.what)
    into counted using item.owner, item.number;
    if counted > public.quota(item.what) then
      raise exception 'a member stores at most % of: %', public.quota(item.what), item.what
        using errcode = case item.what
          when 'marks' then 'MQ001' when 'shown' then 'MQ002' when 'named' then 'MQ003' else 'MQ004' end;
    end if;
  end loop;
  return null;
end;
$$;

-- Once for each statement: many rows change the head once.
create trigger count_for_quota after insert on public.sync_marks referencing new table as added
  for each statement execute function public.count_for_quota('marks');
create trigger count_for_quota after insert on public.movies referencing new table as added
  for each statement execute function public.count_for_quota('named');
create trigger count_for_quota after insert on public.user_search_history referencing new table as added
  for each statement execute function public.count_for_quota('searches');

-- Whoever takes rows first and the head second deadlocks with a push.
create trigger lock_head before insert on public.movies for each statement
  when (current_setting('matinee.sync_push', true) is distinct from 'on') execute function public.lock_head_of_caller();
create trigger lock_head before insert on public.user_search_history for each statement
  when (current_setting('matinee.sync_push', true) is distinct from 'on') execute function public.lock_head_of_caller();

revoke all on function public.quota(text) from public, anon, authenticated;
revoke all on function public.count_for_quota() from public, anon, authenticated;
