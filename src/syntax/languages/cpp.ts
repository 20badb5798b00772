import type { TestLanguage } from './language.ts';

/** GoogleTest, Catch2, Boost, macros of a file, and C's own: functions called test… that assert. */
export const cpp: TestLanguage = {
  grammar: 'cpp',
  endings: ['c', 'cc', 'cpp', 'cxx', 'h', 'hpp'],
  cases: `
    (function_definition
      declarator: (function_declarator
        declarator: (identifier) @macro
        parameters: (parameter_list (parameter_declaration type: (type_identifier) @name) .))
      body: (compound_statement) @body) @case
    (function_definition
      declarator: (function_declarator declarator: (identifier) @name @call)
      body: (compound_statement) @body) @case
    ((expression_statement
      (call_expression function: (identifier) @titled arguments: (argument_list . (string_literal) @name))) @case
      . (compound_statement) @body)`,
  declares: /^([tT]est\w*|\w+_tests?|main)$/,
  equalities: `
    (call_expression function: (identifier) @equal arguments: (argument_list . (_) @left . (_) @right)) @whole
    (call_expression
      function: (identifier) @asserts
      arguments: (argument_list . (_) @asked)) @whole
    (if_statement
      condition: (condition_clause (_) @refused)
      consequence: (_) @fails) @whole`,
  compares: {
    equal:
      /^((EXPECT|ASSERT)_(EQ|STREQ|DOUBLE_EQ|FLOAT_EQ)|BOOST_(CHECK|REQUIRE)_EQUAL|assert_(int|string)_equal|TEST_ASSERT_EQUAL\w*|ck_assert_(int|str)_eq|(CHECK|EXPECT|ASSERT|VERIFY|check|expect|assert|verify)_(EQ|EQUALS?|IS|SAME|U?INT|LONG|SIZE|CHAR|BOOL|STR|STRING|DOUBLE|FLOAT|PTR|eq|equals?|is|same|u?int|long|size|char|bool|str|string|double|float|ptr))$/,
    asserts: /^(assert|CHECK|REQUIRE|BOOST_(CHECK|REQUIRE|TEST)|TEST_ASSERT\w*|ck_assert|EXPECT|cr_assert)$/,
    fails: /\b(return\s+[1-9]|exit|abort|fail\w*|printf|cerr|throw)\b/i,
    titled: /^(TEST|TEST_CASE|SCENARIO)$/,
    runs: /\b(?:RUN_TEST\w*|mu_run_test|MU_RUN_TEST|cmocka_unit_test\w*|unit_test\w*|tcase_add_test|CU_add_test|RUN)\s*\((?<names>[^()]{1,200})\)/g,
    macro: /^(TEST|TEST_F|TEST_P|TYPED_TEST)$/,
  },
  setAside: /GTEST_SKIP|DISABLED_|\bskip\(/,
  outline: {
    query: `
      (class_specifier name: (_) @name body: (_) @body) @type
      (struct_specifier name: (_) @name body: (_) @body) @type
      (namespace_definition name: (_) @name body: (_) @body) @type
      (function_definition declarator: (function_declarator declarator: (_) @name) body: (_) @body) @function
      (function_definition
        declarator: (_ (function_declarator declarator: (_) @name)) body: (_) @body) @function`,
    named: /^test[A-Z_]|_test$|^TEST(_[FP])?$/,
  },
  literals: {
    number: ['number_literal'],
    string: ['string_literal'],
    truth: ['true', 'false'],
    containers: ['parenthesized_expression', 'unary_expression', 'initializer_list', 'compound_literal_expression'],
    entries: ['initializer_pair'],
  },
  // In a block of its own: in C89 no declaration may come behind a statement.
  fail: ({ text, indent }) => `{\n${indent}    __builtin_trap();\n${indent}    ${text}\n${indent}}`,
  untyped: false,
  scripts: false,
};
