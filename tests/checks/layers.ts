import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from './cruise';

/** What a reading of the layers found. */
export interface LayerReport {
  /** Files of src/ that were read. */
  readonly read: number;
  /** One line for each import that breaks the law. */
  readonly violations: readonly string[];
}

interface CruiseOutput {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: {
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string };
    }[];
  };
}

/** Reads every import of a project and holds it against .dependency-cruiser.cjs. */
export function readLayers(project: string): LayerReport {
  const folders = ['src', 'local-stack', 'supabase'].filter((folder) => existsSync(join(project, folder)));
  // the shape is dependency-cruiser's own published one
  const output = JSON.parse(cruise(project, [...folders, '--output-type', 'json'])) as CruiseOutput;
  return {
    read: output.modules.filter(({ source }) => source.startsWith('src/')).length,
    violations: output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`),
  };
}

/**
 * The sentence that ends a check of the layers: undefined when all is well. Having read nothing is a failure: with a
 * TypeScript that it does not know, dependency-cruiser reads no file and finds no fault.
 */
export function layerComplaint({ read, violations }: LayerReport): string | undefined {
  if (read === 0) return 'dependency-cruiser read no file of src/: does it know this TypeScript?';
  return violations.length > 0 ? violations.join('\n') : undefined;
}
