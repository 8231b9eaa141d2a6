import { chakra } from '@chakra-ui/react/styled-system';
import { PROFILE } from '../../words/en/account/profile';
import { useOnline } from '../../hooks/use-online';
import { useUsernameCheck } from '../../data/hooks/account/use-username-check';
import {
  canSaveUsername,
  needsCheck,
  trimmedUsername,
  usernameFault,
  type Availability,
} from '../../domain/account/username';
import { ErrorPanel } from '../../components/error-panel';
import { TextField } from '../../components/form/text-field';
import { EditorCard } from './editor-card';
import { useEditor } from './use-editor';

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
const SENTENCES: Record<Availability, string> = {
  unknown: '',
  checking: PROFILE.checking,
  available: PROFILE.available,
  taken: PROFILE.taken,
};

/** The member's username: asked for while it is typed, saved by Save. */
export function UsernameEditor({ current }: { readonly current: string | null }) {
  const online = useOnline();
  const editor = useEditor(current ?? '', PROFILE.usernameSaved);
  const username = trimmedUsername(editor.draft);
  const { availability, unanswered, noteTaken } = useUsernameCheck(editor.editing ? username : '', current);
  const notKnown = unanswered || (availability === 'unknown' && needsCheck(username, current) && !online);

  const fault = usernameFault(username);

  async function save() {
    await editor.save({ username }, ({ reason }) => {
      if (reason === 'taken') noteTaken(username);
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
          error={fault ? PROFILE.usernameFaults[fault] : ''}
        />
        <Line is={availability} role="status">
          {notKnown ? PROFILE.unchecked : SENTENCES[availability]}
        </Line>
      </div>
      {editor.failure && editor.failure.reason !== 'taken' && (
        <ErrorPanel title={PROFILE.usernameFailed} text={PROFILE.why[editor.failure.reason]} />
      )}
    </EditorCard>
  );
}
