import type { Breakage } from '../breakage';

const OPEN = 'src/data/local/member/open-member-database.ts';
const OPENED = ['tests/unit/local/open-member-database.test.ts'];

const LEAVING = 'src/data/services/leaving.ts';
const STORE = 'src/data/supabase/session/session-store.ts';
const LOOK_AFTER = 'src/data/services/look-after-ended.ts';
const COMING = ['tests/unit/auth/another-account.dom.test.ts'];
const DELETED = ['tests/unit/auth/deleted-account.dom.test.ts'];

/** Breakages of what a device must never lose or keep, whatever its storage does: no statement is about that. */
export const DEVICE_STORAGE_BREAKAGES: readonly Breakage[] = [
  {
    ids: [],
    file: OPEN,
    find: "  if (waiting.value) return fail({ reason: 'unreadable' });\n",
    replace: '',
    tests: OPENED,
  },
  { ids: [], file: OPEN, find: "isRecord(chosen) && chosen['sent'] === false", replace: 'false', tests: OPENED },
  { ids: [], file: OPEN, find: 'waiting > 0', replace: 'waiting > 1', tests: OPENED },
  {
    ids: [],
    file: LEAVING,
    find: 'for (const id of await membersOnDevice()) if (id !== session.member.id) await forgetMember(id);',
    replace: 'const before = await store.read();\n    if (isOther(before)) await forgetMember(before.member.id);',
    tests: COMING,
  },
  { ids: [], file: LEAVING, find: 'if (id !== session.member.id) await', replace: 'await', tests: COMING },
  {
    ids: [],
    file: STORE,
    find: '      if (ended?.memberId !== undefined) await device.session.put({ ...ended, id: `ended:${ended.memberId}` });\n',
    replace: '',
    tests: DELETED,
  },
  { ids: [], file: STORE, find: "['ended', `ended:${session.member.id}`]", replace: "['ended']", tests: DELETED },
  { ids: [], file: STORE, find: "if (stored || id !== 'ended')", replace: 'if (stored)', tests: DELETED },
  {
    ids: [],
    file: 'src/data/local/device/device-database.ts',
    find: '(await this.readUnsettled()).length > 0',
    replace: 'ended !== null',
    tests: DELETED,
  },
  {
    ids: [],
    file: LOOK_AFTER,
    find: "if (ended.id === 'ended') forgetTab();",
    replace: 'forgetTab();',
    tests: DELETED,
  },
  {
    ids: [],
    file: 'src/data/services/deleted-account.ts',
    find: 'gone.value ? await inStorage(() => source.store.settle(ended)) : ok(undefined)',
    replace: 'deleted.value ? ok(undefined) : await inStorage(() => source.store.settle(ended))',
    tests: DELETED,
  },
];
