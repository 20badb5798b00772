/** Defines Google's Vertex AI as a model provider, which serves Claude and uses this machine's Google credentials. */

import { askMs, type ClientOptions, type Provider, statusOf } from '../provider.ts';

export const provider: Provider = {
  title: 'Vertex AI',
  credential: 'the Google credentials of this machine, and that they have the role `roles/aiplatform.user`',
  secretVariables: ['GOOGLE_OAUTH_ACCESS_TOKEN', 'CLOUDSDK_AUTH_ACCESS_TOKEN'],
  secretFiles: ['GOOGLE_APPLICATION_CREDENTIALS', 'CLOUDSDK_AUTH_CREDENTIAL_FILE_OVERRIDE', 'GOOGLE_GHA_CREDS_PATH'],
  needs: ['CLOUD_ML_REGION', 'ANTHROPIC_VERTEX_PROJECT_ID'],
  usualModel: 'claude-sonnet-5-5',
  open,
  async ask(options, model) {
    const { baseURL, messages } = await open(options);
    const countRequest = { model, messages: [{ role: 'user' as const, content: 'x' }] };
    return {
      host: new URL(baseURL).host,
      status: await statusOf(messages.countTokens(countRequest, { timeout: askMs })),
    };
  },
};

async function open({ fetch }: ClientOptions) {
  const { openVertex } = await import('../vertex-client.ts');
  const { baseURL, beta, region } = openVertex(fetch);
  // Its endpoints that keep to a region cost a tenth more than the global one; it has no automatic marks for the cache.
  return { baseURL, messages: beta.messages, marksBlocks: true, priceFactor: () => (region === 'global' ? 1 : 1.1) };
}
