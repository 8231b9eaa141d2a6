import type { SendRequest } from './request';
import {
  examineAccess,
  examineUnusedApis,
  examineProject,
  examineSamples,
  examineSchema,
  visitorRequests,
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
export async function examine(send: SendRequest, site: string): Promise<readonly Finding[]> {
  const home = site.replace(/\/+$/, '');
  const host = await examineHost(send, home);
  const deployment = await readDeployment(send, home);
  // without the deployment file there is nothing else to check
  if (deployment === null) return host;

  const asVisitor = visitorRequests(send, deployment);
  const project = await examineProject(asVisitor, deployment);
  const contact = examineContact(deployment);
  if (project.state === 'fault') return [...host, project, contact];
  const services = await Promise.all([
    examineSchema(asVisitor),
    examineAccess(asVisitor),
    examineUnusedApis(asVisitor),
    examineSamples(asVisitor),
    examineSecret(send, deployment),
    examineRedirects(send, deployment),
  ]);
  return [...host, project, ...services, ...(await examineSignIn(asVisitor, deployment)), contact];
}

/** The checks of the static host. */
export async function examineHost(send: SendRequest, site: string): Promise<readonly Finding[]> {
  const page = await examinePage(send, site);
  if (page.state === 'fault') return [page];
  const deployment = await readDeployment(send, site);
  const files = await Promise.all([
    examineFallback(send, site),
    examineMissing(send, site),
    examineAssets(send, site),
    examineManifest(send, site),
    examineWorker(send, site),
  ]);
  return deployment === null
    ? [page, ...files, fault('services', `${site}/${DEPLOYMENT_FILE} is missing or empty.`, 'npm run deploy -- HOST')]
    : [page, await examineHeaders(send, deployment), ...files];
}
