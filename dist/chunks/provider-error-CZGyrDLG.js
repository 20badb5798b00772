import { n as catalogue } from "./errors-BPIP4wfB.js";
import { a as APIConnectionError, c as APIUserAbortError, l as AnthropicError, s as APIError } from "./http-fetch-BlL0Tz9N.js";
import { s as costWords } from "./words-Cq5gcfy9.js";
// src/agent/budget.ts
const leastOutputTokens = 8e3;
/** Output tokens that the budget pays for, at most `most`; the stop where it does not reach for a useful reply. `costOf` is what a call with so much output can cost at most. */
function withinBudget({ spentUsd, maxUsd }, most, costOf) {
	const least = Math.min(most, leastOutputTokens);
	const perTokenUsd = costOf(1) - costOf(0);
	const paid = Math.floor((maxUsd - spentUsd - costOf(0)) / perTokenUsd);
	if (paid >= least) return { maxTokens: Math.min(most, paid) };
	return { stop: {
		outcome: "over-budget",
		detail: `${costWords(spentUsd)} spent, the next call could cost ${costWords(costOf(leastOutputTokens))}, and max-cost-usd is ${costWords(maxUsd)}`
	} };
}
// src/agent/provider-error.ts
/** What a failed call to the model means: wait and send it again, make room, or end the run. */
const firstWaitMs = 1e3;
const longestWaitMs = 6e4;
const mostLostCalls = 10;
const mostUnreachableCalls = 3;
/** Judges what a call threw; `tries` counts the failed calls in a row before it; `nearlyFull`: so is the model's context. */
function judgeError(error, tries, model, nearlyFull = false) {
	const trouble = judge(error, tries, model, nearlyFull);
	const requestId = error instanceof APIError ? error.requestID ?? void 0 : void 0;
	return trouble.kind === "stop" && requestId !== void 0 ? {
		kind: "stop",
		stop: {
			...trouble.stop,
			requestId
		}
	} : trouble;
}
function judge(error, tries, model, nearlyFull) {
	if (!(error instanceof AnthropicError) || error instanceof APIUserAbortError) return { kind: "broken" };
	const backoffMs = Math.min(firstWaitMs * 2 ** tries, longestWaitMs);
	if (!(error instanceof APIError) || error instanceof APIConnectionError) return lost(error, tries, backoffMs);
	const said = saidBy(error);
	const { status, type } = error;
	if (isSpendLimit(error)) return stop("spend-limit", `${said}; the key is that of \`anthropic-api-key\``);
	if (status === 401 || status === 403) return stop("key-refused", said);
	if (status === 404) return {
		kind: "stop",
		stop: {
			...stopFor("unknown-model", `\`${model}\` (${said})`),
			cause: "unknown-model"
		}
	};
	if (status === 413 || status === 400 && (nearlyFull || saysTooLong(said))) return { kind: "context" };
	if (isTransient(status, type)) return {
		kind: "wait",
		afterMs: Math.max(toldWaitMs(error.headers) ?? backoffMs, tries > 2 ? backoffMs : 0),
		reason: `the model provider said: ${said}`
	};
	return {
		kind: "stop",
		stop: {
			outcome: "provider-error",
			detail: `The model provider refused the request: ${said}.`
		}
	};
}
/** A catalogue entry as the end of a run. */
function stopFor(code, detail) {
	const { outcome, what, fix } = catalogue[code];
	return {
		outcome,
		detail: `${what}: ${detail}. ${fix}`
	};
}
function stop(code, detail) {
	return {
		kind: "stop",
		stop: stopFor(code, detail)
	};
}
function lost(error, tries, backoffMs) {
	const cause = error.cause instanceof Error ? error.cause : void 0;
	const unreachable = cause?.code === "ECONNREFUSED" || cause?.code === "ENOTFOUND";
	const most = unreachable ? mostUnreachableCalls : mostLostCalls;
	const reason = cause === void 0 ? error.message : `${error.message} (${causeText(cause, unreachable)})`;
	if (tries >= most) return stop("provider-down", `${reason}, ${tries + 1} times in a row`);
	const told = `no whole answer from the model: ${reason}, try ${tries + 1} of ${most + 1}`;
	return {
		kind: "wait",
		afterMs: tries === 0 ? 0 : backoffMs,
		reason: told
	};
}
/** `connect ECONNREFUSED 127.0.0.1:8080`, `getaddrinfo ENOTFOUND api.example`: the host is in the system's own words. */
function causeText({ code, message }, unreachable) {
	return unreachable && message !== "" ? message : code ?? message;
}
function saidBy(error) {
	const message = error.apiMessage ?? error.message;
	return error.status === void 0 ? message : `${error.status} ${message.replace(/^\d{3} /, "")}`;
}
const spendCodes = /* @__PURE__ */ new Set([
	"enforced_spend_limit",
	"enforced_spend_limit_reached",
	"contract_spend_limit_reached",
	"linked_organization_spend_limit_reached",
	"linked_organization_billing_unavailable"
]);
function isSpendLimit({ status, type, errorCode, message, headers }) {
	if (status === 402 || type === "billing_error" || spendCodes.has(errorCode ?? "")) return true;
	if (status === 429 && headers?.get("x-should-retry") === "false") return true;
	return status === 400 && errorCode === null && /credit balance/i.test(message);
}
function saysTooLong(said) {
	return /prompt is too long|context (window|limit)/i.test(said);
}
function isTransient(status, type) {
	if (status === void 0) return type !== "invalid_request_error";
	return status === 408 || status === 409 || status === 429 || status >= 500;
}
/** Milliseconds that the answer asks to wait, from `retry-after-ms` or `retry-after` in seconds or as a date. */
function toldWaitMs(headers) {
	const ms = Number(headers?.get("retry-after-ms") ?? NaN);
	if (Number.isFinite(ms)) return ms;
	const after = headers?.get("retry-after");
	if (after === null || after === void 0) return void 0;
	const told = Number.isFinite(Number(after)) ? Number(after) * 1e3 : Date.parse(after) - Date.now();
	return Number.isFinite(told) ? told : void 0;
}
export { leastOutputTokens as n, withinBudget as r, judgeError as t };
