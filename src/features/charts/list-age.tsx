import { LISTS } from '../../config/messages/lists';
import { useNow } from '../../data/hooks/use-now';
import { useOnline } from '../../data/hooks/use-online';
import { AgeLine } from '../../ui/age-line';

/** Says of a list that could not be renewed how old it is, and why. */
export function ListAge({ since }: { readonly since: number }) {
  const now = useNow();
  const online = useOnline();
  return <AgeLine reason={online ? LISTS.notReached : LISTS.offline} ageMs={now - since} />;
}
