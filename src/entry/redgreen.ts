/**
 * Parses the command line, runs the chosen command, and turns its end or error into messages and exit code. Secrets in
 * the arguments are refused before anything is parsed.
 */

import { Command, CommanderError } from 'commander';
import { version } from '../project.ts';
import { explain, RedgreenError } from '../run/errors.ts';
import { exitCode } from '../run/outcome.ts';
import { visible, visibleLine } from '../text/terminal-text.ts';
import { commandFiles } from './command-list.ts';
import { throughProxy } from './outgoing-proxy.ts';
import { onWarnings } from './process-warnings.ts';
import { addCommand, type CommandFile, type CommandIo, type ExitCode, exitCodes } from './subcommand.ts';

export async function startCommandLine(): Promise<void> {
  onWarnings((text) => process.stderr.write(`${visibleLine(text)}\n`));
  const ended = new AbortController();
  // Once: a second Ctrl-C ends the process at once.
  const ends = { SIGINT: 'Ctrl-C', SIGTERM: 'SIGTERM', SIGHUP: 'the end of its terminal' };
  for (const [signal, what] of Object.entries(ends)) process.once(signal, () => ended.abort(`Stopped by ${what}.`));
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreGone);
  process.exitCode = await runCommandLine(process.argv.slice(2), {
    // Opened by the few who read it.
    get stdin() {
      return process.stdin;
    },
    stdout: process.stdout,
    stderr: process.stderr,
    environment: process.env,
    cwd: process.cwd(),
    signal: ended.signal,
  });
}

/** `redgreen runs | head` closes the pipe early, and that is no failure; nor is a terminal that was closed. */
function ignoreGone(error: NodeJS.ErrnoException) {
  if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
}

export async function runCommandLine(argv: readonly string[], outer: CommandIo): Promise<ExitCode> {
  try {
    const refused = secretFlag(argv);
    if (refused !== undefined) throw new RedgreenError('bad-usage', refused);
    const say = (text: string) => outer.stderr.write(`${visible(text)}\n`);
    const environment = await throughProxy(outer.environment, say);
    // Not spread: stdin would be opened.
    const io: CommandIo = Object.create(outer, { environment: { value: environment } });
    const ended = { code: 0 };
    // It stands wherever it is put.
    const values = argv.filter((argument) => argument !== '--debug');
    // Help for what is no command is told as that command would be, with the nearest name.
    const own =
      values[0] === 'help' && values[1] !== undefined && !commandFiles.has(values[1]) ? values.slice(1) : values;
    const command = (await commandFiles.get(own[0] ?? '')?.())?.command;
    const program = await buildProgram(own[0], command, io, (code) => {
      ended.code = code;
    });
    await program.parseAsync(command?.prepare?.(own) ?? own, { from: 'user' });
    return ended.code;
  } catch (error) {
    return failed(error, argv, outer);
  }
}

/** With the command that is asked for and no other; with all where none is, for the help and for what was mistyped. */
async function buildProgram(
  verb: string | undefined,
  command: CommandFile | undefined,
  io: CommandIo,
  end: (code: ExitCode) => void,
) {
  const program = new Command('redgreen');
  // Both before the first .command(): subcommands copy them, and would end the process otherwise.
  program.exitOverride().configureOutput({
    writeOut: (text) => io.stdout.write(text),
    writeErr: (text) => io.stderr.write(text),
    outputError: (text, write) => write(visible(text.trimEnd()).concat('\n')),
  });
  program
    // With their arguments beside them there is no room for what they do.
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .description(
      "Turns a story into a branch whose tests are green: an agent implements it, the repository's own tests decide.",
    )
    .version(version, '-V, --version')
    .option('--debug', 'show the stack of an error')
    .enablePositionalOptions()
    .showSuggestionAfterError()
    .addHelpText(
      'after',
      `${exitCodes}\nExamples:\n  redgreen run story.md\n  redgreen run story.md --max-iterations 5 --json > run.json\n  redgreen doctor\n`,
    );
  if (verb === '-V' || verb === '--version') return program;
  if (verb !== undefined && command !== undefined) addCommand(program, verb, command, { io, end });
  else for (const [name, each] of await allCommands()) addCommand(program, name, each, { io, end });
  return program;
}

async function allCommands(): Promise<[verb: string, command: CommandFile][]> {
  const loaded = await Promise.all(
    [...commandFiles].map(async ([verb, load]): Promise<[string, CommandFile]> => [verb, (await load()).command]),
  );
  return loaded.sort(([, a], [, b]) => a.place - b.place);
}

/** Before anything is parsed, because a message about an unknown flag would repeat what follows it. */
function secretFlag(argv: readonly string[]) {
  const name = argv
    .map((argument) => /^--([a-z-]*(?:key|token|secret|password))(?:=|$)/i.exec(argument)?.[1])
    .find(Boolean);
  if (name === undefined) return undefined;
  return `--${name}: a secret is never taken from the command line, where other users and the shell's history see it. Set the variable ${name.toUpperCase().replaceAll('-', '_')}.`;
}

function failed(error: unknown, argv: readonly string[], io: CommandIo) {
  if (error instanceof CommanderError) {
    // Help and version that were asked for end here too.
    if (error.exitCode === 0 || error.code === 'commander.help') return 0;
    // What is wrong is written already.
    const { fix, outcome } = explain(new RedgreenError('bad-usage', error.message));
    io.stderr.write(`fix: ${visible(fix)}\n`);
    return exitCode(outcome);
  }
  const { code, outcome, what, fix } = explain(error);
  io.stderr.write(`error[${code}] ${visible(what).replaceAll('\n', '\n  ')}\nfix: ${visible(fix)}\n`);
  if (argv.includes('--debug') && error instanceof Error) io.stderr.write(`${visible(error.stack ?? '')}\n`);
  return exitCode(outcome);
}
