import { fieldOf, jsonOf, type SendRequest } from './request';
import { fault, good, note, type Finding } from './finding';

const PUBLISH_ALL = 'Publish the whole folder from `npm run deploy -- HOST`, and delete old files last.';

/** Hashed files: they exist, are cached for long, and are compressed. */
export async function examineAssets(send: SendRequest, site: string): Promise<Finding> {
  const topic = 'scripts';
  const page = await send(`${site}/`, { headers: { accept: 'text/html' } });
  const [, script] = /<script[^>]* src="([^"]+)"/.exec(page?.text ?? '') ?? [];
  if (script === undefined) return fault(topic, 'The page has no script.', PUBLISH_ALL);
  const response = await send(new URL(script, `${site}/`).href, { headers: { 'accept-encoding': 'br, gzip' } });
  if (response?.status !== 200 || !isScript(response.headers))
    return fault(topic, `${script} answers ${response?.status ?? 'nothing'} or isn’t a script.`, PUBLISH_ALL);
  const age = Number(/max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0);
  if (age < 86_400)
    return note(
      topic,
      `They’re cached for only ${age} seconds.`,
      'If the host allows it, set cache-control for /assets/.',
    );
  if (response.headers.get('content-encoding') === null)
    return note(topic, 'They’re sent uncompressed.', 'Turn on compression at the host. It saves three quarters.');
  return good(topic, 'They’re there, compressed and cached.');
}

/** The manifest and its icons, without which the app can't be installed. */
export async function examineManifest(send: SendRequest, site: string): Promise<Finding> {
  const topic = 'manifest';
  const address = `${site}/manifest.webmanifest`;
  const response = await send(address);
  const manifest = response?.status === 200 ? jsonOf(response.text) : undefined;
  const icons = fieldOf(manifest, 'icons');
  if (fieldOf(manifest, 'start_url') === undefined || !Array.isArray(icons) || icons.length === 0)
    return fault(topic, `${address} isn’t a manifest.`, PUBLISH_ALL);
  for (const icon of icons) {
    const source = fieldOf(icon, 'src');
    const image = typeof source === 'string' ? await send(new URL(source, address).href) : null;
    if (image?.status !== 200 || image.headers.get('content-type')?.startsWith('image/') !== true)
      return fault(topic, `Its icon ${String(source)} is missing.`, PUBLISH_ALL);
  }
  return good(topic, 'It’s there, with its icons.');
}

/** The service worker and all files it precaches: a missing one would block its installation. */
export async function examineWorker(send: SendRequest, site: string): Promise<Finding> {
  const topic = 'worker';
  const response = await send(`${site}/sw.js`);
  if (response?.status !== 200 || !isScript(response.headers))
    return fault(topic, `${site}/sw.js answers ${response?.status ?? 'nothing'} or isn’t a script.`, PUBLISH_ALL);
  const age = Number(/max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0);
  if (age > 86_400)
    return fault(topic, `It may be cached for ${age} seconds.`, 'Set cache-control: no-cache for /sw.js at the host.');
  const files = [...response.text.matchAll(/"url":"([^"]+)"/g)].map(([, file]) => file ?? '');
  const responses = await Promise.all(
    files.map(async (file) => ({ file, got: await send(new URL(file, `${site}/sw.js`).href) })),
  );
  const missing = responses.filter(({ got }) => got?.status !== 200).map(({ file }) => file);
  if (missing.length > 0)
    return fault(
      topic,
      `${missing.length} of ${files.length} offline files are missing, such as ${missing[0] ?? ''}.`,
      PUBLISH_ALL,
    );
  return good(topic, `It’s there, with its ${files.length} offline files.`);
}

function isScript(headers: Headers): boolean {
  return /javascript/.test(headers.get('content-type') ?? '');
}
