/**
 * Makes mutants of changed production code: copies with another constant, a statement left out or a failing function.
 */

import type { Verification } from '../../run/verification.ts';
import type { Edit, SourceFunction } from '../languages/functions.ts';
import { languageOf } from '../languages/language-of-file.ts';
import { contains, linesOf, type Span, withEdits } from '../languages/syntax-tree.ts';
import type { ChangedCode } from './experiment.ts';

const words = {
  'other result': 'when this is another value',
  'opposite condition': 'when this is the opposite',
  'statement left out': 'when this is left out',
  failure: 'that this fails as soon as it is called',
} as const;

export interface ProductionMutant {
  kind: keyof typeof words;
  /** The one that is told: a statement, a value, or the name of what fails. */
  edit: Placed;
  edits: readonly Placed[];
  files: ReadonlyMap<string, string>;
  /** The code as it fails where the mutant is another value; undefined: nobody can tell. */
  probe?: ReadonlyMap<string, string>;
  /** Nobody knows whether a compiler sees it. */
  isConditional: boolean;
}

/** What all changed functions give or do, each kind as one mutant. */
export interface ProductionMutants {
  /** First what lines of the change decide: where no result stands in one, the opposite of its conditions. */
  values: readonly ProductionMutant[];
  failures: readonly ProductionMutant[];
  /** Another statement left out; for tests that nothing has shown yet one in each function that they call, and no two of a function in a row. */
  omission(open?: readonly string[]): ProductionMutant | undefined;
}

export function productionMutants(code: readonly ChangedCode[]): ProductionMutants {
  const changed = code.map((one) => ({ ...one, functions: changedFunctions(one) }));
  const ofAll = (kind: ProductionMutant['kind'], editsOf: (one: SourceFunction) => readonly Edit[]) =>
    together(
      kind,
      changed.map((one) => {
        const constants = one.code.constants.filter(({ line }) => kind === 'other result' && one.fresh.has(line));
        return { ...one, edits: [...one.functions.flatMap(editsOf), ...constants] };
      }),
    );
  const all = changed.flatMap((code) =>
    code.functions.flatMap((of) =>
      of.omissions.flatMap((edit) => (!code.apart && isFresh(code, edit) ? { code, of, edit } : [])),
    ),
  );
  const last = ({ code, edit }: (typeof all)[number]) =>
    (isIn(code.code.conditional, edit) ? 2 : 0) + (edit.turned === undefined ? 1 : 0);
  all.sort((a, b) => last(a) - last(b));
  const turned = all.map((one) =>
    one.edit.turned === undefined ? one : { ...one, edit: { ...one.edit, after: one.edit.turned } },
  );
  const lay = (kind: ProductionMutant['kind'], own: typeof all) =>
    together(
      kind,
      changed.map((one) => ({ ...one, edits: own.flatMap(({ code, edit }) => (code === one ? edit : [])) })),
    );
  const results = ofAll('other result', ({ others }) => others);
  const isNew = changed.some((one) => one.functions.some((of) => of.others.some((edit) => isFresh(one, edit))));
  const conditions = isNew ? [] : turned.filter(({ edit }) => edit.turned !== undefined);
  let taken = [...Map.groupBy(conditions, ({ of }) => of).values()].flatMap(([first]) => first ?? []);
  const isTaken = ({ of }: (typeof all)[number]) => taken.some((one) => one.of === of);
  return {
    values: [...lay('opposite condition', taken), ...results],
    failures: ofAll('failure', ({ failing }) => (failing ? [failing] : [])),
    omission(open) {
      const words = new Set(open?.flatMap((text) => text.split(/[^\p{L}\p{N}_$]/u)));
      const left = (open ? turned : all).filter((one) => !taken.includes(one));
      const called = left.filter(({ of }) => words.has(of.name));
      const fitting = called.length > 0 ? called : left.filter((one) => open && !isTaken(one));
      const groups = fitting.length > 0 ? [...Map.groupBy(fitting, ({ of }) => of).values()] : [left];
      // Two that lie apart.
      const own = groups.flatMap((group) => group.at(group.some(isTaken) ? -1 : 0) ?? []);
      taken = [...taken, ...own];
      return lay('statement left out', own)[0];
    },
  };
}

/** As a sentence: no test notices it. */
export function unnoticed({ kind, edit: { path, line, text } }: ProductionMutant): string {
  const what = kind === 'failure' ? '' : `: ${text.split('\n')[0]?.trim().slice(0, 80)}`;
  return `${path}:${line}: no test notices ${words[kind]}${what}`;
}

type Edited = ChangedCode & { edits: readonly Edit[] };

function together(kind: ProductionMutant['kind'], code: readonly Edited[]): ProductionMutant[] {
  const edited = code.filter(({ edits }) => edits.length > 0);
  const all = edited.flatMap(({ change: { path }, edits }) => edits.map((edit) => ({ ...edit, path })));
  const [edit] = all;
  if (!edit) return [];
  const laid = (own: (one: Edited) => readonly Edit[]) =>
    new Map(edited.map((one) => [one.change.path, mutated(one.change.path, one.text, own(one))]));
  const probed = (one: Edited) =>
    one.edits.flatMap((edit) => (edit.probe && isFresh(one, edit) ? { ...edit, after: edit.probe } : []));
  const probe = edited.flatMap(probed).length > 0 ? laid(probed) : undefined;
  const isConditional = edited.every((one) => one.edits.every((own) => isIn(one.code.conditional, own)));
  return [{ kind, edit, edits: all, files: laid(({ edits }) => edits), probe, isConditional }];
}

const isIn = (parts: readonly Span[], edit: Span) => parts.some((part) => contains(part, edit));

type Placed = Edit & { path: string };

/** Of many values one that is another as the tests run: the failures of the probe name its line. */
export function withValueOf(mutant: ProductionMutant, { failures }: Verification): ProductionMutant {
  const lines = failures.map(({ message = '' }) => Number(/\bmutant (\d+)/.exec(message)?.[1]));
  return { ...mutant, edit: mutant.edits.find(({ line }) => lines.includes(line)) ?? mutant.edit };
}

function mutated(path: string, text: string, edits: readonly Edit[]) {
  const { unchecked } = languageOf(path, text)?.write ?? {};
  const start = /^#!.*\n/.exec(text)?.[0].length ?? 0;
  return withEdits(text, [...(unchecked ? [{ start, end: start, after: `${unchecked}\n` }] : []), ...edits]);
}

/** Of functions within one another the innermost. */
const changedFunctions = ({ code: { functions }, fresh }: ChangedCode): SourceFunction[] =>
  functions.filter((one) =>
    linesOf(one).some(
      (line) =>
        fresh.has(line) &&
        !functions.some((other) => other !== one && contains(one, other) && linesOf(other).includes(line)),
    ),
  );

/** A line of it is new. */
const isFresh = ({ fresh }: ChangedCode, edit: Edit) => linesOf(edit).some((line) => fresh.has(line));
