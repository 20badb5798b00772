/** `redgreen init`: the workflow and the configuration, shown before they are written. A second time changes nothing. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfigFile } from '../../config/config-file.ts';
import { resolveSettings } from '../../config/layers.ts';
import { RedgreenError } from '../../errors.ts';
import { originOf } from '../../git/checkout.ts';
import { commandHints } from '../../packages/command-hints.ts';
import { findCommands, type Tree } from '../../packages/commands.ts';
import { majorTag, projectRepository } from '../../project.ts';
import { exitCode } from '../../run/outcome.ts';
import { visible, visibleLine } from '../../text/terminal-text.ts';
import type { CommandFile } from '../command-file.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { confirmed } from '../confirm.ts';
import { lineDiff } from '../line-diff.ts';
import { type Clone, openClone } from '../local-clone.ts';
import { checkWorkflows, onRedPath, onRedWorkflow } from '../on-red-workflow.ts';
import { putFile } from '../output-file.ts';
import { type PinnedAction, pinAction, readAction } from '../pinned-action.ts';
import { type SetupStep, setupSteps, stepsText } from '../setup-steps.ts';
import {
  actionOf,
  configPath,
  configText,
  configWithSchema,
  workflowMark,
  workflowPath,
  workflowText,
  workflowUpdated,
} from '../workflow-text.ts';

export const command: CommandFile = {
  place: 40,
  declare: (init) =>
    init
      .description('write the workflow and the configuration, shown as a diff first')
      .option('--on-red', 'also the workflow that mends red pull requests of the authors in `on-red`, unasked')
      .option('-y, --yes', 'write without asking')
      .option(
        '--action <owner/name[@ref]>',
        `where the action is taken from, such as a fork; default: ${projectRepository}`,
      )
      .option('--dry-run', 'show the diff and write nothing'),
  examples: ['redgreen init', 'redgreen init --on-red', 'redgreen init --yes --action octo-org/redgreen'],
  run: setUp,
};

interface InitOptions {
  onRed?: boolean;
  yes?: boolean;
  action?: string;
  dryRun?: boolean;
}

/** The action that the workflows start. */
type WorkflowAction = PinnedAction & { isChosen: boolean };

interface Change {
  path: string;
  before?: string;
  after: string;
}

