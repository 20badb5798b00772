/**
 * Makes mutants of changed production code: copies with another constant, a statement left out or a failing function.
 */

import type { Verification } from '../../run/verification.ts';
import type { Edit, SourceFunction } from '../languages/functions.ts';
import { languageOf } from '../languages/language-of-file.ts';
import { contains, withEdits } from '../languages/syntax-tree.ts';
import type { ChangedCode } from './experiment.ts';

const words = {
  'other result': 'when this is another value',
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
}

/** Other results of all changed functions first, then two of their statements, one each, and at last all of them fail. */
export function productionMutants(code: readonly ChangedCode[]): ProductionMutant[] {
  const changed = code.map((one) => ({ ...one, functions: changedFunctions(one) }));
  const results = changed.map((one) => ({
    ...one,
    edits: [
      ...one.functions.flatMap(({ others }) => others),
      ...one.code.constants.filter(({ line }) => one.fresh.has(line)),
    ],
  }));
  const failures = changed.map((one) => ({ ...one, edits: one.functions.flatMap(({ failing }) => failing ?? []) }));
  const omissions = changed.flatMap((one) =>
    one.apart
      ? []
      : one.functions.flatMap(({ omissions: all }) =>
          all.filter((edit) => isWritten(one, edit)).map((edit) => ({ ...one, edits: [edit] })),
        ),
  );
  return [
    ...together('other result', results),
    ...spread(omissions).flatMap((one) => together('statement left out', [one])),
    ...together('failure', failures),
  ];
}

/** As a sentence: no test notices it. */
export function unnoticed({ kind, edit: { path, line, text } }: ProductionMutant): string {
  const what = kind === 'failure' ? '' : `: ${text.split('\n')[0]?.trim().slice(0, 80)}`;
  return `${path}:${line}: no test notices ${words[kind]}${what}`;
}

type Edited = ChangedCode & { edits: readonly Edit[] };

/** Two that lie apart. */
const spread = <T>(all: readonly T[]): T[] => (all.length < 3 ? [...all] : [all[0] as T, all.at(-1) as T]);

function together(kind: ProductionMutant['kind'], code: readonly Edited[]) {
  const edited = code.filter(({ edits }) => edits.length > 0);
  const all = edited.flatMap(({ change: { path }, edits }) => edits.map((edit) => ({ ...edit, path })));
  const [edit] = all;
  if (edit === undefined) return [];
  const laid = (own: (edits: readonly Edit[]) => readonly Edit[]) =>
    new Map(edited.map(({ change: { path }, text, edits }) => [path, mutated(path, text, own(edits))]));
  const probed = (edits: readonly Edit[]) => edits.flatMap((one) => (one.probe ? { ...one, after: one.probe } : []));
  const probe = probed(all).length > 0 ? laid(probed) : undefined;
  return [{ kind, edit, edits: all, files: laid((edits) => edits), probe }];
}

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

const linesOf = ({ line, text }: { line: number; text: string }) => text.split('\n').map((_, at) => line + at);

const isWritten = ({ fresh }: ChangedCode, edit: Edit) => linesOf(edit).some((line) => fresh.has(line));
