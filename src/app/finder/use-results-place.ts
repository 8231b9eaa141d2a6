import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { ResultsDialogState } from '../../features/questionnaire/questionnaire';
import { pushedState } from '../../hooks/movie-state';
import { useCloseEntry } from '../../hooks/use-open-movie';
import { isResultsOpen, searchWithoutResults, searchWithResults } from '../../hooks/movie-url';

/** The movies found last have an entry of the history's own: Back leaves it, and comes to it again from a movie's screen. */
export function useResultsDialog(): ResultsDialogState {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { search, state } = location;
  const close = useCloseEntry();
  const open = isResultsOpen(search);

  return {
    open,
    onOpen() {
      if (!open) void navigate({ search: searchWithResults(search) }, { state: pushedState(state, null) });
    },
    onClose: () => close(searchWithoutResults(search)),
  };
}
