/** Whether the model can be reached with this key: one call that costs nothing. Offline: whether there are key and program. */

import { access, constants } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import type { Resolved } from '../config/layers.ts';
import { camelName, type Settings } from '../config/settings.ts';
import type { Problem } from '../errors.ts';
import { attempt, type Check, fail, ok, warn } from '../run/check.ts';
import { succeeds } from '../run/succeeds.ts';
import { askProvider, needsOfPreset, type PresetNeeds, type ProviderAnswer } from '../run-story/ask-provider.ts';

export async function checkProvider(
  { settings, problems }: Pick<Resolved, 'settings' | 'problems'>,
  environment: NodeJS.ProcessEnv,
  offline: boolean,
): Promise<Check[]> {
  const refused = refusedAddress(settings, problems);
  if (refused !== undefined) return [refused];
  const { agent, agentCommand, anthropicApiKey: key } = settings;
  if (agent === 'command') {
    const cost = 'What it costs is not known, so max-cost-usd cannot hold.';
    return [
      agentCommand === undefined
        ? fail('agent', 'agent: command without agent-command', 'Set `agent-command`.')
        : ok('agent', `${agentCommand}. ${cost}`),
    ];
  }
  const needs = needsOfPreset(agent);
  if (needs !== undefined) return checkPreset(needs, settings, environment, offline);
  if (key === undefined) {
    const fix = 'Set ANTHROPIC_API_KEY here; the Action takes it from a secret of the repository.';
    return [fail('key', 'anthropic-api-key is not set', fix)];
  }
  if (offline) return [notAsked('anthropic-api-key')];
  return [await attempt('key', () => model(settings, key), 'Check the network and `anthropic-base-url`.')];
}

/** A key that is meant for another address is sent to nobody: what stands in its place is the public one. */
function refusedAddress({ agent }: Settings, problems: readonly Problem[]): Check | undefined {
  const address = needsOfPreset(agent)?.baseUrlSetting ?? 'anthropic-base-url';
  if (!problems.some(({ setting }) => setting === address)) return undefined;
  return fail('key', `nobody was asked about it: ${address} cannot be used`, `Correct \`${address}\`.`);
}

async function checkPreset(
  needs: PresetNeeds,
  settings: Settings,
  environment: NodeJS.ProcessEnv,
  offline: boolean,
): Promise<Check[]> {
  const { program, install, keySetting, baseUrlSetting } = needs;
  const at = await whereIs(program, environment.PATH ?? '');
  const found =
    at === undefined
      ? fail('agent', `${program} is not on PATH`, `Install it: ${install}; in a workflow as a step before Redgreen.`)
      : ok('agent', `${program} is ${at}`);
  const key = settings[camelName(keySetting)];
  if (key === undefined) return [found, fail('key', `${keySetting} is not set`, `Set ${variableOf(keySetting)} here.`)];
  if (offline) return [found, notAsked(keySetting)];
  const { model } = settings;
  const ask = () => needs.ask({ key, model, baseURL: settings[camelName(baseUrlSetting)] });
  const judged = () => ask().then((answer) => answerCheck(answer, model, keySetting));
  return [found, await attempt('key', judged, `Check the network and \`${baseUrlSetting}\`.`)];
}

const notAsked = (keySetting: string) => ok('key', `${keySetting} is set; whether it is valid was not asked`);

const variableOf = (name: string) => name.toUpperCase().replaceAll('-', '_');

async function whereIs(program: string, path: string): Promise<string | undefined> {
  for (const folder of path.split(':').filter(isAbsolute)) {
    const file = join(folder, program);
    if (await succeeds(access(file, constants.X_OK))) return file;
  }
  return undefined;
}

async function model({ model, anthropicBaseUrl }: Settings, key: string): Promise<Check> {
  const answer = await askProvider({ key, model, baseURL: anthropicBaseUrl });
  return answerCheck(answer, model, 'anthropic-api-key');
}

function answerCheck({ host, status }: ProviderAnswer, model: string, keySetting: string): Check {
  if (status === 200) return ok('key', `${host} knows the key and ${model}`);
  if (status === 404) return warn('key', `${host} does not know ${model}, or lists no models`, 'Check `model`.');
  if (status === 401 || status === 403) {
    const fix = `Check \`${keySetting}\`; it may be revoked or mistyped.`;
    return fail('key', `${host} refuses the key (${status})`, fix);
  }
  return warn('key', `${host} answered ${status}`, 'Try again later.');
}
