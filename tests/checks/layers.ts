import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from './cruise';

/** The result of checking the layers. */
export interface LayerReport {
  /** Number of files read in src/. */
  readonly read: number;
  /** A line for each import that breaks the rules. */
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

/** Checks every import of a project against .dependency-cruiser.cjs. */
export function readLayers(project: string): LayerReport {
  const folders = ['src', 'local-stack', 'supabase'].filter((folder) => existsSync(join(project, folder)));
  // the format is published by dependency-cruiser
  const output = JSON.parse(cruise(project, [...folders, '--output-type', 'json'])) as CruiseOutput;
  return {
    read: output.modules.filter(({ source }) => source.startsWith('src/')).length,
    violations: output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`),
  };
}

/**
 * The failure message of a check of the layers: undefined when it passes. Having read nothing is a failure: with a
 * TypeScript version that it does not know, dependency-cruiser reads no file and finds no violation.
 */
export function layerComplaint({ read, violations }: LayerReport): string | undefined {
  if (read === 0) return 'dependency-cruiser read no file of src/: does it know this TypeScript?';
  return violations.length > 0 ? violations.join('\n') : undefined;
}
