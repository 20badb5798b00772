/** What a hosted runner lacks of what the commands start: steps of the workflow in front of ours. Third parties' actions are not needed. */

import type { Commands, Tree } from '../packages/commands.ts';

export type SetupStep =
  | { run: string }
  /** An action of GitHub's own; `version` is its input and what it is. */
  | { uses: string; tag: string; version: { name: string; value: string } };

/** In the order in which they are needed. */
export async function setupSteps(tree: Tree, { setup, build, test }: Commands): Promise<SetupStep[]> {
  const words = new Set([setup, build, test].flatMap((command) => (command ?? '').split(/[^\w.-]+/)));
  const names = new Set(await tree.list());
  const text = async (path: string) => (names.has(path) ? ((await tree.read(path)) ?? '') : '');
  const packageJson = await text('package.json');
  const steps: SetupStep[] = [];

  const node = nodeVersion(await text('.nvmrc'), await text('.node-version'), packageJson);
  if (node !== undefined && ['npm', 'npx', 'pnpm', 'yarn', 'node'].some((word) => words.has(word)))
    steps.push(action('actions/setup-node', 'v4', 'node-version', node));
  if (words.has('pnpm')) steps.push({ run: `npm install --global pnpm@${await pnpmVersion(packageJson, text)}` });
  // Yarn 1 is on the runner, and goes on with what `yarnPath` names.
  const yarnrc = await text('.yarnrc.yml');
  if (words.has('yarn') && yarnrc !== '' && !/^yarnPath:/m.test(yarnrc)) steps.push({ run: 'corepack enable yarn' });
  if (words.has('bun') || words.has('bunx'))
    steps.push({ run: `npm install --global bun@${declared(packageJson, 'bun') ?? 'latest'}` });

  const python = ['python', 'python3', 'pytest', 'uv', 'poetry', 'pipenv', 'tox', 'nox'].some((word) =>
    words.has(word),
  );
  if (python) {
    const version = pythonVersion(await text('.python-version'), await text('pyproject.toml'));
    steps.push(action('actions/setup-python', 'v5', 'python-version', version));
  }
  for (const tool of ['uv', 'poetry', 'pipenv', 'tox', 'nox'])
    if (words.has(tool)) steps.push({ run: `pipx install ${tool}` });
  if (words.has('go')) {
    const version = /^go (\d+\.\d+(?:\.\d+)?)/m.exec((await text('go.mod')) + (await text('go.work')))?.[1] ?? 'stable';
    steps.push(action('actions/setup-go', 'v5', 'go-version', version));
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

/** Only what is a version and nothing else goes into the workflow. */
const plain = (text: string | undefined) => (/^[\w.*<>=^~| -]{1,40}$/.test(text ?? '') ? text : undefined);

function nodeVersion(nvmrc: string, nodeVersionFile: string, packageJson: string): string | undefined {
  const written = plain((nvmrc.trim() || nodeVersionFile.trim()).replace(/^v(?=\d)/, ''));
  return written ?? plain(/"engines"\s*:\s*\{[^}]*"node"\s*:\s*"([^"]+)"/.exec(packageJson)?.[1]);
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

function pythonVersion(file: string, pyproject: string): string {
  return (
    plain(file.trim().split('\n')[0]) ?? plain(/^requires-python\s*=\s*["']([^"']+)["']/m.exec(pyproject)?.[1]) ?? '3.x'
  );
}
