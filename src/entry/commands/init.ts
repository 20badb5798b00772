/** `redgreen init`: the workflow and the configuration, shown before they are written. A second time changes nothing. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfigFile } from '../../config/config-file.ts';
import { resolveSettings } from '../../config/layers.ts';
import { RedgreenError } from '../../errors.ts';
import { majorTag, projectRepository } from '../../project.ts';
import { visible, visibleLine } from '../../text/terminal-text.ts';
import { findCommands, type Tree } from '../../verify/commands.ts';
import type { CommandFile } from '../command-file.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { confirmed } from '../confirm.ts';
import { lineDiff } from '../line-diff.ts';
import { type Clone, openClone } from '../local-clone.ts';
import { checkWorkflows, onRedPath, onRedWorkflow } from '../on-red-workflow.ts';
import { putFile } from '../output-file.ts';
import { type SetupStep, setupSteps, stepsText } from '../setup-steps.ts';
import {
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

/** Where the action is taken from. */
interface ActionSource {
  repository: string;
  /** A tag, a branch or a commit. */
  ref: string;
}

/** With what stands behind the `@`. */
type PinnedAction = Pick<ActionSource, 'repository'> & { reference: string };

interface Change {
  path: string;
  before?: string;
  after: string;
}

async function setUp(io: CommandIo, options: InitOptions): Promise<ExitCode> {
  await using clone = await openClone(io);
  const asked = readAction(options.action);
  const action = asked && { repository: asked.repository, reference: await pinnedReference(io, asked, '--action') };
  const hasOnRed = (await textOf(join(clone.root, onRedPath))) !== undefined;
  // What is taken from elsewhere is taken from there by both.
  const red = options.onRed || (action && hasOnRed) ? await onRedChange(io, clone, action) : undefined;
  const changes = (await Promise.all([configChange(clone), workflowChange(io, clone, action), red])).filter(
    (change) => change !== undefined && change.before !== change.after,
  ) as Change[];
  const isBroken = await configIsBroken(clone);
  if (isBroken) io.stderr.write(`${configPath} cannot be used as it is: \`redgreen validate\` tells why.\n`);
  if (changes.length === 0 && isBroken) return 2;
  if (changes.length === 0) {
    io.stderr.write(`${configPath} and ${workflowPath} are as they should be.\n`);
    return 0;
  }
  for (const { path, before, after } of changes) io.stdout.write(visible(lineDiff(path, before, after)));
  if (options.dryRun) {
    io.stderr.write('Nothing was written (--dry-run).\n');
    return 0;
  }
  if (!options.yes && !(await confirmed(io, `Write ${changes.map(({ path }) => visibleLine(path)).join(' and ')}`))) {
    io.stderr.write('Nothing was written.\n');
    return 2;
  }
  for (const { path, after } of changes) await putFile(clone.root, path, after);
  io.stderr.write(nextSteps(changes));
  return 0;
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

async function workflowChange(
  io: CommandIo,
  clone: Clone,
  action: PinnedAction | undefined,
): Promise<Change | undefined> {
  const { root } = clone;
  const needed = await neededSteps(clone);
  const before = await textOf(join(root, workflowPath));
  const label = labelOf(await textOf(join(root, configPath)));
  if (before === undefined || (action !== undefined && before.startsWith(workflowMark))) {
    const own = { repository: projectRepository, ref: majorTag };
    const { repository, reference } = action ?? { ...own, reference: await pinnedReference(io, own) };
    const steps = stepsText(needed, await pinsOf(io, needed));
    return { path: workflowPath, before, after: workflowText({ label, repository, reference, steps }) };
  }
  const after = workflowUpdated(before, workflowText({ label, steps: stepsText(needed, new Map()) }));
  if (after === undefined) io.stderr.write(`${workflowPath} was not written by init, and stays as it is.\n`);
  return after === undefined ? undefined : { path: workflowPath, before, after };
}

async function onRedChange(
  io: CommandIo,
  { root, repository }: Clone,
  action: PinnedAction | undefined,
): Promise<Change | undefined> {
  const before = await textOf(join(root, onRedPath));
  const files = new Map<string, string>();
  for (const path of await repository.listFiles(repository.head.commit)) {
    if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)) continue;
    files.set(path, (await repository.readFile(repository.head.commit, path)) ?? '');
  }
  const workflows = checkWorkflows(files);
  if (workflows.length === 0)
    io.stderr.write('No workflow of .github/workflows/ runs on pull_request: only commit statuses are heard.\n');
  const wanted = onRedWorkflow({ workflows, ...action });
  const isAnew = before === undefined || (action !== undefined && before.startsWith(workflowMark));
  const after = isAnew ? wanted : workflowUpdated(before, wanted);
  if (after === undefined) io.stderr.write(`${onRedPath} was not written by init, and stays as it is.\n`);
  return after === undefined ? undefined : { path: onRedPath, before, after };
}

