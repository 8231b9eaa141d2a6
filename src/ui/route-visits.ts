import { createContext, useContext } from 'react';

/** How often the screen has changed since the page was opened. */
const RouteVisits = createContext(0);

export const RouteVisitsProvider = RouteVisits.Provider;

/** 0 on the screen the page was opened with; one more with each change of route. */
export function useRouteVisits(): number {
  return useContext(RouteVisits);
}
