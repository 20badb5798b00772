/** Defines OpenAI as a model provider for command-line agents such as Codex; the built-in agent cannot use OpenAI. */

import { noUsage, type Usage } from '../../run/usage.ts';
import { objectIn, objectsIn } from '../../text/json.ts';
import { addressOf, askMs, hasObject, type Provider, type ProviderApi } from '../provider.ts';

const address = 'https://api.openai.com';

export const responsesApi: ProviderApi = {
  callPath: '/v1/responses',
  freeCalls: ['GET /v1/models'],
  keyHeaders: (key) => ({ authorization: `Bearer ${key}` }),
  passedHeaders: ['accept', 'content-type', 'user-agent', 'openai-beta', 'session_id', 'x-codex-beta-features'],
  outputLimit: 'max_output_tokens',
  refusal(body) {
    // A search for tools brings further ones in among the input.
    const tools = [body, ...objectsWithin(body.input)].flatMap(toolsOf);
    const tool = tools.find(({ type }) => !ownTools.has(String(type)));
    if (tool !== undefined) return `the tool ${String(tool.type)} runs at the provider, with its network`;
    const container = tools.find(({ environment }) => environment !== undefined);
    if (container !== undefined) return 'a tool with an environment of its own runs at the provider';
    if ((body.background ?? false) !== false) return 'a call in the background cannot be counted';
    const field = ['previous_response_id', 'conversation', 'prompt'].find((name) => (body[name] ?? null) !== null);
    if (field !== undefined) return `${field} brings in what is not in the call, and so cannot be counted`;
    if (hasObject(body.input, ({ type }) => type === 'item_reference'))
      return 'item_reference brings in what is not in the call, and so cannot be counted';
    if (![undefined, null, 'auto', 'default', 'flex'].some((tier) => tier === body.service_tier)) {
      return 'only the standard service tier has a known price';
    }
    const byAddress = (object: Record<string, unknown>) =>
      ['image_url', 'file_url', 'file_id'].some((name) => isAddress(object[name]));
    return hasObject(body.input, byAddress) ? 'images and files go along as data, not by address' : undefined;
  },
  openReply() {
    let response: Record<string, unknown> = {};
    let text = '';
    let outputChars = 0;

    const takeItem = (item: Record<string, unknown>) => {
      const said = objectsIn(item.content).map((part) => String(part.text ?? ''));
      if (item.type === 'message') text += said.join('');
      outputChars += JSON.stringify(item).length;
    };
    return {
      take(event) {
        if (event.object === 'response') {
          response = event;
          for (const item of objectsIn(event.output)) takeItem(item);
        }
        if (event.type === 'response.output_item.done') takeItem(objectIn(event.item));
        if (typeof event.type === 'string' && /^response\.(created|completed|incomplete|failed)$/.test(event.type)) {
          response = objectIn(event.response);
        }
      },
      reply: () => ({
        model: typeof response.model === 'string' ? response.model : undefined,
        stopReason: response.status === 'in_progress' ? undefined : (response.status as string | undefined),
        usage: usageIn(response.usage),
        text,
        outputChars,
      }),
    };
  },
};

export const provider: Provider = {
  title: 'the OpenAI API',
  address,
  credential: '`openai-api-key`',
  secretVariables: ['OPENAI_API_KEY'],
  secretFiles: [],
  needs: [],
  proxy: responsesApi,
  async ask({ apiKey = '', baseURL = address }, model) {
    const url = new URL(addressOf(baseURL, `/v1/models/${encodeURIComponent(model)}`));
    const answer = await fetch(url, { headers: responsesApi.keyHeaders(apiKey), signal: AbortSignal.timeout(askMs) });
    await answer.body?.cancel();
    return { host: url.host, status: answer.status };
  },
};

// Tools that the caller runs. Every other kind runs at the provider, with the provider's network.
const ownTools = new Set(['function', 'custom', 'namespace', 'local_shell', 'shell', 'apply_patch', 'tool_search']);

/** The tools that a mapping lists, however deep; one that is no list is a tool of no kind. */
function toolsOf({ tools = [] }: Record<string, unknown>): Record<string, unknown>[] {
  if (tools !== null && !Array.isArray(tools)) return [{ type: 'that is no list' }];
  return objectsIn(tools).flatMap((tool) => [tool, ...toolsOf(tool)]);
}

function objectsWithin(value: unknown) {
  const found: Record<string, unknown>[] = [];
  hasObject(value, (object) => {
    if (object.tools !== undefined) found.push(object);
    return false;
  });
  return found;
}

function isAddress(value: unknown) {
  return value !== undefined && value !== null && !(typeof value === 'string' && value.startsWith('data:'));
}

/** Cached tokens are counted among the input here; what is written to the cache is billed as input. */
function usageIn(value: unknown): Usage | undefined {
  const usage = objectIn(value);
  if (typeof usage.input_tokens !== 'number') return undefined;
  const cached = Number(objectIn(usage.input_tokens_details).cached_tokens ?? 0);
  const outputTokens = Number(usage.output_tokens ?? 0);
  return { ...noUsage, inputTokens: usage.input_tokens - cached, outputTokens, cacheReadTokens: cached };
}
