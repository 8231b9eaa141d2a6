import { DEPLOYMENT_FILE } from '../host/deployment-file';
import { fieldOf, jsonOf, type SendRequest } from './request';

/** A site and its services; URLs without a trailing slash. */
export interface Deployment {
  readonly site: string;
  readonly supabase: string;
  readonly key: string;
  readonly movieDatabase: string;
  readonly images: string;
  readonly contact: string;
}

/** Reads a site's deployment file; null if there is none. */
export async function readDeployment(send: SendRequest, site: string): Promise<Deployment | null> {
  const response = await send(`${site}/${DEPLOYMENT_FILE}`);
  const client = response?.status === 200 ? jsonOf(response.text) : undefined;
  const text = (name: string) => {
    const value = fieldOf(client, name);
    return typeof value === 'string' ? value : '';
  };
  if (text('VITE_SUPABASE_ANON_KEY') === '') return null;
  const absolute = (address: string) => new URL(address || '/', site).href.replace(/\/+$/, '');
  return {
    site,
    supabase: absolute(text('VITE_SUPABASE_URL')),
    key: text('VITE_SUPABASE_ANON_KEY'),
    movieDatabase: absolute(text('VITE_MOVIE_DATABASE_URL')),
    images: absolute(text('VITE_IMAGE_URL')),
    contact: text('VITE_CONTACT'),
  };
}

/** True for localhost, where http is safe. */
export function isThisMachine(address: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(address).hostname);
}
