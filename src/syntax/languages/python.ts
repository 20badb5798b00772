import type { TestLanguage } from './language.ts';

/** pytest, unittest, nose. */
export const python: TestLanguage = {
  grammar: 'python',
  endings: ['py'],
  cases: `(function_definition name: (identifier) @name @call body: (block) @body) @case`,
  declares: /^test/i,
  equalities: `
    (assert_statement . (comparison_operator . (_) @left "==" . (_) @right .)) @whole
    (call
      function: (attribute attribute: (identifier) @equal)
      arguments: (argument_list . (_) @left . (_) @right)) @whole
    (call
      function: (attribute attribute: (identifier) @asserts)
      arguments: (argument_list . (comparison_operator . (_) @left "==" . (_) @right .))) @whole`,
  compares: {
    equal:
      /^(assertEquals?|assertListEqual|assertDictEqual|assertTupleEqual|assertSetEqual|assertMultiLineEqual|assertCountEqual|assertIs|assertSequenceEqual|eq_|assert_equal)$/,
    asserts: /^(assertTrue|assert_)$/,
  },
  setAside: /\bx?fail\b|\bskip|expectedFailure|\bimportorskip\b|@hypothesis|@given/i,
  outline: {
    query: `
      (class_definition name: (_) @name body: (_) @body) @type
      (function_definition name: (_) @name body: (_) @body) @function`,
    named: /^test/,
  },
  literals: {
    number: ['integer', 'float'],
    string: ['string'],
    truth: ['true', 'false'],
    interpolated: /^[rb]?f/i,
    containers: ['list', 'tuple', 'dictionary', 'parenthesized_expression', 'unary_operator'],
    entries: ['pair'],
  },
  fail({ text, indent }) {
    // Before a docstring it is one no longer, which no test minds.
    return `raise AssertionError("bent")\n${indent}${text}`;
  },
  untyped: true,
  scripts: true,
};
