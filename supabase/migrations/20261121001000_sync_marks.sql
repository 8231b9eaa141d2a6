-- One row per user. Its lock is held to commit by every writer, so per user the order of seq is the order of commits.
create table public.sync_head (
  user_id uuid primary key references auth.users (id) on delete cascade,
  seq bigint not null default 0,
  -- A new epoch tells every device to start again from seq 0.
  epoch uuid not null default gen_random_uuid()
);

-- One row per film ever touched, also after removal, so that other devices learn of it.
create table public.sync_marks (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('favorite', 'watched', 'shown')),
  -- A greater one would reach devices as a rounded JavaScript number.
  movie_id bigint not null check (movie_id between 1 and 9007199254740991),
  present boolean not null,
  ts bigint not null check (ts >= 0), -- milliseconds since 1970
  op uuid not null,
  seq bigint not null,
  primary key (user_id, kind, movie_id)
);

create unique index sync_marks_seq on public.sync_marks (user_id, seq);

-- No policy for writing: sync_push and the triggers on the base tables write.
alter table public.sync_head enable row level security;
create policy "members read their head" on public.sync_head for select to authenticated
  using (user_id = (select auth.uid()));

alter table public.sync_marks enable row level security;
create policy "members read their marks" on public.sync_marks for select to authenticated
  using (user_id = (select auth.uid()));

revoke all on table public.sync_head, public.sync_marks from public, anon, authenticated;
grant select on table public.sync_head, public.sync_marks to authenticated;

-- The server's clock in milliseconds since 1970.
create function public.sync_now() returns bigint
language sql volatile set search_path = ''
return floor(extract(epoch from clock_timestamp()) * 1000)::bigint;

create function public.sync_mark_json(mark public.sync_marks) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object(
  'kind', mark.kind, 'movie_id', mark.movie_id, 'present', mark.present, 'ts', mark.ts, 'op', mark.op, 'seq', mark.seq
);

-- Locks and returns the head; all null for a user who is gone. Creating a head for such a user would break the cascade
-- that removes them (23503).
create function public.sync_lock_head(uid uuid) returns public.sync_head
language plpgsql set search_path = '' as $$
declare
  head public.sync_head;
begin
  select * into head from public.sync_head where user_id = uid for update;
  if not found and exists (select from auth.users where id = uid) then
    insert into public.sync_head (user_id, seq)
    values (uid, (select coalesce(max(seq), 0) from public.sync_marks where user_id = uid))
    on conflict (user_id) do nothing;
    select * into head from public.sync_head where user_id = uid for update;
  end if;
  return head;
end;
$$;

revoke all on function public.sync_now() from public, anon, authenticated;
revoke all on function public.sync_mark_json(public.sync_marks) from public, anon, authenticated;
revoke all on function public.sync_lock_head(uuid) from public, anon, authenticated;
