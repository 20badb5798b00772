/**
 * Decides which environment variables the setup command gets, and has secret values of the environment masked. The variables
 * of `setup-env` go only to setup that people wrote. It also wraps a sandbox so that all its commands get given variables.
 */

import { credentialsIn } from '../config/provider-settings.ts';
import { leastKeyLength } from '../config/secret-values.ts';
import type { Settings } from '../config/settings.ts';
import { linesLike, textsIn } from '../git/entries.ts';
import { noScripts } from '../packages/registries.ts';
import { changedManifests } from '../publish/dependency-changes.ts';
import type { Exec } from '../sandbox/exec.ts';
import type { Sandbox } from '../sandbox/sandbox-options.ts';
import { secretsIn } from '../text/secret-value.ts';
import { changedInstallInputs } from './install-inputs.ts';
import { pick } from './open-workspace.ts';
import { findRunCommands } from './prepare.ts';
import type { RunRequest, Workspace } from './request.ts';

/** One go of setup. */
export interface SetupPass {
  /** Whose files are in the tree. */
  commit: string;
  setup: string;
  env: Record<string, string>;
  /** And no lifecycle scripts. */
  withoutTestEnv?: boolean;
  /** What such a pass goes without, for the words of its failure. */
  without?: string;
}

interface SetupPlan {
  passes: readonly SetupPass[];
  /** A sentence about what was left out. */
  warning?: string;
}

/**
 * On a branch that an agent has written to, the base's own setup gets the variables before anything of the branch is in the tree;
 * what the branch changed is installed after it without them. A bot's pull request gets none. `isFirst`: nothing has run here yet.
 */
export async function planSetup(
  request: RunRequest,
  workspace: Pick<Workspace, 'repository' | 'head' | 'base'>,
  setup: string,
  isFirst = true,
): Promise<SetupPlan> {
  const { repository, head, base } = workspace;
  const { settings, code, host } = request;
  const again = code.start.kind === 'again' ? code.start : undefined;
  const isOfBot = again?.overBot === true || again?.theirs?.bot === true;
  const env = pick(host.environment, settings.setupEnv);
  if (!isOfBot && (again === undefined || head === base.commit)) {
    const unset = settings.setupEnv.filter((name) => !(name in env));
    return { passes: [{ commit: head, setup, env }], ...(unset.length > 0 && { warning: unsetWords(unset) }) };
  }
  const paths = (await repository.differences(base.commit, head)).map(({ path }) => path);
  const changesPackages = isOfBot || changedManifests(paths).length > 0;
  const names = [...settings.setupEnv, ...(changesPackages ? settings.testEnv : [])];
  const without = names.filter((name) => host.environment[name] !== undefined).join(', ');
  const own: SetupPass = {
    ...{ commit: head, setup },
    ...(changesPackages ? { env: noScripts, withoutTestEnv: true } : { env: {} }),
  };
  if (without === '') return { passes: [own] };
  const ofBase =
    isOfBot || !isFirst ? undefined : (await findRunCommands(request, { ...workspace, head: base.commit })).setup;
  if (ofBase === undefined) {
    const why = isOfBot ? 'nobody has looked at what a bot has it install' : 'an agent has written to this branch';
    return { passes: [own], warning: `Setup goes without ${without} here: ${why}.` };
  }
  const [headTree, tree] = [await repository.treeOf(base.commit), await repository.treeOf(head)];
  const changed = await changedInstallInputs(repository, { headTree, tree, cwd: settings.workingDirectory });
  const first = { commit: base.commit, setup: ofBase, env };
  if (changed.length === 0 && ofBase === setup) return { passes: [first] };
  return {
    passes: [first, { ...own, env: noScripts, withoutTestEnv: true, without }],
    warning: `Setup of the base has ${without}; what this branch changed (${changed.slice(0, 5).join(', ') || setup}) is installed after it without.`,
  };
}

function unsetWords(names: readonly string[]): string {
  const are = names.length === 1 ? 'is a variable that is' : 'are variables that are';
  return `${names.join(', ')} (\`setup-env\`) ${are} not set here: setup goes without. In a workflow, give it in \`env:\` of the step.`;
}

/** Lines that may hold a password in a URL, a signed token or what goes with a request. */
const likeSecrets =
  '://[^[:space:]/:@]*:[^[:space:]/@:]{3,}@|eyJ[A-Za-z0-9_-]{10}|[Bb]earer +[A-Za-z0-9]|[Aa]uthorization';

/** From here on they are masked, and an agent reads what looks like one in the base as it is there. Sentences about variables that foreign code gets and that are not. */
export async function maskEnvironment(
  { host, settings }: Pick<RunRequest, 'host' | 'settings'>,
  { repository, base }: Pick<Workspace, 'repository' | 'base'>,
): Promise<string[]> {
  for (const value of credentialsIn(host.environment)) if (value.length >= leastKeyLength) host.redact.add(value);
  const secrets = secretsIn(host.environment);
  const values = secrets.map(({ value }) => value);
  const [held, lines] = await Promise.all([
    values.length === 0 ? new Set() : textsIn(repository.git, base.commit, values),
    linesLike(repository.git, base.commit, likeSecrets),
  ]);
  host.redact.knowPublic(lines);
  const masked = secrets.filter(({ value }) => !held.has(value));
  for (const { value } of masked) host.redact.add(value);
  const shown = handedOver(settings).filter(
    (name) => (host.environment[name] ?? '') !== '' && !masked.some((secret) => secret.name === name),
  );
  if (shown.length === 0) return [];
  const why = 'a secret has a name that says so (_TOKEN, _SECRET, _PASSWORD, _KEY) and a long random value';
  return [`Not masked, because ${why} that the repository does not hold: ${shown.join(', ')}.`];
}

function handedOver({ testEnv, setupEnv, agentEnv }: Settings): string[] {
  return [...new Set([...testEnv, ...setupEnv, ...agentEnv])];
}

export function withVariables(sandbox: Sandbox, env: Readonly<Record<string, string>> = {}): Sandbox {
  if (Object.keys(env).length === 0) return sandbox;
  const seen =
    (exec: Exec): Exec =>
    (command) =>
      exec({ ...command, env: { ...env, ...command.env } });
  return {
    ...sandbox,
    setup: seen(sandbox.setup),
    shell: seen(sandbox.shell),
    agent: seen(sandbox.agent),
    async layer(...args) {
      const layer = await sandbox.layer(...args);
      return { ...layer, exec: seen(layer.exec) };
    },
    [Symbol.asyncDispose]: () => sandbox[Symbol.asyncDispose](),
  };
}
