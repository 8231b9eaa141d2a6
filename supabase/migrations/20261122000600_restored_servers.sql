-- A server that was restored from an earlier copy gives out the same seq again, for other marks. Devices notice it by the
-- head, where that lies behind what they have seen, and else by the digest: the sum of what every mark's operation counts.
alter table public.sync_head add column digest bigint not null default 0;

-- What an operation counts in the digest: the first 48 bits of its id, which is random.
create function public.sync_digest_part(op uuid) returns bigint
language sql immutable set search_path = ''
return ('x' || left(replace(op::text, '-', ''), 12))::bit(48)::bigint;

update public.sync_head as head
set digest = coalesce((
  select sum(public.sync_digest_part(mark.op)) % 281474976710656
  from public.sync_marks as mark where mark.user_id = head.user_id
), 0)
where true;

-- Marks go only with their member, and the head with them: nothing is to be taken away then.
create function public.keep_sync_digest() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.sync_head
  set digest = (digest + public.sync_digest_part(new.op) - coalesce(public.sync_digest_part(old.op), 0)) & 281474976710655
  where user_id = new.user_id;
  return null;
end;
$$;

create trigger keep_digest after insert or update of op on public.sync_marks
  for each row execute function public.keep_sync_digest();

-- For the operator, after a restore: gives every member a new epoch, so that every device reads all marks anew, and offers
-- its member to send again what the server no longer has. Whoever joined after the copy of this schema was made gets a
-- head. @returns how many members there are
create function public.sync_new_epochs() returns bigint
language sql security definer set search_path = '' as $$
  select public.sync_lock_head(member.id) from auth.users as member
  where not exists (select from public.sync_head where user_id = member.id) order by member.id;
  with renewed as (
    update public.sync_head set epoch = gen_random_uuid() where true returning user_id
  )
  select count(*) from renewed
$$;

revoke all on function public.sync_digest_part(uuid) from public, anon, authenticated;
revoke all on function public.keep_sync_digest() from public, anon, authenticated;
revoke all on function public.sync_new_epochs() from public, anon, authenticated;
grant execute on function public.sync_new_epochs() to service_role;

-- Answers {"uid", "epoch", "head", "digest", "server_time", "reads", "rows": [{"kind", "movie_id", "present", "ts", "op",
-- "seq", "film"?}]}: as before, and the digest of all the member's marks, read by the same statement.
create or replace function public.sync_pull(
  uid uuid, after bigint, max_rows integer default 1000, reads integer default 1
)
returns jsonb
language plpgsql stable security definer set search_path = ''
set enable_sort = off set enable_bitmapscan = off as $$
declare
  kinds text[];
  answer jsonb;
begin
  if uid is null or uid is distinct from auth.uid() then
    raise exception 'a user pulls their own changes only' using errcode = '42501';
  end if;

  select array_agg(kind) into kinds from public.sync_kinds where reads >= 2 or in_first_release;

  select jsonb_build_object(
    'uid', uid, 'epoch', head.epoch, 'head', head.seq, 'digest', head.digest, 'server_time', public.sync_now(),
    'reads', coalesce(reads, 1),
    'rows', coalesce((
      select jsonb_agg(public.sync_mark_json(page) || public.sync_film_json(page) order by page.seq)
      from (
        select * from public.sync_marks
        where user_id = uid and seq > coalesce(after, 0) and kind = any (kinds)
        order by user_id, seq
        limit greatest(1, least(1000, coalesce(max_rows, 1000)))
      ) as page
    ), '[]')
  )
  into answer
  from public.sync_head as head
  where head.user_id = uid;

  if answer is null then
    if exists (select from auth.users where id = uid) then
      raise exception 'this user has no head yet' using errcode = '55000';
    end if;
    -- 410: a device tells it from a request for somebody else.
    raise exception 'this user is gone' using errcode = 'PT410';
  end if;
  return answer;
end;
$$;
