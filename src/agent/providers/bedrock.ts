/** Defines Amazon Bedrock as a model provider, which serves Claude and uses this machine's AWS credentials. */

import { askMs, type ClientOptions, type Provider, statusOf } from '../provider.ts';

export const provider: Provider = {
  title: 'Amazon Bedrock',
  credential: 'the AWS credentials of this machine, and that they may call `bedrock:InvokeModelWithResponseStream`',
  secretVariables: ['AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'AWS_BEARER_TOKEN_BEDROCK'],
  secretFiles: ['AWS_SHARED_CREDENTIALS_FILE', 'AWS_WEB_IDENTITY_TOKEN_FILE'],
  needs: ['AWS_REGION'],
  usualModel: 'global.anthropic.claude-sonnet-5-5',
  open,
  async ask(options, model) {
    const { baseURL, messages } = await open(options);
    // It counts no tokens of models that are called across regions, so one token is paid.
    const probeRequest = { model, max_tokens: 1, messages: [{ role: 'user' as const, content: 'x' }] };
    return { host: new URL(baseURL).host, status: await statusOf(messages.create(probeRequest, { timeout: askMs })) };
  },
};

async function open({ fetch }: ClientOptions) {
  const { openBedrock } = await import('../bedrock-client.ts');
  const { baseURL, beta } = openBedrock(fetch);
  // Its endpoints that keep to a region cost a tenth more than the global one; it has no automatic marks for the cache.
  const priceFactor = (model: string) => (model.startsWith('global.') ? 1 : 1.1);
  return { baseURL, messages: beta.messages, marksBlocks: true, priceFactor };
}
