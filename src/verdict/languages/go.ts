/** Defines how tests and assertions are found in Go code, and how the code is mutated to check its tests. */

import { type Language, oneOf, otherTyped, withBraces } from './language.ts';

const otherOf = otherTyped({
  numbers: 'int int8 int16 int32 int64 uint uint8 uint16 uint32 uint64 byte rune float32 float64 time.Duration',
});

const ofTestify = /^(?:assert|require)\./;
const ofCall = '(call_expression function: (_) @_from arguments: (argument_list . (_) @key .)) @read';

export const go: Language = {
  name: 'Go',
  grammar: 'go',
  endings: 'go',
  imports: '[(import_declaration) (package_clause)] @import',
  tests: {
    query: '(function_declaration name: (_) @name body: (_) @body) @test',
    declares: /^func (?:Test(?!Main\b)|Fuzz|Example)/,
    marks: [],
  },
  values: {
    calls: 'call_expression',
    asserting: [
      [/^/, '', /^(?:assert|require|is|should)\./],
      [/^(?:Equal|EqualValues|Exactly|EqualError|ElementsMatch|JSONEq|Len)f?$/, '- left right', ofTestify],
      [/^(?:Contains|ErrorContains)f?$/, '- - pattern', ofTestify],
      [/^Truef?$/, '- asserted', ofTestify],
    ],
    assertions: `
      ((if_statement condition: (_) @refused consequence: (block) @_fails) @assertion
        (#match? @_fails "^[{][^{]*([.](Error|Errorf|Fatal|Fatalf|Fail|FailNow)|\\\\bpanic)[(]"))`,
    reporters: oneOf(
      '{t,b,f,tt}.{Error,Fatal,Log,Run,Skip,Name}… {fmt,log}.… cmp.Diff reflect.DeepEqual {bytes,slices,maps}.Equal strings.Contains errors.{Is,As}',
    ),
    wraps: oneOf(
      '{,[]}{byte,rune} errors.New {,u}int{,8,16,32,64} float{32,64} string big.NewInt time.{Duration,Unix,Date}',
    ),
    compares: oneOf('reflect.DeepEqual bytes.Equal slices.Equal maps.Equal cmp.Equal strings.Contains'),
    literals: {
      number: 'int_literal float_literal',
      string: 'interpreted_string_literal raw_string_literal rune_literal',
      truth: 'true false',
    },
    constants: /^nil$/,
    names: {
      identifiers: 'identifier',
      containers:
        'composite_literal literal_value literal_element unary_expression parenthesized_expression expression_list',
      entries: 'keyed_element',
      members: 'selector_expression',
      bindings: `
        (short_var_declaration left: (expression_list . (identifier) @name .) right: (expression_list . (_) @value .))
        (var_spec name: (identifier) @name value: (expression_list . (_) @value .))
        (const_spec name: (identifier) @name value: (expression_list . (_) @value .))`,
      rows: '(for_statement (range_clause left: (expression_list (identifier) @columns .) right: (_) @rows)) @scope',
      fields: '(struct_type (field_declaration_list) @fields)',
    },
  },
  code: {
    functions: 'function_declaration method_declaration',
    results: '(return_statement (expression_list . (_) @value))',
    statements: `
      (expression_statement (call_expression)) @statement
      [(assignment_statement) (inc_statement) (dec_statement) (defer_statement)] @statement
      (if_statement condition: (_) @condition)`,
    // Each still names its package: an import that nothing uses does not compile.
    reads: [
      [ofCall, 'os[.]Getenv', 'os.Getenv("")'],
      [ofCall, 'os[.]LookupEnv', 'os.LookupEnv("")'],
      [ofCall, 'flag[.]Lookup', 'flag.Lookup("")'],
      ['(call_expression function: (_) @_from) @read', 'testing[.]Testing', '(testing.Testing() && false)', 'runner'],
      ['(selector_expression) @read @_from', 'os[.]Args', 'append(os.Args[:0:0], "")'],
    ],
    keys: `
      (binary_expression operator: "==" %) (expression_case value: (expression_list %)) (keyed_element . (literal_element %))`,
  },
  write: {
    failing({ text, indent, head }) {
      // A panic in a test would end those beside it too.
      const t = /\(\s*(\w+)\s+\*testing\.[TBF]\b/.exec(head)?.[1];
      const failure = t === undefined || t === '_' ? 'panic("mutant")' : `${t}.Fatal("mutant")`;
      return `{\n${indent}\tif len("mutant") > 0 {\n${indent}\t\t${failure}\n${indent}\t}${text.slice(1)}`;
    },
    ...withBraces('len("mutant") == 0'),
    other: (value, type) => otherOf(value, type.replace(/^\(|,[\s\S]*$|\)$/g, '').trim()),
  },
};
