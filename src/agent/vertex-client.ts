/** Creates the Anthropic SDK's client for Claude on Google's Vertex AI, without the SDK's own retries and logging. */

import { AnthropicVertex } from '@anthropic-ai/vertex-sdk';
import { GoogleAuth } from 'google-auth-library';
import { clientDefaults } from './provider.ts';

export function openVertex(fetch?: typeof globalThis.fetch): AnthropicVertex {
  const googleAuth = new GoogleAuth({ scopes: 'https://www.googleapis.com/auth/cloud-platform' });
  const client = googleAuth.getClient();
  // The package asks for it at once and awaits it at the first call: until then a failure must not end the process.
  client.catch(() => {});
  googleAuth.getClient = () => client;
  return new AnthropicVertex({ fetch, googleAuth, ...clientDefaults });
}
