import { useSession } from '../data/hooks/session-provider';
import { StatisticsScreen } from '../features/statistics/statistics-screen';

/** /profile/stats. */
export function StatsRoute() {
  const session = useSession();
  return session.status === 'signed-in' ? <StatisticsScreen member={session.session.member} /> : null;
}
