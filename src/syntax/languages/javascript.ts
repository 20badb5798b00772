import type { TestLanguage } from './language.ts';

/** node:test, jest, vitest, mocha, ava, tap, QUnit, Deno, Bun: they differ in names only. */
export const javascript: TestLanguage = {
  grammar: 'javascript',
  endings: ['js', 'mjs', 'cjs', 'jsx'],
  cases: `
    (call_expression function: (_) @call arguments: (arguments . [(string) (template_string)] @name
        [(arrow_function body: (_) @body) (function_expression body: (_) @body)])) @case`,
  declares:
    /^(test|it|specify|t\.test|Deno\.test|QUnit\.test|(test|it)\.(only|concurrent|serial|sequential|each\b[\s\S]*))$/,
  equalities: `
    (call_expression function: (_) @equal arguments: (arguments . (_) @left . (_) @right)) @whole
    (call_expression
      function: (member_expression object: (_) @left property: (property_identifier)) @matcher
      arguments: (arguments . (_) @right .)) @whole
    (call_expression
      function: (_) @asserts
      arguments: (arguments . (_) @asked)) @whole`,
  compares: {
    equal:
      /^(?:[\w.]+\.)?(?:equal|strictEqual|deepEqual|deepStrictEqual|is|same|strictSame|deepLooseEqual|looseEqual|equals|eq|assertEquals|assertStrictEquals)$/,
    matcher: /^(?![\s\S]*\.not\b)[\s\S]+\.(?:toBe|toEqual|toStrictEqual|toHaveLength|equal|equals|eql|eq|be)$/,
    asserts: /^(?:[\w.]+\.)?(?:assert|ok|true)$/,
  },
  setAside:
    /\.(skip|todo|failing|fails|skipIf|runIf)\b|\b(skip|todo)\s*:|\b(t|this|ctx|context)\.(skip|todo)\(|^\s*x(it|test|specify)\b/,
  outline: {
    query: `
      (call_expression) @call
      (class_declaration name: (_) @name body: (_) @body) @type
      (function_declaration name: (_) @name body: (_) @body) @function
      (generator_function_declaration name: (_) @name body: (_) @body) @function
      (method_definition name: (_) @name body: (_) @body) @function
      (variable_declarator name: (identifier) @name
        value: [(arrow_function body: (statement_block) @body) (function_expression body: (_) @body)]) @function`,
  },
  literals: {
    number: ['number'],
    string: ['string', 'template_string'],
    truth: ['true', 'false'],
    interpolated: /^`[\s\S]*\$\{/,
    containers: ['array', 'object', 'parenthesized_expression', 'unary_expression'],
    entries: ['pair'],
  },
  fail({ type, text, indent }) {
    const quote = text.split('"').length > text.split("'").length ? '"' : "'";
    const bent = `${quote}bent${quote}`;
    const failure = `throw new Error(${bent});`;
    if (type !== 'statement_block') return `{ ${failure} }`;
    const inner = /^\{\n([ \t]+)/.exec(text)?.[1];
    if (inner === undefined) return `{ ${failure}${text.slice(1)}`;
    // Behind a condition: what follows a throw is an error to many a linter that the test command runs before the tests, and to tsc.
    const deeper = inner + (inner.slice(indent.length) || '  ');
    const lines = [`if (${bent}.length > 0) {`, `${deeper}${failure}`, `${inner}}`];
    return `{\n${inner}${lines.join('\n')}${text.slice(1)}`;
  },
  untyped: true,
  scripts: true,
};
