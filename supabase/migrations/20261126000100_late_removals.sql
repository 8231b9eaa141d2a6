-- An addition that is not younger than a forgotten removal came back by a detour: of a device that was away for more than a
-- year, an older removal of the film came first, which left a mark, and where a mark is, nothing was taken for forgotten. Now
-- such a removal notes what was forgotten when it came, and an addition after it has to be younger than that, as where
-- there is no mark (MQ010).

-- Of a removal that came where no mark was, and that is not younger than all removals forgotten by then: the greatest time of
-- those, since one of the same film may be among them. Null otherwise: where a mark is, no newer one of its film was forgotten.
-- Additions that are younger leave it as it is; what comes after them is younger, too.
alter table public.sync_marks add column forgotten_ts bigint;

create or replace function public.check_not_forgotten() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  latest bigint;
begin
  select head.floor_ts into latest
  from public.sync_head as head join public.sync_kinds as traits on traits.kind = new.kind and traits.card
  where head.user_id = new.user_id and new.ts <= head.floor_ts;
  if not found then
    return null;
  end if;
  if new.present then
    raise exception 'this addition is older than what is remembered' using errcode = 'MQ010';
  end if;
  update public.sync_marks set forgotten_ts = latest
  where user_id = new.user_id and kind = new.kind and movie_id = new.movie_id;
  return null;
end;
$$;

drop trigger check_not_forgotten on public.sync_marks;
create trigger check_not_forgotten after insert on public.sync_marks for each row
  execute function public.check_not_forgotten();
create trigger check_late_removal after update on public.sync_marks for each row
  when (new.present and new.ts <= old.forgotten_ts) execute function public.check_not_forgotten();
