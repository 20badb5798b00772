import type { TestLanguage } from './language.ts';

/** xUnit, NUnit, MSTest. */
export const csharp: TestLanguage = {
  grammar: 'c-sharp',
  endings: ['cs'],
  cases: `(method_declaration (attribute_list) @call name: (identifier) @name body: (block) @body) @case`,
  declares: /\b(Fact|Theory|Test|TestCase|TestMethod|DataTestMethod)\b/,
  equalities: `
    (invocation_expression
      function: (member_access_expression name: (identifier) @equal)
      arguments: (argument_list . (argument (_) @left) . (argument (_) @right))) @whole
    (invocation_expression
      function: (member_access_expression name: (identifier) @matcher)
      arguments: (argument_list . (argument (_) @right) .)) @whole`,
  compares: { equal: /^(Equal|AreEqual|StrictEqual|AreSame)$/, matcher: /^(Be|EqualTo)$/ },
  setAside: /\bSkip\s*=|\b(Ignore|Explicit)\b/,
  outline: {
    query: `
      (class_declaration name: (_) @name body: (_) @body) @type
      (struct_declaration name: (_) @name body: (_) @body) @type
      (method_declaration name: (_) @name body: (_) @body) @function
      (local_function_statement name: (_) @name body: (_) @body) @function`,
    named: /^test[A-Z_]|_test$/,
    attributed: true,
  },
  literals: {
    expected: 'left',
    number: ['integer_literal', 'real_literal'],
    string: ['string_literal'],
    truth: ['boolean_literal'],
    containers: ['parenthesized_expression', 'prefix_unary_expression'],
    entries: [],
  },
  fail: ({ text, indent }) =>
    `{\n${indent}    if (System.Environment.TickCount64 != -1) throw new System.Exception("bent");${text.slice(1)}`,
  untyped: false,
  scripts: false,
};
