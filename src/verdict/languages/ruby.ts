/** Ruby: minitest, test-unit and RSpec. */

import { anyOf, type Language } from './language.ts';

const other = (value: string) =>
  `(f = ->(v, d) { case v when Numeric then v + 1 when String then v + "x" when true then false when false then true when Symbol then :"#{v}x" when Array then (d < 0 ? v : v.map { |e| f.call(e, d - 1) } + [nil]) when Hash then (d < 0 ? v : v.transform_values { |e| f.call(e, d - 1) }.merge("mutant" => 1)) else v end }).call(${value}, 3)`;
const equal = anyOf('assert_equal assert_same');
const matcher = anyOf('eq eql equal be contain_exactly match_array');
const part = anyOf('include match raise_error start_with end_with output');

export const ruby: Language = {
  name: 'Ruby',
  grammar: 'ruby',
  endings: ['rb', 'rake', 'gemspec', 'Rakefile', 'Gemfile'],
  programs: ['ruby'],
  comments: ['comment'],
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
    skips: /^\s*(?:skip|pending|omit)\b/m,
    scripts: true,
  },
  values: {
    assertions: `
      ((call method: (identifier) @_called) @assertion (#match? @_called "^(assert|refute)(_\\\\w+)?$|^(flunk|must_\\\\w+|wont_\\\\w+)$"))
      ((call receiver: (_) @_subject method: (identifier) @_to) @assertion (#match? @_to "^(to|not_to|to_not|should)$"))
      ((call method: (identifier) @_called arguments: (argument_list . (_) @left . (_) @right)) @assertion (#match? @_called "^${equal}$"))
      ((call receiver: (_) @subject method: (identifier) @_to
        arguments: (argument_list . (call method: (identifier) @_matcher arguments: (argument_list . (_) @right .)))) @assertion
        (#match? @_to "^(to|should)$") (#match? @_matcher "^${matcher}$"))
      ((call receiver: (_) method: (identifier) @_to
        arguments: (argument_list . (call method: (identifier) @_matcher arguments: (argument_list (_) @pattern .)))) @assertion
        (#match? @_to "^(to|should)$") (#match? @_matcher "^${part}$"))
      ((call receiver: (_) @subject method: (identifier) @_called arguments: (argument_list . (_) @right)) @assertion (#eq? @_called "must_equal"))
      ((call method: (identifier) @_called arguments: (argument_list . (_) . (_) @pattern)) @assertion (#eq? @_called "assert_includes"))
      ((call method: (identifier) @_called arguments: (argument_list . (_) @pattern . (_))) @assertion (#eq? @_called "assert_match"))
      ((call method: (identifier) @_called arguments: (argument_list . (_) @asserted)) @assertion (#eq? @_called "assert"))`,
    loose:
      /\b(?:assert_(?:includes|match|operator|in_delta|instance_of|raises|nil)|refute_nil|be_(?:truthy|within|a)|include|match|raise_error)\b|^assert[ (](?!.*==)/,
    reporters:
      /(?:^|\.)(?:assert\w*|refute\w*|expect|to|not_to|eq|eql|equal|be|include|match|puts|p|print|must_equal|it|inspect|to_s|contain_exactly|match_array)$/,
    wraps:
      /^(?:BigDecimal|Rational|Date\.new|Date\.parse|Time\.\w+|Set\.new|Set\[|Pathname\.new|Pathname)$|\.(?:freeze|to_sym|to_s)$/,
    literals: {
      number: ['integer', 'float'],
      string: ['string', 'simple_symbol'],
      truth: ['true', 'false'],
      pattern: ['regex'],
    },
    interpolated: /#\{/,
    constants: /^nil$/,
    names: {
      identifiers: ['identifier', 'constant'],
      containers: ['array', 'hash', 'unary', 'parenthesized_statements'],
      entries: ['pair'],
      members: ['call', 'element_reference'],
      bindings: `
        (assignment left: [(identifier) (constant)] @name right: (_) @value)
        ((call method: (identifier) @_let arguments: (argument_list (simple_symbol) @name) block: (block body: (block_body . (_) @value .))) (#match? @_let "^let!?$"))`,
      rows: `
        ((call receiver: (_) @rows method: (identifier) @_each
          block: [(do_block parameters: (_) @columns) (block parameters: (_) @columns)]) @scope (#match? @_each "^(each|each_pair|map)$"))`,
      fields:
        '((call receiver: (_) @_struct method: (identifier) @_new arguments: (_) @fields) (#eq? @_struct "Struct") (#eq? @_new "new"))',
    },
  },
  code: {
    functions: `
      (method name: (_) @name body: (_) @body) @function
      (singleton_method name: (_) @name body: (_) @body) @function`,
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
      (if_modifier condition: (_) @condition)`,
    constants:
      '(program (assignment left: (constant) right: (_) @value) @constant) (body_statement (assignment left: (constant) right: (_) @value) @constant)',
    reads: `
      ((element_reference object: (_) @_from (_) @key) @read (#eq? @_from "ENV") (#set! nothing "nil"))
      ((call receiver: (_) @_from method: (_) @_called arguments: (argument_list . (_) @key . (_)? @default)) @read (#eq? @_from "ENV") (#match? @_called "^(fetch|key[?])$") (#set! nothing "nil"))
      ((constant) @read (#eq? @read "ARGV") (#set! nothing "[]"))`,
    keys: `
      (binary operator: "==" [(integer) (float) (string)] @key)
      (when pattern: (pattern [(integer) (float) (string)] @key))
      (pair key: [(integer) (float) (string)] @key)`,
  },
  write: {
    failing: ({ text, indent }) => `raise Exception, "mutant"\n${indent}${text}`,
    never: (statement) => `(${statement}) if "" == "mutant"`,
    not: (condition) => `false && (${condition})`,
    other,
  },
};
