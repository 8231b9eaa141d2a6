import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useEffect, useState } from 'react';
import { ErrorPanel } from '../../components/error-panel';
import { TextField } from '../../components/form/text-field';
import { USERNAME_CHECK_MS } from '../../config/account';
import {
  type Availability,
  canSaveUsername,
  nameError,
  needsCheck,
  savedName,
  trimmedUsername,
  usernameError,
} from '../../domain/account/username';
import { useMemberId } from '../../hooks/member-provider';
import { useServices } from '../../hooks/services-context';
import { useOnline } from '../../hooks/use-online';
import { EditorCard, failureText, useEditor } from './editor-card';
import { PROFILE } from './messages';

export interface NameEditorProps {
  readonly first: string | null;
  readonly last: string | null;
}

/** The member's first and last name, both optional. */
export function NameEditor({ first, last }: NameEditorProps) {
  const online = useOnline();
  const editor = useEditor({ first: first ?? '', last: last ?? '' }, PROFILE.nameSaved);
  const { draft, failure } = editor;
  const value = [first, last].filter((part) => part !== null).join(' ');

  const faults = { first: nameError(draft.first), last: nameError(draft.last) };

  return (
    <EditorCard
      title={PROFILE.name}
      value={value === '' ? PROFILE.none : value}
      editing={editor.editing}
      saving={editor.saving}
      canSave={online && faults.first === null && faults.last === null}
      onEdit={editor.edit}
      onCancel={editor.cancel}
      onSave={() => void editor.save({ first_name: savedName(draft.first), last_name: savedName(draft.last) })}
    >
      <TextField
        label={PROFILE.firstName}
        name="given-name"
        autoComplete="given-name"
        value={draft.first}
        onChange={(text) => editor.change({ ...draft, first: text })}
        error={faults.first ? PROFILE.nameErrors[faults.first] : ''}
      />
      <TextField
        label={PROFILE.lastName}
        name="family-name"
        autoComplete="family-name"
        value={draft.last}
        onChange={(text) => editor.change({ ...draft, last: text })}
        error={faults.last ? PROFILE.nameErrors[faults.last] : ''}
      />
      {failure && (
        <ErrorPanel
          title={PROFILE.nameFailed}
          text={failureText(failure.reason === 'taken' ? 'refused' : failure.reason)}
        />
      )}
    </EditorCard>
  );
}

const Line = chakra('p', {
  base: { fontSize: 'sm', minHeight: '1.25rem' },
  variants: {
    is: {
      unknown: { color: 'fg.muted' },
      checking: { color: 'fg.muted' },
      available: { color: 'success.text', fontWeight: 'medium' },
      taken: { color: 'danger.text', fontWeight: 'medium' },
    },
  },
});
const MESSAGES: Record<Availability, string> = {
  unknown: '',
  checking: PROFILE.checking,
  available: PROFILE.available,
  taken: PROFILE.taken,
};

/** The member's username: checked while typing, saved by Save. */
export function UsernameEditor({ current }: { readonly current: string | null }) {
  const online = useOnline();
  const editor = useEditor(current ?? '', PROFILE.usernameSaved);
  const username = trimmedUsername(editor.draft);
  const { availability, unanswered, markTaken } = useUsernameCheck(editor.editing ? username : '', current);
  const notKnown = unanswered || (availability === 'unknown' && needsCheck(username, current) && !online);

  const fault = usernameError(username);

  async function save() {
    await editor.save({ username }, ({ reason }) => {
      if (reason === 'taken') markTaken(username);
    });
  }

  return (
    <EditorCard
      title={PROFILE.username}
      value={current ?? PROFILE.none}
      editing={editor.editing}
      saving={editor.saving}
      canSave={online && canSaveUsername(username, availability)}
      onEdit={editor.edit}
      onCancel={editor.cancel}
      onSave={() => void save()}
    >
      <div>
        <TextField
          label={PROFILE.username}
          name="username"
          autoComplete="username"
          value={editor.draft}
          onChange={editor.change}
          error={fault ? PROFILE.usernameErrors[fault] : ''}
        />
        <Line is={availability} role="status">
          {notKnown ? PROFILE.unchecked : MESSAGES[availability]}
        </Line>
      </div>
      {editor.failure && editor.failure.reason !== 'taken' && (
        <ErrorPanel title={PROFILE.usernameFailed} text={failureText(editor.failure.reason)} />
      )}
    </EditorCard>
  );
}

/**
 * Checks whether a username is free, debounced; responses for older input are ignored. Checks again when the network
 * returns.
 * @param username in the form it would be saved
 * @param current the member's own, which needs no check
 */
export function useUsernameCheck(username: string, current: string | null) {
  const load = useServices();
  const online = useOnline();
  const memberId = useMemberId();
  const [checked, setChecked] = useState<{ readonly username: string; readonly is: Availability } | null>(null);

  useEffect(() => {
    if (memberId === null || !needsCheck(username, current)) return;
    const id = memberId;
    let cancelled = false;
    function report(is: Availability) {
      if (!cancelled) setChecked({ username, is });
    }
    async function check() {
      report('checking');
      const [{ auth }, { usernameAvailable }] = await Promise.all([load(), import('../../api/supabase/save-profile')]);
      const free = await usernameAvailable(auth, id, username);
      report(free === null ? 'unknown' : free ? 'available' : 'taken');
    }
    const timer = setTimeout(() => {
      // A chunk that failed to load counts as an unreachable server.
      check().catch(() => report('unknown'));
    }, USERNAME_CHECK_MS);
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [username, current, load, memberId, online]);

  const availability = checked?.username === username && needsCheck(username, current) ? checked.is : null;
  return {
    availability: availability ?? 'unknown',
    /** The server couldn't say whether it is free. */
    unanswered: availability === 'unknown',
    /** Records that the server rejected a username as taken. */
    markTaken: useCallback((taken: string) => setChecked({ username: taken, is: 'taken' }), []),
  };
}
