/**
 * Chooses the workflow steps that install what a repository's commands use and GitHub's hosted runners lack. They use shell
 * commands or GitHub's own actions, and no third party's.
 */

import type { Commands, Tree } from '../packages/commands.ts';
import { toolchainPins } from '../packages/toolchain-pins.ts';

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
function declared(packageJson: string, manager: string): string | undefined {
  return new RegExp(`"packageManager"\\s*:\\s*"${manager}@(\\d+(?:\\.\\d+){0,2})`).exec(packageJson)?.[1];
}

async function pnpmVersion(packageJson: string, text: (path: string) => Promise<string>): Promise<string> {
  const said = declared(packageJson, 'pnpm');
  if (said !== undefined) return said;
  const lock = /^lockfileVersion: '?(\d+)/m.exec(await text('pnpm-lock.yaml'))?.[1];
  return { 5: '7', 6: '8', 9: '9' }[Number(lock)] ?? 'latest';
}
