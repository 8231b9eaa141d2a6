import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { importedFile } from './static-imports.ts';

/** The package whose `chakra` creates elements from recipes. */
export const SYSTEM_PACKAGE = '@chakra-ui/react/styled-system';

/** A Chakra recipe, as far as a style sheet needs it. */
export interface Recipe {
  readonly base?: object;
  readonly variants?: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly defaultVariants?: Readonly<Record<string, string | boolean>>;
}

/** A top-level call of `chakra`. */
export interface RecipeCall {
  /** True if it styles another component, whose own classes come first. */
  readonly ofComponent: boolean;
  readonly recipe: Recipe;
  /** Source range of its recipe: first character, and the one after the last. */
  readonly start: number;
  readonly end: number;
}

/**
 * Evaluates the recipes of a module, in order. They may use constants and functions of their module and of those it
 * imports by a relative path.
 * @param file its absolute path
 * @param code its source in TypeScript
 * @throws Error if a recipe depends on anything else
 */
export function recipeCalls(file: string, code: string): readonly RecipeCall[] {
  const source = parse(file, code);
  const calls: { readonly tag: ts.Expression; readonly recipe: ts.Expression }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'chakra') {
      const [tag, recipe] = node.arguments;
      if (tag === undefined || recipe === undefined) throw new Error(`${file}: chakra() without a recipe`);
      calls.push({ tag, recipe });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const recipes = evaluate(
    source,
    calls.map((call) => call.recipe),
  );
  return calls.map(({ tag, recipe }, index) => ({
    ofComponent: !ts.isStringLiteral(tag),
    recipe: recipes[index] as Recipe,
    start: recipe.getStart(source),
    end: recipe.getEnd(),
  }));
}

function parse(file: string, code: string): ts.SourceFile {
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** Evaluates expressions of a module, running only the statements they depend on. */
function evaluate(source: ts.SourceFile, expressions: readonly ts.Expression[]): readonly unknown[] {
  const needed = new Set<ts.Statement>();
  const imported: Record<string, unknown> = {};
  const seen = new Set<string>();
  const need = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !seen.has(node.text)) {
      const found = declarationOf(source, node.text);
      if (found !== null) seen.add(node.text);
      if (found?.kind === 'here') {
        needed.add(found.statement);
        need(found.statement);
      } else if (found?.kind === 'import') imported[node.text] = importedValue(source.fileName, found.from, found.name);
    }
    ts.forEachChild(node, need);
  };
  expressions.forEach(need);
  const statements = source.statements.filter((statement) => needed.has(statement));
  const text = [
    ...statements.map((statement) => statement.getText(source).replace(/^export /, '')),
    `return [${expressions.map((expression) => expression.getText(source)).join(', ')}];`,
  ].join('\n');
  const { outputText } = ts.transpileModule(`function values() {\n${text}\n}`, {
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
  });
  // our own source, which this build is made of
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function(...Object.keys(imported), `${outputText}\nreturn values();`) as (
    ...values: unknown[]
  ) => unknown[];
  return run(...Object.values(imported));
}

type Declaration =
  | { readonly kind: 'here'; readonly statement: ts.Statement }
  | { readonly kind: 'import'; readonly from: string; readonly name: string };

/** The declaration of a module's top-level name; null if it isn't one, such as a property. */
function declarationOf(source: ts.SourceFile, name: string): Declaration | null {
  for (const statement of source.statements) {
    const declared =
      (ts.isVariableStatement(statement) &&
        statement.declarationList.declarations.some((one) => ts.isIdentifier(one.name) && one.name.text === name)) ||
      (ts.isFunctionDeclaration(statement) && statement.name?.text === name);
    if (declared) return { kind: 'here', statement };
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const named = statement.importClause?.namedBindings;
    const binding =
      named && ts.isNamedImports(named) ? named.elements.find((one) => one.name.text === name) : undefined;
    if (binding) {
      return {
        kind: 'import',
        from: statement.moduleSpecifier.text,
        name: (binding.propertyName ?? binding.name).text,
      };
    }
  }
  return null;
}

function importedValue(importer: string, from: string, name: string): unknown {
  // defineRecipe only adds types
  if (from === SYSTEM_PACKAGE && name === 'defineRecipe') return (recipe: unknown) => recipe;
  const file = from.startsWith('.') ? importedFile(importer, from) : undefined;
  if (file === undefined) throw new Error(`${importer}: a style needs ${name} of ${from}`);
  const source = parse(file, readFileSync(file, 'utf8'));
  return evaluate(source, [nameIn(source, name)])[0];
}

/** The identifier where a module declares a name. */
function nameIn(source: ts.SourceFile, name: string): ts.Identifier {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement.name;
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: declared } of statement.declarationList.declarations) {
      if (ts.isIdentifier(declared) && declared.text === name) return declared;
    }
  }
  throw new Error(`${source.fileName} has no ${name}`);
}
