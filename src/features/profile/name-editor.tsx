import { PROFILE } from '../../words/en/account/profile';
import { useOnline } from '../../hooks/use-online';
import { nameFault, savedName } from '../../domain/account/username';
import { ErrorPanel } from '../../components/error-panel';
import { TextField } from '../../components/form/text-field';
import { EditorCard } from './editor-card';
import { useEditor } from './use-editor';

export interface NameEditorProps {
  readonly first: string | null;
  readonly last: string | null;
}

/** The member's first and last name, neither of them required. */
export function NameEditor({ first, last }: NameEditorProps) {
  const online = useOnline();
  const editor = useEditor({ first: first ?? '', last: last ?? '' }, PROFILE.nameSaved);
  const { draft, failure } = editor;
  const value = [first, last].filter((part) => part !== null).join(' ');

  const faults = { first: nameFault(draft.first), last: nameFault(draft.last) };

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
        error={faults.first ? PROFILE.nameFaults[faults.first] : ''}
      />
      <TextField
        label={PROFILE.lastName}
        name="family-name"
        autoComplete="family-name"
        value={draft.last}
        onChange={(text) => editor.change({ ...draft, last: text })}
        error={faults.last ? PROFILE.nameFaults[faults.last] : ''}
      />
      {failure && (
        <ErrorPanel
          title={PROFILE.nameFailed}
          text={PROFILE.why[failure.reason === 'taken' ? 'refused' : failure.reason]}
        />
      )}
    </EditorCard>
  );
}
