/** What setup gets beside its command, by who wrote the tree that it runs in: secrets go only to what people wrote. */

import { noScripts } from '../packages/registries.ts';
import { changedManifests } from '../publish/manifests.ts';
import { pick } from './open.ts';
import type { RunRequest } from './request.ts';
import type { Workspace } from './workspace.ts';

export interface SetupEnvironment {
  env: Record<string, string>;
  /** And no lifecycle scripts. */
  withoutTestEnv?: boolean;
  /** A sentence about what was left out. */
  warning?: string;
}

/** `setup-env` for people's commits alone; no lifecycle scripts and no `test-env` where a bot or an agent changed what is installed. */
export async function setupEnvironment(
  request: RunRequest,
  { repository, head, base }: Pick<Workspace, 'repository' | 'head' | 'base'>,
): Promise<SetupEnvironment> {
  const { settings, code, host } = request;
  const again = code.start.kind === 'again' ? code.start : undefined;
  if (again?.overBot || again?.theirs?.bot)
    return withheld(request, 'here: nobody has looked at what a bot has it install', true);
  if (again !== undefined && head !== base.commit) {
    const changes = await repository.differences(base.commit, head);
    const paths = changes.map(({ path }) => path);
    const why =
      'on a branch that an agent has written to; where it cannot, merge what is there or begin anew from the base';
    return withheld(request, why, changedManifests(paths).length > 0);
  }
  const unset = settings.setupEnv.filter((name) => host.environment[name] === undefined);
  return { env: pick(host.environment, settings.setupEnv), ...(unset.length > 0 && { warning: unsetWords(unset) }) };
}

function withheld({ settings, host }: RunRequest, why: string, changesPackages: boolean): SetupEnvironment {
  const names = [...settings.setupEnv, ...(changesPackages ? settings.testEnv : [])];
  const given = names.filter((name) => host.environment[name] !== undefined);
  return {
    ...(changesPackages ? { env: noScripts, withoutTestEnv: true } : { env: {} }),
    ...(given.length > 0 && { warning: `Setup goes without ${given.join(', ')} ${why}.` }),
  };
}

function unsetWords(names: readonly string[]): string {
  const are = names.length === 1 ? 'is a variable that is' : 'are variables that are';
  return `${names.join(', ')} (\`setup-env\`) ${are} not set here: setup goes without. In a workflow, give it in \`env:\` of the step.`;
}
