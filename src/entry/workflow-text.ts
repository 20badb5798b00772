/**
 * Generates or updates the workflow file and the configuration file that `redgreen init` writes. Steps of the workflow
 * must be shell commands or GitHub's own actions, and no third party's.
 */

import { runCommands } from '../github/commands.ts';
import type { Commands, Tree } from '../packages/commands.ts';
import { toolchainPins } from '../packages/toolchain-pins.ts';
import { majorTag, projectMention, projectRepository, projectUrl, schemaUrl } from '../project.ts';

export const workflowPath = '.github/workflows/redgreen.yml';
export const schemaLine = `# yaml-language-server: $schema=${schemaUrl}`;

/** Why `queue` is there, for whoever has a tool that does not know it. */
export const queueComment = [
  '# Keeps every waiting job. actionlint and GitHub Enterprise Server from before May 2026 do not know `queue`.',
  '# Without the line, only the newest waiting /retry runs.',
];

/** Begins every workflow of ours, so that a later `init` knows it for its own. */
const workflowMark = '# Written by `redgreen init`';

/**
 * `reference` is what stands behind the `@`, with its comment where it is a commit. The group is made from the issue's
 * number for what starts a run, and is one of its own for any other event: a group is entered before the job's `if:` is
 * looked at, so that our own comment would else wait in it, or push a `/retry` out of it.
 */
export function workflowText({
  label,
  reference = majorTag,
  steps = '',
}: {
  label: string;
  reference?: string;
  /** In front of ours, as YAML. */
  steps?: string;
}): string {
  const begins = (command: string) => `startsWith(github.event.comment.body, '${command}')`;
  const commented = [...runCommands, `@${projectMention}`].map(begins);
  const starts = [
    "github.event_name == 'workflow_dispatch'",
    `github.event.label.name == '${label.replaceAll("'", "''")}'`,
    ...commented,
  ];
  const number = "github.event.issue.number || github.event.pull_request.number || inputs['issue-number']";
  return `${workflowMark}; ${projectUrl} has the settings.
name: Redgreen
on:
  issues:
    types: [labeled]
  issue_comment:
    types: [created]
  pull_request:
    types: [labeled]
  workflow_dispatch:
    inputs:
      issue-number:
        description: The issue to implement
        required: true
        type: number
permissions: {}
jobs:
  implement:
    # This only saves minutes. The action itself decides who may start a run.
    if: >-
      ${starts.join(' ||\n      ')}
    runs-on: ubuntu-24.04
    # Long enough to wait for another run of the same issue.
    timeout-minutes: 150
    permissions:
      actions: read
      checks: read
      contents: write
      issues: write
      pull-requests: write
      statuses: read
    # One run for an issue at a time. Other jobs have a group of their own: GitHub assigns it before it reads \`if\`.
    concurrency:
      group: >-
        redgreen-\${{ (
        ${starts.join(' ||\n        ')}
        ) && (${number}) || github.run_id }}
      cancel-in-progress: false
      ${queueComment.join('\n      ')}
      queue: max
    steps:
${steps}      - uses: ${projectRepository}@${reference}
        with:
          anthropic-api-key: \${{ secrets.ANTHROPIC_API_KEY }}
  command:
    # Answers commands that start no run, like stop, without waiting for one.
    if: >-
      ${begins('/redgreen')} &&
      !(${commented.slice(1, -1).join(' || ')})
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      actions: read
      contents: read
      issues: write
      pull-requests: write
    steps:
      - uses: ${projectRepository}@${reference}
`;
}

export function configText(commands: Commands): string {
  const found = Object.entries({ setup: commands.setup, build: commands.build, test: commands.test }).filter(
    ([, command]) => command !== undefined,
  );
  const lines = found.map(([name, command]) => `# ${name}-command: ${JSON.stringify(command)}`);
  const test =
    commands.test === undefined
      ? ['# No test command was found. Without one a run ends before the model is called.', '# test-command: npm test']
      : [];
  const because = found.length > 0 ? [`# Found (${commands.because}); uncomment to set it.`, ...lines] : [];
  const { env = {}, leftOut = [] } = commands;
  const seen = Object.entries(env).map(([name, value]) => `# with ${name}=${JSON.stringify(value)}`);
  const left = leftOut.map((one) => `# left out: ${one.split('\n')[0]}`);
  const all = [
    schemaLine,
    `# Every setting: ${projectUrl}/blob/main/docs/reference.md#settings`,
    ...because,
    ...seen,
    ...left,
    ...test,
  ];
  return `${[...all, 'max-iterations: 3'].join('\n')}\n`;
}

