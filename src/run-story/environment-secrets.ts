/** Masks the secrets of the environment, but for those that the repository itself holds: what everybody can read there is none. */

import { credentialsIn } from '../config/provider-settings.ts';
import { leastKeyLength } from '../config/secret-values.ts';
import type { Settings } from '../config/settings.ts';
import { textsIn } from '../git/texts-in.ts';
import { secretsIn } from '../text/secret-value.ts';
import type { RunRequest } from './request.ts';
import type { Workspace } from './workspace.ts';

/** From here on they are masked. Sentences about variables that foreign code gets and that are not. */
export async function maskEnvironment(
  { host, settings }: Pick<RunRequest, 'host' | 'settings'>,
  { repository, base }: Pick<Workspace, 'repository' | 'base'>,
): Promise<string[]> {
  for (const value of credentialsIn(host.environment)) if (value.length >= leastKeyLength) host.redact.add(value);
  const secrets = secretsIn(host.environment);
  const values = secrets.map(({ value }) => value);
  const held = values.length === 0 ? new Set() : await textsIn(repository.git, base.commit, values);
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
