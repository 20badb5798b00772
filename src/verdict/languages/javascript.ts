/**
 * Defines how tests and assertions are found in JavaScript and TypeScript, and how code is mutated to check tests. One
 * set of rules serves all test frameworks, because only the names of functions differ.
 */

import { type Language, oneOf, withBraces } from './language.ts';

const equal = oneOf(
  'equal strictEqual deepEqual deepStrictEqual is same strictSame deepLooseEqual looseEqual eq assertEquals assertStrictEquals',
);
const matcher = oneOf(
  'toBe toMatchInlineSnapshot toEqual toStrictEqual toHaveLength toBeCloseTo equal equals eql eq be lengthOf',
);
const part = oneOf(
  'toThrow toThrowError toMatch toContain toContainEqual toMatchObject toHaveProperty toHaveBeenCalledWith throw throws rejects match include includes contain',
);

const env = '(process|import[.]meta|Bun)[.]env';
const ofRunner = 'jest|vitest|vi|it|test|describe|expect|beforeEach|mocha|suite';

/** What has no other value of its kind – a class's own object, null – stays as it is. A promise gives another value later, and so does a function. */
const other = (any: string) =>
  `(function other(v${any}, d = 3)${any} { return d < 0 || v == null ? v : typeof v === 'number' ? (v + 1 === v || v !== v ? 0 : v + 1) : typeof v === 'string' ? v + 'x' : typeof v === 'boolean' ? !v : typeof v === 'bigint' ? v + BigInt(1) : Array.isArray(v) ? [...v.map((e${any}) => other(e, d - 1)), null] : typeof v.then === 'function' ? v.then((e${any}) => other(e, d)) : typeof v === 'function' ? v.prototype ? v : function (${any && 'this: any, '}...a${any && ': any[]'}) { return other(v.apply(this, a), d) } : v.constructor === Object ? Object.fromEntries([...Object.entries(v).map(([k, e]${any && ': any'}) => [k, other(e, d - 1)]), ['mutant', 1]]) : v })`;
const writing = (any: string) => ({
  other: (value: string) => `${other(any)}(${value})`,
  differs: (value: string, line: number) =>
    `((v${any}) => { if (${other(any)}(v) !== v && typeof (v?.then ?? v) !== 'function') throw new Error('mutant ${line}'); return v; })(${value})`,
});

