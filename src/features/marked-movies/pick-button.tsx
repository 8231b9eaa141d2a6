import { Button } from '../../components/button';
import { readCards } from '../../db/marks';
import { tryStorage } from '../../db/storage';
import { useMemberStore } from '../../hooks/member-provider';
import { useLaunch } from '../../hooks/use-launch';
import { useOpenMovie } from '../../hooks/use-open-movie';
import { newSeed } from '../../lib/random';
import { movieOrPlaceholder } from '../../marks/toggle-mark';
import { MARKED_MOVIES } from './messages';

/** The movie picked last, on any list, also after the list was left for its page. */
let lastPicked: number | null = null;

/** Opens one of the listed movies at random, never the same twice in a row. @param ids the list, as filtered */
export function PickButton({ ids }: { readonly ids: readonly number[] }) {
  const store = useMemberStore();
  const openMovie = useOpenMovie();

  async function pick() {
    const others = ids.length > 1 ? ids.filter((id) => id !== lastPicked) : ids;
    const id = others[newSeed() % others.length];
    if (!store || id === undefined) return;
    lastPicked = id;
    const cards = await tryStorage(() => readCards(store.database, [id]));
    openMovie(movieOrPlaceholder(cards.ok ? cards.value : new Map(), id));
  }

  useLaunch('pick', () => void pick());

  if (ids.length < 2) return null;
  return (
    <Button variant="ghost" onPress={() => void pick()}>
      {MARKED_MOVIES.pick}
    </Button>
  );
}
