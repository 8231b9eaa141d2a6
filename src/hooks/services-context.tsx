import { createContext, useContext } from 'react';
import type { Services } from '../services/services';

/** Loads the services on first use, so that a visitor's first page contains neither the database nor the API client. */
export type LoadServices = () => Promise<Services>;

const ServicesContext = createContext<LoadServices | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/**
 * The loader of the page's services.
 * @throws outside a ServicesProvider: a programming error
 */
export function useServices(): LoadServices {
  const load = useContext(ServicesContext);
  if (!load) throw new Error('useServices needs a ServicesProvider above it');
  return load;
}
