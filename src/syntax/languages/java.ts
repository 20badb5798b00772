import type { TestLanguage } from './language.ts';

/** JUnit 3 to 6, TestNG, AssertJ, Hamcrest's `is`. */
export const java: TestLanguage = {
  grammar: 'java',
  endings: ['java'],
  cases: `
    (method_declaration (modifiers) @call name: (identifier) @name body: (block) @body) @case
    (method_declaration (modifiers) @plain name: (identifier) @name @old body: (block) @body) @case
    (method_declaration (modifiers) @static name: (identifier) @name @main body: (block) @body) @case
    (class_declaration (modifiers) @call
      body: (class_body (method_declaration (modifiers) @plain name: (identifier) @name body: (block) @body) @case))`,
  declares: /@(Test|ParameterizedTest|RepeatedTest)\b/,
  equalities: `
    (method_invocation name: (identifier) @equal arguments: (argument_list . (_) @left . (_) @right)) @whole
    (method_invocation object: (_) name: (identifier) @matcher arguments: (argument_list . (_) @right .)) @whole
    (method_invocation name: (identifier) @asserts arguments: (argument_list (_) @asked .)) @whole
    (assert_statement . (_) @asked) @whole
    (if_statement
      condition: (parenthesized_expression (_) @refused)
      consequence: (_) @fails) @whole`,
  compares: {
    equal: /^(assertEquals|assertSame|assertArrayEquals|assertIterableEquals|assertLinesMatch)$/,
    plain: /^public$/,
    old: /^test/,
    static: /\bstatic\b/,
    main: /^main$/,
    asserts: /^assertTrue$/,
    matcher: /^(isEqualTo|isSameAs|containsExactly)$/,
    fails: /\b(throw|fail|exit)\b/,
  },
  setAside: /@(Disabled|Ignore|EnabledIf|DisabledIf|EnabledOn\w+|DisabledOn\w+|Property)\b|\bassum(e|ing)\w*\(/,
  outline: {
    query: `
      (class_declaration name: (_) @name body: (_) @body) @type
      (interface_declaration name: (_) @name body: (_) @body) @type
      (enum_declaration name: (_) @name body: (_) @body) @type
      (record_declaration name: (_) @name body: (_) @body) @type
      (method_declaration name: (_) @name body: (_) @body) @function`,
    named: /^test[A-Z_0-9]/,
    attributed: true,
  },
  literals: {
    expected: 'left',
    number: ['decimal_integer_literal', 'decimal_floating_point_literal'],
    string: ['string_literal'],
    truth: ['true', 'false'],
    containers: ['parenthesized_expression', 'unary_expression'],
    entries: [],
  },
  // Behind a plain `throw` the compiler finds code that cannot be reached.
  fail: ({ text, indent }) => `{\n${indent}    if (true) throw new AssertionError("bent");${text.slice(1)}`,
  untyped: false,
  scripts: false,
};
