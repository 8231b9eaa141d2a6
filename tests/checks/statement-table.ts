import type { Proof } from './proofs';

/** One statement of the specification and the test files that prove it. */
export interface Statement {
  readonly id: string;
  readonly wording: string;
  readonly files: readonly string[];
}

const HEAD = 'id\twording\ttests';

/** Reads the table: tab-separated, the files of a row separated by spaces. */
export function parseTable(text: string): readonly Statement[] {
  const [head, ...rows] = text.trimEnd().split('\n');
  if (head !== HEAD) throw new Error(`The table of statements must begin with "${HEAD}".`);
  return rows.map((row) => {
    const [id = '', wording = '', files = ''] = row.split('\t');
    return { id, wording, files: files.split(' ').filter((file) => file !== '') };
  });
}

/** The table as text. */
export function formatTable(statements: readonly Statement[]): string {
  const rows = statements.map(({ id, wording, files }) => [id, wording, files.join(' ')].join('\t'));
  return `${[HEAD, ...rows].join('\n')}\n`;
}

/** The same statements with the files of the tests that name them. */
export function withProofs(statements: readonly Statement[], proofs: readonly Proof[]): readonly Statement[] {
  return statements.map((statement) => ({
    ...statement,
    files: [...new Set(proofs.filter(({ ids }) => ids.includes(statement.id)).map(({ file }) => file))].sort(),
  }));
}

/** What is wrong between the table and the tests that ran, a line each. */
export function complaints(statements: readonly Statement[], proofs: readonly Proof[]): readonly string[] {
  const known = new Set(statements.map(({ id }) => id));
  const proven = provenIds(proofs);
  const current = withProofs(statements, proofs);
  return [
    ...statements
      .filter(({ id }) => !proven.has(id))
      .map(({ id, wording }) => `No passed test proves ${id}: ${wording}`),
    ...proofs.flatMap(({ ids, file, title }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${file} names ${id}, which is no statement: ${title}`),
    ),
    ...statements
      .filter(({ files }, index) => files.join(' ') !== current[index]?.files.join(' '))
      .map(({ id }) => `The table's tests of ${id} are not those that ran: "npm run statements" writes them.`),
  ];
}

/** Ids that at least one passed test names, and no failed one. */
export function provenIds(proofs: readonly Proof[]): ReadonlySet<string> {
  const failed = new Set(proofs.filter(({ passed }) => !passed).flatMap(({ ids }) => ids));
  const passed = proofs.filter((proof) => proof.passed).flatMap(({ ids }) => ids);
  return new Set(passed.filter((id) => !failed.has(id)));
}
