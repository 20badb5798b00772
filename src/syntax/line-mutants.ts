/** New lines of a source without what they do: a statement that never runs, an operator or a condition turned round. */

import { neverMet, turnedCondition } from './turned-conditions.ts';

export interface Mutant {
  line: number;
  before: string;
  after: string;
}

/** Statements, operators and conditions in turn, one a line; lines that the base has as well and such that only tell are left alone. */
export function mutantsOf(path: string, base: string, tree: string): Mutant[] {
  const never = nevers.find(({ endings }) => endings.test(path))?.never;
  if (never === undefined) return [];
  const known = new Set(base.split('\n').map((line) => line.trim()));
  const fresh = withoutOwnTests(path, tree)
    .split('\n')
    .map((text, at) => ({ text, line: at + 1 }))
    .filter(({ text }) => text.length < 300 && !known.has(text.trim()) && !tells.test(text) && !comments.test(text));
  const statements = fresh
    .filter(({ text }) => isStatement(text))
    .map(({ text, line }) => ({ line, before: text, after: within(text, never) }));
  const otherwise = (said: (text: string) => string | undefined) =>
    fresh.flatMap(({ text, line }) => {
      const after = said(text);
      return after === undefined ? [] : [{ line, before: text, after }];
    });
  const kinds = [statements, otherwise((text) => turned(path, text)), otherwise((text) => turnedCondition(path, text))];
  const most = Math.max(...kinds.map((mutants) => mutants.length));
  const all = Array.from({ length: most }, (_, at) => kinds.flatMap((mutants) => mutants[at] ?? [])).flat();
  const first = all.filter(({ line }, at) => all.findIndex((other) => other.line === line) === at);
  // Turned round, a guard does always what it is there for, and a test of it hears nothing.
  return [...first, ...otherwise((text) => neverMet(path, text))];
}

/** Where lines were rewritten: those of the base in their place. */
export function rewrittenOf(path: string, base: string, tree: string): Mutant[] {
  if (!nevers.some(({ endings }) => endings.test(path))) return [];
  const [before, after] = [base.split('\n'), withoutOwnTests(path, tree).split('\n')];
  const known = { base: new Set(before.map((line) => line.trim())), tree: new Set(after.map((line) => line.trim())) };
  const isFresh = (line = '') => !known.base.has(line.trim()) && line.length < 300;
  const found: Mutant[] = [];
  for (let at = 1; at < after.length && found.length < mostRewritten; at++) {
    if (!isFresh(after[at]) || isFresh(after[at - 1])) continue;
    const end = after.findIndex((line, index) => index > at && !isFresh(line));
    const lines = after.slice(at, end);
    if (end === -1 || lines.length > mostRewritten || lines.every((line) => tells.test(line) || comments.test(line)))
      continue;
    const was = between(before, after[at - 1], after[end], known.tree);
    if (was.length > 0) found.push({ line: at + 1, before: lines.join('\n'), after: was.join('\n') });
  }
  return found;
}

const mostRewritten = 8;

/** Lines that are gone, between these two. */
function between(
  lines: readonly string[],
  from: string | undefined,
  to: string | undefined,
  left: Set<string>,
): string[] {
  for (const [at, line] of lines.entries()) {
    if (line !== from) continue;
    const length = lines.slice(at + 1, at + 2 + mostRewritten).findIndex((one) => left.has(one.trim()));
    if (length > 0 && lines[at + 1 + length] === to) return lines.slice(at + 1, at + 1 + length);
  }
  return [];
}

/** Rust keeps unit tests at the end of the source that they test. */
function withoutOwnTests(path: string, text: string): string {
  const at = path.endsWith('.rs') ? text.search(/^[ \t]*#\[cfg\(test\)\]\s{0,9}(?:pub )?mod \w+ \{/m) : -1;
  return at === -1 ? text : text.slice(0, at);
}

const nevers: { endings: RegExp; never: (statement: string) => string }[] = [
  { endings: /\.py$/, never: (statement) => `if "" == "bent": ${statement}` },
  { endings: /\.rb$/, never: (statement) => `(${statement}) if "" == "bent"` },
  { endings: /\.lua$/, never: (statement) => `if "" == "bent" then ${statement} end` },
  { endings: /\.p[lm]$/, never: (statement) => `if ("" eq "bent") { ${statement} }` },
  { endings: /\.go$/, never: (statement) => `if len("bent") == 0 { ${statement} }` },
  { endings: /\.rs$/, never: (statement) => `if "bent".is_empty() { ${statement} }` },
  { endings: /\.(?:java|kt|scala)$/, never: (statement) => `if ("bent".isEmpty()) { ${statement} }` },
  { endings: /\.[cm]?[jt]sx?$/, never: (statement) => `if ('bent'.length === 0) { ${statement} }` },
  { endings: /\.(?:php|c|cc|cpp|cxx|h|hpp)$/, never: (statement) => `if (0) { ${statement} }` },
];

/** What a program says of itself is rarely tested. */
const tells = /\b(?:log\w*|print\w*|puts|echo|console|debug|warn\w*|trace|info|eprintln|stderr|syslog)\b/i;
const comments = /^\s*(?:\/\/|#|\*|\/\*|--)/;
const opens =
  /^(?:return|if|else|elif|elsif|unless|for|foreach|while|do|case|switch|match|throw|raise|die|yield|import|from|use|using|require|include|package|module|const|let|var|my|our|local|static|final|def|fn|func|function|fun|class|struct|pub|public|private|protected|async|type|end|assert|break|continue|super|this\.#?\w+ =|self\.\w+ =|@\w+ =|\$this->\w+ =)\b/;

/** A call for what it does, or a value that is added to what is there: whole on its line. */
function isStatement(line: string): boolean {
  const text = line.trim();
  if (opens.test(text) || !isBalanced(text)) return false;
  const call = /^[\w$@&.:>?\-[\]#"']+[!?]?\(.*\)[?]?(?:\.\w+\(.*\))*(?: if .*| unless .*)?;?$/;
  const added = /^[\w$@.:>\-[\]#+*& ()]+ (?:[-+*/|&.]|\|\||<<)?= .+$|^[\w$@.]+ << .+$/;
  return call.test(text) || (added.test(text) && /(?:[-+*/|&.]|\|\||<<)= |\] = | << /.test(text));
}

function isBalanced(text: string): boolean {
  const count = (signs: RegExp) => text.match(signs)?.length ?? 0;
  return count(/[([{]/g) === count(/[)\]}]/g) && !/[{([,:\\]$/.test(text) && count(/["'`]/g) % 2 === 0;
}

function within(line: string, never: (statement: string) => string): string {
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  return indent + never(line.trim());
}

const turns: Record<string, string> = {
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '<': '>=',
  '>': '<=',
  '<=': '>',
  '>=': '<',
};

/** The first operator between blanks that stands in no text. */
function turned(path: string, line: string): string | undefined {
  // `Item * copy(` declares a pointer.
  if (
    /\.(?:c|h|cc|cpp|cxx|hpp)$/.test(path) &&
    !/^\s*return\b/.test(line) &&
    /^\s*(?:\w+\s+){1,4}\*+ ?\w+\s*\(/.test(line)
  )
    return undefined;
  const bare = line.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`/g, (text) => '_'.repeat(text.length));
  const match = /(?<=[\w)\]] )(?:[-+*/]|[<>]=?)(?= [\w($@-])/.exec(bare);
  const other = match === null ? undefined : turns[match[0]];
  return match === null || other === undefined
    ? undefined
    : line.slice(0, match.index) + other + line.slice(match.index + match[0].length);
}
