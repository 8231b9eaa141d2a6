import ts from 'typescript';

/** One change of a source file. It names what it changes, so that other lines may change and move. */
export interface Change {
  /** A top-level declaration of the file, or a member of a class: `Results`, `SessionStore.write`; '' for the file. */
  readonly in: string;
  /**
   * The one place in it, or with ` #2` the second of several:
   * `toasts.show()` a call, `.slice()` a call in a chain, `<Spinner>` an element, `lead=` an attribute, `title:` a property,
   * `'resume'` a string, `movie.id` a name with enough before it to be unique; '' for the value of what `in` names.
   */
  readonly at: string;
  /**
   * The replacement: `true` and `false` replace the whole condition, anything else replaces the value.
   * Without it the place is removed: a call with its statement, a name or a string with its element of a list.
   */
  readonly to?: string;
}

/** A range of a text, and its replacement. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const SIGN =
  /^(?:<(?<tag>[\w.]+)>|(?<attribute>[\w-]+)=|(?<property>[\w:-]+):|'(?<text>.*)'|(?<chain>\.)?(?<name>[\w.]+)(?<call>\(\))?)$/;

/** An expression as one would name it: `a?.b` is `a.b`. */
const nameOf = (node: ts.Node) => node.getText().replaceAll('?.', '.').replaceAll(/\s|!/g, '');

const isElement = (node: ts.Node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);

const tagOf = (node: ts.Node) =>
  ts.isJsxElement(node) ? node.openingElement.tagName : ts.isJsxSelfClosingElement(node) ? node.tagName : null;

/** Whether a name is used as a value here: not as a declaration, a key or a type. */
function isUsed(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(node)) return true;
  if (!ts.isIdentifier(node) || ts.isTypeNode(parent) || ts.isShorthandPropertyAssignment(parent)) return false;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent)) return false;
  return ![(parent as ts.NamedDeclaration).name, (parent as ts.BindingElement).propertyName].includes(node);
}

function matcher(sign: string): (node: ts.Node) => boolean {
  const { tag, attribute, property, text, chain, name = '', call } = SIGN.exec(sign)?.groups ?? {};
  const isNamed = (node: ts.Node) => `.${nameOf(node)}`.endsWith(`.${name}`);
  if (tag !== undefined) return (node) => tagOf(node)?.getText() === tag;
  if (attribute !== undefined) return (node) => ts.isJsxAttribute(node) && node.name.getText() === attribute;
  if (property !== undefined)
    return (node) => ts.isObjectLiteralElementLike(node) && node.name?.getText().replaceAll("'", '') === property;
  if (text !== undefined) return (node) => ts.isStringLiteralLike(node) && node.text === text;
  if (call === undefined) return (node) => isUsed(node) && isNamed(node);
  return (node) =>
    (ts.isCallExpression(node) || ts.isNewExpression(node)) &&
    isNamed(node.expression) &&
    (chain === undefined || ts.isPropertyAccessExpression(node.expression));
}

function all(node: ts.Node, matches: (node: ts.Node) => boolean): ts.Node[] {
  const found = matches(node) ? [node] : [];
  node.forEachChild((child) => void found.push(...all(child, matches)));
  return found;
}

/** The top-level declarations of a file, and the members of its classes, by name. */
function declarations(file: ts.SourceFile): ReadonlyMap<string, ts.Node> {
  const name = (node: ts.Node) => (node as ts.NamedDeclaration).name?.getText() ?? '';
  const values = file.statements
    .filter((one) => !ts.isInterfaceDeclaration(one) && !ts.isTypeAliasDeclaration(one))
    .flatMap((one): ts.Node[] => (ts.isVariableStatement(one) ? [...one.declarationList.declarations] : [one]));
  return new Map(
    values.flatMap((one): [string, ts.Node][] => [
      [name(one), one],
      ...(ts.isClassDeclaration(one)
        ? one.members.map((member): [string, ts.Node] => [`${name(one)}.${name(member)}`, member])
        : []),
    ]),
  );
}

let last: ts.SourceFile | null = null;

/** The syntax tree of a file; that of the last one is cached. */
function parsed(name: string, text: string): ts.SourceFile {
  if (last?.fileName !== name || last.text !== text)
    last = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  return last;
}

