import { PostgrestClient } from '@supabase/postgrest-js';
import { ok, type Result } from '../../domain/result';
import { accessToken, type TokenFailure, type TokenSource } from './token';

// The library's own retries would keep the reader waiting for seven seconds before anything is said.

/** The data tables, as the signed-in member may see them. */
export interface MemberTables {
  readonly userId: string;
  readonly client: PostgrestClient;
}

/** Opens the tables with the member's own token; without one there is no client, so nothing is asked as a visitor. */
export async function memberTables(source: TokenSource): Promise<Result<MemberTables, TokenFailure>> {
  const access = await accessToken(source);
  if (!access.ok) return access;
  const client = new PostgrestClient(`${source.supabaseUrl}/rest/v1`, {
    headers: { apikey: source.anonKey, authorization: `Bearer ${access.value.token}` },
    fetch: source.fetch,
    retry: false,
  });
  return ok({ userId: access.value.userId, client });
}

/** What the tables are reached with while nobody is signed in. */
export type PublicSource = Pick<TokenSource, 'supabaseUrl' | 'anonKey' | 'fetch'>;

/** The tables as a visitor may see them. */
export function visitorTables({ supabaseUrl, anonKey, fetch }: PublicSource): PostgrestClient {
  return new PostgrestClient(`${supabaseUrl}/rest/v1`, {
    headers: { apikey: anonKey, authorization: `Bearer ${anonKey}` },
    fetch,
    retry: false,
  });
}
