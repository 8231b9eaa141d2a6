import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { HOST_SERVERS } from '../../rehearsal/host-servers';
import { itNeeds } from '../../rehearsal/it-needs';
import { rehearseHost } from '../../rehearsal/rehearse-host';
import { sampleSite } from '../../rehearsal/sample-site';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'matinee-hosts-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const server of HOST_SERVERS)
  itNeeds(
    server.program,
    server.lacks,
    `${server.host.name}, served by ${server.name}: headers, links, missing files, caching`,
    async () => {
      const findings = await rehearseHost(server, sampleSite(), join(folder, server.host.name));
      expect(findings.filter(({ state }) => state === 'fault')).toEqual([]);
      expect(findings.filter(({ state }) => state === 'note').map(({ topic }) => topic)).toEqual(server.notes);
      expect(findings.length).toBeGreaterThan(5);
    },
  );