/** The name of the declaration at a position of a file, as in `Change.in`. */
export function declaredAt(name: string, text: string, place: number): string {
  const enclosing = [...declarations(parsed(name, text))].filter(([, { pos, end }]) => pos <= place && place < end);
  return enclosing.at(-1)?.[0] ?? '';
}

/** Whether a file declares a name, as in `Change.in`. */
export function declares(name: string, text: string, wanted: string): boolean {
  return wanted === '' || declarations(parsed(name, text)).has(wanted);
}

function placeOf(file: ts.SourceFile, { in: name, at }: Change): ts.Node {
  const within = name === '' ? file : declarations(file).get(name);
  if (!within) throw new Error(`${file.fileName} has no ${name}`);
  if (at === '') return within;
  const [sign = '', place] = at.split(' #');
  const found = all(within, matcher(sign));
  const node = found[Number(place ?? 1) - 1];
  if (!node || (place === undefined && found.length > 1))
    throw new Error(`${file.fileName} has ${at} ${found.length} times in ${name}`);
  return node;
}

/** Operators whose sides are left alone: conditions of their own, or an assignment. */
const JOINING = /^(?:&&|\|\||\?\?|,|[^=!<>]*=)$/;

/** The condition that an expression is part of: a whole one, or one of those that `&&` and `||` join. */
function conditionOf(node: ts.Node): ts.Node {
  const { parent } = node;
  const isPart = ts.isBinaryExpression(parent)
    ? !JOINING.test(parent.operatorToken.getText())
    : ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent) || ts.isCallExpression(parent)
      ? parent.expression === node
      : ts.isPrefixUnaryExpression(parent) ||
        ts.isParenthesizedExpression(parent) ||
        ts.isAwaitExpression(parent) ||
        ts.isTypeOfExpression(parent);
  return isPart ? conditionOf(parent) : node;
}

const gone = (node: ts.Node, text = ''): Replacement => ({ start: node.getStart(), end: node.getEnd(), text });

/** An element of a list and the comma after it. */
function withComma(node: ts.Node): Replacement {
  const comma = /^\s*,/.exec(node.getSourceFile().text.slice(node.getEnd()))?.[0] ?? '';
  return { ...gone(node), end: node.getEnd() + comma.length };
}

function withoutCall(call: ts.Expression): Replacement {
  const { parent } = call;
  if (ts.isExpressionStatement(parent)) return gone(parent, ';');
  return ts.isAwaitExpression(parent) || ts.isVoidExpression(parent) ? withoutCall(parent) : gone(call, 'undefined');
}

function withoutElement(node: ts.Node): Replacement {
  if (ts.isArrayLiteralExpression(node.parent) || ts.isSpreadAssignment(node)) return withComma(node);
  if (ts.isStatement(node)) throw new Error(`${node.getText()} is in no list: a replacement is needed`);
  return withoutElement(node.parent);
}

function removed(node: ts.Node, at: string): Replacement {
  if (isElement(node)) return gone(node, ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent) ? '' : 'null');
  if (ts.isJsxAttribute(node)) return gone(node);
  if (ts.isObjectLiteralElementLike(node)) return withComma(node);
  if (!ts.isCallExpression(node)) return withoutElement(node);
  const { expression } = node;
  if (!at.startsWith('.') || !ts.isPropertyAccessExpression(expression)) return withoutCall(node);
  return { start: expression.expression.getEnd(), end: node.getEnd(), text: '' };
}

function instead(node: ts.Node, to: string): Replacement {
  if (ts.isJsxAttribute(node) && node.initializer) return gone(node.initializer, `{${to}}`);
  const value = (node as ts.PropertyAssignment).initializer as ts.Expression | undefined;
  return gone(value ?? (/^(?:true|false)$/.test(to) ? conditionOf(node) : node), to);
}

/** What a change replaces in a file. @throws where it finds no place, or several, so that outdated ones are noticed */
function replacementFor(file: ts.SourceFile, change: Change): Replacement {
  const node = placeOf(file, change);
  return change.to === undefined ? removed(node, change.at) : instead(node, change.to);
}

/** The text of a file with the changes applied. */
export function changed(text: string, changes: readonly Change[], name: string): string {
  const file = parsed(name, text);
  return changes
    .map((change) => replacementFor(file, change))
    .sort((one, other) => other.start - one.start)
    .reduce((so, { start, end, text: other }) => so.slice(0, start) + other + so.slice(end), text);
}
