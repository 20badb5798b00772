/** Defines how tests and assertions are found in Python code, and how the code is mutated to check its tests. */

import { type Language, lastOf, oneOf } from './language.ts';

const equal = oneOf(
  'assertEqual assertEquals assertListEqual assertDictEqual assertTupleEqual assertSetEqual assertMultiLineEqual assertCountEqual assertIs assertSequenceEqual assertAlmostEqual eq_ assert_equal',
);

/** A value of no kind named here stays as it is. */
const other = (value: string) =>
  `(lambda f, v: f(f, v, 3))(lambda f, v, d: v if d < 0 else (not v) if isinstance(v, bool) else (0 if v + 1 == v or v != v else v + 1) if isinstance(v, __import__("numbers").Number) else v + "x" if isinstance(v, str) else v + b"x" if isinstance(v, bytes) else [*(f(f, e, d - 1) for e in v), None] if type(v) is list else (*(f(f, e, d - 1) for e in v), None) if type(v) is tuple else {**{k: f(f, e, d - 1) for k, e in v.items()}, "mutant": 1} if type(v) is dict else v, (${value}))`;

const isIn = (operator: string) => `(comparison_operator (string) @key "${operator}" (_) @_from) @read`;

export const python: Language = {
  name: 'Python',
  grammar: 'python',
  endings: 'py pyi',
  programs: 'python python3',
  declarations: /\.pyi$/,
  imports: `
    [(import_statement) (import_from_statement) (future_import_statement)] @import
    ((call function: (_) @_called) @load (#match? @_called "^(importlib[.])?(import_module|__import__)$"))`,
  tests: {
    query: `
      (function_definition name: (_) @name body: (_) @body) @test
      (decorated_definition definition: (function_definition name: (_) @name body: (_) @body)) @test`,
    declares: /\bdef test/,
    groups:
      '(class_definition name: (_) @name) @group (decorated_definition definition: (class_definition name: (_) @name)) @group',
    marks: [
      ['skip', /@(?:[\w.]+\.)?skip\b/],
      ['conditional', /@(?:[\w.]+\.)?skip(?:if|If|Unless)\b/],
      ['xfail', /@(?:[\w.]+\.)?(?:xfail|expectedFailure)\b|\bmarks=[\w.]*xfail/],
    ],
    scripts: true,
  },
  values: {
    calls: 'call',
    asserting: [
      [/^/, '', oneOf('{self,cls}.{assert,fail}… pytest.{raises,warns,fail} eq_ ok_ assert_*')],
      [equal, 'left right'],
      [/^(?:assertTrue|assert_)$/, 'asserted'],
      [/^assertIn$/, 'pattern'],
      [/^assert(?:Raises)?Regex$/, '- pattern'],
    ],
    assertions: `
      (assert_statement . (_) @asserted) @assertion
      ((call function: (_) @_called arguments: (argument_list (keyword_argument name: (_) @_name value: (_) @pattern))) @assertion
        (#match? @_called "^pytest[.](raises|warns)$") (#eq? @_name "match"))`,
    reporters: oneOf('{self,cls}.subTest pytest.* print str repr len isinstance logging.*'),
    wraps: lastOf(
      'Decimal Fraction date datetime time timedelta set frozenset tuple list dict OrderedDict Counter bytes bytearray Path PurePath PurePosixPath UUID approx param',
    ),
    literals: {
      number: 'integer float',
      string: 'string concatenated_string',
      truth: 'true false',
    },
    interpolated: /^[rb]?f|^b?r?f/i,
    constants: /^(?:None|\.\.\.)$/,
    names: {
      identifiers: 'identifier',
      containers: 'list tuple set dictionary parenthesized_expression unary_operator expression_list keyword_argument',
      entries: 'pair keyword_argument',
      members: 'attribute subscript',
      bindings: '(assignment left: (identifier) @name right: (_) @value)',
      rows: `
        (decorated_definition
          (decorator (call function: (attribute attribute: (identifier) @_mark)
            arguments: (argument_list . (_) @columns . (_) @rows)))
          (#eq? @_mark "parametrize")) @scope
        (for_statement left: (_) @columns right: (_) @rows) @scope`,
    },
  },
  code: {
    functions: 'function_definition',
    results: '(return_statement (_) @value)',
    statements: `
      (expression_statement [(call) (await) (augmented_assignment)]) @statement
      (expression_statement (assignment left: [(attribute) (subscript)])) @statement
      (if_statement condition: (_) @condition)
      (elif_clause condition: (_) @condition)
      (conditional_expression . (_) . (_) @condition)`,
    reads: [
      ['(subscript value: (_) @_from subscript: (_) @key) @read', 'os[.]environ', 'None'],
      [
        '(call function: (_) @_from arguments: (argument_list . (_) @key . (_)? @default)) @read',
        '(os[.])?(getenv|environ[.]get)',
        'None',
      ],
      [isIn('in'), 'os[.]environ', 'False'],
      [isIn('in'), 'sys[.]modules', 'False', 'runner'],
      [isIn('not in'), 'sys[.]modules', 'True', 'runner'],
      ['(attribute) @read @_from', 'sys[.]argv', '[]'],
    ],
    keys: '(comparison_operator "==" %) (pair key: %) (case_pattern %)',
  },
  write: {
    failing: ({ text, indent }) => `raise AssertionError("mutant")\n${indent}${text}`,
    never: (statement) => `if "" == "mutant": ${statement}`,
    not: (condition) => `False and (${condition})`,
    opposite: 'not ',
    differs: (value, line) =>
      `(lambda v: v if ${other('v')} is v else (_ for _ in ()).throw(AssertionError("mutant ${line}")))(${value})`,
    other,
  },
};
