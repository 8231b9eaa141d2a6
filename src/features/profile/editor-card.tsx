import { chakra } from '@chakra-ui/react/styled-system';
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ProfileChange, ProfileFailure } from '../../api/supabase/save-profile';
import { Button } from '../../components/button';
import { Panel } from '../../components/layout/panels';
import { toasts } from '../../components/toast';
import type { MemberDatabase, ProfileRow } from '../../db/member-database';
import { whileSignedIn } from '../../db/sync-state';
import { fail, type Result } from '../../domain/values/result';
import { useMemberStore } from '../../hooks/member-provider';
import { useServices } from '../../hooks/services-context';
import { APP } from '../../i18n/messages/shell';
import { logDebug } from '../../lib/logger';
import { PROFILE } from './messages';

const View = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', minWidth: 0 },
});
const Value = chakra('p', { base: { minWidth: 0, overflowWrap: 'anywhere', fontWeight: 'medium' } });
const Form = chakra('form', { base: { display: 'grid', gap: '4' } });
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

export interface EditorCardProps {
  readonly title: string;
  /** The saved value as text. */
  readonly value: string;
  readonly editing: boolean;
  readonly saving: boolean;
  readonly canSave: boolean;
  readonly onEdit: () => void;
  readonly onCancel: () => void;
  readonly onSave: () => void;
  /** The fields and their messages. */
  readonly children: ReactNode;
}

/** A value with Edit, or its fields with Save and Cancel. The focus moves into the fields, and back to Edit. */
export function EditorCard(props: EditorCardProps) {
  const { title, editing, saving } = props;
  const form = useRef<HTMLFormElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const was = useRef(editing);

  useEffect(() => {
    if (was.current === editing) return;
    was.current = editing;
    if (editing) form.current?.querySelector('input')?.focus();
    else edit.current?.focus();
  }, [editing]);

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (props.canSave && !saving) props.onSave();
  }

  function onKeyDown(event: KeyboardEvent) {
    // During composition, Escape belongs to the input method.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && !saving) props.onCancel();
  }

  return (
    <Panel title={title}>
      {editing ? (
        <Form ref={form} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
          {props.children}
          <Buttons>
            <Button type="submit" disabled={!props.canSave} loading={saving} loadingText={PROFILE.saving}>
              {PROFILE.save}
            </Button>
            <Button variant="ghost" disabled={saving} onPress={props.onCancel}>
              {PROFILE.cancel}
            </Button>
          </Buttons>
        </Form>
      ) : (
        <View>
          <Value>{props.value}</Value>
          <Button ref={edit} variant="secondary" label={PROFILE.editOf(title)} onPress={props.onEdit}>
            {PROFILE.edit}
          </Button>
        </View>
      )}
    </Panel>
  );
}

/** Why a part of the profile wasn't saved; 'not-loaded' if part of the application is missing, as after an update. */
type EditFailure = ProfileFailure | { readonly reason: 'not-loaded' };

/** What to say about a failure. */
export function failureText(reason: Exclude<EditFailure['reason'], 'taken'>): string {
  return reason === 'not-loaded' ? APP.partMissingHint(navigator.onLine) : PROFILE.failures[reason];
}

/**
 * State of an editor. Input stays until it is saved or canceled.
 * @param saved the saved value, which editing starts from and Cancel returns to
 * @param savedMessage the toast after saving
 */
export function useEditor<Draft>(saved: Draft, savedMessage: string) {
  const save = useSaveProfile();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<EditFailure | null>(null);

  function close() {
    setDraft(null);
    setFailure(null);
  }

  return {
    editing: draft !== null,
    draft: draft ?? saved,
    saving,
    failure,
    edit: () => setDraft(saved),
    cancel: close,
    change: (next: Draft) => {
      setDraft(next);
      setFailure(null);
    },
    /** @param onFailure called with the error, in addition to `failure` */
    async save(change: ProfileChange, onFailure?: (failure: EditFailure) => void): Promise<void> {
      setSaving(true);
      const result = await save(change);
      setSaving(false);
      if (result.ok) {
        close();
        toasts.show({ kind: 'success', text: savedMessage });
      } else {
        setFailure(result.error);
        onFailure?.(result.error);
      }
    },
  };
}

/** The profile is saved on the server even if the device can't store it; the next fetch tries again. */
async function storeProfile(database: MemberDatabase, profile: ProfileRow): Promise<void> {
  try {
    await whileSignedIn(database, [database.profile], () => database.profile.put(profile));
  } catch (error) {
    logDebug(`The saved profile could not be kept: ${String(error)}`);
  }
}

/** Returns a function that saves part of the profile on the server, then on the device. */
export function useSaveProfile(): (change: ProfileChange) => Promise<Result<ProfileRow, EditFailure>> {
  const load = useServices();
  const store = useMemberStore();
  return useCallback(
    async (change) => {
      if (!store) return fail({ reason: 'signed-out' });
      try {
        const [{ auth }, { saveProfile }] = await Promise.all([load(), import('../../api/supabase/save-profile')]);
        const saved = await saveProfile(auth, store.userId, change);
        if (saved.ok) await storeProfile(store.database, saved.value);
        return saved;
      } catch {
        return fail({ reason: 'not-loaded' });
      }
    },
    [load, store],
  );
}
