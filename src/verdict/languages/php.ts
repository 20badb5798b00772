/** Defines how tests and assertions are found in PHP code, and how the code is mutated to check its tests. */

import { atStart, type Language, oneOf, withBraces } from './language.ts';

const other = (value: string) =>
  `(function ($v) { $f = function ($v, $d) use (&$f) { return is_bool($v) ? !$v : (is_int($v) || is_float($v) ? $v + 1 : (is_string($v) ? $v . 'x' : (is_array($v) && $d >= 0 ? array_map(fn ($e) => $f($e, $d - 1), $v) + ['mutant' => 1] : $v))); }; return $f($v, 3); })(${value})`;
const equal = oneOf('assertSame assertEquals assertCount assertEqualsCanonicalizing assertJsonStringEqualsJsonString');
const matcher = oneOf('toBe toEqual toHaveCount');
const part = oneOf('toContain toThrow toMatch toStartWith');

export const php: Language = {
  name: 'PHP',
  grammar: 'php',
  endings: 'php phpt',
  programs: 'php',
  imports: `
    [(namespace_use_declaration) (namespace_definition)] @import
    (expression_statement [(require_expression) (require_once_expression) (include_expression) (include_once_expression)]) @import
    [(require_expression) (require_once_expression) (include_expression) (include_once_expression)] @load`,
  tests: {
    query: `
      (method_declaration name: (_) @name body: (_) @body) @test
      (function_call_expression function: (name) arguments: (arguments
        . (argument [(string) (encapsed_string)] @name)
        . (argument [(anonymous_function body: (_) @body) (arrow_function body: (_) @body)]))) @test`,
    declares: /\bfunction test|#\[(?:\w+\\)*Test\b|@test\b|^(?:it|test)\(/i,
    groups: `
      (class_declaration name: (_) @name) @group
      ((function_call_expression function: (name) @_called arguments: (arguments . (argument (_) @name))) @group (#eq? @_called "describe"))`,
    marks: [['conditional', /#\[Requires\w+/]],
    scripts: true,
  },
  values: {
    calls: 'member_call_expression scoped_call_expression',
    asserting: [
      [/^(?:assert[A-Z]\w*|fail|expectException\w*)$/, ''],
      [/^to/, '', /^expect\(/],
      [equal, 'left right'],
      [matcher, 'right', /^expect\(/],
      [part, '…pattern', /^expect\(/],
      [
        oneOf(
          'assertStringContainsString assertContains assertMatchesRegularExpression assertArrayHasKey expectExceptionMessage',
        ),
        'pattern',
      ],
      [/^assertTrue$/, 'asserted'],
    ],
    negated: /->not\b/,
    reporters: /(?:->|::|^)(?:expect|sprintf|var_export|json_encode|printf|it|test)$/,
    wraps: oneOf('new~{,\\}{DateTime,DateTimeImmutable,ArrayObject}'),
    literals: {
      number: 'integer float',
      string: 'string encapsed_string',
      truth: 'boolean',
    },
    interpolated: /^"[\s\S]*\$/,
    constants: /^null$/i,
    names: {
      identifiers: 'variable_name',
      containers:
        'array_creation_expression array_element_initializer parenthesized_expression unary_op_expression argument',
      entries: 'array_element_initializer',
      members: 'subscript_expression member_access_expression',
      bindings: `
        (assignment_expression left: (variable_name) @name right: (_) @value)
        (method_declaration name: (name) @name body: (compound_statement (return_statement (array_creation_expression) @value) .))`,
      rows: `
        (foreach_statement . (_) @rows . (_) @columns) @scope
        (method_declaration
          attributes: (attribute_list (attribute_group (attribute (name) @_provider parameters: (arguments (argument (_) @rows)))))
          parameters: (_) @columns (#match? @_provider "DataProvider$")) @scope`,
    },
  },
  code: {
    functions: 'function_definition method_declaration',
    results: '(return_statement (_) @value) (arrow_function body: (_) @value)',
    statements: `
      (expression_statement [(member_call_expression) (function_call_expression) (scoped_call_expression) (augmented_assignment_expression) (update_expression)]) @statement
      (expression_statement (assignment_expression left: [(member_access_expression) (subscript_expression) (scoped_property_access_expression)])) @statement
      (if_statement condition: (parenthesized_expression (_) @condition))
      (conditional_expression condition: (_) @condition)`,
    reads: [
      [
        '(function_call_expression function: (_) @_from arguments: (arguments . (argument (_) @key))) @read',
        'getenv|defined',
        'false',
      ],
      ['(subscript_expression (_) @_from (_) @key) @read', '[$]_(ENV|SERVER)', 'null'],
    ],
    keys: `
      (binary_expression operator: ["===" "=="] %) (array_element_initializer . % . (_))
      (case_statement value: %) (match_condition_list %)`,
  },
  write: {
    failing: atStart("throw new \\Exception('mutant');"),
    ...withBraces("('mutant' === '')"),
    differs: (value, line) =>
      `(function ($v) { if (${other('$v')} !== $v) throw new \\Exception('mutant ${line}'); return $v; })(${value})`,
    other,
  },
};
