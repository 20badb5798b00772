/** What setup gets beside its command, by who wrote the tree that it runs in: secrets go only to what people wrote. */

import { noScripts } from '../packages/registries.ts';
import { changedManifests } from '../publish/manifests.ts';
import { pick } from './open.ts';
import type { RunRequest } from './request.ts';
import type { Workspace } from './workspace.ts';

export interface SetupEnvironment {
  env: Record<string, string>;
  /** Nor `test-env`. */
  withoutTestEnv?: boolean;
  /** A sentence about what was left out. */
  warning?: string;
}

/** `setup-env` for people's commits alone; no lifecycle scripts where a bot or an agent changed what is installed. */
export async function setupEnvironment(
  { settings, code: { start }, host }: RunRequest,
  { repository, head, base }: Pick<Workspace, 'repository' | 'head' | 'base'>,
): Promise<SetupEnvironment> {
  const { setupEnv } = settings;
  // Nobody has looked at what a bot has it install.
  if (start.kind === 'again' && start.theirs?.bot) return { env: noScripts, withoutTestEnv: true };
  if (start.kind === 'again' && head !== base.commit) {
    const { paths } = await repository.diffStat(await repository.treeOf(base.commit), await repository.treeOf(head));
    const env = changedManifests(paths).length === 0 ? {} : noScripts;
    const given = setupEnv.filter((name) => host.environment[name] !== undefined);
    const without = env === noScripts ? { env, withoutTestEnv: true } : { env };
    return given.length === 0 ? without : { ...without, warning: withheldWords(given) };
  }
  const unset = setupEnv.filter((name) => host.environment[name] === undefined);
  const env = pick(host.environment, setupEnv);
  return unset.length === 0 ? { env } : { env, warning: unsetWords(unset) };
}

function withheldWords(names: readonly string[]): string {
  return `${names.join(', ')} (\`setup-env\`) stays out of a branch that an agent has written to: setup goes without.`;
}

function unsetWords(names: readonly string[]): string {
  const are = names.length === 1 ? 'is a variable that is' : 'are variables that are';
  return `${names.join(', ')} (\`setup-env\`) ${are} not set here: setup goes without. In a workflow, give it in \`env:\` of the step.`;
}
