import { useCallback, useEffect, useState } from 'react';
import { keptSearch } from '../../local/device/kept-search';
import { parseKeptAnswers, type KeptAnswers } from '../../local/device/parse-kept-answers';
import type { KeptResults } from '../../local/device/parse-kept-films';
import { useMemberId } from '../member/use-member-id';

const NO_FILMS: KeptResults = { films: [], place: 0, since: null };

/**
 * What this person was at: the answers that were given when the screen came, the films found last, whether only those on
 * their own services are wanted, and functions that keep a change of them. `count` is how many films there are, and while
 * they are still read, how many seem to be: what tells of them has its place from the first frame.
 */
export function useKeptSearch() {
  const owner = useMemberId();
  const [kept] = useState(() => keptSearch.read(owner));
  const [answers] = useState(() => parseKeptAnswers(kept));
  const [found, setFound] = useState(NO_FILMS);
  const keptFilms = kept?.['films'];
  const [unread, setUnread] = useState(Array.isArray(keptFilms) ? keptFilms.length : 0);

  useEffect(() => {
    // most visits find none, and need nothing that reads them
    if (kept === null || unread === 0) return;
    const reading = import('../../local/device/parse-kept-films').then(({ parseKeptFilms }) => parseKeptFilms(kept));
    const show = (films: KeptResults) => setFound((now) => (now === NO_FILMS ? films : now));
    // where the part did not arrive, the films stay where they are kept, for the next visit
    void reading.then(show, () => undefined).then(() => setUnread(0));
  }, [kept, unread]);

  const keepAnswers = useCallback((change: KeptAnswers) => keptSearch.keep(owner, change), [owner]);
  const keepFilms = useCallback(
    (change: Partial<KeptResults>) => {
      keptSearch.keep(owner, change);
      setFound((now) => ({ ...now, ...change }));
    },
    [owner],
  );
  const [onlyOwn, setOnlyOwn] = useState(kept?.['onlyOwn'] === true);
  const keepOnlyOwn = useCallback(
    (only: boolean) => {
      keptSearch.keep(owner, { onlyOwn: only });
      setOnlyOwn(only);
    },
    [owner],
  );
  return { answers, keepAnswers, ...found, count: found.films.length || unread, keepFilms, onlyOwn, keepOnlyOwn };
}
