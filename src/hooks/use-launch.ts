import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { withSearchParams } from './movie-url';

/** Search parameter that has a screen do something when it opens: `?do=pick`. The installed app's shortcuts use it. */
export const LAUNCH_PARAMETER = 'do';

/** Searches with the last answers, opens a movie of the watchlist, and puts the focus into the search field. */
export type Launch = 'again' | 'pick' | 'find';

/** The query string that has the screen do something. */
export function searchWithLaunch(search: string, launch: Launch): string {
  return withSearchParams(search, (parameters) => parameters.set(LAUNCH_PARAMETER, launch));
}

/**
 * Does what the URL asks for, once: the parameter is removed first, so that neither Back nor a reload does it again.
 * @param onLaunch called as soon as the component that can do it is rendered
 */
export function useLaunch(launch: Launch, onLaunch: () => void): void {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { search, state } = location;
  const isAsked = new URLSearchParams(search).get(LAUNCH_PARAMETER) === launch;
  const wasAsked = useRef(false);

  const act = useEffectEvent(() => {
    if (isAsked) {
      const rest = withSearchParams(search, (parameters) => parameters.delete(LAUNCH_PARAMETER));
      void navigate({ search: rest }, { replace: true, state });
    } else if (wasAsked.current) onLaunch();
    wasAsked.current = isAsked;
  });
  useEffect(() => act(), [isAsked]);
}
