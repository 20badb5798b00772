/** Opens the SDK's client for Amazon Bedrock. The build makes a file of its own of it, which only a run on Bedrock loads. */

import { AnthropicBedrock } from '@anthropic-ai/bedrock-sdk';
import { clientDefaults } from './client.ts';

export const openBedrock = (fetch?: typeof globalThis.fetch) => new AnthropicBedrock({ fetch, ...clientDefaults });
