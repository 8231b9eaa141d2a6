import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findingLines } from '../../local-stack/doctor/table';
import type { HostServer } from './host-servers';
import { findProgram } from './program';
import { pushByCli, pushByScript, pushTwice, type Push } from './push';
import { rehearseHost } from './rehearse-host';
import { sampleSite } from './sample-site';
import { ensureTools, findTool, NO_TOOLS } from './tools';

/**
 * `npm run deploy -- --check`: the parts of a deployment that can be tried without an account. The database is filled
 * twice by the official CLI, and twice by the script for Docker; each host's files are served by its own server, or by an equivalent one.
 * @returns the exit code: 1 on any failure; steps that are impossible here are skipped, with a line that says so
 */
export async function rehearse(project: string): Promise<number> {
  await ensureTools();
  // the tools' paths are read when this module is loaded
  const { HOST_SERVERS } = await import('./host-servers');
  const supabaseFolder = join(project, 'supabase');
  const outcomes = [
    await rehearsePush(
      'pushed twice to PostgreSQL 17 by the Supabase CLI',
      pushByCli,
      supabaseFolder,
      findTool('supabase'),
      NO_TOOLS,
    ),
    await rehearsePush(
      'applied twice to PostgreSQL 17 by the script for Docker',
      pushByScript,
      supabaseFolder,
      findProgram('psql'),
      'psql isn’t installed',
    ),
  ];
  for (const server of HOST_SERVERS) outcomes.push(await rehearseServer(server));
  const failed = outcomes.filter((outcome) => outcome === 'failed').length;
  console.log(
    `\n${outcomes.length} steps, ${failed} failed, ${outcomes.filter((one) => one === 'skipped').length} skipped`,
  );
  return failed === 0 ? 0 : 1;
}

type Outcome = 'passed' | 'failed' | 'skipped';

/** @param program what it needs; null where that is not installed */
async function rehearsePush(
  what: string,
  push: Push,
  supabaseFolder: string,
  program: string | null,
  lacks: string,
): Promise<Outcome> {
  console.log(`\n=== migrations and seed, ${what}`);
  if (program === null) return leftOut(lacks);
  try {
    const [first, second] = await pushTwice(push, supabaseFolder);
    console.log(
      `${first.migrations} migrations and ${first.movies} movies, then ${second.migrations} and ${second.movies}`,
    );
    return first.movies > 0 && JSON.stringify(first) === JSON.stringify(second) ? 'passed' : 'failed';
  } catch (error) {
    return outcomeOf(error);
  }
}

async function rehearseServer(server: HostServer): Promise<Outcome> {
  console.log(`\n=== ${server.host.name}, served by ${server.name}`);
  if (server.program === null) return leftOut(server.lacks);
  const folder = mkdtempSync(join(tmpdir(), `matinee-${server.host.name}-`));
  try {
    const findings = await rehearseHost(server, sampleSite(), join(folder, 'deploy'));
    for (const line of findingLines(findings)) console.log(line);
    return findings.every(({ state }) => state !== 'fault') ? 'passed' : 'failed';
  } catch (error) {
    return outcomeOf(error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function leftOut(reason: string): Outcome {
  console.log(`skipped: ${reason}`);
  return 'skipped';
}

function outcomeOf(error: unknown): Outcome {
  console.log(error instanceof Error ? error.message : error);
  return 'failed';
}
