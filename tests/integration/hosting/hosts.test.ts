import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOST_SERVERS } from '../../rehearsal/host-servers';
import { rehearseHost } from '../../rehearsal/rehearse-host';
import { sampleSite } from '../../rehearsal/sample-site';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'matinee-hosts-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const installed = HOST_SERVERS.filter(({ program }) => program !== null);
for (const { name, program } of HOST_SERVERS)
  if (program === null) console.log(`Not installed, so only "npm run deploy -- --check" tries it: ${name}`);

// one test whatever is installed: what is not is told above
it(`${['every host whose server is installed', ...installed.map(({ host }) => host.name)].join(', ')}: headers, links, missing files, caching`, async () => {
  for (const server of installed) {
    const findings = await rehearseHost(server, sampleSite(), join(folder, server.host.name));
    expect(findings.filter(({ state }) => state !== 'good')).toEqual([]);
    expect(findings.length).toBeGreaterThan(5);
  }
});
