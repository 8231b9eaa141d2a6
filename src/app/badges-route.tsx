import { BadgesScreen } from '../features/badges/badges-screen';

/** /profile/badges. */
export function BadgesRoute() {
  return <BadgesScreen />;
}
