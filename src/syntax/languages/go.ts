import type { TestLanguage } from './language.ts';

/** testing, testify, go-cmp; tables by their fields. */
export const go: TestLanguage = {
  grammar: 'go',
  endings: ['go'],
  cases: `(function_declaration name: (identifier) @name @call body: (block) @body) @case`,
  declares: /^(?:Test(?!Main$)|Example|Fuzz)/,
  equalities: `
    (if_statement condition: (_) @refused consequence: (block) @fails) @whole
    (call_expression
      function: (selector_expression field: (field_identifier) @equal)
      arguments: (argument_list . (_) . (_) @left . (_) @right)) @whole
    (keyed_element . (literal_element (identifier) @field) . (literal_element (_) @right)) @whole`,
  compares: {
    fails: /\b(Error|Errorf|Fatal|Fatalf|Fail|FailNow|panic)\(/,
    equal: /^(Equal|EqualValues|Exactly|EqualError)$/,
    field: /^(want|exp|expect|out|output|result)\w*$/i,
  },
  setAside: /\.Skip(Now|f)?\(/,
  outline: {
    query: `
      (call_expression function: (selector_expression field: (field_identifier) @run)) @call
      (type_spec name: (_) @name type: (struct_type) @body) @type
      (function_declaration name: (_) @name body: (_) @body) @function
      (method_declaration name: (_) @name body: (_) @body) @function`,
    named: /^(Test|Example|Fuzz)/,
    files: /_test\.go$/,
  },
  literals: {
    number: ['int_literal', 'float_literal'],
    string: ['interpreted_string_literal', 'raw_string_literal'],
    truth: ['true', 'false'],
    containers: [
      'composite_literal',
      'literal_value',
      'literal_element',
      'unary_expression',
      'parenthesized_expression',
    ],
    entries: ['keyed_element'],
  },
  fail({ text, indent, head }) {
    if (/\bfunc Example/.test(head)) return `{\n${indent}\tpanic("bent")${text.slice(1)}`;
    const t = /\(\s*(\w+)\s+\*testing\.[TBF]\b/.exec(head)?.[1];
    return t === undefined || t === '_' ? undefined : `{\n${indent}\t${t}.Fatal("bent")${text.slice(1)}`;
  },
  untyped: false,
  scripts: false,
};
