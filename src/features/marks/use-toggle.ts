import { useContext } from 'react';
import { MARKS } from '../../words/en/account/marks';
import { SHELL } from '../../i18n/messages/shell';
import { useMemberState } from '../../hooks/member-provider';
import { useMark } from '../../data/hooks/marks/use-mark';
import type { MarkableMovie } from '../../services/member-store';
import { isMovieId } from '../../domain/movies/movie';
import { toasts } from '../../components/toast';
import type { UserMarkKind } from '../../domain/marks/mark-kinds';
import { toggleMark } from './set-mark';
import { SignInRequest } from './sign-in-request';
import { notifyMarkFailed } from './tell-not-kept';

/** A movie's mark and the tap that turns it around; every outcome is told in a toast. */
export function useMarkToggle(kind: UserMarkKind, movie: MarkableMovie) {
  const state = useMemberState();
  const marked = useMark(kind, movie.id);
  const askToSignIn = useContext(SignInRequest);
  const sentences = MARKS[kind];

  async function toggle() {
    if (state.status === 'none') {
      const action = { label: SHELL.login, onSelect: () => askToSignIn({ kind, movie }) };
      // one wish is taken along to the sign-in screen: the latest
      toasts.show({ kind: 'info', text: sentences.signIn, about: { key: 'sign-in', name: movie.title }, action });
      return;
    }
    if (!isMovieId(movie.id)) {
      toasts.show({ kind: 'error', text: sentences.noId });
      return;
    }
    if (state.status === 'failed') {
      notifyMarkFailed(kind, state.error);
      return;
    }
    if (state.status === 'opening' || marked === undefined) return;
    await toggleMark(state.runtime, { kind, movie }, !marked);
  }

  return {
    marked: marked === true,
    toggle: () => void toggle(),
    label: marked === undefined ? sentences.loading : marked ? sentences.remove : sentences.add,
    /** False until it is known whether the movie is marked: until then a press has no meaning. */
    ready: state.status !== 'opening' && marked !== undefined,
  };
}
