import { EMBEDDED_PUBLIC_KEY } from '../../../local-stack/settings/public-key';

/** Posts to the backend with a member's token. */
export function fetchJsonAs(url: string, token: string, path: string): Promise<Response> {
  const headers = { apikey: EMBEDDED_PUBLIC_KEY, authorization: `Bearer ${token}` };
  return fetch(`${url}${path}`, { method: 'POST', headers });
}
