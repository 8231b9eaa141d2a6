/** `npm run deploy -- HOST`: builds the app and writes a folder to upload to a static host. */
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, type Result } from '../../src/domain/values/result';
import { build } from '../build';
import type { Host } from '../hosting/host';
import { HOSTS } from '../hosting/hosts';
import { basePath } from '../settings/base-path';
import { clientEnvironment, type ClientEnvironment, type Variables } from '../settings/client-environment';
import { readEnvironment } from '../settings/environment';
import { readSite, writeDeployFolder } from '../hosting/deploy-folder';

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const NAMES = HOSTS.map(({ name }) => name).join(', ');

async function deploy(argument: string | undefined): Promise<number> {
  if (argument === '--check') {
    const { rehearse } = await import('../../tests/rehearsal/rehearse');
    return rehearse(project);
  }
  const host = HOSTS.find(({ name }) => name === argument);
  if (host === undefined) {
    console.error(
      `Choose a host, such as: npm run deploy -- ${HOSTS[0]?.name ?? ''}\nHosts: ${NAMES}\nTo rehearse a deployment: npm run deploy -- --check`,
    );
    return 1;
  }
  const client = clientSettings(host, readEnvironment(project));
  if (!client.ok) {
    console.error(client.error);
    return 1;
  }
  const built = await build(project);
  if (built !== 0) return built;
  const folder = join(project, 'deploy', host.name);
  writeDeployFolder(host, readSite(join(project, 'dist'), join(project, 'supabase'), client.value), folder);
  console.log(`\n${relative(project, folder)}/ is ready. Publish it:\n  ${host.next(relative(project, folder))}`);
  console.log('Then check the site:\n  npm run doctor -- https://your.site');
  if (client.value.VITE_CONTACT === '')
    console.log('The legal pages give no email address for questions. To add one, set VITE_CONTACT.');
  if (client.value.VITE_SITE_URL === '')
    console.log('Shared links show no picture. To add it, set VITE_SITE_URL to the address of your site.');
  return 0;
}

/** The client settings for a static host, which has no backend of its own. */
function clientSettings(host: Host, variables: Variables): Result<ClientEnvironment, string> {
  const base = basePath(variables);
  if (!base.ok) return base;
  if (base.value !== '/' && host.belowPath !== true)
    return fail(`MATINEE_BASE is set, but ${host.name} serves a site at /. Leave it out.`);
  const client = clientEnvironment(variables);
  return client.ok && client.value.VITE_SUPABASE_URL === ''
    ? fail('VITE_SUPABASE_URL isn’t set, and a site on a static host needs a Supabase project. See docs/deploying.md.')
    : client;
}

process.exitCode = await deploy(process.argv[2]);
