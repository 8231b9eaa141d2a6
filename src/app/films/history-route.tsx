import { HistoryScreen } from '../../features/history/history-screen';
import { QueryProvider } from '../../hooks/query-provider';

/** /profile/history. */
export function HistoryRoute() {
  return (
    <QueryProvider>
      <HistoryScreen />
    </QueryProvider>
  );
}
