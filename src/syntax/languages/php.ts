import type { TestLanguage } from './language.ts';

/** PHPUnit and Pest. */
export const php: TestLanguage = {
  grammar: 'php',
  endings: ['php'],
  cases: `
    (method_declaration name: (name) @name @call body: (compound_statement) @body) @case
    (function_call_expression
      function: (name) @spec
      arguments: (arguments
        . (argument [(string) (encapsed_string)] @name)
        . (argument [(anonymous_function body: (_) @body) (arrow_function body: (_) @body)]))) @case`,
  declares: /^test/i,
  equalities: `
    (member_call_expression
      name: (name) @equal
      arguments: (arguments . (argument (_) @left) . (argument (_) @right))) @whole
    (scoped_call_expression
      name: (name) @equal
      arguments: (arguments . (argument (_) @left) . (argument (_) @right))) @whole
    (member_call_expression name: (name) @asserts arguments: (arguments . (argument (_) @asked))) @whole
    (member_call_expression name: (name) @matcher arguments: (arguments . (argument (_) @right) .)) @whole`,
  compares: {
    equal: /^(assertSame|assertEquals)$/,
    asserts: /^assertTrue$/,
    matcher: /^(toBe|toEqual)$/,
    spec: /^(it|test)$/,
  },
  setAside: /markTest(Skipped|Incomplete)|->(skip|todo|throws)\(/,
  outline: {
    query: `
      (function_call_expression) @call
      (class_declaration name: (_) @name body: (_) @body) @type
      (trait_declaration name: (_) @name body: (_) @body) @type
      (function_definition name: (_) @name body: (_) @body) @function
      (method_declaration name: (_) @name body: (_) @body) @function`,
    named: /^test/i,
    attributed: true,
  },
  literals: {
    expected: 'left',
    number: ['integer', 'float'],
    string: ['string', 'encapsed_string'],
    truth: ['boolean'],
    interpolated: /^"[\s\S]*\$/,
    containers: ['array_creation_expression', 'parenthesized_expression', 'unary_op_expression'],
    entries: ['array_element_initializer'],
  },
  fail: ({ type, text, indent }) =>
    type === 'compound_statement' ? `{\n${indent}    throw new \\Exception('bent');${text.slice(1)}` : undefined,
  untyped: true,
  scripts: true,
};
