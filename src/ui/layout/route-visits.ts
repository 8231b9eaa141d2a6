import { createContext, useContext } from 'react';

/** The screen's change of route, as a heading that may take the focus sees it. */
export interface RouteVisits {
  /** How often the screen has changed since the page was opened: 0 on the first. */
  readonly count: number;
  /** Whether the person has pressed something on this screen before its heading came. */
  readonly isUsed: () => boolean;
}

const VisitsContext = createContext<RouteVisits>({ count: 0, isUsed: () => false });

export const RouteVisitsProvider = VisitsContext.Provider;

export function useRouteVisits(): RouteVisits {
  return useContext(VisitsContext);
}
