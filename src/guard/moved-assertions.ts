/** Helpers that assert and that moved to another file: a call with the same arguments demands what the old one did. */

import type { Assertion } from './assertions.ts';
import { casesOf } from './cases.ts';
import type { ChangedFile, Side } from './changed-file.ts';
import type { Located } from './match-cases.ts';
import type { Token } from './token.ts';

/** Whether the test calls a helper of another changed file, which asserts as much, with what the lost one was called with. */
export function movedHelpers(files: readonly ChangedFile[]): (gone: Assertion, after: Located) => boolean {
  let before: Helpers | undefined;
  let after: Helpers | undefined;
  return (gone, { one, side }) => {
    const { program } = side;
    const open = gone.tokens.findIndex(({ text }) => text === '(');
    if (gone.byHelper !== true || program === undefined || open < 1) return false;
    before ??= helpersOf(files.map(({ base }) => base));
    after ??= helpersOf(files.map(({ tree }) => tree));
    const old = before.get(gone.tokens[open - 1]?.text ?? '') ?? [];
    const handed = textOf(gone.tokens.slice(open));
    for (let at = one.start; at < one.end; at++) {
      const helper = after.get(program.tokens[at]?.text ?? '');
      if (helper === undefined || program.tokens[at + 1]?.text !== '(') continue;
      const close = program.match[at + 1] ?? -1;
      if (textOf(program.tokens.slice(at + 1, close + 1)) === handed && demandsAsMuch(helper, old)) return true;
    }
    return false;
  };
}

type Helpers = ReadonlyMap<string, readonly Assertion[]>;

function helpersOf(sides: readonly (Side | undefined)[]): Helpers {
  const helpers = new Map<string, readonly Assertion[]>();
  for (const side of sides) {
    if (side?.program === undefined) continue;
    for (const { kind, name, assertions } of casesOf(side.program, side.path)) {
      if (kind === 'function' && assertions.length > 0) helpers.set(name, assertions);
    }
  }
  return helpers;
}

/** One as strict for each of the old one's assertions, under no other conditions. */
function demandsAsMuch(helper: readonly Assertion[], old: readonly Assertion[]): boolean {
  return (
    old.length > 0 &&
    old.every(({ strength, guarded }) =>
      helper.some((one) => one.strength >= strength && one.guarded.every((guard) => guarded.includes(guard))),
    )
  );
}

const textOf = (tokens: readonly Token[]) => tokens.map(({ kind, text }) => `${kind} ${text}`).join('\n');
