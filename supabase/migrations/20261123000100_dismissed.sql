-- Films that a member does not want recommended again: 'Not for me'. Devices that do not know the kind keep its rows unread.
insert into public.sync_kinds (kind, card) values ('dismissed', true);
