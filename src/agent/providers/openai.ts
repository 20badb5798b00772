/** Describes the OpenAI API as a model provider for the command-line agents that call it. */

import { askMs, type Provider } from '../provider.ts';
import { addressOf } from '../proxy/provider-api.ts';
import { responsesApi } from '../proxy/responses-api.ts';

const address = 'https://api.openai.com';

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
