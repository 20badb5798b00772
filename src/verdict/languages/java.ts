/** Defines how tests and assertions are found in Java code, and how the code is mutated to check its tests. */

import { atStart, type Language, oneOf, otherTyped, withBraces } from './language.ts';

const otherOf = otherTyped({ truth: 'boolean', numbers: 'int long float double', texts: 'String' });
const equal = oneOf('assertEquals assertSame assertArrayEquals assertIterableEquals assertLinesMatch');
const matcher = oneOf('isEqualTo isSameAs containsExactly isEqualByComparingTo hasSize hasToString');
const part = oneOf('contains hasMessage hasMessageContaining startsWith endsWith matches');
const failing = atStart('if (true) throw new AssertionError("mutant");');

export const java: Language = {
  name: 'Java',
  grammar: 'java',
  endings: 'java',
  imports: '[(import_declaration) (package_declaration)] @import',
  tests: {
    query: '(method_declaration name: (_) @name body: (_) @body) @test',
    declares: /@(?:Test|ParameterizedTest|RepeatedTest|TestFactory|Property|Theory)\b|\bpublic void test\w*\(\)/,
    groups: '(class_declaration name: (_) @name) @group',
    marks: [
      ['skip', /@(?:Disabled|Ignore)\b(?!If|On|For)/],
      ['conditional', /@(?:EnabledIf|DisabledIf|EnabledOn|DisabledOn|EnabledFor|DisabledFor)\w*/],
    ],
    inverted: /@Test\([^)]*\bexpected/,
  },
  values: {
    calls: 'method_invocation',
    asserting: [
      [/^(?:assert[A-Z]\w*|fail|verify)$/, ''],
      [/^/, '', /^(?:Assertions\.)?assertThat\w*\(/],
      [equal, 'left right'],
      [matcher, 'right', /assertThat\w*\(/],
      [part, 'pattern', /assertThat\w*\(/],
      [/^assertTrue$/, 'asserted'],
    ],
    assertions: '(assert_statement . (_) @asserted) @assertion',
    reporters: /(?:^|\.)(?:println|printf|format|dynamicTest|as|describedAs)$|^String\.valueOf$/,
    wraps: oneOf(
      'new~{BigDecimal,BigInteger,String,Integer,Long} {List,Set,Map,Optional,OptionalInt,BigDecimal,Duration,Integer,Long,LocalDate,Instant,Stream,Arguments,Path,Paths,URI}.{of*,valueOf,asList,parse,get,create,arguments} Arrays.asList is equalTo arguments',
    ),
    compares: oneOf('{Objects,Arrays}.{equals,deepEquals}'),
    literals: {
      number: 'decimal_integer_literal decimal_floating_point_literal',
      string: 'string_literal character_literal',
      truth: 'true false',
    },
    constants: /^null$/,
    names: {
      identifiers: 'identifier',
      containers:
        'parenthesized_expression unary_expression array_initializer array_creation_expression object_creation_expression',
      entries: '',
      members: 'method_invocation field_access',
      bindings: '(variable_declarator name: (identifier) @name value: (_) @value)',
      rows: '(enhanced_for_statement name: (_) @columns value: (_) @rows) @scope',
      fields: '(record_declaration parameters: (_) @fields)',
    },
  },
  code: {
    functions: 'method_declaration constructor_declaration',
    results: '(return_statement (_) @value)',
    statements: `
      (expression_statement [(method_invocation) (assignment_expression) (update_expression)]) @statement
      (if_statement condition: (parenthesized_expression (_) @condition))
      (ternary_expression condition: (_) @condition)`,
    reads: [
      [
        '(method_invocation object: (_) @_system name: (_) @_from arguments: (argument_list . (_) @key . (_)? @default) (#eq? @_system "System")) @read',
        'get(env|Property)',
        '((String) null)',
      ],
    ],
    keys: `
      (binary_expression operator: "==" %) (switch_label %)
      (method_invocation object: (string_literal) @key name: (_) @_equals (#eq? @_equals "equals"))
      ((method_invocation name: (_) @_called arguments: (argument_list . %)) (#match? @_called "^(equals|put|of|entry)$"))`,
  },
  write: {
    // Behind a plain throw the compiler finds code that cannot be reached. A call of the super constructor has to stay first.
    failing: (body) => (/^\{\s*(?:super|this)\(/.test(body.text) ? undefined : failing(body)),
    ...withBraces('("mutant".isEmpty())'),
    other: otherOf,
  },
};