async function setUp(io: CommandIo, options: InitOptions): Promise<ExitCode> {
  await using clone = await openClone(io);
  const red = options.onRed || (await textOf(join(clone.root, onRedPath))) !== undefined;
  const action = await actionOfWorkflows(io, clone, options.action, red);
  const changes = (
    await Promise.all([
      configChange(clone),
      workflowChange(io, clone, action),
      red ? onRedChange(io, clone, action) : [],
    ])
  )
    .flat()
    .filter(({ before, after }) => before !== after);
  const isBroken = await configIsBroken(clone);
  if (isBroken) io.stderr.write(`${configPath} cannot be used as it is: \`redgreen validate\` tells why.\n`);
  // What is written beside it does not mend it.
  const code = isBroken ? exitCode('misconfigured') : 0;
  if (changes.length === 0) {
    if (!isBroken) io.stderr.write(`${configPath} and ${workflowPath} are as they should be.\n`);
    return code;
  }
  for (const { file, commands } of await commandHints(treeOf(clone.repository)))
    io.stderr.write(
      `${file} names ${commands.map((one) => `\`${visibleLine(one)}\``).join(', ')}: look whether it fits.\n`,
    );
  for (const { path, before, after } of changes) io.stdout.write(visible(lineDiff(path, before, after)));
  if (options.dryRun) {
    io.stderr.write('Nothing was written (--dry-run).\n');
    return code;
  }
  if (!options.yes && !(await confirmed(io, `Write ${changes.map(({ path }) => visibleLine(path)).join(' and ')}`))) {
    io.stderr.write('Nothing was written.\n');
    return 2;
  }
  for (const { path, after } of changes) await putFile(clone.root, path, after);
  io.stderr.write(
    nextSteps(changes, { ...(await findCommands(treeOf(clone.repository), {})), origin: await originOf(clone.root) }),
  );
  return code;
}

async function configChange({ root, repository }: Clone): Promise<Change> {
  const before = await textOf(join(root, configPath));
  if (before !== undefined) return { path: configPath, before, after: configWithSchema(before) };
  const commands = await findCommands(treeOf(repository), {});
  return { path: configPath, after: configText(commands) };
}

/** What a person wrote there stays as it is; that nothing is to be done would be false. */
async function configIsBroken({ root }: Clone): Promise<boolean> {
  const repositoryFile = await textOf(join(root, configPath));
  return resolveSettings({ repositoryFile, environment: {}, needsKey: false }).problems.length > 0;
}

/** What is asked for; else what a workflow of ours starts already, so that both start the same; else the release. */
async function actionOfWorkflows(
  io: CommandIo,
  { root }: Clone,
  wanted: string | undefined,
  onRed: boolean,
): Promise<WorkflowAction> {
  if (wanted !== undefined) return { ...(await pinAction(io, readAction(wanted))), isChosen: true };
  for (const path of [workflowPath, onRedPath]) {
    const [repository, reference] = actionOf((await textOf(join(root, path))) ?? '')?.split(/@(.*)/) ?? [];
    if (repository !== undefined && reference !== undefined) return { repository, reference, isChosen: false };
  }
  // A workflow that somebody has written is left alone, and nothing has to be asked for it.
  const isTheirs = !onRed && (await textOf(join(root, workflowPath))) !== undefined;
  const own = { repository: projectRepository, ref: majorTag };
  return { ...(isTheirs ? { ...own, reference: own.ref } : await pinAction(io, own)), isChosen: false };
}

async function workflowChange(io: CommandIo, clone: Clone, action: WorkflowAction): Promise<Change[]> {
  const { root } = clone;
  const needed = await neededSteps(clone);
  const label = labelOf(await textOf(join(root, configPath)));
  return await ownChange(io, root, workflowPath, action, async (isAnew) => {
    const steps = stepsText(needed, isAnew ? await pinsOf(io, needed) : new Map());
    return workflowText({ label, ...action, steps });
  });
}

async function onRedChange(io: CommandIo, { root, repository }: Clone, action: WorkflowAction): Promise<Change[]> {
  const files = new Map<string, string>();
  for (const path of await repository.listFiles(repository.head.commit)) {
    if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)) continue;
    files.set(path, (await repository.readFile(repository.head.commit, path)) ?? '');
  }
  const workflows = checkWorkflows(files);
  if (workflows.length === 0)
    io.stderr.write('No workflow of .github/workflows/ runs on pull_request: name one under `workflows:`.\n');
  return await ownChange(io, root, onRedPath, action, async () => onRedWorkflow({ workflows, ...action }));
}

/** A workflow of ours: written anew where there is none or another action is asked for, else brought up to date around its pins. */
async function ownChange(
  io: CommandIo,
  root: string,
  path: string,
  { isChosen: isAsked }: WorkflowAction,
  wanted: (isAnew: boolean) => Promise<string>,
): Promise<Change[]> {
  const before = await textOf(join(root, path));
  const isAnew = before === undefined || (isAsked && before.startsWith(workflowMark));
  const text = await wanted(isAnew);
  const after = isAnew ? text : workflowUpdated(before, text);
  if (after === undefined) io.stderr.write(`${visibleLine(path)} was not written by init, and stays as it is.\n`);
  return after === undefined ? [] : [{ path, before, after }];
}

function labelOf(config: string | undefined): string {
  const label = readConfigFile(config ?? '').values.get('label');
  return typeof label === 'string' ? label : 'ai-implement';
}

/** What the runner lacks of what the commands of HEAD start. */
async function neededSteps({ repository }: Clone): Promise<SetupStep[]> {
  const tree = treeOf(repository);
  return await setupSteps(tree, await findCommands(tree, {}));
}

function treeOf(repository: Clone['repository']): Tree {
  const { commit } = repository.head;
  return { list: () => repository.listFiles(commit), read: (path) => repository.readFile(commit, path) };
}

async function pinsOf(io: CommandIo, steps: readonly SetupStep[]): Promise<Map<string, string>> {
  const used = steps.flatMap((step) => ('uses' in step ? [step] : []));
  const pin = async ({ uses, tag }: (typeof used)[number]) =>
    [uses, (await pinAction(io, { repository: uses, ref: tag })).reference] as const;
  return new Map(await Promise.all(used.map(pin)));
}

/** `origin`: `host/owner/name`, for addresses and commands that can be used as they stand. */
function nextSteps(changes: Change[], { test, origin }: { test?: string; origin: string | undefined }): string {
  const at = origin === undefined ? 'Settings' : `https://${origin}/settings`;
  const onRed = [
    'Name the authors in .github/redgreen.yml: `on-red: [dependabot]`.',
    'Install a GitHub App of yours here: its id as the variable REDGREEN_APP_ID, its key as the secret REDGREEN_APP_KEY.',
  ];
  const steps = [
    ...(test === undefined
      ? ['No test command was found: set `test-command` in .github/redgreen.yml. Without one nothing can be decided.']
      : []),
    `Add the secret ANTHROPIC_API_KEY: \`gh secret set ANTHROPIC_API_KEY\`, or ${at}${origin === undefined ? ' → Secrets and variables → Actions' : '/secrets/actions/new'}`,
    `Allow pull requests by Actions: ${at}${origin === undefined ? ' → Actions → General' : '/actions'} → Workflow permissions`,
    ...(changes.some(({ path }) => path === onRedPath) ? onRed : []),
    'Commit, and bring it to the default branch: GitHub reads these files from there.',
    `  git switch -c redgreen-setup && git add ${changes.map(({ path }) => path).join(' ')} && git commit -m 'Set up Redgreen' && git push -u origin redgreen-setup`,
    'Make the label that starts a run: `gh label create ai-implement`.',
    '`redgreen doctor` checks all of it.',
  ];
  let number = 0;
  const lines = steps.map((step) => (step.startsWith('  ') ? `     ${step.trim()}` : `  ${++number}. ${step}`));
  return `${[...changes.map(({ path }) => `Wrote ${path}`), 'Next:', ...lines].join('\n')}\n`;
}

function textOf(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw new RedgreenError('unwritable', `${path} (${error.code})`, { cause: error });
  });
}
