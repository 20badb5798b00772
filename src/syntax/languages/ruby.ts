import type { TestLanguage } from './language.ts';

/** minitest, test-unit, RSpec. */
export const ruby: TestLanguage = {
  grammar: 'ruby',
  endings: ['rb'],
  cases: `
    (method name: (identifier) @name @call body: (body_statement) @body) @case
    (call
      method: (identifier) @spec
      arguments: (argument_list . (string) @name)
      block: [(do_block body: (body_statement) @body) (block body: (block_body) @body)]) @case`,
  declares: /^test/,
  equalities: `
    (call method: (identifier) @equal arguments: (argument_list . (_) @left . (_) @right)) @whole
    (call
      method: (identifier) @to
      arguments: (argument_list . (call method: (identifier) @matcher arguments: (argument_list . (_) @right .)))) @whole
    (call method: (identifier) @asserts arguments: (argument_list . (_) @asked)) @whole
    (call method: (identifier) @must arguments: (argument_list . (_) @right .)) @whole`,
  compares: {
    equal: /^(assert_equal|assert_same)$/,
    to: /^(to|should)$/,
    matcher: /^(eq|eql|equal|be)$/,
    asserts: /^assert$/,
    must: /^must_equal$/,
    spec: /^(it|specify|example|test)$/,
  },
  setAside: /^\s*[xf](it|specify)\b|\b(skip|pending|omit)\b/,
  outline: {
    query: `
      (call) @call
      (class name: (_) @name body: (_) @body) @type
      (module name: (_) @name body: (_) @body) @type
      (method name: (_) @name body: (_)? @body) @function
      (singleton_method name: (_) @name body: (_)? @body) @function`,
    named: /^test/,
  },
  literals: {
    expected: 'left',
    number: ['integer', 'float'],
    string: ['string'],
    truth: ['true', 'false'],
    interpolated: /#\{/,
    containers: ['array', 'hash', 'unary', 'parenthesized_statements'],
    entries: ['pair'],
  },
  fail: ({ text, indent }) => `raise Exception, "bent"\n${indent}${text}`,
  untyped: true,
  scripts: true,
};
