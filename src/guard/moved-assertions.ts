/** Assertions that moved into a helper, perhaps of another file: what the call hands over and what it asserts is what was demanded. */

import type { Assertion } from './assertions.ts';
import { casesOf } from './cases.ts';
import type { ChangedFile, Side } from './changed-file.ts';
import type { Located } from './match-cases.ts';
import type { Token } from './token.ts';

/** Whether the test calls a helper of a changed file that asserts as much, with what the lost assertion spoke of. */
export function movedHelpers(files: readonly ChangedFile[]): (gone: Assertion, after: Located) => boolean {
  let before: Helpers | undefined;
  let after: Helpers | undefined;
  return (gone, { one, side }) => {
    const { program } = side;
    const open = gone.tokens.findIndex(({ text }) => text === '(');
    if (program === undefined || open < 1) return false;
    before ??= helpersOf(files.map(({ base }) => base));
    after ??= helpersOf(files.map(({ tree }) => tree));
    const old = gone.byHelper === true ? (before.get(gone.tokens[open - 1]?.text ?? '') ?? []) : [gone];
    const handed = textOf(gone.tokens.slice(open));
    for (let at = one.start; at < one.end; at++) {
      const helper = after.get(program.tokens[at]?.text ?? '');
      if (helper === undefined || program.tokens[at + 1]?.text !== '(') continue;
      const close = program.match[at + 1] ?? -1;
      const call = program.tokens.slice(at + 1, close + 1);
      const same = gone.byHelper === true ? textOf(call) === handed : speaksOf(gone, call, helper);
      if (same && demandsAsMuch(helper, old)) return true;
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

/** Every value that was demanded is handed over or stands in the helper, and what was called is called there. */
function speaksOf({ tokens, literals }: Assertion, call: readonly Token[], helper: readonly Assertion[]): boolean {
  const own = [...call, ...helper.flatMap((one) => one.tokens)];
  const texts = new Set(own.map(({ text }) => text));
  const called = tokens.filter(({ kind }, at) => kind === 'word' && tokens[at + 1]?.text === '(');
  return called.length > 0 && [...called.map(({ text }) => text), ...literals].every((text) => texts.has(text));
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
