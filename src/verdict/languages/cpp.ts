/** Defines how tests and assertions are found in C and C++ code, and how the code is mutated to check its tests. */

import { type Language, oneOf, otherTyped, withBraces } from './language.ts';

const otherOf = otherTyped({
  numbers:
    'int long short unsigned size_t float double int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t',
  texts: 'std::string string',
  longer: (value) => `(std::string(${value}) + "x")`,
});
const equal = oneOf(
  '{EXPECT,ASSERT}_{STREQ,DOUBLE_EQ,FLOAT_EQ} BOOST_{CHECK,REQUIRE}_EQUAL assert_{int,string}_equal TEST_ASSERT_EQUAL* ck_assert_{int,str}_eq {CHECK,REQUIRE,EXPECT,ASSERT}_{EQ,EQUAL,EQUALS,STR,INT}',
);

const asserted = oneOf(
  'assert CHECK REQUIRE BOOST_CHECK BOOST_REQUIRE BOOST_TEST TEST_ASSERT TEST_ASSERT_TRUE ck_assert cr_assert EXPECT_TRUE ASSERT_TRUE',
);

export const cpp: Language = {
  name: 'C and C++',
  grammar: 'cpp',
  endings: 'c cc cpp cxx h hpp hh',
  imports: '[(preproc_include) (using_declaration)] @import',
  tests: {
    query: `
      (function_definition
        declarator: (function_declarator declarator: (identifier)
          parameters: (parameter_list (parameter_declaration type: (type_identifier) @name) .)) body: (_) @body) @test
      (function_definition declarator: (function_declarator declarator: (identifier) @name) body: (_) @body) @test
      ((expression_statement (call_expression arguments: (argument_list . (string_literal) @name))) @test . (compound_statement) @body)`,
    declares:
      /^(?:static\s+)?(?:void\s+|int\s+)?(?:TEST(?:_F|_P|_CASE|_CASE_FIXTURE)?|TYPED_TEST|SCENARIO|BOOST_AUTO_TEST_CASE)\s*\(|\b(?:test\w*|\w+_tests?|main)\s*\(/,
    groups: '(namespace_definition name: (_) @name) @group',
    marks: [['skip', /\bDISABLED_|\[\.\]|\[!?hide\]/]],
  },
  values: {
    calls: 'call_expression',
    asserting: [
      [oneOf('{EXPECT,ASSERT,CHECK,REQUIRE,BOOST,TEST_ASSERT,VERIFY}* assert {ck,cr}_assert* assert_*'), ''],
      [equal, 'left right'],
      [asserted, 'asserted'],
    ],
    assertions: `
      ((if_statement condition: (condition_clause value: (_) @refused) consequence: (_) @_fails) @assertion
        (#match? @_fails "^[{]?[^{]*\\\\b(return [1-9]|exit|abort|fail\\\\w*|throw)\\\\b"))`,
    reporters: oneOf('printf fprintf strcmp memcmp fabs'),
    wraps: oneOf('std::string std::vector<*> std::string_view'),
    literals: {
      number: 'number_literal',
      string: 'string_literal char_literal',
      truth: 'true false',
    },
    constants: oneOf('nullptr NULL'),
    names: {
      identifiers: 'identifier',
      containers: 'parenthesized_expression unary_expression initializer_list compound_literal_expression',
      entries: 'initializer_pair',
      members: 'field_expression',
      bindings: '(init_declarator declarator: (_) @name value: (_) @value)',
      rows: '(for_range_loop declarator: (_) @columns right: (_) @rows) @scope',
      fields: '(struct_specifier body: (_) @fields)',
    },
  },
  code: {
    functions: 'function_definition',
    conditional: 'preproc_if preproc_ifdef',
    results: '(return_statement (_) @value)',
    statements: `
      (expression_statement [(call_expression) (assignment_expression) (update_expression)]) @statement
      (if_statement condition: (condition_clause value: (_) @condition))
      (conditional_expression condition: (_) @condition)`,
    reads: [
      [
        '(call_expression function: (_) @_from arguments: (argument_list . (_) @key)) @read',
        '(std::)?getenv',
        '((char*)0)',
      ],
    ],
    keys: `
      (binary_expression operator: "==" %) (case_statement value: %) (initializer_list . %)
      ((call_expression function: (_) @_called arguments: (argument_list %)) (#eq? @_called "strcmp"))`,
  },
  write: {
    // In a block of its own: in C89 no declaration may come behind a statement.
    failing: ({ text, indent }) => `{\n${indent}    __builtin_trap();\n${indent}    ${text}\n${indent}}`,
    ...withBraces('(0)'),
    other: otherOf,
  },
};
