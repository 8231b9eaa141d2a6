import { cruise } from './cruise';

const START = '<!-- graph:start -->';
const END = '<!-- graph:end -->';

/** The folders of src/ and their imports, as a mermaid diagram. */
export function drawGraph(project: string): string {
  const onlyOurs = ['--include-only', '^src/[^/]+/', '--collapse', '^src/[^/]+'];
  return cruise(project, ['src', ...onlyOurs, '--output-type', 'mermaid']).trim();
}

/**
 * Inserts a diagram between the markers of a document.
 * @returns undefined when the document has no markers
 */
export function placeGraph(document: string, graph: string): string | undefined {
  const start = document.indexOf(START);
  const end = document.indexOf(END);
  if (start < 0 || end < start) return undefined;
  return `${document.slice(0, start + START.length)}\n\n\`\`\`mermaid\n${graph}\n\`\`\`\n\n${document.slice(end)}`;
}
