/**
 * Creates the Anthropic SDK's client for calling Claude on Amazon Bedrock, with the SDK's own retries and logging
 * turned off. The build bundles this file on its own, and that bundle is loaded only where Bedrock is called.
 */

import { AnthropicBedrock } from '@anthropic-ai/bedrock-sdk';
import { clientDefaults } from './provider.ts';

export const openBedrock = (fetch?: typeof globalThis.fetch) => new AnthropicBedrock({ fetch, ...clientDefaults });
