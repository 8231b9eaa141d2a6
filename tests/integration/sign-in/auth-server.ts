import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer, type RunningServer } from '../../../local-stack/server/server';
import { readSettings } from '../../../local-stack/settings/settings';
import { linkIn } from '../../../local-stack/supabase/mail';
import { makeTempFolders } from '../local-stack/temp-folders';

const PROJECT = join(import.meta.dirname, '../../..');

export const GOOGLE_CLIENT = {
  GOOGLE_CLIENT_ID: 'matinee.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'GOCSPX-test',
};

/** A local server that signs in as a hosted project does: emails are confirmed, and Google is enabled. */
export interface AuthServer extends RunningServer {
  /** The links in the emails to an address, oldest first. */
  readonly linksTo: (email: string) => readonly string[];
}

/** @param tokenLifetime lifetime of an access token in seconds */
export async function startAuthServer(tokenLifetime?: number): Promise<AuthServer> {
  const folders = makeTempFolders();
  const project = join(folders.build, '_project');
  mkdirSync(project);
  cpSync(join(PROJECT, 'supabase'), join(project, 'supabase'), { recursive: true });
  const config = join(project, 'supabase/config.toml');
  const text = readFileSync(config, 'utf8');
  writeFileSync(
    config,
    text.replace('[auth.external.google]\nenabled = false', '[auth.external.google]\nenabled = true'),
  );
  const variables = { PORT: '0', MATINEE_DATA: folders.data, MATINEE_CONFIRM_EMAIL: 'yes', ...GOOGLE_CLIENT };
  const settings = readSettings(variables, project);
  if (!settings.ok) throw new Error(settings.error);
  const server = await startServer(settings.value, {
    buildFolder: folders.build,
    print: () => undefined,
    ...(tokenLifetime === undefined ? {} : { tokenLifetime }),
  });
  return {
    ...server,
    linksTo: (email) => server.emails.filter(({ to }) => to === email).map((mail) => linkIn(mail) ?? ''),
    close: () => server.close().finally(() => folders.remove()),
  };
}
