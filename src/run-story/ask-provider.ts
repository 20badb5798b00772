/** Whether the provider knows key and model: asked with the client, and so with exactly the headers, of a run. Costs nothing. */

import { openClient, statusIn } from '../agent/client.ts';
import type { ProviderOptions } from '../agent/preset-agent.ts';
import { presets } from '../agent/preset-files.ts';
import { addressOf } from '../agent/proxy/provider-api.ts';
import type { SettingName } from '../config/settings.ts';
import { connectionWords } from '../text/connection-words.ts';

export interface ProviderAnswer {
  host: string;
  /** 200: it knows both. 404: the key, but not the model, or it lists none. */
  status: number;
}

type Asked = Pick<ProviderOptions, 'key' | 'model' | 'baseURL'>;

const timeoutMs = 10_000;

/** Throws where there is no answer. */
export async function askProvider({ key, model, baseURL }: Asked): Promise<ProviderAnswer> {
  const client = openClient({ apiKey: key, baseURL });
  const { host } = new URL(client.baseURL);
  const status = await statusOf(client.models.retrieve(model, null, { timeout: timeoutMs }));
  if (status !== 404) return { host, status };
  // A gateway without a list of models still knows who may ask.
  const asked = { model, messages: [{ role: 'user' as const, content: 'x' }] };
  const counted = await statusOf(client.messages.countTokens(asked, { timeout: timeoutMs }));
  return { host, status: counted === 401 || counted === 403 ? counted : status };
}

export interface PresetNeeds {
  program: string;
  /** The shell command that installs it. */
  install: string;
  keySetting: SettingName & `${string}-api-key`;
  baseUrlSetting: SettingName & `${string}-base-url`;
  ask(asked: Asked): Promise<ProviderAnswer>;
}

/** What has to be there for this agent; undefined where it is no preset. */
export function needsOfPreset(agent: string): PresetNeeds | undefined {
  const preset = presets.get(agent);
  if (preset === undefined) return undefined;
  const { program, install, api } = preset;
  return {
    ...{ program, install, keySetting: api.keySetting, baseUrlSetting: api.baseUrlSetting },
    async ask({ key, model, baseURL = api.defaultBaseUrl }) {
      const url = new URL(addressOf(baseURL, `/v1/models/${encodeURIComponent(model)}`));
      // The Messages API asks for a version; others do not mind.
      const headers = { ...api.keyHeaders(key), 'anthropic-version': '2023-06-01' };
      const answer = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
      await answer.body?.cancel();
      return { host: url.host, status: answer.status };
    },
  };
}

async function statusOf(call: Promise<unknown>): Promise<number> {
  try {
    await call;
    return 200;
  } catch (error) {
    const status = statusIn(error);
    if (status === undefined) throw new Error(connectionWords(error), { cause: error });
    return status;
  }
}