export const javascript: Language = {
  name: 'JavaScript',
  grammar: 'javascript',
  endings: 'js mjs cjs jsx',
  programs: 'node deno bun',
  imports: `
    [(import_statement) (export_statement source: (_))] @import
    ([(lexical_declaration (variable_declarator value: (_) @_value)) (variable_declaration (variable_declarator value: (_) @_value))] @import
      (#match? @_value "^(await )?(require|import)[(]"))
    ((expression_statement (call_expression function: (_) @_called)) @import (#match? @_called "^(require|import)$"))
    ((call_expression function: (_) @_called) @load (#match? @_called "^(require|import)$"))`,
  tests: {
    query: `
      (call_expression function: (_) arguments: (arguments . [(string) (template_string)] @name
        [(arrow_function body: (_) @body) (function_expression body: (_) @body)])) @test
      (call_expression function: (_) arguments: (arguments . [(string) (template_string)] @name . (call_expression) @body .)) @test`,
    declares:
      /^(?:test|it|specify|t\.test|Deno\.test|QUnit\.test|[xf]it|xtest)\b(?!\.(?:before|after|step|describe|extend|suite|use)\b)/,
    groups: `
      ((call_expression function: (_) @_called arguments: (arguments . [(string) (template_string)] @name)) @group
        (#match? @_called "^([xf]?describe|suite|context|QUnit[.]module)\\\\b"))`,
    marks: [
      ['skip', /^\w+(?:\.\w+)*\.skip\b|^x(?:it|test|describe)\b|[{,]\s*skip\s*:\s*(?:true|["'`])/],
      ['only', /^\w+(?:\.\w+)*\.only\b|^f(?:it|describe)\b|[{,]\s*only\s*:\s*true/],
      ['todo', /^\w+(?:\.\w+)*\.todo\b|[{,]\s*todo\s*:\s*(?!false|undefined)/],
      ['xfail', /^\w+(?:\.\w+)*\.(?:fails|failing)\b/],
      ['conditional', /^\w+(?:\.\w+)*\.(?:skipIf|runIf|if)\b|[{,]\s*skip\s*:\s*(?!true|false|undefined|["'`\s])/],
    ],
    scripts: true,
    parts: `((if_statement condition: (_) @_condition) @part (#eq? @_condition "(import.meta.vitest)"))`,
  },
  values: {
    calls: 'call_expression',
    asserting: [
      [/^/, '', /^(?:assert|expect|should|t|ok|equal|deepEqual|strictEqual|throws)\b|\.(?:should|must)\.|\.assert$/],
      [equal, 'left right', /^[\w.]+$/],
      [matcher, 'right', /^(?:expect|assert)\b[^(]*\(|\.(?:should|must)\b/],
      [part, '…pattern', /^(?:expect|assert|t)\b|\.(?:should|must)\b/],
      [/^(?:assert|ok|true|isTrue)$/, 'asserted', /^(?:\w+\.)?\w+$/],
    ],
    negated: /\.(?:not|never)\b/,
    reporters: /^(?:console|test|it|describe|String|JSON)\b/,
    wraps: oneOf(
      '{,new~}{Date,Map,Set,BigInt,Number,String,RegExp,URL,Uint8Array,Buffer.from,Object.freeze,Object.entries,Array.of,Symbol.for}',
    ),
    compares: /^(?:Object\.is|[\w.]*isDeepStrictEqual)$/,
    literals: {
      number: 'number',
      string: 'string template_string',
      truth: 'true false',
      pattern: 'regex',
    },
    interpolated: /^`[\s\S]*\$\{/,
    constants: /^(?:null|undefined|NaN|Infinity)$/,
    names: {
      identifiers: 'identifier shorthand_property_identifier shorthand_property_identifier_pattern',
      containers: 'array object parenthesized_expression unary_expression',
      entries: 'pair',
      members: 'member_expression subscript_expression',
      bindings: `(variable_declarator name: (identifier) @name value: (_) @value)`,
      rows: `
        ((call_expression
          function: (call_expression function: (_) @_each arguments: (arguments . (_) @rows))
          arguments: (arguments [(arrow_function parameters: (_) @columns) (function_expression parameters: (_) @columns)])) @scope
          (#match? @_each "[.](each|for)$"))
        (for_in_statement left: (_) @columns right: (_) @rows) @scope
        ((call_expression
          function: (member_expression object: (_) @rows property: (property_identifier) @_each)
          arguments: (arguments . [(arrow_function parameters: (_) @columns) (function_expression parameters: (_) @columns)])) @scope
          (#match? @_each "^(forEach|map)$"))`,
    },
  },
  code: {
    functions:
      'function_declaration generator_function_declaration method_definition variable_declarator assignment_expression pair',
    results: `
      (return_statement (_) @value)
      ((arrow_function body: (_) @value) (#not-match? @value "^[{]"))`,
    statements: `
      (expression_statement [(call_expression) (await_expression) (assignment_expression) (augmented_assignment_expression) (update_expression)]) @statement
      (if_statement condition: (parenthesized_expression (_) @condition))
      (ternary_expression condition: (_) @condition)`,
    reads: [
      [
        '[(member_expression object: (_) @_from property: (_) @key) (subscript_expression object: (_) @_from index: (_) @key)] @read',
        env,
        'undefined',
      ],
      ['(binary_expression left: (_) @key operator: "in" right: (_) @_from) @read', env, 'false'],
      [
        '(variable_declarator name: (object_pattern . [(shorthand_property_identifier_pattern) @key (object_assignment_pattern left: (_) @key) (pair_pattern key: (_) @key)] .) value: (_) @_from @read)',
        env,
        '{}',
      ],
      ['(member_expression) @read @_from', 'process[.](argv|execArgv)', '[]'],
      [
        '(member_expression object: (_) @_global property: (_) @key @_from (#eq? @_global "globalThis")) @read',
        ofRunner,
        'undefined',
        'runner',
      ],
      [
        '(unary_expression operator: "typeof" argument: (identifier) @key @_from) @read',
        ofRunner,
        "'undefined'",
        'runner',
      ],
    ],
    keys: `
      (binary_expression operator: ["===" "=="] %) (switch_case value: %) (pair key: %)
      ((new_expression constructor: (_) @_of arguments: (arguments (array (array . %)))) (#eq? @_of "Map"))`,
  },
  write: {
    unchecked: '// @ts-nocheck',
    failing({ type, text, indent }) {
      // Behind a condition: what follows a throw is an error to linters and to tsc, and so is a parameter that nothing reads.
      const fail = `{\n${indent}  if ('mutant'.length > 0) throw new Error('mutant');`;
      return type === 'statement_block' ? fail + text.slice(1) : `${fail} return ${text}; }`;
    },
    ...withBraces("('mutant'.length === 0)"),
    ...writing(''),
  },
};

export const typescript: Language = {
  ...javascript,
  name: 'TypeScript',
  grammar: 'typescript',
  endings: 'ts mts cts',
  declarations: /\.d\.[cm]?ts$/,
  code: {
    ...javascript.code,
    functions: `${javascript.code.functions} public_field_definition`,
  },
  write: { ...javascript.write, ...writing(': any'), unchecked: '' },
};

export const tsx: Language = { ...typescript, name: 'TSX', grammar: 'tsx', endings: 'tsx' };
