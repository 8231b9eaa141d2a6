import type { Edit, EditedFiles } from '../mutants/edit';

/** A deliberately broken variant: of the engine by files, or of the schema by functions. */
export interface Mutant {
  readonly name: string;
  readonly files?: EditedFiles;
  readonly functions?: Readonly<Record<string, readonly Edit[]>>;
  /** Statements that run before the functions are changed. */
  readonly script?: string;
  /** Files with tests that must notice it, where the simulation cannot. */
  readonly tests?: readonly string[];
  /** Needs several connections: real concurrency on the server. */
  readonly concurrent?: boolean;
}
