import { n as addUsage, r as noUsage } from "./usage-KXjSSOWD.js";
// src/agent/prices.ts
const opus = {
	input: 5,
	output: 25,
	"cache-read": .5,
	"cache-write": 6.25,
	"cache-write-1h": 10
};
const sonnet4 = {
	input: 3,
	output: 15,
	"cache-read": .3,
	"cache-write": 3.75,
	"cache-write-1h": 6
};
const prices = {
	"claude-sonnet-5-5": {
		input: 2,
		output: 10,
		"cache-read": .1,
		"cache-write": 2.5,
		"cache-write-1h": 4
	},
	"claude-opus-5-5": {
		input: 4,
		output: 20,
		"cache-read": .2,
		"cache-write": 5,
		"cache-write-1h": 8
	},
	"claude-haiku-5-5": {
		input: .1,
		output: .5,
		"cache-read": .01,
		"cache-write": .125,
		"cache-write-1h": .2,
		above: {
			promptTokens: 1e5,
			price: {
				input: .5,
				output: 2.5,
				"cache-read": .05
			}
		}
	},
	"claude-fable-5-1": {
		input: 10,
		output: 50,
		"cache-read": .25,
		"cache-write": 12.5,
		"cache-write-1h": 20
	},
	"claude-sonnet-5": {
		input: 2,
		output: 10,
		"cache-read": .2,
		"cache-write": 2.5,
		"cache-write-1h": 4
	},
	"claude-opus-5": opus,
	"claude-opus-4-8": opus,
	"claude-opus-4-7": opus,
	"claude-opus-4-6": opus,
	"claude-opus-4-5": opus,
	"claude-sonnet-4-6": sonnet4,
	"claude-sonnet-4-5": sonnet4,
	"claude-haiku-4-5": {
		input: 1,
		output: 5,
		"cache-read": .1,
		"cache-write": 1.25,
		"cache-write-1h": 2
	}
};
/** The price of a model; a dated id (`claude-haiku-4-5-20251001`) has the price of its family. null: none is known. */
function priceOf(model, own = {}) {
	const undated = model.replace(/-\d{8}$/, "");
	return own[model] ?? own[undated] ?? prices[model] ?? prices[undated] ?? null;
}
// src/agent/cost.ts
/** Tokens that one reply is billed for. A compaction's tokens are not in the API's totals, so they are added. */
function usageOf(usage) {
	return [usage, ...(usage.iterations ?? []).filter((iteration) => iteration.type === "compaction")].map(tokensOf).reduce(addUsage, noUsage);
}
function tokensOf(counted) {
	return {
		inputTokens: counted.input_tokens ?? 0,
		outputTokens: counted.output_tokens ?? 0,
		cacheReadTokens: counted.cache_read_input_tokens ?? 0,
		cacheWriteTokens: counted.cache_creation_input_tokens ?? 0,
		cacheWrite1hTokens: counted.cache_creation?.ephemeral_1h_input_tokens ?? 0
	};
}
/** USD of one reply; null where neither the model that answered nor the one that was asked for has a price. */
function costUsd(usage, models, own, region) {
	const found = priceOf(models.answered, own) ?? priceOf(models.asked, own);
	if (found === null) return null;
	const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens, cacheWrite1hTokens } = usage;
	const price = tier(found, inputTokens + cacheReadTokens + cacheWriteTokens);
	return (inputTokens * price.input + outputTokens * price.output + cacheReadTokens * (price["cache-read"] ?? price.input * .1) + (cacheWriteTokens - cacheWrite1hTokens) * (price["cache-write"] ?? price.input * 1.25) + cacheWrite1hTokens * (price["cache-write-1h"] ?? price.input * 2)) / 1e6 * (region === "us" ? 1.1 : 1);
}
function tier(price, promptTokens) {
	return price.above !== void 0 && promptTokens > price.above.promptTokens ? price.above.price : price;
}
export { usageOf as n, priceOf as r, costUsd as t };
