/** Defines `redgreen eval import`, which makes tasks for an eval suite from past commits of the user's repository. */

import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { resolveSettings } from '../config/resolve-settings.ts';
import { importSuite, importWords, storiesIn, triedLine } from '../eval/import/import-suite.ts';
import { originOf } from '../git/checkout-check.ts';
import { inRepository, openClient } from '../github/client.ts';
import { changeWords } from '../github/text-at-trigger.ts';
import { refuseProblems } from '../run/errors.ts';
import { exitCode } from '../run/outcome.ts';
import { temporaryFolder } from '../run/remove-tree.ts';
import { type Change, readHistory } from '../run-story/past-changes.ts';
import { visibleLine } from '../text/terminal-text.ts';
import { noRepository, openClone, repositoryRoot } from './local-clone.ts';
import { momentOf, wholeNumber } from './option-values.ts';
import { addSettingFlags, flagsOf } from './setting-flags.ts';
import type { CommandFile, CommandIo } from './subcommand.ts';

interface ImportFlags {
  since: string;
  limit: string;
  into: string;
  again?: boolean;
}

export const command: CommandFile = {
  place: 161,
  declare: (command) =>
    addSettingFlags(
      command
        .description('make stories out of the history of this repository, each tried before it is written')
        .option('--since <when>', 'commits since then: 1y, 2w, 90d or a date', '1y')
        .option('--limit <n>', 'how many stories the suite should have', '30')
        .option(
          '--into <folder>',
          'the folder of the suite; if it exists, the import continues there',
          'stories/history',
        )
        .option('--again', 'try the commits again that were left out before'),
    ),
  notes:
    '\nWith GITHUB_TOKEN set, the texts are those of the issues and pull requests.\nExits 0 if there are stories, 3 if there are none.\n',
  examples: ['redgreen eval import --since 2y --limit 50', 'redgreen eval stories/history --agent reference'],
  async run(io, options: ImportFlags, command: Command) {
    const clone = await repositoryRoot(io.cwd);
    if (clone === undefined) throw await noRepository(io.cwd);
    const since = new Date(momentOf('--since', options.since));
    const limit = wholeNumber('--limit', options.limit, 1, 10_000);
    const flags = flagsOf(command);
    const { environment, signal } = io;
    const settings = await settingsOf(io, flags);
    await using folder = await temporaryFolder(join(tmpdir(), 'redgreen-import-'));
    const { path: scratch } = folder;
    const history = await readHistory(clone, { scratch, since, testPaths: settings.testPaths });
    const entries = await importSuite({
      ...{ clone, history, scratch, limit, settings, flags, environment, signal },
      into: resolve(io.cwd, options.into),
      again: options.again === true,
      textOf: await textPort(io, clone),
      onTried: (entry, title) => io.stdout.write(triedLine(entry, title)),
    }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
      return undefined;
    });
    if (entries === undefined) {
      io.stderr.write('Interrupted; the same command continues from here.\n');
      return 130;
    }
    io.stdout.write(importWords(entries, { history, into: options.into, since }));
    return storiesIn(entries) > 0 ? 0 : exitCode('failed');
  },
};

async function settingsOf(io: CommandIo, flags: Record<string, string>) {
  await using clone = await openClone(io);
  const { environment } = io;
  const layers = { flags, environment, repositoryFile: clone.configText, needsKey: false };
  const { settings, problems } = resolveSettings(layers);
  refuseProblems('bad-settings', problems);
  return settings;
}

/** Without a token, or where `origin` is nowhere on GitHub, the commit's own message is all there is. */
async function textPort({ environment, stderr, signal }: CommandIo, clone: string) {
  const server = new URL(environment.GITHUB_SERVER_URL || 'https://github.com').host;
  const origin = await originOf(clone);
  const token = environment.GITHUB_TOKEN;
  if (!token || origin === undefined || !origin.startsWith(`${server}/`)) return async () => undefined;
  const repository = origin.slice(server.length + 1);
  const baseUrl = environment.GITHUB_API_URL || 'https://api.github.com';
  const repo = inRepository(openClient({ token, baseUrl, maxCalls: 5000, signal }), repository);
  return async ({ pullRequest }: Change) => {
    if (pullRequest === undefined) return undefined;
    return changeWords(repo, pullRequest).catch((error: Error) => {
      signal.throwIfAborted();
      stderr.write(`#${pullRequest} could not be read: ${visibleLine(error.message)}\n`);
      return undefined;
    });
  };
}
