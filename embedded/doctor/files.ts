import { fieldOf, jsonOf, type Ask } from './ask';
import { fault, good, note, type Finding } from './finding';

const PUBLISH_ALL = 'Publish the whole folder that `npm run deploy -- HOST` makes, old files last.';

/** Hashed files: they are there, kept for long, and compressed. */
export async function examineAssets(ask: Ask, site: string): Promise<Finding> {
  const topic = 'scripts';
  const page = await ask(`${site}/`, { headers: { accept: 'text/html' } });
  const [, script] = /<script[^>]* src="([^"]+)"/.exec(page?.text ?? '') ?? [];
  if (script === undefined) return fault(topic, 'The page names no script.', PUBLISH_ALL);
  const answer = await ask(new URL(script, `${site}/`).href, { headers: { 'accept-encoding': 'br, gzip' } });
  if (answer?.status !== 200 || !isScript(answer.headers))
    return fault(topic, `${script} answers ${answer?.status ?? 'nothing'}, or is no script.`, PUBLISH_ALL);
  const age = Number(/max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1] ?? 0);
  if (age < 86_400)
    return note(
      topic,
      `They are kept for ${age} seconds only.`,
      'Let the host send cache-control for /assets/, where it can.',
    );
  if (answer.headers.get('content-encoding') === null)
    return note(topic, 'They are sent uncompressed.', 'Switch on compression at the host: it saves three quarters.');
  return good(topic, 'They are there, compressed, and kept.');
}

/** The manifest and its icons, without which the app cannot be installed. */
export async function examineManifest(ask: Ask, site: string): Promise<Finding> {
  const topic = 'manifest';
  const address = `${site}/manifest.webmanifest`;
  const answer = await ask(address);
  const manifest = answer?.status === 200 ? jsonOf(answer.text) : undefined;
  const icons = fieldOf(manifest, 'icons');
  if (fieldOf(manifest, 'start_url') === undefined || !Array.isArray(icons) || icons.length === 0)
    return fault(topic, `${address} is no manifest.`, PUBLISH_ALL);
  for (const icon of icons) {
    const source = fieldOf(icon, 'src');
    const picture = typeof source === 'string' ? await ask(new URL(source, address).href) : null;
    if (picture?.status !== 200 || picture.headers.get('content-type')?.startsWith('image/') !== true)
      return fault(topic, `Its icon ${String(source)} is not there.`, PUBLISH_ALL);
  }
  return good(topic, 'It is there, with its icons.');
}

/** The worker, and every file that it puts aside: one that is missing keeps it from being installed. */
export async function examineWorker(ask: Ask, site: string): Promise<Finding> {
  const topic = 'worker';
  const answer = await ask(`${site}/sw.js`);
  if (answer?.status !== 200 || !isScript(answer.headers))
    return fault(topic, `${site}/sw.js answers ${answer?.status ?? 'nothing'}, or is no script.`, PUBLISH_ALL);
  const age = Number(/max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1] ?? 0);
  if (age > 86_400) return fault(topic, `It may be kept for ${age} seconds.`, 'Let the host send no-cache for /sw.js.');
  const files = [...answer.text.matchAll(/"url":"([^"]+)"/g)].map(([, file]) => file ?? '');
  const answers = await Promise.all(
    files.map(async (file) => ({ file, got: await ask(new URL(file, `${site}/sw.js`).href) })),
  );
  const missing = answers.filter(({ got }) => got?.status !== 200).map(({ file }) => file);
  if (missing.length > 0)
    return fault(
      topic,
      `Of ${files.length} files for use offline ${missing.length} are missing: ${missing[0] ?? ''}.`,
      PUBLISH_ALL,
    );
  return good(topic, `It is there, with its ${files.length} files for use offline.`);
}

function isScript(headers: Headers): boolean {
  return /javascript/.test(headers.get('content-type') ?? '');
}
