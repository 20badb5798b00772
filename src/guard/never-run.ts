/** Lines of new tests that are compiled, or not even that, and never run: what they say would come out is asked of nobody. */

import type { TamperFinding } from '../run/verification.ts';
import { parsedJson } from '../text/json.ts';
import { type ChangedFile, finding, type Side } from './changed-file.ts';

/** `told`: the commands, and the scripts that they may call. */
export function neverRun(file: ChangedFile, told: string): TamperFinding[] {
  const { path, tree, newLines } = file;
  if (tree === undefined) return [];
  const places = path.endsWith('_test.go')
    ? examplesWithoutOutput(tree.lines)
    : path.endsWith('.rs')
      ? docTestsNotRun(tree.lines)
      : /\.[cm]?tsx?$/.test(path) && !checksTypes.test(told)
        ? refusedTypes(tree)
        : [];
  return places
    .filter(({ line }) => newLines.has(line))
    .map(({ line, words }) => finding('weakens', 'new-test-not-run', path, line, words));
}

/** The commands, with the scripts of package.json that they call. */
export function calledBy({ build = '', test = '' }: { build?: string; test?: string }, manifest = '{}'): string {
  const { scripts: own } = (parsedJson(manifest) ?? {}) as { scripts?: unknown };
  const scripts = Object.entries(typeof own === 'object' && own !== null ? own : {}).slice(0, mostScripts);
  let called = `${build} ${test}`;
  for (const _ of scripts)
    for (const [name, script] of scripts) {
      const isCalled = new RegExp(`\\b${RegExp.escape(name.replace(/^(?:pre|post)(?=test|build)/, ''))}\\b`).test(
        called,
      );
      if (isCalled && typeof script === 'string' && !called.includes(script)) called += ` ${script}`;
    }
  return called;
}

const mostScripts = 100;

interface UnrunLine {
  line: number;
  words: string;
}

/** Go runs an example only where its last comment begins with `Output:`. */
function examplesWithoutOutput(lines: readonly string[]): UnrunLine[] {
  return lines.flatMap((head, at): UnrunLine[] => {
    const [, name] = /^func (Example\w*)\(\) \{$/.exec(head) ?? [];
    const end = lines.indexOf('}', at);
    if (name === undefined || end < 0) return [];
    const body = lines.slice(at + 1, end);
    const isRun = body.some((line) => /^\s*\/\/\s*(?:unordered )?output:/i.test(line));
    const last = body.findLast((line) => line.trim() !== '') ?? '';
    // Only what is printed comes out, and a sentence says why nothing can be told of it.
    const saysWhat =
      /^\s*\/\/\s*\S/.test(last) && !/^\s*\/\/(?:\s+\S+){4,}\.$/.test(last) && /print/i.test(body.join('\n'));
    return isRun || !saysWhat
      ? []
      : [
          {
            line: at + 1,
            words: `the new example ${name} says what comes out without \`// Output:\`, so it is compiled and never run`,
          },
        ];
  });
}

/** Of a doc test that would reach for the network, a file or a thread nobody expects that it runs. */
function docTestsNotRun(lines: readonly string[]): UnrunLine[] {
  const found: UnrunLine[] = [];
  let mark: string | undefined;
  let from = 0;
  for (const [at, line] of lines.entries()) {
    const [, fence, info = ''] = /^\s*\/\/[/!]\s*(```)(.*)$/.exec(line) ?? [];
    if (fence === undefined) continue;
    if (mark === undefined) [mark, from] = [info, at];
    else {
      const code = lines.slice(from, at).join('\n');
      const isMarked = /\bno_run\b/.test(mark) || (/\bignore\b/.test(mark) && !isOfPrivate(lines, at));
      if (isMarked && /\bassert(?:_eq|_ne)?!/.test(code) && !outward.test(code))
        found.push({ line: from + 1, words: `a doc test that asserts is marked \`${mark.trim()}\`, so it never runs` });
      mark = undefined;
    }
  }
  return found;
}
/** A doc test of what is not public cannot be built. */
function isOfPrivate(lines: readonly string[], at: number): boolean {
  const item = lines.slice(at).find((line) => !/^\s*(?:\/\/[/!]|#!?\[|$)/.test(line)) ?? '';
  return !/^\s*\/\/!/.test(lines[at] ?? '') && !/^\s*(?:pub\s|macro_rules!)/.test(item);
}
const outward =
  /\b(?:net|fs|process|thread|env|io|time|tokio|async|await|http\w*|loop|File|Command|Tcp\w*|connect\w*|open|unsafe|extern|panic!)\b/;

/** A test whose only demand is a comment for a type checker, which nothing here runs. */
function refusedTypes({ cases, lines, program }: Side): UnrunLine[] {
  const alone = cases.filter((one) => one.kind === 'case' && one.assertions.length === 0);
  return alone.flatMap(({ line, end, name }) => {
    const last = program?.tokens[end - 1]?.line ?? line;
    const own = lines.slice(line - 1, last);
    if (
      handsOver.test(
        own
          .slice(1)
          .join('\n')
          .replaceAll(/\{[^{}]*\}|\[[^[\]]*\]/g, '_'),
      )
    )
      return [];
    const at = own.findIndex((text) => /\/\/\s*@ts-expect-error\b/.test(text));
    const words = `the new test “${name}” asks for nothing but an error of a type checker, which the command does not run`;
    return at < 0 ? [] : [{ line: line + at, words }];
  });
}
/** A function, a result or several values to a helper, which may assert what nobody sees here. */
const handsOver = /=>|\bfunction\b|\([^()]*,|\w\(\s*(?:await\s+)?[\w.]+\(/;
const checksTypes =
  /\b(?:tsc|vue-tsc|svelte-check|tsd|ts-jest|ts-node|typecheck|type-check|typescript|dtslint|attw|deno)\b/;