function labelOf(config: string | undefined): string {
  const label = readConfigFile(config ?? '').values.get('label');
  return typeof label === 'string' ? label : 'ai-implement';
}

function readAction(text: string | undefined): ActionSource | undefined {
  if (text === undefined) return undefined;
  const [, repository, ref = 'HEAD'] = /^([\w-]+\/[\w.-]+)(?:@([\w./-]+))?$/.exec(text) ?? [];
  if (repository !== undefined) return { repository, ref };
  throw new RedgreenError('bad-usage', `--action is ${text}; allowed: owner/name, or owner/name@ref`);
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
    [uses, await pinnedReference(io, { repository: uses, ref: tag })] as const;
  return new Map(await Promise.all(used.map(pin)));
}

/**
 * The commit that the reference is at now, with the reference as its comment; the reference alone where GitHub cannot be asked.
 * Throws where GitHub knows none of that name and it was `given`.
 */
async function pinnedReference(io: CommandIo, { repository, ref }: ActionSource, given?: '--action'): Promise<string> {
  if (/^[0-9a-f]{40}$/.test(ref)) return ref;
  const { status, commit } = await commitAt(io, { repository, ref });
  if (commit !== undefined) return ref === 'HEAD' ? commit : `${commit} # ${ref}`;
  // 404 is also the answer about what is private.
  if (given !== undefined && status === 422) {
    const what = `${given} is ${repository}@${ref}; ${repository} has no branch, tag or commit ${ref}`;
    throw new RedgreenError('bad-usage', what);
  }
  const why =
    status === 404 ? `GitHub shows nobody without a token ${ref} of it` : `GitHub could not be asked for ${ref}`;
  io.stderr.write(`${visibleLine(`${repository} is not pinned to a commit: ${why}.`)}\n`);
  // `uses:` takes no HEAD.
  return ref === 'HEAD' ? 'main' : ref;
}

async function commitAt(
  { environment }: CommandIo,
  { repository, ref }: ActionSource,
): Promise<{ status?: number; commit?: string }> {
  const api = environment.GITHUB_API_URL || 'https://api.github.com';
  try {
    const response = await fetch(`${api}/repos/${repository}/commits/${encodeURIComponent(ref)}`, {
      headers: { accept: 'application/vnd.github.sha', 'user-agent': 'redgreen' },
      signal: AbortSignal.timeout(5000),
    });
    const { status } = response;
    const commit = (await response.text()).trim();
    return response.ok && /^[0-9a-f]{40}$/.test(commit) ? { status, commit } : { status };
  } catch {
    return {};
  }
}

function nextSteps(changes: Change[]): string {
  const onRed = [
    'Name the authors in .github/redgreen.yml: `on-red: [dependabot]`.',
    'Install a GitHub App of yours here: its id as the variable REDGREEN_APP_ID, its key as the secret REDGREEN_APP_KEY.',
  ];
  const steps = [
    'Add the secret ANTHROPIC_API_KEY (Settings → Secrets and variables → Actions).',
    'Allow pull requests by Actions (Settings → Actions → General → Workflow permissions).',
    ...(changes.some(({ path }) => path === onRedPath) ? onRed : []),
    'Commit and push to the default branch: GitHub reads these files from there.',
    'Make the label that starts a run: `gh label create ai-implement`.',
    '`redgreen doctor` checks all of it.',
  ];
  const told = steps.map((step, index) => `  ${index + 1}. ${step}`);
  return `${[...changes.map(({ path }) => `Wrote ${path}`), 'Next:', ...told].join('\n')}\n`;
}

function textOf(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw new RedgreenError('unwritable', `${path} (${error.code})`, { cause: error });
  });
}
