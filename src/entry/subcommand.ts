/** Defines the interface of a `redgreen` subcommand, and registers subcommands with the argument parser commander. */

import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Command } from 'commander';

/** The help of the program has them, and that of `run`. */
export const exitCodes = `
Exit codes:
  0    passed, skipped          6    provider-error
  1    error                    7    publish-failed
  2    misconfigured, usage     8    refused
  3    failed                   9    rejected
  4    no-progress, no-changes  10   setup-failed
  5    over-budget, timed-out   130  cancelled
`;

export interface CommandFile {
  /** Where it stands in the help: the lower, the earlier. */
  place: number;
  declare(command: Command): Command;
  notes?: string;
  examples: readonly string[];
  /** The arguments as they have to be read, where commander alone would read them otherwise. */
  prepare?(argv: readonly string[]): string[];
  /** Its own subcommands, by verb. */
  more?: Readonly<Record<string, CommandFile>>;
  /** Given its arguments, then the options, then the command. */
  run(io: CommandIo, ...values: never[]): Promise<ExitCode>;
}

/** Adds the command to the program; `end` is told its exit code. */
export function addCommand(
  program: Command,
  verb: string,
  { declare, notes = '', examples, run, more = {} }: CommandFile,
  { io, end }: { io: CommandIo; end: (code: ExitCode) => void },
): void {
  const title = examples.length === 1 ? 'Example' : 'Examples';
  const lines = examples.map((example) => `  ${example}\n`).join('');
  const carryOut = run as (io: CommandIo, ...values: unknown[]) => Promise<ExitCode>;
  const command = declare(program.command(verb))
    .addHelpText('after', `${notes}\n${title}:\n${lines}`)
    .action(async (...values: unknown[]) => end(await carryOut(io, ...values)));
  // What follows a subcommand is its own, also where both have an option of that name.
  if (Object.keys(more).length > 0) command.enablePositionalOptions();
  for (const [name, each] of Object.entries(more)) addCommand(command, name, each, { io, end });
}

export interface CommandIo {
  stdin: Readable;
  /** The result, and nothing else. */
  stdout: Writable & { isTTY?: boolean; columns?: number };
  /** Everything that is said on the way. */
  stderr: Writable & { isTTY?: boolean };
  environment: NodeJS.ReadOnlyDict<string>;
  cwd: string;
  /** Aborted by SIGINT, SIGTERM or SIGHUP; the reason is a sentence that names what ended it. */
  signal: AbortSignal;
}

export type ExitCode = number;

/** Resolves when the command is told to end. */
export async function aborted({ signal }: CommandIo): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}
