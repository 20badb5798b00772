import type { TestLanguage } from './language.ts';

/** Scripts that compare and exit; functions called test…, as shunit2 has them. */
export const bash: TestLanguage = {
  grammar: 'bash',
  endings: ['sh', 'bash'],
  cases: `(function_definition name: (word) @name @call body: (compound_statement) @body) @case`,
  declares: /^test/i,
  // Of three arguments one is a name, the first or the last.
  equalities: `
    (test_command (binary_expression left: (_) @left ["=" "==" "!="] right: (_) @right)) @whole
    (test_command (binary_expression left: (_) @left operator: (test_operator) @operator right: (_) @right)) @whole
    (command name: (command_name) @equal . argument: (_) @left . argument: (_) @right .) @whole
    (command name: (command_name) @equal . argument: (_) . argument: (_) @left . argument: (_) @right .) @whole
    (command name: (command_name) @equal . argument: (_) . argument: (_) @right . argument: (_) .) @whole`,
  compares: {
    operator: /^-eq$/,
    equal:
      /^(?:assert_?equals?|assert_eq|(?:check|expect)(?:_(?!success|fail|status|exit|run|true|false|error|exists)\w+)?)$/i,
  },
  setAside: /\b(startSkipping|skip)\b/,
  outline: { query: '(function_definition name: (_) @name body: (_) @body) @function', named: /^test/ },
  literals: {
    number: ['number', 'word'],
    string: ['string', 'raw_string'],
    truth: [],
    interpolated: /[$`]/,
    containers: [],
    entries: [],
  },
  fail: ({ type, text, indent }) =>
    type === 'compound_statement' ? `{\n${indent}  exit 1${text.slice(1)}` : `exit 1\n${text}`,
  untyped: false,
  scripts: true,
};
