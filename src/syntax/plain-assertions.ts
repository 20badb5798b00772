/** Assertions in a language without a grammar here, line by line: equalities that no rule reads, and commands that must not succeed. */

import type { Edit, FoundTest, HeardValue } from './bends.ts';
import { bentLiteral } from './literals.ts';
import { kindOf } from './plain-tests.ts';

export interface Said {
  /** The assertion as it is written. */
  text: string;
  /** How it asserts, without what it is about: where one of a form is heard, so are the others. */
  form: string;
  /** It cannot hold with any of these. */
  rounds: Edit[][];
  /** It can be nothing but an assertion: asked without any doubt. */
  isCertain?: true;
  /** A function of the file that compares what it is given: where the attempt wrote it, its calls are asked without any doubt. */
  helper?: string;
}

export function plainAssertions(one: FoundTest, heard: HeardValue | undefined): Said[] {
  const { path, test } = one;
  const found: Said[] = [];
  const byLine = new Map(test.expectations.toReversed().map((value) => [value.line, value]));
  let { line } = test;
  let at = test.body.start;
  for (const text of test.body.text.split('\n')) {
    const end = at + text.length;
    // What follows may not be come to on every system.
    if (branches.test(text)) break;
    const told = (start: number, before: string, after: string): Edit[] => [
      { kind: 'bend', path, line, test: test.name, before, after, start, end: start + before.length },
    ];
    const [, indent = '', command = ''] = (path.endsWith('.bats') && ofBats.exec(text.slice(0, 500))) || [];
    const other = command.startsWith('!') ? '! true' : 'run false';
    if (command !== '')
      found.push({ text: command, form: other, rounds: [told(at + indent.length, command, other)], isCertain: true });
    const literal = line === heard?.edit?.line ? undefined : (byLine.get(line) ?? comparedIn(text, at));
    if (literal !== undefined) {
      const values = ([0, 1] as const).flatMap((round) => bentLiteral(literal.text, kindOf(literal.text), round) ?? []);
      const rounds = values.map((after) => told(literal.start, literal.text, after));
      if (rounds.length > 0) found.push({ text: text.trim(), form: bareWords(text), rounds });
    }
    at = end + 1;
    line++;
  }
  return [...new Map(found.map((said) => [said.form, said])).values()];
}

const branches = /^\s*(?:if|unless|case|return|skip|exit)\b/i;

/** A command that must not succeed, and one that only asks, whose status may not be looked at. */
const ofBats = /^(\s*)(! \S.*?|run (?:test|\[\[?|grep|diff|cmp|assert\w*|check\w*) .*?)\s*$/;

/** An equality that no rule of the language reads: `ok median 1, 2, 9 == 2;`. */
function comparedIn(text: string, at: number): { start: number; text: string } | undefined {
  const equality = text.length > 500 ? null : compares.exec(text);
  const literal = equality?.groups?.literal;
  if (equality === null || literal === undefined) return undefined;
  return { start: at + equality.index + equality[0].lastIndexOf(literal), text: literal };
}

const compares =
  /^\s*(?:ok|assert|check|expect|is|stopifnot|cmp_ok)\b.*?(?:==|\beq\b)\s*(?<literal>\d[\d.]*|'[^'\\]*'|"[^"\\$@]*")\s*\)?\s*(?:,\s*(?:'[^']*'|"[^"]*")\s*)?\)?\s*;?\s*$/;

/** Without values. */
const bareWords = (text: string) => text.trim().replace(/\d[\d.]*|'[^']*'|"[^"]*"/g, '…');
