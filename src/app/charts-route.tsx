import { ChartsScreen } from '../features/charts/charts-screen';

/** /charts. */
export function ChartsRoute() {
  return <ChartsScreen />;
}
