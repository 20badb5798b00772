/** Creates the Anthropic SDK's client for Claude on Amazon Bedrock, without the SDK's own retries and logging. */

import { AnthropicBedrock } from '@anthropic-ai/bedrock-sdk';
import { clientDefaults } from './provider.ts';

export const openBedrock = (fetch?: typeof globalThis.fetch) => new AnthropicBedrock({ fetch, ...clientDefaults });
