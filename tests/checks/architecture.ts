/** `npm run lint -- layers` checks the layers and their graph in ARCHITECTURE.md; with --write it draws that graph instead. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawGraph, placeGraph } from './graph';
import { layerComplaint, readLayers } from './layers';

const project = join(import.meta.dirname, '../..');
const file = join(project, 'ARCHITECTURE.md');
const writing = process.argv.includes('--write');

const complaint = (writing ? undefined : layerComplaint(readLayers(project))) ?? graphComplaint();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
}

function graphComplaint(): string | undefined {
  if (!existsSync(file)) {
    console.log('There is no ARCHITECTURE.md yet to draw the graph into.');
    return undefined;
  }
  const document = readFileSync(file, 'utf8');
  const drawn = placeGraph(document, drawGraph(project));
  if (drawn === undefined) return 'ARCHITECTURE.md has no <!-- graph:start --> and <!-- graph:end -->.';
  if (drawn === document) return undefined;
  if (!writing) return 'The graph in ARCHITECTURE.md is not current: run "npm run lint -- layers --write".';
  writeFileSync(file, drawn);
  return undefined;
}
