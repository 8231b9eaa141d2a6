-- Names are made of what can be seen: no control characters, no marks that turn the direction of the text around them, none
-- that take no room. Two names must not look alike for characters that nobody sees, and none may be empty to the eye.
-- Joiners stand in names of people, whose scripts need them, and not in usernames. The rows that are there stay.
alter table public.profiles
  add constraint profiles_username_visible check (
    username !~ '[\u0001-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E007F]'
    and username ~ '[^\s\uFE00-\uFE0F\U000E0100-\U000E01EF]'
  ) not valid,
  add constraint profiles_first_name_visible check (
    first_name !~ '[\u0001-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E007F]'
    and first_name ~ '[^\s\u200C\u200D\uFE00-\uFE0F\U000E0100-\U000E01EF]'
  ) not valid,
  add constraint profiles_last_name_visible check (
    last_name !~ '[\u0001-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E007F]'
    and last_name ~ '[^\s\u200C\u200D\uFE00-\uFE0F\U000E0100-\U000E01EF]'
  ) not valid;
