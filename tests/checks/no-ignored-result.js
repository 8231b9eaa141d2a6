// @ts-check

/** @typedef {import('typescript').Type} Type */
/** @typedef {import('typescript').TypeChecker} TypeChecker */

/**
 * Whether a value of this type is a Result, or resolves to one: a union with a success and a failure.
 * @param {TypeChecker} checker
 * @param {Type} type
 */
export function isResult(checker, type) {
  const settled = checker.getAwaitedType(type) ?? type;
  const parts = settled.isUnion() ? settled.types : [];
  /** @param {string} field */
  const has = (field) => parts.some((part) => part.getProperty('ok') && part.getProperty(field));
  return has('value') && has('error');
}

/**
 * Whether a value of this type is a Result or contains some: a list or a tuple of them, awaited or not.
 * @param {TypeChecker} checker
 * @param {Type} type
 * @param {ReadonlySet<Type>} enclosing the enclosing types: a type may contain lists of itself
 * @returns {boolean}
 */
function hasResult(checker, type, enclosing = new Set()) {
  if (enclosing.has(type)) return false;
  if (isResult(checker, type)) return true;
  const settled = checker.getAwaitedType(type) ?? type;
  return (settled.isUnion() ? settled.types : [settled])
    .filter((part) => checker.isArrayType(part) || checker.isTupleType(part))
    .flatMap((list) => checker.getTypeArguments(/** @type {import('typescript').TypeReference} */ (list)))
    .some((item) => hasResult(checker, item, new Set([...enclosing, type])));
}

/**
 * An ignored Result is an unreported failure: neither `void` nor a bare statement, awaited or not,
 * may drop one or a list of them. (Promises dropped without `void` are covered by no-floating-promises.)
 * @type {import('eslint').Rule.RuleModule}
 */
export const noIgnoredResult = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { ignored: 'This Result is ignored: look at what failed, and tell.' },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    if (!services.program) throw new Error('no-ignored-result needs type information');
    const checker = services.program.getTypeChecker();

    /** @param {import('estree').Expression} expression */
    function check(expression) {
      const dropped = expression.type === 'AwaitExpression' ? expression.argument : expression;
      if (hasResult(checker, services.getTypeAtLocation(dropped))) {
        context.report({ node: expression, messageId: 'ignored' });
      }
    }

    return {
      "UnaryExpression[operator='void']"(/** @type {import('estree').UnaryExpression} */ { argument }) {
        check(argument);
      },
      ExpressionStatement({ expression }) {
        if (expression.type !== 'AssignmentExpression' && expression.type !== 'UnaryExpression') check(expression);
      },
    };
  },
};
