import { HistoryScreen } from '../../features/history/history-screen';
import { QueryProvider } from '../loading/query-provider';

/** /profile/history. */
export function HistoryRoute() {
  return (
    <QueryProvider>
      <HistoryScreen />
    </QueryProvider>
  );
}
