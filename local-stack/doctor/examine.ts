import type { Ask } from './ask';
import {
  examineAccess,
  examineOtherDoors,
  examineProject,
  examineSamples,
  examineSchema,
  visitorAsks,
} from './backend';
import { DEPLOYMENT_FILE } from '../host/deployment-file';
import { readDeployment } from './deployment';
import { examineAssets, examineManifest, examineWorker } from './files';
import { fault, type Finding } from './finding';
import { examineFallback, examineHeaders, examineMissing, examinePage } from './page';
import { examineContact, examineRedirects, examineSecret, examineSignIn } from './services';

/**
 * Checks a deployment from outside, as a browser sees it. Nothing is written.
 * @param site its URL; the path is kept, a trailing slash isn't
 */
export async function examine(ask: Ask, site: string): Promise<readonly Finding[]> {
  const home = site.replace(/\/+$/, '');
  const host = await examineHost(ask, home);
  const deployment = await readDeployment(ask, home);
  // without the deployment file there is nothing else to check
  if (deployment === null) return host;

  const asks = visitorAsks(ask, deployment);
  const project = await examineProject(asks, deployment);
  const contact = examineContact(deployment);
  if (project.state === 'fault') return [...host, project, contact];
  const services = await Promise.all([
    examineSchema(asks),
    examineAccess(asks),
    examineOtherDoors(asks),
    examineSamples(asks),
    examineSecret(ask, deployment),
    examineRedirects(ask, deployment),
  ]);
  return [...host, project, ...services, ...(await examineSignIn(asks, deployment)), contact];
}

/** The checks of the static host. */
export async function examineHost(ask: Ask, site: string): Promise<readonly Finding[]> {
  const page = await examinePage(ask, site);
  if (page.state === 'fault') return [page];
  const deployment = await readDeployment(ask, site);
  const files = await Promise.all([
    examineFallback(ask, site),
    examineMissing(ask, site),
    examineAssets(ask, site),
    examineManifest(ask, site),
    examineWorker(ask, site),
  ]);
  return deployment === null
    ? [page, ...files, fault('services', `${site}/${DEPLOYMENT_FILE} is missing or empty.`, 'npm run deploy -- HOST')]
    : [page, await examineHeaders(ask, deployment), ...files];
}
