// @ts-check
import { isResult } from './no-ignored-result.js';

/** Calls whose callback may reject: they turn a refusal into a value, or into a live query's error, which the shell shows. */
const GUARDS = new Set(['tryStorage', 'useLiveQuery', 'liveQuery']);

/** Modules of the device's storage. */
const STORAGE = /\/db\//;

/** @typedef {import('estree').Node & { readonly parent?: TreeNode | null }} TreeNode */

/**
 * Whether a rejection here is handled: by a guard, by a `try` around it, or by a `catch` after it.
 * @param {TreeNode} start
 */
function isGuarded(start) {
  /** @type {TreeNode} */
  let node = start;
  while (node.parent) {
    const { parent } = node;
    if (parent.type === 'CallExpression') {
      const { callee } = parent;
      if (callee !== node && callee.type === 'Identifier' && GUARDS.has(callee.name)) return true;
    }
    if (parent.type === 'MemberExpression' && parent.property.type === 'Identifier' && parent.property.name === 'catch')
      return true;
    if (parent.type === 'TryStatement' && parent.block === node && parent.handler) return true;
    node = parent;
  }
  return false;
}

/**
 * Where nobody awaits a promise, a refusal of the device's storage must not be silent: reads and writes are called
 * within `tryStorage`, a live query or a `try`, unless they return a Result or their docstring says `@rejects never`.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noUnguardedStorage = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { unguarded: 'This may reject where the device refuses its storage: call it within `tryStorage`.' },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    if (!services.program) throw new Error('no-unguarded-storage needs type information');
    /** @type {import('typescript').TypeChecker} */
    const checker = services.program.getTypeChecker();
    const imported = new Set();

    return {
      ImportDeclaration(node) {
        if (typeof node.source.value !== 'string' || !STORAGE.test(node.source.value)) return;
        for (const { local } of node.specifiers) imported.add(local.name);
      },
      CallExpression(node) {
        const { callee } = node;
        const root = callee.type === 'MemberExpression' ? callee.object : callee;
        if (root.type !== 'Identifier' || !imported.has(root.name) || GUARDS.has(root.name)) return;
        const type = services.getTypeAtLocation(node);
        if (!checker.getPropertyOfType(type, 'then') || isResult(checker, type)) return;
        const signature = checker.getResolvedSignature(services.esTreeNodeToTSNodeMap.get(node));
        const tags = signature?.getJsDocTags() ?? [];
        if (tags.some(({ name, text }) => name === 'rejects' && text?.[0]?.text.startsWith('never'))) return;
        if (!isGuarded(node)) context.report({ node, messageId: 'unguarded' });
      },
    };
  },
};
