import type { Proof } from './proofs';

/** A statement of the specification. The tests' titles name the statements that they prove. */
export interface Statement {
  readonly id: string;
  readonly wording: string;
}

const HEAD = 'id\twording';

/** Parses the table: an id and a wording on each line, separated by a tab. */
export function parseTable(text: string): readonly Statement[] {
  const [head, ...rows] = text.trimEnd().split('\n');
  if (head !== HEAD) throw new Error(`The table of statements must begin with "${HEAD}".`);
  return rows.map((row) => {
    const [id = '', wording = '', ...more] = row.split('\t');
    if (id === '' || wording === '' || more.length > 0) throw new Error(`Not an id and a wording: "${row}".`);
    return { id, wording };
  });
}

/** Each statement and, below it, the tests that name it: passed ones by their file, others marked. */
export function proofLines(statements: readonly Statement[], proofs: readonly Proof[]): readonly string[] {
  return statements.flatMap(({ id, wording }) => [
    `${id}  ${wording}`,
    ...proofs
      .filter(({ ids }) => ids.includes(id))
      .map(({ file, title, passed }) => `  ${passed ? '' : 'NOT PASSED '}${file}: ${title}`),
  ]);
}

/** Mismatches between the table and the tests that ran, a line each. */
export function complaints(statements: readonly Statement[], proofs: readonly Proof[]): readonly string[] {
  const ids = statements.map(({ id }) => id);
  const known = new Set(ids);
  const proven = provenIds(proofs);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice in the table.`),
    ...statements
      .filter(({ id }) => !proven.has(id))
      .map(({ id, wording }) => `No passed test proves ${id}: ${wording}`),
    ...proofs.flatMap((proof) =>
      proof.ids
        .filter((id) => !known.has(id))
        .map((id) => `${proof.file} names ${id}, which is no statement: ${proof.title}`),
    ),
  ];
}

/** Ids that at least one passed test names, and no failed one. */
export function provenIds(proofs: readonly Proof[]): ReadonlySet<string> {
  const failed = new Set(proofs.filter(({ passed }) => !passed).flatMap(({ ids }) => ids));
  const passed = proofs.filter((proof) => proof.passed).flatMap(({ ids }) => ids);
  return new Set(passed.filter((id) => !failed.has(id)));
}
