import { useCallback, useEffect, useState } from 'react';
import { parseStoredAnswers, questionnaireStore, type StoredAnswers } from '../../../db/questionnaire-store';
import type { StoredResults } from '../../../db/parse-results';
import { useMemberId } from '../../../hooks/member-provider';

const NO_MOVIES: StoredResults = { movies: [], place: 0, since: null };

/**
 * What this person was at: the answers that were given when the screen came, the movies found last, whether only those on
 * their own services are wanted, and functions that keep a change of them. `count` is how many movies there are, and while
 * they are still read, how many seem to be: what tells of them has its place from the first frame.
 */
export function useStoredQuestionnaire() {
  const owner = useMemberId();
  const [kept] = useState(() => questionnaireStore.read(owner));
  const [answers] = useState(() => parseStoredAnswers(kept));
  const [found, setFound] = useState(NO_MOVIES);
  const keptMovies = kept?.['movies'];
  const [unread, setUnread] = useState(Array.isArray(keptMovies) ? keptMovies.length : 0);

  useEffect(() => {
    // most visits find none, and need nothing that reads them
    if (kept === null || unread === 0) return;
    const reading = import('../../../db/parse-results').then(({ parseStoredResults }) => parseStoredResults(kept));
    const show = (movies: StoredResults) => setFound((now) => (now === NO_MOVIES ? movies : now));
    // where the part did not arrive, the movies stay where they are kept, for the next visit
    void reading.then(show, () => undefined).then(() => setUnread(0));
  }, [kept, unread]);

  const keepAnswers = useCallback((change: StoredAnswers) => questionnaireStore.keep(owner, change), [owner]);
  const keepMovies = useCallback(
    (change: Partial<StoredResults>) => {
      questionnaireStore.keep(owner, change);
      setFound((now) => ({ ...now, ...change }));
    },
    [owner],
  );
  const [onlyOwn, setOnlyOwn] = useState(kept?.['onlyOwn'] === true);
  const keepOnlyOwn = useCallback(
    (only: boolean) => {
      questionnaireStore.keep(owner, { onlyOwn: only });
      setOnlyOwn(only);
    },
    [owner],
  );
  return { answers, keepAnswers, ...found, count: found.movies.length || unread, keepMovies, onlyOwn, keepOnlyOwn };
}
