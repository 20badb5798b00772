/** Describes the Anthropic API as a model provider, with its credentials, its client, its proxy rules and an access check. */

import { BaseAnthropic } from '@anthropic-ai/sdk/client';
import { Messages } from '@anthropic-ai/sdk/resources/beta/messages/messages';
import { Models } from '@anthropic-ai/sdk/resources/beta/models';
import { type ClientOptions, statusOf } from '../client.ts';
import { clientDefaults } from '../client-defaults.ts';
import { askMs, type Provider } from '../provider.ts';
import { messagesApi } from '../proxy/messages-api.ts';
import { addressOf } from '../proxy/provider-api.ts';

const address = 'https://api.anthropic.com';

export const provider: Provider = {
  title: 'the Anthropic API',
  address,
  credential: '`anthropic-api-key`',
  secretVariables: ['ANTHROPIC_API_KEY'],
  secretFiles: [],
  needs: [],
  usualModel: 'claude-sonnet-5-5',
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

function open({ apiKey = '', baseURL = address, fetch }: ClientOptions) {
  const client = new BaseAnthropic({
    apiKey,
    authToken: null,
    baseURL: addressOf(baseURL, ''),
    fetch,
    ...clientDefaults,
  });
  return { baseURL: client.baseURL, messages: new Messages(client), models: new Models(client) };
}
