/**
 * Defines `redgreen init`, which shows a workflow and a configuration file as a diff, and writes both on consent.
 * Running it a second time must change nothing.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { configPath } from '../../config/config-file.ts';
import { resolveSettings } from '../../config/resolve-settings.ts';
import { originOf } from '../../git/checkout-check.ts';
import { commandHints } from '../../packages/command-hints.ts';
import { findCommands } from '../../packages/commands.ts';
import { majorTag, projectRepository } from '../../project.ts';
import { RedgreenError } from '../../run/errors.ts';
import { exitCode } from '../../run/outcome.ts';
import { wholeTree } from '../../run-story/command-detection.ts';
import { visible, visibleLine } from '../../text/terminal-text.ts';
import {
  commandLine,
  guidedSetup,
  type LeftToDo,
  openSetupPlace,
  type SetupPlace,
  setupBranch,
  untouched,
} from '../guided-setup.ts';
import { openClone } from '../local-clone.ts';
import { putFile } from '../output-file.ts';
import type { CommandFile, CommandIo } from '../subcommand.ts';
import { confirmed, isTerminal } from '../terminal-prompt.ts';
import {
  configText,
  configWithSchema,
  type SetupStep,
  setupSteps,
  stepsText,
  workflowPath,
  workflowText,
  workflowUpdated,
} from '../workflow-text.ts';

export const command: CommandFile = {
  place: 40,
  declare: (init) =>
    init
      .description('set Redgreen up in this repository: workflow, configuration, label, secret')
      .option('-y, --yes', 'write the two files and ask nothing')
      .option('--dry-run', 'show the diff and write nothing'),
  notes:
    '\nShows the files as a diff. On a terminal it asks whether to write them (and\nmake the label, with `gh`), for the key of the secret, and whether to commit.\n',
  examples: ['redgreen init', 'redgreen init --dry-run'],
  async run(io, options: InitOptions) {
    await using clone = await openClone(io);
    const { root, repository } = clone;
    const repositoryFile = await textOf(join(root, configPath));
    const { settings, problems } = resolveSettings({ repositoryFile, environment: io.environment, needsKey: false });
    const tree = wholeTree({ repository, head: repository.head.commit });
    const commands = await findCommands(tree, {});
    const after = repositoryFile === undefined ? configText(commands) : configWithSchema(repositoryFile);
    const config = { path: configPath, before: repositoryFile, after };
    const workflow = await workflowChange(io, root, settings.label, await setupSteps(tree, commands));
    const changes = [config, ...workflow].filter(({ before, after }) => before !== after);
    const isBroken = problems.some(({ source }) => [configPath, 'settings'].includes(source));
    if (isBroken) io.stderr.write(`${configPath} cannot be used as it is: \`redgreen validate\` tells why.\n`);
    // What is written beside it does not mend it.
    const code = isBroken ? exitCode('misconfigured') : 0;
    if (changes.length === 0) {
      if (!isBroken) io.stderr.write(`${configPath} and ${workflowPath} are as they should be.\n`);
      return code;
    }
    for (const { file, commands } of await commandHints(tree))
      io.stderr.write(
        `${file} names ${commands.map((one) => `\`${visibleLine(one)}\``).join(', ')}: look whether it fits.\n`,
      );
    for (const { path, before, after } of changes) io.stdout.write(visible(diffText(path, before, after)));
    if (options.dryRun) {
      io.stderr.write('Nothing was written (--dry-run).\n');
      return code;
    }
    const about = { io, root, settings, origin: await originOf(root) };
    const place = await openSetupPlace(about, !options.yes && isTerminal(io));
    const paths = changes.map(({ path }) => path);
    const files = paths.map((path) => visibleLine(path)).join(' and ');
    const label = place.hasGh ? `, and make the label ${visibleLine(place.settings.label)} on GitHub` : '';
    if (!options.yes && !(await confirmed(io, `Write ${files}${label}`))) {
      io.stderr.write('Nothing was written.\n');
      return 2;
    }
    for (const { path, after } of changes) {
      await putFile(root, path, after);
      io.stderr.write(`Wrote ${visibleLine(path)}\n`);
    }
    const left = options.yes ? untouched(place, paths) : await guidedSetup(place, paths);
    io.stderr.write(nextSteps(place, left, commands.test));
    return code;
  },
};

interface InitOptions {
  yes?: boolean;
  dryRun?: boolean;
}

interface Change {
  path: string;
  before?: string;
  after: string;
}

/** As git shows it, without a line of its own before it. */
function diffText(path: string, before: string | undefined, after: string) {
  const from = before === undefined ? '/dev/null' : path;
  return createTwoFilesPatch(from, path, before ?? '', after, undefined, undefined, {
    headerOptions: FILE_HEADERS_ONLY,
  });
}