/** What is there already stays; only the line for editors is put on top where it is missing. */
export function configWithSchema(text: string): string {
  return text.includes('yaml-language-server:') ? text : `${schemaLine}\n${text}`;
}

/** An action with its reference, and the tag behind it as a comment. */
const used = /(?<=uses: )([\w.-]+\/[\w./-]+)@\S+(?: #.*)?/g;

/** Our own workflow brought up to date; the reference that a person has pinned stays. Undefined: it is somebody's own. */
export function workflowUpdated(text: string, wanted: string): string | undefined {
  if (!text.startsWith(workflowMark)) return undefined;
  const found = [...text.matchAll(used)];
  const pins = new Map(found.map(([whole, name = '']) => [name, whole]));
  // The last step is ours, also where it is of a fork.
  pins.set(projectRepository, found.at(-1)?.[0] ?? projectRepository);
  return wanted.replace(used, (whole, name: string) => pins.get(name) ?? whole);
}

export type SetupStep =
  | { run: string }
  /** An action of GitHub's own; `version` is its input and what it is. */
  | { uses: string; tag: string; version: { name: string; value: string } };

const pythonTools = ['uv', 'poetry', 'pipenv', 'tox', 'nox'];

/** In the order in which they are needed. */
export async function setupSteps(tree: Tree, { setup, build, test }: Commands): Promise<SetupStep[]> {
  const words = new Set([setup, build, test].flatMap((command) => (command ?? '').split(/[^\w.-]+/)));
  const names = new Set(await tree.list());
  const text = async (path: string) => (names.has(path) ? ((await tree.read(path)) ?? '') : '');
  const packageJson = await text('package.json');
  const steps: SetupStep[] = [];

  const pins = await toolchainPins(text);
  const versionOf = (tool: string) => pins.find((one) => one.tool === tool)?.wants;
  const uses = (...tools: string[]) => tools.some((tool) => words.has(tool));
  const node = versionOf('node');
  if (node !== undefined && uses('npm', 'npx', 'pnpm', 'yarn', 'node'))
    steps.push(action('actions/setup-node', 'v4', 'node-version', node));
  if (uses('pnpm')) steps.push({ run: `npm install --global pnpm@${await pnpmVersion(packageJson, text)}` });
  // Yarn 1 is on the runner, and goes on with what `yarnPath` names.
  const yarnrc = await text('.yarnrc.yml');
  if (uses('yarn') && yarnrc !== '' && !/^yarnPath:/m.test(yarnrc)) steps.push({ run: 'corepack enable yarn' });
  if (uses('bun', 'bunx')) steps.push({ run: `npm install --global bun@${declared(packageJson, 'bun') ?? 'latest'}` });

  if (uses('python', 'python3', 'pytest', ...pythonTools))
    steps.push(action('actions/setup-python', 'v5', 'python-version', versionOf('python3') ?? '3.x'));
  for (const tool of pythonTools) if (uses(tool)) steps.push({ run: `pipx install ${tool}` });
  if (uses('go')) {
    const version = versionOf('go');
    const ofModule = version === undefined && names.has('go.mod');
    const [name, value] = ofModule ? ['go-version-file', 'go.mod'] : ['go-version', version ?? 'stable'];
    steps.push(action('actions/setup-go', 'v5', name, value));
  }
  return steps;
}

/** As YAML, below `steps:`; `pins` are references of actions by their names. */
export function stepsText(steps: readonly SetupStep[], pins: ReadonlyMap<string, string>): string {
  return steps
    .map((step) =>
      'run' in step
        ? `      - run: ${step.run}\n`
        : `      - uses: ${step.uses}@${pins.get(step.uses) ?? step.tag}\n        with:\n          ${step.version.name}: '${step.version.value}'\n`,
    )
    .join('');
}

function action(uses: string, tag: string, name: string, value: string): SetupStep {
  return { uses, tag, version: { name, value } };
}

/** `"packageManager": "pnpm@9.1.0+sha512…"`. */
function declared(packageJson: string, manager: string) {
  return new RegExp(`"packageManager"\\s*:\\s*"${manager}@(\\d+(?:\\.\\d+){0,2})`).exec(packageJson)?.[1];
}

async function pnpmVersion(packageJson: string, text: (path: string) => Promise<string>) {
  const said = declared(packageJson, 'pnpm');
  if (said !== undefined) return said;
  const lock = /^lockfileVersion: '?(\d+)/m.exec(await text('pnpm-lock.yaml'))?.[1];
  return { 5: '7', 6: '8', 9: '9' }[Number(lock)] ?? 'latest';
}
