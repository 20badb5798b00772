/** Defines how tests and assertions are found in Ruby code, and how the code is mutated to check its tests. */

import { type Language, lastOf, oneOf } from './language.ts';

const other = (value: string) =>
  `(f = ->(v, d) { case v when Numeric then v + 1 when String then v + "x" when true then false when false then true when Symbol then :"#{v}x" when Array then (d < 0 ? v : v.map { |e| f.call(e, d - 1) } + [nil]) when Hash then (d < 0 ? v : v.transform_values { |e| f.call(e, d - 1) }.merge("mutant" => 1)) else v end }).call(${value}, 3)`;
export const ruby: Language = {
  name: 'Ruby',
  grammar: 'ruby',
  endings: 'rb rake gemspec Rakefile Gemfile',
  programs: 'ruby',
  imports: '((call method: (identifier) @_called) @import (#match? @_called "^(require|require_relative|load)$"))',
  tests: {
    query: `
      (method name: (_) @name body: (_) @body) @test
      (call method: (identifier) arguments: (argument_list . (string) @name)
        block: [(do_block body: (_) @body) (block body: (_) @body)]) @test
      ((call method: (identifier) @name !arguments block: [(do_block body: (_) @body) (block body: (_) @body)]) @test (#match? @name "^(it|specify)$"))`,
    declares: /^def test_|^[xf]?(?:it|specify|example|test|scenario)\b/,
    groups: `
      (class name: (_) @name) @group
      ((call method: (identifier) @_called arguments: (argument_list . (_) @name)) @group (#match? @_called "^[xf]?(describe|context|feature)$"))
      ((call receiver: (_) method: (identifier) @_called arguments: (argument_list . (_) @name)) @group (#eq? @_called "describe"))`,
    marks: [
      ['skip', /^x(?:it|specify|describe|context|example)\b|[,\s](?:skip:\s*(?!false)|:skip\b)/],
      ['only', /^f(?:it|specify|describe|context|example)\b|[,\s](?:focus:\s*true|:focus\b)/],
      ['todo', /[,\s](?:pending:\s*(?!false)|:pending\b)/],
    ],
    scripts: true,
  },
  values: {
    calls: 'call',
    asserting: [
      [oneOf('{assert,refute} {assert,refute,must,wont}_* flunk to not_to to_not should'), ''],
      [oneOf('assert_{equal,same}'), 'left right'],
      [oneOf('to should must_equal'), 'right'],
      [/^assert_includes$/, '- pattern'],
      [/^assert_match$/, 'pattern'],
      [/^assert$/, 'asserted'],
    ],
    reporters: lastOf(
      'expect _ eq eql equal be include match puts p print it inspect to_s contain_exactly match_array',
    ),
    wraps: oneOf(
      'eq eql equal be contain_exactly match_array include match raise_error start_with end_with output BigDecimal Rational Date.{new,parse} Time.* Set.new Set[ Pathname.new Pathname ….{freeze,to_sym,to_s}',
    ),
    literals: {
      number: 'integer float',
      string: 'string simple_symbol bare_string',
      truth: 'true false',
      pattern: 'regex',
    },
    interpolated: /#\{/,
    constants: /^nil$/,
    names: {
      identifiers: 'identifier constant',
      containers: 'array string_array hash unary parenthesized_statements',
      entries: 'pair',
      members: 'call element_reference',
      bindings: `
        (assignment left: [(identifier) (constant)] @name right: (_) @value)
        ((call method: (identifier) @_let arguments: (argument_list (simple_symbol) @name) block: (block body: (block_body . (_) @value .))) (#match? @_let "^let!?$"))`,
      rows: `
        ((call receiver: (_) @rows method: (identifier) @_each
          block: [(do_block parameters: (_) @columns) (block parameters: (_) @columns)]) @scope (#match? @_each "^(each|each_pair|map)$"))`,
    },
  },
  code: {
    functions: 'method singleton_method',
    results: `
      (return (argument_list . (_) @value .))
      (method body: (body_statement (_) @value .))
      (singleton_method body: (body_statement (_) @value .))`,
    statements: `
      (body_statement [(call) (operator_assignment)] @statement)
      (then [(call) (operator_assignment)] @statement)
      (block_body [(call) (operator_assignment)] @statement)
      (body_statement (assignment left: [(instance_variable) (element_reference) (call)]) @statement)
      (if condition: (_) @condition)
      (if_modifier condition: (_) @condition)
      (conditional condition: (_) @condition)`,
    reads: [
      ['(element_reference object: (_) @_from (_) @key) @read', 'ENV', 'nil'],
      [
        '(call receiver: (_) @_env method: (_) @_from arguments: (argument_list . (_) @key . (_)? @default) (#eq? @_env "ENV")) @read',
        'fetch|key[?]',
        'nil',
      ],
      [
        '(unary operator: "defined?" operand: (_) @key @_from) @read',
        '[(]?(Minitest|RSpec|Test)\\\\b[^]*',
        'nil',
        'runner',
      ],
      ['(constant) @read @_from', 'ARGV', '[]'],
    ],
    keys: '(binary operator: "==" %) (when pattern: (pattern %)) (pair key: %)',
  },
  write: {
    failing: ({ text, indent }) => `raise Exception, "mutant"\n${indent}${text}`,
    never: (statement) => `(${statement}) if "" == "mutant"`,
    not: (condition) => `false && (${condition})`,
    differs: (value, line) =>
      `->(v) { raise Exception, "mutant ${line}" unless ${other('v')}.equal?(v); v }.call(${value})`,
    other,
  },
};
