import { WatchPreferencesScreen } from '../../features/viewing/viewing-screen';
import { QueryProvider } from '../../hooks/query-provider';

/** /services: country, services and the language of movies. */
export function WatchPreferencesRoute() {
  return (
    <QueryProvider>
      <WatchPreferencesScreen />
    </QueryProvider>
  );
}
