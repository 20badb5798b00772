/** Makes the generated parts of the pages from the code: a table for each `<!-- name -->` … `<!-- /name -->` in README.md and docs/. */

import { Command } from 'commander';
import { commandFiles } from '../src/entry/command-list.ts';
import type { CommandFile } from '../src/entry/subcommand.ts';
import { commandLines } from '../src/github/commands.ts';
import { checkConclusion, type Ended, exitCode, outcomeWords } from '../src/run/outcome.ts';
import { outcomes } from '../src/run/run.ts';
import { barriers } from '../src/verdict/barriers/barriers.ts';
import { runSchema } from './run-schema.ts';
import { settingTables, table } from './settings-documents.ts';

export type Tables = Readonly<Record<string, string>>;

/** Each table by the name that stands in its marks. */
export async function pageTables(): Promise<Tables> {
  return {
    ...settingTables(),
    outcomes: outcomeTable(),
    comments: table(['comment', 'what it does'], commandLines),
    commands: await commandTable(),
    'run-json': runTable(),
    barriers: table(
      ['barrier', 'what it stops'],
      barriers.map(({ name, stops }) => [`\`${name}\``, stops]),
    ),
  };
}

const mark = (name: string) => new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);

/** The page with its tables as they have to be. */
export function withTables(page: string, tables: Tables): string {
  return Object.entries(tables).reduce(
    (text, [name, rows]) => text.replace(mark(name), (_, open, close) => `${open}\n${rows}\n\n${close}`),
    page,
  );
}

/** A run on GitHub of which nothing more is known than how it ended. */
const ended: Ended = {
  id: '',
  attempts: [],
  attemptCount: 1,
  base: { branch: 'main', commit: '' },
  commands: {},
  headSha: '0',
  maxIterations: 3,
  settings: {},
  trigger: { kind: 'label' },
};

function outcomeTable(): string {
  const rows = outcomes.map((outcome) => {
    const { cause, nextStep } = outcomeWords(outcome, ended);
    return [`\`${outcome}\``, cause, nextStep, String(exitCode(outcome)), checkConclusion(outcome)];
  });
  return table(['outcome', 'what happened', 'what to do next', 'exit code', 'check'], rows);
}

async function commandTable(): Promise<string> {
  const all = await Promise.all([...commandFiles].map(async ([verb, load]) => [verb, (await load()).command] as const));
  const ordered = all.sort(([, one], [, other]) => one.place - other.place);
  return table(
    ['command', 'what it does'],
    ordered.flatMap(([verb, file]) => commandRows(`redgreen ${verb}`, file)),
  );
}

function commandRows(name: string, { declare, more = {} }: CommandFile): string[][] {
  const command = declare(new Command(name.split(' ').at(-1)));
  const args = command.registeredArguments.map((one) => (one.required ? ` <${one.name()}>` : ` [${one.name()}]`));
  const row = [`\`${name}${args.join('')}\``, command.description()];
  return [row, ...Object.entries(more).flatMap(([verb, file]) => commandRows(`${name} ${verb}`, file))];
}

function runTable(): string {
  const rows = Object.entries(runSchema.shape).map(([field, schema]) => [`\`${field}\``, schema.description ?? '']);
  return table(['field', 'what it holds'], rows);
}
