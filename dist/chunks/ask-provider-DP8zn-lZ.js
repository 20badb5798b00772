import { n as statusIn, t as openClient } from "./client-BaJWfZSN.js";
import { t as openHttpFetch } from "./http-fetch-BlL0Tz9N.js";
import { t as presets } from "./preset-files-DirKXECn.js";
// src/run-story/ask-provider.ts
/** Whether the provider knows key and model: asked with the client, and so with exactly the headers, of a run. Costs nothing. */
const timeout = 1e4;
/** Throws where there is no answer. */
async function askProvider(options) {
	const { key, model, baseURL, proxyEnv } = options;
	using client = await openClient({
		apiKey: key,
		baseURL,
		proxyEnv
	});
	const { host } = new URL(client.anthropic.baseURL);
	const status = await statusOf(client.anthropic.get(`/v1/models/${encodeURIComponent(model)}`, { timeout }));
	if (status !== 404) return {
		host,
		status
	};
	const body = {
		model,
		messages: [{
			role: "user",
			content: "x"
		}]
	};
	const counted = await statusOf(client.anthropic.post("/v1/messages/count_tokens", {
		body,
		timeout
	}));
	return {
		host,
		status: counted === 401 || counted === 403 ? counted : status
	};
}
/** What has to be there for this agent; undefined where it is no preset. */
function needsOfPreset(agent) {
	const preset = presets.get(agent);
	if (preset === void 0) return void 0;
	const { program, install, api } = preset;
	return {
		program,
		install,
		keySetting: api.keySetting,
		baseUrlSetting: api.baseUrlSetting,
		async ask({ key, model, baseURL = api.defaultBaseUrl, proxyEnv }) {
			using http = openHttpFetch({ proxyEnv });
			const url = new URL(`${baseURL.replace(/\/+$/, "")}/v1/models/${encodeURIComponent(model)}`);
			const headers = {
				...api.keyHeaders(key),
				"anthropic-version": "2023-06-01"
			};
			const answer = await http.fetch(url, {
				headers,
				signal: AbortSignal.timeout(timeout)
			});
			await answer.body?.cancel();
			return {
				host: url.host,
				status: answer.status
			};
		}
	};
}
async function statusOf(call) {
	try {
		await call;
		return 200;
	} catch (error) {
		const status = statusIn(error);
		if (status === void 0) throw error;
		return status;
	}
}
export { needsOfPreset as n, askProvider as t };
