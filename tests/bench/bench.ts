/** `npm run bench [-- --only drain|faults|scale|recommendation|catalog]`: requests, bytes and outcomes, ours beside others'. */
import 'fake-indexeddb/auto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { measureCatalog } from './catalog';
import type { Engine } from './engine';
import { matinee } from './matinee';
import type { Fault } from './network';
import { measureRecommendation } from './recommendation';
import { measureScale } from './scale';
import { FIRST_ADDED, FIRST_KNOWN, runScenario, type Outcome } from './scenario';
import { REFUSED_MOVIE, startBenchServer, type BenchServer } from './server';

const project = join(import.meta.dirname, '../..');
const COMPETITORS = ['rxdb', 'tanstack', 'legend-state'] as const;

const ADDS = 300;
const REMOVES = 150;
const FEW_ADDS = 20;
const FEW_REMOVES = 10;
const FAULTS: readonly (readonly [name: string, fault: Fault])[] = [
  ['a 401', { kind: '401' }],
  ['a 42501', { kind: '42501' }],
  ['a lost answer', { kind: 'lost-answer' }],
  ['a kill', { kind: 'kill' }],
];

async function engines(): Promise<readonly Engine[]> {
  const competitors = await Promise.all(
    COMPETITORS.map(async (name) => ((await import(`./competitors/${name}.ts`)) as { readonly engine: Engine }).engine),
  );
  return [matinee, ...competitors];
}

/** Movies that the marks of engines on our own tables reference. */
async function addMovies(server: BenchServer): Promise<void> {
  const member = await server.join();
  const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
  const movies = [...range(FIRST_KNOWN, REMOVES), ...range(FIRST_ADDED, ADDS), ...range(REFUSED_MOVIE - 3, FEW_ADDS)];
  await server.insert(
    member,
    'movies',
    movies.map((id) => ({ id, title: `Movie ${id}` })),
  );
}

function verdict({ endless, missing, surplus }: Outcome): string {
  const state = missing + surplus === 0 ? 'right' : `wrong: ${missing} missing, ${surplus} not removed`;
  return endless ? `${state}; sends for ever` : state;
}

function toRow({ engine, traffic, ms, ...outcome }: Outcome): Record<string, string | number> {
  return {
    engine,
    requests: traffic.requests,
    'kB up': Math.round(traffic.bytesUp / 100) / 10,
    'kB down': Math.round(traffic.bytesDown / 100) / 10,
    ms,
    'final state': verdict({ engine, traffic, ms, ...outcome }),
  };
}

async function bench(only: string | undefined): Promise<void> {
  const wants = (part: string) => only === undefined || only === part;
  const report: Record<string, unknown> = {};
  const server = await startBenchServer(project);
  try {
    await addMovies(server);
    const all = await engines();
    if (wants('drain')) {
      const outcomes: Outcome[] = [];
      for (const engine of all)
        outcomes.push(await runScenario(server, engine, { adds: ADDS, removes: REMOVES, fault: null }));
      console.log(`\n${ADDS} adds and ${REMOVES} removes made offline, then synced`);
      console.table(outcomes.map(toRow));
      report['drain'] = outcomes;
    }
    if (wants('faults')) {
      for (const [name, fault] of FAULTS) {
        const outcomes: Outcome[] = [];
        for (const engine of all)
          outcomes.push(await runScenario(server, engine, { adds: FEW_ADDS, removes: FEW_REMOVES, fault }));
        console.log(`\n${FEW_ADDS} adds and ${FEW_REMOVES} removes, with ${name}`);
        console.table(outcomes.map(toRow));
        report[fault.kind] = outcomes;
      }
    }
    if (wants('scale')) {
      const scale = await measureScale(server);
      console.log('\nMatinee with 10,000 marks');
      console.table({ 'first sync': scale.firstSync, 'ten more elsewhere': scale.incremental });
      console.log(`a toggle: p50 ${scale.toggle.p50.toFixed(2)} ms, p99 ${scale.toggle.p99.toFixed(2)} ms`);
      report['scale'] = scale;
    }
  } finally {
    await server.close();
  }
  if (wants('recommendation')) {
    const { planned, sequential } = await measureRecommendation();
    console.log('\nA recommendation, with 50 ms added to each request');
    console.table({ 'our plan': planned, 'one request after another': sequential });
    console.log(`ratio: ${(sequential.allMs / planned.allMs).toFixed(1)} to all movies`);
    report['recommendation'] = { planned, sequential };
  }
  if (wants('catalog')) {
    const { filling, answer } = await measureCatalog();
    console.log('\nThe movies on a device: backfilling from none');
    console.table({
      ...filling,
      MB: Math.round(filling.bytes / 10_000) / 100,
      'MB kept': Math.round(filling.diskBytes / 10_000) / 100,
    });
    console.log(`\nAn offline query among ${answer.candidates} movies, in ms`);
    console.table(answer);
    report['catalog'] = { filling, answer };
  }
  await mkdir(join(project, '.matinee'), { recursive: true });
  await writeFile(join(project, '.matinee/bench.json'), `${JSON.stringify(report, null, 2)}\n`);
}

/** Engines leave timers and failed retries behind; their results are in the tables. */
process.on('unhandledRejection', (error) => {
  console.log(`An engine left an unhandled rejection: ${error instanceof Error ? error.message : String(error)}`);
});
const flag = process.argv.indexOf('--only');
await bench(flag === -1 ? undefined : process.argv[flag + 1]);
process.exit(0);
