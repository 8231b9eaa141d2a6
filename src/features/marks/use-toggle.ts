import { useMemberState } from '../../data/hooks/member-provider';
import { useMark } from '../../data/hooks/use-mark';
import type { MarkableFilm } from '../../data/member-runtime';
import { isMovieId } from '../../domain/movie-id';
import { toasts } from '../../ui/toast';
import { MARK_SENTENCES, storageSentence, type ToggleKind } from './mark-sentences';

/** A film's mark and the tap that turns it around; every outcome is told in a toast. */
export function useToggle(kind: ToggleKind, film: MarkableFilm) {
  const state = useMemberState();
  const marked = useMark(kind, film.id);
  const sentences = MARK_SENTENCES[kind];

  async function toggle() {
    if (state.status === 'none') {
      toasts.show({ kind: 'info', text: sentences.signIn });
      return;
    }
    if (!isMovieId(film.id)) {
      toasts.show({ kind: 'error', text: sentences.noId });
      return;
    }
    if (state.status === 'failed') {
      toasts.show({ kind: 'error', text: `${sentences.failed}. ${storageSentence(state.error)}` });
      return;
    }
    if (state.status === 'opening') return;
    const toggled = await state.member.toggle(kind, film);
    if (!toggled.ok) {
      toasts.show({ kind: 'error', text: `${sentences.failed}. ${storageSentence(toggled.error)}` });
      return;
    }
    toasts.show({ kind: 'success', text: toggled.value.present ? sentences.added : sentences.removed });
  }

  return {
    marked,
    toggle: () => void toggle(),
    label: marked ? sentences.remove : sentences.add,
    /** False for the moment until the member's data is open: what the label says may not be true yet. */
    ready: state.status !== 'opening',
  };
}
