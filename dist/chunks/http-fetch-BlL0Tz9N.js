import { Readable } from "node:stream";
// node_modules/@anthropic-ai/sdk/internal/tslib.mjs
function __classPrivateFieldSet(receiver, state, value, kind, f) {
	if (kind === "m") throw new TypeError("Private method is not writable");
	if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a setter");
	if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver)) throw new TypeError("Cannot write private member to an object whose class did not declare it");
	return kind === "a" ? f.call(receiver, value) : f ? f.value = value : state.set(receiver, value), value;
}
function __classPrivateFieldGet(receiver, state, kind, f) {
	if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a getter");
	if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver)) throw new TypeError("Cannot read private member from an object whose class did not declare it");
	return kind === "m" ? f : kind === "a" ? f.call(receiver) : f ? f.value : state.get(receiver);
}
// node_modules/@anthropic-ai/sdk/internal/errors.mjs
function isAbortError(err) {
	return typeof err === "object" && err !== null && ("name" in err && err.name === "AbortError" || "message" in err && String(err.message).includes("FetchRequestCanceledException"));
}
const castToError = (err) => {
	if (err instanceof Error) return err;
	if (typeof err === "object" && err !== null) {
		try {
			const tag = Object.prototype.toString.call(err);
			if (tag === "[object Error]" || tag === "[object DOMException]") {
				const error = new Error(err.message, err.cause ? { cause: err.cause } : {});
				if (err.stack) error.stack = err.stack;
				if (err.cause && !error.cause) error.cause = err.cause;
				if (err.name) error.name = err.name;
				return error;
			}
		} catch {}
		try {
			return new Error(JSON.stringify(err));
		} catch {}
	}
	return new Error(err);
};
// node_modules/@anthropic-ai/sdk/core/error.mjs
var AnthropicError = /* @__PURE__ */ (() => {
	class AnthropicError extends Error {
		/** @internal */
		constructor(message, options) {
			super(message, options);
			Object.defineProperty(this, "name", {
				value: new.target._errorName,
				writable: true,
				configurable: true
			});
		}
	}
	/** @internal */
	AnthropicError._errorName = "AnthropicError";
	return AnthropicError;
})();
var APIError = /* @__PURE__ */ (() => {
	class APIError extends AnthropicError {
		constructor(status, error, message, headers, type) {
			super(`${APIError.makeMessage(status, error, message)}`);
			this.status = status;
			this.headers = headers;
			this.requestID = headers?.get("request-id");
			this.workspaceID = headers?.get("anthropic-workspace-id");
			this.error = error;
			const body = error ?? {};
			this.apiMessage = body.error?.message ?? null;
			this.type = type ?? body.error?.type ?? null;
			const errorCode = body.error?.details?.error_code;
			this.errorCode = typeof errorCode === "string" ? errorCode : null;
			this.details = body.error?.details ?? null;
		}
		static makeMessage(status, error, message) {
			const msg = error?.message ? typeof error.message === "string" ? error.message : JSON.stringify(error.message) : error ? JSON.stringify(error) : message;
			if (status && msg) return `${status} ${msg}`;
			if (status) return `${status} status code (no body)`;
			if (msg) return msg;
			return "(no status code or body)";
		}
		static generate(status, errorResponse, message, headers) {
			if (!status || !headers) return new APIConnectionError({
				message,
				cause: castToError(errorResponse)
			});
			const error = errorResponse;
			const errorClass = STATUS_ERROR_CLASSES.get(status);
			if (errorClass) return new errorClass(status, error, message, headers);
			if (status >= 500) return new InternalServerError(status, error, message, headers);
			return new APIError(status, error, message, headers);
		}
	}
	/** @internal */
	APIError._errorName = "APIError";
	return APIError;
})();
var APIUserAbortError = /* @__PURE__ */ (() => {
	class APIUserAbortError extends APIError {
		constructor({ message } = {}) {
			super(void 0, void 0, message || "Request was aborted.", void 0);
		}
	}
	/** @internal */
	APIUserAbortError._errorName = "APIUserAbortError";
	return APIUserAbortError;
})();
var APIConnectionError = /* @__PURE__ */ (() => {
	class APIConnectionError extends APIError {
		constructor({ message, cause }) {
			super(void 0, void 0, message || "Connection error.", void 0);
			if (cause) this.cause = cause;
		}
	}
	/** @internal */
	APIConnectionError._errorName = "APIConnectionError";
	return APIConnectionError;
})();
var APIConnectionTimeoutError = /* @__PURE__ */ (() => {
	class APIConnectionTimeoutError extends APIConnectionError {
		constructor({ message } = {}) {
			super({ message: message ?? "Request timed out." });
		}
	}
	/** @internal */
	APIConnectionTimeoutError._errorName = "APIConnectionTimeoutError";
	return APIConnectionTimeoutError;
})();
/**
* An error that opts into the SDK's retry policy: throw it (e.g. from
* middleware) to have the attempt retried.
*
* Note that the request will only be retried when `maxRetries` has not been exhausted.
*/
var RetryableError = /* @__PURE__ */ (() => {
	/**
	* An error that opts into the SDK's retry policy: throw it (e.g. from
	* middleware) to have the attempt retried.
	*
	* Note that the request will only be retried when `maxRetries` has not been exhausted.
	*/
	class RetryableError extends AnthropicError {
		constructor(message, { cause } = {}) {
			super(message ?? "Retryable error.");
			if (cause !== void 0) this.cause = cause;
		}
	}
	/** @internal */
	RetryableError._errorName = "RetryableError";
	return RetryableError;
})();
var BadRequestError = /* @__PURE__ */ (() => {
	class BadRequestError extends APIError {}
	/** @internal */
	BadRequestError._errorName = "BadRequestError";
	return BadRequestError;
})();
var AuthenticationError = /* @__PURE__ */ (() => {
	class AuthenticationError extends APIError {}
	/** @internal */
	AuthenticationError._errorName = "AuthenticationError";
	return AuthenticationError;
})();
var PaymentRequiredError = /* @__PURE__ */ (() => {
	class PaymentRequiredError extends APIError {}
	/** @internal */
	PaymentRequiredError._errorName = "PaymentRequiredError";
	return PaymentRequiredError;
})();
var PermissionDeniedError = /* @__PURE__ */ (() => {
	class PermissionDeniedError extends APIError {}
	/** @internal */
	PermissionDeniedError._errorName = "PermissionDeniedError";
	return PermissionDeniedError;
})();
var NotFoundError = /* @__PURE__ */ (() => {
	class NotFoundError extends APIError {}
	/** @internal */
	NotFoundError._errorName = "NotFoundError";
	return NotFoundError;
})();
var RequestTimeoutError = /* @__PURE__ */ (() => {
	class RequestTimeoutError extends APIError {}
	/** @internal */
	RequestTimeoutError._errorName = "RequestTimeoutError";
	return RequestTimeoutError;
})();
var ConflictError = /* @__PURE__ */ (() => {
	class ConflictError extends APIError {}
	/** @internal */
	ConflictError._errorName = "ConflictError";
	return ConflictError;
})();
var PreconditionFailedError = /* @__PURE__ */ (() => {
	class PreconditionFailedError extends APIError {}
	/** @internal */
	PreconditionFailedError._errorName = "PreconditionFailedError";
	return PreconditionFailedError;
})();
var ContentTooLargeError = /* @__PURE__ */ (() => {
	class ContentTooLargeError extends APIError {}
	/** @internal */
	ContentTooLargeError._errorName = "ContentTooLargeError";
	return ContentTooLargeError;
})();
var UnprocessableEntityError = /* @__PURE__ */ (() => {
	class UnprocessableEntityError extends APIError {}
	/** @internal */
	UnprocessableEntityError._errorName = "UnprocessableEntityError";
	return UnprocessableEntityError;
})();
var RateLimitError = /* @__PURE__ */ (() => {
	class RateLimitError extends APIError {}
	/** @internal */
	RateLimitError._errorName = "RateLimitError";
	return RateLimitError;
})();
var RequestHeaderFieldsTooLargeError = /* @__PURE__ */ (() => {
	class RequestHeaderFieldsTooLargeError extends APIError {}
	/** @internal */
	RequestHeaderFieldsTooLargeError._errorName = "RequestHeaderFieldsTooLargeError";
	return RequestHeaderFieldsTooLargeError;
})();
var ClientClosedRequestError = /* @__PURE__ */ (() => {
	class ClientClosedRequestError extends APIError {}
	/** @internal */
	ClientClosedRequestError._errorName = "ClientClosedRequestError";
	return ClientClosedRequestError;
})();
var InternalServerError = /* @__PURE__ */ (() => {
	class InternalServerError extends APIError {}
	/** @internal */
	InternalServerError._errorName = "InternalServerError";
	return InternalServerError;
})();
var NotImplementedError = /* @__PURE__ */ (() => {
	class NotImplementedError extends InternalServerError {}
	/** @internal */
	NotImplementedError._errorName = "NotImplementedError";
	return NotImplementedError;
})();
var ServiceUnavailableError = /* @__PURE__ */ (() => {
	class ServiceUnavailableError extends InternalServerError {}
	/** @internal */
	ServiceUnavailableError._errorName = "ServiceUnavailableError";
	return ServiceUnavailableError;
})();
var GatewayTimeoutError = /* @__PURE__ */ (() => {
	class GatewayTimeoutError extends InternalServerError {}
	/** @internal */
	GatewayTimeoutError._errorName = "GatewayTimeoutError";
	return GatewayTimeoutError;
})();
var OverloadedError = /* @__PURE__ */ (() => {
	class OverloadedError extends InternalServerError {}
	/** @internal */
	OverloadedError._errorName = "OverloadedError";
	return OverloadedError;
})();
const STATUS_ERROR_CLASSES = /* @__PURE__ */ new Map([
	[400, BadRequestError],
	[401, AuthenticationError],
	[402, PaymentRequiredError],
	[403, PermissionDeniedError],
	[404, NotFoundError],
	[408, RequestTimeoutError],
	[409, ConflictError],
	[412, PreconditionFailedError],
	[413, ContentTooLargeError],
	[422, UnprocessableEntityError],
	[429, RateLimitError],
	[431, RequestHeaderFieldsTooLargeError],
	[499, ClientClosedRequestError],
	[501, NotImplementedError],
	[503, ServiceUnavailableError],
	[504, GatewayTimeoutError],
	[529, OverloadedError]
]);
// node_modules/@anthropic-ai/sdk/lib/tools/ToolError.mjs
/**
* An error that can be thrown from a tool's `run` method to return structured
* content blocks as the error result, rather than just a string message.
*
* When the ToolRunner catches this error, it will use the `content` property
* as the tool result with `is_error: true`.
*
* @example
* ```ts
* const tool = {
*   name: 'my_tool',
*   run: async (input) => {
*     if (somethingWentWrong) {
*       throw new ToolError([
*         { type: 'text', text: 'Error details here' },
*         { type: 'image', source: { type: 'base64', data: '...', media_type: 'image/png' } },
*       ]);
*     }
*     return 'success';
*   },
* };
* ```
*/
var ToolError = /* @__PURE__ */ (() => {
	/**
	* An error that can be thrown from a tool's `run` method to return structured
	* content blocks as the error result, rather than just a string message.
	*
	* When the ToolRunner catches this error, it will use the `content` property
	* as the tool result with `is_error: true`.
	*
	* @example
	* ```ts
	* const tool = {
	*   name: 'my_tool',
	*   run: async (input) => {
	*     if (somethingWentWrong) {
	*       throw new ToolError([
	*         { type: 'text', text: 'Error details here' },
	*         { type: 'image', source: { type: 'base64', data: '...', media_type: 'image/png' } },
	*       ]);
	*     }
	*     return 'success';
	*   },
	* };
	* ```
	*/
	class ToolError extends Error {
		constructor(content) {
			const message = typeof content === "string" ? content : content.map((block) => {
				if (block.type === "text") return block.text;
				return `[${block.type}]`;
			}).join(" ");
			super(message);
			this.name = "ToolError";
			this.content = content;
		}
	}
	return ToolError;
})();
// node_modules/@anthropic-ai/sdk/internal/utils/env.mjs
/**
* Read an environment variable.
*
* Trims beginning and trailing whitespace.
*
* Will return undefined if the environment variable doesn't exist or cannot be accessed.
*/
const readEnv = (env) => {
	if (typeof globalThis.process !== "undefined") return globalThis.process.env?.[env]?.trim() || void 0;
	if (typeof globalThis.Deno !== "undefined") return globalThis.Deno.env?.get?.(env)?.trim() || void 0;
};
// node_modules/@anthropic-ai/sdk/internal/utils/promise.mjs
/**
* A deferred: a `Promise` together with its `resolve` / `reject` functions.
* This is `Promise.withResolvers()`, which is not available in all supported
* runtimes.
*/
function promiseWithResolvers() {
	let resolve;
	let reject;
	return {
		promise: new Promise((res, rej) => {
			resolve = res;
			reject = rej;
		}),
		resolve,
		reject
	};
}
// src/agent/http-fetch.ts
const defaultSilentMs = 18e4;
/**
* Opens connections as they are needed; disposing closes them. Against built-in `fetch`: 8 to 16 MiB less memory, 5 to
* 30 ms less for the first request, proxies, and no wait without end for a stream that hangs.
*/
function openHttpFetch({ proxyEnv, silentMs = defaultSilentMs } = {}) {
	const agents = /* @__PURE__ */ new Map();
	const moduleOf = (protocol) => protocol === "https:" ? import("node:https") : import("node:http");
	return {
		load: async (protocol) => void await moduleOf(protocol),
		fetch: async (input, init) => {
			const url = new URL(input instanceof Request ? input.url : input);
			const http = await moduleOf(url.protocol);
			const agent = agents.get(url.protocol) ?? new http.Agent({
				keepAlive: true,
				proxyEnv
			});
			agents.set(url.protocol, agent);
			const body = typeof init?.body === "string" ? init.body : void 0;
			const headers = Object.fromEntries(new Headers(init?.headers));
			if (body !== void 0) headers["content-length"] = String(Buffer.byteLength(body));
			const signal = init?.signal ?? void 0;
			return responseOf(await new Promise((resolve, reject) => {
				const options = {
					method: init?.method ?? "GET",
					headers,
					agent,
					signal,
					timeout: silentMs
				};
				const request = http.request(url, options, resolve);
				request.once("timeout", () => request.destroy(/* @__PURE__ */ new Error(`no byte for ${silentMs / 1e3} s`)));
				request.on("error", reject);
				request.end(body);
			}));
		},
		[Symbol.dispose]() {
			for (const agent of agents.values()) agent.destroy();
		}
	};
}
function responseOf(answer) {
	const headers = new Headers();
	for (const [name, value] of Object.entries(answer.headers)) for (const one of [value].flat()) if (one !== void 0) headers.append(name, one);
	const status = answer.statusCode ?? 500;
	return new Response(status === 204 || status === 304 ? null : Readable.toWeb(answer), {
		status,
		headers
	});
}
export { isAbortError as A, RateLimitError as C, ServiceUnavailableError as D, RetryableError as E, __classPrivateFieldSet as M, UnprocessableEntityError as O, PreconditionFailedError as S, RequestTimeoutError as T, NotFoundError as _, APIConnectionError as a, PaymentRequiredError as b, APIUserAbortError as c, BadRequestError as d, ClientClosedRequestError as f, InternalServerError as g, GatewayTimeoutError as h, ToolError as i, __classPrivateFieldGet as j, castToError as k, AnthropicError as l, ContentTooLargeError as m, promiseWithResolvers as n, APIConnectionTimeoutError as o, ConflictError as p, readEnv as r, APIError as s, openHttpFetch as t, AuthenticationError as u, NotImplementedError as v, RequestHeaderFieldsTooLargeError as w, PermissionDeniedError as x, OverloadedError as y };
