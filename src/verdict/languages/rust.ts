/** Defines how tests and assertions are found in Rust code, and how the code is mutated to check its tests. */

import { atStart, type Language, oneOf, otherTyped, withBraces } from './language.ts';

const otherOf = otherTyped({
  numbers: 'i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize',
  texts: 'String',
  longer: (value) => `format!("{}x", ${value})`,
});

const ofFunction = '(attribute_item) @read @_from . (function_item)';

export const rust: Language = {
  name: 'Rust',
  grammar: 'rust',
  endings: 'rs',
  // Arguments of a macro are tokens to the grammar; those of these are expressions, and read as a call's.
  readable: (text) =>
    text.replace(
      /\b((?:debug_)?assert(?:_eq|_ne)?|println|eprintln|format|panic|vec)!(?=\()/g,
      (_, name: string) => `${name}_`,
    ),
  imports: '[(use_declaration) (extern_crate_declaration)] @import',
  tests: {
    query: '(function_item name: (_) @name body: (_) @body) @test',
    declares: /#\[\s*(?:[\w:]+::)?(?:test|rstest|test_case|test_matrix)\b/,
    above: 'attribute_item',
    groups: '(mod_item name: (_) @name) @group',
    marks: [
      ['skip', /#\[ignore/],
      ['conditional', /#\[cfg(?:_attr)?\((?!test\))/],
    ],
    inverted: /#\[should_panic/,
    parts: '((attribute_item) @_attribute . (mod_item) @part (#match? @_attribute "cfg[(]test[)]"))',
  },
  values: {
    calls: 'call_expression',
    asserting: [
      [/^(?:debug_)?assert(?:_eq|_ne)?$/, ''],
      [/^(?:debug_)?assert_eq$/, 'left right'],
      [/^(?:debug_)?assert$/, 'asserted'],
    ],
    assertions: '((macro_invocation macro: (_) @_called) @assertion (#match? @_called "^assert"))',
    reporters: /^(?:println|eprintln|format|panic).$/,
    wraps: oneOf(
      'Some Ok Err vec! {String,Vec,HashMap,BTreeMap,HashSet}::from {Box,Rc,Arc}::new Cow::* {,std::time::}Duration::from_* ….{to_string,to_owned,into,to_vec,iter,into_iter}',
    ),
    literals: {
      number: 'integer_literal float_literal',
      string: 'string_literal raw_string_literal char_literal',
      truth: 'boolean_literal',
    },
    constants: /^None$/,
    names: {
      identifiers: 'identifier shorthand_field_identifier',
      containers:
        'array_expression tuple_expression parenthesized_expression unary_expression reference_expression token_tree struct_expression field_initializer_list macro_invocation',
      entries: 'field_initializer',
      members: 'field_expression',
      bindings: `
        (let_declaration pattern: (identifier) @name value: (_) @value)
        (const_item name: (_) @name value: (_) @value)
        (static_item name: (_) @name value: (_) @value)`,
      rows: '(for_expression pattern: (_) @columns value: (_) @rows) @scope',
    },
  },
  code: {
    functions: 'function_item',
    results: `
      (return_expression (_) @value)
      (function_item body: (block [(call_expression) (binary_expression) (identifier) (field_expression) (integer_literal) (float_literal) (string_literal) (boolean_literal) (macro_invocation) (unary_expression)] @value .))
      (function_item body: (block (expression_statement [(if_expression) (match_expression)] @value) .))`,
    statements: `
      (expression_statement [(call_expression) (assignment_expression) (compound_assignment_expr)]) @statement
      ((if_expression condition: (_) @condition) (#not-match? @condition "^let\\\\b|&&\\\\s*let\\\\b"))`,
    reads: [
      [
        '(call_expression function: (_) @_from arguments: (arguments . (_) @key .)) @read',
        '(std::)?env::var',
        'Err::<String, std::env::VarError>(std::env::VarError::NotPresent)',
      ],
      ['(macro_invocation) @read @_from', 'cfg!.test.', 'false', 'runner'],
      [ofFunction, '#.cfg[(]not[(]test[)][^]*', '#[cfg(all())]', 'runner'],
      [ofFunction, '#.cfg[(]test[)][^]*', '#[cfg(any())]', 'runner'],
    ],
    keys: '(binary_expression operator: "==" %) (match_pattern %)',
  },
  write: {
    // Behind a condition: code that nothing reaches is a warning, and may be an error.
    failing: atStart('if "mutant".len() == 6 { panic!("mutant"); }'),
    ...withBraces('"mutant".is_empty()'),
    // A compiler may know the kind of a value by where it goes alone.
    other: (value, type) => otherOf(`{ let v: ${type} = ${value}; v }`, type),
  },
};
