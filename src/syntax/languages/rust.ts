import type { TestLanguage } from './language.ts';

/** `#[test]` and what expands to it. Macros' arguments are tokens: an operand is a literal where it is one token. */
export const rust: TestLanguage = {
  grammar: 'rust',
  endings: ['rs'],
  cases: `
    (attribute_item) @above
    (function_item name: (identifier) @name body: (block) @body) @case`,
  declares: /\btest\b|rstest|test_case|proptest/,
  equalities: `(macro_invocation macro: (identifier) @equal (token_tree) @tokens) @whole`,
  compares: { equal: /^(debug_)?assert_eq$/ },
  setAside: /#\[ignore|should_panic(?!\s*\(\s*expected)|proptest|quickcheck/,
  outline: {
    query: `
      (mod_item name: (_) @name body: (_) @body) @type
      (impl_item type: (_) @name body: (_) @body) @type
      (struct_item name: (_) @name body: (_) @body) @type
      (function_item name: (_) @name body: (_) @body) @function`,
    attributed: true,
  },
  literals: {
    number: ['integer_literal', 'float_literal'],
    string: ['string_literal'],
    truth: ['boolean_literal'],
    containers: [],
    entries: [],
  },
  // Behind a condition: code that nothing reaches is a warning, and `deny(warnings)` an error.
  fail: ({ text, indent }) => `{\n${indent}    if "bent".len() == 4 { panic!("bent"); }${text.slice(1)}`,
  untyped: false,
  scripts: false,
};
