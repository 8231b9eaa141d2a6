import { describe, expect, it } from 'vitest';
import { placeGraph } from '../../checks/graph';

describe('the graph in a document', () => {
  it('replaces only the text between the markers', () => {
    const document = 'before <!-- graph:start -->\nold\n<!-- graph:end --> after';
    const placed = placeGraph(document, 'flowchart LR');
    expect(placed).toBe('before <!-- graph:start -->\n\n```mermaid\nflowchart LR\n```\n\n<!-- graph:end --> after');
    expect(placeGraph(placed ?? '', 'flowchart LR'), 'drawing it again changes nothing').toBe(placed);
  });

  it('is not inserted without markers', () => {
    expect(placeGraph('no markers', 'flowchart LR')).toBeUndefined();
  });
});
