import type { Location } from 'react-router-dom';
import { ROUTES } from '../config/routes';

/** What a guard leaves in the navigation state: where the visitor wanted to go. */
export interface OriginState {
  readonly from: string;
}

/** The navigation state that remembers a location. */
export function rememberOrigin({ pathname, search, hash }: Location): OriginState {
  return { from: `${pathname}${search}${hash}` };
}

/**
 * Where to go after signing in: the remembered origin, else the dashboard. The state survives a reload, so it is
 * checked: only an address within the application counts.
 */
export function originOf(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : ROUTES.dashboard;
}
