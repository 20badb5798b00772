/**
 * Creates the Anthropic SDK's client for Claude on Amazon Bedrock, with the SDK's own retries and logging turned off. The
 * build makes a bundle of its own of this file, which only a run on Bedrock loads.
 */

import { AnthropicBedrock } from '@anthropic-ai/bedrock-sdk';
import { clientDefaults } from './provider.ts';

export const openBedrock = (fetch?: typeof globalThis.fetch) => new AnthropicBedrock({ fetch, ...clientDefaults });