/** Written where there is none; ours is brought up to date around what its author has pinned, a fork's name included. */
async function workflowChange(io: CommandIo, root: string, label: string, needed: SetupStep[]): Promise<Change[]> {
  const before = await textOf(join(root, workflowPath));
  if (before === undefined) {
    const reference = await pinned(io, projectRepository, majorTag);
    const after = workflowText({ label, reference, steps: stepsText(needed, await pinsOf(io, needed)) });
    return [{ path: workflowPath, after }];
  }
  const after = workflowUpdated(before, workflowText({ label, steps: stepsText(needed, new Map()) }));
  if (after !== undefined) return [{ path: workflowPath, before, after }];
  io.stderr.write(`${workflowPath} was not written by init, and stays as it is.\n`);
  return [];
}

async function pinsOf(io: CommandIo, steps: readonly SetupStep[]) {
  const used = steps.flatMap((step) => ('uses' in step ? [step] : []));
  const pin = async ({ uses, tag }: (typeof used)[number]) => [uses, await pinned(io, uses, tag)] as const;
  return new Map(await Promise.all(used.map(pin)));
}

function nextSteps({ origin, settings }: SetupPlace, { secret, label, commands }: LeftToDo, test?: string) {
  const at = origin === undefined ? 'Settings' : `https://${origin}/settings`;
  const merge =
    commands.length === 0 && origin !== undefined
      ? `Open a pull request (https://${origin}/compare/${setupBranch}?expand=1) and merge it: GitHub reads these files from the default branch.`
      : `Merge ${setupBranch} into the default branch: GitHub reads these files from there.`;
  const steps = [
    ...(test === undefined
      ? ['No test command was found: set `test-command` in .github/redgreen.yml. Redgreen cannot decide without one.']
      : []),
    ...(secret
      ? [
          `Add the secret ANTHROPIC_API_KEY: \`gh secret set ANTHROPIC_API_KEY\`, or ${origin === undefined ? `${at} → Secrets and variables → Actions` : `${at}/secrets/actions/new`}`,
        ]
      : []),
    `Allow pull requests by Actions: ${at}${origin === undefined ? ' → Actions → General' : '/actions'} → Workflow permissions`,
    ...(commands.length === 0 ? [] : [`Commit and push:\n     ${commandLine(commands)}`]),
    merge,
    ...(label
      ? [`Make the label that starts a run: \`${commandLine([['gh', 'label', 'create', settings.label]])}\`.`]
      : []),
    '`redgreen doctor` checks all of it.',
  ];
  return `Next:\n${steps.map((step, index) => `  ${index + 1}. ${visible(step)}\n`).join('')}`;
}

function textOf(path: string) {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw new RedgreenError('unwritable', `${path} (${error.code})`, { cause: error });
  });
}

/** What stands behind the `@`: the commit with the tag as its comment; the tag alone where GitHub cannot be asked, which is told. */
export async function pinned({ environment, stderr }: CommandIo, repository: string, tag: string): Promise<string> {
  const api = environment.GITHUB_API_URL || 'https://api.github.com';
  const commit = await fetch(`${api}/repos/${repository}/commits/${tag}`, {
    headers: { accept: 'application/vnd.github.sha', 'user-agent': 'redgreen' },
    signal: AbortSignal.timeout(5000),
  }).then(
    async (response) => (response.ok ? (await response.text()).trim() : ''),
    () => '',
  );
  if (/^[0-9a-f]{40}$/.test(commit)) return `${commit} # ${tag}`;
  stderr.write(`${visibleLine(`${repository}@${tag} is not pinned to a commit: GitHub did not tell which it is.`)}\n`);
  return tag;
}
