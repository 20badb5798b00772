/** Whether the model can be reached with this key: one call that costs nothing. */

import type { Settings } from '../../config/settings.ts';
import { attempt, type Check, fail, ok, warn } from './check.ts';

export async function checkProvider(settings: Settings): Promise<Check[]> {
  const { agent, agentCommand, anthropicApiKey: key } = settings;
  if (agent === 'command') {
    const cost = 'What it costs is not known, so max-cost-usd cannot hold.';
    return [
      agentCommand === undefined
        ? fail('agent', 'agent: command without agent-command', 'Set `agent-command`.')
        : ok('agent', `${agentCommand}. ${cost}`),
    ];
  }
  if (key === undefined) {
    const fix = 'Set ANTHROPIC_API_KEY here; the Action takes it from a secret of the repository.';
    return [fail('key', 'anthropic-api-key is not set', fix)];
  }
  return [await attempt('key', () => model(settings, key), 'Check the network and `anthropic-base-url`.')];
}

async function model({ model, anthropicBaseUrl }: Settings, key: string): Promise<Check> {
  const base = (anthropicBaseUrl ?? 'https://api.anthropic.com').replace(/\/+$/, '');
  const headers = { authorization: `Bearer ${key}`, 'x-api-key': key, 'anthropic-version': '2023-06-01' };
  const response = await fetch(`${base}/v1/models/${encodeURIComponent(model)}`, {
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  });
  await response.body?.cancel();
  if (response.status === 404) {
    // A gateway without a list of models still knows who may ask.
    const counted = await fetch(`${base}/v1/messages/count_tokens`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ model, messages: [{ role: 'user', content: 'x' }] }),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    await counted.body?.cancel();
    if (counted.status === 401 || counted.status === 403) return refused(base, counted.status);
  }
  if (response.ok) return ok('key', `${new URL(base).host} knows the key and ${model}`);
  if (response.status === 401 || response.status === 403) return refused(base, response.status);
  if (response.status === 404) {
    return warn('key', `${new URL(base).host} does not know ${model}, or lists no models`, 'Check `model`.');
  }
  return warn('key', `${new URL(base).host} answered ${response.status}`, 'Try again later.');
}

function refused(base: string, status: number): Check {
  return fail(
    'key',
    `${new URL(base).host} refuses the key (${status})`,
    'Check `anthropic-api-key`; it may be revoked or mistyped.',
  );
}
