/** What a test is about: the functions and classes that its assertions reach. */

import type { TestCase } from './cases.ts';
import { importedSubjects } from './imports.ts';
import type { Program } from './statements.ts';

/** Tokens looked at in one test: nested tests are read once for each level. */
const reach = 2000;

/** Functions and classes that the base's assertions call, themselves or through a variable. */
export function subjectsOf(program: Program, cases: readonly TestCase[]): Set<string> {
  const subjects = new Set<string>();
  const asserted = new Set<string>();
  for (const assertion of cases.flatMap((one) => one.assertions)) {
    collectCalls(program, assertion.start, assertion.end, subjects);
    for (const token of assertion.tokens) if (token.kind === 'word') asserted.add(token.text);
  }
  for (const { start, end } of program.statements) {
    const equals = assignmentIn(program, start, end);
    if (equals === undefined) continue;
    const named = program.tokens.slice(start, equals).some((token) => asserted.has(token.text));
    if (named) collectCalls(program, equals, end, subjects);
  }
  return subjects;
}

function assignmentIn({ tokens }: Program, start: number, end: number): number | undefined {
  for (let at = start; at < Math.min(end, start + 10); at++)
    if (tokens[at]?.text === '=' || tokens[at]?.text === ':=') return at;
  return undefined;
}

function collectCalls({ tokens }: Program, start: number, end: number, into: Set<string>): void {
  for (let at = start; at < Math.min(end, start + 80); at++) {
    const token = tokens[at];
    const called = tokens[at + 1]?.text === '(' || tokens[at - 1]?.text === 'new';
    if (token?.kind === 'word' && called && !isFramework(token.text) && !isCommon(token.text)) into.add(token.text);
  }
}

/** Names that half of all objects have: to mock one says nothing about what is tested. */
function isCommon(word: string): boolean {
  return /^(write|read|readline|open|close|get|set|add|put|pop|push|run|call|invoke|send|which|exists|join|split|strip|trim|replace|encode|decode|getvalue|items|keys|values|sort|sorted|copy|find|now|time|sleep|log|print|exit|fetch|request|query|StringIO|BytesIO|Path|open_file|getenv|isatty|flush|next|iter|start|stop|wait|build|create|of|from|apply|bind|on|emit|once)$/.test(
    word,
  );
}

function isFramework(word: string): boolean {
  return /^(expect|assert|should|refute|must_|wont_|to[A-Z]|is[A-Z]|be_|has[A-Z]|mock|stub|spy|fail|raises|range|len|str|int|list|dict|print|String|Number|Object|Array|Promise|JSON|Date|Math|Error|format|sprintf|new|require|import|it|test|describe|eq|eql|equal|strictEqual|deepStrictEqual|deepEqual|ok|throws|rejects|not|any|anything|map|filter|function|resolve|toString|then|Equal|Equals|True|NoError|Errorf?|Fatalf?|Run|approx|catch|receive|allow|with|and_return|when|thenReturn|stringify|parse)$|^assert|^expect|^to(Be|Equal|Match|Throw|Have|Contain|Strict|Satisfy|Reject|Resolve)/.test(
    word,
  );
}

/**
 * Everything that a test calls, the framework's own words left out: but for those that the file imports from the code, and for
 * `helpers` of its own.
 */
export function callsOf(
  program: Program,
  { body, end }: Pick<TestCase, 'body' | 'end'>,
  helpers: ReadonlySet<string> = new Set(),
): Set<string> {
  const { tokens } = program;
  const own = importedSubjects(program).union(helpers);
  const calls = new Set<string>();
  for (let at = body; at < Math.min(end, body + reach); at++) {
    const token = tokens[at];
    const next = tokens[at + 1]?.text;
    const used =
      next === '(' || next === '.' || next === '!' || tokens[at - 1]?.text === 'new' || tokens[at - 1]?.text === '.';
    if (token?.kind !== 'word' || !used || receivers.test(token.text)) continue;
    if (own.has(token.text) || !isFramework(token.text)) calls.add(token.text);
  }
  return calls;
}
const receivers =
  /^(self|this|t|\$this|await|Assertions|Assert|assert|expect|not|to|be|test|it|function|func|async|if|for|while|return|Error|have|resolves|assert_eq|def|static|parent|testing|T|TestCase|pytest|require|do)$/;
