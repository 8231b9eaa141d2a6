-- Operations that were refused for a time in the future, by a clock that runs ahead. Their device has given each another
-- time and another name since: a copy of the request that the network delivers later, when that time has come near, must
-- not win over what the member did meanwhile, nor store a search twice.
create table public.sync_refused (
  user_id uuid not null references auth.users (id) on delete cascade,
  op uuid not null,
  refused_at bigint not null, -- milliseconds since 1970
  primary key (user_id, op)
);

alter table public.sync_refused enable row level security;
revoke all on table public.sync_refused from public, anon, authenticated;

alter function public.sync_apply(uuid, jsonb, bigint, bigint) rename to sync_judge;

-- Applies one wish of a device as sync_judge does; one that was refused for its time stays refused.
create function public.sync_apply(uid uuid, wish jsonb, next_seq bigint, server_ms bigint) returns jsonb
language plpgsql set search_path = '' as $$
declare
  -- No network delivers a request this late. What lies further ahead than that is refused by its time alone.
  remembered_ms constant bigint := 3600000;
  -- More than a device has waiting; nobody fills the table by asking for more.
  remembered_most constant integer := 5000;
  asked constant uuid := public.sync_text(wish -> 'op', 36)::uuid;
  outcome jsonb;
begin
  if exists (select from public.sync_refused where user_id = uid and op = asked) then
    return jsonb_strip_nulls(jsonb_build_object('status', 'clock', 'row', public.sync_standing(uid, wish)));
  end if;
  outcome := public.sync_judge(uid, wish, next_seq, server_ms);
  if outcome ->> 'status' = 'clock' and public.sync_whole(wish -> 'ts') <= server_ms + 300000 + remembered_ms then
    delete from public.sync_refused where user_id = uid and refused_at < server_ms - remembered_ms;
    insert into public.sync_refused (user_id, op, refused_at)
    select uid, asked, server_ms
    where (select count(*) from public.sync_refused where user_id = uid) < remembered_most
    on conflict do nothing;
  end if;
  return outcome;
end;
$$;

revoke all on function public.sync_apply(uuid, jsonb, bigint, bigint) from public, anon, authenticated;
