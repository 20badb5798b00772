/**
 * Defines Anthropic, and others that speak its Messages API, as model providers: the API client, the check of a key, and
 * which requests of command-line agents are passed on and how their replies are counted.
 */

import { BaseAnthropic } from '@anthropic-ai/sdk/client';
import { type BetaUsage, Messages } from '@anthropic-ai/sdk/resources/beta/messages/messages';
import { Models } from '@anthropic-ai/sdk/resources/beta/models';
import { objectIn, objectsIn } from '../../text/json.ts';
import { usageOf } from '../cost.ts';
import {
  addressOf,
  askMs,
  type ClientOptions,
  clientDefaults,
  hasObject,
  type Provider,
  type ProviderApi,
  statusOf,
} from '../provider.ts';

const messagesApi: ProviderApi = {
  callPath: '/v1/messages',
  freeCalls: ['POST /v1/messages/count_tokens', 'GET /v1/models'],
  /** The token of a subscription goes another way than a key, which the API asks to be told. */
  keyHeaders(key, passed = {}): Record<string, string> {
    if (!key.startsWith('sk-ant-oat')) return { 'x-api-key': key };
    const betas = [passed['anthropic-beta'], 'oauth-2025-04-20'].filter((beta) => beta !== undefined);
    return { authorization: `Bearer ${key}`, 'anthropic-beta': betas.join(',') };
  },
  passedHeaders: ['accept', 'content-type', 'user-agent', 'anthropic-version', 'anthropic-beta'],
  outputLimit: 'max_tokens',
  refusal(body) {
    const { tools = [] } = body;
    const isList = Array.isArray(tools) && tools.every((each) => objectIn(each) === each);
    if (tools !== null && !isList) return 'tools that are no list of mappings are not known';
    const tool = objectsIn(tools).find(({ type }) => type !== undefined && !ownTool.test(String(type)));
    if (tool !== undefined) return `the tool ${String(tool.type)} runs at the provider, with its network`;
    const field = ['mcp_servers', 'container', 'fallbacks'].find((name) => !isEmpty(body[name]));
    if (field !== undefined) return `${field} is not passed on`;
    if (body.speed !== undefined && body.speed !== 'standard') return 'only the standard speed has a known price';
    const reachesOut = ({ type, source }: Record<string, unknown>) =>
      (type === 'image' || type === 'document') && ['url', 'file'].includes(String(objectIn(source).type));
    return hasObject([body.messages, body.system], reachesOut)
      ? 'images and documents go along as data, not by address'
      : undefined;
  },
  openReply() {
    let usage: Record<string, unknown> | undefined;
    let model: string | undefined;
    let stopReason: string | undefined;
    let text = '';
    let outputChars = 0;

    const takeMessage = (message: Record<string, unknown>) => {
      model = typeof message.model === 'string' ? message.model : model;
      takeEnd(message.stop_reason, message.usage);
      for (const block of objectsIn(message.content)) takePiece(block);
    };
    const takeEnd = (reason: unknown, counted: unknown) => {
      if (typeof reason === 'string') stopReason = reason;
      const counts = Object.entries(objectIn(counted)).filter(([, value]) => value !== null);
      if (counts.length > 0) usage = { ...usage, ...Object.fromEntries(counts) };
    };
    const takePiece = (piece: Record<string, unknown>) => {
      if (typeof piece.text === 'string') text += piece.text;
      for (const name of ['text', 'thinking', 'partial_json']) outputChars += String(piece[name] ?? '').length;
    };

    return {
      take(event) {
        if (event.type === 'message') takeMessage(event);
        if (event.type === 'message_start') takeMessage(objectIn(event.message));
        if (event.type === 'content_block_start') takePiece(objectIn(event.content_block));
        if (event.type === 'content_block_delta') takePiece(objectIn(event.delta));
        if (event.type === 'message_delta') takeEnd(objectIn(event.delta).stop_reason, event.usage);
      },
      reply: () => ({
        model,
        stopReason,
        usage: usage && usageOf(usage as unknown as BetaUsage),
        region: typeof usage?.inference_geo === 'string' ? usage.inference_geo : undefined,
        text,
        outputChars,
      }),
    };
  },
};

export const provider = messagesProvider({
  title: 'the Anthropic API',
  address: 'https://api.anthropic.com',
  credential: '`anthropic-api-key`',
  secretVariables: ['ANTHROPIC_API_KEY'],
  usualModel: 'claude-sonnet-5-5',
});

type Row = Pick<Provider, 'title' | 'credential' | 'secretVariables' | 'usualModel'> & { address: string };

/** A provider that speaks the Messages API and takes a key. */
export function messagesProvider(row: Row): Provider {
  const open = (options: ClientOptions) => clientOf({ ...options, baseURL: options.baseURL ?? row.address });
  return {
    ...row,
    secretFiles: [],
    needs: [],
    open: async (options) => open(options),
    proxy: messagesApi,
    async ask(options, model) {
      const client = open(options);
      const { host } = new URL(client.baseURL);
      const status = await statusOf(client.models.retrieve(model, null, { timeout: askMs }));
      if (status !== 404) return { host, status };
      // A gateway without a list of models still knows who may ask.
      const countRequest = { model, messages: [{ role: 'user' as const, content: 'x' }] };
      const counted = await statusOf(client.messages.countTokens(countRequest, { timeout: askMs }));
      return { host, status: counted === 401 || counted === 403 ? counted : status };
    },
  };
}

function clientOf({ apiKey = '', baseURL, fetch }: ClientOptions & { baseURL: string }) {
  const client = new BaseAnthropic({
    apiKey,
    authToken: null,
    baseURL: addressOf(baseURL, ''),
    fetch,
    ...clientDefaults,
  });
  return { baseURL: client.baseURL, messages: new Messages(client), models: new Models(client) };
}

// Tools that the model has and the caller runs. Every other kind runs at the provider, with the provider's network.
const ownTool = /^(custom|(bash|text_editor|memory|computer)_\d{8})$/;

function isEmpty(value: unknown) {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
