import { MESSAGES } from '../../config/messages';
import { useOnline } from '../../data/hooks/use-online';
import { savedName } from '../../domain/username';
import { ErrorPanel } from '../../ui/error-panel';
import { TextField } from '../../ui/text-field';
import { EditorCard } from './editor-card';
import { useEditor } from './use-editor';

const { profile: words } = MESSAGES;

export interface NameEditorProps {
  readonly first: string | null;
  readonly last: string | null;
}

/** The member's first and last name, neither of them required. */
export function NameEditor({ first, last }: NameEditorProps) {
  const online = useOnline();
  const editor = useEditor({ first: first ?? '', last: last ?? '' }, words.nameSaved);
  const { draft, failure } = editor;
  const value = [first, last].filter((part) => part !== null).join(' ');

  return (
    <EditorCard
      title={words.name}
      value={value === '' ? words.none : value}
      editing={editor.editing}
      saving={editor.saving}
      canSave={online}
      onEdit={editor.edit}
      onCancel={editor.cancel}
      onSave={() => void editor.save({ first_name: savedName(draft.first), last_name: savedName(draft.last) })}
    >
      <TextField
        label={words.firstName}
        name="given-name"
        autoComplete="given-name"
        value={draft.first}
        onChange={(text) => editor.change({ ...draft, first: text })}
      />
      <TextField
        label={words.lastName}
        name="family-name"
        autoComplete="family-name"
        value={draft.last}
        onChange={(text) => editor.change({ ...draft, last: text })}
      />
      {failure && (
        <ErrorPanel
          title={words.nameFailed}
          text={words.why[failure.reason === 'taken' ? 'refused' : failure.reason]}
        />
      )}
    </EditorCard>
  );
}
