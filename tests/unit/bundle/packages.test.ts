import { join } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import configure from '../../../vite.config';

const OURS = ['styles', 'language', 'prerender', 'deployment', 'sizes'];
const ROOT = join(import.meta.dirname, '../../..');

/** Files of packages, some named as ours are. */
const FILES = [
  'react-dom/index.js',
  'shop/src/app/shop.tsx',
  'shop/src/i18n/messages/shell.ts',
  'shop/src/marks/messages.ts',
];
const CODE =
  "import { chakra } from '@chakra-ui/react/styled-system';\nexport const Box = chakra('div', { base: { color: 'red' } });\n";

afterEach(() => vi.unstubAllEnvs());

async function plugins(option: PluginOption): Promise<readonly Plugin[]> {
  const given = await option;
  if (Array.isArray(given)) return (await Promise.all(given.map(plugins))).flat();
  return given ? [given] : [];
}

it('the code of packages is built as it is: no plugin of ours transforms it', async () => {
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', '');
  // the one language whose messages are transformed
  vi.stubEnv('VITE_LANGUAGE', 'test');
  const { plugins: configured } = configure({ command: 'build', mode: 'production' });
  const all = await plugins(configured);
  const ours = all.filter(({ name }) => OURS.includes(name));
  expect(new Set(ours.map(({ name }) => name))).toEqual(new Set(OURS));
  for (const { name, configResolved, transform, load, renderChunk } of ours) {
    if (typeof configResolved === 'function')
      Reflect.apply(configResolved, {}, [{ root: ROOT, build: { outDir: 'dist' }, logger: console }]);
    expect(renderChunk, name).toBeUndefined();
    const handlers = [transform, load].map((hook) => (typeof hook === 'object' ? hook.handler : hook));
    for (const file of FILES) {
      const id = join(ROOT, 'node_modules', file);
      expect((await Reflect.apply(handlers[0] ?? (() => null), {}, [CODE, id])) ?? null, `${name}: ${file}`).toBeNull();
      expect((await Reflect.apply(handlers[1] ?? (() => null), {}, [id])) ?? null, `${name}: ${file}`).toBeNull();
    }
  }
});
