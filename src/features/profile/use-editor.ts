import { useState } from 'react';
import { useSaveProfile } from '../../data/hooks/account/use-save-profile';
import type { ProfileChange, ProfileFailure } from '../../api/supabase/save-profile';
import { toasts } from '../../components/toast';

/**
 * View, edit, saved or cancelled. What is typed stays until it is saved or given up.
 * @param saved what is saved now; typing starts from it, and Cancel goes back to it
 * @param savedSentence what is said when it was saved
 */
export function useEditor<Draft>(saved: Draft, savedSentence: string) {
  const save = useSaveProfile();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<ProfileFailure | null>(null);

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
    /** @param onFailure told why it was not saved, beside `failure` */
    async save(change: ProfileChange, onFailure?: (failure: ProfileFailure) => void): Promise<void> {
      setSaving(true);
      const answer = await save(change);
      setSaving(false);
      if (answer.ok) {
        close();
        toasts.show({ kind: 'success', text: savedSentence });
      } else {
        setFailure(answer.error);
        onFailure?.(answer.error);
      }
    },
  };
}
