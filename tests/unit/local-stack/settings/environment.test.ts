import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readEnvironment } from '../../../../local-stack/settings/environment';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'matinee-environment-'))));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('reads .env, and takes a variable of the process over it', () => {
  writeFileSync(join(folder, '.env'), 'PORT=5000 # ours\nexport SMTP_PASS="a $b #c"\n');
  vi.stubEnv('PORT', '6000');
  expect(readEnvironment(folder)).toMatchObject({ PORT: '6000', SMTP_PASS: 'a $b #c' });
});

it('needs no .env', () => {
  vi.stubEnv('PORT', '6000');
  expect(readEnvironment(folder)).toMatchObject({ PORT: '6000' });
});
