import { A as isAbortError, C as RateLimitError, D as ServiceUnavailableError, E as RetryableError, M as __classPrivateFieldSet, O as UnprocessableEntityError, S as PreconditionFailedError, T as RequestTimeoutError, _ as NotFoundError, a as APIConnectionError, b as PaymentRequiredError, c as APIUserAbortError, d as BadRequestError, f as ClientClosedRequestError, g as InternalServerError, h as GatewayTimeoutError, i as ToolError, j as __classPrivateFieldGet, k as castToError, l as AnthropicError, m as ContentTooLargeError, n as promiseWithResolvers, o as APIConnectionTimeoutError, p as ConflictError, r as readEnv, s as APIError, t as openHttpFetch, u as AuthenticationError, v as NotImplementedError, w as RequestHeaderFieldsTooLargeError, x as PermissionDeniedError, y as OverloadedError } from "./http-fetch-BlL0Tz9N.js";
// node_modules/@anthropic-ai/sdk/internal/utils/values.mjs
const startsWithSchemeRegexp = /^[a-z][a-z0-9+.-]*:/i;
const isAbsoluteURL = (url) => {
	return startsWithSchemeRegexp.test(url);
};
let isArray = (val) => (isArray = Array.isArray, isArray(val));
let isReadonlyArray = isArray;
/** Returns an object if the given value isn't an object, otherwise returns as-is */
function maybeObj(x) {
	if (typeof x !== "object") return {};
	return x ?? {};
}
function isEmptyObj(obj) {
	if (!obj) return true;
	for (const _k in obj) return false;
	return true;
}
function hasOwn(obj, key) {
	return Object.prototype.hasOwnProperty.call(obj, key);
}
function isObj(obj) {
	return obj != null && typeof obj === "object" && !Array.isArray(obj);
}
const validatePositiveInteger = (name, n) => {
	if (typeof n !== "number" || !Number.isInteger(n)) throw new AnthropicError(`${name} must be an integer`);
	if (n < 0) throw new AnthropicError(`${name} must be a positive integer`);
	return n;
};
const CREDENTIAL_OPTIONS = [
	"apiKey",
	"authToken",
	"credentials",
	"config",
	"profile"
];
const safeJSON = (text) => {
	try {
		return JSON.parse(text);
	} catch (err) {
		return;
	}
};
const pop = (obj, key) => {
	const value = obj[key];
	delete obj[key];
	return value;
};
// node_modules/@anthropic-ai/sdk/internal/utils/sleep.mjs
/**
* Resolve after `ms`, or immediately when `signal` aborts.
*
* When a `signal` is passed the abort listener is always removed so repeated
* calls do not accumulate listeners on a long-lived signal. Resolves (rather
* than rejects) on abort \u2014 callers treat abort as "wake up early," not as a
* failure; callers that want to unwind should check the signal themselves.
*/
const sleep = (ms, signal) => new Promise((resolve) => {
	if (signal?.aborted) return resolve();
	const onAbort = () => {
		clearTimeout(timer);
		resolve();
	};
	const timer = setTimeout(() => {
		signal?.removeEventListener("abort", onAbort);
		resolve();
	}, ms);
	signal?.addEventListener("abort", onAbort, { once: true });
});
// node_modules/@anthropic-ai/sdk/version.mjs
const VERSION$1 = "1.11.0";
// node_modules/@anthropic-ai/sdk/internal/detect-platform.mjs
const isRunningInBrowser = () => {
	return typeof window !== "undefined" && typeof window.document !== "undefined" && typeof navigator !== "undefined";
};
/**
* Note this does not detect 'browser'; for that, use getBrowserInfo().
*/
function getDetectedPlatform() {
	if (typeof Deno !== "undefined" && Deno.build != null) return "deno";
	if (typeof EdgeRuntime !== "undefined") return "edge";
	if (Object.prototype.toString.call(typeof globalThis.process !== "undefined" ? globalThis.process : 0) === "[object process]") return "node";
	return "unknown";
}
const getPlatformProperties = () => {
	const detectedPlatform = getDetectedPlatform();
	if (detectedPlatform === "deno") return {
		"X-Stainless-Lang": "js",
		"X-Stainless-Package-Version": VERSION$1,
		"X-Stainless-OS": normalizePlatform(Deno.build.os),
		"X-Stainless-Arch": normalizeArch(Deno.build.arch),
		"X-Stainless-Runtime": "deno",
		"X-Stainless-Runtime-Version": typeof Deno.version === "string" ? Deno.version : Deno.version?.deno ?? "unknown"
	};
	if (typeof EdgeRuntime !== "undefined") return {
		"X-Stainless-Lang": "js",
		"X-Stainless-Package-Version": VERSION$1,
		"X-Stainless-OS": "Unknown",
		"X-Stainless-Arch": `other:${EdgeRuntime}`,
		"X-Stainless-Runtime": "edge",
		"X-Stainless-Runtime-Version": globalThis.process?.version ?? "unknown"
	};
	if (detectedPlatform === "node") return {
		"X-Stainless-Lang": "js",
		"X-Stainless-Package-Version": VERSION$1,
		"X-Stainless-OS": normalizePlatform(globalThis.process.platform ?? "unknown"),
		"X-Stainless-Arch": normalizeArch(globalThis.process.arch ?? "unknown"),
		"X-Stainless-Runtime": "node",
		"X-Stainless-Runtime-Version": globalThis.process.version ?? "unknown"
	};
	const browserInfo = getBrowserInfo();
	if (browserInfo) return {
		"X-Stainless-Lang": "js",
		"X-Stainless-Package-Version": VERSION$1,
		"X-Stainless-OS": "Unknown",
		"X-Stainless-Arch": "unknown",
		"X-Stainless-Runtime": `browser:${browserInfo.browser}`,
		"X-Stainless-Runtime-Version": browserInfo.version
	};
	return {
		"X-Stainless-Lang": "js",
		"X-Stainless-Package-Version": VERSION$1,
		"X-Stainless-OS": "Unknown",
		"X-Stainless-Arch": "unknown",
		"X-Stainless-Runtime": "unknown",
		"X-Stainless-Runtime-Version": "unknown"
	};
};
function getBrowserInfo() {
	if (typeof navigator === "undefined" || !navigator) return null;
	for (const { key, pattern } of [
		{
			key: "edge",
			pattern: /Edge(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/
		},
		{
			key: "ie",
			pattern: /MSIE(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/
		},
		{
			key: "ie",
			pattern: /Trident(?:.*rv\:(\d+)\.(\d+)(?:\.(\d+))?)?/
		},
		{
			key: "chrome",
			pattern: /Chrome(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/
		},
		{
			key: "firefox",
			pattern: /Firefox(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/
		},
		{
			key: "safari",
			pattern: /(?:Version\W+(\d+)\.(\d+)(?:\.(\d+))?)?(?:\W+Mobile\S*)?\W+Safari/
		}
	]) {
		const match = pattern.exec(navigator.userAgent);
		if (match) return {
			browser: key,
			version: `${match[1] || 0}.${match[2] || 0}.${match[3] || 0}`
		};
	}
	return null;
}
const normalizeArch = (arch) => {
	if (arch === "x32") return "x32";
	if (arch === "x86_64" || arch === "x64") return "x64";
	if (arch === "arm") return "arm";
	if (arch === "aarch64" || arch === "arm64") return "arm64";
	if (arch) return `other:${arch}`;
	return "unknown";
};
const normalizePlatform = (platform) => {
	platform = platform.toLowerCase();
	if (platform.includes("ios")) return "iOS";
	if (platform === "android") return "Android";
	if (platform === "darwin") return "MacOS";
	if (platform === "win32") return "Windows";
	if (platform === "freebsd") return "FreeBSD";
	if (platform === "openbsd") return "OpenBSD";
	if (platform === "linux") return "Linux";
	if (platform) return `Other:${platform}`;
	return "Unknown";
};
let _platformHeaders;
const getPlatformHeaders = () => {
	return _platformHeaders ?? (_platformHeaders = getPlatformProperties());
};
// node_modules/@anthropic-ai/sdk/internal/request-signal.mjs
/**
* Tracks the removal of the per-request abort listener that
* `fetchWithTimeout` attaches to a caller-provided signal, so the listener's
* lifetime matches the request instead of the signal.
*
* Without removal, a long-lived signal (e.g. one AbortController reused for
* a whole session) accumulates one `{ once: true }` listener plus its bound
* AbortController per HTTP attempt until the signal fires or is collected,
* and Node warns at the 11th listener. The listener must survive until the
* response body is settled - removing it when fetch resolves (headers) would
* break aborting an in-flight body read - so the code that finishes the body
* (response parsing, stream teardown, retry/error handling) calls
* `releaseRequestSignal` with the request's controller.
*/
const cleanups = /* @__PURE__ */ new WeakMap();
const registry = typeof globalThis.FinalizationRegistry === "function" ? new globalThis.FinalizationRegistry((controller) => releaseRequestSignal(controller)) : null;
function makeCleanup(signal, listener) {
	return () => signal.removeEventListener("abort", listener);
}
function registerRequestSignalCleanup(controller, signal, listener) {
	cleanups.set(controller, makeCleanup(signal, listener));
}
function armAbandonmentBackstop(body, controller) {
	if (cleanups.has(controller)) registry?.register(body, controller, controller);
}
function releaseRequestSignal(controller) {
	const cleanup = cleanups.get(controller);
	if (cleanup) {
		cleanups.delete(controller);
		registry?.unregister(controller);
		cleanup();
	}
}
// node_modules/@anthropic-ai/sdk/internal/shims.mjs
function getDefaultFetch() {
	if (typeof fetch !== "undefined") return fetch;
	throw new Error("`fetch` is not defined as a global; Either pass `fetch` to the client, `new Anthropic({ fetch })` or polyfill the global, `globalThis.fetch = fetch`");
}
function makeReadableStream(...args) {
	const ReadableStream = globalThis.ReadableStream;
	if (typeof ReadableStream === "undefined") throw new Error("`ReadableStream` is not defined as a global; You will need to polyfill it, `globalThis.ReadableStream = ReadableStream`");
	return new ReadableStream(...args);
}
function ReadableStreamFrom(iterable) {
	let iter = Symbol.asyncIterator in iterable ? iterable[Symbol.asyncIterator]() : iterable[Symbol.iterator]();
	return makeReadableStream({
		start() {},
		async pull(controller) {
			const { done, value } = await iter.next();
			if (done) controller.close();
			else controller.enqueue(value);
		},
		async cancel() {
			await iter.return?.();
		}
	});
}
/**
* Most browsers don't yet have async iterable support for ReadableStream,
* and Node has a very different way of reading bytes from its "ReadableStream".
*
* This polyfill was pulled from https://github.com/MattiasBuelens/web-streams-polyfill/pull/122#issuecomment-1627354490
*/
function readableStreamIterator(stream) {
	if (stream[Symbol.asyncIterator]) return stream[Symbol.asyncIterator]();
	const reader = stream.getReader();
	return {
		async next() {
			try {
				const result = await reader.read();
				if (result?.done) reader.releaseLock();
				return result;
			} catch (e) {
				reader.releaseLock();
				throw e;
			}
		},
		async return() {
			const cancelPromise = reader.cancel();
			reader.releaseLock();
			await cancelPromise;
			return {
				done: true,
				value: void 0
			};
		}
	};
}
const droppedReaders = typeof FinalizationRegistry === "undefined" ? void 0 : /* @__PURE__ */ new FinalizationRegistry(async (iter) => {
	try {
		await iter.return?.();
	} catch {}
});
async function* ReadableStreamToAsyncIterable(stream) {
	const iter = readableStreamIterator(stream);
	const reader = {};
	droppedReaders?.register(reader, iter, reader);
	try {
		for await (const chunk of { [Symbol.asyncIterator]: () => iter }) yield chunk;
	} finally {
		droppedReaders?.unregister(reader);
	}
}
/**
* Cancels a ReadableStream we don't need to consume.
* See https://undici.nodejs.org/#/?id=garbage-collection
*/
async function CancelReadableStream(stream) {
	if (stream === null || typeof stream !== "object") return;
	if (stream[Symbol.asyncIterator]) {
		await stream[Symbol.asyncIterator]().return?.();
		return;
	}
	const reader = stream.getReader();
	const cancelPromise = reader.cancel();
	reader.releaseLock();
	await cancelPromise;
}
// node_modules/@anthropic-ai/sdk/internal/request-options.mjs
const FallbackEncoder = ({ headers, body }) => {
	return {
		bodyHeaders: { "content-type": "application/json" },
		body: JSON.stringify(body)
	};
};
// node_modules/@opentelemetry/api/dist/version.mjs
const VERSION = "1.10.0";
// node_modules/@opentelemetry/api/dist/internal/semver.mjs
const re = /^(\d+)\.(\d+)\.(\d+)(-(.+))?$/;
/**
* Create a function to test an API version to see if it is compatible with the provided ownVersion.
*
* The returned function has the following semantics:
* - Exact match is always compatible
* - Major versions must match exactly
*    - 1.x package cannot use global 2.x package
*    - 2.x package cannot use global 1.x package
* - The minor version of the API module requesting access to the global API must be less than or equal to the minor version of this API
*    - 1.3 package may use 1.4 global because the later global contains all functions 1.3 expects
*    - 1.4 package may NOT use 1.3 global because it may try to call functions which don't exist on 1.3
* - If the major version is 0, the minor version is treated as the major and the patch is treated as the minor
* - Patch and build tag differences are not considered at this time
*
* @param ownVersion version which should be checked against
*/
function _makeCompatibilityCheck(ownVersion) {
	const acceptedVersions = /* @__PURE__ */ new Set([ownVersion]);
	const rejectedVersions = /* @__PURE__ */ new Set();
	const myVersionMatch = ownVersion.match(re);
	if (!myVersionMatch) return () => false;
	const ownVersionParsed = {
		major: +myVersionMatch[1],
		minor: +myVersionMatch[2],
		patch: +myVersionMatch[3],
		prerelease: myVersionMatch[4]
	};
	if (ownVersionParsed.prerelease != null) return function isExactmatch(globalVersion) {
		return globalVersion === ownVersion;
	};
	function _reject(v) {
		rejectedVersions.add(v);
		return false;
	}
	function _accept(v) {
		acceptedVersions.add(v);
		return true;
	}
	return function isCompatible(globalVersion) {
		if (acceptedVersions.has(globalVersion)) return true;
		if (rejectedVersions.has(globalVersion)) return false;
		const globalVersionMatch = globalVersion.match(re);
		if (!globalVersionMatch) return _reject(globalVersion);
		const globalVersionParsed = {
			major: +globalVersionMatch[1],
			minor: +globalVersionMatch[2],
			patch: +globalVersionMatch[3],
			prerelease: globalVersionMatch[4]
		};
		if (globalVersionParsed.prerelease != null) return _reject(globalVersion);
		if (ownVersionParsed.major !== globalVersionParsed.major) return _reject(globalVersion);
		if (ownVersionParsed.major === 0) {
			if (ownVersionParsed.minor === globalVersionParsed.minor && ownVersionParsed.patch <= globalVersionParsed.patch) return _accept(globalVersion);
			return _reject(globalVersion);
		}
		if (ownVersionParsed.minor <= globalVersionParsed.minor) return _accept(globalVersion);
		return _reject(globalVersion);
	};
}
/**
* Test an API version to see if it is compatible with this API.
*
* - Exact match is always compatible
* - Major versions must match exactly
*    - 1.x package cannot use global 2.x package
*    - 2.x package cannot use global 1.x package
* - The minor version of the API module requesting access to the global API must be less than or equal to the minor version of this API
*    - 1.3 package may use 1.4 global because the later global contains all functions 1.3 expects
*    - 1.4 package may NOT use 1.3 global because it may try to call functions which don't exist on 1.3
* - If the major version is 0, the minor version is treated as the major and the patch is treated as the minor
* - Patch and build tag differences are not considered at this time
*
* @param version version of the API requesting an instance of the global API
*/
const isCompatible = _makeCompatibilityCheck(VERSION);
// node_modules/@opentelemetry/api/dist/internal/global-utils.mjs
const major = VERSION.split(".")[0];
const GLOBAL_OPENTELEMETRY_API_KEY = Symbol.for(`opentelemetry.js.api.${major}`);
const _global = typeof globalThis === "object" ? globalThis : typeof self === "object" ? self : typeof window === "object" ? window : typeof global === "object" ? global : {};
function _makeGlobalApi() {
	return Object.defineProperty({}, "version", {
		value: VERSION,
		enumerable: true,
		writable: false,
		configurable: false
	});
}
function registerGlobal(type, instance, diag, allowOverride = false) {
	var _global$GLOBAL_OPENTE;
	const api = _global[GLOBAL_OPENTELEMETRY_API_KEY] = (_global$GLOBAL_OPENTE = _global[GLOBAL_OPENTELEMETRY_API_KEY]) !== null && _global$GLOBAL_OPENTE !== void 0 ? _global$GLOBAL_OPENTE : _makeGlobalApi();
	if (!allowOverride && api[type]) {
		const err = /* @__PURE__ */ new Error(`@opentelemetry/api: Attempted duplicate registration of API: ${type}`);
		diag.error(err.stack || err.message);
		return false;
	}
	if (api.version !== "1.10.0") {
		const err = /* @__PURE__ */ new Error(`@opentelemetry/api: Registration of version v${api.version} for ${type} does not match previously registered API v${VERSION}`);
		diag.error(err.stack || err.message);
		return false;
	}
	api[type] = instance;
	diag.debug(`@opentelemetry/api: Registered a global for ${type} v${VERSION}.`);
	return true;
}
let _compatibleGlobalApi;
function getGlobal(type) {
	const api = _global[GLOBAL_OPENTELEMETRY_API_KEY];
	if (api == null) return;
	if (api !== _compatibleGlobalApi) {
		if (!api.version || !isCompatible(api.version)) return;
		_compatibleGlobalApi = api;
	}
	return api[type];
}
function unregisterGlobal(type, diag) {
	diag.debug(`@opentelemetry/api: Unregistering a global for ${type} v${VERSION}.`);
	const api = _global[GLOBAL_OPENTELEMETRY_API_KEY];
	if (api) delete api[type];
}
// node_modules/@opentelemetry/api/dist/diag/ComponentLogger.mjs
/**
* Component Logger which is meant to be used as part of any component which
* will add automatically additional namespace in front of the log message.
* It will then forward all message to global diag logger
* @example
* const cLogger = diag.createComponentLogger({ namespace: '@opentelemetry/instrumentation-http' });
* cLogger.debug('test');
* // @opentelemetry/instrumentation-http test
*/
var DiagComponentLogger = class {
	constructor(props) {
		this._namespace = props.namespace || "DiagComponentLogger";
	}
	debug(...args) {
		return logProxy("debug", this._namespace, args);
	}
	error(...args) {
		return logProxy("error", this._namespace, args);
	}
	info(...args) {
		return logProxy("info", this._namespace, args);
	}
	warn(...args) {
		return logProxy("warn", this._namespace, args);
	}
	verbose(...args) {
		return logProxy("verbose", this._namespace, args);
	}
};
function logProxy(funcName, namespace, args) {
	const logger = getGlobal("diag");
	if (!logger) return;
	return logger[funcName](namespace, ...args);
}
// node_modules/@opentelemetry/api/dist/diag/internal/logLevelLogger.mjs
function createLogLevelDiagLogger(maxLevel, logger) {
	if (maxLevel < 0) maxLevel = 0;
	else if (maxLevel > 9999) maxLevel = 9999;
	logger = logger || {};
	function _filterFunc(funcName, theLevel) {
		const theFunc = logger[funcName];
		if (typeof theFunc === "function" && maxLevel >= theLevel) return theFunc.bind(logger);
		return function() {};
	}
	return {
		error: _filterFunc("error", 30),
		warn: _filterFunc("warn", 50),
		info: _filterFunc("info", 60),
		debug: _filterFunc("debug", 70),
		verbose: _filterFunc("verbose", 80)
	};
}
// node_modules/@opentelemetry/api/dist/api/diag.mjs
const API_NAME$3 = "diag";
/**
* Singleton object which represents the entry point to the OpenTelemetry internal
* diagnostic API
*
* @since 1.0.0
*/
var DiagAPI = class DiagAPI {
	/** Get the singleton instance of the DiagAPI API */
	static instance() {
		if (!this._instance) this._instance = new DiagAPI();
		return this._instance;
	}
	/**
	* Private internal constructor
	* @private
	*/
	constructor() {
		function _logProxy(funcName) {
			return function(...args) {
				const logger = getGlobal("diag");
				if (!logger) return;
				return logger[funcName](...args);
			};
		}
		const self = this;
		const setLogger = (logger, optionsOrLogLevel = { logLevel: 60 }) => {
			var _optionsOrLogLevel$lo;
			if (logger === self) {
				var _err$stack;
				const err = /* @__PURE__ */ new Error("Cannot use diag as the logger for itself. Please use a DiagLogger implementation like ConsoleDiagLogger or a custom implementation");
				self.error((_err$stack = err.stack) !== null && _err$stack !== void 0 ? _err$stack : err.message);
				return false;
			}
			if (typeof optionsOrLogLevel === "number") optionsOrLogLevel = { logLevel: optionsOrLogLevel };
			const oldLogger = getGlobal("diag");
			const newLogger = createLogLevelDiagLogger((_optionsOrLogLevel$lo = optionsOrLogLevel.logLevel) !== null && _optionsOrLogLevel$lo !== void 0 ? _optionsOrLogLevel$lo : 60, logger);
			if (oldLogger && !optionsOrLogLevel.suppressOverrideMessage) {
				var _Error$stack;
				const stack = (_Error$stack = (/* @__PURE__ */ new Error()).stack) !== null && _Error$stack !== void 0 ? _Error$stack : "<failed to generate stacktrace>";
				oldLogger.warn(`Current logger will be overwritten from ${stack}`);
				newLogger.warn(`Current logger will overwrite one already registered from ${stack}`);
			}
			return registerGlobal("diag", newLogger, self, true);
		};
		self.setLogger = setLogger;
		self.disable = () => {
			unregisterGlobal(API_NAME$3, self);
		};
		self.createComponentLogger = (options) => {
			return new DiagComponentLogger(options);
		};
		self.verbose = _logProxy("verbose");
		self.debug = _logProxy("debug");
		self.info = _logProxy("info");
		self.warn = _logProxy("warn");
		self.error = _logProxy("error");
	}
};
// node_modules/@opentelemetry/api/dist/baggage/internal/baggage-impl.mjs
var BaggageImpl = class BaggageImpl {
	constructor(entries) {
		this._entries = entries ? new Map(entries) : /* @__PURE__ */ new Map();
	}
	getEntry(key) {
		const entry = this._entries.get(key);
		if (!entry) return;
		return Object.assign({}, entry);
	}
	getAllEntries() {
		return Array.from(this._entries.entries());
	}
	setEntry(key, entry) {
		const newBaggage = new BaggageImpl(this._entries);
		newBaggage._entries.set(key, entry);
		return newBaggage;
	}
	removeEntry(key) {
		const newBaggage = new BaggageImpl(this._entries);
		newBaggage._entries.delete(key);
		return newBaggage;
	}
	removeEntries(...keys) {
		const newBaggage = new BaggageImpl(this._entries);
		for (const key of keys) newBaggage._entries.delete(key);
		return newBaggage;
	}
	clear() {
		return new BaggageImpl();
	}
};
DiagAPI.instance();
/**
* Create a new Baggage with optional entries
*
* @param entries An array of baggage entries the new baggage should contain
*/
function createBaggage(entries = {}) {
	return new BaggageImpl(new Map(Object.entries(entries)));
}
// node_modules/@opentelemetry/api/dist/context/context.mjs
/**
* Get a key to uniquely identify a context value
*
* @since 1.0.0
*/
function createContextKey(description) {
	return Symbol.for(description);
}
/**
* The root context is used as the default parent context when there is no active context
*
* @since 1.0.0
*/
const ROOT_CONTEXT = new class BaseContext {
	/**
	* Construct a new context which inherits values from an optional parent context.
	*
	* @param parentContext a context from which to inherit values
	*/
	constructor(parentContext) {
		const self = this;
		self._currentContext = parentContext ? new Map(parentContext) : /* @__PURE__ */ new Map();
		self.getValue = (key) => self._currentContext.get(key);
		self.setValue = (key, value) => {
			const context = new BaseContext(self._currentContext);
			context._currentContext.set(key, value);
			return context;
		};
		self.deleteValue = (key) => {
			const context = new BaseContext(self._currentContext);
			context._currentContext.delete(key);
			return context;
		};
	}
}();
// node_modules/@opentelemetry/api/dist/propagation/TextMapPropagator.mjs
/**
* @since 1.0.0
*/
const defaultTextMapGetter = {
	get(carrier, key) {
		if (carrier == null) return;
		return carrier[key];
	},
	keys(carrier) {
		if (carrier == null) return [];
		return Object.keys(carrier);
	}
};
/**
* @since 1.0.0
*/
const defaultTextMapSetter = { set(carrier, key, value) {
	if (carrier == null) return;
	carrier[key] = value;
} };
/**
* @since 1.0.0
*/
const INVALID_SPAN_CONTEXT = {
	traceId: "00000000000000000000000000000000",
	spanId: "0000000000000000",
	traceFlags: 0
};
// node_modules/@opentelemetry/api/dist/trace/NonRecordingSpan.mjs
/**
* The NonRecordingSpan is the default {@link Span} that is used when no Span
* implementation is available. All operations are no-op including context
* propagation.
*/
var NonRecordingSpan = class {
	constructor(spanContext = INVALID_SPAN_CONTEXT) {
		this._spanContext = spanContext;
	}
	spanContext() {
		return this._spanContext;
	}
	setAttribute(_key, _value) {
		return this;
	}
	setAttributes(_attributes) {
		return this;
	}
	addEvent(_name, _attributes) {
		return this;
	}
	addLink(_link) {
		return this;
	}
	addLinks(_links) {
		return this;
	}
	setStatus(_status) {
		return this;
	}
	updateName(_name) {
		return this;
	}
	end(_endTime) {}
	isRecording() {
		return false;
	}
	recordException(_exception, _time) {}
};
// node_modules/@opentelemetry/api/dist/trace/spancontext-utils.mjs
const isHex = new Uint8Array([
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	1
]);
function isValidHex(id, length) {
	if (typeof id !== "string" || id.length !== length) return false;
	let r = 0;
	for (let i = 0; i < id.length; i += 4) r += (isHex[id.charCodeAt(i)] | 0) + (isHex[id.charCodeAt(i + 1)] | 0) + (isHex[id.charCodeAt(i + 2)] | 0) + (isHex[id.charCodeAt(i + 3)] | 0);
	return r === length;
}
/**
* @since 1.0.0
*/
function isValidTraceId(traceId) {
	return isValidHex(traceId, 32) && traceId !== "00000000000000000000000000000000";
}
/**
* @since 1.0.0
*/
function isValidSpanId(spanId) {
	return isValidHex(spanId, 16) && spanId !== "0000000000000000";
}
/**
* Returns true if this {@link SpanContext} is valid.
* @return true if this {@link SpanContext} is valid.
*
* @since 1.0.0
*/
function isSpanContextValid(spanContext) {
	return isValidTraceId(spanContext.traceId) && isValidSpanId(spanContext.spanId);
}
/**
* Wrap the given {@link SpanContext} in a new non-recording {@link Span}
*
* @param spanContext span context to be wrapped
* @returns a new non-recording {@link Span} with the provided context
*/
function wrapSpanContext(spanContext) {
	return new NonRecordingSpan(spanContext);
}
// node_modules/@opentelemetry/api/dist/context/NoopContextManager.mjs
var NoopContextManager = class {
	active() {
		return ROOT_CONTEXT;
	}
	with(_context, fn, thisArg, ...args) {
		return fn.call(thisArg, ...args);
	}
	bind(_context, target) {
		return target;
	}
	enable() {
		return this;
	}
	disable() {
		return this;
	}
	/** @experimental This API is experimental and may change in minor releases without prior notice. */
	attach(_context) {
		return { dispose() {} };
	}
};
// node_modules/@opentelemetry/api/dist/api/context.mjs
const API_NAME$2 = "context";
const NOOP_CONTEXT_MANAGER = new NoopContextManager();
const NOOP_TOKEN = Object.freeze({ dispose: () => {} });
/**
* Singleton object which represents the entry point to the OpenTelemetry Context API
*
* @since 1.0.0
*/
var ContextAPI = class ContextAPI {
	/** Empty private constructor prevents end users from constructing a new instance of the API */
	constructor() {
		this._attachUnsupportedWarned = false;
	}
	/** Get the singleton instance of the Context API */
	static getInstance() {
		if (!this._instance) this._instance = new ContextAPI();
		return this._instance;
	}
	/**
	* Set the current context manager.
	*
	* @returns true if the context manager was successfully registered, else false
	*/
	setGlobalContextManager(contextManager) {
		return registerGlobal(API_NAME$2, contextManager, DiagAPI.instance());
	}
	/**
	* Get the currently active context
	*/
	active() {
		return this._getContextManager().active();
	}
	/**
	* Execute a function with an active context
	*
	* @param context context to be active during function execution
	* @param fn function to execute in a context
	* @param thisArg optional receiver to be used for calling fn
	* @param args optional arguments forwarded to fn
	*/
	with(context, fn, thisArg, ...args) {
		return this._getContextManager().with(context, fn, thisArg, ...args);
	}
	/**
	* Bind a context to a target function or event emitter
	*
	* @param context context to bind to the event emitter or function. Defaults to the currently active context
	* @param target function or event emitter to bind
	*/
	bind(context, target) {
		return this._getContextManager().bind(context, target);
	}
	/**
	* Imperatively sets `context` as active, returning a {@link ContextManagementToken} whose
	* {@link ContextManagementToken.dispose} restores the previous context.
	*
	* This is a delicate, low-level API - prefer {@link with}/{@link bind}, which
	* restore context automatically. Use `attach` only to bridge callback
	* boundaries that `with` cannot wrap. Call `token.dispose()` when the
	* operation is done.
	*
	* **Caveat for async functions:** If called inside an async function before
	* the first `await`, the context change may leak into the caller's context
	* and remain active there. Prefer {@link with} for async code.
	*
	* Support is best-effort and varies by the active ContextManager (see
	* {@link ContextManager.attach}); if it does not implement `attach`, this logs
	* a warning and returns a no-op token.
	*
	* @param context The Context to attach
	* @returns A {@link ContextManagementToken} whose dispose() restores the previous Context
	* @since 1.10.0
	* @experimental This API is experimental and may change in minor releases without prior notice.
	*/
	attach(context) {
		const contextManager = this._getContextManager();
		if (contextManager.attach) return contextManager.attach(context);
		if (!this._attachUnsupportedWarned) {
			this._attachUnsupportedWarned = true;
			DiagAPI.instance().warn("The current ContextManager does not implement attach(). The context will not be attached. Use a ContextManager that supports attach() (e.g. AsyncLocalStorageContextManager) or use with()/bind() instead.");
		}
		return NOOP_TOKEN;
	}
	_getContextManager() {
		return getGlobal(API_NAME$2) || NOOP_CONTEXT_MANAGER;
	}
	/** Disable and remove the global context manager */
	disable() {
		this._getContextManager().disable();
		unregisterGlobal(API_NAME$2, DiagAPI.instance());
	}
};
// node_modules/@opentelemetry/api/dist/trace/context-utils.mjs
/**
* span key
*/
const SPAN_KEY = createContextKey("OpenTelemetry Context Key SPAN");
/**
* Return the span if one exists
*
* @param context context to get span from
*/
function getSpan(context) {
	return context.getValue(SPAN_KEY) || void 0;
}
/**
* Gets the span from the current context, if one exists.
*/
function getActiveSpan() {
	return getSpan(ContextAPI.getInstance().active());
}
/**
* Set the span on a context
*
* @param context context to use as parent
* @param span span to set active
*/
function setSpan(context, span) {
	return context.setValue(SPAN_KEY, span);
}
/**
* Remove current span stored in the context
*
* @param context context to delete span from
*/
function deleteSpan(context) {
	return context.deleteValue(SPAN_KEY);
}
/**
* Wrap span context in a NoopSpan and set as span in a new
* context
*
* @param context context to set active span on
* @param spanContext span context to be wrapped
*/
function setSpanContext(context, spanContext) {
	return setSpan(context, new NonRecordingSpan(spanContext));
}
/**
* Get the span context of the span if it exists.
*
* @param context context to get values from
*/
function getSpanContext(context) {
	var _getSpan;
	return (_getSpan = getSpan(context)) === null || _getSpan === void 0 ? void 0 : _getSpan.spanContext();
}
// node_modules/@opentelemetry/api/dist/trace/NoopTracer.mjs
const contextApi = ContextAPI.getInstance();
/**
* No-op implementations of {@link Tracer}.
*/
var NoopTracer = class {
	startSpan(name, options, context = contextApi.active()) {
		if (Boolean(options === null || options === void 0 ? void 0 : options.root)) return new NonRecordingSpan();
		const parentFromContext = context && getSpanContext(context);
		if (isSpanContext(parentFromContext) && isSpanContextValid(parentFromContext)) return new NonRecordingSpan(parentFromContext);
		else return new NonRecordingSpan();
	}
	startActiveSpan(name, arg2, arg3, arg4) {
		var _ctx;
		let opts;
		let ctx;
		let fn;
		if (arguments.length < 2) return;
		else if (arguments.length === 2) fn = arg2;
		else if (arguments.length === 3) {
			opts = arg2;
			fn = arg3;
		} else {
			opts = arg2;
			ctx = arg3;
			fn = arg4;
		}
		const parentContext = (_ctx = ctx) !== null && _ctx !== void 0 ? _ctx : contextApi.active();
		const span = this.startSpan(name, opts, parentContext);
		const contextWithSpanSet = setSpan(parentContext, span);
		return contextApi.with(contextWithSpanSet, fn, void 0, span);
	}
};
function isSpanContext(spanContext) {
	return spanContext !== null && typeof spanContext === "object" && "spanId" in spanContext && typeof spanContext["spanId"] === "string" && "traceId" in spanContext && typeof spanContext["traceId"] === "string" && "traceFlags" in spanContext && typeof spanContext["traceFlags"] === "number";
}
// node_modules/@opentelemetry/api/dist/trace/ProxyTracer.mjs
const NOOP_TRACER = new NoopTracer();
/**
* Proxy tracer provided by the proxy tracer provider
*
* @since 1.0.0
*/
var ProxyTracer = class {
	constructor(provider, name, version, options) {
		this._provider = provider;
		this.name = name;
		this.version = version;
		this.options = options;
	}
	startSpan(name, options, context) {
		return this._getTracer().startSpan(name, options, context);
	}
	startActiveSpan(_name, _options, _context, _fn) {
		const tracer = this._getTracer();
		return Reflect.apply(tracer.startActiveSpan, tracer, arguments);
	}
	/**
	* Try to get a tracer from the proxy tracer provider.
	* If the proxy tracer provider has no delegate, return a noop tracer.
	*/
	_getTracer() {
		if (this._delegate) return this._delegate;
		const tracer = this._provider.getDelegateTracer(this.name, this.version, this.options);
		if (!tracer) return NOOP_TRACER;
		this._delegate = tracer;
		return this._delegate;
	}
};
// node_modules/@opentelemetry/api/dist/trace/span_kind.mjs
/**
* @since 1.0.0
*/
let SpanKind = /* @__PURE__ */ function(SpanKind) {
	/** Default value. Indicates that the span is used internally. */
	SpanKind[SpanKind["INTERNAL"] = 0] = "INTERNAL";
	/**
	* Indicates that the span covers server-side handling of an RPC or other
	* remote request.
	*/
	SpanKind[SpanKind["SERVER"] = 1] = "SERVER";
	/**
	* Indicates that the span covers the client-side wrapper around an RPC or
	* other remote request.
	*/
	SpanKind[SpanKind["CLIENT"] = 2] = "CLIENT";
	/**
	* Indicates that the span describes producer sending a message to a
	* broker. Unlike client and server, there is no direct critical path latency
	* relationship between producer and consumer spans.
	*/
	SpanKind[SpanKind["PRODUCER"] = 3] = "PRODUCER";
	/**
	* Indicates that the span describes consumer receiving a message from a
	* broker. Unlike client and server, there is no direct critical path latency
	* relationship between producer and consumer spans.
	*/
	SpanKind[SpanKind["CONSUMER"] = 4] = "CONSUMER";
	return SpanKind;
}({});
// node_modules/@opentelemetry/api/dist/trace/status.mjs
/**
* An enumeration of status codes.
*
* @since 1.0.0
*/
let SpanStatusCode = /* @__PURE__ */ function(SpanStatusCode) {
	/**
	* The default status.
	*/
	SpanStatusCode[SpanStatusCode["UNSET"] = 0] = "UNSET";
	/**
	* The operation has been validated by an Application developer or
	* Operator to have completed successfully.
	*/
	SpanStatusCode[SpanStatusCode["OK"] = 1] = "OK";
	/**
	* The operation contains an error.
	*/
	SpanStatusCode[SpanStatusCode["ERROR"] = 2] = "ERROR";
	return SpanStatusCode;
}({});
// node_modules/@opentelemetry/api/dist/trace/NoopTracerProvider.mjs
/**
* An implementation of the {@link TracerProvider} which returns an impotent
* Tracer for all calls to `getTracer`.
*
* All operations are no-op.
*/
var NoopTracerProvider = class {
	getTracer(_name, _version, _options) {
		return new NoopTracer();
	}
};
// node_modules/@opentelemetry/api/dist/trace/ProxyTracerProvider.mjs
const NOOP_TRACER_PROVIDER = new NoopTracerProvider();
/**
* Tracer provider which provides {@link ProxyTracer}s.
*
* Before a delegate is set, tracers provided are NoOp.
*   When a delegate is set, traces are provided from the delegate.
*   When a delegate is set after tracers have already been provided,
*   all tracers already provided will use the provided delegate implementation.
*
* @deprecated This will be removed in the next major version.
* @since 1.0.0
*/
var ProxyTracerProvider = class {
	/**
	* Get a {@link ProxyTracer}
	*/
	getTracer(name, version, options) {
		var _this$getDelegateTrac;
		return (_this$getDelegateTrac = this.getDelegateTracer(name, version, options)) !== null && _this$getDelegateTrac !== void 0 ? _this$getDelegateTrac : new ProxyTracer(this, name, version, options);
	}
	getDelegate() {
		var _this$_delegate;
		return (_this$_delegate = this._delegate) !== null && _this$_delegate !== void 0 ? _this$_delegate : NOOP_TRACER_PROVIDER;
	}
	/**
	* Set the delegate tracer provider
	*/
	setDelegate(delegate) {
		this._delegate = delegate;
	}
	getDelegateTracer(name, version, options) {
		var _this$_delegate2;
		return (_this$_delegate2 = this._delegate) === null || _this$_delegate2 === void 0 ? void 0 : _this$_delegate2.getTracer(name, version, options);
	}
};
// node_modules/@opentelemetry/api/dist/context-api.mjs
/**
* Entrypoint for context API
* @since 1.0.0
*/
const context = ContextAPI.getInstance();
// node_modules/@opentelemetry/api/dist/propagation/NoopTextMapPropagator.mjs
/**
* No-op implementations of {@link TextMapPropagator}.
*/
var NoopTextMapPropagator = class {
	/** Noop inject function does nothing */
	inject(_context, _carrier) {}
	/** Noop extract function does nothing and returns the input context */
	extract(context, _carrier) {
		return context;
	}
	fields() {
		return [];
	}
};
// node_modules/@opentelemetry/api/dist/baggage/context-helpers.mjs
/**
* Baggage key
*/
const BAGGAGE_KEY = createContextKey("OpenTelemetry Baggage Key");
/**
* Retrieve the current baggage from the given context
*
* @param {Context} Context that manage all context values
* @returns {Baggage} Extracted baggage from the context
*/
function getBaggage(context) {
	return context.getValue(BAGGAGE_KEY) || void 0;
}
/**
* Retrieve the current baggage from the active/current context
*
* @returns {Baggage} Extracted baggage from the context
*/
function getActiveBaggage() {
	return getBaggage(ContextAPI.getInstance().active());
}
/**
* Store a baggage in the given context
*
* @param {Context} Context that manage all context values
* @param {Baggage} baggage that will be set in the actual context
*/
function setBaggage(context, baggage) {
	return context.setValue(BAGGAGE_KEY, baggage);
}
/**
* Delete the baggage stored in the given context
*
* @param {Context} Context that manage all context values
*/
function deleteBaggage(context) {
	return context.deleteValue(BAGGAGE_KEY);
}
// node_modules/@opentelemetry/api/dist/api/propagation.mjs
const API_NAME$1 = "propagation";
const NOOP_TEXT_MAP_PROPAGATOR = new NoopTextMapPropagator();
// node_modules/@opentelemetry/api/dist/propagation-api.mjs
/**
* Entrypoint for propagation API
*
* @since 1.0.0
*/
const propagation = class PropagationAPI {
	/** Empty private constructor prevents end users from constructing a new instance of the API */
	constructor() {
		this.createBaggage = createBaggage;
		this.getBaggage = getBaggage;
		this.getActiveBaggage = getActiveBaggage;
		this.setBaggage = setBaggage;
		this.deleteBaggage = deleteBaggage;
	}
	/** Get the singleton instance of the Propagator API */
	static getInstance() {
		if (!this._instance) this._instance = new PropagationAPI();
		return this._instance;
	}
	/**
	* Set the current propagator.
	*
	* @returns true if the propagator was successfully registered, else false
	*/
	setGlobalPropagator(propagator) {
		return registerGlobal(API_NAME$1, propagator, DiagAPI.instance());
	}
	/**
	* Inject context into a carrier to be propagated inter-process
	*
	* @param context Context carrying tracing data to inject
	* @param carrier carrier to inject context into
	* @param setter Function used to set values on the carrier
	*/
	inject(context, carrier, setter = defaultTextMapSetter) {
		return this._getGlobalPropagator().inject(context, carrier, setter);
	}
	/**
	* Extract context from a carrier
	*
	* @param context Context which the newly created context will inherit from
	* @param carrier Carrier to extract context from
	* @param getter Function used to extract keys from a carrier
	*/
	extract(context, carrier, getter = defaultTextMapGetter) {
		return this._getGlobalPropagator().extract(context, carrier, getter);
	}
	/**
	* Return a list of all fields which may be used by the propagator.
	*/
	fields() {
		return this._getGlobalPropagator().fields();
	}
	/** Remove the global propagator */
	disable() {
		unregisterGlobal(API_NAME$1, DiagAPI.instance());
	}
	_getGlobalPropagator() {
		return getGlobal(API_NAME$1) || NOOP_TEXT_MAP_PROPAGATOR;
	}
}.getInstance();
// node_modules/@opentelemetry/api/dist/api/trace.mjs
const API_NAME = "trace";
// node_modules/@opentelemetry/api/dist/trace-api.mjs
/**
* Entrypoint for trace API
*
* @since 1.0.0
*/
const trace = class TraceAPI {
	/** Empty private constructor prevents end users from constructing a new instance of the API */
	constructor() {
		this._proxyTracerProvider = new ProxyTracerProvider();
		this.wrapSpanContext = wrapSpanContext;
		this.isSpanContextValid = isSpanContextValid;
		this.deleteSpan = deleteSpan;
		this.getSpan = getSpan;
		this.getActiveSpan = getActiveSpan;
		this.getSpanContext = getSpanContext;
		this.setSpan = setSpan;
		this.setSpanContext = setSpanContext;
	}
	/** Get the singleton instance of the Trace API */
	static getInstance() {
		if (!this._instance) this._instance = new TraceAPI();
		return this._instance;
	}
	/**
	* Set the current global tracer.
	*
	* @returns true if the tracer provider was successfully registered, else false
	*/
	setGlobalTracerProvider(provider) {
		const success = registerGlobal(API_NAME, this._proxyTracerProvider, DiagAPI.instance());
		if (success) this._proxyTracerProvider.setDelegate(provider);
		return success;
	}
	/**
	* Returns the global tracer provider.
	*/
	getTracerProvider() {
		return getGlobal(API_NAME) || this._proxyTracerProvider;
	}
	/**
	* Returns a tracer from the global tracer provider.
	*/
	getTracer(name, version) {
		return this.getTracerProvider().getTracer(name, version);
	}
	/** Remove the global tracer provider */
	disable() {
		unregisterGlobal(API_NAME, DiagAPI.instance());
		this._proxyTracerProvider = new ProxyTracerProvider();
	}
}.getInstance();
// node_modules/@anthropic-ai/sdk/internal/utils/bytes.mjs
function concatBytes(buffers) {
	let length = 0;
	for (const buffer of buffers) length += buffer.length;
	const output = new Uint8Array(length);
	let index = 0;
	for (const buffer of buffers) {
		output.set(buffer, index);
		index += buffer.length;
	}
	return output;
}
let encodeUTF8_;
function encodeUTF8(str) {
	let encoder;
	return (encodeUTF8_ ?? (encoder = new globalThis.TextEncoder(), encodeUTF8_ = encoder.encode.bind(encoder)))(str);
}
let decodeUTF8_;
function decodeUTF8(bytes) {
	let decoder;
	return (decodeUTF8_ ?? (decoder = new globalThis.TextDecoder(), decodeUTF8_ = decoder.decode.bind(decoder)))(bytes);
}
// node_modules/@anthropic-ai/sdk/internal/decoders/line.mjs
var _LineDecoder_buffer;
var _LineDecoder_carriageReturnIndex;
/**
* A re-implementation of httpx's `LineDecoder` in Python that handles incrementally
* reading lines from text.
*
* https://github.com/encode/httpx/blob/920333ea98118e9cf617f246905d7b202510941c/httpx/_decoders.py#L258
*/
var LineDecoder = /* @__PURE__ */ (() => {
	/**
	* A re-implementation of httpx's `LineDecoder` in Python that handles incrementally
	* reading lines from text.
	*
	* https://github.com/encode/httpx/blob/920333ea98118e9cf617f246905d7b202510941c/httpx/_decoders.py#L258
	*/
	class LineDecoder {
		constructor() {
			_LineDecoder_buffer.set(this, void 0);
			_LineDecoder_carriageReturnIndex.set(this, void 0);
			__classPrivateFieldSet(this, _LineDecoder_buffer, /* @__PURE__ */ new Uint8Array(), "f");
			__classPrivateFieldSet(this, _LineDecoder_carriageReturnIndex, null, "f");
		}
		decode(chunk) {
			if (chunk == null) return [];
			const binaryChunk = chunk instanceof ArrayBuffer ? new Uint8Array(chunk) : typeof chunk === "string" ? encodeUTF8(chunk) : chunk;
			__classPrivateFieldSet(this, _LineDecoder_buffer, concatBytes([__classPrivateFieldGet(this, _LineDecoder_buffer, "f"), binaryChunk]), "f");
			const lines = [];
			let patternIndex;
			while ((patternIndex = findNewlineIndex(__classPrivateFieldGet(this, _LineDecoder_buffer, "f"), __classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f"))) != null) {
				if (patternIndex.carriage && __classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f") == null) {
					__classPrivateFieldSet(this, _LineDecoder_carriageReturnIndex, patternIndex.index, "f");
					continue;
				}
				if (__classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f") != null && (patternIndex.index !== __classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f") + 1 || patternIndex.carriage)) {
					lines.push(decodeUTF8(__classPrivateFieldGet(this, _LineDecoder_buffer, "f").subarray(0, __classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f") - 1)));
					__classPrivateFieldSet(this, _LineDecoder_buffer, __classPrivateFieldGet(this, _LineDecoder_buffer, "f").subarray(__classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f")), "f");
					__classPrivateFieldSet(this, _LineDecoder_carriageReturnIndex, null, "f");
					continue;
				}
				const endIndex = __classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f") !== null ? patternIndex.preceding - 1 : patternIndex.preceding;
				const line = decodeUTF8(__classPrivateFieldGet(this, _LineDecoder_buffer, "f").subarray(0, endIndex));
				lines.push(line);
				__classPrivateFieldSet(this, _LineDecoder_buffer, __classPrivateFieldGet(this, _LineDecoder_buffer, "f").subarray(patternIndex.index), "f");
				__classPrivateFieldSet(this, _LineDecoder_carriageReturnIndex, null, "f");
			}
			return lines;
		}
		flush() {
			if (!__classPrivateFieldGet(this, _LineDecoder_buffer, "f").length) return [];
			return this.decode("\n");
		}
	}
	_LineDecoder_buffer = /* @__PURE__ */ new WeakMap(), _LineDecoder_carriageReturnIndex = /* @__PURE__ */ new WeakMap();
	LineDecoder.NEWLINE_CHARS = /* @__PURE__ */ new Set(["\n", "\r"]);
	LineDecoder.NEWLINE_REGEXP = /\r\n|[\n\r]/g;
	return LineDecoder;
})();
/**
* This function searches the buffer for the end patterns, (\r or \n)
* and returns an object with the index preceding the matched newline and the
* index after the newline char. `null` is returned if no new line is found.
*
* ```ts
* findNewLineIndex('abc\ndef') -> { preceding: 2, index: 3 }
* ```
*/
function findNewlineIndex(buffer, startIndex) {
	const newline = 10;
	const carriage = 13;
	for (let i = startIndex ?? 0; i < buffer.length; i++) {
		if (buffer[i] === newline) return {
			preceding: i,
			index: i + 1,
			carriage: false
		};
		if (buffer[i] === carriage) return {
			preceding: i,
			index: i + 1,
			carriage: true
		};
	}
	return null;
}
// node_modules/@anthropic-ai/sdk/internal/utils/log.mjs
const defaultLogLevel = "warn";
const levelNumbers = {
	off: 0,
	error: 200,
	warn: 300,
	info: 400,
	debug: 500
};
const parseLogLevel = (maybeLevel, sourceName, logger) => {
	if (!maybeLevel) return;
	if (hasOwn(levelNumbers, maybeLevel)) return maybeLevel;
	logger.warn(`${sourceName} was set to ${JSON.stringify(maybeLevel)}, expected one of ${JSON.stringify(Object.keys(levelNumbers))}`);
};
function noop() {}
function makeLogFn(fnLevel, logger, logLevel) {
	if (!logger || levelNumbers[fnLevel] > levelNumbers[logLevel]) return noop;
	else return logger[fnLevel].bind(logger);
}
const noopLogger = {
	error: noop,
	warn: noop,
	info: noop,
	debug: noop
};
let cachedLoggers = /* @__PURE__ */ new WeakMap();
function filterLogger(logger, logLevel) {
	const cachedLogger = cachedLoggers.get(logger);
	if (cachedLogger && cachedLogger[0] === logLevel) return cachedLogger[1];
	const levelLogger = {
		error: makeLogFn("error", logger, logLevel),
		warn: makeLogFn("warn", logger, logLevel),
		info: makeLogFn("info", logger, logLevel),
		debug: makeLogFn("debug", logger, logLevel)
	};
	cachedLoggers.set(logger, [logLevel, levelLogger]);
	return levelLogger;
}
function loggerFor(client) {
	const logger = client.logger;
	const logLevel = client.logLevel ?? "off";
	if (!logger) return noopLogger;
	return filterLogger(logger, logLevel);
}
let lastEnvLevel;
let cachedDefaultLogger;
/**
* A logger matching the client defaults \u2014 `console`, filtered to
* `ANTHROPIC_LOG` or {@link defaultLogLevel} \u2014 for contexts with no client to
* read the configured `logger`/`logLevel` from.
*
* Cached per `ANTHROPIC_LOG` value so an invalid value warns once, like a
* client construction does, rather than on every request.
*/
function defaultLogger() {
	const envLevel = readEnv("ANTHROPIC_LOG");
	if (!cachedDefaultLogger || envLevel !== lastEnvLevel) {
		lastEnvLevel = envLevel;
		cachedDefaultLogger = filterLogger(console, parseLogLevel(envLevel, "process.env['ANTHROPIC_LOG']", filterLogger(console, "warn")) ?? "warn");
	}
	return cachedDefaultLogger;
}
/**
* Logs `details` at debug level. Formatting copies headers and options, so it
* runs only when debug logging is enabled.
*/
function debugLogRequestDetails(logger, message, details) {
	if (logger.debug === noop) return;
	logger.debug(message, formatRequestDetails(details));
}
const formatRequestDetails = (details) => {
	if (details.options) {
		details.options = { ...details.options };
		delete details.options["headers"];
		delete details.options["__span"];
	}
	if (details.headers) details.headers = Object.fromEntries((details.headers instanceof Headers ? [...details.headers] : Object.entries(details.headers)).map(([name, value]) => [name, name.toLowerCase() === "authorization" || name.toLowerCase() === "proxy-authorization" || name.toLowerCase() === "api-key" || name.toLowerCase() === "x-api-key" || name.toLowerCase() === "x-amz-security-token" || name.toLowerCase() === "cookie" || name.toLowerCase() === "set-cookie" ? "***" : value]));
	if ("retryOfRequestLogID" in details) {
		if (details.retryOfRequestLogID) details.retryOf = details.retryOfRequestLogID;
		delete details.retryOfRequestLogID;
	}
	return details;
};
// node_modules/@anthropic-ai/sdk/core/streaming.mjs
var _Stream_client;
var Stream = /* @__PURE__ */ (() => {
	class Stream {
		constructor(iterator, controller, client) {
			this.iterator = iterator;
			_Stream_client.set(this, void 0);
			this.controller = controller;
			__classPrivateFieldSet(this, _Stream_client, client, "f");
		}
		/**
		* Iterate the raw Server-Sent Events from `response` \u2014 `{event, data, raw}`
		* objects, before any JSON parsing or event-name filtering.
		*
		* This reads `response.body` directly (not a clone), so the response is
		* consumed. Use this in middleware that fully replaces the stream body; for
		* read-only observation of parsed events, use `ctx.parse()` instead.
		*/
		static rawEvents(response, controller = new AbortController()) {
			return _iterSSEMessages(response, controller);
		}
		static fromSSEResponse(response, controller, client) {
			let consumed = false;
			const logger = client ? loggerFor(client) : console;
			async function* iterator() {
				if (consumed) throw new AnthropicError("Cannot iterate over a consumed stream, use `.tee()` to split the stream.");
				consumed = true;
				let done = false;
				try {
					for await (const sse of _iterSSEMessages(response, controller)) {
						if (sse.event === "ping") continue;
						if (sse.event === null) continue;
						if (sse.event === "error") {
							const body = safeJSON(sse.data) ?? sse.data;
							const type = body?.error?.type;
							throw new APIError(void 0, body, void 0, response.headers, type);
						} else {
							if (!sse.data) continue;
							try {
								yield JSON.parse(sse.data);
							} catch (e) {
								logger.error(`Could not parse message into JSON:`, sse.data);
								logger.error(`From chunk:`, sse.raw);
								throw e;
							}
						}
					}
					done = true;
				} catch (e) {
					if (isAbortError(e)) return;
					throw e;
				} finally {
					if (!done) controller.abort();
					releaseRequestSignal(controller);
				}
			}
			return new Stream(iterator, controller, client);
		}
		/**
		* Generates a Stream from a newline-separated ReadableStream
		* where each item is a JSON value.
		*/
		static fromReadableStream(readableStream, controller, client) {
			let consumed = false;
			async function* iterLines() {
				const lineDecoder = new LineDecoder();
				const iter = ReadableStreamToAsyncIterable(readableStream);
				for await (const chunk of iter) for (const line of lineDecoder.decode(chunk)) yield line;
				for (const line of lineDecoder.flush()) yield line;
			}
			async function* iterator() {
				if (consumed) throw new AnthropicError("Cannot iterate over a consumed stream, use `.tee()` to split the stream.");
				consumed = true;
				let done = false;
				try {
					for await (const line of iterLines()) {
						if (done) continue;
						if (line) yield JSON.parse(line);
					}
					done = true;
				} catch (e) {
					if (isAbortError(e)) return;
					throw e;
				} finally {
					if (!done) controller.abort();
					releaseRequestSignal(controller);
				}
			}
			return new Stream(iterator, controller, client);
		}
		[(_Stream_client = /* @__PURE__ */ new WeakMap(), Symbol.asyncIterator)]() {
			return this.iterator();
		}
		/**
		* Splits the stream into two streams which can be
		* independently read from at different speeds.
		*/
		tee() {
			const left = [];
			const right = [];
			const iterator = this[Symbol.asyncIterator]();
			const teeIterator = (queue) => {
				return { next: () => {
					if (queue.length === 0) {
						const result = iterator.next();
						left.push(result);
						right.push(result);
					}
					return queue.shift();
				} };
			};
			return [new Stream(() => teeIterator(left), this.controller, __classPrivateFieldGet(this, _Stream_client, "f")), new Stream(() => teeIterator(right), this.controller, __classPrivateFieldGet(this, _Stream_client, "f"))];
		}
		/**
		* Converts this stream to a newline-separated ReadableStream of
		* JSON stringified values in the stream
		* which can be turned back into a Stream with `Stream.fromReadableStream()`.
		*/
		toReadableStream() {
			const self = this;
			let iter;
			return makeReadableStream({
				async start() {
					iter = self[Symbol.asyncIterator]();
				},
				async pull(ctrl) {
					try {
						const { value, done } = await iter.next();
						if (done) return ctrl.close();
						const bytes = encodeUTF8(JSON.stringify(value) + "\n");
						ctrl.enqueue(bytes);
					} catch (err) {
						ctrl.error(err);
					}
				},
				async cancel() {
					await iter.return?.();
				}
			});
		}
	}
	return Stream;
})();
async function* _iterSSEMessages(response, controller) {
	if (!response.body) {
		controller.abort();
		if (typeof globalThis.navigator !== "undefined" && globalThis.navigator.product === "ReactNative") throw new AnthropicError(`The default react-native fetch implementation does not support streaming. Please use expo/fetch: https://docs.expo.dev/versions/latest/sdk/expo/#expofetch-api`);
		throw new AnthropicError(`Attempted to iterate over a response with no body`);
	}
	const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
	let text = "";
	let endsWithCR = false;
	let event = null;
	let data = [];
	let raw = [];
	const takeLine = (line) => {
		if (line.charCodeAt(0) === 65279) line = line.slice(1);
		if (!line) {
			if (!event && !data.length) return null;
			const sse = {
				event,
				data: data.join("\n"),
				raw
			};
			event = null;
			data = [];
			raw = [];
			return sse;
		}
		raw.push(line);
		const colon = line.indexOf(":");
		if (colon === 0) return null;
		const fieldname = colon === -1 ? line : line.slice(0, colon);
		if (fieldname !== "event" && fieldname !== "data") return null;
		const value = colon === -1 ? "" : line.slice(line.charCodeAt(colon + 1) === 32 ? colon + 2 : colon + 1);
		if (fieldname === "event") event = value;
		else data.push(value);
		return null;
	};
	for await (const chunk of ReadableStreamToAsyncIterable(response.body)) {
		if (chunk == null) continue;
		const decoded = decoder.decode(typeof chunk === "string" ? encodeUTF8(chunk) : chunk, { stream: true });
		text += decoded;
		if (!endsWithCR && !decoded.includes("\n") && !decoded.includes("\r")) continue;
		let start = 0;
		if (!text.includes("\r")) {
			let end;
			while ((end = text.indexOf("\n", start)) !== -1) {
				const sse = takeLine(text.slice(start, end));
				start = end + 1;
				if (sse) yield sse;
			}
		} else for (let i = 0; i < text.length; i++) {
			const char = text[i];
			if (char !== "\n" && char !== "\r") continue;
			if (char === "\r" && i + 1 === text.length) break;
			const sse = takeLine(text.slice(start, i));
			if (char === "\r" && text[i + 1] === "\n") i++;
			start = i + 1;
			if (sse) yield sse;
		}
		text = text.slice(start);
		endsWithCR = text.endsWith("\r");
	}
	text += decoder.decode();
	if (text) for (const line of text.replace(/\r$/, "").split(/\r\n|[\n\r]/)) {
		const sse = takeLine(line);
		if (sse) yield sse;
	}
}
// node_modules/@anthropic-ai/sdk/internal/headers.mjs
const brand_privateNullableHeaders = Symbol.for("brand.privateNullableHeaders");
function* iterateHeaders(headers) {
	if (!headers) return;
	if (brand_privateNullableHeaders in headers) {
		const { values, nulls } = headers;
		yield* values.entries();
		for (const name of nulls) yield [name, null];
		return;
	}
	let shouldClear = false;
	let iter;
	if (headers instanceof Headers) iter = headers.entries();
	else if (isReadonlyArray(headers)) iter = headers;
	else {
		shouldClear = true;
		iter = Object.entries(headers ?? {});
	}
	for (let row of iter) {
		const name = row[0];
		if (typeof name !== "string") throw new TypeError("expected header name to be a string");
		const values = isReadonlyArray(row[1]) ? row[1] : [row[1]];
		let didClear = false;
		for (const value of values) {
			if (value === void 0) continue;
			if (shouldClear && !didClear) {
				didClear = true;
				yield [name, clearSentinel];
			}
			yield [name, value];
		}
	}
}
/** Distinguishes iterateHeaders' synthetic clear-before-set from a user `null`. */
const clearSentinel = Symbol("clear");
/**
* Headers whose values accumulate across {@link buildHeaders} sources instead
* of the later source's value replacing the earlier one. Values are
* comma-appended (deduplicated, order-preserving) into a single header line.
*/
const APPEND_HEADERS = /* @__PURE__ */ new Set(["x-stainless-helper"]);
const appendHeaderValue = (existing, addition) => {
	const tokens = existing ? existing.split(",").map((t) => t.trim()).filter(Boolean) : [];
	for (const tok of addition.split(",").map((t) => t.trim())) if (tok && !tokens.includes(tok)) tokens.push(tok);
	return tokens.join(", ");
};
const buildHeaders = (newHeaders) => {
	const targetHeaders = new Headers();
	const nullHeaders = /* @__PURE__ */ new Set();
	for (const headers of newHeaders) {
		const seenHeaders = /* @__PURE__ */ new Set();
		for (const [name, value] of iterateHeaders(headers)) {
			const lowerName = name.toLowerCase();
			if (APPEND_HEADERS.has(lowerName)) {
				if (value === clearSentinel) continue;
				if (value === null) {
					targetHeaders.delete(name);
					nullHeaders.add(lowerName);
				} else {
					targetHeaders.set(name, appendHeaderValue(targetHeaders.get(name), value));
					nullHeaders.delete(lowerName);
				}
				continue;
			}
			if (value === clearSentinel || !seenHeaders.has(lowerName)) {
				targetHeaders.delete(name);
				seenHeaders.add(lowerName);
				if (value === clearSentinel) continue;
			}
			if (value === null) {
				targetHeaders.delete(name);
				nullHeaders.add(lowerName);
			} else {
				targetHeaders.append(name, value);
				nullHeaders.delete(lowerName);
			}
		}
	}
	return {
		[brand_privateNullableHeaders]: true,
		values: targetHeaders,
		nulls: nullHeaders
	};
};
// node_modules/@anthropic-ai/sdk/internal/tracing.mjs
/**
* OpenTelemetry tracing of the client's API calls.
*
* Two terms recur in this file, and wherever else the SDK documents its spans:
*
* - An "API call" is one invocation of an SDK method that sends a request to the API. It
*   includes every retry, and reading the stream that the method returns. Its span, a `CLIENT`
*   span named after the method, is the "call span".
* - An "attempt" is one HTTP request within an API call, with its response when it receives
*   one. An API call that the SDK retries makes several attempts. This SDK emits no span per
*   attempt. The application's HTTP instrumentation, when it has one, emits each "attempt span"
*   as a child of the call span.
*
* Each SDK method starts the call span of the API call it makes (`startApiCallSpan`) and passes it
* down in the call's request options (`__span`), so every part of the call records on it as things
* happen. The client sends its trace context with each attempt (`injectTraceHeaders`), unless the
* `propagation` option is off, and ends it with the call's result: at once when the call fails or
* the response body has been parsed (`endApiCallSpan`), or, for a streamed body, when the
* application has read or closed the stream (`endApiCallSpanWhenStreamEnds`).
*/
const INSTRUMENTATION_SCOPE = "com.anthropic.sdk.typescript";
const ATTR_ERROR_TYPE = "error.type";
const ATTR_GEN_AI_CONVERSATION_ID = "gen_ai.conversation.id";
const ATTR_GEN_AI_PROVIDER_NAME = "gen_ai.provider.name";
const ATTR_HTTP_REQUEST_METHOD = "http.request.method";
const ATTR_HTTP_REQUEST_RESEND_COUNT = "http.request.resend_count";
const ATTR_HTTP_RESPONSE_STATUS_CODE = "http.response.status_code";
const ATTR_HTTP_ROUTE = "http.route";
const ATTR_SERVER_ADDRESS = "server.address";
const ATTR_SERVER_PORT = "server.port";
const ATTR_URL_FULL = "url.full";
const ATTR_URL_PATH = "url.path";
const ATTR_URL_QUERY = "url.query";
const ATTR_URL_SCHEME = "url.scheme";
const ATTR_ANTHROPIC_SESSION_THREAD_ID = "anthropic.session.thread.id";
/** The default `traces.maxContentBytes`. */
const DEFAULT_MAX_CONTENT_BYTES = 75e4;
/**
* Settles `propagation` and the `traces` field of `option`, the `openTelemetry` client option. The
* environment variables apply only to a client that is given no option. An option that is given is
* complete: a field that it leaves unset has the default, whatever the environment says. A content
* mode or a size that is not valid is the default one.
*
* A client calls this once, when it is constructed, and keeps the result, which a
* `withOptions()` copy without its own option takes as it is. So a later change to the environment
* affects neither the client nor such a copy. The result is frozen.
*/
function resolveOpenTelemetryOptions(option) {
	const { tracerProvider, propagation, traces } = option === false ? { traces: false } : option ?? optionFromEnv();
	const { enabled, contentMode, maxContentBytes } = typeof traces === "boolean" ? { enabled: traces } : traces ?? {};
	return Object.freeze({
		tracerProvider,
		propagation: propagation ?? true,
		traces: Object.freeze({
			enabled: enabled ?? true,
			contentMode: contentMode === "content" ? "content" : "metadata_only",
			maxContentBytes: maxContentBytes !== void 0 && Number.isInteger(maxContentBytes) && maxContentBytes >= 1 ? maxContentBytes : DEFAULT_MAX_CONTENT_BYTES
		})
	});
}
/** What the environment variables give, for a client that is given no `openTelemetry` option. */
function optionFromEnv() {
	return {
		propagation: readEnv("ANTHROPIC_OPEN_TELEMETRY_PROPAGATION")?.toLowerCase() !== "false",
		traces: {
			enabled: readEnv("ANTHROPIC_OPEN_TELEMETRY")?.toLowerCase() !== "false",
			contentMode: readEnv("ANTHROPIC_OPEN_TELEMETRY_TRACES_CONTENT_MODE")?.toLowerCase() === "content" ? "content" : "metadata_only",
			maxContentBytes: Number(/^\d+$/.exec(readEnv("ANTHROPIC_OPEN_TELEMETRY_TRACES_MAX_CONTENT_BYTES") ?? "")?.[0] ?? NaN)
		}
	};
}
/**
* The tracer for a client with the settled `openTelemetry` option `option`, or `undefined` when
* the client's spans are disabled.
* `version` is the SDK's version. It is a parameter because some packages build
* `src/internal` without `src/version.ts`. The client of another platform's package gives
* `platform`, which the name of the tracer's scope then ends with, and that package's `version`.
*/
function getTracer(option, version, platform) {
	if (!option.traces.enabled) return;
	const scope = platform !== void 0 ? `${INSTRUMENTATION_SCOPE}.${platform}` : INSTRUMENTATION_SCOPE;
	return (option.tracerProvider ?? trace.getTracerProvider()).getTracer(scope, version);
}
/**
* Runs `step`, a step of tracing that calls the application's OpenTelemetry code: its tracer
* provider, sampler, span processors or propagator. A failure of telemetry never fails an API call,
* so what `step` throws goes to the logger of `client`, when there is one, and the result is then
* `undefined`: the SDK goes on as if tracing were off for that step.
*/
function guardTracing(client, step) {
	try {
		return step();
	} catch (problem) {
		if (client) loggerFor(client).debug("could not record telemetry", problem);
		return;
	}
}
/**
* Starts the call span of the API call that an SDK method of `client` is about to make with
* `options`, as a child of the current span. `name` is the span's name, and `settings` is what
* else the method says of the call. The method passes the result down in the call's request
* options, as `__span`.
*
* When `options` already has a span, that span is the result: a helper that calls an SDK method
* starts the span itself, to record on it, and the method's API call uses that span instead of
* starting another.
*
* Returns `undefined` when the client's spans are disabled, when the span failed to start
* ({@link guardTracing}), or when the span neither records nor propagates a trace context: such a
* span has no effect, so the API call runs as if tracing were off. With `propagation` off, a span
* with a valid context counts as propagating: it is the active span during the attempts, which the
* application's HTTP instrumentation continues.
*/
function startApiCallSpan(client, name, options, settings) {
	if (options?.__span) return options.__span;
	const tracer = client._tracer;
	if (!tracer) return;
	return guardTracing(client, () => {
		const startTime = Date.now();
		const threadID = settings?.attributes?.[ATTR_ANTHROPIC_SESSION_THREAD_ID];
		const conversationId = options?.openTelemetry?.conversationId ?? (typeof threadID === "string" ? threadID : void 0);
		const span = tracer.startSpan(name, {
			kind: SpanKind.CLIENT,
			attributes: {
				[ATTR_GEN_AI_PROVIDER_NAME]: client._genAIProviderName,
				...serverAttributes(client.baseURL),
				...conversationId != null ? { [ATTR_GEN_AI_CONVERSATION_ID]: conversationId } : void 0,
				...settings?.route != null ? { [ATTR_HTTP_ROUTE]: settings.route } : void 0,
				...requestAttributes(client, name, settings?.request),
				...settings?.attributes
			}
		});
		if (!span.isRecording() && !(client.openTelemetry.propagation ? Object.keys(injectContext(span)).length > 0 : trace.isSpanContextValid(span.spanContext()))) return;
		const { request: _, ...kept } = settings ?? {};
		return {
			...kept,
			span,
			name,
			startTime
		};
	});
}
/**
* Sets on `call`, the call span of an API call whose method creates one object, the ID of that
* object from `data`, the call's parsed response: its `id`, or the field that the method named.
* Does nothing for any other call, or when `data` has no string there.
*/
function setCreatedIDAttribute(call, data) {
	if (call.createdIDAttribute === void 0 || typeof data !== "object" || data === null) return;
	const id = data[call.createdIDField ?? "id"];
	if (typeof id === "string") call.span.setAttribute(call.createdIDAttribute, id);
}
/**
* The attributes of the call spans, by span name.
*/
const SPAN_ATTRIBUTES = {
	"anthropic.messages.create": {
		constants: { "gen_ai.operation.name": "chat" },
		request: [
			[
				"gen_ai.request.model",
				["model"],
				"string"
			],
			[
				"gen_ai.request.max_tokens",
				["max_tokens"],
				"integer"
			],
			[
				"gen_ai.request.reasoning.level",
				["output_config", "effort"],
				"string"
			],
			[
				"anthropic.request.service_tier",
				["service_tier"],
				"string"
			],
			[
				"anthropic.thinking.type",
				["thinking", "type"],
				"string"
			],
			[
				"anthropic.thinking.budget_tokens",
				["thinking", "budget_tokens"],
				"integer"
			]
		],
		requestHeaders: [[
			"anthropic.beta",
			"anthropic-beta",
			{ array: "string" }
		]],
		stream: "gen_ai.request.stream",
		response: [
			[
				"gen_ai.response.id",
				["id"],
				"string"
			],
			[
				"gen_ai.response.model",
				["model"],
				"string"
			],
			[
				"gen_ai.usage.cache_write.input_tokens",
				["usage", "cache_creation_input_tokens"],
				"integer"
			],
			[
				"gen_ai.usage.cache_read.input_tokens",
				["usage", "cache_read_input_tokens"],
				"integer"
			],
			[
				"anthropic.usage.cache_creation.ephemeral_5m_input_tokens",
				[
					"usage",
					"cache_creation",
					"ephemeral_5m_input_tokens"
				],
				"integer"
			],
			[
				"anthropic.usage.cache_creation.ephemeral_1h_input_tokens",
				[
					"usage",
					"cache_creation",
					"ephemeral_1h_input_tokens"
				],
				"integer"
			],
			[
				"anthropic.response.service_tier",
				["usage", "service_tier"],
				"string"
			],
			[
				"gen_ai.usage.output_tokens",
				["usage", "output_tokens"],
				"integer"
			],
			[
				"gen_ai.usage.reasoning.output_tokens",
				[
					"usage",
					"output_tokens_details",
					"thinking_tokens"
				],
				"integer"
			],
			[
				"anthropic.message.stop_reason",
				["stop_reason"],
				"string"
			]
		]
	},
	"anthropic.messages.count_tokens": {
		request: [[
			"gen_ai.request.model",
			["model"],
			"string"
		]],
		response: [[
			"anthropic.message.count_tokens.input_tokens",
			["input_tokens"],
			"integer"
		]]
	},
	"anthropic.sessions.create": {
		request: [[
			"anthropic.session.environment.id",
			["environment_id"],
			"string"
		]],
		response: [[
			"gen_ai.agent.name",
			["agent", "name"],
			"string"
		], [
			"gen_ai.request.model",
			[
				"agent",
				"model",
				"id"
			],
			"string"
		]]
	}
};
/**
* The attributes that the call span named `name` starts with, from {@link SPAN_ATTRIBUTES}: its
* constants and, from `request`, the options of the call's request, what the body, the headers
* and the stream flag give. The headers are the client's default headers and then the request's,
* as the client sends them. A property or a header that the request lacks, or whose value is not of
* the attribute's type, gives nothing. Neither does a read that throws ({@link guardTracing}): a
* property of the body costs the span its own attribute, and the headers cost it theirs.
*/
function requestAttributes(client, name, request) {
	const table = SPAN_ATTRIBUTES[name];
	if (!table) return {};
	const attributes = { ...table.constants };
	for (const [attribute, path, type] of table.request ?? []) {
		const value = guardTracing(client, () => attributeValue(dig(request?.body, path), type));
		if (value !== void 0) attributes[attribute] = value;
	}
	const { requestHeaders } = table;
	if (requestHeaders) guardTracing(client, () => {
		const headers = buildHeaders([client["_options"].defaultHeaders, request?.headers]).values;
		for (const [attribute, header, type] of requestHeaders) {
			const value = headerValue(headers.get(header), type);
			if (value !== void 0) attributes[attribute] = value;
		}
	});
	if (table.stream !== void 0 && request?.stream) attributes[table.stream] = true;
	return attributes;
}
/**
* Sets on `span`, a call span named `name`, the attributes that {@link SPAN_ATTRIBUTES} gives it
* from `data`, the parsed body of the call's response. A property that `data` lacks, or whose
* value is not of the attribute's type, sets nothing. This never throws, so that the caller goes on
* to end the span: what one attribute throws costs the span that attribute alone.
*/
function setResponseAttributes(span, name, data) {
	for (const [attribute, path, type] of SPAN_ATTRIBUTES[name]?.response ?? []) try {
		const value = attributeValue(dig(data, path), type);
		if (value !== void 0) span.setAttribute(attribute, value);
	} catch {}
}
/** The value at `path` under `data`, or `undefined` when a step of the path is not an object. */
function dig(data, path) {
	let value = data;
	for (const name of path) {
		if (typeof value !== "object" || value === null) return;
		value = value[name];
	}
	return value;
}
/** `value` as the value of an attribute of `type`, or `undefined` when it is of another type. */
function attributeValue(value, type) {
	if (typeof type === "object") return Array.isArray(value) && value.every((item) => attributeValue(item, type.array) !== void 0) ? [...value] : void 0;
	switch (typeof value) {
		case "string": return type === "string" || type === "unknown" ? value : void 0;
		case "boolean": return type === "boolean" || type === "unknown" ? value : void 0;
		case "number": return type === "integer" || type === "number" || type === "unknown" ? value : void 0;
		default: return;
	}
}
/**
* `value`, a header's value, as the value of an attribute of `type`: the items of its
* comma-separated list for an array, and the value as it is otherwise. `undefined` for a header
* that is absent or lists nothing.
*/
function headerValue(value, type) {
	const items = (value ?? "").split(",").map((item) => item.trim()).filter(Boolean);
	if (value == null || items.length === 0) return;
	return typeof type === "object" ? items : value;
}
/**
* `server.address` and `server.port` for the server at `url`, a client's base URL.
*/
function serverAttributes(url) {
	try {
		const { hostname, port, protocol } = new URL(url);
		return {
			[ATTR_SERVER_ADDRESS]: hostname.replace(/^\[(.*)\]$/, "$1"),
			[ATTR_SERVER_PORT]: port ? Number(port) : protocol === "http:" ? 80 : 443
		};
	} catch {
		return {};
	}
}
/**
* Records on `call` that the client is about to make an attempt of the call: a request with
* `method` to `url`. The first attempt gives the span `http.request.method` and the `url.*`
* attributes, which a later attempt never replaces. Each later attempt, whatever its reason,
* counts in `http.request.resend_count`, which a call with one attempt does not have.
*
* A query with a parameter whose value is content ({@link CONTENT_QUERY_PARAMS}, and the call's own
* `contentQueryParams`) makes `url.query` and `url.full` content too, which the span has only when
* `recordsContent` is true.
*/
function recordAttempt(call, method, url, recordsContent = false) {
	call.attempts = (call.attempts ?? 0) + 1;
	if (call.attempts > 1) {
		call.span.setAttribute(ATTR_HTTP_REQUEST_RESEND_COUNT, call.attempts - 1);
		return;
	}
	call.span.setAttribute(ATTR_HTTP_REQUEST_METHOD, method);
	try {
		const { protocol, host, pathname, search } = new URL(url);
		const query = definedQuery(search.slice(1), call.queryParams, call.contentQueryParams);
		call.span.setAttributes({
			[ATTR_URL_SCHEME]: protocol.slice(0, -1),
			[ATTR_URL_PATH]: pathname
		});
		if (query?.content && !recordsContent) return;
		call.span.setAttributes({
			...query !== void 0 ? { [ATTR_URL_QUERY]: query.value } : void 0,
			[ATTR_URL_FULL]: `${protocol}//${host}${pathname}${query !== void 0 ? `?${query.value}` : ""}`
		});
	} catch {}
}
/**
* The query parameters whose value is content on every endpoint that defines them.
*/
const CONTENT_QUERY_PARAMS = [
	"email",
	"path_prefix",
	"expected_content_sha256"
];
/**
* The parts of `query`, a query string as sent, whose parameter is one of `defined`, as they were
* sent and in their order, or `undefined` when there is none. A part's parameter is its
* percent-decoded name, or that name without a final `[]`, which is how an array parameter `ids`
* is sent: a name with other brackets, such as `created_at[gte]`, has to be one of `defined` as it
* is. `content` says whether one of those parameters is one of {@link CONTENT_QUERY_PARAMS} or of
* `contentParams`.
*/
function definedQuery(query, defined, contentParams) {
	if (!query || !defined?.length) return;
	let content = false;
	const parts = query.split("&").filter((part) => {
		try {
			const name = decodeURIComponent(part.split("=", 1)[0]);
			const param = defined.includes(name) || !name.endsWith("[]") ? name : name.slice(0, -2);
			if (!defined.includes(param)) return false;
			content || (content = CONTENT_QUERY_PARAMS.includes(param) || !!contentParams?.includes(param));
			return true;
		} catch {
			return false;
		}
	});
	return parts.length ? {
		value: parts.join("&"),
		content
	} : void 0;
}
/**
* Returns `headers` with the trace context of `span` injected, as the propagator the
* application registered writes it, in place of any such headers already present. The client
* sends these with each attempt, so a retry carries the context afresh.
*/
function injectTraceHeaders(span, headers) {
	const values = buildHeaders([headers]).values;
	for (const [key, value] of Object.entries(injectContext(span))) values.set(key, value);
	return values;
}
/**
* Ends `span`, the call span of an API call, now that the call has `result`. The span gets
* `http.response.status_code` when a response arrived, and its status: `ERROR` with `error.type`
* when the call failed, none when the application aborted it, and `OK` otherwise. The span of a
* streamed body that the application has yet to read ends through
* {@link endApiCallSpanWhenStreamEnds} instead.
*
* The span also gets the attributes that come from the response's headers
* ({@link setResponseHeaderAttributes}).
*
* The span of a call that succeeded also gets the attributes that come from the parsed body of
* its response ({@link setResponseAttributes}).
*
* The span ends even when one of these steps throws. Does nothing to a span that is not recording,
* such as one that already ended.
*/
function endApiCallSpan(span, result) {
	if (!span.isRecording()) return;
	try {
		setResponseStatusCode(span, result);
		setResponseHeaderAttributes(span, result.response ?? (result.status === "error" && result.error instanceof APIError ? result.error : void 0));
		switch (result.status) {
			case "success":
				if (result.options.__span) setResponseAttributes(span, result.options.__span.name, result.data);
				span.setStatus({ code: SpanStatusCode.OK });
				break;
			case "error": setErrorStatus(span, result.error);
		}
	} finally {
		span.end();
	}
}
/**
* Reports the application's read of `stream` to `observer`, by replacing the iterator of `stream`
* in place. `signal` is the abort signal of the request that `stream` reads. Only the first
* iterator is observed. What the callbacks throw is dropped.
*/
function observeStream(stream, signal, observer) {
	const iterate = stream[Symbol.asyncIterator];
	let ended = false;
	const end = (how) => {
		if (ended) return;
		ended = true;
		signal.removeEventListener("abort", cancel);
		try {
			observer.onEnd(how);
		} catch {}
	};
	const cancel = () => end({ reason: "canceled" });
	if (signal.aborted) return cancel();
	signal.addEventListener("abort", cancel, { once: true });
	let observed = false;
	stream[Symbol.asyncIterator] = function() {
		const source = iterate.call(this);
		if (observed) return source;
		observed = true;
		signal.removeEventListener("abort", cancel);
		const iterator = {
			async next() {
				let result;
				try {
					result = await source.next();
				} catch (error) {
					end({
						reason: "failed",
						error
					});
					throw error;
				}
				if (result.done) end({ reason: signal.aborted ? "canceled" : "completed" });
				else if (!ended) try {
					observer.onItem?.(result.value);
				} catch {}
				return result;
			},
			async return(value) {
				cancel();
				return await source.return?.(value) ?? {
					done: true,
					value
				};
			},
			async throw(error) {
				cancel();
				if (source.throw) return source.throw(error);
				throw error;
			},
			[Symbol.asyncIterator]: () => iterator
		};
		return iterator;
	};
}
/**
* Ends `span`, the call span of an API call, when the application's read of its streamed response
* body `stream` ends. Server-sent events have no end event, so the server ending them is not `OK`;
* any other body is complete at its end.
*/
function endApiCallSpanWhenStreamEnds(span, stream, props) {
	if (!span.isRecording()) return;
	span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, props.response.status);
	setResponseHeaderAttributes(span, props.response);
	const isSSE = stream instanceof Stream;
	observeStream(stream, props.controller.signal, { onEnd(end) {
		if (end.reason === "failed") setErrorStatus(span, end.error);
		else if (end.reason === "completed" && !isSSE) span.setStatus({ code: SpanStatusCode.OK });
		span.end();
	} });
}
/**
* Sets `http.response.status_code` on the call span from the response in `result`, or from its
* error when that is an error response.
*/
function setResponseStatusCode(span, result) {
	const status = result.response?.status ?? (result.status === "error" && result.error instanceof APIError ? result.error.status : void 0);
	if (status !== void 0) span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, status);
}
/**
* The attributes that every call span gets from a header of the response, each with the header's
* name.
*/
const RESPONSE_HEADER_ATTRIBUTES = [
	["anthropic.request.id", "request-id"],
	["anthropic.organization.id", "anthropic-organization-id"],
	["anthropic.workspace.id", "anthropic-workspace-id"]
];
/**
* Sets on `span`, the call span of an API call, the attributes that come from the headers of
* `response`, the call's response or the error made from it
* ({@link RESPONSE_HEADER_ATTRIBUTES}). A header that is absent or empty sets nothing. This never
* throws, so that the caller goes on to end the span: headers that throw when read set nothing,
* and what one attribute throws costs the span that attribute alone.
*/
function setResponseHeaderAttributes(span, response) {
	let headers;
	try {
		headers = response?.headers;
	} catch {
		return;
	}
	for (const [attribute, header] of RESPONSE_HEADER_ATTRIBUTES) try {
		const value = headers?.get(header);
		if (value) span.setAttribute(attribute, value);
	} catch {}
}
/**
* Gives `span` the status of an operation that failed with `error`: `ERROR`, with `error.type`
* set to `type` or else derived from `error`. An abort by the application is a cancellation,
* not a failure, and leaves the status unset.
*/
function setErrorStatus(span, error, type) {
	if (error instanceof APIUserAbortError || isAbortError(error)) return;
	span.setStatus({ code: SpanStatusCode.ERROR });
	span.setAttribute(ATTR_ERROR_TYPE, type ?? errorType(error));
}
/**
* The headers that carry `span`'s trace context, from the propagator the application registered.
*/
function injectContext(span) {
	const carrier = {};
	propagation.inject(trace.setSpan(context.active(), span), carrier);
	return carrier;
}
/**
* The `error.type` of an operation that failed with `error`. An error response has the type of
* its error envelope when the API sent one, and its status code otherwise.
*/
function errorType(error) {
	if (error instanceof APIConnectionTimeoutError) return "client_timeout_error";
	if (error instanceof APIConnectionError) return "connection_error";
	if (error instanceof APIError) {
		if (error.type) return error.type;
		if (error.status !== void 0) return String(error.status);
	}
	return "client_error";
}
// node_modules/@anthropic-ai/sdk/internal/qs/formats.mjs
const default_format = "RFC3986";
const default_formatter = (v) => String(v);
const formatters = {
	RFC1738: (v) => String(v).replace(/%20/g, "+"),
	RFC3986: default_formatter
};
// node_modules/@anthropic-ai/sdk/internal/qs/utils.mjs
let has = (obj, key) => (has = Object.hasOwn ?? Function.prototype.call.bind(Object.prototype.hasOwnProperty), has(obj, key));
const hex_table = /* @__PURE__ */ (() => {
	const array = [];
	for (let i = 0; i < 256; ++i) array.push("%" + ((i < 16 ? "0" : "") + i.toString(16)).toUpperCase());
	return array;
})();
const limit = 1024;
const encode = (str, _defaultEncoder, charset, _kind, format) => {
	if (str.length === 0) return str;
	let string = str;
	if (typeof str === "symbol") string = Symbol.prototype.toString.call(str);
	else if (typeof str !== "string") string = String(str);
	if (charset === "iso-8859-1") return escape(string).replace(/%u[0-9a-f]{4}/gi, function($0) {
		return "%26%23" + parseInt($0.slice(2), 16) + "%3B";
	});
	let out = "";
	for (let j = 0; j < string.length; j += limit) {
		const segment = string.length >= limit ? string.slice(j, j + limit) : string;
		const arr = [];
		for (let i = 0; i < segment.length; ++i) {
			let c = segment.charCodeAt(i);
			if (c === 45 || c === 46 || c === 95 || c === 126 || c >= 48 && c <= 57 || c >= 65 && c <= 90 || c >= 97 && c <= 122 || format === "RFC1738" && (c === 40 || c === 41)) {
				arr[arr.length] = segment.charAt(i);
				continue;
			}
			if (c < 128) {
				arr[arr.length] = hex_table[c];
				continue;
			}
			if (c < 2048) {
				arr[arr.length] = hex_table[192 | c >> 6] + hex_table[128 | c & 63];
				continue;
			}
			if (c < 55296 || c >= 57344) {
				arr[arr.length] = hex_table[224 | c >> 12] + hex_table[128 | c >> 6 & 63] + hex_table[128 | c & 63];
				continue;
			}
			i += 1;
			c = 65536 + ((c & 1023) << 10 | segment.charCodeAt(i) & 1023);
			arr[arr.length] = hex_table[240 | c >> 18] + hex_table[128 | c >> 12 & 63] + hex_table[128 | c >> 6 & 63] + hex_table[128 | c & 63];
		}
		out += arr.join("");
	}
	return out;
};
function is_buffer(obj) {
	if (!obj || typeof obj !== "object") return false;
	return !!(obj.constructor && obj.constructor.isBuffer && obj.constructor.isBuffer(obj));
}
function maybe_map(val, fn) {
	if (isArray(val)) {
		const mapped = [];
		for (let i = 0; i < val.length; i += 1) mapped.push(fn(val[i]));
		return mapped;
	}
	return fn(val);
}
// node_modules/@anthropic-ai/sdk/internal/qs/stringify.mjs
const array_prefix_generators = {
	brackets(prefix) {
		return String(prefix) + "[]";
	},
	comma: "comma",
	indices(prefix, key) {
		return String(prefix) + "[" + key + "]";
	},
	repeat(prefix) {
		return String(prefix);
	}
};
const push_to_array = function(arr, value_or_array) {
	Array.prototype.push.apply(arr, isArray(value_or_array) ? value_or_array : [value_or_array]);
};
let toISOString;
const defaults = {
	addQueryPrefix: false,
	allowDots: false,
	allowEmptyArrays: false,
	arrayFormat: "indices",
	charset: "utf-8",
	charsetSentinel: false,
	delimiter: "&",
	encode: true,
	encodeDotInKeys: false,
	encoder: encode,
	encodeValuesOnly: false,
	format: default_format,
	formatter: default_formatter,
	/** @deprecated */
	indices: false,
	serializeDate(date) {
		return (toISOString ?? (toISOString = Function.prototype.call.bind(Date.prototype.toISOString)))(date);
	},
	skipNulls: false,
	strictNullHandling: false
};
function is_non_nullish_primitive(v) {
	return typeof v === "string" || typeof v === "number" || typeof v === "boolean" || typeof v === "symbol" || typeof v === "bigint";
}
const sentinel = {};
function inner_stringify(object, prefix, generateArrayPrefix, commaRoundTrip, allowEmptyArrays, strictNullHandling, skipNulls, encodeDotInKeys, encoder, filter, sort, allowDots, serializeDate, format, formatter, encodeValuesOnly, charset, sideChannel) {
	let obj = object;
	let tmp_sc = sideChannel;
	let step = 0;
	let find_flag = false;
	while ((tmp_sc = tmp_sc.get(sentinel)) !== void 0 && !find_flag) {
		const pos = tmp_sc.get(object);
		step += 1;
		if (typeof pos !== "undefined") {
			if (pos === step) throw new RangeError("Cyclic object value");
			else find_flag = true;
		}
		if (typeof tmp_sc.get(sentinel) === "undefined") step = 0;
	}
	if (typeof filter === "function") obj = filter(prefix, obj);
	else if (obj instanceof Date) obj = serializeDate?.(obj);
	else if (generateArrayPrefix === "comma" && isArray(obj)) obj = maybe_map(obj, function(value) {
		if (value instanceof Date) return serializeDate?.(value);
		return value;
	});
	if (obj === null) {
		if (strictNullHandling) return encoder && !encodeValuesOnly ? encoder(prefix, defaults.encoder, charset, "key", format) : prefix;
		obj = "";
	}
	if (is_non_nullish_primitive(obj) || is_buffer(obj)) {
		if (encoder) {
			const key_value = encodeValuesOnly ? prefix : encoder(prefix, defaults.encoder, charset, "key", format);
			return [formatter?.(key_value) + "=" + formatter?.(encoder(obj, defaults.encoder, charset, "value", format))];
		}
		return [formatter?.(prefix) + "=" + formatter?.(String(obj))];
	}
	const values = [];
	if (typeof obj === "undefined") return values;
	let obj_keys;
	if (generateArrayPrefix === "comma" && isArray(obj)) {
		if (encodeValuesOnly && encoder) obj = maybe_map(obj, encoder);
		obj_keys = [{ value: obj.length > 0 ? obj.join(",") || null : void 0 }];
	} else if (isArray(filter)) obj_keys = filter;
	else {
		const keys = Object.keys(obj);
		obj_keys = sort ? keys.sort(sort) : keys;
	}
	const encoded_prefix = encodeDotInKeys ? String(prefix).replace(/\./g, "%2E") : String(prefix);
	const adjusted_prefix = commaRoundTrip && isArray(obj) && obj.length === 1 ? encoded_prefix + "[]" : encoded_prefix;
	if (allowEmptyArrays && isArray(obj) && obj.length === 0) return adjusted_prefix + "[]";
	for (let j = 0; j < obj_keys.length; ++j) {
		const key = obj_keys[j];
		const value = typeof key === "object" && typeof key.value !== "undefined" ? key.value : obj[key];
		if (skipNulls && value === null) continue;
		const encoded_key = allowDots && encodeDotInKeys ? key.replace(/\./g, "%2E") : key;
		const key_prefix = isArray(obj) ? typeof generateArrayPrefix === "function" ? generateArrayPrefix(adjusted_prefix, encoded_key) : adjusted_prefix : adjusted_prefix + (allowDots ? "." + encoded_key : "[" + encoded_key + "]");
		sideChannel.set(object, step);
		const valueSideChannel = /* @__PURE__ */ new WeakMap();
		valueSideChannel.set(sentinel, sideChannel);
		push_to_array(values, inner_stringify(value, key_prefix, generateArrayPrefix, commaRoundTrip, allowEmptyArrays, strictNullHandling, skipNulls, encodeDotInKeys, generateArrayPrefix === "comma" && encodeValuesOnly && isArray(obj) ? null : encoder, filter, sort, allowDots, serializeDate, format, formatter, encodeValuesOnly, charset, valueSideChannel));
	}
	return values;
}
function normalize_stringify_options(opts = defaults) {
	if (typeof opts.allowEmptyArrays !== "undefined" && typeof opts.allowEmptyArrays !== "boolean") throw new TypeError("`allowEmptyArrays` option can only be `true` or `false`, when provided");
	if (typeof opts.encodeDotInKeys !== "undefined" && typeof opts.encodeDotInKeys !== "boolean") throw new TypeError("`encodeDotInKeys` option can only be `true` or `false`, when provided");
	if (opts.encoder !== null && typeof opts.encoder !== "undefined" && typeof opts.encoder !== "function") throw new TypeError("Encoder has to be a function.");
	const charset = opts.charset || defaults.charset;
	if (typeof opts.charset !== "undefined" && opts.charset !== "utf-8" && opts.charset !== "iso-8859-1") throw new TypeError("The charset option must be either utf-8, iso-8859-1, or undefined");
	let format = default_format;
	if (typeof opts.format !== "undefined") {
		if (!has(formatters, opts.format)) throw new TypeError("Unknown format option provided.");
		format = opts.format;
	}
	const formatter = formatters[format];
	let filter = defaults.filter;
	if (typeof opts.filter === "function" || isArray(opts.filter)) filter = opts.filter;
	let arrayFormat;
	if (opts.arrayFormat && opts.arrayFormat in array_prefix_generators) arrayFormat = opts.arrayFormat;
	else if ("indices" in opts) arrayFormat = opts.indices ? "indices" : "repeat";
	else arrayFormat = defaults.arrayFormat;
	if ("commaRoundTrip" in opts && typeof opts.commaRoundTrip !== "boolean") throw new TypeError("`commaRoundTrip` must be a boolean, or absent");
	const allowDots = typeof opts.allowDots === "undefined" ? !!opts.encodeDotInKeys === true ? true : defaults.allowDots : !!opts.allowDots;
	return {
		addQueryPrefix: typeof opts.addQueryPrefix === "boolean" ? opts.addQueryPrefix : defaults.addQueryPrefix,
		allowDots,
		allowEmptyArrays: typeof opts.allowEmptyArrays === "boolean" ? !!opts.allowEmptyArrays : defaults.allowEmptyArrays,
		arrayFormat,
		charset,
		charsetSentinel: typeof opts.charsetSentinel === "boolean" ? opts.charsetSentinel : defaults.charsetSentinel,
		commaRoundTrip: !!opts.commaRoundTrip,
		delimiter: typeof opts.delimiter === "undefined" ? defaults.delimiter : opts.delimiter,
		encode: typeof opts.encode === "boolean" ? opts.encode : defaults.encode,
		encodeDotInKeys: typeof opts.encodeDotInKeys === "boolean" ? opts.encodeDotInKeys : defaults.encodeDotInKeys,
		encoder: typeof opts.encoder === "function" ? opts.encoder : defaults.encoder,
		encodeValuesOnly: typeof opts.encodeValuesOnly === "boolean" ? opts.encodeValuesOnly : defaults.encodeValuesOnly,
		filter,
		format,
		formatter,
		serializeDate: typeof opts.serializeDate === "function" ? opts.serializeDate : defaults.serializeDate,
		skipNulls: typeof opts.skipNulls === "boolean" ? opts.skipNulls : defaults.skipNulls,
		sort: typeof opts.sort === "function" ? opts.sort : null,
		strictNullHandling: typeof opts.strictNullHandling === "boolean" ? opts.strictNullHandling : defaults.strictNullHandling
	};
}
function stringify(object, opts = {}) {
	let obj = object;
	const options = normalize_stringify_options(opts);
	let obj_keys;
	let filter;
	if (typeof options.filter === "function") {
		filter = options.filter;
		obj = filter("", obj);
	} else if (isArray(options.filter)) {
		filter = options.filter;
		obj_keys = filter;
	}
	const keys = [];
	if (typeof obj !== "object" || obj === null) return "";
	const generateArrayPrefix = array_prefix_generators[options.arrayFormat];
	const commaRoundTrip = generateArrayPrefix === "comma" && options.commaRoundTrip;
	if (!obj_keys) obj_keys = Object.keys(obj);
	if (options.sort) obj_keys.sort(options.sort);
	const sideChannel = /* @__PURE__ */ new WeakMap();
	for (let i = 0; i < obj_keys.length; ++i) {
		const key = obj_keys[i];
		if (options.skipNulls && obj[key] === null) continue;
		push_to_array(keys, inner_stringify(obj[key], key, generateArrayPrefix, commaRoundTrip, options.allowEmptyArrays, options.strictNullHandling, options.skipNulls, options.encodeDotInKeys, options.encode ? options.encoder : null, options.filter, options.sort, options.allowDots, options.serializeDate, options.format, options.formatter, options.encodeValuesOnly, options.charset, sideChannel));
	}
	const joined = keys.join(options.delimiter);
	let prefix = options.addQueryPrefix === true ? "?" : "";
	if (options.charsetSentinel) {
		if (options.charset === "iso-8859-1") prefix += "utf8=%26%2310003%3B&";
		else prefix += "utf8=%E2%9C%93&";
	}
	return joined.length > 0 ? prefix + joined : "";
}
// node_modules/@anthropic-ai/sdk/internal/utils/query.mjs
function stringifyQuery(query) {
	return stringify(query, { arrayFormat: "brackets" });
}
// node_modules/@anthropic-ai/sdk/core/resource.mjs
var APIResource = class {
	constructor(client) {
		this._client = client;
	}
};
// node_modules/@anthropic-ai/sdk/internal/parse.mjs
async function defaultParseResponse(client, props) {
	const { response, requestLogID, retryOfRequestLogID, startTime } = props;
	const body = await (async () => {
		if (props.options.stream) {
			loggerFor(client).debug("response", response.status, response.url, response.headers, response.body);
			return Stream.fromSSEResponse(response, props.controller, client);
		}
		if (response.status === 204) return null;
		if (props.options.__binaryResponse) return response;
		const mediaType = response.headers.get("content-type")?.split(";")[0]?.trim();
		if (mediaType?.includes("application/json") || mediaType?.endsWith("+json")) {
			if (response.headers.get("content-length") === "0") return;
			return addResponseIDs(await response.json(), response);
		}
		return await response.text();
	})().finally(() => {
		if (!props.options.stream && !props.options.__binaryResponse) releaseRequestSignal(props.controller);
	});
	debugLogRequestDetails(loggerFor(client), `[${requestLogID}] response parsed`, {
		retryOfRequestLogID,
		url: response.url,
		status: response.status,
		body,
		durationMs: Date.now() - startTime
	});
	return body;
}
function addResponseIDs(value, response) {
	if (!value || typeof value !== "object" || Array.isArray(value)) return value;
	return Object.defineProperties(value, {
		_request_id: {
			value: response.headers.get("request-id"),
			enumerable: false
		},
		_workspace_id: {
			value: response.headers.get("anthropic-workspace-id"),
			enumerable: false
		}
	});
}
// node_modules/@anthropic-ai/sdk/internal/uploads.mjs
const checkFileSupport = () => {
	if (typeof File === "undefined") {
		const { process } = globalThis;
		const isOldNode = typeof process?.versions?.node === "string" && parseInt(process.versions.node.split(".")) < 20;
		throw new Error("`File` is not defined as a global, which is required for file uploads." + (isOldNode ? " Update to Node 20 LTS or newer, or set `globalThis.File` to `import('node:buffer').File`." : ""));
	}
};
/**
* Construct a `File` instance. This is used to ensure a helpful error is thrown
* for environments that don't define a global `File` yet.
*/
function makeFile(fileBits, fileName, options) {
	checkFileSupport();
	return new File(fileBits, fileName ?? "", options);
}
function getName(value, stripPath) {
	const val = typeof value === "object" && value !== null && ("name" in value && value.name && String(value.name) || "url" in value && value.url && String(value.url) || "filename" in value && value.filename && String(value.filename) || "path" in value && value.path && String(value.path)) || "";
	return stripPath ? val.split(/[\\/]/).pop() || void 0 : val;
}
const isAsyncIterable = (value) => value != null && typeof value === "object" && typeof value[Symbol.asyncIterator] === "function";
// node_modules/@anthropic-ai/sdk/lib/internal/tracing/attributes.mjs
const ATTR_GEN_AI_INPUT_MESSAGES = "gen_ai.input.messages";
const ATTR_GEN_AI_OPERATION_NAME = "gen_ai.operation.name";
const ATTR_GEN_AI_OUTPUT_MESSAGES = "gen_ai.output.messages";
const ATTR_GEN_AI_OUTPUT_TYPE = "gen_ai.output.type";
const ATTR_GEN_AI_REQUEST_MODEL = "gen_ai.request.model";
const ATTR_GEN_AI_REQUEST_STOP_SEQUENCES = "gen_ai.request.stop_sequences";
const ATTR_GEN_AI_RESPONSE_TIME_TO_FIRST_CHUNK = "gen_ai.response.time_to_first_chunk";
const ATTR_GEN_AI_SYSTEM_INSTRUCTIONS = "gen_ai.system_instructions";
const ATTR_GEN_AI_TOOL_CALL_ARGUMENTS = "gen_ai.tool.call.arguments";
const ATTR_GEN_AI_TOOL_CALL_ID = "gen_ai.tool.call.id";
const ATTR_GEN_AI_TOOL_DESCRIPTION = "gen_ai.tool.description";
const ATTR_GEN_AI_TOOL_NAME = "gen_ai.tool.name";
const ATTR_GEN_AI_TOOL_TYPE = "gen_ai.tool.type";
const ATTR_GEN_AI_USAGE_INPUT_TOKENS = "gen_ai.usage.input_tokens";
const GEN_AI_OPERATION_NAME_VALUE_EXECUTE_TOOL = "execute_tool";
const GEN_AI_OPERATION_NAME_VALUE_INVOKE_AGENT = "invoke_agent";
const GEN_AI_OUTPUT_TYPE_VALUE_JSON = "json";
const GEN_AI_TOOL_TYPE_VALUE_FUNCTION = "function";
const ATTR_ANTHROPIC_CONTENT_TRUNCATED = "anthropic.content.truncated";
const ATTR_ANTHROPIC_TOOL_RESULT_CONTENT = "anthropic.tool_result.content";
const ATTR_ANTHROPIC_TOOLSET_NAME = "anthropic.toolset.name";
const ATTR_ANTHROPIC_USAGE_COMPACTION_INPUT_TOKENS = "anthropic.usage.compaction.input_tokens";
const ATTR_ANTHROPIC_USAGE_COMPACTION_OUTPUT_TOKENS = "anthropic.usage.compaction.output_tokens";
// node_modules/@anthropic-ai/sdk/lib/internal/tracing/content.mjs
/**
* Sets the content attributes of a `messages.create` API call, within `limit` bytes: first
* with the request alone, and again with `output`, the response's content blocks. The second call
* sets only the output when that fits beside the request's content, and otherwise sets everything
* again to remove more of it.
*/
function setMessageContentAttributes(call, body, output, limit) {
	const span = call.span;
	const requestSize = call.requestContentSize;
	if (output !== void 0 && requestSize !== void 0) {
		const outputMessages = JSON.stringify([{
			role: "assistant",
			parts: contentParts(output)
		}]);
		if (requestSize + 3 * outputMessages.length <= limit || requestSize + utf8Length(outputMessages) <= limit) {
			span.setAttribute(ATTR_GEN_AI_OUTPUT_MESSAGES, outputMessages);
			return;
		}
	}
	const size = setContentAttributes(span, {
		[ATTR_GEN_AI_REQUEST_STOP_SEQUENCES]: body.stop_sequences?.length ? [...body.stop_sequences] : void 0,
		[ATTR_GEN_AI_SYSTEM_INSTRUCTIONS]: body.system === void 0 ? void 0 : contentParts(body.system),
		[ATTR_GEN_AI_INPUT_MESSAGES]: body.messages.map((message) => ({
			role: message.role,
			parts: contentParts(message.content)
		})),
		[ATTR_GEN_AI_OUTPUT_MESSAGES]: output === void 0 ? void 0 : [{
			role: "assistant",
			parts: contentParts(output)
		}]
	}, limit);
	if (output === void 0) call.requestContentSize = size;
}
function contentParts(content) {
	if (typeof content === "string") return [{
		type: "text",
		content
	}];
	return content?.map(blockPart) ?? [];
}
/**
* The part of a content block. A block that the conventions have no part for is a part with only
* a type: image and document data is large and binary, and redacted thinking is encrypted.
*/
function blockPart(block) {
	switch (block.type) {
		case "text": return {
			type: "text",
			content: block.text
		};
		case "thinking": return {
			type: "reasoning",
			content: block.thinking
		};
		case "tool_use": return {
			type: "tool_call",
			id: block.id,
			name: block.name,
			arguments: block.input,
			...typeof block.toolset_name === "string" ? { anthropic_toolset_name: block.toolset_name } : void 0
		};
		case "server_tool_use": return {
			type: "tool_call",
			id: block.id,
			name: block.name,
			arguments: block.input
		};
		case "mcp_tool_use": return {
			type: "tool_call",
			id: block.id,
			name: block.name,
			arguments: block.input,
			anthropic_mcp_server_name: block.server_name
		};
		case "tool_result": return {
			type: "tool_call_response",
			id: block.tool_use_id,
			response: toolResultContentBlocks(block.content)
		};
		default:
			if (typeof block.type !== "string") return { type: "anthropic_unknown" };
			if (block.type.endsWith("_tool_result") && "tool_use_id" in block) return {
				type: "tool_call_response",
				id: block.tool_use_id,
				response: resultBlockContent(block.content)
			};
			return { type: `anthropic_${block.type}` };
	}
}
/**
* The content blocks of a tool result, always as a list: a result with no content has none. A text
* block and a search result block keep their fields ({@link withoutLeftOutFields}), and any other
* block has only its type.
*/
function toolResultContentBlocks(content) {
	if (content === void 0 || content === null) return [];
	if (typeof content === "string") return [{
		type: "text",
		text: content
	}];
	return content.map((block) => {
		if (block.type === "text" || block.type === "search_result") return withoutLeftOutFields(block);
		if (typeof block.type !== "string") return { type: "unknown" };
		return { type: block.type };
	});
}
/**
* What a span holds of the content of a server tool's or an MCP tool's result block, which is a
* string, a list of blocks, or one object such as a code execution result or an error: always a
* list, which holds that one object alone.
*/
function resultBlockContent(content) {
	if (content === void 0 || content === null) return [];
	if (typeof content === "string") return [{
		type: "text",
		text: content
	}];
	if (!Array.isArray(content)) return [withoutLeftOutFields(content)];
	return content.map((block) => {
		if (block.type === "text" || block.type === "search_result" || block.type === "web_search_result") return withoutLeftOutFields(block);
		if (typeof block.type !== "string") return { type: "unknown" };
		return { type: block.type };
	});
}
/**
* `value` without, at any depth, the fields whose name starts with `encrypted_`, which are opaque,
* and without image and document data, which is large and binary.
*/
function withoutLeftOutFields(value) {
	if (Array.isArray(value)) return value.map(withoutLeftOutFields);
	if (typeof value !== "object" || value === null) return value;
	const { type, file_type } = value;
	if (type === "image" || type === "document") return { type };
	const isImageOrDocumentView = type === "text_editor_code_execution_view_result" && (file_type === "image" || file_type === "pdf");
	return Object.fromEntries(Object.entries(value).filter(([name]) => !name.startsWith("encrypted_") && !(name === "content" && isImageOrDocumentView)).map(([name, field]) => [name, withoutLeftOutFields(field)]));
}
/**
* Sets the content attributes of `span` within `limit` bytes of UTF-8.
* `gen_ai.request.stop_sequences` alone is not JSON: the conventions type it as an array of
* strings, which every backend takes, and its size is that of its strings. Each other attribute is
* one JSON string.
*
* A UTF-16 code unit takes at most three bytes, so content whose `length` is at most a third of
* the limit fits, as most does, and is not measured. Other content is measured in bytes
* ({@link utf8Length}).
*
* First, the stop sequences, and an attribute that {@link ContentAttributes} does not name, are
* left out whole when they alone are over the limit. Then message parts are removed to fit
* ({@link withoutFirstParts}), and on a tool span the last blocks of the tool result
* ({@link truncateToolResultContent}). A span that lost any of these gets
* `anthropic.content.truncated`. Only what stays after that can leave a span over the limit: an
* emptied list, a message without parts, and the last text part, cut from its end.
*
* Returns the size of what it set, or more than that when it did not measure.
*/
function setContentAttributes(span, attributes, limit) {
	const { [ATTR_GEN_AI_REQUEST_STOP_SEQUENCES]: stopSequences, [ATTR_GEN_AI_SYSTEM_INSTRUCTIONS]: instructions, [ATTR_GEN_AI_INPUT_MESSAGES]: input, [ATTR_GEN_AI_OUTPUT_MESSAGES]: output, [ATTR_ANTHROPIC_TOOL_RESULT_CONTENT]: toolResult, ...others } = attributes;
	const messages = {
		[ATTR_GEN_AI_SYSTEM_INSTRUCTIONS]: instructions,
		[ATTR_GEN_AI_INPUT_MESSAGES]: input,
		[ATTR_GEN_AI_OUTPUT_MESSAGES]: output
	};
	const values = {};
	const blocks = toolResult?.map((block) => JSON.stringify(block));
	const sizeOf = 3 * ([...stopSequences ?? [], ...blocks ?? []].reduce((sum, text) => sum + text.length + 1, 2) + serialize(others, values) + serialize(messages, values)) <= limit ? (text) => 3 * text.length : utf8Length;
	const sizeOfMessages = () => Object.keys(messages).reduce((sum, key) => sum + sizeOf(values[key] ?? ""), 0);
	const stopSequencesSize = stopSequences?.reduce((sum, each) => sum + sizeOf(each), 0) ?? 0;
	const keepsStopSequences = stopSequences !== void 0 && stopSequencesSize <= limit;
	let size = keepsStopSequences ? stopSequencesSize : 0;
	let truncated = stopSequences !== void 0 && !keepsStopSequences;
	for (const key of Object.keys(others)) {
		const jsonSize = sizeOf(values[key] ?? "");
		if (jsonSize > limit) {
			delete values[key];
			truncated = true;
		} else size += jsonSize;
	}
	let messagesSize = sizeOfMessages();
	if (size + messagesSize > limit) {
		const { truncated: lostParts, ...fitted } = withoutFirstParts(messages, size + messagesSize - limit);
		truncated || (truncated = lostParts);
		serialize(fitted, values);
		messagesSize = sizeOfMessages();
	}
	size += messagesSize;
	if (blocks !== void 0) {
		const kept = truncateToolResultContent(blocks, limit - size, sizeOf);
		values[ATTR_ANTHROPIC_TOOL_RESULT_CONTENT] = kept.json;
		size += kept.size;
		truncated || (truncated = kept.truncated);
	}
	if (truncated) span.setAttribute(ATTR_ANTHROPIC_CONTENT_TRUNCATED, true);
	if (keepsStopSequences) span.setAttribute(ATTR_GEN_AI_REQUEST_STOP_SEQUENCES, stopSequences);
	for (const [key, value] of Object.entries(values)) span.setAttribute(key, value);
	return size;
}
/** Puts the JSON of each defined attribute in `values`, and returns the `length` of what it put there. */
function serialize(attributes, values) {
	let length = 0;
	for (const [key, value] of Object.entries(attributes)) if (value !== void 0) {
		values[key] = JSON.stringify(value);
		length += values[key].length;
	}
	return length;
}
/**
* `attributes` with `excess` bytes less of JSON. The parts of the system instructions, the
* input messages and the output messages are one list, which loses whole parts from its start. The
* last part left, when it is a text part, keeps the start of its `content` that fits.
*/
function withoutFirstParts(attributes, excess) {
	const withOwnParts = (messages) => messages?.map((message) => ({
		...message,
		parts: [...message.parts]
	}));
	const instructions = attributes[ATTR_GEN_AI_SYSTEM_INSTRUCTIONS]?.slice();
	const input = withOwnParts(attributes[ATTR_GEN_AI_INPUT_MESSAGES]);
	const output = withOwnParts(attributes[ATTR_GEN_AI_OUTPUT_MESSAGES]);
	const lists = [instructions ?? [], ...[...input ?? [], ...output ?? []].map(({ parts }) => parts)];
	let left = lists.reduce((sum, parts) => sum + parts.length, 0);
	let truncated = false;
	for (const parts of lists) {
		let removed = 0;
		while (excess > 0 && removed < parts.length) {
			const part = parts[removed];
			const size = utf8Length(JSON.stringify(part));
			const content = part["content"];
			if (left === 1 && part.type === "text" && typeof content === "string") {
				const kept = startThatFits(part, content, size - excess);
				if (kept !== content) {
					parts[removed] = {
						...part,
						content: kept
					};
					truncated = true;
				}
				break;
			}
			excess -= size + (removed + 1 < parts.length ? 1 : 0);
			removed++;
			left--;
			truncated = true;
		}
		parts.splice(0, removed);
	}
	return {
		[ATTR_GEN_AI_SYSTEM_INSTRUCTIONS]: instructions,
		[ATTR_GEN_AI_INPUT_MESSAGES]: input,
		[ATTR_GEN_AI_OUTPUT_MESSAGES]: output,
		truncated
	};
}
/**
* The longest start of `content` with which the JSON of the text part `part` fits in `limit`
* bytes. It never ends between the two halves of a surrogate pair.
*/
function startThatFits(part, content, limit) {
	const room = limit - utf8Length(JSON.stringify({
		...part,
		content: ""
	}));
	const head = content.slice(0, Math.max(room, 0));
	const escaped = JSON.stringify(head);
	let length = 0;
	let escapedLength = 0;
	let size = 0;
	while (length < head.length) {
		const point = escaped.codePointAt(1 + escapedLength);
		const units = point > 65535 ? 2 : 1;
		const escapedUnits = point !== 92 ? units : escaped[2 + escapedLength] === "u" ? 6 : 2;
		size += point < 128 ? escapedUnits : point < 2048 ? 2 : point < 65536 ? 3 : 4;
		if (size > room) break;
		escapedLength += escapedUnits;
		length += units;
	}
	return content.slice(0, length);
}
/**
* The JSON of the first of `blocks`, each the JSON of a content block of a tool result, that fit
* in `limit` bytes, the size of that JSON as `sizeOf` measures it, and whether it is not all of them.
*/
function truncateToolResultContent(blocks, limit, sizeOf) {
	const kept = [];
	let size = 2;
	for (const block of blocks) {
		const next = size + (kept.length === 0 ? 0 : 1) + sizeOf(block);
		if (next > limit) break;
		kept.push(block);
		size = next;
	}
	return {
		json: "[" + kept.join(",") + "]",
		size,
		truncated: kept.length < blocks.length
	};
}
/** The size of `text` in UTF-8, in bytes. It makes no copy of the text to measure it. */
function utf8Length(text) {
	let size = 0;
	for (let index = 0; index < text.length; index++) {
		const unit = text.charCodeAt(index);
		if (unit < 128) size += 1;
		else if (unit < 2048) size += 2;
		else if (unit >= 55296 && unit < 56320 && (text.charCodeAt(index + 1) & 64512) === 56320) {
			size += 4;
			index++;
		} else size += 3;
	}
	return size;
}
// node_modules/@anthropic-ai/sdk/lib/internal/tracing/response.mjs
/**
* Sets the attributes that are sums over `usage`, the usage of a Message as the API sent it.
* `setResponseAttributes` sets the attributes that one field gives. The compactions' tokens are final
* only from the `message_delta` of a streamed Message on, and are set only when `complete` is true.
*/
function setUsageSumAttributes(span, usage, complete) {
	if (!isObj(usage)) return;
	if (typeof usage["input_tokens"] === "number") span.setAttribute(ATTR_GEN_AI_USAGE_INPUT_TOKENS, inputTokens(usage));
	if (!complete) return;
	const compactions = (Array.isArray(usage["iterations"]) ? usage["iterations"] : []).filter((each) => isObj(each) && each["type"] === "compaction");
	if (compactions.length > 0) {
		span.setAttribute(ATTR_ANTHROPIC_USAGE_COMPACTION_INPUT_TOKENS, compactions.reduce((sum, each) => sum + inputTokens(each), 0));
		span.setAttribute(ATTR_ANTHROPIC_USAGE_COMPACTION_OUTPUT_TOKENS, compactions.reduce((sum, each) => sum + count(each, "output_tokens"), 0));
	}
}
/** The token counts of a usage, or of one of its iterations, that add up to its input tokens. */
const INPUT_TOKEN_COUNTS = [
	"input_tokens",
	"cache_read_input_tokens",
	"cache_creation_input_tokens"
];
function inputTokens(usage) {
	return INPUT_TOKEN_COUNTS.reduce((sum, name) => sum + count(usage, name), 0);
}
/** The token count `name` of `usage`, or 0 when it has none. */
function count(usage, name) {
	const value = usage[name];
	return typeof value === "number" ? value : 0;
}
// node_modules/@anthropic-ai/sdk/lib/internal/tracing/api-call.mjs
/**
* What a `messages.create` span starts with from `request`, the options of its request.
* `startApiCallSpan` reads the attributes that one field of the body or one header gives. A sampler
* sees only the attributes that a span starts with.
*/
function messagesCreateSpanSettings(client, request) {
	return {
		route: "/v1/messages",
		request,
		attributes: guardTracing(client, () => {
			const outputConfig = isObj(request.body) ? request.body["output_config"] : void 0;
			const format = isObj(outputConfig) ? outputConfig["format"] : void 0;
			return isObj(format) && format["type"] === "json_schema" ? { [ATTR_GEN_AI_OUTPUT_TYPE]: GEN_AI_OUTPUT_TYPE_VALUE_JSON } : {};
		})
	};
}
/**
* In content mode, sets the request's content on `call`. The span does not start with it, because
* the size limit counts it together with the response's content. Returns `call`.
*/
function recordMessagesCreateRequest(client, call, body) {
	if (!call?.span.isRecording()) return call;
	try {
		const { contentMode, maxContentBytes } = client.openTelemetry.traces;
		if (contentMode === "content") setMessageContentAttributes(call, body, void 0, maxContentBytes);
	} catch (problem) {
		loggerFor(client).debug("could not record the request on its span", problem);
	}
	return call;
}
/**
* Sets the sums over the response's usage and, in content mode, the response's content on `call`.
* A streamed response is recorded as the application reads it
* (`endAnthropicApiCallSpanWhenStreamEnds`).
*/
function recordMessagesCreateResponse(client, call, body, data) {
	if (!call?.span.isRecording() || data instanceof Stream) return;
	try {
		setUsageSumAttributes(call.span, data.usage, true);
		const { contentMode, maxContentBytes } = client.openTelemetry.traces;
		if (contentMode === "content") setMessageContentAttributes(call, body, data.content, maxContentBytes);
	} catch (problem) {
		loggerFor(client).debug("could not record the response on its span", problem);
	}
}
// node_modules/@anthropic-ai/sdk/internal/trace-headers.mjs
/**
* The names, in lower case, of the headers that carry a trace context: those of W3C Trace Context
* and Baggage, and any other that the propagator the application registered writes. An HTTP
* instrumentation may add to them or replace them after a request is signed, so a signature must not
* cover them. A propagator that fails to list its fields adds none.
*/
function traceHeaderNames() {
	const names = /* @__PURE__ */ new Set([
		"traceparent",
		"tracestate",
		"baggage"
	]);
	try {
		for (const name of propagation.fields()) names.add(name.toLowerCase());
	} catch (problem) {
		defaultLogger().debug("could not record telemetry", problem);
	}
	return names;
}
// node_modules/@anthropic-ai/sdk/lib/internal/tracing/headers.mjs
/**
* Removes the trace-context headers ({@link traceHeaderNames}) from `headers` and returns them.
*/
function takeTraceHeaders(headers) {
	const names = traceHeaderNames();
	const taken = Array.from(headers.entries()).filter(([name]) => names.has(name));
	for (const [name] of taken) headers.delete(name);
	return taken;
}
/**
* Returns a middleware that runs `middleware`, which may sign the request, without the trace-context
* headers, and sets them again on what `middleware` passes on.
*/
function withoutTraceHeaders(middleware) {
	return (request, next, ctx) => {
		const headers = new Headers(request.headers);
		const traceHeaders = takeTraceHeaders(headers);
		return middleware({
			...request,
			headers
		}, (inner) => {
			const restored = new Headers(inner.headers);
			for (const [name, value] of traceHeaders) restored.set(name, value);
			return next({
				...inner,
				headers: restored
			});
		}, ctx);
	};
}
// node_modules/@anthropic-ai/sdk/lib/internal/tracing/streaming.mjs
/**
* In content mode, records `message`, which a stream helper accumulated, as the response content
* of `call`, under the same size limit as a response that is not streamed.
*/
function recordStreamedMessageContent(client, call, body, message) {
	if (!call.span.isRecording() || client.openTelemetry.traces.contentMode !== "content") return;
	try {
		setMessageContentAttributes(call, body, message.content, client.openTelemetry.traces.maxContentBytes);
	} catch (problem) {
		loggerFor(client).debug("could not record the streamed message on its span", problem);
	}
}
/**
* Ends `span` when the application's read of `stream` ends. Only the stream of `messages.create`
* has events that the span records.
*/
function endAnthropicApiCallSpanWhenStreamEnds(client, span, stream, props) {
	if (props.options.__span?.name === "anthropic.messages.create" && stream instanceof Stream) endMessagesCreateSpanWhenStreamEnds(client, span, stream, props);
	else endApiCallSpanWhenStreamEnds(span, stream, props);
}
/**
* Ends the span of a `messages.create` API call when the application's read of `stream` ends, with
* the attributes of the Message that the events reconstruct, as far as it was read. The content is
* that of a stream helper's Message: the helper records it at `message_stop`
* (`recordStreamedMessageContent`), and a stream that ends earlier records it here.
*/
function endMessagesCreateSpanWhenStreamEnds(client, span, stream, props) {
	if (!span.isRecording()) return;
	span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, props.response.status);
	setResponseHeaderAttributes(span, props.response);
	const call = props.options.__span;
	const startTime = call?.startTime;
	let message;
	let usage;
	let sawDelta = false;
	let sawMessageDelta = false;
	let sawStop = false;
	observeStream(stream, props.controller.signal, {
		onItem(event) {
			try {
				switch (event.type) {
					case "message_start": {
						const atStart = { ...event.message };
						usage = { ...event.message.usage };
						message = {};
						for (const [, [name]] of SPAN_ATTRIBUTES[call?.name ?? ""]?.response ?? []) if (name !== void 0 && name !== "usage") message[name] = atStart[name];
						break;
					}
					case "content_block_start": {
						const block = event.content_block;
						if (message && isObj(block) && block["type"] === "fallback" && isObj(block["to"])) message["model"] = block["to"]["model"];
						break;
					}
					case "message_delta":
						if (message && usage) {
							const totals = isObj(event.usage) ? event.usage : {};
							usage["output_tokens"] = totals["output_tokens"];
							for (const name of TOTALS_IN_MESSAGE_DELTA) if (totals[name] != null) usage[name] = totals[name];
							if (event.delta.stop_reason != null) message["stop_reason"] = event.delta.stop_reason;
							sawMessageDelta = true;
						}
						break;
					case "message_stop":
						sawStop = true;
						break;
					case "content_block_delta":
						if (!sawDelta && startTime !== void 0) span.setAttribute(ATTR_GEN_AI_RESPONSE_TIME_TO_FIRST_CHUNK, (Date.now() - startTime) / 1e3);
						sawDelta = true;
				}
			} catch (problem) {
				loggerFor(client).debug("could not record the stream on its span", problem);
			}
		},
		onEnd(end) {
			try {
				if (message && usage && call) {
					const complete = sawMessageDelta || sawStop;
					let response = {
						...message,
						usage
					};
					if (!complete) for (const path of FINAL_FROM_MESSAGE_DELTA) response = without(response, path);
					setResponseAttributes(span, call.name, response);
					setUsageSumAttributes(span, usage, complete);
				}
			} catch (problem) {
				loggerFor(client).debug("could not record the stream on its span", problem);
			}
			const failure = call?.failure;
			if (!sawStop && call?.streamed && failure === void 0) recordStreamedMessageContent(client, call, call.streamed.body, call.streamed.message);
			if (end.reason === "failed") setErrorStatus(span, end.error);
			else if (failure !== void 0) setErrorStatus(span, failure, "client_error");
			else if (end.reason === "completed") {
				if (sawStop) span.setStatus({ code: SpanStatusCode.OK });
				else setErrorStatus(span, new AnthropicError("The stream ended before message_stop."), "api_error");
			}
			guardTracing(client, () => span.end());
		}
	});
}
/**
* The paths in a streamed Message whose values are final only from `message_delta` on.
* `message_start` has placeholders for them, so the span of a stream that ended before
* `message_delta` records nothing under them.
*/
const FINAL_FROM_MESSAGE_DELTA = [
	["stop_reason"],
	["usage", "output_tokens"],
	["usage", "output_tokens_details"]
];
/**
* The totals in the usage of `message_delta`, besides `output_tokens`, that replace those of
* `message_start`. Of the rest of the event, the span records the stop reason alone.
*/
const TOTALS_IN_MESSAGE_DELTA = [
	"input_tokens",
	"cache_creation_input_tokens",
	"cache_read_input_tokens",
	"output_tokens_details",
	"iterations"
];
/** `data` without the value at `path`, as a copy that shares what the path does not go through. */
function without(data, path) {
	const [name, ...rest] = path;
	if (name === void 0 || !(name in data)) return data;
	if (rest.length === 0) {
		const { [name]: _, ...others } = data;
		return others;
	}
	const value = data[name];
	return isObj(value) ? {
		...data,
		[name]: without(value, rest)
	} : data;
}
// node_modules/@anthropic-ai/sdk/internal/stainless-helper-header.mjs
/**
* Single source of truth for the `x-stainless-helper` telemetry header \u2014 the
* key, the closed value vocabulary, and per-object helper tagging. The
* append-don't-clobber merge for the header itself lives in
* {@link import('../internal/headers').buildHeaders} via `APPEND_HEADERS`.
*/
/**
* Telemetry header naming the SDK helper(s) a request came from. Always this
* lowercase form; `buildHeaders` matches it case-insensitively for its append
* semantics, but a single canonical casing keeps every call site greppable.
*/
const STAINLESS_HELPER_HEADER = "x-stainless-helper";
/** Telemetry header naming the SDK method (e.g. `stream`) in use. */
const STAINLESS_HELPER_METHOD_HEADER = "x-stainless-helper-method";
/**
* The `{ 'x-stainless-helper': value }` header dict, for passing into
* `buildHeaders` (which comma-appends `x-stainless-helper` across sources)
* or as `defaultHeaders`/per-request `headers`.
*/
function helperHeader(value) {
	return { [STAINLESS_HELPER_HEADER]: value };
}
/**
* Symbol used to mark objects created by SDK helpers for tracking.
* The value is the helper name (e.g., 'mcpTool', 'betaZodTool').
*/
const SDK_HELPER_SYMBOL = Symbol("anthropic.sdk.stainlessHelper");
function wasCreatedByStainlessHelper(value) {
	return typeof value === "object" && value !== null && SDK_HELPER_SYMBOL in value;
}
/**
* Collects helper names from tools and messages arrays, including tools that a
* `tool_addition` block in a message defines by value.
* Returns a deduplicated array of helper names found.
*/
function collectStainlessHelpers(tools, messages) {
	const helpers = /* @__PURE__ */ new Set();
	if (tools) {
		for (const tool of tools) if (wasCreatedByStainlessHelper(tool)) helpers.add(tool[SDK_HELPER_SYMBOL]);
	}
	if (messages) for (const message of messages) {
		if (wasCreatedByStainlessHelper(message)) helpers.add(message[SDK_HELPER_SYMBOL]);
		const content = message.content;
		if (Array.isArray(content)) for (const block of content) {
			if (wasCreatedByStainlessHelper(block)) helpers.add(block[SDK_HELPER_SYMBOL]);
			const definition = block?.tool?.definition;
			if (wasCreatedByStainlessHelper(definition)) helpers.add(definition[SDK_HELPER_SYMBOL]);
		}
	}
	return Array.from(helpers);
}
/**
* Builds x-stainless-helper header value from tools and messages.
* Returns an empty object if no helpers are found.
*/
function stainlessHelperHeader(tools, messages) {
	const helpers = collectStainlessHelpers(tools, messages);
	if (helpers.length === 0) return {};
	return { [STAINLESS_HELPER_HEADER]: helpers.join(", ") };
}
// node_modules/@anthropic-ai/sdk/lib/internal/tracing/tools.mjs
/**
* Starts the `anthropic.messages.tool_runner` span of one loop of the Messages tool runner, as a
* child of the current span. The runner sets its status and ends it.
*/
function startToolRunnerSpan(client, params, conversationId) {
	if (!client._tracer) return void 0;
	const hasJSONOutput = params.output_config?.format?.type === "json_schema" || params.output_format?.type === "json_schema";
	return client._tracer.startSpan("anthropic.messages.tool_runner", {
		kind: SpanKind.INTERNAL,
		attributes: {
			[ATTR_GEN_AI_OPERATION_NAME]: GEN_AI_OPERATION_NAME_VALUE_INVOKE_AGENT,
			[ATTR_GEN_AI_PROVIDER_NAME]: client._genAIProviderName,
			[ATTR_GEN_AI_REQUEST_MODEL]: params.model,
			...hasJSONOutput ? { [ATTR_GEN_AI_OUTPUT_TYPE]: GEN_AI_OUTPUT_TYPE_VALUE_JSON } : void 0,
			...conversationId != null ? { [ATTR_GEN_AI_CONVERSATION_ID]: conversationId } : void 0
		}
	});
}
/**
* Runs `run`, one client tool run of a tool runner, with the run's span current, and returns its
* result. An error result fails the span with `tool_error`, unless the application has aborted
* `signal`: a canceled run gets no status and no result.
*/
async function withToolUseSpan(client, tool, toolUse, options, run) {
	const tracer = client._tracer;
	if (!tracer) return run();
	const { signal, conversationId, sessionID, parentContext = context.active() } = options;
	const description = "description" in tool ? tool.description : void 0;
	const attributes = {
		[ATTR_GEN_AI_OPERATION_NAME]: GEN_AI_OPERATION_NAME_VALUE_EXECUTE_TOOL,
		[ATTR_GEN_AI_PROVIDER_NAME]: client._genAIProviderName,
		[ATTR_GEN_AI_TOOL_NAME]: toolUse.name,
		..."toolset_name" in toolUse && typeof toolUse.toolset_name === "string" ? { [ATTR_ANTHROPIC_TOOLSET_NAME]: toolUse.toolset_name } : void 0,
		...description ? { [ATTR_GEN_AI_TOOL_DESCRIPTION]: description } : void 0,
		[ATTR_GEN_AI_TOOL_CALL_ID]: toolUse.id,
		[ATTR_GEN_AI_TOOL_TYPE]: GEN_AI_TOOL_TYPE_VALUE_FUNCTION,
		...conversationId != null ? { [ATTR_GEN_AI_CONVERSATION_ID]: conversationId } : void 0,
		...sessionID != null ? { "anthropic.session.id": sessionID } : void 0,
		..."session_thread_id" in toolUse && toolUse.session_thread_id != null ? { "anthropic.session.thread.id": toolUse.session_thread_id } : void 0
	};
	const operation = toolUse.type === "agent.tool_use" ? "anthropic.tool_use" : wasCreatedByStainlessHelper(tool) && tool[SDK_HELPER_SYMBOL] === "mcpTool" ? "anthropic.mcp_tool_use" : "anthropic.custom_tool_use";
	const span = guardTracing(client, () => tracer.startSpan(`${operation} ${toolUse.name}`, {
		kind: SpanKind.INTERNAL,
		attributes
	}, parentContext));
	if (!span) return run();
	let result;
	try {
		result = await context.with(trace.setSpan(parentContext, span), run);
		return result;
	} finally {
		const succeeded = result !== void 0 && !result.isError;
		const canceled = !succeeded && signal?.aborted === true;
		const { contentMode, maxContentBytes } = client.openTelemetry.traces;
		if (contentMode === "content" && span.isRecording()) try {
			setContentAttributes(span, {
				[ATTR_GEN_AI_TOOL_CALL_ARGUMENTS]: toolUse.input,
				[ATTR_ANTHROPIC_TOOL_RESULT_CONTENT]: result && !canceled ? toolResultContentBlocks(result.content) : void 0
			}, maxContentBytes);
		} catch (problem) {
			loggerFor(client).debug("could not record the tool run on its span", problem);
		}
		guardTracing(client, () => {
			if (succeeded) span.setStatus({ code: SpanStatusCode.OK });
			else if (!canceled) setErrorStatus(span, result, "tool_error");
			span.end();
		});
	}
}
// node_modules/@anthropic-ai/sdk/core/api-promise.mjs
var _APIPromise_client;
/**
* A subclass of `Promise` providing additional helper methods
* for interacting with the SDK.
*/
var APIPromise = /* @__PURE__ */ (() => {
	/**
	* A subclass of `Promise` providing additional helper methods
	* for interacting with the SDK.
	*/
	class APIPromise extends Promise {
		constructor(client, responsePromise, parseResponse = defaultParseResponse) {
			super((resolve) => {
				resolve(null);
			});
			this.responsePromise = responsePromise;
			this.parseResponse = parseResponse;
			_APIPromise_client.set(this, void 0);
			__classPrivateFieldSet(this, _APIPromise_client, client, "f");
		}
		/** @internal The unparsed response with its request metadata, for helpers that build one request on another. */
		_responseProps() {
			return this.responsePromise;
		}
		_thenUnwrap(transform) {
			return new APIPromise(__classPrivateFieldGet(this, _APIPromise_client, "f"), this.responsePromise, async (client, props) => addResponseIDs(transform(await this.parseResponse(client, props), props), props.response));
		}
		/**
		* Gets the raw `Response` instance instead of parsing the response
		* data.
		*
		* If you want to parse the response body but still get the `Response`
		* instance, you can use {@link withResponse()}.
		*
		* \ud83d\udc4b Getting the wrong TypeScript type for `Response`?
		* Try setting `"moduleResolution": "NodeNext"` or add `"lib": ["DOM"]`
		* to your `tsconfig.json`.
		*/
		asResponse() {
			return this.responsePromise.then((props) => {
				const span = props.options.__span?.span;
				if (span && !this.parsedPromise) {
					const result = {
						status: "success",
						...props,
						data: void 0
					};
					guardTracing(__classPrivateFieldGet(this, _APIPromise_client, "f"), () => endApiCallSpan(span, result));
				}
				return props.response;
			});
		}
		/**
		* Gets the parsed response data, the raw `Response` instance and the ID of the request,
		* returned via the `request-id` header which is useful for debugging requests and resporting
		* issues to Anthropic.
		*
		* If you just want to get the raw `Response` instance without parsing it,
		* you can use {@link asResponse()}.
		*
		* \ud83d\udc4b Getting the wrong TypeScript type for `Response`?
		* Try setting `"moduleResolution": "NodeNext"` or add `"lib": ["DOM"]`
		* to your `tsconfig.json`.
		*/
		async withResponse() {
			const [data, response] = await Promise.all([this.parse(), this.asResponse()]);
			return {
				data,
				response,
				request_id: response.headers.get("request-id"),
				workspace_id: response.headers.get("anthropic-workspace-id")
			};
		}
		parse() {
			if (!this.parsedPromise) this.parsedPromise = this.responsePromise.then((props) => this.parseResponseTraced(props));
			return this.parsedPromise;
		}
		/**
		* Parses the body of an API call. When the call has a span, the span ends with the parse, or,
		* when the parse returns a streamed body, when the application has read that stream.
		*/
		async parseResponseTraced(props) {
			const call = props.options.__span;
			if (!call) return this.parseResponse(__classPrivateFieldGet(this, _APIPromise_client, "f"), props);
			const { span } = call;
			let data;
			try {
				data = await this.parseResponse(__classPrivateFieldGet(this, _APIPromise_client, "f"), props);
			} catch (error) {
				const result = {
					status: "error",
					...props,
					error
				};
				guardTracing(__classPrivateFieldGet(this, _APIPromise_client, "f"), () => endApiCallSpan(span, result));
				throw error;
			}
			const result = {
				status: "success",
				...props,
				data
			};
			guardTracing(__classPrivateFieldGet(this, _APIPromise_client, "f"), () => setCreatedIDAttribute(call, data));
			if (props.options.stream && isAsyncIterable(data)) guardTracing(__classPrivateFieldGet(this, _APIPromise_client, "f"), () => endAnthropicApiCallSpanWhenStreamEnds(__classPrivateFieldGet(this, _APIPromise_client, "f"), span, data, props));
			else guardTracing(__classPrivateFieldGet(this, _APIPromise_client, "f"), () => endApiCallSpan(span, result));
			return data;
		}
		then(onfulfilled, onrejected) {
			return this.parse().then(onfulfilled, onrejected);
		}
		catch(onrejected) {
			return this.parse().catch(onrejected);
		}
		finally(onfinally) {
			return this.parse().finally(onfinally);
		}
	}
	_APIPromise_client = /* @__PURE__ */ new WeakMap();
	return APIPromise;
})();
// node_modules/@anthropic-ai/sdk/core/pagination.mjs
var _AbstractPage_client;
var AbstractPage = /* @__PURE__ */ (() => {
	class AbstractPage {
		constructor(client, response, body, options) {
			_AbstractPage_client.set(this, void 0);
			__classPrivateFieldSet(this, _AbstractPage_client, client, "f");
			this.options = options;
			this.response = response;
			this.body = body;
		}
		hasNextPage() {
			if (!this.getPaginatedItems().length) return false;
			return this.nextPageRequestOptions() != null;
		}
		async getNextPage() {
			const nextOptions = this.nextPageRequestOptions();
			if (!nextOptions) throw new AnthropicError("No next page expected; please check `.hasNextPage()` before calling `.getNextPage()`.");
			const span = this.options.__span;
			return await __classPrivateFieldGet(this, _AbstractPage_client, "f").requestAPIList(this.constructor, {
				...nextOptions,
				__span: span && startApiCallSpan(__classPrivateFieldGet(this, _AbstractPage_client, "f"), span.name, { openTelemetry: this.options.openTelemetry }, {
					route: span.route,
					queryParams: span.queryParams,
					contentQueryParams: span.contentQueryParams,
					attributes: span.attributes,
					request: nextOptions
				})
			});
		}
		async *iterPages() {
			let page = this;
			yield page;
			while (page.hasNextPage()) {
				page = await page.getNextPage();
				yield page;
			}
		}
		async *[(_AbstractPage_client = /* @__PURE__ */ new WeakMap(), Symbol.asyncIterator)]() {
			for await (const page of this.iterPages()) for (const item of page.getPaginatedItems()) yield item;
		}
	}
	return AbstractPage;
})();
/**
* This subclass of Promise will resolve to an instantiated Page once the request completes.
*
* It also implements AsyncIterable to allow auto-paginating iteration on an unawaited list call, eg:
*
*    for await (const item of client.items.list()) {
*      console.log(item)
*    }
*/
var PagePromise = /* @__PURE__ */ (() => {
	/**
	* This subclass of Promise will resolve to an instantiated Page once the request completes.
	*
	* It also implements AsyncIterable to allow auto-paginating iteration on an unawaited list call, eg:
	*
	*    for await (const item of client.items.list()) {
	*      console.log(item)
	*    }
	*/
	class PagePromise extends APIPromise {
		constructor(client, request, Page) {
			super(client, request, async (client, props) => new Page(client, props.response, await defaultParseResponse(client, props), props.options));
		}
		/**
		* Allow auto-paginating iteration on an unawaited list call, eg:
		*
		*    for await (const item of client.items.list()) {
		*      console.log(item)
		*    }
		*/
		async *[Symbol.asyncIterator]() {
			const page = await this;
			for await (const item of page) yield item;
		}
	}
	return PagePromise;
})();
var Page = class extends AbstractPage {
	constructor(client, response, body, options) {
		super(client, response, body, options);
		this.data = body.data || [];
		this.has_more = body.has_more || false;
		this.first_id = body.first_id || null;
		this.last_id = body.last_id || null;
	}
	getPaginatedItems() {
		return this.data ?? [];
	}
	hasNextPage() {
		if (this.has_more === false) return false;
		return super.hasNextPage();
	}
	nextPageRequestOptions() {
		if (this.options.query?.["before_id"]) {
			const first_id = this.first_id;
			if (!first_id) return null;
			return {
				...this.options,
				query: {
					...maybeObj(this.options.query),
					before_id: first_id
				}
			};
		}
		const cursor = this.last_id;
		if (!cursor) return null;
		return {
			...this.options,
			query: {
				...maybeObj(this.options.query),
				after_id: cursor
			}
		};
	}
};
// node_modules/@anthropic-ai/sdk/internal/utils/path.mjs
/**
* Percent-encode everything that isn't safe to have in a path without encoding safe chars.
*
* Taken from https://datatracker.ietf.org/doc/html/rfc3986#section-3.3:
* > unreserved  = ALPHA / DIGIT / "-" / "." / "_" / "~"
* > sub-delims  = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "="
* > pchar       = unreserved / pct-encoded / sub-delims / ":" / "@"
*/
function encodeURIPath(str) {
	return str.replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@]+/g, encodeURIComponent);
}
const EMPTY = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.create(null));
const createPathTagFunction = (pathEncoder = encodeURIPath) => function path(statics, ...params) {
	if (statics.length === 1) return statics[0];
	let postPath = false;
	const invalidSegments = [];
	const path = statics.reduce((previousValue, currentValue, index) => {
		if (/[?#]/.test(currentValue)) postPath = true;
		const value = params[index];
		let encoded = (postPath ? encodeURIComponent : pathEncoder)("" + value);
		if (index !== params.length && (value == null || typeof value === "object" && value.toString === Object.getPrototypeOf(Object.getPrototypeOf(value.hasOwnProperty ?? EMPTY) ?? EMPTY)?.toString)) {
			encoded = value + "";
			invalidSegments.push({
				start: previousValue.length + currentValue.length,
				length: encoded.length,
				error: `Value of type ${Object.prototype.toString.call(value).slice(8, -1)} is not a valid path parameter`
			});
		}
		if (!postPath && (encoded === "" || encoded.startsWith(";"))) invalidSegments.push({
			start: previousValue.length + currentValue.length,
			length: encoded.length,
			error: `Value "${encoded}" can\'t be safely passed as a path parameter`
		});
		return previousValue + currentValue + (index === params.length ? "" : encoded);
	}, "");
	const pathOnly = path.split(/[?#]/, 1)[0];
	const invalidSegmentPattern = /(?<=^|\/)(?:\.|%2e){1,2}(?:;[^/]*)?(?=\/|$)/gi;
	let match;
	while ((match = invalidSegmentPattern.exec(pathOnly)) !== null) invalidSegments.push({
		start: match.index,
		length: match[0].length,
		error: `Value "${match[0]}" can\'t be safely passed as a path parameter`
	});
	invalidSegments.sort((a, b) => a.start - b.start);
	if (invalidSegments.length > 0) {
		const marks = [];
		for (const segment of invalidSegments) for (let i = segment.start; i < segment.start + Math.max(1, segment.length); i++) marks[i] = "^";
		const underline = Array.from(marks, (mark) => mark ?? " ").join("");
		throw new AnthropicError(`Path parameters result in path with invalid segments:\n${invalidSegments.map((e) => e.error).join("\n")}\n${path}\n${underline}`);
	}
	return path;
};
/**
* URI-encodes path params and ensures that none before any ? or # is empty and none introduces an unsafe /./ or /../ path segment.
*/
const path = /* @__PURE__ */ createPathTagFunction(encodeURIPath);
// node_modules/@anthropic-ai/sdk/resources/files.mjs
/**
* The file has `downloadable: false`. Only files generated by a tool, such as the
* code execution tool, can be downloaded.
*/
var FileNotDownloadableError = /* @__PURE__ */ (() => {
	/**
	* The file has `downloadable: false`. Only files generated by a tool, such as the
	* code execution tool, can be downloaded.
	*/
	class FileNotDownloadableError extends BadRequestError {}
	/** @internal */
	FileNotDownloadableError._errorName = "FileNotDownloadableError";
	return FileNotDownloadableError;
})();
/**
* The organization's file storage quota is exhausted. Delete files to free up
* space, then retry the upload.
*/
var StorageQuotaExceededError = /* @__PURE__ */ (() => {
	/**
	* The organization's file storage quota is exhausted. Delete files to free up
	* space, then retry the upload.
	*/
	class StorageQuotaExceededError extends BadRequestError {}
	/** @internal */
	StorageQuotaExceededError._errorName = "StorageQuotaExceededError";
	return StorageQuotaExceededError;
})();
/**
* The file's `expires_at` has passed, so its content is no longer available.
*/
var FileExpiredError = /* @__PURE__ */ (() => {
	/**
	* The file's `expires_at` has passed, so its content is no longer available.
	*/
	class FileExpiredError extends NotFoundError {}
	/** @internal */
	FileExpiredError._errorName = "FileExpiredError";
	return FileExpiredError;
})();
// node_modules/@anthropic-ai/sdk/resources/shared.mjs
/**
* The API key belongs to the Claude Code workspace, and the user who created it is
* no longer a member of the organization or of that workspace.
*/
var ClaudeCodeKeyCreatorNotMemberError = /* @__PURE__ */ (() => {
	/**
	* The API key belongs to the Claude Code workspace, and the user who created it is
	* no longer a member of the organization or of that workspace.
	*/
	class ClaudeCodeKeyCreatorNotMemberError extends BadRequestError {}
	/** @internal */
	ClaudeCodeKeyCreatorNotMemberError._errorName = "ClaudeCodeKeyCreatorNotMemberError";
	return ClaudeCodeKeyCreatorNotMemberError;
})();
/**
* The request comes from a Claude Code version older than the minimum that the
* requested model or the organization requires. Update Claude Code, then retry.
*/
var ClaudeCodeVersionTooOldError = /* @__PURE__ */ (() => {
	/**
	* The request comes from a Claude Code version older than the minimum that the
	* requested model or the organization requires. Update Claude Code, then retry.
	*/
	class ClaudeCodeVersionTooOldError extends BadRequestError {}
	/** @internal */
	ClaudeCodeVersionTooOldError._errorName = "ClaudeCodeVersionTooOldError";
	return ClaudeCodeVersionTooOldError;
})();
/**
* The workspace's customer-managed encryption key is disabled or revoked.
* Re-enable the key, then retry.
*/
var CMEKKeyDisabledError = /* @__PURE__ */ (() => {
	/**
	* The workspace's customer-managed encryption key is disabled or revoked.
	* Re-enable the key, then retry.
	*/
	class CMEKKeyDisabledError extends BadRequestError {}
	/** @internal */
	CMEKKeyDisabledError._errorName = "CMEKKeyDisabledError";
	return CMEKKeyDisabledError;
})();
/**
* The key management service's network access controls blocked the request to the
* workspace's customer-managed encryption key. The key itself may be healthy.
*/
var CMEKKeyNetworkBlockedError = /* @__PURE__ */ (() => {
	/**
	* The key management service's network access controls blocked the request to the
	* workspace's customer-managed encryption key. The key itself may be healthy.
	*/
	class CMEKKeyNetworkBlockedError extends BadRequestError {}
	/** @internal */
	CMEKKeyNetworkBlockedError._errorName = "CMEKKeyNetworkBlockedError";
	return CMEKKeyNetworkBlockedError;
})();
/**
* Anthropic has disabled the organization for trust and safety reasons. An
* organization disabled for any other reason, such as billing, does not get this
* code. `appeal_url`, when present, is where the organization can appeal.
*/
var OrganizationOnHoldError = /* @__PURE__ */ (() => {
	/**
	* Anthropic has disabled the organization for trust and safety reasons. An
	* organization disabled for any other reason, such as billing, does not get this
	* code. `appeal_url`, when present, is where the organization can appeal.
	*/
	class OrganizationOnHoldError extends BadRequestError {}
	/** @internal */
	OrganizationOnHoldError._errorName = "OrganizationOnHoldError";
	return OrganizationOnHoldError;
})();
/**
* The endpoint does not support the organization's type. Each endpoint's
* description says which organization types it supports.
*/
var OrganizationTypeNotSupportedError = /* @__PURE__ */ (() => {
	/**
	* The endpoint does not support the organization's type. Each endpoint's
	* description says which organization types it supports.
	*/
	class OrganizationTypeNotSupportedError extends BadRequestError {}
	/** @internal */
	OrganizationTypeNotSupportedError._errorName = "OrganizationTypeNotSupportedError";
	return OrganizationTypeNotSupportedError;
})();
/**
* The endpoint serves only organizations that belong to a parent organization, and
* this organization belongs to none.
*/
var ParentOrganizationRequiredError = /* @__PURE__ */ (() => {
	/**
	* The endpoint serves only organizations that belong to a parent organization, and
	* this organization belongs to none.
	*/
	class ParentOrganizationRequiredError extends BadRequestError {}
	/** @internal */
	ParentOrganizationRequiredError._errorName = "ParentOrganizationRequiredError";
	return ParentOrganizationRequiredError;
})();
/**
* The request body is not valid for its `Content-Encoding`.
*/
var RequestBodyEncodingInvalidError = /* @__PURE__ */ (() => {
	/**
	* The request body is not valid for its `Content-Encoding`.
	*/
	class RequestBodyEncodingInvalidError extends BadRequestError {}
	/** @internal */
	RequestBodyEncodingInvalidError._errorName = "RequestBodyEncodingInvalidError";
	return RequestBodyEncodingInvalidError;
})();
/**
* The request's `Content-Encoding` is not supported.
*/
var RequestBodyEncodingUnsupportedError = /* @__PURE__ */ (() => {
	/**
	* The request's `Content-Encoding` is not supported.
	*/
	class RequestBodyEncodingUnsupportedError extends BadRequestError {}
	/** @internal */
	RequestBodyEncodingUnsupportedError._errorName = "RequestBodyEncodingUnsupportedError";
	return RequestBodyEncodingUnsupportedError;
})();
/**
* Anthropic cannot currently bill the organization linked to the request's user
* profile, for a reason that lies with that organization's own account. The
* response does not say what the reason is.
*/
var LinkedOrganizationBillingUnavailableError = /* @__PURE__ */ (() => {
	/**
	* Anthropic cannot currently bill the organization linked to the request's user
	* profile, for a reason that lies with that organization's own account. The
	* response does not say what the reason is.
	*/
	class LinkedOrganizationBillingUnavailableError extends PaymentRequiredError {}
	/** @internal */
	LinkedOrganizationBillingUnavailableError._errorName = "LinkedOrganizationBillingUnavailableError";
	return LinkedOrganizationBillingUnavailableError;
})();
/**
* The organization linked to the request's user profile has reached a spend limit
* that it set, or lacks credit for the request. The response does not say which
* applies.
*/
var LinkedOrganizationSpendLimitReachedError = /* @__PURE__ */ (() => {
	/**
	* The organization linked to the request's user profile has reached a spend limit
	* that it set, or lacks credit for the request. The response does not say which
	* applies.
	*/
	class LinkedOrganizationSpendLimitReachedError extends PaymentRequiredError {}
	/** @internal */
	LinkedOrganizationSpendLimitReachedError._errorName = "LinkedOrganizationSpendLimitReachedError";
	return LinkedOrganizationSpendLimitReachedError;
})();
/**
* The request came from a Claude sandbox with restricted network access, which is
* not allowed to make this request. Send it from outside the sandbox, or from a
* sandbox with unrestricted network access.
*/
var SandboxEgressRestrictedError = /* @__PURE__ */ (() => {
	/**
	* The request came from a Claude sandbox with restricted network access, which is
	* not allowed to make this request. Send it from outside the sandbox, or from a
	* sandbox with unrestricted network access.
	*/
	class SandboxEgressRestrictedError extends PermissionDeniedError {}
	/** @internal */
	SandboxEgressRestrictedError._errorName = "SandboxEgressRestrictedError";
	return SandboxEgressRestrictedError;
})();
/**
* The compressed request body exceeds the request size limit once decoded.
*/
var RequestBodyTooLargeAfterDecodingError = /* @__PURE__ */ (() => {
	/**
	* The compressed request body exceeds the request size limit once decoded.
	*/
	class RequestBodyTooLargeAfterDecodingError extends ContentTooLargeError {}
	/** @internal */
	RequestBodyTooLargeAfterDecodingError._errorName = "RequestBodyTooLargeAfterDecodingError";
	return RequestBodyTooLargeAfterDecodingError;
})();
/**
* The organization has reached the spend limit of its contract.
*/
var ContractSpendLimitReachedError = /* @__PURE__ */ (() => {
	/**
	* The organization has reached the spend limit of its contract.
	*/
	class ContractSpendLimitReachedError extends RateLimitError {}
	/** @internal */
	ContractSpendLimitReachedError._errorName = "ContractSpendLimitReachedError";
	return ContractSpendLimitReachedError;
})();
/**
* The organization has crossed the monthly API usage threshold of its API tier.
*/
var EnforcedSpendLimitReachedError = /* @__PURE__ */ (() => {
	/**
	* The organization has crossed the monthly API usage threshold of its API tier.
	*/
	class EnforcedSpendLimitReachedError extends RateLimitError {}
	/** @internal */
	EnforcedSpendLimitReachedError._errorName = "EnforcedSpendLimitReachedError";
	return EnforcedSpendLimitReachedError;
})();
/**
* The request would exceed a ramp limit, which caps how fast usage can grow. Retry
* after the time in the `retry-after` header.
*/
var RampLimitExceededError = /* @__PURE__ */ (() => {
	/**
	* The request would exceed a ramp limit, which caps how fast usage can grow. Retry
	* after the time in the `retry-after` header.
	*/
	class RampLimitExceededError extends RateLimitError {}
	/** @internal */
	RampLimitExceededError._errorName = "RampLimitExceededError";
	return RampLimitExceededError;
})();
/**
* The workspace's encryption settings could not be read, so the request was
* refused. Retry in a few minutes.
*/
var CMEKContextUnavailableError = /* @__PURE__ */ (() => {
	/**
	* The workspace's encryption settings could not be read, so the request was
	* refused. Retry in a few minutes.
	*/
	class CMEKContextUnavailableError extends ServiceUnavailableError {}
	/** @internal */
	CMEKContextUnavailableError._errorName = "CMEKContextUnavailableError";
	return CMEKContextUnavailableError;
})();
/**
* The workspace's customer-managed encryption key could not be reached. Retry the
* request; if this continues, check that the key is available in your key
* management service, or contact Anthropic support.
*/
var CMEKKeyUnreachableError = /* @__PURE__ */ (() => {
	/**
	* The workspace's customer-managed encryption key could not be reached. Retry the
	* request; if this continues, check that the key is available in your key
	* management service, or contact Anthropic support.
	*/
	class CMEKKeyUnreachableError extends ServiceUnavailableError {}
	/** @internal */
	CMEKKeyUnreachableError._errorName = "CMEKKeyUnreachableError";
	return CMEKKeyUnreachableError;
})();
// node_modules/@anthropic-ai/sdk/lib/internal/toolsets/sanitize.mjs
/**
* C0 and C1 controls, the line separators and the bidi controls: anything that would break or reorder the one line a
* page- or model-supplied value goes into.
*/
const LINE_UNSAFE = "\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069";
const CONTROL_RE = /* @__PURE__ */ (() => new RegExp(`[${LINE_UNSAFE}]+`, "g"))();
const LONE_SURROGATE_RE = /[\uD800-\uDFFF]/gu;
/** `text` with each unpaired surrogate replaced by U+FFFD, so it can be sent. */
function wellFormed(text) {
	return text.replace(LONE_SURROGATE_RE, "\ufffd");
}
/**
* The API's limit for a text field of the block, for a URL, and the most of an exception's text an `is_error` result
* holds.
*/
const FIELD_MAX = 4096;
const LOG_MAX = 200;
/**
* A page- or model-supplied text on one line the model or an operator reads: a tab's title, a download's
* error, a field of a member's confirmation line. Line breaks, control and bidi characters are folded to
* spaces, a lone surrogate to U+FFFD, the ends trimmed, and the whole cut to `limit`.
*/
function oneLine(text, limit = FIELD_MAX) {
	return cutPoints(wellFormed(text).replace(CONTROL_RE, " ").trim(), limit);
}
/** A model- or page-supplied name for a log record or an SDK-written error text: `oneLine`, cut short. @internal */
function logSafe(name) {
	return oneLine(name, LOG_MAX);
}
/**
* A model-chosen name as it is echoed inside single quotes in a text the model reads: one line, cut short, and without
* the quotes and runs of spaces that could make it read as part of the text around it.
* @internal
*/
function quotedName(name) {
	return logSafe(name).replace(/[' ]+/g, " ").trim();
}
/** `Error: <message>` for a thrown value other than a `ToolError`: an `Error`'s message, else it as a string. */
function thrownErrorText(e) {
	return `Error: ${e instanceof Error ? e.message : String(e)}`;
}
/**
* A caught exception's text as the `is_error` result the model reads (the same `Error: <message>` a failing function
* tool produces), made well-formed and cut to the field limit: a driver's exception can embed a page-sized payload.
*/
function errorText(error) {
	return cutPoints(wellFormed(thrownErrorText(error)), FIELD_MAX);
}
/**
* The first `limit` code points of `text`: a cut by UTF-16 units could split a surrogate pair, and a lone surrogate
* fails the request.
*/
function cutPoints(text, limit) {
	if (text.length <= limit) return text;
	let end = 0;
	let points = 0;
	for (const ch of text) {
		if (points === limit) break;
		points += 1;
		end += ch.length;
	}
	return text.slice(0, end);
}
/**
* The text blocks of a `ToolError`'s content. Deliberate, like the empty-content placeholder: the API accepts only
* text on an is_error result and answers anything else with a 400 that ends the run, so an image a member attached to
* its refusal is dropped here rather than ending the whole loop. The refusal's text still reaches the model.
*/
function errorTextContent(content) {
	if (typeof content === "string") return wellFormed(content);
	return content.filter((block) => block.type === "text" && block.text !== "").map((block) => ({
		...block,
		text: wellFormed(block.text)
	}));
}
// node_modules/@anthropic-ai/sdk/lib/tools/BetaRunnableTool.mjs
/** Tool-result content for a thrown value: a {@link ToolError}'s own content, otherwise `Error: <message>`. */
function toolErrorContent(e) {
	return e instanceof ToolError ? e.content : thrownErrorText(e);
}
/** Parse the input, run the tool, and turn anything thrown into an error result. */
async function runRunnableTool(tool, rawInput, context) {
	try {
		const input = tool.parse ? tool.parse(rawInput) : rawInput;
		return {
			content: await tool.run(input, context),
			isError: false
		};
	} catch (e) {
		return {
			content: toolErrorContent(e),
			isError: true
		};
	}
}
// node_modules/@anthropic-ai/sdk/resources/beta/environments/work.mjs
/**
* `expected_last_heartbeat` does not match the stored heartbeat, so another worker
* may hold the lease.
*/
var BetaHeartbeatPreconditionFailedError = /* @__PURE__ */ (() => {
	/**
	* `expected_last_heartbeat` does not match the stored heartbeat, so another worker
	* may hold the lease.
	*/
	class BetaHeartbeatPreconditionFailedError extends PreconditionFailedError {}
	/** @internal */
	BetaHeartbeatPreconditionFailedError._errorName = "BetaHeartbeatPreconditionFailedError";
	return BetaHeartbeatPreconditionFailedError;
})();
// node_modules/@anthropic-ai/sdk/resources/beta/environments/environments.mjs
/**
* The environment is archived, so it cannot be updated.
*/
var BetaEnvironmentArchivedError = /* @__PURE__ */ (() => {
	/**
	* The environment is archived, so it cannot be updated.
	*/
	class BetaEnvironmentArchivedError extends BadRequestError {}
	/** @internal */
	BetaEnvironmentArchivedError._errorName = "BetaEnvironmentArchivedError";
	return BetaEnvironmentArchivedError;
})();
/**
* `config.type` differs from the environment's stored type, which cannot change
* after creation.
*/
var BetaInvalidConfigTypeChangeError = /* @__PURE__ */ (() => {
	/**
	* `config.type` differs from the environment's stored type, which cannot change
	* after creation.
	*/
	class BetaInvalidConfigTypeChangeError extends BadRequestError {}
	/** @internal */
	BetaInvalidConfigTypeChangeError._errorName = "BetaInvalidConfigTypeChangeError";
	return BetaInvalidConfigTypeChangeError;
})();
/**
* `metadata` has too many keys, a key or value that is too long, or a reserved
* key. The message names each problem.
*/
var BetaInvalidMetadataError = /* @__PURE__ */ (() => {
	/**
	* `metadata` has too many keys, a key or value that is too long, or a reserved
	* key. The message names each problem.
	*/
	class BetaInvalidMetadataError extends BadRequestError {}
	/** @internal */
	BetaInvalidMetadataError._errorName = "BetaInvalidMetadataError";
	return BetaInvalidMetadataError;
})();
/**
* Anthropic has turned off creating environments for this organization. Existing
* environments still work.
*/
var BetaEnvironmentCreateDisabledError = /* @__PURE__ */ (() => {
	/**
	* Anthropic has turned off creating environments for this organization. Existing
	* environments still work.
	*/
	class BetaEnvironmentCreateDisabledError extends PermissionDeniedError {}
	/** @internal */
	BetaEnvironmentCreateDisabledError._errorName = "BetaEnvironmentCreateDisabledError";
	return BetaEnvironmentCreateDisabledError;
})();
/**
* Anthropic has turned off updating environments for this organization. Existing
* environments still work as they are.
*/
var BetaEnvironmentUpdateDisabledError = /* @__PURE__ */ (() => {
	/**
	* Anthropic has turned off updating environments for this organization. Existing
	* environments still work as they are.
	*/
	class BetaEnvironmentUpdateDisabledError extends PermissionDeniedError {}
	/** @internal */
	BetaEnvironmentUpdateDisabledError._errorName = "BetaEnvironmentUpdateDisabledError";
	return BetaEnvironmentUpdateDisabledError;
})();
/**
* `settings.environment_id` names no Environment within the organization's reach.
*/
var BetaEnvironmentNotFoundError = /* @__PURE__ */ (() => {
	/**
	* `settings.environment_id` names no Environment within the organization's reach.
	*/
	class BetaEnvironmentNotFoundError extends NotFoundError {}
	/** @internal */
	BetaEnvironmentNotFoundError._errorName = "BetaEnvironmentNotFoundError";
	return BetaEnvironmentNotFoundError;
})();
// node_modules/@anthropic-ai/sdk/internal/decoders/jsonl.mjs
var JSONLDecoder = /* @__PURE__ */ (() => {
	class JSONLDecoder {
		constructor(iterator, controller, response) {
			this.iterator = iterator;
			this.response = response;
			this.controller = controller;
		}
		async *decoder() {
			const iterator = this.iterator;
			if (!iterator) throw new AnthropicError("Cannot iterate over a consumed stream.");
			this.iterator = void 0;
			const lineDecoder = new LineDecoder();
			for await (const chunk of iterator) for (const line of lineDecoder.decode(chunk)) yield JSON.parse(line);
			for (const line of lineDecoder.flush()) yield JSON.parse(line);
		}
		[Symbol.asyncIterator]() {
			return this.decoder();
		}
		static fromResponse(response, controller) {
			if (!response.body) {
				controller.abort();
				if (typeof globalThis.navigator !== "undefined" && globalThis.navigator.product === "ReactNative") throw new AnthropicError(`The default react-native fetch implementation does not support streaming. Please use expo/fetch: https://docs.expo.dev/versions/latest/sdk/expo/#expofetch-api`);
				throw new AnthropicError(`Attempted to iterate over a response with no body`);
			}
			return new JSONLDecoder(ReadableStreamToAsyncIterable(response.body), controller, response);
		}
	}
	return JSONLDecoder;
})();
// node_modules/@anthropic-ai/sdk/resources/beta/messages/batches.mjs
var Batches = class extends APIResource {
	/**
	* Send a batch of Message creation requests.
	*
	* The Message Batches API can be used to process multiple Messages API requests at
	* once. Once a Message Batch is created, it begins processing immediately. Batches
	* can take up to 24 hours to complete.
	*
	* Learn more about the Message Batches API in our
	* [user guide](https://platform.claude.com/docs/en/build-with-claude/batch-processing)
	*
	* @throws {ClaudeCodeKeyCreatorNotMemberError}
	* @throws {CMEKKeyDisabledError}
	* @throws {OrganizationOnHoldError}
	* @throws {EnforcedSpendLimitReachedError}
	*
	* @example
	* ```ts
	* const betaMessageBatch =
	*   await client.beta.messages.batches.create({
	*     requests: [
	*       {
	*         custom_id: 'my-custom-id-1',
	*         params: {
	*           max_tokens: 1024,
	*           messages: [
	*             { content: 'Hello, world', role: 'user' },
	*           ],
	*           model: 'claude-opus-5-5',
	*         },
	*       },
	*     ],
	*   });
	* ```
	*/
	create(params, options) {
		const { betas, user_profile_id, workspace_id, ...body } = params;
		return this._client.post("/v1/messages/batches", {
			body,
			...options,
			headers: buildHeaders([{
				...betas?.toString() != null ? { "anthropic-beta": betas?.toString() } : void 0,
				...user_profile_id != null ? { "anthropic-user-profile-id": user_profile_id } : void 0,
				...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0
			}, options?.headers]),
			__qualifiers: { beta: "true" },
			__span: startApiCallSpan(this._client, "anthropic.messages.batches.create", options, {
				route: "/v1/messages/batches",
				attributes: { "anthropic.message.batch.request_count": body.requests?.length },
				createdIDAttribute: "anthropic.message.batch.id"
			})
		});
	}
	/**
	* This endpoint is idempotent and can be used to poll for Message Batch
	* completion. To access the results of a Message Batch, make a request to the
	* `results_url` field in the response.
	*
	* Learn more about the Message Batches API in our
	* [user guide](https://platform.claude.com/docs/en/build-with-claude/batch-processing)
	*
	* @throws {ClaudeCodeKeyCreatorNotMemberError}
	* @throws {OrganizationOnHoldError}
	*
	* @example
	* ```ts
	* const betaMessageBatch =
	*   await client.beta.messages.batches.retrieve(
	*     'message_batch_id',
	*   );
	* ```
	*/
	retrieve(messageBatchID, params = {}, options) {
		const { betas, workspace_id } = params ?? {};
		return this._client.get(path`/v1/messages/batches/${messageBatchID}`, {
			...options,
			headers: buildHeaders([{
				...betas?.toString() != null ? { "anthropic-beta": betas?.toString() } : void 0,
				...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0
			}, options?.headers]),
			__qualifiers: { beta: "true" },
			__span: startApiCallSpan(this._client, "anthropic.messages.batches.retrieve", options, {
				route: "/v1/messages/batches/{message_batch_id}",
				attributes: { "anthropic.message.batch.id": messageBatchID }
			})
		});
	}
	/**
	* List all Message Batches within a Workspace. Most recently created batches are
	* returned first.
	*
	* Learn more about the Message Batches API in our
	* [user guide](https://platform.claude.com/docs/en/build-with-claude/batch-processing)
	*
	* @throws {ClaudeCodeKeyCreatorNotMemberError}
	* @throws {OrganizationOnHoldError}
	*
	* @example
	* ```ts
	* // Automatically fetches more pages as needed.
	* for await (const betaMessageBatch of client.beta.messages.batches.list()) {
	*   // ...
	* }
	* ```
	*/
	list(params = {}, options) {
		const { betas, workspace_id, ...query } = params ?? {};
		return this._client.getAPIList("/v1/messages/batches", Page, {
			query,
			...options,
			headers: buildHeaders([{
				...betas?.toString() != null ? { "anthropic-beta": betas?.toString() } : void 0,
				...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0
			}, options?.headers]),
			__qualifiers: { beta: "true" },
			__span: startApiCallSpan(this._client, "anthropic.messages.batches.list", options, {
				route: "/v1/messages/batches",
				queryParams: [
					"after_id",
					"before_id",
					"limit"
				]
			})
		});
	}
	/**
	* Delete a Message Batch.
	*
	* Message Batches can only be deleted once they've finished processing. If you'd
	* like to delete an in-progress batch, you must first cancel it.
	*
	* Learn more about the Message Batches API in our
	* [user guide](https://platform.claude.com/docs/en/build-with-claude/batch-processing)
	*
	* @throws {ClaudeCodeKeyCreatorNotMemberError}
	* @throws {OrganizationOnHoldError}
	*
	* @example
	* ```ts
	* const betaDeletedMessageBatch =
	*   await client.beta.messages.batches.delete(
	*     'message_batch_id',
	*   );
	* ```
	*/
	delete(messageBatchID, params = {}, options) {
		const { betas, workspace_id } = params ?? {};
		return this._client.delete(path`/v1/messages/batches/${messageBatchID}`, {
			...options,
			headers: buildHeaders([{
				...betas?.toString() != null ? { "anthropic-beta": betas?.toString() } : void 0,
				...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0
			}, options?.headers]),
			__qualifiers: { beta: "true" },
			__span: startApiCallSpan(this._client, "anthropic.messages.batches.delete", options, {
				route: "/v1/messages/batches/{message_batch_id}",
				attributes: { "anthropic.message.batch.id": messageBatchID }
			})
		});
	}
	/**
	* Batches may be canceled any time before processing ends. Once cancellation is
	* initiated, the batch enters a `canceling` state, at which time the system may
	* complete any in-progress, non-interruptible requests before finalizing
	* cancellation.
	*
	* The number of canceled requests is specified in `request_counts`. To determine
	* which requests were canceled, check the individual results within the batch.
	* Note that cancellation may not result in any canceled requests if they were
	* non-interruptible.
	*
	* Learn more about the Message Batches API in our
	* [user guide](https://platform.claude.com/docs/en/build-with-claude/batch-processing)
	*
	* @throws {ClaudeCodeKeyCreatorNotMemberError}
	* @throws {OrganizationOnHoldError}
	*
	* @example
	* ```ts
	* const betaMessageBatch =
	*   await client.beta.messages.batches.cancel(
	*     'message_batch_id',
	*   );
	* ```
	*/
	cancel(messageBatchID, params = {}, options) {
		const { betas, workspace_id } = params ?? {};
		return this._client.post(path`/v1/messages/batches/${messageBatchID}/cancel`, {
			...options,
			headers: buildHeaders([{
				...betas?.toString() != null ? { "anthropic-beta": betas?.toString() } : void 0,
				...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0
			}, options?.headers]),
			__qualifiers: { beta: "true" },
			__span: startApiCallSpan(this._client, "anthropic.messages.batches.cancel", options, {
				route: "/v1/messages/batches/{message_batch_id}/cancel",
				attributes: { "anthropic.message.batch.id": messageBatchID }
			})
		});
	}
	/**
	* Streams the results of a Message Batch as a `.jsonl` file.
	*
	* Each line in the file is a JSON object containing the result of a single request
	* in the Message Batch. Results are not guaranteed to be in the same order as
	* requests. Use the `custom_id` field to match results to requests.
	*
	* Learn more about the Message Batches API in our
	* [user guide](https://platform.claude.com/docs/en/build-with-claude/batch-processing)
	*
	* @throws {ClaudeCodeKeyCreatorNotMemberError}
	* @throws {CMEKKeyDisabledError}
	* @throws {OrganizationOnHoldError}
	*
	* @example
	* ```ts
	* const stream = await client.beta.messages.batches.results(
	*   'message_batch_id',
	* );
	* for await (const betaMessageBatchIndividualResponse of stream) {
	*   // ...
	* }
	* ```
	*/
	async results(messageBatchID, params = {}, options) {
		const batch = await this.retrieve(messageBatchID, params, options);
		if (!batch.results_url) throw new AnthropicError(`No batch \`results_url\`; Has it finished processing? ${batch.processing_status} - ${batch.id}`);
		const { betas, workspace_id } = params ?? {};
		return this._client.get(batch.results_url, {
			...options,
			headers: buildHeaders([{
				Accept: "application/binary",
				...betas?.toString() != null ? { "anthropic-beta": betas?.toString() } : void 0,
				...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0
			}, options?.headers]),
			stream: true,
			__qualifiers: { beta: "true" },
			__binaryResponse: true,
			__span: startApiCallSpan(this._client, "anthropic.messages.batches.results", options, {
				route: "/v1/messages/batches/{message_batch_id}/results",
				attributes: { "anthropic.message.batch.id": messageBatchID }
			})
		})._thenUnwrap((_, props) => JSONLDecoder.fromResponse(props.response, props.controller));
	}
};
// node_modules/@anthropic-ai/sdk/internal/constants.mjs
/**
* Model-specific timeout constraints for non-streaming requests
*/
const MODEL_NONSTREAMING_TOKENS = {
	"claude-opus-4@20250514": 8192,
	"anthropic.claude-opus-4-1-20250805-v1:0": 8192,
	"claude-opus-4-1@20250805": 8192
};
// node_modules/@anthropic-ai/sdk/lib/beta-parser.mjs
function getOutputFormat(params) {
	return params?.output_format ?? params?.output_config?.format;
}
function maybeParseBetaMessage(message, params, opts) {
	const outputFormat = getOutputFormat(params);
	if (!params || !("parse" in (outputFormat ?? {}))) return {
		...message,
		content: message.content.map((block) => {
			if (block.type === "text") {
				const parsedBlock = Object.defineProperty({ ...block }, "parsed_output", {
					value: null,
					enumerable: false
				});
				return Object.defineProperty(parsedBlock, "parsed", {
					get() {
						opts.logger.warn("The `parsed` property on `text` blocks is deprecated, please use `parsed_output` instead.");
						return null;
					},
					enumerable: false
				});
			}
			return block;
		}),
		parsed_output: null
	};
	return parseBetaMessage(message, params, opts);
}
function parseBetaMessage(message, params, opts) {
	let firstParsedOutput = null;
	const content = message.content.map((block) => {
		if (block.type === "text") {
			const parsedOutput = parseBetaOutputFormat(params, block.text);
			if (firstParsedOutput === null) firstParsedOutput = parsedOutput;
			const parsedBlock = Object.defineProperty({ ...block }, "parsed_output", {
				value: parsedOutput,
				enumerable: false
			});
			return Object.defineProperty(parsedBlock, "parsed", {
				get() {
					opts.logger.warn("The `parsed` property on `text` blocks is deprecated, please use `parsed_output` instead.");
					return parsedOutput;
				},
				enumerable: false
			});
		}
		return block;
	});
	return {
		...message,
		content,
		parsed_output: firstParsedOutput
	};
}
function parseBetaOutputFormat(params, content) {
	const outputFormat = getOutputFormat(params);
	if (outputFormat?.type !== "json_schema") return null;
	try {
		if ("parse" in outputFormat) return outputFormat.parse(content);
		return JSON.parse(content);
	} catch (error) {
		throw new AnthropicError(`Failed to parse structured output: ${error}`);
	}
}
// node_modules/@anthropic-ai/sdk/lib/internal/beta-messages-request.mjs
/**
* The headers of a `messages.create` request. `create()` and `stream()` build them before they
* start the span, so that what throws here throws while no span is open.
*/
function messagesCreateHeaders(params, options) {
	const { betas, user_profile_id, workspace_id, tools, messages } = params;
	return buildHeaders([
		{
			...betas?.toString() != null ? { "anthropic-beta": betas?.toString() } : void 0,
			...user_profile_id != null ? { "anthropic-user-profile-id": user_profile_id } : void 0,
			...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0
		},
		stainlessHelperHeader(tools, messages),
		options?.headers
	]);
}
/**
* Starts the call span of the request that a stream helper sends `body` with. The helper calls this
* as it sends the request, so that what throws here fails the stream. It records the final message
* on the span, which its `create()` call uses too.
*/
function startMessagesStreamSpan(client, body, options) {
	if (!client._tracer) return void 0;
	const headers = messagesCreateHeaders(body, options);
	return startApiCallSpan(client, "anthropic.messages.create", options, messagesCreateSpanSettings(client, {
		body: transformOutputFormat(body),
		headers,
		stream: true
	}));
}
/**
* Transform deprecated output_format to output_config.format
* Returns a modified copy of the params without mutating the original
*/
function transformOutputFormat(params) {
	if (!params.output_format) return params;
	assertOneOutputFormat(params);
	const { output_format, ...rest } = params;
	return {
		...rest,
		output_config: {
			...params.output_config,
			format: output_format
		}
	};
}
/** Reject params that pass both `output_format` and `output_config.format`. */
function assertOneOutputFormat(params) {
	if (params.output_format && params.output_config?.format) throw new AnthropicError("Both output_format and output_config.format were provided. Please use only output_config.format (output_format is deprecated).");
}
// node_modules/@anthropic-ai/sdk/_vendor/partial-json-parser/parser.mjs
const LITERALS = [
	"true",
	"false",
	"null"
];
const isWhitespace = (char) => char === " " || char === "	" || char === "\n" || char === "\r";
const isTruncatedLiteral = (word, rest) => LITERALS.some((literal) => literal !== word && literal.startsWith(word)) && [...rest].every(isWhitespace);
const tokenize = (input) => {
	let current = 0;
	let tokens = [];
	while (current < input.length) {
		let char = input[current];
		if (char === "{") {
			tokens.push({
				type: "brace",
				value: "{"
			});
			current++;
			continue;
		}
		if (char === "}") {
			tokens.push({
				type: "brace",
				value: "}"
			});
			current++;
			continue;
		}
		if (char === "[") {
			tokens.push({
				type: "paren",
				value: "["
			});
			current++;
			continue;
		}
		if (char === "]") {
			tokens.push({
				type: "paren",
				value: "]"
			});
			current++;
			continue;
		}
		if (char === ":") {
			tokens.push({
				type: "separator",
				value: ":"
			});
			current++;
			continue;
		}
		if (char === ",") {
			tokens.push({
				type: "delimiter",
				value: ","
			});
			current++;
			continue;
		}
		if (char === "\"") {
			const start = current + 1;
			let end = start;
			let danglingQuote = false;
			while (true) {
				end = input.indexOf("\"", end);
				if (end === -1) {
					danglingQuote = true;
					break;
				}
				let backslashes = 0;
				let i = end - 1;
				while (i >= start && input[i] === "\\") {
					backslashes++;
					i--;
				}
				if (backslashes % 2 === 0) break;
				end++;
			}
			if (danglingQuote) current = input.length;
			else {
				tokens.push({
					type: "string",
					value: input.slice(start, end)
				});
				current = end + 1;
			}
			continue;
		}
		if (isWhitespace(char)) {
			current++;
			continue;
		}
		let NUMBERS = /[0-9]/;
		if (char && NUMBERS.test(char) || char === "-" || char === ".") {
			let value = "";
			if (char === "-") {
				value += char;
				char = input[++current];
			}
			while (char && (NUMBERS.test(char) || char === "." || char === "e" || char === "E" || (char === "-" || char === "+") && (value[value.length - 1] === "e" || value[value.length - 1] === "E"))) {
				value += char;
				char = input[++current];
			}
			tokens.push({
				type: "number",
				value,
				unterminated: current === input.length
			});
			continue;
		}
		let LETTERS = /[a-z]/i;
		if (char && LETTERS.test(char)) {
			let value = "";
			while (char && LETTERS.test(char)) {
				if (current === input.length) break;
				value += char;
				char = input[++current];
			}
			if (LITERALS.includes(value)) tokens.push({
				type: "name",
				value
			});
			else if (!isTruncatedLiteral(value, input.slice(current))) return null;
			continue;
		}
		return null;
	}
	return tokens;
};
const strip = (tokens) => {
	let open = [];
	for (const token of tokens) if (token.type === "brace" || token.type === "paren") {
		if (token.value === "{" || token.value === "[") open.push(token.value);
		else open.pop();
	}
	let innermostOpenBracket = open[open.length - 1];
	let length = tokens.length;
	let JSON_NUMBER = /^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?$/;
	while (length > 0) {
		let lastToken = tokens[length - 1];
		switch (lastToken.type) {
			case "separator":
				length--;
				continue;
			case "number":
				if (lastToken.unterminated || !JSON_NUMBER.test(lastToken.value)) {
					length--;
					continue;
				}
				break;
			case "string":
				let tokenBeforeTheLastToken = tokens[length - 2];
				if (innermostOpenBracket === "{" && (tokenBeforeTheLastToken?.type === "delimiter" || tokenBeforeTheLastToken?.type === "brace" && tokenBeforeTheLastToken.value === "{")) {
					length--;
					continue;
				}
				break;
			case "delimiter": length--;
		}
		break;
	}
	return tokens.slice(0, length);
};
const unstrip = (tokens) => {
	let tail = [];
	for (const token of tokens) {
		if (token.type !== "brace" && token.type !== "paren") continue;
		if (token.value === "{") tail.push("}");
		else if (token.value === "[") tail.push("]");
		else if (tail.pop() !== token.value) return null;
	}
	if (tail.length > 0) tail.reverse().map((item) => {
		if (item === "}") tokens.push({
			type: "brace",
			value: "}"
		});
		else if (item === "]") tokens.push({
			type: "paren",
			value: "]"
		});
	});
	return tokens;
};
const isScalar = (token) => token?.type === "string" || token?.type === "number" || token?.type === "name";
const generate = (tokens) => {
	let output = "";
	tokens.map((token, index) => {
		if (isScalar(tokens[index - 1]) && isScalar(token)) output += " ";
		switch (token.type) {
			case "string":
				output += "\"" + token.value + "\"";
				break;
			default: output += token.value;
		}
	});
	return output;
};
const partialParse = (input) => {
	const tokens = tokenize(input);
	const completed = tokens && unstrip(strip(tokens));
	return JSON.parse(completed ? generate(completed) : input);
};
// node_modules/@anthropic-ai/sdk/internal/message-stream-utils.mjs
const JSON_BUF_PROPERTY = "__json_buf";
/**
* Copies a tool-use block with an updated `__json_buf`, installing `.input` as
* a memoized getter so the partial-JSON parse happens on first read instead of
* on every delta.
*/
function withLazyInput(prev, jsonBuf) {
	const next = {};
	for (const key of Object.keys(prev)) if (key !== "input") next[key] = prev[key];
	Object.defineProperty(next, JSON_BUF_PROPERTY, {
		value: jsonBuf,
		enumerable: false,
		writable: true
	});
	let input;
	let parsed = false;
	Object.defineProperty(next, "input", {
		enumerable: true,
		configurable: true,
		get() {
			if (!parsed) {
				input = jsonBuf ? partialParse(jsonBuf) : {};
				parsed = true;
			}
			return input;
		}
	});
	return next;
}
// node_modules/@anthropic-ai/sdk/lib/BetaMessageStream.mjs
var _BetaMessageStream_instances;
var _BetaMessageStream_currentMessageSnapshot;
var _BetaMessageStream_params;
var _BetaMessageStream_connectedPromise;
var _BetaMessageStream_resolveConnectedPromise;
var _BetaMessageStream_rejectConnectedPromise;
var _BetaMessageStream_endPromise;
var _BetaMessageStream_resolveEndPromise;
var _BetaMessageStream_rejectEndPromise;
var _BetaMessageStream_listeners;
var _BetaMessageStream_ended;
var _BetaMessageStream_errored;
var _BetaMessageStream_aborted;
var _BetaMessageStream_catchingPromiseCreated;
var _BetaMessageStream_response;
var _BetaMessageStream_request_id;
var _BetaMessageStream_workspace_id;
var _BetaMessageStream_logger;
var _BetaMessageStream_client;
var _BetaMessageStream_span;
var _BetaMessageStream_spanBody;
var _BetaMessageStream_getFinalMessage;
var _BetaMessageStream_getFinalText;
var _BetaMessageStream_handleError;
var _BetaMessageStream_beginRequest;
var _BetaMessageStream_addStreamEvent;
var _BetaMessageStream_endRequest;
var _BetaMessageStream_accumulateMessage;
var _BetaMessageStream_toolInputParseError;
function tracksToolInput(content) {
	return content.type === "tool_use" || content.type === "server_tool_use" || content.type === "mcp_tool_use";
}
var BetaMessageStream = /* @__PURE__ */ (() => {
	class BetaMessageStream {
		constructor(params, opts) {
			_BetaMessageStream_instances.add(this);
			this.messages = [];
			this.receivedMessages = [];
			_BetaMessageStream_currentMessageSnapshot.set(this, void 0);
			_BetaMessageStream_params.set(this, null);
			this.controller = new AbortController();
			_BetaMessageStream_connectedPromise.set(this, void 0);
			_BetaMessageStream_resolveConnectedPromise.set(this, () => {});
			_BetaMessageStream_rejectConnectedPromise.set(this, () => {});
			_BetaMessageStream_endPromise.set(this, void 0);
			_BetaMessageStream_resolveEndPromise.set(this, () => {});
			_BetaMessageStream_rejectEndPromise.set(this, () => {});
			_BetaMessageStream_listeners.set(this, {});
			_BetaMessageStream_ended.set(this, false);
			_BetaMessageStream_errored.set(this, false);
			_BetaMessageStream_aborted.set(this, false);
			_BetaMessageStream_catchingPromiseCreated.set(this, false);
			_BetaMessageStream_response.set(this, void 0);
			_BetaMessageStream_request_id.set(this, void 0);
			_BetaMessageStream_workspace_id.set(this, void 0);
			_BetaMessageStream_logger.set(this, void 0);
			_BetaMessageStream_client.set(this, void 0);
			_BetaMessageStream_span.set(this, void 0);
			_BetaMessageStream_spanBody.set(this, void 0);
			_BetaMessageStream_handleError.set(this, (error) => {
				__classPrivateFieldSet(this, _BetaMessageStream_errored, true, "f");
				if (__classPrivateFieldGet(this, _BetaMessageStream_span, "f")) __classPrivateFieldGet(this, _BetaMessageStream_span, "f").streamed = void 0;
				if (isAbortError(error)) error = new APIUserAbortError();
				if (error instanceof APIUserAbortError) {
					__classPrivateFieldSet(this, _BetaMessageStream_aborted, true, "f");
					return this._emit("abort", error);
				}
				if (error instanceof AnthropicError) return this._emit("error", error);
				if (error instanceof Error) {
					const anthropicError = new AnthropicError(error.message);
					anthropicError.cause = error;
					return this._emit("error", anthropicError);
				}
				return this._emit("error", new AnthropicError(String(error)));
			});
			__classPrivateFieldSet(this, _BetaMessageStream_connectedPromise, new Promise((resolve, reject) => {
				__classPrivateFieldSet(this, _BetaMessageStream_resolveConnectedPromise, resolve, "f");
				__classPrivateFieldSet(this, _BetaMessageStream_rejectConnectedPromise, reject, "f");
			}), "f");
			__classPrivateFieldSet(this, _BetaMessageStream_endPromise, new Promise((resolve, reject) => {
				__classPrivateFieldSet(this, _BetaMessageStream_resolveEndPromise, resolve, "f");
				__classPrivateFieldSet(this, _BetaMessageStream_rejectEndPromise, reject, "f");
			}), "f");
			__classPrivateFieldGet(this, _BetaMessageStream_connectedPromise, "f").catch(() => {});
			__classPrivateFieldGet(this, _BetaMessageStream_endPromise, "f").catch(() => {});
			__classPrivateFieldSet(this, _BetaMessageStream_params, params, "f");
			__classPrivateFieldSet(this, _BetaMessageStream_logger, opts?.logger ?? console, "f");
			__classPrivateFieldSet(this, _BetaMessageStream_client, opts?.client, "f");
		}
		get response() {
			return __classPrivateFieldGet(this, _BetaMessageStream_response, "f");
		}
		get request_id() {
			return __classPrivateFieldGet(this, _BetaMessageStream_request_id, "f");
		}
		get workspace_id() {
			return __classPrivateFieldGet(this, _BetaMessageStream_workspace_id, "f");
		}
		/**
		* Returns the `MessageStream` data, the raw `Response` instance and the ID of the request,
		* returned vie the `request-id` header which is useful for debugging requests and resporting
		* issues to Anthropic.
		*
		* This is the same as the `APIPromise.withResponse()` method.
		*
		* This method will raise an error if you created the stream using `MessageStream.fromReadableStream`
		* as no `Response` is available.
		*/
		async withResponse() {
			__classPrivateFieldSet(this, _BetaMessageStream_catchingPromiseCreated, true, "f");
			const response = await __classPrivateFieldGet(this, _BetaMessageStream_connectedPromise, "f");
			if (!response) throw new Error("Could not resolve a `Response` object");
			return {
				data: this,
				response,
				request_id: response.headers.get("request-id"),
				workspace_id: response.headers.get("anthropic-workspace-id")
			};
		}
		/**
		* Intended for use on the frontend, consuming a stream produced with
		* `.toReadableStream()` on the backend.
		*
		* Note that messages sent to the model do not appear in `.on('message')`
		* in this context.
		*/
		static fromReadableStream(stream) {
			const runner = new BetaMessageStream(null);
			runner._run(() => runner._fromReadableStream(stream));
			return runner;
		}
		static createMessage(messages, params, options, { logger, client } = {}) {
			const runner = new BetaMessageStream(params, {
				logger,
				client
			});
			for (const message of params.messages) runner._addMessageParam(message);
			__classPrivateFieldSet(runner, _BetaMessageStream_params, {
				...params,
				stream: true
			}, "f");
			runner._run(() => runner._createMessage((body, options) => messages.create(body, options), {
				...params,
				stream: true
			}, {
				...options,
				headers: {
					...options?.headers,
					[STAINLESS_HELPER_METHOD_HEADER]: "stream"
				}
			}));
			return runner;
		}
		/**
		* @internal Sends the request with `create`, as `createMessage()` does with `messages.create()`. `onRequestEnd` is
		* called once the request has ended, whether or not it failed, before the final events fire.
		*/
		_start(create, params, options, onRequestEnd) {
			for (const message of params.messages) this._addMessageParam(message);
			const client = __classPrivateFieldGet(this, _BetaMessageStream_client, "f");
			__classPrivateFieldSet(this, _BetaMessageStream_client, void 0, "f");
			const send = (body, options) => create(body, options)._thenUnwrap((stream, { options: sent }) => {
				__classPrivateFieldSet(this, _BetaMessageStream_client, client, "f");
				__classPrivateFieldSet(this, _BetaMessageStream_span, sent.__span, "f");
				__classPrivateFieldSet(this, _BetaMessageStream_spanBody, sent.body, "f");
				return stream;
			});
			this._run(() => this._createMessage(send, {
				...params,
				stream: true
			}, options).finally(onRequestEnd));
		}
		_run(executor) {
			executor().then(() => {
				this._emitFinal();
				this._emit("end");
			}, __classPrivateFieldGet(this, _BetaMessageStream_handleError, "f"));
		}
		_addMessageParam(message) {
			this.messages.push(message);
		}
		_addMessage(message, emit = true) {
			this.receivedMessages.push(message);
			if (emit) this._emit("message", message);
		}
		async _createMessage(create, params, options) {
			const signal = options?.signal;
			let abortHandler;
			if (signal) {
				if (signal.aborted) this.controller.abort();
				abortHandler = this.controller.abort.bind(this.controller);
				signal.addEventListener("abort", abortHandler);
			}
			try {
				__classPrivateFieldGet(this, _BetaMessageStream_instances, "m", _BetaMessageStream_beginRequest).call(this);
				__classPrivateFieldSet(this, _BetaMessageStream_span, options?.__span ?? (__classPrivateFieldGet(this, _BetaMessageStream_client, "f") && startMessagesStreamSpan(__classPrivateFieldGet(this, _BetaMessageStream_client, "f"), params, options)), "f");
				const { response, data: stream } = await create({
					...params,
					stream: true
				}, {
					...options,
					__span: __classPrivateFieldGet(this, _BetaMessageStream_span, "f"),
					signal: this.controller.signal
				}).withResponse();
				try {
					this._connected(response);
				} catch (error) {
					if (__classPrivateFieldGet(this, _BetaMessageStream_span, "f")) __classPrivateFieldGet(this, _BetaMessageStream_span, "f").failure = error;
					stream.controller.abort();
					throw error;
				}
				for await (const event of stream) try {
					__classPrivateFieldGet(this, _BetaMessageStream_instances, "m", _BetaMessageStream_addStreamEvent).call(this, event);
				} catch (error) {
					if (__classPrivateFieldGet(this, _BetaMessageStream_span, "f")) __classPrivateFieldGet(this, _BetaMessageStream_span, "f").failure = error;
					throw error;
				}
				if (stream.controller.signal?.aborted) throw new APIUserAbortError();
				__classPrivateFieldGet(this, _BetaMessageStream_instances, "m", _BetaMessageStream_endRequest).call(this);
			} finally {
				if (signal && abortHandler) signal.removeEventListener("abort", abortHandler);
			}
		}
		_connected(response) {
			if (this.ended) return;
			__classPrivateFieldSet(this, _BetaMessageStream_response, response, "f");
			__classPrivateFieldSet(this, _BetaMessageStream_request_id, response?.headers.get("request-id"), "f");
			__classPrivateFieldSet(this, _BetaMessageStream_workspace_id, response?.headers.get("anthropic-workspace-id"), "f");
			__classPrivateFieldGet(this, _BetaMessageStream_resolveConnectedPromise, "f").call(this, response);
			this._emit("connect");
		}
		get ended() {
			return __classPrivateFieldGet(this, _BetaMessageStream_ended, "f");
		}
		get errored() {
			return __classPrivateFieldGet(this, _BetaMessageStream_errored, "f");
		}
		get aborted() {
			return __classPrivateFieldGet(this, _BetaMessageStream_aborted, "f");
		}
		abort() {
			this.controller.abort();
		}
		/**
		* Adds the listener function to the end of the listeners array for the event.
		* No checks are made to see if the listener has already been added. Multiple calls passing
		* the same combination of event and listener will result in the listener being added, and
		* called, multiple times.
		* @returns this MessageStream, so that calls can be chained
		*/
		on(event, listener) {
			(__classPrivateFieldGet(this, _BetaMessageStream_listeners, "f")[event] || (__classPrivateFieldGet(this, _BetaMessageStream_listeners, "f")[event] = [])).push({ listener });
			return this;
		}
		/**
		* Removes the specified listener from the listener array for the event.
		* off() will remove, at most, one instance of a listener from the listener array. If any single
		* listener has been added multiple times to the listener array for the specified event, then
		* off() must be called multiple times to remove each instance.
		* @returns this MessageStream, so that calls can be chained
		*/
		off(event, listener) {
			const listeners = __classPrivateFieldGet(this, _BetaMessageStream_listeners, "f")[event];
			if (!listeners) return this;
			const index = listeners.findIndex((l) => l.listener === listener);
			if (index >= 0) listeners.splice(index, 1);
			return this;
		}
		/**
		* Adds a one-time listener function for the event. The next time the event is triggered,
		* this listener is removed and then invoked.
		* @returns this MessageStream, so that calls can be chained
		*/
		once(event, listener) {
			(__classPrivateFieldGet(this, _BetaMessageStream_listeners, "f")[event] || (__classPrivateFieldGet(this, _BetaMessageStream_listeners, "f")[event] = [])).push({
				listener,
				once: true
			});
			return this;
		}
		/**
		* This is similar to `.once()`, but returns a Promise that resolves the next time
		* the event is triggered, instead of calling a listener callback.
		* @returns a Promise that resolves the next time given event is triggered,
		* or rejects if an error is emitted.  (If you request the 'error' event,
		* returns a promise that resolves with the error).
		*
		* Example:
		*
		*   const message = await stream.emitted('message') // rejects if the stream errors
		*/
		emitted(event) {
			return new Promise((resolve, reject) => {
				__classPrivateFieldSet(this, _BetaMessageStream_catchingPromiseCreated, true, "f");
				if (event !== "error") this.once("error", reject);
				this.once(event, resolve);
			});
		}
		async done() {
			__classPrivateFieldSet(this, _BetaMessageStream_catchingPromiseCreated, true, "f");
			await __classPrivateFieldGet(this, _BetaMessageStream_endPromise, "f");
		}
		get currentMessage() {
			return __classPrivateFieldGet(this, _BetaMessageStream_currentMessageSnapshot, "f");
		}
		/**
		* @returns a promise that resolves with the the final assistant Message response,
		* or rejects if an error occurred or the stream ended prematurely without producing a Message.
		* If structured outputs were used, this will be a ParsedMessage with a `parsed` field.
		*/
		async finalMessage() {
			await this.done();
			return __classPrivateFieldGet(this, _BetaMessageStream_instances, "m", _BetaMessageStream_getFinalMessage).call(this);
		}
		/**
		* @returns a promise that resolves with the the final assistant Message's text response, concatenated
		* together if there are more than one text blocks.
		* Rejects if an error occurred or the stream ended prematurely without producing a Message.
		*/
		async finalText() {
			await this.done();
			return __classPrivateFieldGet(this, _BetaMessageStream_instances, "m", _BetaMessageStream_getFinalText).call(this);
		}
		_emit(event, ...args) {
			if (__classPrivateFieldGet(this, _BetaMessageStream_ended, "f")) return;
			if (event === "end") {
				__classPrivateFieldSet(this, _BetaMessageStream_ended, true, "f");
				__classPrivateFieldGet(this, _BetaMessageStream_resolveEndPromise, "f").call(this);
			}
			const listeners = __classPrivateFieldGet(this, _BetaMessageStream_listeners, "f")[event];
			if (listeners) {
				__classPrivateFieldGet(this, _BetaMessageStream_listeners, "f")[event] = listeners.filter((l) => !l.once);
				listeners.forEach(({ listener }) => listener(...args));
			}
			if (event === "abort") {
				const error = args[0];
				if (!__classPrivateFieldGet(this, _BetaMessageStream_catchingPromiseCreated, "f") && !listeners?.length) Promise.reject(error);
				__classPrivateFieldGet(this, _BetaMessageStream_rejectConnectedPromise, "f").call(this, error);
				__classPrivateFieldGet(this, _BetaMessageStream_rejectEndPromise, "f").call(this, error);
				this._emit("end");
				return;
			}
			if (event === "error") {
				const error = args[0];
				if (!__classPrivateFieldGet(this, _BetaMessageStream_catchingPromiseCreated, "f") && !listeners?.length) Promise.reject(error);
				__classPrivateFieldGet(this, _BetaMessageStream_rejectConnectedPromise, "f").call(this, error);
				__classPrivateFieldGet(this, _BetaMessageStream_rejectEndPromise, "f").call(this, error);
				this._emit("end");
			}
		}
		_emitFinal() {
			if (this.receivedMessages.at(-1)) this._emit("finalMessage", __classPrivateFieldGet(this, _BetaMessageStream_instances, "m", _BetaMessageStream_getFinalMessage).call(this));
		}
		/** @internal A method so that the tool runner's stream can act before and after an event's listeners. */
		_deliverEvent(event, snapshot) {
			this._emit("_rawEvent", event);
			if (snapshot) this._emit("streamEvent", event, snapshot);
		}
		async _fromReadableStream(readableStream, options) {
			const signal = options?.signal;
			let abortHandler;
			if (signal) {
				if (signal.aborted) this.controller.abort();
				abortHandler = this.controller.abort.bind(this.controller);
				signal.addEventListener("abort", abortHandler);
			}
			try {
				__classPrivateFieldGet(this, _BetaMessageStream_instances, "m", _BetaMessageStream_beginRequest).call(this);
				this._connected(null);
				const stream = Stream.fromReadableStream(readableStream, this.controller);
				for await (const event of stream) __classPrivateFieldGet(this, _BetaMessageStream_instances, "m", _BetaMessageStream_addStreamEvent).call(this, event);
				if (stream.controller.signal?.aborted) throw new APIUserAbortError();
				__classPrivateFieldGet(this, _BetaMessageStream_instances, "m", _BetaMessageStream_endRequest).call(this);
			} finally {
				if (signal && abortHandler) signal.removeEventListener("abort", abortHandler);
			}
		}
		[(_BetaMessageStream_currentMessageSnapshot = /* @__PURE__ */ new WeakMap(), _BetaMessageStream_params = /* @__PURE__ */ new WeakMap(), _BetaMessageStream_connectedPromise = /* @__PURE__ */ new WeakMap(), _BetaMessageStream_resolveConnectedPromise = /* @__PURE__ */ new WeakMap(), _BetaMessageStream_rejectConnectedPromise = /* @__PURE__ */ new WeakMap(), _BetaMessageStream_endPromise = /* @__PURE__ */ new WeakMap(), _BetaMessageStream_resolveEndPromise = /* @__PURE__ */ new WeakMap(), _BetaMessageStream_rejectEndPromise = /* @__PURE__ */ new WeakMap(), _BetaMessageStream_listeners = /* @__PURE__ */ new WeakMap(), _BetaMessageStream_ended = /* @__PURE__ */ new WeakMap(), _BetaMessageStream_errored = /* @__PURE__ */ new WeakMap(), _BetaMessageStream_aborted = /* @__PURE__ */ new WeakMap(), _BetaMessageStream_catchingPromiseCreated = /* @__PURE__ */ new WeakMap(), _BetaMessageStream_response = /* @__PURE__ */ new WeakMap(), _BetaMessageStream_request_id = /* @__PURE__ */ new WeakMap(), _BetaMessageStream_workspace_id = /* @__PURE__ */ new WeakMap(), _BetaMessageStream_logger = /* @__PURE__ */ new WeakMap(), _BetaMessageStream_client = /* @__PURE__ */ new WeakMap(), _BetaMessageStream_span = /* @__PURE__ */ new WeakMap(), _BetaMessageStream_spanBody = /* @__PURE__ */ new WeakMap(), _BetaMessageStream_handleError = /* @__PURE__ */ new WeakMap(), _BetaMessageStream_instances = /* @__PURE__ */ new WeakSet(), _BetaMessageStream_getFinalMessage = function _BetaMessageStream_getFinalMessage() {
			if (this.receivedMessages.length === 0) throw new AnthropicError("stream ended without producing a Message with role=assistant");
			return this.receivedMessages.at(-1);
		}, _BetaMessageStream_getFinalText = function _BetaMessageStream_getFinalText() {
			if (this.receivedMessages.length === 0) throw new AnthropicError("stream ended without producing a Message with role=assistant");
			const textBlocks = this.receivedMessages.at(-1).content.filter((block) => block.type === "text").map((block) => block.text);
			if (textBlocks.length === 0) throw new AnthropicError("stream ended without producing a content block with type=text");
			return textBlocks.join(" ");
		}, _BetaMessageStream_beginRequest = function _BetaMessageStream_beginRequest() {
			if (this.ended) return;
			__classPrivateFieldSet(this, _BetaMessageStream_currentMessageSnapshot, void 0, "f");
		}, _BetaMessageStream_addStreamEvent = function _BetaMessageStream_addStreamEvent(event) {
			if (this.ended) return;
			const messageSnapshot = __classPrivateFieldGet(this, _BetaMessageStream_instances, "m", _BetaMessageStream_accumulateMessage).call(this, event);
			this._deliverEvent(event, messageSnapshot);
			if (!messageSnapshot) return;
			switch (event.type) {
				case "content_block_delta": {
					const content = messageSnapshot.content.at(-1);
					switch (event.delta.type) {
						case "text_delta":
							if (content.type === "text") this._emit("text", event.delta.text, content.text || "");
							break;
						case "citations_delta":
							if (content.type === "text") this._emit("citation", event.delta.citation, content.citations ?? []);
							break;
						case "input_json_delta":
							if (tracksToolInput(content) && __classPrivateFieldGet(this, _BetaMessageStream_listeners, "f").inputJson?.length) {
								let jsonSnapshot;
								try {
									jsonSnapshot = content.input;
								} catch (err) {
									__classPrivateFieldGet(this, _BetaMessageStream_handleError, "f").call(this, __classPrivateFieldGet(this, _BetaMessageStream_instances, "m", _BetaMessageStream_toolInputParseError).call(this, content, err));
									break;
								}
								this._emit("inputJson", event.delta.partial_json, jsonSnapshot);
							}
							break;
						case "thinking_delta":
							if (content.type === "thinking") this._emit("thinking", event.delta.thinking, content.thinking);
							break;
						case "signature_delta":
							if (content.type === "thinking") this._emit("signature", content.signature);
							break;
						case "compaction_delta":
							if (content.type === "compaction" && content.content) this._emit("compaction", content.content);
							break;
						default: event.delta;
					}
					break;
				}
				case "message_stop":
					if (__classPrivateFieldGet(this, _BetaMessageStream_client, "f") && __classPrivateFieldGet(this, _BetaMessageStream_span, "f") && __classPrivateFieldGet(this, _BetaMessageStream_params, "f")) recordStreamedMessageContent(__classPrivateFieldGet(this, _BetaMessageStream_client, "f"), __classPrivateFieldGet(this, _BetaMessageStream_span, "f"), __classPrivateFieldGet(this, _BetaMessageStream_spanBody, "f") ?? __classPrivateFieldGet(this, _BetaMessageStream_params, "f"), messageSnapshot);
					this._addMessageParam(messageSnapshot);
					this._addMessage(maybeParseBetaMessage(messageSnapshot, __classPrivateFieldGet(this, _BetaMessageStream_params, "f"), { logger: __classPrivateFieldGet(this, _BetaMessageStream_logger, "f") }), true);
					break;
				case "content_block_stop":
					this._emit("contentBlock", messageSnapshot.content.at(-1));
					break;
				case "message_start":
					__classPrivateFieldSet(this, _BetaMessageStream_currentMessageSnapshot, messageSnapshot, "f");
					if (__classPrivateFieldGet(this, _BetaMessageStream_span, "f") && __classPrivateFieldGet(this, _BetaMessageStream_params, "f")) __classPrivateFieldGet(this, _BetaMessageStream_span, "f").streamed = {
						body: __classPrivateFieldGet(this, _BetaMessageStream_spanBody, "f") ?? __classPrivateFieldGet(this, _BetaMessageStream_params, "f"),
						message: messageSnapshot
					};
			}
		}, _BetaMessageStream_endRequest = function _BetaMessageStream_endRequest() {
			if (this.ended) throw new AnthropicError(`stream has ended, this shouldn't happen`);
			const snapshot = __classPrivateFieldGet(this, _BetaMessageStream_currentMessageSnapshot, "f");
			if (!snapshot) throw new AnthropicError(`request ended without sending any chunks`);
			__classPrivateFieldSet(this, _BetaMessageStream_currentMessageSnapshot, void 0, "f");
			return maybeParseBetaMessage(snapshot, __classPrivateFieldGet(this, _BetaMessageStream_params, "f"), { logger: __classPrivateFieldGet(this, _BetaMessageStream_logger, "f") });
		}, _BetaMessageStream_accumulateMessage = function _BetaMessageStream_accumulateMessage(event) {
			let snapshot = __classPrivateFieldGet(this, _BetaMessageStream_currentMessageSnapshot, "f");
			if (event.type === "message_start") {
				if (snapshot) throw new AnthropicError(`Unexpected event order, got ${event.type} before receiving "message_stop"`);
				return event.message;
			}
			if (!snapshot) return;
			switch (event.type) {
				case "message_stop": return snapshot;
				case "message_delta":
					snapshot.stop_reason = event.delta.stop_reason;
					snapshot.stop_sequence = event.delta.stop_sequence;
					snapshot.stop_details = event.delta.stop_details;
					snapshot.usage.output_tokens = event.usage.output_tokens;
					if (event.delta.container != null) snapshot.container = event.delta.container;
					if (event.context_management != null) snapshot.context_management = event.context_management;
					if (event.input_transformations != null) snapshot.input_transformations = event.input_transformations;
					if (event.usage.input_tokens != null) snapshot.usage.input_tokens = event.usage.input_tokens;
					if (event.usage.cache_creation_input_tokens != null) snapshot.usage.cache_creation_input_tokens = event.usage.cache_creation_input_tokens;
					if (event.usage.cache_read_input_tokens != null) snapshot.usage.cache_read_input_tokens = event.usage.cache_read_input_tokens;
					if (event.usage.server_tool_use != null) snapshot.usage.server_tool_use = event.usage.server_tool_use;
					if (event.usage.iterations != null) snapshot.usage.iterations = event.usage.iterations;
					if (event.usage.fallback_credit != null) snapshot.usage.fallback_credit = event.usage.fallback_credit;
					if (event.usage.output_tokens_details != null) snapshot.usage.output_tokens_details = event.usage.output_tokens_details;
					return snapshot;
				case "content_block_start":
					snapshot.content.push(event.content_block);
					if (event.content_block.type === "fallback") snapshot.model = event.content_block.to.model;
					return snapshot;
				case "content_block_delta": {
					const snapshotContent = snapshot.content.at(event.index);
					switch (event.delta.type) {
						case "text_delta":
							if (snapshotContent?.type === "text") snapshot.content[event.index] = {
								...snapshotContent,
								text: (snapshotContent.text || "") + event.delta.text
							};
							break;
						case "citations_delta":
							if (snapshotContent?.type === "text") snapshot.content[event.index] = {
								...snapshotContent,
								citations: [...snapshotContent.citations ?? [], event.delta.citation]
							};
							break;
						case "input_json_delta":
							if (snapshotContent && tracksToolInput(snapshotContent)) {
								const jsonBuf = (snapshotContent["__json_buf"] || "") + event.delta.partial_json;
								snapshot.content[event.index] = withLazyInput(snapshotContent, jsonBuf);
							}
							break;
						case "thinking_delta":
							if (snapshotContent?.type === "thinking") snapshot.content[event.index] = {
								...snapshotContent,
								thinking: snapshotContent.thinking + event.delta.thinking
							};
							break;
						case "signature_delta":
							if (snapshotContent?.type === "thinking") snapshot.content[event.index] = {
								...snapshotContent,
								signature: event.delta.signature
							};
							break;
						case "compaction_delta":
							if (snapshotContent?.type === "compaction") {
								const block = {
									...snapshotContent,
									content: event.delta.content
								};
								if ("encrypted_content" in event.delta) block.encrypted_content = event.delta.encrypted_content;
								snapshot.content[event.index] = block;
							}
							break;
						default: event.delta;
					}
					return snapshot;
				}
				case "content_block_stop": {
					const snapshotContent = snapshot.content.at(event.index);
					if (snapshotContent && tracksToolInput(snapshotContent) && "__json_buf" in snapshotContent) {
						let input;
						try {
							input = snapshotContent.input;
						} catch (err) {
							input = {};
							__classPrivateFieldGet(this, _BetaMessageStream_handleError, "f").call(this, __classPrivateFieldGet(this, _BetaMessageStream_instances, "m", _BetaMessageStream_toolInputParseError).call(this, snapshotContent, err));
						}
						Object.defineProperty(snapshotContent, "input", {
							value: input,
							enumerable: true,
							configurable: true,
							writable: true
						});
					}
					return snapshot;
				}
				default: return snapshot;
			}
		}, _BetaMessageStream_toolInputParseError = function _BetaMessageStream_toolInputParseError(block, err) {
			const jsonBuf = block[JSON_BUF_PROPERTY];
			return new AnthropicError(`Unable to parse tool parameter JSON from model. Please retry your request or adjust your prompt. Error: ${err}. JSON: ${jsonBuf}`);
		}, Symbol.asyncIterator)]() {
			const pushQueue = [];
			const readQueue = [];
			let done = false;
			this.on("_rawEvent", (event) => {
				const reader = readQueue.shift();
				if (reader) reader.resolve(event);
				else pushQueue.push(event);
			});
			this.on("end", () => {
				done = true;
				for (const reader of readQueue) reader.resolve(void 0);
				readQueue.length = 0;
			});
			this.on("abort", (err) => {
				done = true;
				for (const reader of readQueue) reader.reject(err);
				readQueue.length = 0;
			});
			this.on("error", (err) => {
				done = true;
				for (const reader of readQueue) reader.reject(err);
				readQueue.length = 0;
			});
			return {
				next: async () => {
					if (!pushQueue.length) {
						if (done) return {
							value: void 0,
							done: true
						};
						return new Promise((resolve, reject) => readQueue.push({
							resolve,
							reject
						})).then((chunk) => chunk ? {
							value: chunk,
							done: false
						} : {
							value: void 0,
							done: true
						});
					}
					return {
						value: pushQueue.shift(),
						done: false
					};
				},
				return: async () => {
					this.abort();
					return {
						value: void 0,
						done: true
					};
				}
			};
		}
		toReadableStream() {
			return new Stream(this[Symbol.asyncIterator].bind(this), this.controller).toReadableStream();
		}
	}
	return BetaMessageStream;
})();
// node_modules/@anthropic-ai/sdk/lib/internal/toolsets/family.mjs
/** Dated `tools[]` entry `type` \u2192 the family stamped on member blocks. */
const TOOLSET_TYPE_TO_FAMILY = {
	browser_toolset_20260801: "browser",
	computer_toolset_20260801: "computer"
};
function toolsetFamily(toolset) {
	return TOOLSET_TYPE_TO_FAMILY[toolset.type];
}
/** Whether a `tools` entry is a toolset the runner can execute locally. */
function isRunnableToolset(t) {
	return "run" in t && t.type != null && Object.prototype.hasOwnProperty.call(TOOLSET_TYPE_TO_FAMILY, t.type);
}
// node_modules/@anthropic-ai/sdk/lib/internal/toolsets/errors.mjs
/**
* Thrown when your code uses a toolset's API incorrectly. Catch it to catch all three kinds below.
*
* The only exception the tool runner propagates from a member call: anything else a member throws becomes an
* `is_error` result the model can react to, and the loop continues.
*/
var ToolsetUsageError = /* @__PURE__ */ (() => {
	/**
	* Thrown when your code uses a toolset's API incorrectly. Catch it to catch all three kinds below.
	*
	* The only exception the tool runner propagates from a member call: anything else a member throws becomes an
	* `is_error` result the model can react to, and the loop continues.
	*/
	class ToolsetUsageError extends AnthropicError {
		constructor(message, options) {
			super(message);
			if (options && "cause" in options) this.cause = options.cause;
		}
	}
	/** @internal */
	ToolsetUsageError._errorName = "ToolsetUsageError";
	return ToolsetUsageError;
})();
/** Misuse of the SDK's own API detected at call time (a `browserState` that threw, a misrouted `tool_use`). */
var ToolsetContractError = /* @__PURE__ */ (() => {
	/** Misuse of the SDK's own API detected at call time (a `browserState` that threw, a misrouted `tool_use`). */
	class ToolsetContractError extends ToolsetUsageError {}
	/** @internal */
	ToolsetContractError._errorName = "ToolsetContractError";
	return ToolsetContractError;
})();
// node_modules/@anthropic-ai/sdk/lib/internal/toolsets/run.mjs
/**
* What the runner answers for a toolset member it did not run because an earlier member of the same toolset failed
* in the same assistant turn: the model planned those actions as a sequence, and a later one rarely makes sense once
* an earlier one did not happen. The browser toolset's text; `notExecutedText` gives each family its own.
*/
const NOT_EXECUTED = "Not executed: an earlier action in this turn failed.";
const NOT_EXECUTED_BY_FAMILY = {
	browser: NOT_EXECUTED,
	computer: "Not executed: an earlier computer action in this turn failed."
};
/** The not-executed text for `family` (a `tool_use.toolset_name`), or the browser's for a family the SDK doesn't know. */
function notExecutedText(family) {
	return Object.prototype.hasOwnProperty.call(NOT_EXECUTED_BY_FAMILY, family) ? NOT_EXECUTED_BY_FAMILY[family] : NOT_EXECUTED;
}
/**
* The `tool_result` answering a member `tool_use`. `toolset_name` is required on a member result (the API rejects a
* mismatch), so it is echoed on error paths too.
*/
function toolsetResultBlock(toolUse, content, isError = false) {
	if (isError && (content === "" || Array.isArray(content) && content.length === 0)) content = "The tool call failed with an empty error message.";
	return {
		type: "tool_result",
		tool_use_id: toolUse.id,
		toolset_name: toolUse.toolset_name ?? null,
		content,
		...isError ? { is_error: true } : {}
	};
}
/**
* What never becomes a tool result: a `ToolsetUsageError` propagates as it is, and once the call's own `AbortSignal`
* has aborted the cancellation propagates as `APIUserAbortError`, whatever was thrown after it. An error named
* `AbortError` that a driver throws while that signal has not aborted (a page-aborted request, a driver's own timeout)
* is the driver's failure, not a cancellation.
*/
function throwIfPropagates(error, ctx) {
	if (error instanceof ToolsetUsageError) throw error;
	throwIfAborted(ctx.signal);
}
/** Once `signal` has aborted, throws the `APIUserAbortError` an aborted request throws, so one `catch` covers both. */
function throwIfAborted(signal) {
	if (signal?.aborted) throw new APIUserAbortError();
}
/**
* Runs one member `tool_use` against `toolset` and builds its `tool_result`. Throws if `toolUse`
* is not a member call of this family: a block without `toolset_name` is a plain tool (possibly a
* custom tool sharing a member name) and must never be routed here.
*/
async function runToolsetMember(toolset, toolUse, options = {}) {
	const family = toolsetFamily(toolset);
	if (toolUse.toolset_name !== family) throw new ToolsetContractError(`tool_use ${JSON.stringify(toolUse.id)} (toolset_name=${JSON.stringify(toolUse.toolset_name ?? null)}, name=${JSON.stringify(toolUse.name)}) is not a member call of the ${JSON.stringify(family)} toolset`);
	const ctx = {
		...options,
		toolUse,
		toolUseBlock: toolUse
	};
	try {
		return toolsetResultBlock(toolUse, await toolset.run(ctx, toolUse));
	} catch (e) {
		throwIfPropagates(e, ctx);
		return toolsetResultBlock(toolUse, errorTextContent(e instanceof ToolError ? e.content : errorText(e)), true);
	}
}
// node_modules/@anthropic-ai/sdk/resources/beta/organization/claude-tag/claude-tag.mjs
/**
* The Bundle has an attachment this API does not support editing, so its
* instructions can be changed only in claude.ai.
*/
var BetaBundleAttachmentNotSupportedError = /* @__PURE__ */ (() => {
	/**
	* The Bundle has an attachment this API does not support editing, so its
	* instructions can be changed only in claude.ai.
	*/
	class BetaBundleAttachmentNotSupportedError extends BadRequestError {}
	/** @internal */
	BetaBundleAttachmentNotSupportedError._errorName = "BetaBundleAttachmentNotSupportedError";
	return BetaBundleAttachmentNotSupportedError;
})();
/**
* This Bundle's instructions are managed in claude.ai and can't be changed through
* the API.
*/
var BetaBundleOnCallError = /* @__PURE__ */ (() => {
	/**
	* This Bundle's instructions are managed in claude.ai and can't be changed through
	* the API.
	*/
	class BetaBundleOnCallError extends BadRequestError {}
	/** @internal */
	BetaBundleOnCallError._errorName = "BetaBundleOnCallError";
	return BetaBundleOnCallError;
})();
/**
* The request set the channel up, and `settings` was then refused. The channel
* stays set up with every setting unset.
*/
var BetaSlackChannelSetUpSettingsRefusedError = /* @__PURE__ */ (() => {
	/**
	* The request set the channel up, and `settings` was then refused. The channel
	* stays set up with every setting unset.
	*/
	class BetaSlackChannelSetUpSettingsRefusedError extends BadRequestError {}
	/** @internal */
	BetaSlackChannelSetUpSettingsRefusedError._errorName = "BetaSlackChannelSetUpSettingsRefusedError";
	return BetaSlackChannelSetUpSettingsRefusedError;
})();
/**
* The API key lacks the scope the request needs: `read:claude_tag` for a read,
* `write:claude_tag` for a change.
*/
var BetaAPIKeyScopeMissingError = /* @__PURE__ */ (() => {
	/**
	* The API key lacks the scope the request needs: `read:claude_tag` for a read,
	* `write:claude_tag` for a change.
	*/
	class BetaAPIKeyScopeMissingError extends PermissionDeniedError {}
	/** @internal */
	BetaAPIKeyScopeMissingError._errorName = "BetaAPIKeyScopeMissingError";
	return BetaAPIKeyScopeMissingError;
})();
/**
* Changes through the Claude Tag API are not enabled for the organization.
*/
var BetaClaudeTagWritesNotEnabledError = /* @__PURE__ */ (() => {
	/**
	* Changes through the Claude Tag API are not enabled for the organization.
	*/
	class BetaClaudeTagWritesNotEnabledError extends PermissionDeniedError {}
	/** @internal */
	BetaClaudeTagWritesNotEnabledError._errorName = "BetaClaudeTagWritesNotEnabledError";
	return BetaClaudeTagWritesNotEnabledError;
})();
/**
* The organization's compliance configuration does not let Claude Tag store
* anything new.
*/
var BetaComplianceConfigurationRestrictedError = /* @__PURE__ */ (() => {
	/**
	* The organization's compliance configuration does not let Claude Tag store
	* anything new.
	*/
	class BetaComplianceConfigurationRestrictedError extends PermissionDeniedError {}
	/** @internal */
	BetaComplianceConfigurationRestrictedError._errorName = "BetaComplianceConfigurationRestrictedError";
	return BetaComplianceConfigurationRestrictedError;
})();
/**
* The credential is not a scoped API key that is bound at the organization level.
*/
var BetaOrganizationLevelScopedAPIKeyRequiredError = /* @__PURE__ */ (() => {
	/**
	* The credential is not a scoped API key that is bound at the organization level.
	*/
	class BetaOrganizationLevelScopedAPIKeyRequiredError extends PermissionDeniedError {}
	/** @internal */
	BetaOrganizationLevelScopedAPIKeyRequiredError._errorName = "BetaOrganizationLevelScopedAPIKeyRequiredError";
	return BetaOrganizationLevelScopedAPIKeyRequiredError;
})();
/**
* `settings.environment_id` names no Environment within the organization's reach,
* and the request had set the channel up by then. The channel stays set up with
* every setting unset.
*/
var BetaSlackChannelSetUpEnvironmentNotFoundError = /* @__PURE__ */ (() => {
	/**
	* `settings.environment_id` names no Environment within the organization's reach,
	* and the request had set the channel up by then. The channel stays set up with
	* every setting unset.
	*/
	class BetaSlackChannelSetUpEnvironmentNotFoundError extends NotFoundError {}
	/** @internal */
	BetaSlackChannelSetUpEnvironmentNotFoundError._errorName = "BetaSlackChannelSetUpEnvironmentNotFoundError";
	return BetaSlackChannelSetUpEnvironmentNotFoundError;
})();
/**
* The request set the channel up, and something else then changed the channel or
* removed it. Nothing of `settings` was stored.
*/
var BetaSlackChannelSetUpSettingsConflictError = /* @__PURE__ */ (() => {
	/**
	* The request set the channel up, and something else then changed the channel or
	* removed it. Nothing of `settings` was stored.
	*/
	class BetaSlackChannelSetUpSettingsConflictError extends ConflictError {}
	/** @internal */
	BetaSlackChannelSetUpSettingsConflictError._errorName = "BetaSlackChannelSetUpSettingsConflictError";
	return BetaSlackChannelSetUpSettingsConflictError;
})();
// node_modules/@anthropic-ai/sdk/resources/beta/organization/users.mjs
/**
* The member is the organization's primary owner, whom no API key or token can
* sign out.
*/
var BetaCannotSignOutPrimaryOwnerError = /* @__PURE__ */ (() => {
	/**
	* The member is the organization's primary owner, whom no API key or token can
	* sign out.
	*/
	class BetaCannotSignOutPrimaryOwnerError extends BadRequestError {}
	/** @internal */
	BetaCannotSignOutPrimaryOwnerError._errorName = "BetaCannotSignOutPrimaryOwnerError";
	return BetaCannotSignOutPrimaryOwnerError;
})();
/**
* The member is the user the API key or token belongs to.
*/
var BetaCannotSignOutSelfError = /* @__PURE__ */ (() => {
	/**
	* The member is the user the API key or token belongs to.
	*/
	class BetaCannotSignOutSelfError extends BadRequestError {}
	/** @internal */
	BetaCannotSignOutSelfError._errorName = "BetaCannotSignOutSelfError";
	return BetaCannotSignOutSelfError;
})();
/**
* The member has the `managed` role, and this API key or token cannot sign them
* out. The error message says which keys and tokens can.
*/
var BetaCannotSignOutManagedMemberError = /* @__PURE__ */ (() => {
	/**
	* The member has the `managed` role, and this API key or token cannot sign them
	* out. The error message says which keys and tokens can.
	*/
	class BetaCannotSignOutManagedMemberError extends PermissionDeniedError {}
	/** @internal */
	BetaCannotSignOutManagedMemberError._errorName = "BetaCannotSignOutManagedMemberError";
	return BetaCannotSignOutManagedMemberError;
})();
/**
* The member is a membership admin, and the person the API key or token belongs to
* is not allowed to sign out membership admins.
*/
var BetaCannotSignOutMembershipAdminError = /* @__PURE__ */ (() => {
	/**
	* The member is a membership admin, and the person the API key or token belongs to
	* is not allowed to sign out membership admins.
	*/
	class BetaCannotSignOutMembershipAdminError extends PermissionDeniedError {}
	/** @internal */
	BetaCannotSignOutMembershipAdminError._errorName = "BetaCannotSignOutMembershipAdminError";
	return BetaCannotSignOutMembershipAdminError;
})();
/**
* The member is an owner or has owner permissions, and this API key or token
* cannot sign them out. In a Claude Enterprise organization, an API key with the
* `write:members` scope can.
*/
var BetaCannotSignOutOwnerError = /* @__PURE__ */ (() => {
	/**
	* The member is an owner or has owner permissions, and this API key or token
	* cannot sign them out. In a Claude Enterprise organization, an API key with the
	* `write:members` scope can.
	*/
	class BetaCannotSignOutOwnerError extends PermissionDeniedError {}
	/** @internal */
	BetaCannotSignOutOwnerError._errorName = "BetaCannotSignOutOwnerError";
	return BetaCannotSignOutOwnerError;
})();
/**
* This OAuth token cannot sign out a membership admin or a member whose roles
* grant owner, user management, or identity and access management.
*/
var BetaCannotSignOutPrivilegedMemberError = /* @__PURE__ */ (() => {
	/**
	* This OAuth token cannot sign out a membership admin or a member whose roles
	* grant owner, user management, or identity and access management.
	*/
	class BetaCannotSignOutPrivilegedMemberError extends PermissionDeniedError {}
	/** @internal */
	BetaCannotSignOutPrivilegedMemberError._errorName = "BetaCannotSignOutPrivilegedMemberError";
	return BetaCannotSignOutPrivilegedMemberError;
})();
// node_modules/@anthropic-ai/sdk/resources/beta/organization/rbac-groups/rbac-groups.mjs
/**
* The RBAC Group is not one of the organization's groups.
*/
var BetaRBACGroupNotFoundError = /* @__PURE__ */ (() => {
	/**
	* The RBAC Group is not one of the organization's groups.
	*/
	class BetaRBACGroupNotFoundError extends NotFoundError {}
	/** @internal */
	BetaRBACGroupNotFoundError._errorName = "BetaRBACGroupNotFoundError";
	return BetaRBACGroupNotFoundError;
})();
// node_modules/@anthropic-ai/sdk/resources/beta/organization/plugins/plugins.mjs
/**
* The version in `plugin_version_id` did not pass its content scan, so it cannot
* be served.
*/
var BetaScanFailedError = /* @__PURE__ */ (() => {
	/**
	* The version in `plugin_version_id` did not pass its content scan, so it cannot
	* be served.
	*/
	class BetaScanFailedError extends BadRequestError {}
	/** @internal */
	BetaScanFailedError._errorName = "BetaScanFailedError";
	return BetaScanFailedError;
})();
/**
* The marketplace already holds this name. `plugin_id` is the Plugin that holds
* it, and can be absent.
*/
var BetaPluginNameTakenError = /* @__PURE__ */ (() => {
	/**
	* The marketplace already holds this name. `plugin_id` is the Plugin that holds
	* it, and can be absent.
	*/
	class BetaPluginNameTakenError extends ConflictError {}
	/** @internal */
	BetaPluginNameTakenError._errorName = "BetaPluginNameTakenError";
	return BetaPluginNameTakenError;
})();
/**
* The content scan of the version in `plugin_version_id` is still running. Retry
* once the scan finishes.
*/
var BetaScanPendingError = /* @__PURE__ */ (() => {
	/**
	* The content scan of the version in `plugin_version_id` is still running. Retry
	* once the scan finishes.
	*/
	class BetaScanPendingError extends ConflictError {}
	/** @internal */
	BetaScanPendingError._errorName = "BetaScanPendingError";
	return BetaScanPendingError;
})();
/**
* One of the Plugin's skills has the name of an organization skill. `skill_name`
* is that name.
*/
var BetaSkillNameTakenError = /* @__PURE__ */ (() => {
	/**
	* One of the Plugin's skills has the name of an organization skill. `skill_name`
	* is that name.
	*/
	class BetaSkillNameTakenError extends ConflictError {}
	/** @internal */
	BetaSkillNameTakenError._errorName = "BetaSkillNameTakenError";
	return BetaSkillNameTakenError;
})();
/**
* The Plugin version was stored but is not yet usable in claude.ai. `plugin_id`
* and `plugin_version_id` identify what was stored.
*/
var BetaRegistrationPendingError = /* @__PURE__ */ (() => {
	/**
	* The Plugin version was stored but is not yet usable in claude.ai. `plugin_id`
	* and `plugin_version_id` identify what was stored.
	*/
	class BetaRegistrationPendingError extends ServiceUnavailableError {}
	/** @internal */
	BetaRegistrationPendingError._errorName = "BetaRegistrationPendingError";
	return BetaRegistrationPendingError;
})();
// node_modules/@anthropic-ai/sdk/resources/beta/organization/spend-limits/spend-limits.mjs
/**
* The organization cannot retrieve, set or delete spend limits with an Admin API
* credential.
*/
var BetaSpendLimitsAdminAPIWritesNotEnabledError = /* @__PURE__ */ (() => {
	/**
	* The organization cannot retrieve, set or delete spend limits with an Admin API
	* credential.
	*/
	class BetaSpendLimitsAdminAPIWritesNotEnabledError extends PermissionDeniedError {}
	/** @internal */
	BetaSpendLimitsAdminAPIWritesNotEnabledError._errorName = "BetaSpendLimitsAdminAPIWritesNotEnabledError";
	return BetaSpendLimitsAdminAPIWritesNotEnabledError;
})();
// node_modules/@anthropic-ai/sdk/resources/beta/organization/claude-code/managed-settings/managed-settings.mjs
/**
* This stored settings document currently cannot be read or replaced. Contact
* support, or, if you no longer need these settings, delete the group's settings
* or clear the default.
*/
var BetaCMEKFeatureUnsupportedError = /* @__PURE__ */ (() => {
	/**
	* This stored settings document currently cannot be read or replaced. Contact
	* support, or, if you no longer need these settings, delete the group's settings
	* or clear the default.
	*/
	class BetaCMEKFeatureUnsupportedError extends BadRequestError {}
	/** @internal */
	BetaCMEKFeatureUnsupportedError._errorName = "BetaCMEKFeatureUnsupportedError";
	return BetaCMEKFeatureUnsupportedError;
})();
/**
* The RBAC Group order already has the most groups allowed. Delete another group's
* settings first.
*/
var BetaRBACGroupOrderLimitExceededError = /* @__PURE__ */ (() => {
	/**
	* The RBAC Group order already has the most groups allowed. Delete another group's
	* settings first.
	*/
	class BetaRBACGroupOrderLimitExceededError extends BadRequestError {}
	/** @internal */
	BetaRBACGroupOrderLimitExceededError._errorName = "BetaRBACGroupOrderLimitExceededError";
	return BetaRBACGroupOrderLimitExceededError;
})();
/**
* The organization has reached its limit of settings documents, counting unused
* ones. An owner can remove unused documents in claude.ai. Deleting a group's
* settings or clearing the default settings also frees a document, if nothing else
* uses it. None of these works once the organization has also reached its settings
* history limit.
*/
var BetaSettingsDocumentLimitExceededError = /* @__PURE__ */ (() => {
	/**
	* The organization has reached its limit of settings documents, counting unused
	* ones. An owner can remove unused documents in claude.ai. Deleting a group's
	* settings or clearing the default settings also frees a document, if nothing else
	* uses it. None of these works once the organization has also reached its settings
	* history limit.
	*/
	class BetaSettingsDocumentLimitExceededError extends BadRequestError {}
	/** @internal */
	BetaSettingsDocumentLimitExceededError._errorName = "BetaSettingsDocumentLimitExceededError";
	return BetaSettingsDocumentLimitExceededError;
})();
/**
* The organization has reached its settings history limit, a cap on stored
* versions of its settings documents. Nothing in the API or claude.ai lowers the
* count, so contact support. Creating or deleting group settings, creating or
* clearing the default settings, and reordering are refused. Changing the mode
* still works, unless it would copy the organization settings into a new default.
*/
var BetaSettingsHistoryLimitExceededError = /* @__PURE__ */ (() => {
	/**
	* The organization has reached its settings history limit, a cap on stored
	* versions of its settings documents. Nothing in the API or claude.ai lowers the
	* count, so contact support. Creating or deleting group settings, creating or
	* clearing the default settings, and reordering are refused. Changing the mode
	* still works, unless it would copy the organization settings into a new default.
	*/
	class BetaSettingsHistoryLimitExceededError extends BadRequestError {}
	/** @internal */
	BetaSettingsHistoryLimitExceededError._errorName = "BetaSettingsHistoryLimitExceededError";
	return BetaSettingsHistoryLimitExceededError;
})();
/**
* This RBAC Group has no Claude Code managed settings.
*/
var BetaRBACGroupManagedSettingsNotFoundError = /* @__PURE__ */ (() => {
	/**
	* This RBAC Group has no Claude Code managed settings.
	*/
	class BetaRBACGroupManagedSettingsNotFoundError extends NotFoundError {}
	/** @internal */
	BetaRBACGroupManagedSettingsNotFoundError._errorName = "BetaRBACGroupManagedSettingsNotFoundError";
	return BetaRBACGroupManagedSettingsNotFoundError;
})();
// node_modules/@anthropic-ai/sdk/lib/internal/BetaToolRunnerStream.mjs
var _BetaToolRunnerStream_instances;
var _BetaToolRunnerStream_onToolCall;
var _BetaToolRunnerStream_emitted;
var _BetaToolRunnerStream_readers;
var _BetaToolRunnerStream_toolCalls;
var _BetaToolRunnerStream_closed;
var _BetaToolRunnerStream_ready;
var _BetaToolRunnerStream_fallback;
var _BetaToolRunnerStream_track;
var _BetaToolRunnerStream_release;
var _BetaToolRunnerStream_removeReader;
/**
* The stream a tool runner yields. It hands each `tool_use` call to `onToolCall` once the model has moved on
* from it, and the caller's listeners and `for await` loops over the stream have handled the event that shows it.
*/
var BetaToolRunnerStream = /* @__PURE__ */ (() => {
	/**
	* The stream a tool runner yields. It hands each `tool_use` call to `onToolCall` once the model has moved on
	* from it, and the caller's listeners and `for await` loops over the stream have handled the event that shows it.
	*/
	class BetaToolRunnerStream extends BetaMessageStream {
		constructor(params, onToolCall, client) {
			super(params, { client });
			_BetaToolRunnerStream_instances.add(this);
			_BetaToolRunnerStream_onToolCall.set(this, void 0);
			/** The number of stream events emitted so far */
			_BetaToolRunnerStream_emitted.set(this, 0);
			/** The `for await` loops over the stream that are still reading it */
			_BetaToolRunnerStream_readers.set(this, []);
			/** The `tool_use` blocks that have finished streaming, in the model's order */
			_BetaToolRunnerStream_toolCalls.set(this, []);
			/** The last `tool_use` block to close, until the model moves on from it */
			_BetaToolRunnerStream_closed.set(this, void 0);
			/** The calls the model has moved on from, in its order, until every reader has caught up with them */
			_BetaToolRunnerStream_ready.set(this, []);
			/** Whether a refusal has handed the reply to a fallback model */
			_BetaToolRunnerStream_fallback.set(this, false);
			__classPrivateFieldSet(this, _BetaToolRunnerStream_onToolCall, onToolCall, "f");
		}
		/** The `tool_use` blocks that have finished streaming, in the model's order */
		get toolCalls() {
			return __classPrivateFieldGet(this, _BetaToolRunnerStream_toolCalls, "f");
		}
		_deliverEvent(event, snapshot) {
			var _a;
			__classPrivateFieldSet(this, _BetaToolRunnerStream_emitted, (_a = __classPrivateFieldGet(this, _BetaToolRunnerStream_emitted, "f"), _a++, _a), "f");
			const block = event.type === "content_block_stop" ? snapshot?.content[event.index] : void 0;
			const closed = block?.type === "tool_use" ? block : void 0;
			if (closed) __classPrivateFieldGet(this, _BetaToolRunnerStream_toolCalls, "f").push(closed);
			super._deliverEvent(event, snapshot);
			__classPrivateFieldGet(this, _BetaToolRunnerStream_instances, "m", _BetaToolRunnerStream_track).call(this, event, closed);
			__classPrivateFieldGet(this, _BetaToolRunnerStream_instances, "m", _BetaToolRunnerStream_release).call(this);
		}
		[(_BetaToolRunnerStream_onToolCall = /* @__PURE__ */ new WeakMap(), _BetaToolRunnerStream_emitted = /* @__PURE__ */ new WeakMap(), _BetaToolRunnerStream_readers = /* @__PURE__ */ new WeakMap(), _BetaToolRunnerStream_toolCalls = /* @__PURE__ */ new WeakMap(), _BetaToolRunnerStream_closed = /* @__PURE__ */ new WeakMap(), _BetaToolRunnerStream_ready = /* @__PURE__ */ new WeakMap(), _BetaToolRunnerStream_fallback = /* @__PURE__ */ new WeakMap(), _BetaToolRunnerStream_instances = /* @__PURE__ */ new WeakSet(), Symbol.asyncIterator)]() {
			const iterator = super[Symbol.asyncIterator]();
			const reader = { handled: __classPrivateFieldGet(this, _BetaToolRunnerStream_emitted, "f") };
			__classPrivateFieldGet(this, _BetaToolRunnerStream_readers, "f").push(reader);
			let holdsEvent = false;
			return {
				next: async () => {
					if (holdsEvent) {
						holdsEvent = false;
						reader.handled++;
						__classPrivateFieldGet(this, _BetaToolRunnerStream_instances, "m", _BetaToolRunnerStream_release).call(this);
					}
					try {
						const result = await iterator.next();
						holdsEvent = !result.done;
						if (result.done) __classPrivateFieldGet(this, _BetaToolRunnerStream_instances, "m", _BetaToolRunnerStream_removeReader).call(this, reader);
						return result;
					} catch (error) {
						__classPrivateFieldGet(this, _BetaToolRunnerStream_instances, "m", _BetaToolRunnerStream_removeReader).call(this, reader);
						throw error;
					}
				},
				return: async () => {
					const result = iterator.return?.();
					__classPrivateFieldGet(this, _BetaToolRunnerStream_instances, "m", _BetaToolRunnerStream_removeReader).call(this, reader);
					return await result ?? {
						value: void 0,
						done: true
					};
				}
			};
		}
	}
	_BetaToolRunnerStream_track = function _BetaToolRunnerStream_track(event, closed) {
		if (__classPrivateFieldGet(this, _BetaToolRunnerStream_fallback, "f")) return;
		if (event.type === "content_block_start" && event.content_block.type === "fallback") {
			__classPrivateFieldSet(this, _BetaToolRunnerStream_fallback, true, "f");
			__classPrivateFieldSet(this, _BetaToolRunnerStream_closed, void 0, "f");
			return;
		}
		const movedOn = event.type === "content_block_start" || event.type === "message_delta" && event.delta.stop_reason === "tool_use";
		if (__classPrivateFieldGet(this, _BetaToolRunnerStream_closed, "f") && movedOn) {
			__classPrivateFieldGet(this, _BetaToolRunnerStream_ready, "f").push({
				toolUse: __classPrivateFieldGet(this, _BetaToolRunnerStream_closed, "f"),
				event: __classPrivateFieldGet(this, _BetaToolRunnerStream_emitted, "f")
			});
			__classPrivateFieldSet(this, _BetaToolRunnerStream_closed, void 0, "f");
		}
		if (closed) __classPrivateFieldSet(this, _BetaToolRunnerStream_closed, closed, "f");
	}, _BetaToolRunnerStream_release = function _BetaToolRunnerStream_release() {
		if (this.errored || this.controller.signal.aborted) return;
		const handled = Math.min(__classPrivateFieldGet(this, _BetaToolRunnerStream_emitted, "f"), ...__classPrivateFieldGet(this, _BetaToolRunnerStream_readers, "f").map((reader) => reader.handled));
		while (__classPrivateFieldGet(this, _BetaToolRunnerStream_ready, "f")[0] && __classPrivateFieldGet(this, _BetaToolRunnerStream_ready, "f")[0].event <= handled) __classPrivateFieldGet(this, _BetaToolRunnerStream_onToolCall, "f").call(this, __classPrivateFieldGet(this, _BetaToolRunnerStream_ready, "f").shift().toolUse);
	}, _BetaToolRunnerStream_removeReader = function _BetaToolRunnerStream_removeReader(reader) {
		const index = __classPrivateFieldGet(this, _BetaToolRunnerStream_readers, "f").indexOf(reader);
		if (index >= 0) {
			__classPrivateFieldGet(this, _BetaToolRunnerStream_readers, "f").splice(index, 1);
			__classPrivateFieldGet(this, _BetaToolRunnerStream_instances, "m", _BetaToolRunnerStream_release).call(this);
		}
	};
	return BetaToolRunnerStream;
})();
// node_modules/@anthropic-ai/sdk/lib/internal/threads/ThreadState.mjs
var _ThreadState_instances;
var _ThreadState_fields;
var _ThreadState_stored;
var _ThreadState_staged;
var _ThreadState_anchor;
var _ThreadState_turn;
var _ThreadState_logger;
var _ThreadState_lastReply_get;
var _ThreadState_repeatsLastReply;
var _ThreadState_startNewThread;
var _ThreadState_retryPartialTurn;
var _ThreadState_dropsRefusedTurn;
var _ThreadState_storeTurn;
var _ThreadState_adoptContainer;
var _ThreadState_checkCreateOnly;
var _ThreadState_requestOptions;
/**
* A turn in flight: the request fields it sends, the messages its call staged, the create-only fields its call gave,
* and the history edits to apply once it ends.
*/
var Turn = class {
	constructor(fields, ownMessages, ownCreateOnly) {
		this.fields = fields;
		this.ownMessages = ownMessages;
		this.ownCreateOnly = ownCreateOnly;
		this.deferredMessages = [];
		this.replacementHistory = null;
		this.createOnly = createOnlyJSON(fields);
	}
};
/**
* A thread's local view of the conversation: the full history, which part of it the server holds and which
* reply the next turn continues from, the request fields for the next turn, and the turn in flight, if any.
*
* Sends nothing itself: it assembles each turn's `create()` arguments and records what the reply changes.
*/
var ThreadState = /* @__PURE__ */ (() => {
	/**
	* A thread's local view of the conversation: the full history, which part of it the server holds and which
	* reply the next turn continues from, the request fields for the next turn, and the turn in flight, if any.
	*
	* Sends nothing itself: it assembles each turn's `create()` arguments and records what the reply changes.
	*/
	class ThreadState {
		constructor({ params, options, threading, logger }) {
			_ThreadState_instances.add(this);
			_ThreadState_fields.set(this, void 0);
			_ThreadState_stored.set(this, []);
			_ThreadState_staged.set(this, []);
			_ThreadState_anchor.set(this, void 0);
			_ThreadState_turn.set(this, null);
			_ThreadState_logger.set(this, void 0);
			const { messages, unsupportedRequestBehavior, ...fields } = params;
			rejectThreadField(fields);
			this.options = options;
			this.unsupportedRequestBehavior = unsupportedRequestBehavior ?? "error";
			__classPrivateFieldSet(this, _ThreadState_fields, fields, "f");
			__classPrivateFieldSet(this, _ThreadState_anchor, threading ? {
				type: "create",
				replacesLostThread: false
			} : { type: "never_threaded" }, "f");
			__classPrivateFieldSet(this, _ThreadState_logger, logger, "f");
			this.push(messages ?? []);
		}
		/** Whether turns send a `thread` field at all. */
		get threading() {
			return __classPrivateFieldGet(this, _ThreadState_anchor, "f").type === "create" || __classPrivateFieldGet(this, _ThreadState_anchor, "f").type === "continue";
		}
		/** The `id` of the stored reply the next turn continues from, or `null` when it starts a new thread. */
		get previousMessageId() {
			return __classPrivateFieldGet(this, _ThreadState_anchor, "f").type === "continue" ? __classPrivateFieldGet(this, _ThreadState_anchor, "f").previousMessageId : null;
		}
		/**
		* Every message the server holds plus those staged for the next turn, with any edits deferred by a turn in flight
		* already applied.
		*/
		get messages() {
			const messages = __classPrivateFieldGet(this, _ThreadState_turn, "f")?.replacementHistory?.slice() ?? [...__classPrivateFieldGet(this, _ThreadState_stored, "f"), ...__classPrivateFieldGet(this, _ThreadState_staged, "f")].map((entry) => entry.param);
			if (__classPrivateFieldGet(this, _ThreadState_turn, "f")) messages.push(...__classPrivateFieldGet(this, _ThreadState_turn, "f").deferredMessages.map(toMessageParam));
			return messages;
		}
		/**
		* The thread as the params of one call for the whole conversation: its request fields and full history. A new
		* object on each access. While a turn that creates the thread is in flight, it shows that turn's create-only fields.
		*/
		get params() {
			const ownCreateOnly = __classPrivateFieldGet(this, _ThreadState_anchor, "f").type === "create" ? __classPrivateFieldGet(this, _ThreadState_turn, "f")?.ownCreateOnly : void 0;
			return {
				...__classPrivateFieldGet(this, _ThreadState_fields, "f"),
				...ownCreateOnly,
				messages: this.messages
			};
		}
		/** Stage messages for the next turn, skipping the reply just recorded and deferring while a turn is in flight. */
		push(messages) {
			if (__classPrivateFieldGet(this, _ThreadState_turn, "f")) {
				__classPrivateFieldGet(this, _ThreadState_turn, "f").deferredMessages.push(...messages);
				return;
			}
			for (const message of messages) {
				if (__classPrivateFieldGet(this, _ThreadState_instances, "m", _ThreadState_repeatsLastReply).call(this, message)) continue;
				__classPrivateFieldGet(this, _ThreadState_staged, "f").push({
					param: toMessageParam(message),
					reply: null
				});
			}
		}
		/** Apply the given request fields and request options to all later turns. */
		update(fields = {}, options = {}) {
			rejectThreadField(fields);
			__classPrivateFieldSet(this, _ThreadState_fields, {
				...__classPrivateFieldGet(this, _ThreadState_fields, "f"),
				...definedEntries(fields)
			}, "f");
			this.options = {
				...this.options,
				...definedEntries(options)
			};
			for (const field of CREATE_ONLY_FIELDS) if (fields[field] !== void 0) delete __classPrivateFieldGet(this, _ThreadState_turn, "f")?.ownCreateOnly[field];
		}
		/**
		* A copy with the same history and options that continues from no stored reply and has no turn in flight. Its request
		* fields are the same too, unless `fields` takes their place.
		*/
		fork(fields = __classPrivateFieldGet(this, _ThreadState_fields, "f")) {
			const fork = new ThreadState({
				params: {
					...fields,
					unsupportedRequestBehavior: this.unsupportedRequestBehavior
				},
				options: this.options,
				threading: __classPrivateFieldGet(this, _ThreadState_anchor, "f").type !== "never_threaded",
				logger: __classPrivateFieldGet(this, _ThreadState_logger, "f")
			});
			if (!this.threading) fork.stopThreading();
			if (__classPrivateFieldGet(this, _ThreadState_turn, "f")?.replacementHistory) __classPrivateFieldSet(fork, _ThreadState_staged, __classPrivateFieldGet(this, _ThreadState_turn, "f").replacementHistory.map((param) => ({
				param,
				reply: null
			})), "f");
			else {
				__classPrivateFieldSet(fork, _ThreadState_stored, [...__classPrivateFieldGet(this, _ThreadState_stored, "f")], "f");
				__classPrivateFieldSet(fork, _ThreadState_staged, [...__classPrivateFieldGet(this, _ThreadState_staged, "f")], "f");
			}
			if (__classPrivateFieldGet(this, _ThreadState_turn, "f")) fork.push(__classPrivateFieldGet(this, _ThreadState_turn, "f").deferredMessages);
			return fork;
		}
		/** Replace the request fields with those of `params`, so a field it leaves out is gone, then `setMessages()`. */
		setParams({ messages, ...fields }) {
			__classPrivateFieldSet(this, _ThreadState_fields, fields, "f");
			if (__classPrivateFieldGet(this, _ThreadState_turn, "f")) __classPrivateFieldGet(this, _ThreadState_turn, "f").ownCreateOnly = {};
			this.setMessages(messages);
		}
		/**
		* Take the history from `messages`: additions to the current history are staged, and any other list replaces it
		* and starts a new thread.
		*/
		setMessages(messages) {
			const entries = [...__classPrivateFieldGet(this, _ThreadState_stored, "f"), ...__classPrivateFieldGet(this, _ThreadState_staged, "f")];
			if (__classPrivateFieldGet(this, _ThreadState_turn, "f")) {
				const sent = entries.map((entry) => entry.param);
				if (startsWith(messages, sent)) {
					__classPrivateFieldGet(this, _ThreadState_turn, "f").replacementHistory = null;
					__classPrivateFieldGet(this, _ThreadState_turn, "f").deferredMessages = messages.slice(sent.length);
				} else {
					__classPrivateFieldGet(this, _ThreadState_turn, "f").replacementHistory = messages;
					__classPrivateFieldGet(this, _ThreadState_turn, "f").deferredMessages = [];
				}
				return;
			}
			if (!startsWith(messages, __classPrivateFieldGet(this, _ThreadState_stored, "f").map((entry) => entry.param))) {
				__classPrivateFieldSet(this, _ThreadState_stored, [], "f");
				if (this.threading) __classPrivateFieldSet(this, _ThreadState_anchor, {
					type: "create",
					replacesLostThread: false
				}, "f");
			}
			__classPrivateFieldSet(this, _ThreadState_staged, [], "f");
			const replies = new Map(entries.filter((entry) => entry.reply).map((entry) => [entry.param.content, entry]));
			for (const message of messages.slice(__classPrivateFieldGet(this, _ThreadState_stored, "f").length)) {
				if (__classPrivateFieldGet(this, _ThreadState_instances, "m", _ThreadState_repeatsLastReply).call(this, message)) continue;
				__classPrivateFieldGet(this, _ThreadState_staged, "f").push({
					...replies.get(message.content) ?? { reply: null },
					param: toMessageParam(message)
				});
			}
		}
		/** Whether the next turn has something to send: staged messages, or an unfinished reply to resume. */
		get hasTurnToSend() {
			return __classPrivateFieldGet(this, _ThreadState_staged, "f").length > 0 || isUnfinishedStopReason(__classPrivateFieldGet(this, _ThreadState_stored, "f").at(-1)?.reply?.stop_reason);
		}
		/** Stage `messages` and start the turn that sends them with the overrides `fields`, in flight until `endTurn()`. */
		startTurn(messages, fields) {
			if (__classPrivateFieldGet(this, _ThreadState_turn, "f")) throw new AnthropicError("Another `send()`, `parse()` or `stream()` is already in progress on this thread");
			rejectThreadField(fields);
			const alreadyStaged = __classPrivateFieldGet(this, _ThreadState_staged, "f").length;
			this.push(messages);
			const ownMessages = __classPrivateFieldGet(this, _ThreadState_staged, "f").slice(alreadyStaged);
			__classPrivateFieldGet(this, _ThreadState_instances, "m", _ThreadState_retryPartialTurn).call(this);
			const ownCreateOnly = {};
			if (fields.system !== void 0) ownCreateOnly.system = fields.system;
			if (fields.tools !== void 0) ownCreateOnly.tools = fields.tools;
			return __classPrivateFieldSet(this, _ThreadState_turn, new Turn({
				...__classPrivateFieldGet(this, _ThreadState_fields, "f"),
				...definedEntries(fields)
			}, ownMessages, ownCreateOnly), "f");
		}
		/**
		* Mark `turn` finished, take back the messages its call staged if no reply to them started, and apply the history
		* edits deferred during it.
		*/
		endTurn(turn) {
			__classPrivateFieldSet(this, _ThreadState_turn, null, "f");
			__classPrivateFieldSet(this, _ThreadState_staged, __classPrivateFieldGet(this, _ThreadState_staged, "f").filter((entry) => !turn.ownMessages.includes(entry)), "f");
			if (turn.replacementHistory) this.setMessages(turn.replacementHistory);
			this.push(turn.deferredMessages);
		}
		/**
		* Whether the turn should be sent again because `error` is a thread rejection this state has now adjusted for. With
		* `'continue_unthreaded'` a replay that finds the new thread lost as well stops threading, because the server may be
		* unable to store the conversation.
		*/
		recoversFrom(error) {
			if (!(error instanceof APIError)) return false;
			const continuesUnthreaded = this.unsupportedRequestBehavior === "continue_unthreaded";
			const reason = replayReason(error);
			if (reason !== null && __classPrivateFieldGet(this, _ThreadState_anchor, "f").type === "continue") {
				if (reason === "thread_not_found" && __classPrivateFieldGet(this, _ThreadState_anchor, "f").replacesLostThread && continuesUnthreaded) {
					__classPrivateFieldGet(this, _ThreadState_logger, "f").info(`The server lost the thread again right after a replay; continuing without a thread: previous_message_id=${__classPrivateFieldGet(this, _ThreadState_anchor, "f").previousMessageId}`);
					this.stopThreading();
				} else __classPrivateFieldGet(this, _ThreadState_instances, "m", _ThreadState_startNewThread).call(this, reason);
				return true;
			}
			const unsupported = unsupportedFeatures(error);
			if (unsupported !== null && this.threading && continuesUnthreaded) {
				__classPrivateFieldGet(this, _ThreadState_logger, "f").info(`The server cannot thread this request; continuing without a thread: unsupported=${unsupported.join(",")}`);
				this.stopThreading();
				return true;
			}
			return false;
		}
		/** Drop the `thread` field from this turn and every later one. */
		stopThreading() {
			if (this.threading) __classPrivateFieldSet(this, _ThreadState_anchor, { type: "unthreaded" }, "f");
		}
		/**
		* Record a turn whose stream ended after `message_start` and before `message_stop`. The next turn starts a new
		* thread because the server holds either the whole reply or none of it. `completedBlocks` is how many content
		* blocks received `content_block_stop`.
		*/
		recordPartialReply(snapshot, completedBlocks) {
			if (__classPrivateFieldGet(this, _ThreadState_instances, "m", _ThreadState_dropsRefusedTurn).call(this, snapshot)) return;
			__classPrivateFieldGet(this, _ThreadState_instances, "m", _ThreadState_storeTurn).call(this, partialReply(snapshot, completedBlocks), { partial: true });
			if (this.previousMessageId !== null) __classPrivateFieldGet(this, _ThreadState_instances, "m", _ThreadState_startNewThread).call(this, "stream_ended_before_message_stop");
		}
		/**
		* Record `message` as the reply of `turn`, for the next turn to continue from. The server does not store a reply
		* that a fallback model wrote, so the turn after one starts a new thread.
		*/
		recordReply(turn, message) {
			if (__classPrivateFieldGet(this, _ThreadState_instances, "m", _ThreadState_dropsRefusedTurn).call(this, message)) return;
			__classPrivateFieldGet(this, _ThreadState_instances, "m", _ThreadState_storeTurn).call(this, message, { partial: false });
			if (__classPrivateFieldGet(this, _ThreadState_anchor, "f").type === "create") __classPrivateFieldSet(this, _ThreadState_fields, {
				...__classPrivateFieldGet(this, _ThreadState_fields, "f"),
				...turn.ownCreateOnly
			}, "f");
			if (this.threading) {
				__classPrivateFieldSet(this, _ThreadState_anchor, {
					type: "continue",
					previousMessageId: message.id,
					createdWith: turn.createOnly,
					replacesLostThread: __classPrivateFieldGet(this, _ThreadState_anchor, "f").type === "create" && __classPrivateFieldGet(this, _ThreadState_anchor, "f").replacesLostThread
				}, "f");
				if (message.usage.iterations?.some((iteration) => iteration.type === "fallback_message")) __classPrivateFieldGet(this, _ThreadState_instances, "m", _ThreadState_startNewThread).call(this, "fallback_message");
			}
			if (message.container) __classPrivateFieldGet(this, _ThreadState_instances, "m", _ThreadState_adoptContainer).call(this, message.container.id);
		}
		/**
		* The `create()` arguments of `turn` except `stream`: request fields, betas, the `thread` field with the delta or
		* full history, and request options.
		*/
		buildCreateArguments(turn, options, { stream }) {
			__classPrivateFieldGet(this, _ThreadState_instances, "m", _ThreadState_checkCreateOnly).call(this, turn.createOnly);
			const anchor = __classPrivateFieldGet(this, _ThreadState_anchor, "f");
			let stored = anchor.type === "continue" ? [] : __classPrivateFieldGet(this, _ThreadState_stored, "f").map((entry) => entry.param);
			if (anchor.type !== "never_threaded") {
				const answered = __classPrivateFieldGet(this, _ThreadState_stored, "f").map((entry) => entry.reply !== null).lastIndexOf(true) + 1;
				stored = stored.map((message, i) => i < answered ? withoutCacheControl(message) : message);
			}
			const params = {
				...turn.fields,
				messages: [...stored, ...__classPrivateFieldGet(this, _ThreadState_staged, "f").map((entry) => entry.param)]
			};
			if (this.threading && !params.betas?.includes(MESSAGE_THREADS_BETA)) params.betas = [...params.betas ?? [], MESSAGE_THREADS_BETA];
			if (anchor.type === "create") params.thread = { type: "create" };
			else if (anchor.type === "continue") {
				params.thread = {
					type: "continue",
					previous_message_id: anchor.previousMessageId
				};
				for (const field of CREATE_ONLY_FIELDS) delete params[field];
			}
			return {
				params,
				options: __classPrivateFieldGet(this, _ThreadState_instances, "m", _ThreadState_requestOptions).call(this, options, { stream })
			};
		}
		/** Throws if the thread refuses a turn with the overrides `fields`, as that turn would before it is sent. */
		checkNextTurn(fields) {
			__classPrivateFieldGet(this, _ThreadState_instances, "m", _ThreadState_checkCreateOnly).call(this, createOnlyJSON({
				...__classPrivateFieldGet(this, _ThreadState_fields, "f"),
				...definedEntries(fields)
			}));
		}
	}
	_ThreadState_fields = /* @__PURE__ */ new WeakMap(), _ThreadState_stored = /* @__PURE__ */ new WeakMap(), _ThreadState_staged = /* @__PURE__ */ new WeakMap(), _ThreadState_anchor = /* @__PURE__ */ new WeakMap(), _ThreadState_turn = /* @__PURE__ */ new WeakMap(), _ThreadState_logger = /* @__PURE__ */ new WeakMap(), _ThreadState_instances = /* @__PURE__ */ new WeakSet(), _ThreadState_lastReply_get = function _ThreadState_lastReply_get() {
		for (const entries of [__classPrivateFieldGet(this, _ThreadState_staged, "f"), __classPrivateFieldGet(this, _ThreadState_stored, "f")]) for (let i = entries.length - 1; i >= 0; i--) if (entries[i].reply) return entries[i].reply;
		return null;
	}, _ThreadState_repeatsLastReply = function _ThreadState_repeatsLastReply(message) {
		if ("id" in message) return message.id === __classPrivateFieldGet(this, _ThreadState_instances, "a", _ThreadState_lastReply_get)?.id;
		const last = __classPrivateFieldGet(this, _ThreadState_staged, "f").at(-1) ?? __classPrivateFieldGet(this, _ThreadState_stored, "f").at(-1);
		return last?.reply != null && sameMessage(message, last.param);
	}, _ThreadState_startNewThread = function _ThreadState_startNewThread(reason) {
		__classPrivateFieldGet(this, _ThreadState_logger, "f").info(`Replaying the full message history under a new thread: reason=${reason} previous_message_id=${this.previousMessageId}`);
		__classPrivateFieldSet(this, _ThreadState_anchor, {
			type: "create",
			replacesLostThread: reason === "thread_not_found"
		}, "f");
	}, _ThreadState_retryPartialTurn = function _ThreadState_retryPartialTurn() {
		const tail = __classPrivateFieldGet(this, _ThreadState_stored, "f").at(-1);
		if (__classPrivateFieldGet(this, _ThreadState_staged, "f").length || !tail || tail.reply && !tail.partial) return;
		if (tail.reply) __classPrivateFieldGet(this, _ThreadState_stored, "f").pop();
		let turnStart = __classPrivateFieldGet(this, _ThreadState_stored, "f").length;
		while (turnStart > 0 && !__classPrivateFieldGet(this, _ThreadState_stored, "f")[turnStart - 1].reply) turnStart -= 1;
		__classPrivateFieldSet(this, _ThreadState_staged, __classPrivateFieldGet(this, _ThreadState_stored, "f").splice(turnStart), "f");
		__classPrivateFieldGet(this, _ThreadState_logger, "f").info(`Re-sending the turn whose reply ended before \`message_stop\`: partial_reply_id=${tail.reply?.id ?? null}`);
	}, _ThreadState_dropsRefusedTurn = function _ThreadState_dropsRefusedTurn(reply) {
		if (reply.stop_reason !== "refusal" || __classPrivateFieldGet(this, _ThreadState_anchor, "f").type === "never_threaded") return false;
		if (this.previousMessageId !== null) __classPrivateFieldGet(this, _ThreadState_instances, "m", _ThreadState_startNewThread).call(this, "refusal");
		return true;
	}, _ThreadState_storeTurn = function _ThreadState_storeTurn(reply, { partial }) {
		__classPrivateFieldGet(this, _ThreadState_stored, "f").push(...__classPrivateFieldGet(this, _ThreadState_staged, "f"));
		__classPrivateFieldSet(this, _ThreadState_staged, [], "f");
		if (reply) __classPrivateFieldGet(this, _ThreadState_stored, "f").push({
			param: toMessageParam(reply),
			reply,
			partial
		});
	}, _ThreadState_adoptContainer = function _ThreadState_adoptContainer(containerId) {
		const { container } = __classPrivateFieldGet(this, _ThreadState_fields, "f");
		if (container == null) __classPrivateFieldSet(this, _ThreadState_fields, {
			...__classPrivateFieldGet(this, _ThreadState_fields, "f"),
			container: containerId
		}, "f");
		else if (typeof container === "object" && container.id == null) __classPrivateFieldSet(this, _ThreadState_fields, {
			...__classPrivateFieldGet(this, _ThreadState_fields, "f"),
			container: {
				...container,
				id: containerId
			}
		}, "f");
	}, _ThreadState_checkCreateOnly = function _ThreadState_checkCreateOnly(createOnly) {
		if (__classPrivateFieldGet(this, _ThreadState_anchor, "f").type !== "continue") return;
		const { createdWith } = __classPrivateFieldGet(this, _ThreadState_anchor, "f");
		const changed = CREATE_ONLY_FIELDS.filter((field) => createOnly[field] !== createdWith[field]);
		if (changed.length) {
			const names = changed.map((field) => `\`${field}\``).join(" and ");
			throw new AnthropicError(`Cannot change ${names} on a thread: the server keeps the \`system\` and \`tools\` the thread was created with. To change them, start a new thread from \`thread.params\`.` + (changed.includes("tools") ? " To add or remove tools on this thread, send `tool_addition` or `tool_removal` blocks in a `system` message." : ""));
		}
	}, _ThreadState_requestOptions = function _ThreadState_requestOptions(overrides, { stream }) {
		const options = {
			...this.options,
			...definedEntries(overrides)
		};
		if (stream) options.headers = buildHeaders([{ [STAINLESS_HELPER_METHOD_HEADER]: "stream" }, options.headers]);
		if (__classPrivateFieldGet(this, _ThreadState_anchor, "f").type !== "never_threaded") options.headers = buildHeaders([options.headers, helperHeader("message-thread")]);
		if (this.threading) options.headers = withThreadsBeta(options.headers);
		return options;
	};
	return ThreadState;
})();
const UNFINISHED_STOP_REASONS = ["pause_turn", "compaction"];
function isUnfinishedStopReason(stopReason) {
	return UNFINISHED_STOP_REASONS.some((unfinished) => unfinished === stopReason);
}
const MESSAGE_THREADS_BETA = "message-threads-2026-08-12";
/** Request fields the server takes from the thread on a `continue` and rejects if the request repeats them. */
const CREATE_ONLY_FIELDS = ["system", "tools"];
function createOnlyJSON(fields) {
	return {
		system: JSON.stringify(fields.system),
		tools: JSON.stringify(fields.tools)
	};
}
/**
* `headers` with the threads beta appended to a caller-set `anthropic-beta` header, which would otherwise replace the
* one `create()` builds from `betas`.
*/
function withThreadsBeta(headers) {
	const callerBetas = buildHeaders([headers]).values.get("anthropic-beta");
	if (callerBetas === null) return headers;
	return buildHeaders([headers, { "anthropic-beta": appendHeaderValue(callerBetas, MESSAGE_THREADS_BETA) }]);
}
/** The `error_code` of a rejection that a full replay under a new thread recovers from, if it is one. */
function replayReason(error) {
	const errorCode = errorDetails(error)?.["error_code"];
	return REPLAY_ERROR_CODES.find((code) => code === errorCode) ?? null;
}
const REPLAY_ERROR_CODES = [
	"thread_not_found",
	"thread_already_continued",
	"thread_continue_in_flight"
];
/** The `unsupported` values of a `thread_unsupported_request` rejection, or `null` for any other error. */
function unsupportedFeatures(error) {
	const details = errorDetails(error);
	if (details?.["error_code"] !== "thread_unsupported_request") return null;
	const unsupported = details["unsupported"];
	return Array.isArray(unsupported) ? unsupported.map(String) : [];
}
/** The `error.details` object of the response body, or `null` when the body has none. */
function errorDetails(error) {
	const details = error.error?.error?.details;
	return isObj(details) ? details : null;
}
/** Throws if `fields` has a `thread`. The field types leave it out, which an untyped caller or a cast gets past. */
function rejectThreadField(fields) {
	if ("thread" in fields && fields.thread !== void 0) throw new TypeError("`thread` cannot be set here. The message thread sets it for each request itself.");
}
/** `object` without the keys whose value is `undefined`, so a spread of it leaves those keys as they were. */
function definedEntries(object) {
	return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== void 0));
}
/**
* The part of a streamed reply worth keeping when the stream ended early, or `null` if nothing is. An unfinished block
* stays only if it is `text`, because the `input` or `signature` of any other is incomplete.
*/
function partialReply(snapshot, completedBlocks) {
	const content = snapshot.content.slice(0, completedBlocks);
	const unfinished = snapshot.content[completedBlocks];
	if (unfinished?.type === "text" && unfinished.text) content.push(unfinished);
	return content.length ? {
		...snapshot,
		content
	} : null;
}
/**
* A copy of `value`, a message or a content block, without its `cache_control` and that of the blocks and tool in it.
* Those are reached through the keys below only, so the value of any other key is carried over as it is.
*/
function withoutCacheControl(value) {
	if (!isObj(value)) return value;
	const { cache_control, ...copy } = value;
	for (const key of [
		"content",
		"source",
		"tool",
		"definition",
		"tool_references"
	]) {
		const nested = copy[key];
		if (Array.isArray(nested)) copy[key] = nested.map(withoutCacheControl);
		else if (isObj(nested)) copy[key] = withoutCacheControl(nested);
	}
	return copy;
}
/** Whether `messages` begins with every message of `prefix`, in order. */
function startsWith(messages, prefix) {
	return prefix.length <= messages.length && prefix.every((message, i) => sameMessage(message, messages[i]));
}
/** Whether every field of the two messages is equal. A reply given as it was received counts as its param. */
function sameMessage(a, b) {
	const [left, right] = [toMessageParam(a), toMessageParam(b)];
	return Object.keys({
		...left,
		...right
	}).every((key) => left[key] === right[key] || JSON.stringify(left[key]) === JSON.stringify(right[key]));
}
function toMessageParam(message) {
	return "id" in message ? {
		role: message.role,
		content: message.content
	} : message;
}
function toMessageList(input) {
	if (input === void 0) return [];
	return isReadonlyArray(input) ? input : [input];
}
// node_modules/@anthropic-ai/sdk/lib/internal/threads/tool-runner-params.mjs
/**
* `params` split into the runner's own settings, the `thread` choice, and the params of the thread it runs over. Throws
* on a `thread` the params type leaves out.
*/
function splitToolRunnerParams(params) {
	const { stream, max_iterations, runToolsEagerly, thread, ...threadParams } = params;
	if (thread !== void 0 && thread !== false) throw new TypeError("`thread` cannot be set in the params of a tool runner. The runner sets it for each request itself. To run without a message thread, pass `thread: false`.");
	return {
		settings: {
			stream,
			max_iterations,
			runToolsEagerly
		},
		thread,
		threadParams
	};
}
// node_modules/@anthropic-ai/sdk/lib/tools/BetaToolRunner.mjs
var _BetaToolRunner_instances;
var _BetaToolRunner_consumed;
var _BetaToolRunner_mutated;
var _BetaToolRunner_thread;
var _BetaToolRunner_settings;
var _BetaToolRunner_options;
var _BetaToolRunner_helperHeader;
var _BetaToolRunner_messagesWithoutReply;
var _BetaToolRunner_message;
var _BetaToolRunner_stream;
var _BetaToolRunner_toolResponse;
var _BetaToolRunner_completion;
var _BetaToolRunner_iterationCount;
var _BetaToolRunner_toolRunnerOtelContext;
var _BetaToolRunner_compaction;
var _BetaToolRunner_calls;
var _BetaToolRunner_lastStopReason;
var _BetaToolRunner_toolOverrides;
var _BetaToolRunner_pendingToolChanges;
var _BetaToolRunner_withToolRunnerSpan;
var _BetaToolRunner_send;
var _BetaToolRunner_turnOptions;
var _BetaToolRunner_streamThatStartsTools;
var _BetaToolRunner_startedCallsSettled;
var _BetaToolRunner_compact;
var _BetaToolRunner_compactionThread;
var _BetaToolRunner_runnableTools;
var _BetaToolRunner_availableToolNames;
var _BetaToolRunner_recordRemovalsFromHistory;
var _BetaToolRunner_compactAfterFinalTurn;
var _BetaToolRunner_generateToolResponse;
var _BetaToolRunner_toolsetFamilies;
var _BetaToolRunner_toolsetParams;
var _BetaToolRunner_flushPendingToolChanges;
var _BetaToolRunner_pendingToolChangesMessage;
const USE_A_NEW_RUNNER = "a tool runner's toolsets come only from its tools param; change them with setMessagesParams(), or build a new runner";
const REMOVE_WITH_A_NEW_RUNNER = "a tool runner's toolsets come only from its tools param; remove it there with setMessagesParams(), or build a new runner without it";
/**
* A ToolRunner handles the automatic conversation loop between the assistant and tools.
*
* A ToolRunner is an async iterable that yields either BetaMessage or BetaMessageStream objects
* depending on the streaming configuration. It runs over a `BetaMessageThread`, which holds the
* conversation and sends each turn. With `runToolsEagerly` it starts each tool call while the reply is
* still streaming, unless `deferToolCall()` holds the call.
*/
var BetaToolRunner = /* @__PURE__ */ (() => {
	/**
	* A ToolRunner handles the automatic conversation loop between the assistant and tools.
	*
	* A ToolRunner is an async iterable that yields either BetaMessage or BetaMessageStream objects
	* depending on the streaming configuration. It runs over a `BetaMessageThread`, which holds the
	* conversation and sends each turn. With `runToolsEagerly` it starts each tool call while the reply is
	* still streaming, unless `deferToolCall()` holds the call.
	*/
	class BetaToolRunner {
		constructor(clientOrThread, paramsOrSettings, options) {
			_BetaToolRunner_instances.add(this);
			/** Whether the async iterator has been consumed */
			_BetaToolRunner_consumed.set(this, false);
			/** Whether parameters have been mutated since the last API call */
			_BetaToolRunner_mutated.set(this, false);
			/** The thread that holds the conversation and sends each turn */
			_BetaToolRunner_thread.set(this, void 0);
			/** The runner's own settings; every other param is the thread's */
			_BetaToolRunner_settings.set(this, void 0);
			_BetaToolRunner_options.set(this, void 0);
			/** The helper telemetry header of every turn: the runner's tag and the tags of its tools and messages */
			_BetaToolRunner_helperHeader.set(this, void 0);
			/**
			* `params.messages` while the caller handles a reply: the messages that were sent and what the caller has made of them
			* since, without the reply. The thread takes them after the loop body if the caller changed anything.
			*/
			_BetaToolRunner_messagesWithoutReply.set(this, void 0);
			/** Promise for the last message received from the assistant */
			_BetaToolRunner_message.set(this, void 0);
			/** The stream of the request in progress, when streaming */
			_BetaToolRunner_stream.set(this, void 0);
			/** Cached tool response to avoid redundant executions */
			_BetaToolRunner_toolResponse.set(this, void 0);
			/** Promise resolvers for waiting on completion */
			_BetaToolRunner_completion.set(this, void 0);
			/** Number of iterations (API requests) made so far */
			_BetaToolRunner_iterationCount.set(this, 0);
			/**
			* The OpenTelemetry `Context` of the loop that is running: the one that was active when the loop
			* started, with the tool runner span set as the active span.
			*/
			_BetaToolRunner_toolRunnerOtelContext.set(this, void 0);
			/** A compaction scheduled with `compactBeforeNextTurn()`, in flight until its response has been handled */
			_BetaToolRunner_compaction.set(this, { status: "idle" });
			/** The tool calls of the current reply that are held or have started, by `tool_use` id. See `runToolsEagerly`. */
			_BetaToolRunner_calls.set(this, void 0);
			/** The last turn's stop reason, or `null` once the history has been replaced since */
			_BetaToolRunner_lastStopReason.set(this, null);
			/**
			* `addTools()` / `removeTools()` never edit `params.tools`, because a changed `tools` misses the prompt
			* cache, so what they change about which tool runs under a name is kept here instead: the runnable tool
			* added under that name, or `null` once the name was removed or taken by a raw definition. A tool call is
			* looked up here first, and in `params.tools` only when its name has no entry.
			*/
			_BetaToolRunner_toolOverrides.set(this, /* @__PURE__ */ new Map());
			/** Changes queued by `addTools()` / `removeTools()`, in call order, for the next request */
			_BetaToolRunner_pendingToolChanges.set(this, []);
			const { thread, settings } = "_state" in clientOrThread ? {
				thread: clientOrThread,
				settings: paramsOrSettings
			} : clientOrThread.beta.messages._toolRunnerThread(paramsOrSettings);
			rejectCompactionParam(thread._state.params);
			rejectRunToolsEagerlyWithoutStream(settings);
			__classPrivateFieldSet(this, _BetaToolRunner_thread, thread, "f");
			__classPrivateFieldSet(this, _BetaToolRunner_settings, definedEntries(settings), "f");
			const { tools, messages } = thread._state.params;
			const collected = collectStainlessHelpers(tools, messages);
			if (!("_state" in clientOrThread)) thread._state.setMessages(JSON.parse(JSON.stringify(withToolDefinitions(messages))));
			__classPrivateFieldSet(this, _BetaToolRunner_options, { ...options }, "f");
			__classPrivateFieldSet(this, _BetaToolRunner_helperHeader, buildHeaders([helperHeader("BetaToolRunner"), collected.length ? { [STAINLESS_HELPER_HEADER]: collected.join(", ") } : void 0]), "f");
			__classPrivateFieldSet(this, _BetaToolRunner_completion, promiseWithResolvers(), "f");
		}
		async *[(_BetaToolRunner_consumed = /* @__PURE__ */ new WeakMap(), _BetaToolRunner_mutated = /* @__PURE__ */ new WeakMap(), _BetaToolRunner_thread = /* @__PURE__ */ new WeakMap(), _BetaToolRunner_settings = /* @__PURE__ */ new WeakMap(), _BetaToolRunner_options = /* @__PURE__ */ new WeakMap(), _BetaToolRunner_helperHeader = /* @__PURE__ */ new WeakMap(), _BetaToolRunner_messagesWithoutReply = /* @__PURE__ */ new WeakMap(), _BetaToolRunner_message = /* @__PURE__ */ new WeakMap(), _BetaToolRunner_stream = /* @__PURE__ */ new WeakMap(), _BetaToolRunner_toolResponse = /* @__PURE__ */ new WeakMap(), _BetaToolRunner_completion = /* @__PURE__ */ new WeakMap(), _BetaToolRunner_iterationCount = /* @__PURE__ */ new WeakMap(), _BetaToolRunner_toolRunnerOtelContext = /* @__PURE__ */ new WeakMap(), _BetaToolRunner_compaction = /* @__PURE__ */ new WeakMap(), _BetaToolRunner_calls = /* @__PURE__ */ new WeakMap(), _BetaToolRunner_lastStopReason = /* @__PURE__ */ new WeakMap(), _BetaToolRunner_toolOverrides = /* @__PURE__ */ new WeakMap(), _BetaToolRunner_pendingToolChanges = /* @__PURE__ */ new WeakMap(), _BetaToolRunner_instances = /* @__PURE__ */ new WeakSet(), _BetaToolRunner_withToolRunnerSpan = function _BetaToolRunner_withToolRunnerSpan(fn) {
			if (!__classPrivateFieldGet(this, _BetaToolRunner_toolRunnerOtelContext, "f")) return fn();
			return context.with(__classPrivateFieldGet(this, _BetaToolRunner_toolRunnerOtelContext, "f"), fn);
		}, Symbol.asyncIterator)]() {
			var _a;
			if (__classPrivateFieldGet(this, _BetaToolRunner_consumed, "f")) throw new AnthropicError("Cannot iterate over a consumed stream");
			__classPrivateFieldSet(this, _BetaToolRunner_consumed, true, "f");
			__classPrivateFieldSet(this, _BetaToolRunner_mutated, true, "f");
			__classPrivateFieldSet(this, _BetaToolRunner_toolResponse, void 0, "f");
			const toolRunnerSpan = guardTracing(__classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._client, () => startToolRunnerSpan(__classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._client, this.params, __classPrivateFieldGet(this, _BetaToolRunner_options, "f").openTelemetry?.conversationId));
			__classPrivateFieldSet(this, _BetaToolRunner_toolRunnerOtelContext, toolRunnerSpan && trace.setSpan(context.active(), toolRunnerSpan), "f");
			try {
				while (true) try {
					if (__classPrivateFieldGet(this, _BetaToolRunner_settings, "f").max_iterations && __classPrivateFieldGet(this, _BetaToolRunner_iterationCount, "f") >= __classPrivateFieldGet(this, _BetaToolRunner_settings, "f").max_iterations) break;
					__classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_flushPendingToolChanges).call(this);
					if (__classPrivateFieldGet(this, _BetaToolRunner_compaction, "f").status === "scheduled" && determineNextStepFromStopReason(__classPrivateFieldGet(this, _BetaToolRunner_lastStopReason, "f")) !== "resume") {
						yield* __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_compact).call(this, __classPrivateFieldGet(this, _BetaToolRunner_compaction, "f").config);
						continue;
					}
					__classPrivateFieldSet(this, _BetaToolRunner_mutated, false, "f");
					__classPrivateFieldSet(this, _BetaToolRunner_toolResponse, void 0, "f");
					__classPrivateFieldSet(this, _BetaToolRunner_iterationCount, (_a = __classPrivateFieldGet(this, _BetaToolRunner_iterationCount, "f"), _a++, _a), "f");
					__classPrivateFieldSet(this, _BetaToolRunner_message, void 0, "f");
					yield* __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_send).call(this, __classPrivateFieldGet(this, _BetaToolRunner_thread, "f"));
					const callerMessages = __classPrivateFieldGet(this, _BetaToolRunner_messagesWithoutReply, "f");
					__classPrivateFieldSet(this, _BetaToolRunner_messagesWithoutReply, void 0, "f");
					if (await __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_withToolRunnerSpan).call(this, async () => {
						let toAnswer;
						if (!__classPrivateFieldGet(this, _BetaToolRunner_mutated, "f")) {
							const message = await __classPrivateFieldGet(this, _BetaToolRunner_message, "f");
							const nextStep = determineNextStepFromStopReason(message.stop_reason);
							__classPrivateFieldSet(this, _BetaToolRunner_lastStopReason, message.stop_reason, "f");
							if (nextStep === "stop") return "stop";
							if (nextStep === "resume") return "continue";
							toAnswer = lastAssistantMessage(__classPrivateFieldGet(this, _BetaToolRunner_thread, "f").messages);
						} else {
							__classPrivateFieldSet(this, _BetaToolRunner_lastStopReason, null, "f");
							__classPrivateFieldGet(this, _BetaToolRunner_stream, "f")?.abort();
							__classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._state.checkNextTurn(turnParams(__classPrivateFieldGet(this, _BetaToolRunner_thread, "f")));
							__classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._state.setMessages(callerMessages);
							toAnswer = callerMessages.at(-1);
						}
						if (hasToolUse(toAnswer)) __classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._state.checkNextTurn(turnParams(__classPrivateFieldGet(this, _BetaToolRunner_thread, "f")));
						const toolMessage = await __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_generateToolResponse).call(this, toAnswer, __classPrivateFieldGet(this, _BetaToolRunner_options, "f").signal, __classPrivateFieldGet(this, _BetaToolRunner_toolRunnerOtelContext, "f"));
						if (toolMessage) {
							const history = __classPrivateFieldGet(this, _BetaToolRunner_thread, "f").messages;
							const answered = history.map((message) => message.role).lastIndexOf("assistant") + 1;
							__classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._state.setMessages([
								...history.slice(0, answered),
								toolMessage,
								...history.slice(answered)
							]);
						} else if (!__classPrivateFieldGet(this, _BetaToolRunner_mutated, "f") && !__classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._state.hasTurnToSend) return "stop";
						return "continue";
					}) === "stop") {
						yield* __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_compactAfterFinalTurn).call(this);
						break;
					}
				} finally {
					__classPrivateFieldGet(this, _BetaToolRunner_stream, "f")?.abort();
					__classPrivateFieldSet(this, _BetaToolRunner_stream, void 0, "f");
				}
				await __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_startedCallsSettled).call(this);
				if (!__classPrivateFieldGet(this, _BetaToolRunner_message, "f")) throw new AnthropicError("ToolRunner concluded without a message from the server");
				__classPrivateFieldGet(this, _BetaToolRunner_completion, "f").resolve(await __classPrivateFieldGet(this, _BetaToolRunner_message, "f"));
				guardTracing(__classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._client, () => toolRunnerSpan?.setStatus({ code: SpanStatusCode.OK }));
			} catch (error) {
				if (toolRunnerSpan) guardTracing(__classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._client, () => setErrorStatus(toolRunnerSpan, error));
				__classPrivateFieldSet(this, _BetaToolRunner_consumed, false, "f");
				__classPrivateFieldSet(this, _BetaToolRunner_messagesWithoutReply, void 0, "f");
				__classPrivateFieldGet(this, _BetaToolRunner_completion, "f").promise.catch(() => {});
				__classPrivateFieldGet(this, _BetaToolRunner_completion, "f").reject(error);
				__classPrivateFieldSet(this, _BetaToolRunner_completion, promiseWithResolvers(), "f");
				throw error;
			} finally {
				guardTracing(__classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._client, () => toolRunnerSpan?.end());
				__classPrivateFieldSet(this, _BetaToolRunner_toolRunnerOtelContext, void 0, "f");
			}
		}
		setMessagesParams(paramsOrMutator) {
			const params = typeof paramsOrMutator === "function" ? paramsOrMutator(this.params) : paramsOrMutator;
			rejectCompactionParam(params);
			if (__classPrivateFieldGet(this, _BetaToolRunner_compaction, "f").status !== "idle") rejectCompactionEdit(params);
			if (__classPrivateFieldGet(this, _BetaToolRunner_compaction, "f").status === "in_flight" && !sameMessages(params.messages, __classPrivateFieldGet(this, _BetaToolRunner_thread, "f").messages)) throw new AnthropicError(MESSAGES_CHANGED_WHILE_COMPACTING);
			const { settings, threadParams } = splitToolRunnerParams(params);
			rejectRunToolsEagerlyWithoutStream(settings);
			__classPrivateFieldSet(this, _BetaToolRunner_settings, definedEntries(settings), "f");
			if (__classPrivateFieldGet(this, _BetaToolRunner_messagesWithoutReply, "f")) {
				__classPrivateFieldSet(this, _BetaToolRunner_messagesWithoutReply, threadParams.messages, "f");
				__classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._state.setParams({
					...threadParams,
					messages: __classPrivateFieldGet(this, _BetaToolRunner_thread, "f").messages
				});
			} else __classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._state.setParams(threadParams);
			__classPrivateFieldSet(this, _BetaToolRunner_mutated, true, "f");
			__classPrivateFieldSet(this, _BetaToolRunner_toolResponse, void 0, "f");
		}
		setRequestOptions(optionsOrMutator) {
			if (typeof optionsOrMutator === "function") __classPrivateFieldSet(this, _BetaToolRunner_options, optionsOrMutator(__classPrivateFieldGet(this, _BetaToolRunner_options, "f")), "f");
			else __classPrivateFieldSet(this, _BetaToolRunner_options, {
				...__classPrivateFieldGet(this, _BetaToolRunner_options, "f"),
				...optionsOrMutator
			}, "f");
		}
		/**
		* Get the tool response for the last message from the assistant.
		* Avoids redundant tool executions by caching results. With `runToolsEagerly`, it reuses the calls of
		* the reply that have started and runs the rest, including the ones `deferToolCall()` is holding, so that no
		* call runs twice.
		*
		* @returns A promise that resolves to a BetaUserMessageParam containing tool results, or null if no tools need to be executed
		*
		* @example
		* const toolResponse = await runner.generateToolResponse();
		* if (toolResponse) {
		*   console.log('Tool results:', toolResponse.content);
		* }
		*/
		async generateToolResponse(signal = __classPrivateFieldGet(this, _BetaToolRunner_options, "f").signal) {
			const callerOtelContext = __classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._client._tracer ? context.active() : void 0;
			const message = await __classPrivateFieldGet(this, _BetaToolRunner_message, "f") ?? __classPrivateFieldGet(this, _BetaToolRunner_thread, "f").messages.at(-1);
			if (!message) return null;
			return __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_generateToolResponse).call(this, message, signal, callerOtelContext);
		}
		/**
		* Hold a tool call of the current reply until you are done with the reply, which is when it runs without
		* streaming: at the end of the loop body, or when you call `generateToolResponse()`.
		*
		* With `runToolsEagerly` the runner otherwise starts each call while the reply streams, as soon as
		* the model has moved on from it: when the next block starts, or the reply stops with `tool_use`. A call
		* never starts before your stream listeners and any `for await` over the stream have handled that event, so
		* you can call this from either once you have seen the call. The other calls of the reply still start early,
		* except the later calls of the same toolset, which a toolset runs in order.
		* It does nothing for a call that has started, outside the loop body, and without `runToolsEagerly`.
		*
		* @param toolUse - The `tool_use` block of the call, or its id
		*
		* @example
		* for await (const stream of runner) {
		*   stream.on('contentBlock', (block) => {
		*     if (block.type === 'tool_use' && block.name === 'delete_file') {
		*       runner.deferToolCall(block);
		*     }
		*   });
		*   await stream.finalMessage();
		*   // No `delete_file` call has started yet.
		* }
		*/
		deferToolCall(toolUse) {
			const id = typeof toolUse === "string" ? toolUse : toolUse.id;
			if (__classPrivateFieldGet(this, _BetaToolRunner_calls, "f") && !__classPrivateFieldGet(this, _BetaToolRunner_calls, "f").has(id)) __classPrivateFieldGet(this, _BetaToolRunner_calls, "f").set(id, { status: "held" });
		}
		/**
		* The tool calls of the current reply that `deferToolCall()` is holding, in the model's order, as their
		* `tool_use` blocks. A call is in the list once its block has finished streaming, so read the list when you
		* are done with the stream. A call that has started is not in it. It is empty without
		* `runToolsEagerly`.
		*
		* Held calls are listed whatever the reply's `stop_reason`, because `generateToolResponse()` runs them
		* whatever it is. After `max_tokens` the input of the last call can be cut off.
		*
		* @example
		* for await (const stream of runner) {
		*   stream.on('contentBlock', (block) => {
		*     if (block.type === 'tool_use' && block.name === 'delete_file') {
		*       runner.deferToolCall(block);
		*     }
		*   });
		*   await stream.finalMessage();
		*
		*   const held = runner.deferredToolCalls;
		*   if (held.length > 0 && !(await confirm(held))) break;
		* }
		*/
		get deferredToolCalls() {
			const stream = __classPrivateFieldGet(this, _BetaToolRunner_stream, "f");
			const calls = __classPrivateFieldGet(this, _BetaToolRunner_calls, "f");
			if (!(stream instanceof BetaToolRunnerStream) || !calls) return [];
			return stream.toolCalls.filter((toolUse) => calls.get(toolUse.id)?.status === "held");
		}
		/**
		* Wait for the async iterator to complete. This works even if the async iterator hasn't yet started, and
		* will wait for an instance to start and go to completion.
		*
		* @returns A promise that resolves to the final BetaMessage when the iterator completes
		*
		* @example
		* // Start consuming the iterator
		* for await (const message of runner) {
		*   console.log('Message:', message.content);
		* }
		*
		* // Meanwhile, wait for completion from another part of the code
		* const finalMessage = await runner.done();
		* console.log('Final response:', finalMessage.content);
		*/
		done() {
			return __classPrivateFieldGet(this, _BetaToolRunner_completion, "f").promise;
		}
		/**
		* Returns a promise indicating that the stream is done. Unlike .done(), this will eagerly read the stream:
		* * If the iterator has not been consumed, consume the entire iterator and return the final message from the
		* assistant.
		* * If the iterator has been consumed, waits for it to complete and returns the final message.
		*
		* @returns A promise that resolves to the final BetaMessage from the conversation
		* @throws {AnthropicError} If no messages were processed during the conversation
		*
		* @example
		* const finalMessage = await runner.runUntilDone();
		* console.log('Final response:', finalMessage.content);
		*/
		async runUntilDone() {
			if (!__classPrivateFieldGet(this, _BetaToolRunner_consumed, "f")) for await (const _ of this);
			return this.done();
		}
		/**
		* Get the current parameters being used by the ToolRunner.
		*
		* @returns A readonly view of the current ToolRunnerParams
		*
		* @example
		* const currentParams = runner.params;
		* console.log('Current model:', currentParams.model);
		* console.log('Message count:', currentParams.messages.length);
		*/
		get params() {
			return {
				...__classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._state.params,
				...__classPrivateFieldGet(this, _BetaToolRunner_messagesWithoutReply, "f") && { messages: [...__classPrivateFieldGet(this, _BetaToolRunner_messagesWithoutReply, "f")] },
				...__classPrivateFieldGet(this, _BetaToolRunner_settings, "f")
			};
		}
		/**
		* Add one or more messages to the conversation history.
		*
		* @param messages - One or more BetaMessageParam objects to add to the conversation
		*
		* @example
		* runner.pushMessages(
		*   { role: 'user', content: 'Also, what about the weather in NYC?' }
		* );
		*
		* @example
		* // Adding multiple messages
		* runner.pushMessages(
		*   { role: 'user', content: 'What about NYC?' },
		*   { role: 'user', content: 'And Boston?' }
		* );
		*/
		pushMessages(...messages) {
			this.setMessagesParams((params) => ({
				...params,
				messages: [...params.messages, ...messages]
			}));
		}
		/**
		* Schedule a compaction of the conversation. Once the current turn has finished, including any tool
		* calls, the runner requests a summary and replaces the message history with the compaction response,
		* which is yielded like any other message. Requires the `compact-2026-09-04` beta.
		*
		* @param compaction - The config to send, as `messages.create()` takes it. Defaults to `{ type: 'summarize' }`
		*
		* @example
		* for await (const message of runner) {
		*   if (message.usage.input_tokens > 100_000) {
		*     runner.compactBeforeNextTurn();
		*   }
		* }
		*/
		compactBeforeNextTurn(compaction) {
			if (__classPrivateFieldGet(this, _BetaToolRunner_compaction, "f").status === "in_flight") return;
			rejectCompactionEdit(this.params);
			__classPrivateFieldSet(this, _BetaToolRunner_compaction, {
				status: "scheduled",
				config: compaction ?? { type: "summarize" }
			}, "f");
		}
		/**
		* Give the model more tools without changing `params.tools`, which would miss the prompt cache.
		*
		* Each tool's whole definition is sent in a `tool_addition` block with the next request, and a
		* runnable tool replaces a runnable tool of the same name straight away, even for a call already in
		* the message being handled. A call that started while the reply streamed keeps the old one. A raw definition
		* is only sent: the runner never runs it, and stops running a tool of the same name. Passing a runnable toolset,
		* or a raw definition of a toolset the runner has, throws `ToolsetContractError` and adds nothing: a runner's
		* toolsets come only from `params.tools`. A tool named like one of its toolsets is left to the API, which rejects
		* it with the next request. Requires the `inline-tools-2026-09-15` beta, which the runner does not add for you.
		*
		* @param tools - Runnable tools (for example from `betaZodTool()`) or raw tool definitions
		*
		* @example
		* runner.addTools(queryDatabaseTool);
		*/
		addTools(...tools) {
			const families = __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_toolsetFamilies).call(this);
			for (const tool of tools) {
				if (isRunnableToolset(tool)) throw new ToolsetContractError(`addTools() can't add the '${quotedName(toolsetFamily(tool))}' toolset: ${USE_A_NEW_RUNNER}`);
				const family = definitionFamily(tool);
				if (families.has(family)) throw new ToolsetContractError(`addTools() can't replace the '${quotedName(family)}' toolset: ${USE_A_NEW_RUNNER}`);
			}
			for (const tool of tools) {
				if ("name" in tool) __classPrivateFieldGet(this, _BetaToolRunner_toolOverrides, "f").set(tool.name, "run" in tool ? tool : null);
				__classPrivateFieldGet(this, _BetaToolRunner_pendingToolChanges, "f").push({
					type: "addition",
					tool
				});
			}
		}
		/**
		* Take tools away from the model without changing `params.tools`, which would miss the prompt cache.
		*
		* The tools stop being run straight away: a call to one of them, even one in the message being
		* handled, gets the same "not found" error result as a call to an unknown tool. A call that started while the
		* reply streamed finishes as usual. The model is told in a `tool_removal` block with the next request. Use
		* {@link addTools} to bring a tool back. Passing the name of one of the runner's toolsets throws
		* `ToolsetContractError` and removes nothing. Requires the `inline-tools-2026-09-15` beta, which the runner does
		* not add for you.
		*
		* @param tools - The tools to remove, or their names
		*
		* @example
		* runner.removeTools('query_database');
		*/
		removeTools(...tools) {
			const families = __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_toolsetFamilies).call(this);
			for (const tool of tools) {
				const name = typeof tool === "string" ? tool : tool.name;
				if (families.has(name)) throw new ToolsetContractError(`removeTools() can't remove the '${quotedName(name)}' toolset: ${REMOVE_WITH_A_NEW_RUNNER}`);
			}
			for (const tool of tools) {
				const name = typeof tool === "string" ? tool : tool.name;
				__classPrivateFieldGet(this, _BetaToolRunner_toolOverrides, "f").set(name, null);
				__classPrivateFieldGet(this, _BetaToolRunner_pendingToolChanges, "f").push({
					type: "removal",
					name
				});
			}
		}
		/**
		* Makes the ToolRunner directly awaitable, equivalent to calling .runUntilDone()
		* This allows using `await runner` instead of `await runner.runUntilDone()`
		*/
		then(onfulfilled, onrejected) {
			return this.runUntilDone().then(onfulfilled, onrejected);
		}
	}
	_BetaToolRunner_send = async function* _BetaToolRunner_send(thread) {
		await __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_startedCallsSettled).call(this);
		__classPrivateFieldSet(this, _BetaToolRunner_calls, void 0, "f");
		const messages = thread.messages;
		if (messages.some(addsRunnableTool)) __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_withToolRunnerSpan).call(this, () => thread._state.setMessages(withToolDefinitions(messages)));
		const { tools } = thread._state.params;
		if (__classPrivateFieldGet(this, _BetaToolRunner_settings, "f").stream) {
			__classPrivateFieldSet(this, _BetaToolRunner_stream, __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_withToolRunnerSpan).call(this, () => __classPrivateFieldGet(this, _BetaToolRunner_settings, "f").runToolsEagerly ? __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_streamThatStartsTools).call(this, thread) : thread.stream(void 0, turnParams(thread), __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_turnOptions).call(this, thread))), "f");
			if (tools) thread.update({ tools });
			if (thread === __classPrivateFieldGet(this, _BetaToolRunner_thread, "f")) __classPrivateFieldSet(this, _BetaToolRunner_messagesWithoutReply, thread.messages, "f");
			__classPrivateFieldSet(this, _BetaToolRunner_message, __classPrivateFieldGet(this, _BetaToolRunner_stream, "f").finalMessage(), "f");
			__classPrivateFieldGet(this, _BetaToolRunner_message, "f").catch(() => {});
			yield __classPrivateFieldGet(this, _BetaToolRunner_stream, "f");
		} else {
			__classPrivateFieldSet(this, _BetaToolRunner_message, __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_withToolRunnerSpan).call(this, () => thread.send(void 0, turnParams(thread), __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_turnOptions).call(this, thread))), "f");
			if (tools) thread.update({ tools });
			if (thread === __classPrivateFieldGet(this, _BetaToolRunner_thread, "f")) __classPrivateFieldSet(this, _BetaToolRunner_messagesWithoutReply, thread.messages, "f");
			yield __classPrivateFieldGet(this, _BetaToolRunner_message, "f");
		}
	}, _BetaToolRunner_turnOptions = function _BetaToolRunner_turnOptions(thread) {
		const { headers = thread._state.options.headers } = __classPrivateFieldGet(this, _BetaToolRunner_options, "f");
		return {
			...__classPrivateFieldGet(this, _BetaToolRunner_options, "f"),
			headers: buildHeaders([__classPrivateFieldGet(this, _BetaToolRunner_helperHeader, "f"), headers])
		};
	}, _BetaToolRunner_streamThatStartsTools = function _BetaToolRunner_streamThatStartsTools(thread) {
		const calls = /* @__PURE__ */ new Map();
		__classPrivateFieldSet(this, _BetaToolRunner_calls, calls, "f");
		const toolsets = /* @__PURE__ */ new Map();
		const onToolCall = (toolUse) => {
			const known = calls.has(toolUse.id);
			const malformed = !toolUse.toolset_name && __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_toolsetFamilies).call(this).has(toolUse.name);
			const family = malformed ? toolUse.name : toolUse.toolset_name;
			if (family) {
				if (known || malformed || toolsets.has(family)) {
					toolsets.set(family, "waiting");
					return;
				}
				toolsets.set(family, "running");
				const result = runToolsetCall(__classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_toolsetParams).call(this), family, toolUse, __classPrivateFieldGet(this, _BetaToolRunner_options, "f"), __classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._client, __classPrivateFieldGet(this, _BetaToolRunner_toolRunnerOtelContext, "f"));
				calls.set(toolUse.id, {
					status: "started",
					result
				});
				result.then(({ is_error }) => {
					if (is_error || toolsets.get(family) === "waiting") toolsets.set(family, "waiting");
					else toolsets.delete(family);
				}, () => toolsets.set(family, "waiting"));
				return;
			}
			if (known) return;
			const result = runToolCall(__classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_runnableTools).call(this), __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_availableToolNames).call(this), toolUse, __classPrivateFieldGet(this, _BetaToolRunner_options, "f"), __classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._client, __classPrivateFieldGet(this, _BetaToolRunner_toolRunnerOtelContext, "f"));
			result.catch(() => {});
			calls.set(toolUse.id, {
				status: "started",
				result
			});
		};
		const stream = new BetaToolRunnerStream(thread._state.params, onToolCall, thread._client);
		thread._stream(stream, void 0, turnParams(thread), __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_turnOptions).call(this, thread));
		return stream;
	}, _BetaToolRunner_startedCallsSettled = async function _BetaToolRunner_startedCallsSettled() {
		const started = [...__classPrivateFieldGet(this, _BetaToolRunner_calls, "f")?.values() ?? []].filter((call) => call.status === "started");
		await Promise.allSettled(started.map((call) => call.result));
	}, _BetaToolRunner_compact = async function* _BetaToolRunner_compact(compaction) {
		rejectCompactionEdit(this.params);
		__classPrivateFieldSet(this, _BetaToolRunner_compaction, { status: "in_flight" }, "f");
		__classPrivateFieldSet(this, _BetaToolRunner_toolResponse, void 0, "f");
		const lastMessage = __classPrivateFieldGet(this, _BetaToolRunner_message, "f");
		const thread = __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_compactionThread).call(this, compaction);
		const summarized = __classPrivateFieldGet(this, _BetaToolRunner_thread, "f").messages.length;
		try {
			yield* __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_send).call(this, thread);
			const message = await __classPrivateFieldGet(this, _BetaToolRunner_message, "f");
			if (message.content.some((block) => block.type === "compaction" && block.content)) {
				__classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_recordRemovalsFromHistory).call(this);
				const response = {
					role: message.role,
					content: message.content
				};
				const appended = __classPrivateFieldGet(this, _BetaToolRunner_thread, "f").messages.slice(summarized).filter((m) => !sameMessage(m, response));
				__classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._state.setMessages([response, ...appended]);
			} else {
				loggerFor(__classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._client).warn("Compaction produced no summary; keeping the conversation as it is.");
				__classPrivateFieldSet(this, _BetaToolRunner_message, lastMessage, "f");
			}
		} finally {
			__classPrivateFieldSet(this, _BetaToolRunner_compaction, { status: "idle" }, "f");
			if (!thread._state.threading) __classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._state.stopThreading();
		}
	}, _BetaToolRunner_compactionThread = function _BetaToolRunner_compactionThread(compaction) {
		const { messages, ...fields } = withoutCompactionIncompatibleParams(__classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._state.params);
		const thread = __classPrivateFieldGet(this, _BetaToolRunner_thread, "f").fork();
		thread._state = __classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._state.fork({
			...fields,
			compaction
		});
		return thread;
	}, _BetaToolRunner_runnableTools = function _BetaToolRunner_runnableTools() {
		const runnable = /* @__PURE__ */ new Map();
		for (const tool of __classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._state.params.tools ?? []) if ("run" in tool && "name" in tool) runnable.set(tool.name, tool);
		for (const [name, tool] of __classPrivateFieldGet(this, _BetaToolRunner_toolOverrides, "f")) if (tool) runnable.set(name, tool);
		else runnable.delete(name);
		return runnable;
	}, _BetaToolRunner_availableToolNames = function _BetaToolRunner_availableToolNames() {
		const available = new Set(__classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_runnableTools).call(this).keys());
		for (const message of [...this.params.messages, __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_pendingToolChangesMessage).call(this)]) {
			if (!Array.isArray(message.content)) continue;
			for (const block of message.content) if (message.role === "system") applyToolChange(block, available);
			else if (message.role === "assistant" && block.type === "compaction") for (const change of block.tool_changes ?? []) applyToolChange(change, available);
		}
		return available;
	}, _BetaToolRunner_recordRemovalsFromHistory = function _BetaToolRunner_recordRemovalsFromHistory() {
		const available = __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_availableToolNames).call(this);
		for (const name of __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_runnableTools).call(this).keys()) if (!available.has(name)) __classPrivateFieldGet(this, _BetaToolRunner_toolOverrides, "f").set(name, null);
	}, _BetaToolRunner_compactAfterFinalTurn = async function* _BetaToolRunner_compactAfterFinalTurn() {
		if (__classPrivateFieldGet(this, _BetaToolRunner_compaction, "f").status !== "scheduled") return;
		if (hasToolUse(__classPrivateFieldGet(this, _BetaToolRunner_thread, "f").messages.at(-1))) {
			loggerFor(__classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._client).warn("The pending compaction was skipped because the last turn ended with tool calls that were not run. Call `compactBeforeNextTurn()` again if you continue the conversation.");
			__classPrivateFieldSet(this, _BetaToolRunner_compaction, { status: "idle" }, "f");
			return;
		}
		yield* __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_compact).call(this, __classPrivateFieldGet(this, _BetaToolRunner_compaction, "f").config);
	}, _BetaToolRunner_generateToolResponse = async function _BetaToolRunner_generateToolResponse(lastMessage, signal, toolOtelContext) {
		if (__classPrivateFieldGet(this, _BetaToolRunner_toolResponse, "f") !== void 0) return __classPrivateFieldGet(this, _BetaToolRunner_toolResponse, "f");
		__classPrivateFieldSet(this, _BetaToolRunner_toolResponse, generateToolResponse(__classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_toolsetParams).call(this), __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_runnableTools).call(this), __classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_availableToolNames).call(this), lastMessage, {
			...__classPrivateFieldGet(this, _BetaToolRunner_options, "f"),
			signal
		}, __classPrivateFieldGet(this, _BetaToolRunner_calls, "f"), __classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._client, toolOtelContext), "f");
		return __classPrivateFieldGet(this, _BetaToolRunner_toolResponse, "f");
	}, _BetaToolRunner_toolsetFamilies = function _BetaToolRunner_toolsetFamilies() {
		return new Set(__classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_toolsetParams).call(this).tools.filter(isRunnableToolset).map(toolsetFamily));
	}, _BetaToolRunner_toolsetParams = function _BetaToolRunner_toolsetParams() {
		return {
			...this.params,
			tools: __classPrivateFieldGet(this, _BetaToolRunner_thread, "f")._state.params.tools ?? []
		};
	}, _BetaToolRunner_flushPendingToolChanges = function _BetaToolRunner_flushPendingToolChanges() {
		if (__classPrivateFieldGet(this, _BetaToolRunner_lastStopReason, "f") === "pause_turn" || __classPrivateFieldGet(this, _BetaToolRunner_pendingToolChanges, "f").length === 0) return;
		__classPrivateFieldGet(this, _BetaToolRunner_thread, "f").append(__classPrivateFieldGet(this, _BetaToolRunner_instances, "m", _BetaToolRunner_pendingToolChangesMessage).call(this));
		__classPrivateFieldSet(this, _BetaToolRunner_pendingToolChanges, [], "f");
	}, _BetaToolRunner_pendingToolChangesMessage = function _BetaToolRunner_pendingToolChangesMessage() {
		const content = [];
		for (const change of __classPrivateFieldGet(this, _BetaToolRunner_pendingToolChanges, "f")) {
			if (change.type === "removal") {
				content.push({
					type: "tool_removal",
					tool: {
						type: "tool_reference",
						name: change.name
					}
				});
				continue;
			}
			const definition = toolDefinition(change.tool);
			content.push({
				type: "tool_addition",
				tool: {
					type: "tool_definition",
					definition
				}
			});
		}
		return {
			role: "system",
			content
		};
	};
	return BetaToolRunner;
})();
const MESSAGES_CHANGED_WHILE_COMPACTING = "Message params can't be changed while the conversation is being compacted, because the compaction response is about to replace them. Change them after this iteration instead.";
function sameMessages(a, b) {
	return a.length === b.length && a.every((message, i) => sameMessage(message, b[i]));
}
function rejectCompactionParam(params) {
	if ("compaction" in params && params.compaction != null) throw new AnthropicError("`compaction` cannot be set on a tool runner: every request in the loop would compact again. Call `runner.compactBeforeNextTurn()` when the conversation should be compacted instead.");
}
function rejectRunToolsEagerlyWithoutStream(settings) {
	if (settings.runToolsEagerly && !settings.stream) throw new TypeError("`runToolsEagerly: true` needs `stream: true` in the tool runner's params, because a reply that isn't streamed arrives whole.");
}
function rejectCompactionEdit(params) {
	if (params.context_management?.edits?.some((edit) => edit.type.startsWith("compact_"))) throw new AnthropicError("`compactBeforeNextTurn()` can't be used while `context_management` has a compaction edit, because the API doesn't accept a compaction block together with one. Remove the edit first.");
}
/**
* A compaction request returns only the compaction block, never a reply, so the API rejects the params that
* only shape a reply. The runner's later requests keep them.
*/
function withoutCompactionIncompatibleParams(params) {
	const { context_management, stop_sequences, output_format, ...kept } = params;
	const withoutFormat = ({ format, ...outputConfig }) => outputConfig;
	if (kept.tool_choice?.type === "any" || kept.tool_choice?.type === "tool") delete kept.tool_choice;
	if (kept.output_config) kept.output_config = withoutFormat(kept.output_config);
	if (Array.isArray(kept.fallbacks)) kept.fallbacks = kept.fallbacks.map((fallback) => fallback.output_config ? {
		...fallback,
		output_config: withoutFormat(fallback.output_config)
	} : fallback);
	return kept;
}
function toolDefinition(tool) {
	if (!("run" in tool)) return tool;
	const apiKeys = BETA_CLIENT_TOOL_UNION_KEYS;
	const fields = "toJSON" in tool && typeof tool.toJSON === "function" ? tool.toJSON() : tool;
	return {
		...Object.fromEntries(Object.entries(fields).filter(([key]) => apiKeys.includes(key))),
		...wasCreatedByStainlessHelper(tool) && { [SDK_HELPER_SYMBOL]: tool[SDK_HELPER_SYMBOL] }
	};
}
/**
* What every turn of `thread` overrides: `tools` with only each runnable tool's API fields (see `toolDefinition()`), not
* its functions or other properties such as a class's own state. The thread's own `tools` keeps the runnable tools,
* which the loop calls.
*/
function turnParams(thread) {
	const { tools } = thread._state.params;
	return tools ? { tools: tools.map(toolDefinition) } : {};
}
function withToolDefinitions(messages) {
	return messages.map((message) => {
		if (message.role !== "system" || !Array.isArray(message.content)) return message;
		const content = message.content.map((block) => block.type === "tool_addition" && block.tool.type === "tool_definition" ? {
			...block,
			tool: {
				...block.tool,
				definition: toolDefinition(block.tool.definition)
			}
		} : block);
		return {
			...message,
			content
		};
	});
}
/**
* Whether `message` has a `tool_addition` block holding a runnable tool: the only kind of block
* `withToolDefinitions()` changes.
*/
function addsRunnableTool(message) {
	return message.role === "system" && Array.isArray(message.content) && message.content.some((block) => block.type === "tool_addition" && block.tool.type === "tool_definition" && "run" in block.tool.definition);
}
async function generateToolResponse(params, runnable, available, lastMessage, requestOptions, calls, client, toolOtelContext) {
	if (!lastMessage || lastMessage.role !== "assistant" || !lastMessage.content || typeof lastMessage.content === "string") return null;
	const toolUseBlocks = lastMessage.content.filter((content) => content.type === "tool_use");
	if (toolUseBlocks.length === 0) return null;
	const sequences = /* @__PURE__ */ new Map();
	return {
		role: "user",
		content: await Promise.all(toolUseBlocks.map(async (toolUse) => {
			const call = calls?.get(toolUse.id);
			const started = call?.status === "started" ? call.result : void 0;
			if (toolUse.toolset_name) {
				const family = toolUse.toolset_name;
				const sequence = sequences.get(family) ?? {
					tail: Promise.resolve(),
					failed: false
				};
				sequences.set(family, sequence);
				const registered = params.tools.some((t) => isRunnableToolset(t) && toolsetFamily(t) === family);
				const run = started ?? sequence.tail.then(() => sequence.failed ? toolsetResultBlock(toolUse, notExecutedText(family), true) : runToolsetCall(params, family, toolUse, requestOptions, client, toolOtelContext));
				sequence.tail = run.then(({ is_error }) => {
					if (is_error && registered) sequence.failed = true;
				}, () => {
					sequence.failed = true;
				});
				calls?.set(toolUse.id, {
					status: "started",
					result: run
				});
				return run;
			}
			if (started) return started;
			if (!(available.has(toolUse.name) ? runnable.get(toolUse.name) : void 0) && params.tools.some((t) => isRunnableToolset(t) && toolsetFamily(t) === toolUse.name)) {
				const sequence = sequences.get(toolUse.name) ?? {
					tail: Promise.resolve(),
					failed: false
				};
				sequences.set(toolUse.name, sequence);
				sequence.tail = sequence.tail.then(() => {
					sequence.failed = true;
				});
				return malformedToolsetCallResult(toolUse);
			}
			const result = runToolCall(runnable, available, toolUse, requestOptions, client, toolOtelContext);
			calls?.set(toolUse.id, {
				status: "started",
				result
			});
			return result;
		}))
	};
}
/** Runs a toolset's call with the toolset of its family in the run. */
async function runToolsetCall(params, family, toolUse, requestOptions, client, toolOtelContext) {
	const toolset = params.tools.find((t) => isRunnableToolset(t) && toolsetFamily(t) === family);
	if (!toolset) return toolsetResultBlock(toolUse, `Error: Toolset '${quotedName(family)}' member '${quotedName(toolUse.name)}' not found`, true);
	return (await withToolUseSpan(client, toolset, toolUse, {
		signal: requestOptions?.signal,
		conversationId: requestOptions?.openTelemetry?.conversationId,
		parentContext: toolOtelContext
	}, async () => {
		const block = await runToolsetMember(toolset, toolUse, { signal: requestOptions?.signal });
		return {
			block,
			content: block.content ?? [],
			isError: block.is_error === true
		};
	})).block;
}
async function runToolCall(runnable, available, toolUse, requestOptions, client, toolOtelContext) {
	const tool = available.has(toolUse.name) ? runnable.get(toolUse.name) : void 0;
	if (!tool) return toolNotFoundResult(toolUse);
	const outcome = await withToolUseSpan(client, tool, toolUse, {
		signal: requestOptions?.signal,
		conversationId: requestOptions?.openTelemetry?.conversationId,
		parentContext: toolOtelContext
	}, () => runRunnableTool(tool, toolUse.input, {
		toolUse,
		toolUseBlock: toolUse,
		signal: requestOptions?.signal
	}));
	return {
		type: "tool_result",
		tool_use_id: toolUse.id,
		content: outcome.content,
		...outcome.isError ? { is_error: true } : void 0
	};
}
/** The assistant turn the loop answers next: the last one in the history, unless `tool_result`s already follow it. */
function lastAssistantMessage(messages) {
	for (let i = messages.length - 1; i >= 0; i--) {
		const message = messages[i];
		if (message.role === "assistant") return message;
		if (message.role === "user" && Array.isArray(message.content) && message.content.some((block) => block.type === "tool_result")) return;
	}
}
function hasToolUse(message) {
	return Array.isArray(message?.content) && message.content.some((block) => block.type === "tool_use");
}
/**
* A definition's family, as the API computes it for a toolset: its type without the date, and without `_toolset`.
* So a later `browser_toolset_*` version is the browser family, and `computer_20250124` the computer family.
*/
function definitionFamily(tool) {
	return (tool.type ?? "custom").replace(/_\d{8}$/, "").replace(/_toolset$/, "");
}
function toolNotFoundResult(toolUse) {
	return {
		type: "tool_result",
		tool_use_id: toolUse.id,
		content: `Error: Tool '${toolUse.name}' not found`,
		is_error: true
	};
}
/** The error for a toolset call with malformed actions. None of its actions run. */
function malformedToolsetCallResult(toolUse) {
	return {
		type: "tool_result",
		tool_use_id: toolUse.id,
		content: `Error: the '${quotedName(toolUse.name)}' toolset could not run this call${malformedActions(toolUse.input)}; nothing in the batch was executed`,
		is_error: true
	};
}
/** What is wrong with the call's `actions`. It quotes action names but no other part of the input. */
function malformedActions(input) {
	const fields = typeof input === "object" && input !== null ? input : {};
	if (!("actions" in fields)) {
		const action = "action" in fields ? fields.action : void 0;
		return typeof action === "string" ? `: the call has no 'actions' list (action: '${quotedName(action)}')` : ": the call has no 'actions' list";
	}
	const { actions } = fields;
	if (typeof actions === "string") return ": 'actions' is text, not a list of actions";
	if (!Array.isArray(actions)) return ": 'actions' is not a list of actions";
	if (actions.length === 0) return ": the 'actions' list is empty";
	const names = [];
	for (const [i, entry] of actions.entries()) {
		const action = typeof entry === "object" && entry !== null && "action" in entry ? entry.action : void 0;
		if (typeof action !== "string") return `: action ${i} must be an object with a string 'action' field`;
		names.push(`'${quotedName(action)}'`);
	}
	const more = names.length > 10 ? `, and ${names.length - 10} more` : "";
	return `: its actions could not be run as sent (actions: ${names.slice(0, 10).join(", ")}${more})`;
}
function applyToolChange(block, available) {
	switch (block.type) {
		case "tool_removal":
		case "tool_addition": applyToolReference(block, available);
	}
}
function applyToolReference(block, available) {
	const name = changedToolName(block.tool);
	if (name === void 0) return;
	if (block.type === "tool_removal") available.delete(name);
	else available.add(name);
}
function changedToolName(tool) {
	switch (tool.type) {
		case "tool_reference": return tool.name;
		case "tool_definition": return "name" in tool.definition ? tool.definition.name : void 0;
		default: return;
	}
}
/**
* Sorts every stop reason into one of three buckets: `run_tools` turns run their client tool
* calls and continue the loop; `resume` turns are sent back unchanged so the server continues
* them; `stop` turns end the loop without running any tool calls.
*/
function determineNextStepFromStopReason(stopReason) {
	if (stopReason === null) return "stop";
	if (isUnfinishedStopReason(stopReason)) return "resume";
	switch (stopReason) {
		case "tool_use": return "run_tools";
		case "end_turn":
		case "stop_sequence":
		case "max_tokens":
		case "model_context_window_exceeded":
		case "refusal": return "stop";
		default: return "stop";
	}
}
// node_modules/@anthropic-ai/sdk/lib/threads/BetaMessageThread.mjs
/**
* A conversation the server holds between turns, so each request sends only the new messages.
*
* Create one with `client.beta.messages.thread(...)`. A thread runs one turn at a time.
*/
var BetaMessageThread = class BetaMessageThread {
	/** Start a thread on `client` with the params of `client.beta.messages.thread()`. Sends nothing. */
	constructor(client, params, options) {
		if (!client._supportsMessageThreads) throw new AnthropicError("Message threads are not available on this client; use `client.beta.messages.create()` with the full `messages` instead");
		assertOneOutputFormat(params);
		this._client = client;
		this._state = new ThreadState({
			params,
			options: options ?? {},
			threading: true,
			logger: loggerFor(client)
		});
	}
	/** @internal A thread over an existing state. */
	static _fromState(client, state) {
		const thread = Object.create(BetaMessageThread.prototype);
		return Object.assign(thread, {
			_client: client,
			_state: state
		});
	}
	/** The full conversation, in a new array: every message the server holds plus those staged for the next turn. */
	get messages() {
		return this._state.messages;
	}
	/** The response `id` the next turn continues from, or `null` when the next turn starts a new thread. */
	get previousMessageId() {
		return this._state.previousMessageId;
	}
	/** The params of a `client.beta.messages.thread()` call for the whole conversation, in a new object. */
	get params() {
		return {
			...this._state.params,
			unsupportedRequestBehavior: this._state.unsupportedRequestBehavior
		};
	}
	/** Stage messages for the next turn without sending anything. */
	append(...messages) {
		this._state.push(messages);
	}
	/**
	* Send the staged messages and `messages` as one turn and resolve to the reply. `params` and `options` apply to this
	* turn only. Throws while another `send()` / `parse()` / `stream()` on this thread is in progress.
	*/
	send(messages, params = {}, options = {}) {
		return this._send(messages, params, options, (reply) => reply);
	}
	/**
	* Like `send()`, and parses the reply into `parsed_output` against the `output_config.format` (or `output_format`)
	* the thread was created with.
	*/
	parse(messages, params = {}, options = {}) {
		return this._send(messages, params, options, (reply) => parseBetaMessage(reply, this._state.params, { logger: loggerFor(this._client) }));
	}
	/** @internal */
	_send(messages, params, options, parseReply) {
		const turn = this._state.startTurn(toMessageList(messages), params);
		const received = (async () => {
			try {
				const { request, props } = await this._createWithRecovery(turn, options, { stream: false });
				const reply = await request;
				this._state.recordReply(turn, reply);
				return {
					props,
					reply
				};
			} finally {
				this._state.endTurn(turn);
			}
		})();
		return new APIPromise(this._client, received.then(({ props }) => props), async () => {
			const { props, reply } = await received;
			return addResponseIDs(parseReply(reply), props.response);
		});
	}
	/** Like `send()`, and returns the reply's stream. The turn is in progress until the stream ends or is aborted. */
	stream(messages, params = {}, options = {}) {
		const stream = new BetaMessageStream(this._state.params, {
			logger: loggerFor(this._client),
			client: this._client
		});
		this._stream(stream, messages, params, options);
		return stream;
	}
	/**
	* @internal `stream()` on a stream the caller made: the thread records the reply once `stream` reaches `message_stop`,
	* and is free for the next turn when the request ends or `stream` is aborted, before the final events fire.
	*/
	_stream(stream, messages, turnParams, turnOptions) {
		const turn = this._state.startTurn(toMessageList(messages), turnParams);
		let received;
		let completedBlocks = 0;
		let stopped = false;
		stream.on("streamEvent", (event, snapshot) => {
			if (stopped) return;
			received = snapshot;
			if (event.type === "content_block_stop") completedBlocks += 1;
			if (event.type === "message_stop") {
				stopped = true;
				this._state.recordReply(turn, snapshot);
				this._state.endTurn(turn);
			}
		});
		const endEarly = () => {
			if (stopped) return;
			stopped = true;
			if (received) this._state.recordPartialReply(received, completedBlocks);
			this._state.endTurn(turn);
		};
		stream.controller.signal.addEventListener("abort", endEarly, { once: true });
		const createTurn = (_body, options) => new APIPromise(this._client, this._createWithRecovery(turn, {
			...turnOptions,
			signal: options?.signal
		}, { stream: true }).then(({ props }) => props));
		stream._start(createTurn, this._state.params, { signal: turnOptions.signal ?? this._state.options.signal }, endEarly);
	}
	/**
	* Change the request fields and request options of all later turns without sending anything. `system` and `tools`
	* cannot change once a turn has created the thread.
	*/
	update(params = {}, options = {}) {
		this._state.update(params, options);
	}
	toolRunner(params = {}, options = {}) {
		rejectThreadField(params);
		return new BetaToolRunner(this, params, options);
	}
	/**
	* Return a new, independent thread with a copy of this one's history, request fields and request options, and no
	* `previousMessageId`. Sends nothing.
	*/
	fork() {
		return BetaMessageThread._fromState(this._client, this._state.fork());
	}
	/**
	* @internal One `create()` call for `turn` and the response to it, re-sent as long as the state can recover from
	* the rejection.
	*/
	async _createWithRecovery(turn, turnOptions, { stream }) {
		for (;;) {
			const { params, options } = this._state.buildCreateArguments(turn, turnOptions, { stream });
			const request = this._client.beta.messages.create({
				...params,
				stream
			}, options);
			try {
				return {
					request,
					props: await request._responseProps()
				};
			} catch (error) {
				if (!this._state.recoversFrom(error)) throw error;
			}
		}
	}
};
// node_modules/@anthropic-ai/sdk/resources/beta/messages/messages.mjs
const DEPRECATED_MODELS = {
	"claude-sonnet-4-5": "November 30th, 2026",
	"claude-sonnet-4-5-20250929": "November 30th, 2026"
};
const MODELS_TO_WARN_WITH_THINKING_ENABLED = ["claude-mythos-preview", "claude-opus-4-6"];
var Messages = /* @__PURE__ */ (() => {
	class Messages extends APIResource {
		constructor() {
			super(...arguments);
			this.batches = new Batches(this._client);
		}
		create(params, options) {
			const modifiedParams = transformOutputFormat(params);
			const { betas, user_profile_id, workspace_id, ...body } = modifiedParams;
			if (body.model in DEPRECATED_MODELS) console.warn(`The model '${body.model}' is deprecated and will reach end-of-life on ${DEPRECATED_MODELS[body.model]}\nPlease migrate to a newer model. Visit https://docs.anthropic.com/en/docs/resources/model-deprecations for more information.`);
			if (MODELS_TO_WARN_WITH_THINKING_ENABLED.includes(body.model) && body.thinking && body.thinking.type === "enabled") console.warn(`Using Claude with ${body.model} and 'thinking.type=enabled' is deprecated. Use 'thinking.type=adaptive' instead which results in better model performance in our testing: https://platform.claude.com/docs/en/build-with-claude/adaptive-thinking`);
			let timeout = options?.timeout ?? this._client._options.timeout;
			if (!body.stream && timeout == null) {
				const maxNonstreamingTokens = MODEL_NONSTREAMING_TOKENS[body.model] ?? void 0;
				timeout = this._client.calculateNonstreamingTimeout(body.max_tokens, maxNonstreamingTokens);
			}
			const request = {
				body,
				timeout: timeout ?? 6e5,
				...options,
				headers: messagesCreateHeaders(modifiedParams, options),
				stream: modifiedParams.stream ?? false,
				__qualifiers: { beta: "true" }
			};
			const call = this._client._tracer && startApiCallSpan(this._client, "anthropic.messages.create", options, messagesCreateSpanSettings(this._client, request));
			recordMessagesCreateRequest(this._client, call, body);
			const promise = this._client.post("/v1/messages", {
				...request,
				__span: call
			});
			return call ? promise._thenUnwrap((data) => {
				recordMessagesCreateResponse(this._client, call, body, data);
				return data;
			}) : promise;
		}
		/**
		* Send a structured list of input messages with text and/or image content, along with an expected `output_format` and
		* the response will be automatically parsed and available in the `parsed_output` property of the message.
		*
		* @example
		* ```ts
		* const message = await client.beta.messages.parse({
		*   model: 'claude-3-5-sonnet-20241022',
		*   max_tokens: 1024,
		*   messages: [{ role: 'user', content: 'What is 2+2?' }],
		*   output_format: zodOutputFormat(z.object({ answer: z.number() }), 'math'),
		* });
		*
		* console.log(message.parsed_output?.answer); // 4
		* ```
		*/
		parse(params, options) {
			options = {
				...options,
				headers: buildHeaders([{ "anthropic-beta": [...params.betas ?? [], "structured-outputs-2025-12-15"].toString() }, options?.headers])
			};
			return this.create(params, options).then((message) => parseBetaMessage(message, params, { logger: this._client.logger ?? console }));
		}
		/**
		* Create a Message stream
		*/
		stream(body, options) {
			return BetaMessageStream.createMessage(this, body, options, { client: this._client });
		}
		/**
		* Count the number of tokens in a Message.
		*
		* The Token Count API can be used to count the number of tokens in a Message,
		* including tools, images, and documents, without creating it.
		*
		* Learn more about token counting in our
		* [user guide](https://platform.claude.com/docs/en/build-with-claude/token-counting)
		*
		* @throws {AvailableToolsLimitExceededError}
		* @throws {ClaudeCodeKeyCreatorNotMemberError}
		* @throws {CompactionBlockAmbiguousError}
		* @throws {CompactionBlockMisplacedError}
		* @throws {CompactionContentMismatchError}
		* @throws {CompactionNothingToSummarizeError}
		* @throws {CompactionSignatureInvalidError}
		* @throws {CompactionToolChangesMismatchError}
		* @throws {OrganizationOnHoldError}
		* @throws {RequestBodyEncodingInvalidError}
		* @throws {RequestBodyEncodingUnsupportedError}
		* @throws {ToolNameConflictError}
		* @throws {ToolReferenceUnresolvedError}
		* @throws {RequestBodyTooLargeAfterDecodingError}
		* @throws {EnforcedSpendLimitReachedError}
		* @throws {CompactionUnavailableError}
		*
		* @example
		* ```ts
		* const betaMessageTokensCount =
		*   await client.beta.messages.countTokens({
		*     messages: [{ content: 'Hello, world', role: 'user' }],
		*     model: 'claude-opus-5-5',
		*   });
		* ```
		*/
		countTokens(params, options) {
			const { betas, user_profile_id, workspace_id, ...body } = transformOutputFormat(params);
			const request = {
				body,
				...options,
				headers: buildHeaders([{
					"anthropic-beta": [...betas ?? [], "token-counting-2024-11-01"].toString(),
					...user_profile_id != null ? { "anthropic-user-profile-id": user_profile_id } : void 0,
					...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0
				}, options?.headers]),
				__qualifiers: { beta: "true" }
			};
			return this._client.post("/v1/messages/count_tokens", {
				...request,
				__span: startApiCallSpan(this._client, "anthropic.messages.count_tokens", options, {
					route: "/v1/messages/count_tokens",
					request
				})
			});
		}
		/**
		* Run the tools the model calls until it stops asking for them, yielding each assistant message.
		*
		* On a client with message threads the loop runs over one, so each turn sends only new messages. Pass
		* `thread: false` to send the full history every turn. To run the loop over an existing thread, call
		* `toolRunner()` on the thread itself.
		*/
		toolRunner(body, options) {
			return new BetaToolRunner(this._client, body, options);
		}
		/** @internal The thread that a tool runner with the params `body` runs over, and the runner's own settings. */
		_toolRunnerThread(body) {
			assertOneOutputFormat(body);
			const { settings, thread, threadParams } = splitToolRunnerParams(body);
			const state = new ThreadState({
				params: {
					...threadParams,
					unsupportedRequestBehavior: "continue_unthreaded"
				},
				options: {},
				threading: thread !== false && this._client._supportsMessageThreads,
				logger: loggerFor(this._client)
			});
			return {
				thread: BetaMessageThread._fromState(this._client, state),
				settings
			};
		}
		/**
		* Start a message thread: a conversation the server holds between turns, so each request sends only the new
		* messages. Takes the params of `create()` except `thread`, with `messages` optional, and sends nothing.
		*
		* @example
		* ```ts
		* const thread = client.beta.messages.thread({ model: 'claude-opus-5', max_tokens: 1024 });
		* const first = await thread.send({ role: 'user', content: 'Hello, Claude' });
		* const second = await thread.send({ role: 'user', content: 'How are you?' });
		* ```
		*/
		thread(params, options) {
			return new BetaMessageThread(this._client, params, options);
		}
	}
	Messages.Batches = Batches;
	Messages.BetaToolRunner = BetaToolRunner;
	Messages.ToolError = ToolError;
	return Messages;
})();
const BETA_CLIENT_TOOL_UNION_KEYS = [
	"input_schema",
	"name",
	"allowed_callers",
	"cache_control",
	"defer_loading",
	"description",
	"eager_input_streaming",
	"input_examples",
	"strict",
	"type",
	"configs",
	"display_height_px",
	"display_width_px",
	"display_number",
	"enable_zoom",
	"max_characters"
];
// node_modules/@anthropic-ai/sdk/core/error-classes.mjs
/** @internal */
const ERROR_CODE_CLASSES = /* @__PURE__ */ new Map([
	["400 already_member", /* @__PURE__ */ (() => {
		/**
		* The email address already belongs to a user in the organization. The message
		* names the user.
		*/
		class AlreadyMemberError extends BadRequestError {}
		/** @internal */
		AlreadyMemberError._errorName = "AlreadyMemberError";
		return AlreadyMemberError;
	})()],
	["400 available_tools_limit_exceeded", /* @__PURE__ */ (() => {
		/**
		* The tools available after a message exceed a limit on their number or their
		* size.
		*/
		class AvailableToolsLimitExceededError extends BadRequestError {}
		/** @internal */
		AvailableToolsLimitExceededError._errorName = "AvailableToolsLimitExceededError";
		return AvailableToolsLimitExceededError;
	})()],
	["400 bundle_attachment_not_supported", BetaBundleAttachmentNotSupportedError],
	["400 bundle_on_call", BetaBundleOnCallError],
	["400 cannot_invite_emails_with_unverified_domains", /* @__PURE__ */ (() => {
		/**
		* The email address's domain is not one of the verified domains of the
		* organization's parent organization.
		*/
		class CannotInviteEmailsWithUnverifiedDomainsError extends BadRequestError {}
		/** @internal */
		CannotInviteEmailsWithUnverifiedDomainsError._errorName = "CannotInviteEmailsWithUnverifiedDomainsError";
		return CannotInviteEmailsWithUnverifiedDomainsError;
	})()],
	["400 cannot_remove_last_member", /* @__PURE__ */ (() => {
		/**
		* The user is the organization's only member. Add another member before removing
		* this one.
		*/
		class CannotRemoveLastMemberError extends BadRequestError {}
		/** @internal */
		CannotRemoveLastMemberError._errorName = "CannotRemoveLastMemberError";
		return CannotRemoveLastMemberError;
	})()],
	["400 cannot_sign_out_primary_owner", BetaCannotSignOutPrimaryOwnerError],
	["400 cannot_sign_out_self", BetaCannotSignOutSelfError],
	["400 claude_code_key_creator_not_member", ClaudeCodeKeyCreatorNotMemberError],
	["400 claude_code_version_too_old", ClaudeCodeVersionTooOldError],
	["400 cmek_feature_unsupported", BetaCMEKFeatureUnsupportedError],
	["400 cmek_key_disabled", CMEKKeyDisabledError],
	["400 cmek_key_network_blocked", CMEKKeyNetworkBlockedError],
	["400 compaction_block_ambiguous", /* @__PURE__ */ (() => {
		/**
		* `messages` holds more than one `compaction` block with content. Send only the
		* block the conversation returned last.
		*/
		class CompactionBlockAmbiguousError extends BadRequestError {}
		/** @internal */
		CompactionBlockAmbiguousError._errorName = "CompactionBlockAmbiguousError";
		return CompactionBlockAmbiguousError;
	})()],
	["400 compaction_block_misplaced", /* @__PURE__ */ (() => {
		/**
		* The `compaction` block is not the first block of the conversation, or is in a
		* `system` message.
		*/
		class CompactionBlockMisplacedError extends BadRequestError {}
		/** @internal */
		CompactionBlockMisplacedError._errorName = "CompactionBlockMisplacedError";
		return CompactionBlockMisplacedError;
	})()],
	["400 compaction_content_mismatch", /* @__PURE__ */ (() => {
		/**
		* The `compaction` block's `content` differs from the text its `signature`
		* recorded.
		*/
		class CompactionContentMismatchError extends BadRequestError {}
		/** @internal */
		CompactionContentMismatchError._errorName = "CompactionContentMismatchError";
		return CompactionContentMismatchError;
	})()],
	["400 compaction_incomplete_turn", /* @__PURE__ */ (() => {
		/**
		* The compaction request ends on an `assistant` turn that is not finished.
		*/
		class CompactionIncompleteTurnError extends BadRequestError {}
		/** @internal */
		CompactionIncompleteTurnError._errorName = "CompactionIncompleteTurnError";
		return CompactionIncompleteTurnError;
	})()],
	["400 compaction_nothing_to_summarize", /* @__PURE__ */ (() => {
		/**
		* `messages` holds no `user` or `assistant` content to summarize or adopt.
		*/
		class CompactionNothingToSummarizeError extends BadRequestError {}
		/** @internal */
		CompactionNothingToSummarizeError._errorName = "CompactionNothingToSummarizeError";
		return CompactionNothingToSummarizeError;
	})()],
	["400 compaction_signature_invalid", /* @__PURE__ */ (() => {
		/**
		* The `compaction` block's `signature` does not verify.
		*/
		class CompactionSignatureInvalidError extends BadRequestError {}
		/** @internal */
		CompactionSignatureInvalidError._errorName = "CompactionSignatureInvalidError";
		return CompactionSignatureInvalidError;
	})()],
	["400 compaction_too_many_tool_references", /* @__PURE__ */ (() => {
		/**
		* The conversation references more distinct tools than a `compaction` block can
		* record.
		*/
		class CompactionTooManyToolReferencesError extends BadRequestError {}
		/** @internal */
		CompactionTooManyToolReferencesError._errorName = "CompactionTooManyToolReferencesError";
		return CompactionTooManyToolReferencesError;
	})()],
	["400 compaction_tool_changes_mismatch", /* @__PURE__ */ (() => {
		/**
		* The `compaction` block's `tool_changes` differs from what was returned with the
		* block.
		*/
		class CompactionToolChangesMismatchError extends BadRequestError {}
		/** @internal */
		CompactionToolChangesMismatchError._errorName = "CompactionToolChangesMismatchError";
		return CompactionToolChangesMismatchError;
	})()],
	["400 email_domain_not_allowed", /* @__PURE__ */ (() => {
		/**
		* The organization restricts invites to an allowed list of email domains, and the
		* list is empty or does not include the email address's domain.
		*/
		class EmailDomainNotAllowedError extends BadRequestError {}
		/** @internal */
		EmailDomainNotAllowedError._errorName = "EmailDomainNotAllowedError";
		return EmailDomainNotAllowedError;
	})()],
	["400 environment_archived", BetaEnvironmentArchivedError],
	["400 external_key_in_workspace_policy", /* @__PURE__ */ (() => {
		/**
		* The External Key can't be deleted or reconfigured while the organization's
		* Workspace Policy lists it as an allowed key.
		*/
		class ExternalKeyInWorkspacePolicyError extends BadRequestError {}
		/** @internal */
		ExternalKeyInWorkspacePolicyError._errorName = "ExternalKeyInWorkspacePolicyError";
		return ExternalKeyInWorkspacePolicyError;
	})()],
	["400 external_key_validation_failed", /* @__PURE__ */ (() => {
		/**
		* The External Key failed Anthropic's validation, so the request was refused. The
		* message gives the reason, if there is one.
		*/
		class ExternalKeyValidationFailedError extends BadRequestError {}
		/** @internal */
		ExternalKeyValidationFailedError._errorName = "ExternalKeyValidationFailedError";
		return ExternalKeyValidationFailedError;
	})()],
	["400 external_key_validation_timed_out", /* @__PURE__ */ (() => {
		/**
		* Anthropic's validation of the External Key did not finish in time, so the
		* request was refused. Wait a moment, then send the request again.
		*/
		class ExternalKeyValidationTimedOutError extends BadRequestError {}
		/** @internal */
		ExternalKeyValidationTimedOutError._errorName = "ExternalKeyValidationTimedOutError";
		return ExternalKeyValidationTimedOutError;
	})()],
	["400 file_not_downloadable", FileNotDownloadableError],
	["400 invalid_config_type_change", BetaInvalidConfigTypeChangeError],
	["400 invalid_metadata", BetaInvalidMetadataError],
	["400 invite_already_exists", /* @__PURE__ */ (() => {
		/**
		* A pending invite already exists for the email address. The message names the
		* invite.
		*/
		class InviteAlreadyExistsError extends BadRequestError {}
		/** @internal */
		InviteAlreadyExistsError._errorName = "InviteAlreadyExistsError";
		return InviteAlreadyExistsError;
	})()],
	["400 key_profile_mismatch", /* @__PURE__ */ (() => {
		/**
		* After this request, the External Key and the Workspace would not have the same
		* user profile. A key and its Workspace must have the same user profile, or both
		* have none.
		*/
		class KeyProfileMismatchError extends BadRequestError {}
		/** @internal */
		KeyProfileMismatchError._errorName = "KeyProfileMismatchError";
		return KeyProfileMismatchError;
	})()],
	["400 org_api_key_limit_exceeded", /* @__PURE__ */ (() => {
		/**
		* The organization has reached its limit of active API keys.
		*/
		class OrgAPIKeyLimitExceededError extends BadRequestError {}
		/** @internal */
		OrgAPIKeyLimitExceededError._errorName = "OrgAPIKeyLimitExceededError";
		return OrgAPIKeyLimitExceededError;
	})()],
	["400 org_member_limit_exceeded", /* @__PURE__ */ (() => {
		/**
		* The organization has reached the member limit that Anthropic set for it. Pending
		* invites count toward the limit.
		*/
		class OrgMemberLimitExceededError extends BadRequestError {}
		/** @internal */
		OrgMemberLimitExceededError._errorName = "OrgMemberLimitExceededError";
		return OrgMemberLimitExceededError;
	})()],
	["400 organization_not_enrolled_in_beta", /* @__PURE__ */ (() => {
		/**
		* The beta that the endpoint requires is not enabled for the organization. The
		* message names the beta value.
		*/
		class BetaOrganizationNotEnrolledInBetaError extends BadRequestError {}
		/** @internal */
		BetaOrganizationNotEnrolledInBetaError._errorName = "BetaOrganizationNotEnrolledInBetaError";
		return BetaOrganizationNotEnrolledInBetaError;
	})()],
	["400 organization_on_hold", OrganizationOnHoldError],
	["400 organization_type_not_supported", OrganizationTypeNotSupportedError],
	["400 parent_organization_required", ParentOrganizationRequiredError],
	["400 rbac_group_grants_owner_access", /* @__PURE__ */ (() => {
		/**
		* A role attached to an RBAC Group in the request grants owner access, so this API
		* does not add members to that group (directly or through an invite), remove its
		* members, or delete it. Make the change in the organization's admin settings in
		* Claude.
		*/
		class RBACGroupGrantsOwnerAccessError extends BadRequestError {}
		/** @internal */
		RBACGroupGrantsOwnerAccessError._errorName = "RBACGroupGrantsOwnerAccessError";
		return RBACGroupGrantsOwnerAccessError;
	})()],
	["400 rbac_group_order_limit_exceeded", BetaRBACGroupOrderLimitExceededError],
	["400 rbac_group_owner_access_unconfirmed", /* @__PURE__ */ (() => {
		/**
		* The API could not finish checking whether an RBAC Group in the request grants
		* owner access, so it made no change. Retrying the same request will not help.
		* Make the change in the organization's admin settings in Claude.
		*/
		class RBACGroupOwnerAccessUnconfirmedError extends BadRequestError {}
		/** @internal */
		RBACGroupOwnerAccessUnconfirmedError._errorName = "RBACGroupOwnerAccessUnconfirmedError";
		return RBACGroupOwnerAccessUnconfirmedError;
	})()],
	["400 request_body_encoding_invalid", RequestBodyEncodingInvalidError],
	["400 request_body_encoding_unsupported", RequestBodyEncodingUnsupportedError],
	["400 request_body_timeout", /* @__PURE__ */ (() => {
		/**
		* The request body did not finish arriving in time, so nothing was done. Send a
		* smaller body, or send it over a faster connection.
		*/
		class BetaRequestBodyTimeoutError extends BadRequestError {}
		/** @internal */
		BetaRequestBodyTimeoutError._errorName = "BetaRequestBodyTimeoutError";
		return BetaRequestBodyTimeoutError;
	})()],
	["400 scan_failed", BetaScanFailedError],
	["400 settings_document_limit_exceeded", BetaSettingsDocumentLimitExceededError],
	["400 settings_history_limit_exceeded", BetaSettingsHistoryLimitExceededError],
	["400 slack_channel_set_up_settings_refused", BetaSlackChannelSetUpSettingsRefusedError],
	["400 storage_quota_exceeded", StorageQuotaExceededError],
	["400 thread_already_continued", /* @__PURE__ */ (() => {
		/**
		* The response that `previous_message_id` names has already been continued, and
		* each response can be continued only once. Continue from the Thread's most recent
		* response `id`.
		*/
		class ThreadAlreadyContinuedError extends BadRequestError {}
		/** @internal */
		ThreadAlreadyContinuedError._errorName = "ThreadAlreadyContinuedError";
		return ThreadAlreadyContinuedError;
	})()],
	["400 thread_continue_in_flight", /* @__PURE__ */ (() => {
		/**
		* Another request is still continuing from the same `previous_message_id`. Wait
		* for it to complete and continue from its response `id`, or replay the full
		* conversation with `thread: {"type": "create"}`.
		*/
		class ThreadContinueInFlightError extends BadRequestError {}
		/** @internal */
		ThreadContinueInFlightError._errorName = "ThreadContinueInFlightError";
		return ThreadContinueInFlightError;
	})()],
	["400 thread_fingerprint_mismatch", /* @__PURE__ */ (() => {
		/**
		* A field that must stay the same across a Thread's turns differs from the value
		* stored with the Thread; the message names each such field. Send the stored
		* values, or replay the full conversation with `thread: {"type": "create"}` to
		* change them.
		*/
		class ThreadFingerprintMismatchError extends BadRequestError {}
		/** @internal */
		ThreadFingerprintMismatchError._errorName = "ThreadFingerprintMismatchError";
		return ThreadFingerprintMismatchError;
	})()],
	["400 thread_unsupported_request", /* @__PURE__ */ (() => {
		/**
		* The request combines `thread` with a request field or an organization setting
		* that Threads do not support; `unsupported`, when present, names it. Send the
		* full conversation without `thread`, or change that field.
		*/
		class ThreadUnsupportedRequestError extends BadRequestError {}
		/** @internal */
		ThreadUnsupportedRequestError._errorName = "ThreadUnsupportedRequestError";
		return ThreadUnsupportedRequestError;
	})()],
	["400 tool_name_conflict", /* @__PURE__ */ (() => {
		/**
		* A tool made available in `messages` takes a name that an available tool of
		* another kind, or of another MCP server, already holds.
		*/
		class ToolNameConflictError extends BadRequestError {}
		/** @internal */
		ToolNameConflictError._errorName = "ToolNameConflictError";
		return ToolNameConflictError;
	})()],
	["400 tool_reference_unresolved", /* @__PURE__ */ (() => {
		/**
		* A tool change or MCP tool listing references a tool or MCP server that is not
		* defined at that position in the conversation.
		*/
		class ToolReferenceUnresolvedError extends BadRequestError {}
		/** @internal */
		ToolReferenceUnresolvedError._errorName = "ToolReferenceUnresolvedError";
		return ToolReferenceUnresolvedError;
	})()],
	["400 unsupported_charset", /* @__PURE__ */ (() => {
		/**
		* The request's `Content-Type` header names a charset other than UTF-8, ISO-8859-1
		* or US-ASCII. Send the request with no charset, or with one of these.
		*/
		class BetaUnsupportedCharsetError extends BadRequestError {}
		/** @internal */
		BetaUnsupportedCharsetError._errorName = "BetaUnsupportedCharsetError";
		return BetaUnsupportedCharsetError;
	})()],
	["400 user_profile_not_found", /* @__PURE__ */ (() => {
		/**
		* The request depends on a user profile that does not exist in the organization or
		* is no longer active. The request either names this user profile by ID, or names
		* a resource, such as an External Key, that is bound to it.
		*/
		class UserProfileNotFoundError extends BadRequestError {}
		/** @internal */
		UserProfileNotFoundError._errorName = "UserProfileNotFoundError";
		return UserProfileNotFoundError;
	})()],
	["400 user_profile_required", /* @__PURE__ */ (() => {
		/**
		* The request sets `billing_policy.bill_to` to `"user_profile"` but names no user
		* profile. Name the profile to bill in the `anthropic-user-profile-id` header.
		*/
		class UserProfileRequiredError extends BadRequestError {}
		/** @internal */
		UserProfileRequiredError._errorName = "UserProfileRequiredError";
		return UserProfileRequiredError;
	})()],
	["400 workspace_api_key_limit_exceeded", /* @__PURE__ */ (() => {
		/**
		* The workspace has reached its limit of active API keys.
		*/
		class WorkspaceAPIKeyLimitExceededError extends BadRequestError {}
		/** @internal */
		WorkspaceAPIKeyLimitExceededError._errorName = "WorkspaceAPIKeyLimitExceededError";
		return WorkspaceAPIKeyLimitExceededError;
	})()],
	["400 workspace_member_limit_exceeded", /* @__PURE__ */ (() => {
		/**
		* The workspace has reached the member limit that Anthropic set for it.
		*/
		class WorkspaceMemberLimitExceededError extends BadRequestError {}
		/** @internal */
		WorkspaceMemberLimitExceededError._errorName = "WorkspaceMemberLimitExceededError";
		return WorkspaceMemberLimitExceededError;
	})()],
	["400 workspace_policy_violation", /* @__PURE__ */ (() => {
		/**
		* The request breaks the organization's Workspace Policy. The message says which
		* rule it broke; an organization admin can see and change the policy in the
		* Console.
		*/
		class WorkspacePolicyViolationError extends BadRequestError {}
		/** @internal */
		WorkspacePolicyViolationError._errorName = "WorkspacePolicyViolationError";
		return WorkspacePolicyViolationError;
	})()],
	["402 linked_organization_billing_unavailable", LinkedOrganizationBillingUnavailableError],
	["402 linked_organization_spend_limit_reached", LinkedOrganizationSpendLimitReachedError],
	["403 api_key_scope_missing", BetaAPIKeyScopeMissingError],
	["403 cannot_sign_out_managed_member", BetaCannotSignOutManagedMemberError],
	["403 cannot_sign_out_membership_admin", BetaCannotSignOutMembershipAdminError],
	["403 cannot_sign_out_owner", BetaCannotSignOutOwnerError],
	["403 cannot_sign_out_privileged_member", BetaCannotSignOutPrivilegedMemberError],
	["403 claude_tag_writes_not_enabled", BetaClaudeTagWritesNotEnabledError],
	["403 compliance_configuration_restricted", BetaComplianceConfigurationRestrictedError],
	["403 environment_create_disabled", BetaEnvironmentCreateDisabledError],
	["403 environment_update_disabled", BetaEnvironmentUpdateDisabledError],
	["403 organization_level_scoped_api_key_required", BetaOrganizationLevelScopedAPIKeyRequiredError],
	["403 sandbox_egress_restricted", SandboxEgressRestrictedError],
	["403 spend_limits_admin_api_writes_not_enabled", BetaSpendLimitsAdminAPIWritesNotEnabledError],
	["403 user_profile_billing_not_authorized", /* @__PURE__ */ (() => {
		/**
		* The customer that the named user profile represents has not authorized the
		* caller to bill them, or the authorization that the request's credential uses has
		* ended. The response does not say which applies.
		*/
		class UserProfileBillingNotAuthorizedError extends PermissionDeniedError {}
		/** @internal */
		UserProfileBillingNotAuthorizedError._errorName = "UserProfileBillingNotAuthorizedError";
		return UserProfileBillingNotAuthorizedError;
	})()],
	["403 user_profile_not_billable", /* @__PURE__ */ (() => {
		/**
		* The caller is not allowed to bill the user profile that the request names. The
		* response gives no more specific error code and does not say what the reason is.
		*/
		class UserProfileNotBillableError extends PermissionDeniedError {}
		/** @internal */
		UserProfileNotBillableError._errorName = "UserProfileNotBillableError";
		return UserProfileNotBillableError;
	})()],
	["404 environment_not_found", BetaEnvironmentNotFoundError],
	["404 file_expired", FileExpiredError],
	["404 rbac_group_managed_settings_not_found", BetaRBACGroupManagedSettingsNotFoundError],
	["404 rbac_group_not_found", BetaRBACGroupNotFoundError],
	["404 rbac_role_not_found", /* @__PURE__ */ (() => {
		/**
		* No RBAC Role with this ID was found.
		*/
		class RBACRoleNotFoundError extends NotFoundError {}
		/** @internal */
		RBACRoleNotFoundError._errorName = "RBACRoleNotFoundError";
		return RBACRoleNotFoundError;
	})()],
	["404 slack_channel_set_up_environment_not_found", BetaSlackChannelSetUpEnvironmentNotFoundError],
	["404 thread_not_found", /* @__PURE__ */ (() => {
		/**
		* No usable Thread state was found for `previous_message_id`. Replay the full
		* conversation with `thread: {"type": "create"}` to start a new Thread.
		*/
		class ThreadNotFoundError extends NotFoundError {}
		/** @internal */
		ThreadNotFoundError._errorName = "ThreadNotFoundError";
		return ThreadNotFoundError;
	})()],
	["409 concurrent_membership_change", /* @__PURE__ */ (() => {
		/**
		* Another change to the organization's members is in progress. Retry the request
		* once it completes.
		*/
		class ConcurrentMembershipChangeError extends ConflictError {}
		/** @internal */
		ConcurrentMembershipChangeError._errorName = "ConcurrentMembershipChangeError";
		return ConcurrentMembershipChangeError;
	})()],
	["409 external_key_changed", /* @__PURE__ */ (() => {
		/**
		* The external key changed while the request was validating it. Send the request
		* again.
		*/
		class ExternalKeyChangedError extends ConflictError {}
		/** @internal */
		ExternalKeyChangedError._errorName = "ExternalKeyChangedError";
		return ExternalKeyChangedError;
	})()],
	["409 plugin_name_taken", BetaPluginNameTakenError],
	["409 scan_pending", BetaScanPendingError],
	["409 skill_name_taken", BetaSkillNameTakenError],
	["409 skill_read_blocked_undecryptable", /* @__PURE__ */ (() => {
		/**
		* A custom skill the request names is stored under an encryption key state the
		* workspace cannot currently decrypt.
		*/
		class SkillReadBlockedUndecryptableError extends ConflictError {}
		/** @internal */
		SkillReadBlockedUndecryptableError._errorName = "SkillReadBlockedUndecryptableError";
		return SkillReadBlockedUndecryptableError;
	})()],
	["409 slack_channel_set_up_settings_conflict", BetaSlackChannelSetUpSettingsConflictError],
	["412 heartbeat_precondition_failed", BetaHeartbeatPreconditionFailedError],
	["413 request_body_too_large_after_decoding", RequestBodyTooLargeAfterDecodingError],
	["429 contract_spend_limit_reached", ContractSpendLimitReachedError],
	["429 enforced_spend_limit_reached", EnforcedSpendLimitReachedError],
	["429 ramp_limit_exceeded", RampLimitExceededError],
	["503 cmek_context_unavailable", CMEKContextUnavailableError],
	["503 cmek_key_unreachable", CMEKKeyUnreachableError],
	["503 registration_pending", BetaRegistrationPendingError],
	["529 compaction_unavailable", /* @__PURE__ */ (() => {
		/**
		* The compaction could not be completed for a transient server reason. Retry the
		* request.
		*/
		class CompactionUnavailableError extends OverloadedError {}
		/** @internal */
		CompactionUnavailableError._errorName = "CompactionUnavailableError";
		return CompactionUnavailableError;
	})()]
]);
// node_modules/@anthropic-ai/sdk/lib/credentials/types.mjs
const GRANT_TYPE_JWT_BEARER = "urn:ietf:params:oauth:grant-type:jwt-bearer";
const GRANT_TYPE_REFRESH_TOKEN = "refresh_token";
const TOKEN_ENDPOINT = "/v1/oauth/token";
/**
* `anthropic-beta` value required on authenticated API requests using an
* OAuth bearer token, and on `refresh_token` grants against the token endpoint.
*/
const OAUTH_API_BETA_HEADER = "oauth-2025-04-20";
/**
* `anthropic-beta` value required on jwt-bearer exchanges against the token
* endpoint. It must NOT be sent on `refresh_token` grants.
*/
const FEDERATION_BETA_HEADER = "oidc-federation-2026-04-01";
const MAX_TOKEN_RESPONSE_BYTES = 1 << 20;
/**
* Rejects base URLs that would cause a JWT assertion or refresh token to be
* sent over cleartext HTTP. Loopback hosts are allowed for local development.
*/
function requireSecureTokenEndpoint(baseURL) {
	if (!baseURL) return;
	let u;
	try {
		u = new URL(baseURL);
	} catch (err) {
		throw new WorkloadIdentityError(`Invalid token endpoint base URL "${baseURL}": ${err}`);
	}
	if (u.protocol === "https:") return;
	const host = u.hostname.toLowerCase().replace(/^\[|\]$/g, "");
	if (u.protocol === "http:" && (host === "localhost" || host === "127.0.0.1" || host === "::1")) return;
	throw new WorkloadIdentityError(`Refusing to send credential over non-https token endpoint "${baseURL}"`);
}
/**
* Reads the response body as text, parses it as a token-endpoint JSON
* response, validates `access_token` is present, and rejects a non-Bearer
* `token_type` when one is provided. Reads at most
* {@link MAX_TOKEN_RESPONSE_BYTES} from the body stream.
*/
async function parseTokenResponse(resp, requestId) {
	const text = await readLimitedText(resp);
	let data;
	try {
		data = JSON.parse(text);
	} catch {
		throw new WorkloadIdentityError(`Token endpoint returned non-JSON response (status ${resp.status})`, resp.status, redactSensitive(text), requestId);
	}
	if (!data.access_token) throw new WorkloadIdentityError(`Token endpoint response missing access_token: ${JSON.stringify(redactSensitive(data))}`, resp.status, redactSensitive(data), requestId);
	if (data.token_type && data.token_type.toLowerCase() !== "bearer") throw new WorkloadIdentityError(`Token endpoint response: unsupported token_type "${data.token_type}" (want Bearer)`, resp.status, redactSensitive(data), requestId);
	return data;
}
const MAX_ERROR_BODY_CHARS = 2e3;
const SAFE_ERROR_KEYS = /* @__PURE__ */ new Set([
	"error",
	"error_description",
	"error_uri"
]);
/**
* Returns a redacted copy of a token-endpoint error body for safe inclusion
* in an exception. Strings are truncated; objects keep only the RFC 6749
* \u00a75.2 error fields.
*/
function redactSensitive(body) {
	if (body == null) return body;
	if (typeof body === "string") {
		let parsed;
		try {
			parsed = JSON.parse(body);
		} catch {
			if (body.length <= MAX_ERROR_BODY_CHARS) return body;
			return body.slice(0, MAX_ERROR_BODY_CHARS) + `... <${body.length - MAX_ERROR_BODY_CHARS} more chars>`;
		}
		return JSON.stringify(redactSensitive(parsed));
	}
	if (typeof body === "object" && !Array.isArray(body)) {
		const out = {};
		for (const [k, v] of Object.entries(body)) if (SAFE_ERROR_KEYS.has(k)) out[k] = v;
		return out;
	}
	return null;
}
/**
* Best-effort safety check on a credentials file before reading it.
*
* On POSIX: resolves symlinks (so containerized deployments that mount the
* credential as a symlink to a tmpfs-backed file keep working), then rejects
* the resolved target if it is group- or world- readable or writable. A uid
* mismatch on the resolved target is surfaced via `onWarn` since
* root-written/app-read is common in init-container setups. No-op on Windows.
*/
async function checkCredentialsFileSafety(path, onWarn = (m) => console.warn(`anthropic-sdk: ${m}`)) {
	if (typeof process === "undefined" || process.platform === "win32") return;
	const { fs } = await import("./node-67x6-9dt.js");
	let resolved = path;
	let st;
	try {
		resolved = await fs.promises.realpath(path);
		st = await fs.promises.stat(resolved);
	} catch {
		return;
	}
	const mode = st.mode & 511;
	if (mode & 18) throw new WorkloadIdentityError(`Credentials file at ${resolved} is group/world-writable (mode 0o${mode.toString(8)}); this allows other local users to plant tokens. Run \`chmod 600 ${resolved}\`.`);
	if (mode & 36) throw new WorkloadIdentityError(`Credentials file at ${resolved} is group/world-readable (mode 0o${mode.toString(8)}); run \`chmod 600 ${resolved}\` before retrying.`);
	if (typeof process.getuid === "function" && st.uid !== process.getuid()) onWarn(`credentials file at ${resolved} is owned by uid ${st.uid} (current process uid ${process.getuid()}); verify this is intentional.`);
}
/**
* Atomically writes JSON to `targetPath` via a `.tmp` sibling + rename,
* with fsync on the file and (best-effort) on the parent directory.
* Creates the parent directory with mode 0700 and the file with mode 0600.
*/
async function writeCredentialsFileAtomic(targetPath, data) {
	const { fs, path } = await import("./node-67x6-9dt.js");
	const dir = path.dirname(targetPath);
	await fs.promises.mkdir(dir, {
		recursive: true,
		mode: 448
	});
	const tmpPath = `${targetPath}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`;
	try {
		const fh = await fs.promises.open(tmpPath, "w", 384);
		try {
			await fh.writeFile(JSON.stringify(data, null, 2));
			await fh.sync();
		} finally {
			await fh.close();
		}
		await fs.promises.rename(tmpPath, targetPath);
	} catch (err) {
		await fs.promises.unlink(tmpPath).catch(() => {});
		throw err;
	}
	try {
		const dirFh = await fs.promises.open(dir, "r");
		try {
			await dirFh.sync();
		} finally {
			await dirFh.close();
		}
	} catch {}
}
async function readLimitedText(resp) {
	if (!resp.body) return "";
	const reader = resp.body.getReader();
	const chunks = [];
	let received = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if (done) break;
		if (received + value.length > MAX_TOKEN_RESPONSE_BYTES) {
			const remaining = MAX_TOKEN_RESPONSE_BYTES - received;
			if (remaining > 0) chunks.push(value.subarray(0, remaining));
			await reader.cancel();
			break;
		}
		chunks.push(value);
		received += value.length;
	}
	let merged;
	if (chunks.length === 1) merged = chunks[0];
	else {
		merged = new Uint8Array(chunks.reduce((n, c) => n + c.length, 0));
		let offset = 0;
		for (const c of chunks) {
			merged.set(c, offset);
			offset += c.length;
		}
	}
	return new TextDecoder("utf-8").decode(merged);
}
var WorkloadIdentityError = /* @__PURE__ */ (() => {
	class WorkloadIdentityError extends AnthropicError {
		constructor(message, statusCode = null, body = null, requestId = null) {
			super(message);
			this.statusCode = statusCode;
			this.body = body;
			this.requestId = requestId;
		}
	}
	/** @internal */
	WorkloadIdentityError._errorName = "WorkloadIdentityError";
	return WorkloadIdentityError;
})();
// node_modules/@anthropic-ai/sdk/internal/utils/time.mjs
/** Current time as unix epoch seconds. */
function nowAsSeconds() {
	return Math.floor(Date.now() / 1e3);
}
// node_modules/@anthropic-ai/sdk/lib/credentials/token-cache.mjs
/**
* Wraps an {@link AccessTokenProvider} with two-tier proactive refresh
* and concurrent deduplication.
*
* Refresh policy on each {@link getToken} call:
*
* - No cached token \u2192 call provider (blocking), cache, return.
* - Cached with `expiresAt == null` \u2192 return cached forever.
* - More than 120s remaining \u2192 return cached.
* - 30\u2013120s remaining (advisory window) \u2192 return stale token immediately,
*   kick off background refresh. On failure, log and keep stale.
* - Less than 30s remaining or expired (mandatory) \u2192 block and refresh.
*   On failure, throw.
*
* Concurrent mandatory callers coalesce into a single provider call.
*/
var TokenCache = class {
	constructor(provider, onAdvisoryRefreshError) {
		this.cached = null;
		this.pendingRefresh = null;
		this.nextForce = false;
		this.lastAdvisoryError = 0;
		this.provider = provider;
		this.onAdvisoryRefreshError = onAdvisoryRefreshError;
	}
	async getToken() {
		const force = this.nextForce;
		this.nextForce = false;
		const cached = this.cached;
		if (force || cached == null) return (await this.refresh(force)).token;
		if (cached.expiresAt == null) return cached.token;
		const remaining = cached.expiresAt - nowAsSeconds();
		if (remaining > 120) return cached.token;
		if (remaining > 30) {
			this.backgroundRefresh();
			return cached.token;
		}
		return (await this.refresh()).token;
	}
	/**
	* Clears the cached token and marks the next {@link getToken} as a forced
	* refresh, so the underlying provider bypasses any on-disk freshness check.
	* Called after a 401 \u2014 the server has just told us the token is bad even
	* if its `expires_at` still looks fresh.
	*/
	invalidate() {
		this.cached = null;
		this.nextForce = true;
	}
	/**
	* Mandatory refresh. Joins any in-flight refresh unless forced \u2014 a forced
	* refresh must not coalesce into a non-forced one that may re-serve the
	* same stale disk token.
	*/
	refresh(force = false) {
		if (this.pendingRefresh && !force) return this.pendingRefresh;
		return this.doRefresh(force);
	}
	/**
	* Advisory background refresh. Shares the same in-flight promise as
	* mandatory refreshes for deduplication, but swallows errors so the
	* stale cached token keeps being served. Backs off for
	* {@link ADVISORY_REFRESH_BACKOFF_IN_SECONDS} after a failure so an
	* outage during the advisory window doesn't hammer the token endpoint.
	*/
	backgroundRefresh() {
		if (this.pendingRefresh) return;
		if (nowAsSeconds() - this.lastAdvisoryError < 5) return;
		this.doRefresh().catch((err) => {
			this.lastAdvisoryError = nowAsSeconds();
			this.onAdvisoryRefreshError?.(err);
		});
	}
	/**
	* Core refresh. Sets {@link pendingRefresh} so concurrent callers
	* (both advisory and mandatory) coalesce into a single provider call.
	*/
	doRefresh(force = false) {
		this.pendingRefresh = this.provider(force ? { forceRefresh: true } : void 0).then((token) => {
			this.cached = token;
			this.pendingRefresh = null;
			return token;
		}, (err) => {
			this.pendingRefresh = null;
			throw err;
		});
		return this.pendingRefresh;
	}
};
// node_modules/@anthropic-ai/sdk/core/credentials.mjs
const PROFILE_NAME_PATTERN = /^[A-Za-z0-9_.-]+$/;
function validateProfileName(name) {
	if (!name) throw new Error("profile name is empty");
	if (name === "." || name === "..") throw new Error(`profile name "${name}" is not allowed`);
	if (name.includes("/") || name.includes("\\")) throw new Error(`profile name "${name}" must not contain path separators`);
	if (!PROFILE_NAME_PATTERN.test(name)) throw new Error(`profile name "${name}" contains disallowed characters (allowed: letters, digits, '_', '.', '-')`);
}
/**
* Same as {@link loadConfig}, but also reports whether the config was loaded
* from a profile file on disk (`fromFile: true`) or synthesized entirely from
* environment variables (`fromFile: false`).
*/
const loadConfigWithSource = async (profile) => {
	var _a, _b;
	const rootConfigPath = await getRootConfigPath();
	if (rootConfigPath === null) return null;
	const namedInEnv = profile == null && readEnv("ANTHROPIC_PROFILE") != null;
	let fromEnv = null;
	if (profile == null && !namedInEnv) {
		const organizationId = readEnv("ANTHROPIC_ORGANIZATION_ID");
		const identityTokenFile = readEnv("ANTHROPIC_IDENTITY_TOKEN_FILE");
		const federationRuleId = readEnv("ANTHROPIC_FEDERATION_RULE_ID");
		if (federationRuleId && organizationId) {
			fromEnv = {
				fromFile: false,
				config: {
					organization_id: organizationId,
					workspace_id: readEnv("ANTHROPIC_WORKSPACE_ID"),
					base_url: readEnv("ANTHROPIC_BASE_URL"),
					authentication: {
						type: "oidc_federation",
						federation_rule_id: federationRuleId,
						service_account_id: readEnv("ANTHROPIC_SERVICE_ACCOUNT_ID"),
						identity_token: identityTokenFile ? {
							source: "file",
							path: identityTokenFile
						} : void 0,
						scope: readEnv("ANTHROPIC_SCOPE")
					}
				}
			};
			if (identityTokenFile || readEnv("ANTHROPIC_IDENTITY_TOKEN")) return fromEnv;
		}
	}
	const profileName = profile ?? await getActiveProfileName();
	if (profileName === null) return null;
	validateProfileName(profileName);
	const { fs, path } = await import("./node-67x6-9dt.js");
	const configPath = path.join(rootConfigPath, "configs", `${profileName}.json`);
	let configRaw;
	try {
		configRaw = await fs.promises.readFile(configPath, "utf-8");
	} catch (err) {
		if (err?.code !== "ENOENT") throw new Error(`failed to read config file ${configPath}: ${err}`);
		if (namedInEnv) throw new AnthropicError(`ANTHROPIC_PROFILE names the profile "${profileName}", but ${configPath} does not exist. Set ANTHROPIC_PROFILE to a profile that exists, or unset it.`, { cause: err });
		return fromEnv;
	}
	let config;
	try {
		config = JSON.parse(configRaw);
	} catch (err) {
		throw new Error(`failed to parse config file ${configPath}: ${err}`);
	}
	if (!config.authentication) throw new Error(`config file ${configPath} is missing "authentication"`);
	const authType = config.authentication.type;
	if (authType !== "oidc_federation" && authType !== "user_oauth") throw new Error(`authentication.type "${authType}" is not a known authentication type`);
	config.organization_id ?? (config.organization_id = readEnv("ANTHROPIC_ORGANIZATION_ID"));
	config.workspace_id ?? (config.workspace_id = readEnv("ANTHROPIC_WORKSPACE_ID"));
	config.base_url ?? (config.base_url = readEnv("ANTHROPIC_BASE_URL"));
	(_a = config.authentication).scope ?? (_a.scope = readEnv("ANTHROPIC_SCOPE"));
	if (config.authentication.type === "oidc_federation") {
		if (!config.authentication.identity_token) {
			const identityTokenFile = readEnv("ANTHROPIC_IDENTITY_TOKEN_FILE");
			if (identityTokenFile) config.authentication.identity_token = {
				source: "file",
				path: identityTokenFile
			};
		}
		if (!config.authentication.federation_rule_id) config.authentication.federation_rule_id = readEnv("ANTHROPIC_FEDERATION_RULE_ID") ?? "";
		(_b = config.authentication).service_account_id ?? (_b.service_account_id = readEnv("ANTHROPIC_SERVICE_ACCOUNT_ID"));
	}
	return {
		config,
		fromFile: true
	};
};
/**
* Resolves the credentials file path for the given config.
*
* Uses `authentication.credentials_path` from the config if set, otherwise
* falls back to `<config_dir>/credentials/<profile>.json`.
*
* Returns `null` when running in a browser or the path cannot be resolved.
*/
const getCredentialsPath = async (config, profile) => {
	if (config?.authentication.credentials_path) return config.authentication.credentials_path;
	const rootConfigPath = await getRootConfigPath();
	if (!rootConfigPath) return null;
	const profileName = profile ?? await getActiveProfileName();
	if (!profileName) return null;
	validateProfileName(profileName);
	const { path } = await import("./node-67x6-9dt.js");
	return path.join(rootConfigPath, "credentials", `${profileName}.json`);
};
const getRootConfigPath = async () => {
	if (!supportsLocalConfigFiles()) return null;
	const { path } = await import("./node-67x6-9dt.js");
	const configDir = readEnv("ANTHROPIC_CONFIG_DIR");
	if (configDir) return configDir;
	if (getPlatformHeaders()["X-Stainless-OS"] === "Windows") {
		const appData = readEnv("APPDATA");
		if (appData) return path.join(appData, "Anthropic");
		const userProfile = readEnv("USERPROFILE");
		if (userProfile) return path.join(userProfile, "AppData", "Roaming", "Anthropic");
		return null;
	}
	const xdgConfigHome = readEnv("XDG_CONFIG_HOME");
	if (xdgConfigHome) return path.join(xdgConfigHome, "anthropic");
	const home = readEnv("HOME");
	if (home) return path.join(home, ".config", "anthropic");
	return null;
};
const supportsLocalConfigFiles = () => {
	const runtime = getPlatformHeaders()["X-Stainless-Runtime"];
	return runtime === "node" || runtime === "deno";
};
const getActiveProfileName = async () => {
	const rootConfigPath = await getRootConfigPath();
	if (!rootConfigPath) return null;
	const profileName = readEnv("ANTHROPIC_PROFILE");
	if (profileName) return profileName;
	const { fs, path } = await import("./node-67x6-9dt.js");
	const filePath = path.join(rootConfigPath, "active_config");
	try {
		return (await fs.promises.readFile(filePath, "utf-8")).trim() || "default";
	} catch (err) {
		if (err?.code !== "ENOENT") throw new Error(`failed to read ${filePath}: ${err}`);
		return "default";
	}
};
// node_modules/@anthropic-ai/sdk/lib/credentials/identity-token.mjs
/**
* Reads a JWT from a file on every call. Supports automatic rotation
* (e.g. Kubernetes projected service-account tokens).
*/
function identityTokenFromFile(path) {
	if (!path) throw new AnthropicError("Identity token file path is empty");
	return async () => {
		const { fs } = await import("./node-67x6-9dt.js");
		let content;
		try {
			content = await fs.promises.readFile(path, "utf-8");
		} catch (err) {
			throw new AnthropicError(`Failed to read identity token file at ${path}: ${err}`);
		}
		const token = content.trim();
		if (!token) throw new AnthropicError(`Identity token file at ${path} is empty`);
		return token;
	};
}
/**
* Wraps a static JWT string as an {@link IdentityTokenProvider}.
*/
function identityTokenFromValue(token) {
	if (!token) throw new AnthropicError("Identity token value is empty");
	return () => token;
}
// node_modules/@anthropic-ai/sdk/lib/credentials/oidc-federation.mjs
/**
* Exchanges an external OIDC JWT for an Anthropic access token via the
* RFC 7523 jwt-bearer grant.
*
* Each invocation performs a fresh token exchange. Wrap in a
* {@link TokenCache} to avoid exchanging on every request.
*
* Federation grants do not return a refresh token \u2014 callers re-exchange
* their assertion on expiry.
*/
function oidcFederationProvider(config) {
	return async () => {
		requireSecureTokenEndpoint(config.baseURL);
		const jwt = await config.identityTokenProvider();
		if (jwt.length > 16384) throw new WorkloadIdentityError(`Identity token is ${Math.ceil(jwt.length / 1024)} KiB, exceeds the 16 KiB assertion limit`);
		const body = {
			grant_type: GRANT_TYPE_JWT_BEARER,
			assertion: jwt,
			federation_rule_id: config.federationRuleId,
			organization_id: config.organizationId
		};
		if (config.serviceAccountId) body["service_account_id"] = config.serviceAccountId;
		if (config.workspaceId) body["workspace_id"] = config.workspaceId;
		const url = `${config.baseURL}${TOKEN_ENDPOINT}`;
		let resp;
		try {
			resp = await config.fetch(url, {
				method: "POST",
				redirect: "manual",
				headers: {
					"Content-Type": "application/json",
					"anthropic-beta": `${OAUTH_API_BETA_HEADER},${FEDERATION_BETA_HEADER}`,
					"User-Agent": config.userAgent || `anthropic-sdk-typescript/1.11.0 oidcFederationProvider`
				},
				body: JSON.stringify(body)
			});
		} catch (err) {
			throw new WorkloadIdentityError(`Failed to reach token endpoint ${url}: ${err}`);
		}
		const requestId = resp.headers.get("Request-Id");
		if (!resp.ok) {
			const redacted = redactSensitive(await resp.text().catch(() => ""));
			let hint = "";
			if (resp.status === 401) hint = ` Ensure your federation rule matches your identity token. ${config.workspaceId ? "" : "If your federation rule is scoped to multiple workspaces, set the ANTHROPIC_WORKSPACE_ID environment variable, the 'workspace_id' config key, or the `workspaceId` option. "}View your authentication events in the Workload identity page of Claude Console for more details.`;
			throw new WorkloadIdentityError(`Token exchange failed with status ${resp.status}${requestId ? ` (request-id ${requestId})` : ""}: ${redacted}${hint}`, resp.status, redacted, requestId);
		}
		const data = await parseTokenResponse(resp, requestId);
		const expiresIn = Number(data.expires_in);
		if (!Number.isFinite(expiresIn)) throw new WorkloadIdentityError(`Token endpoint response missing required fields: ${JSON.stringify(redactSensitive(data))}`, resp.status, redactSensitive(data), requestId);
		return {
			token: data.access_token,
			expiresAt: nowAsSeconds() + expiresIn
		};
	};
}
// node_modules/@anthropic-ai/sdk/lib/credentials/user-oauth.mjs
/**
* Reads a user-oauth credential file. Returns the cached access token while
* fresh; on expiry performs a `refresh_token` grant and writes the new
* tokens back to the credentials file (atomic replace, fsync'd).
*
* If `clientId` is empty, the access token is treated as static \u2014 the
* credentials file is read on every call but no refresh is attempted, and
* an expired token without a `refresh_token` raises.
*/
function userOAuthProvider(config) {
	return async (opts) => {
		const { fs } = await import("./node-67x6-9dt.js");
		await checkCredentialsFileSafety(config.credentialsPath, config.onSafetyWarning);
		let raw;
		try {
			raw = await fs.promises.readFile(config.credentialsPath, "utf-8");
		} catch (err) {
			throw new WorkloadIdentityError(`Credentials file not found at ${config.credentialsPath}: ${err}`);
		}
		let creds;
		try {
			creds = JSON.parse(raw);
		} catch (err) {
			throw new WorkloadIdentityError(`Credentials file at ${config.credentialsPath} is not valid JSON: ${err}`);
		}
		const accessToken = creds.access_token;
		if (!accessToken) throw new WorkloadIdentityError(`Credentials file at ${config.credentialsPath} must include 'access_token'`);
		const expiresAt = creds.expires_at;
		if (!opts?.forceRefresh && (expiresAt == null || nowAsSeconds() < expiresAt - 30)) return {
			token: accessToken,
			expiresAt: expiresAt ?? null
		};
		const refreshToken = creds.refresh_token;
		if (!config.clientId || !refreshToken) throw new WorkloadIdentityError(`Access token at ${config.credentialsPath} has expired and no refresh is available (client_id ${config.clientId ? "set" : "empty"}, refresh_token ${refreshToken ? "set" : "empty"})`);
		requireSecureTokenEndpoint(config.baseURL);
		const body = {
			grant_type: GRANT_TYPE_REFRESH_TOKEN,
			refresh_token: refreshToken,
			client_id: config.clientId
		};
		const url = `${config.baseURL}${TOKEN_ENDPOINT}`;
		let resp;
		try {
			resp = await config.fetch(url, {
				method: "POST",
				redirect: "manual",
				headers: {
					"Content-Type": "application/json",
					"anthropic-beta": OAUTH_API_BETA_HEADER,
					"User-Agent": config.userAgent || `anthropic-sdk-typescript/1.11.0 userOAuthProvider`
				},
				body: JSON.stringify(body)
			});
		} catch (err) {
			throw new WorkloadIdentityError(`User OAuth refresh failed to reach token endpoint: ${err}`);
		}
		const requestId = resp.headers.get("Request-Id");
		if (!resp.ok) {
			const text = await resp.text().catch(() => "");
			throw new WorkloadIdentityError(`User OAuth refresh failed (HTTP ${resp.status}): ${redactSensitive(text)}`, resp.status, redactSensitive(text), requestId);
		}
		const data = await parseTokenResponse(resp, requestId);
		const expiresIn = Number(data.expires_in);
		if (!Number.isFinite(expiresIn)) throw new WorkloadIdentityError(`User OAuth refresh response missing or invalid expires_in: ${JSON.stringify(redactSensitive(data))}`, resp.status, redactSensitive(data), requestId);
		const newExpiresAt = nowAsSeconds() + expiresIn;
		const newRefreshToken = data.refresh_token || refreshToken;
		await writeCredentialsFileAtomic(config.credentialsPath, {
			...creds,
			version: "1.0",
			type: "oauth_token",
			access_token: data.access_token,
			expires_at: newExpiresAt,
			refresh_token: newRefreshToken
		});
		return {
			token: data.access_token,
			expiresAt: newExpiresAt
		};
	};
}
// node_modules/@anthropic-ai/sdk/lib/credentials/credential-chain.mjs
function resolveCredentialsFromConfig(config, options) {
	const provider = buildProvider(config, config.authentication.credentials_path ?? null, (config.base_url || options.baseURL).replace(/\/+$/, ""), options);
	const extraHeaders = {};
	if (config.workspace_id && config.authentication.type === "user_oauth") extraHeaders["anthropic-workspace-id"] = config.workspace_id;
	return {
		provider,
		extraHeaders,
		baseURL: config.base_url || void 0
	};
}
/**
* Resolves a {@link CredentialResult} from the environment. Returns `null`
* when no credentials can be resolved.
*
* Resolution order:
*
*   1. Config file for the profile `ANTHROPIC_PROFILE` names
*      \u2192 dispatch on `authentication.type` (`oidc_federation`, `user_oauth`).
*      A missing file throws
*   2. Environment variables `ANTHROPIC_FEDERATION_RULE_ID` +
*      `ANTHROPIC_ORGANIZATION_ID` (+ identity token) \u2192 OIDC federation
*   3. Config file for the active profile (the one `active_config` names,
*      otherwise `default`) \u2192 dispatch on `authentication.type`
*   4. Nothing matches \u2192 `null`
*
* Passing `profile` selects `<config_dir>/configs/<profile>.json` directly,
* skipping steps 1 to 3.
*/
async function defaultCredentials(options, profile) {
	const loaded = await loadConfigWithSource(profile);
	if (!loaded) return null;
	const { config, fromFile } = loaded;
	return resolveCredentialsFromConfig(config.authentication.credentials_path || !fromFile ? config : {
		...config,
		authentication: {
			...config.authentication,
			credentials_path: await getCredentialsPath(config, profile) ?? void 0
		}
	}, options);
}
function buildProvider(config, credentialsPath, baseURL, options) {
	switch (config.authentication.type) {
		case "oidc_federation": {
			const auth = config.authentication;
			const identityProvider = resolveIdentityTokenProvider(auth);
			if (!identityProvider) throw new WorkloadIdentityError("oidc_federation config requires an identity token (set authentication.identity_token, ANTHROPIC_IDENTITY_TOKEN_FILE, or ANTHROPIC_IDENTITY_TOKEN)");
			if (!auth.federation_rule_id) throw new WorkloadIdentityError("oidc_federation config requires 'federation_rule_id'. Set it in authentication.federation_rule_id in your profile, or via ANTHROPIC_FEDERATION_RULE_ID (profile takes precedence).");
			if (!config.organization_id) throw new WorkloadIdentityError("oidc_federation config requires organization_id (set ANTHROPIC_ORGANIZATION_ID or config.organization_id)");
			const exchange = oidcFederationProvider({
				identityTokenProvider: identityProvider,
				federationRuleId: auth.federation_rule_id,
				organizationId: config.organization_id,
				serviceAccountId: auth.service_account_id,
				workspaceId: config.workspace_id,
				baseURL,
				fetch: options.fetch,
				userAgent: options.userAgent
			});
			if (credentialsPath) return cachedExchangeProvider(exchange, credentialsPath, options.onCacheWriteError, options.onSafetyWarning);
			return exchange;
		}
		case "user_oauth":
			if (!credentialsPath) throw new WorkloadIdentityError("user_oauth config requires authentication.credentials_path (or load via a profile so it defaults to <config_dir>/credentials/<profile>.json)");
			return userOAuthProvider({
				credentialsPath,
				clientId: config.authentication.client_id,
				baseURL,
				fetch: options.fetch,
				userAgent: options.userAgent,
				onSafetyWarning: options.onSafetyWarning
			});
		default: {
			const t = config.authentication.type;
			throw new WorkloadIdentityError(`authentication.type "${t}" is not a known authentication type`);
		}
	}
}
/**
* Resolves the identity token provider from config fields or environment variables.
*
* Resolution order:
*   1. `identity_token.path` from the config (source: "file")
*   2. `ANTHROPIC_IDENTITY_TOKEN_FILE` env var
*   3. `ANTHROPIC_IDENTITY_TOKEN` env var (static value)
*/
function resolveIdentityTokenProvider(auth) {
	if (auth.identity_token) {
		const source = auth.identity_token.source;
		if (source !== "file") throw new WorkloadIdentityError(`identity_token.source "${source}" is not supported by this SDK version (only "file")`);
		if (!auth.identity_token.path) throw new WorkloadIdentityError(`identity_token.source "file" requires a non-empty path`);
		return identityTokenFromFile(auth.identity_token.path);
	}
	const tokenFile = readEnv("ANTHROPIC_IDENTITY_TOKEN_FILE");
	if (tokenFile) return identityTokenFromFile(tokenFile);
	const tokenValue = readEnv("ANTHROPIC_IDENTITY_TOKEN");
	if (tokenValue) return identityTokenFromValue(tokenValue);
	return null;
}
/**
* Wraps a federation exchange provider with credential file caching.
* Checks the file for a fresh token before exchanging, and writes the
* result back after a successful exchange (best-effort, atomic replace).
*
* Note: this is not cross-process serialized \u2014 two SDK instances that
* miss the cache simultaneously will both perform a full exchange and
* the last writer wins. That is acceptable: federation exchanges are
* idempotent and the cache is an optimization, not a correctness gate.
*/
function cachedExchangeProvider(exchange, credentialsPath, onCacheWriteError, onSafetyWarning) {
	return async (opts) => {
		const { fs } = await import("./node-67x6-9dt.js");
		await checkCredentialsFileSafety(credentialsPath, onSafetyWarning);
		let existing;
		try {
			const raw = await fs.promises.readFile(credentialsPath, "utf-8");
			existing = JSON.parse(raw);
			const token = existing?.["access_token"];
			if (token && !opts?.forceRefresh) {
				const expiresAt = existing?.["expires_at"];
				if (expiresAt == null || nowAsSeconds() < expiresAt - 30) return {
					token,
					expiresAt: expiresAt ?? null
				};
			}
		} catch (err) {
			if (err?.code !== "ENOENT" && !(err instanceof SyntaxError)) onCacheWriteError?.(err);
		}
		const result = await exchange(opts);
		try {
			await writeCredentialsFileAtomic(credentialsPath, {
				...existing ?? {},
				version: "1.0",
				type: "oauth_token",
				access_token: result.token,
				expires_at: result.expiresAt
			});
		} catch (err) {
			onCacheWriteError?.(err);
		}
		return result;
	};
}
// node_modules/@anthropic-ai/sdk/core/middleware.mjs
/**
* Errors thrown by the underlying `fetch`, as opposed to by a middleware.
*
* Tracked so the client can apply its connection-error retry policy to
* transport failures while letting errors thrown by middleware propagate to
* the caller untouched.
*/
const fetchOriginErrors = /* @__PURE__ */ new WeakSet();
/** Whether `err` was thrown by the underlying `fetch` rather than by a middleware. */
function isFetchOriginError(err) {
	return typeof err === "object" && err !== null && fetchOriginErrors.has(err);
}
/**
* Whether an error thrown by middleware should stay on the SDK's
* connection-error retry policy: fetch-origin, abort, `APIConnectionError`, or
* `RetryableError` \u2014 checked through the error's `cause` chain.
*/
function isRetryableError(err) {
	const seen = /* @__PURE__ */ new Set();
	while (typeof err === "object" && err !== null && !seen.has(err)) {
		seen.add(err);
		if (isFetchOriginError(err) || isAbortError(err) || err instanceof APIConnectionError || err instanceof RetryableError) return true;
		err = err.cause;
	}
	return false;
}
/**
* Wraps `fetchFn` so each call runs through `middleware`, keeping the same
* call signature as `fetch` itself.
*
* With no middleware, calls are passed straight through to `fetchFn`.
* Otherwise the arguments are normalized into an {@link APIRequest} (headers
* coerced to a `Headers` instance, URL stringified) before entering the
* chain. The chain is composed per call, so mutations of a `middleware`
* array are picked up by later requests.
*
* `options` \u2014 the SDK request options behind this call, when there are any \u2014
* is surfaced to middleware as `ctx.options` and drives `ctx.parse`.
*
* `client` supplies `ctx.logger` (the client's level-filtered logger);
* without it, `ctx.logger` falls back to the client defaults: `console`,
* filtered to `ANTHROPIC_LOG` or `'warn'`.
*/
function wrapFetchWithMiddleware(fetchFn, middleware, options, client) {
	return async (url, init = {}) => {
		if (middleware.length === 0) return fetchFn.call(void 0, url, init);
		const headers = init.headers instanceof Headers ? init.headers : new Headers(init.headers);
		const response = await applyMiddleware(fetchFn, middleware, options, client)({
			...init,
			headers,
			url: typeof url === "string" ? url : url instanceof URL ? url.href : url.url
		});
		if (response.bodyUsed || response.body?.locked) throw new AnthropicError("middleware consumed the response body; use response.clone() to inspect it, or return new Response(body, response) to consume and replace it");
		return response;
	};
}
/**
* Creates the {@link MiddlewareContext} shared by every middleware in one chain.
*/
function createMiddlewareContext(options, client) {
	const cache = /* @__PURE__ */ new WeakMap();
	return {
		options,
		logger: client ? loggerFor(client) : defaultLogger(),
		parse(response) {
			if (options?.stream && response.ok) return parseMiddlewareResponse(response, options, client);
			let parsed = cache.get(response);
			if (!parsed) {
				parsed = parseMiddlewareResponse(response, options, client);
				cache.set(response, parsed);
			}
			return parsed;
		}
	};
}
/**
* Mirrors the client's own response parsing (`defaultParseResponse` in
* `internal/parse.ts`), reading through a clone so the body stays available
* to the rest of the chain and the client itself.
*/
async function parseMiddlewareResponse(response, options, client) {
	if (response.bodyUsed || response.body?.locked) throw new AnthropicError("cannot ctx.parse() a response whose body was already consumed; call ctx.parse() instead of reading the body, or read via response.clone()");
	if (options?.stream && response.ok) return Stream.fromSSEResponse(response.clone(), new AbortController(), client);
	if (response.status === 204) return null;
	if (options?.__binaryResponse) return response;
	const mediaType = response.headers.get("content-type")?.split(";")[0]?.trim();
	if (mediaType?.includes("application/json") || mediaType?.endsWith("+json")) {
		if (response.headers.get("content-length") === "0") return;
		return addResponseIDs(await response.clone().json(), response);
	}
	return await response.clone().text();
}
/**
* Composes `middleware` around `fetchFn` and returns the entry point of the chain.
*/
function applyMiddleware(fetchFn, middleware, options, client) {
	let next = async ({ url, ...init }) => {
		try {
			return await fetchFn.call(void 0, url, init);
		} catch (err) {
			const error = castToError(err);
			fetchOriginErrors.add(error);
			throw error;
		}
	};
	const ctx = createMiddlewareContext(options, client);
	for (let i = middleware.length - 1; i >= 0; i--) {
		const mw = middleware[i];
		const nextInner = next;
		next = async (request) => mw(request, nextInner, ctx);
	}
	return next;
}
// node_modules/@anthropic-ai/sdk/internal/to-file.mjs
/**
* This check adds the arrayBuffer() method type because it is available and used at runtime
*/
const isBlobLike = (value) => value != null && typeof value === "object" && typeof value.size === "number" && typeof value.type === "string" && typeof value.text === "function" && typeof value.slice === "function" && typeof value.arrayBuffer === "function";
/**
* This check adds the arrayBuffer() method type because it is available and used at runtime
*/
const isFileLike = (value) => value != null && typeof value === "object" && typeof value.name === "string" && typeof value.lastModified === "number" && isBlobLike(value);
const isResponseLike = (value) => value != null && typeof value === "object" && typeof value.url === "string" && typeof value.blob === "function";
/**
* Helper for creating a {@link File} to pass to an SDK upload method from a variety of different data formats
* @param value the raw content of the file. Can be an {@link Uploadable}, BlobLikePart, or AsyncIterable of BlobLikeParts
* @param {string=} name the name of the file. If omitted, toFile will try to determine a file name from bits if possible
* @param {Object=} options additional properties
* @param {string=} options.type the MIME type of the content
* @param {number=} options.lastModified the last modified timestamp
* @returns a {@link File} with the given properties
*/
async function toFile(value, name, options) {
	checkFileSupport();
	value = await value;
	name || (name = value instanceof File ? value.name : getName(value, true));
	if (isFileLike(value)) {
		if (value instanceof File && name == null && options == null) return value;
		return makeFile([await value.arrayBuffer()], name ?? value.name, {
			type: value.type,
			lastModified: value.lastModified,
			...options
		});
	}
	if (isResponseLike(value)) {
		const blob = await value.blob();
		name || (name = new URL(value.url).pathname.split(/[\\/]/).pop());
		return makeFile(await getBytes(blob), name, options);
	}
	const parts = await getBytes(value);
	if (!options?.type) {
		const type = parts.find((part) => typeof part === "object" && "type" in part && part.type);
		if (typeof type === "string") options = {
			...options,
			type
		};
	}
	return makeFile(parts, name, options);
}
async function getBytes(value) {
	let parts = [];
	if (typeof value === "string" || ArrayBuffer.isView(value) || value instanceof ArrayBuffer) parts.push(value);
	else if (isBlobLike(value)) parts.push(value instanceof Blob ? value : await value.arrayBuffer());
	else if (isAsyncIterable(value)) for await (const chunk of value) parts.push(...await getBytes(chunk));
	else {
		const constructor = value?.constructor?.name;
		throw new Error(`Unexpected data type: ${typeof value}${constructor ? `; constructor: ${constructor}` : ""}${propsForError(value)}`);
	}
	return parts;
}
function propsForError(value) {
	if (typeof value !== "object" || value === null) return "";
	return `; props: [${Object.getOwnPropertyNames(value).map((p) => `"${p}"`).join(", ")}]`;
}
// node_modules/@anthropic-ai/sdk/client.mjs
var _BaseAnthropic_instances;
var _a;
var _BaseAnthropic_encoder;
var _BaseAnthropic_apiKeyFunction;
var _BaseAnthropic_openTelemetry;
var _BaseAnthropic_baseURLOverridden;
let warnedOfKeyAndTokenInEnv = false;
/**
* Base class for Anthropic API clients.
*/
var BaseAnthropic = /* @__PURE__ */ (() => {
	/**
	* Base class for Anthropic API clients.
	*/
	class BaseAnthropic {
		/**
		* The active credential provider. Default credential resolution runs once
		* at construction time. If it fails, the error is surfaced on every
		* request and the client must be reconstructed \u2014 there is no retry path.
		*
		* Clones returned by {@link withOptions} share the parent's auth state
		* (provider, token cache, pending resolution, and any resolution error)
		* unless the caller passes an explicit `apiKey`, `authToken`,
		* `credentials`, `config`, or `profile` override.
		*/
		get credentials() {
			return this._authState.provider;
		}
		/**
		* The `openTelemetry` option as this client settled it when it was constructed: `propagation` and
		* each field of `traces` from the option, or else its default. A client constructed without the
		* option has what the environment variables said. One constructed with `openTelemetry: false` has
		* `traces.enabled: false` here.
		*
		* The value is frozen. It is a valid `openTelemetry` option, so a copy of this client can change
		* one setting and keep the others:
		*
		* ```ts
		* const { openTelemetry } = client;
		* client.withOptions({
		*   openTelemetry: { ...openTelemetry, traces: { ...openTelemetry.traces, contentMode: 'content' } },
		* });
		* ```
		*/
		get openTelemetry() {
			return __classPrivateFieldGet(this, _BaseAnthropic_openTelemetry, "f");
		}
		/**
		* The instrumentation scope of this client's spans: the version of the package that the client
		* is from, and for the client of another platform the platform's name, which the scope's name
		* ends with. The clients for other platforms override it. The constructor calls it.
		* @internal
		*/
		_instrumentationScope() {
			return { version: VERSION$1 };
		}
		/**
		* API Client for interfacing with the Anthropic API.
		*
		* @param {string | null | undefined} [opts.apiKey=process.env['ANTHROPIC_API_KEY'] ?? null]
		* @param {string | null | undefined} [opts.authToken=process.env['ANTHROPIC_AUTH_TOKEN'] ?? null]
		* @param {string | null | undefined} [opts.webhookKey=process.env['ANTHROPIC_WEBHOOK_SIGNING_KEY'] ?? null]
		* @param {string} [opts.baseURL=process.env['ANTHROPIC_BASE_URL'] ?? https://api.anthropic.com] - Override the default base URL for the API.
		* @param {number} [opts.timeout=10 minutes] - The maximum amount of time (in milliseconds) the client will wait for a response before timing out.
		* @param {MergedRequestInit} [opts.fetchOptions] - Additional `RequestInit` options to be passed to `fetch` calls.
		* @param {Fetch} [opts.fetch] - Specify a custom `fetch` function implementation.
		* @param {number} [opts.maxRetries=2] - The maximum number of times the client will retry a request.
		* @param {HeadersLike} opts.defaultHeaders - Default headers to include with every request to the API.
		* @param {Record<string, string | undefined>} opts.defaultQuery - Default query parameters to include with every request to the API.
		* @param {boolean} [opts.dangerouslyAllowBrowser=false] - By default, client-side use of this library is not allowed, as it risks exposing your secret API credentials to attackers.
		*/
		constructor({ baseURL = readEnv("ANTHROPIC_BASE_URL"), apiKey, authToken, webhookKey = readEnv("ANTHROPIC_WEBHOOK_SIGNING_KEY") ?? null, ...opts } = {}) {
			_BaseAnthropic_instances.add(this);
			this._requestAuthFlags = /* @__PURE__ */ new WeakMap();
			_BaseAnthropic_encoder.set(this, void 0);
			_BaseAnthropic_apiKeyFunction.set(this, void 0);
			_BaseAnthropic_openTelemetry.set(this, void 0);
			/**
			* The `gen_ai.provider.name` of this client's spans: the platform that serves its requests.
			* The clients for third-party platforms override it.
			* @internal
			*/
			this._genAIProviderName = "anthropic";
			/**
			* Whether this client talks to a surface that holds message threads. `client.beta.messages.thread()` throws where
			* this is false, and `client.beta.messages.toolRunner()` sends the full history every turn.
			* @internal
			*/
			this._supportsMessageThreads = false;
			const given = {
				apiKey,
				authToken,
				...opts
			};
			const passed = CREDENTIAL_OPTIONS.filter((name) => given[name] != null);
			if (passed.length > 1) {
				const list = (names) => names.map((name) => `\`${name}\``).join(", ");
				throw new TypeError(`Pass at most one of ${list(CREDENTIAL_OPTIONS)}. Received ${list(passed)}.`);
			}
			const [passedName] = passed;
			const env = passedName != null ? null : {
				apiKey: apiKey === void 0 ? readEnv("ANTHROPIC_API_KEY") : void 0,
				authToken: authToken === void 0 ? readEnv("ANTHROPIC_AUTH_TOKEN") : void 0
			};
			const credential = passedName != null ? {
				type: passedName,
				value: given[passedName]
			} : env?.apiKey != null ? {
				type: "apiKey",
				value: env.apiKey
			} : env?.authToken != null ? {
				type: "authToken",
				value: env.authToken
			} : { type: "defaultChain" };
			const options = {
				apiKey: credential.type === "apiKey" ? credential.value : null,
				authToken: credential.type === "authToken" ? credential.value : null,
				webhookKey,
				...opts,
				baseURL: baseURL || `https://api.anthropic.com`
			};
			if (!options.dangerouslyAllowBrowser && isRunningInBrowser()) throw new AnthropicError("It looks like you're running in a browser-like environment.\n\nThis is disabled by default, as it risks exposing your secret API credentials to attackers.\nIf you understand the risks and have appropriate mitigations in place,\nyou can set the `dangerouslyAllowBrowser` option to `true`, e.g.,\n\nnew Anthropic({ apiKey, dangerouslyAllowBrowser: true });\n");
			this.baseURL = options.baseURL;
			this._baseURLIsExplicit = opts.__baseURLIsExplicit ?? !!baseURL;
			this.timeout = options.timeout ?? _a.DEFAULT_TIMEOUT;
			this.logger = options.logger ?? console;
			this.logLevel = defaultLogLevel;
			this.logLevel = parseLogLevel(options.logLevel, "ClientOptions.logLevel", loggerFor(this)) ?? parseLogLevel(readEnv("ANTHROPIC_LOG"), "process.env['ANTHROPIC_LOG']", loggerFor(this)) ?? "warn";
			if (env?.apiKey != null && env.authToken != null && !warnedOfKeyAndTokenInEnv) {
				warnedOfKeyAndTokenInEnv = true;
				loggerFor(this).warn("Anthropic: ANTHROPIC_API_KEY and ANTHROPIC_AUTH_TOKEN are both set. Using ANTHROPIC_API_KEY.");
			}
			this.fetchOptions = options.fetchOptions;
			this.maxRetries = validatePositiveInteger("maxRetries", options.maxRetries ?? 2);
			const scope = this._instrumentationScope();
			__classPrivateFieldSet(this, _BaseAnthropic_openTelemetry, resolveOpenTelemetryOptions(options.openTelemetry), "f");
			options.openTelemetry = __classPrivateFieldGet(this, _BaseAnthropic_openTelemetry, "f");
			this._tracer = guardTracing(this, () => getTracer(__classPrivateFieldGet(this, _BaseAnthropic_openTelemetry, "f"), scope.version, scope.platform));
			this.fetch = options.fetch ?? getDefaultFetch();
			__classPrivateFieldSet(this, _BaseAnthropic_encoder, FallbackEncoder, "f");
			this.middleware = [...options.middleware ?? []];
			const customHeadersEnv = readEnv("ANTHROPIC_CUSTOM_HEADERS");
			if (customHeadersEnv) {
				const parsed = {};
				for (const line of customHeadersEnv.split("\n")) {
					const colon = line.indexOf(":");
					if (colon >= 0) parsed[line.substring(0, colon).trim()] = line.substring(colon + 1).trim();
				}
				options.defaultHeaders = {
					...parsed,
					...options.defaultHeaders
				};
			}
			const inherited = opts.__auth;
			delete options.__auth;
			delete options.__baseURLIsExplicit;
			this._options = options;
			this.apiKey = typeof options.apiKey === "string" ? options.apiKey : null;
			__classPrivateFieldSet(this, _BaseAnthropic_apiKeyFunction, typeof options.apiKey === "function" ? options.apiKey : null, "f");
			this.authToken = options.authToken ?? null;
			this.webhookKey = webhookKey;
			if (inherited) {
				this._authState = inherited;
				if (!this._baseURLIsExplicit && inherited.baseURL) this.baseURL = inherited.baseURL;
			} else {
				this._authState = {
					provider: null,
					tokenCache: null,
					resolution: null,
					error: null,
					extraHeaders: {}
				};
				switch (credential.type) {
					case "apiKey":
					case "authToken": break;
					case "credentials":
						this._authState.provider = credential.value;
						this._authState.tokenCache = this._makeTokenCache(credential.value);
						break;
					case "config": {
						const result = resolveCredentialsFromConfig(credential.value, this._credentialResolverOptions());
						this._authState.provider = result.provider;
						this._authState.tokenCache = this._makeTokenCache(result.provider);
						this._authState.extraHeaders = result.extraHeaders;
						this._applyCredentialBaseURL(result.baseURL);
						break;
					}
					case "profile":
						this._authState.resolution = this._resolveDefaultCredentials(credential.value);
						break;
					case "defaultChain": if (this._shouldResolveDefaultCredentials()) this._authState.resolution = this._resolveDefaultCredentials();
				}
			}
		}
		/**
		* Whether to lazily resolve auth from the default credential chain when no
		* explicit auth is configured. Called once from the constructor, so
		* overrides must not depend on subclass instance state. Subclasses that
		* bring their own auth scheme return false so unrelated local credentials
		* are never resolved or allowed to supply a base URL.
		*/
		_shouldResolveDefaultCredentials() {
			return true;
		}
		/**
		* Stores a profile/config-supplied base URL on the shared auth state and, if
		* the caller did not pin `baseURL` via constructor option or env, adopts it
		* as this client's outbound API host. Precedence: ctor opt > env > profile >
		* hardcoded default.
		*/
		_applyCredentialBaseURL(baseURL) {
			if (!baseURL) return;
			const normalized = baseURL.replace(/\/+$/, "");
			this._authState.baseURL = normalized;
			if (!this._baseURLIsExplicit) this.baseURL = normalized;
		}
		/**
		* Options bag passed into the credential chain. `baseURL` here is only the
		* fallback host for the token-exchange POST when the config itself omits
		* `base_url`; the chain returns the config's own `base_url` (if any) on
		* {@link CredentialResult.baseURL}, which {@link _applyCredentialBaseURL}
		* then adopts for outbound API requests. The two are deliberately decoupled
		* so this fallback never round-trips into precedence.
		*/
		_credentialResolverOptions() {
			return {
				baseURL: this.baseURL,
				fetch: this._credentialsFetch(),
				userAgent: this.getUserAgent(),
				onCacheWriteError: (err) => {
					loggerFor(this).debug("credential cache write failed (best-effort)", err);
				},
				onSafetyWarning: (msg) => {
					loggerFor(this).warn(msg);
				}
			};
		}
		/**
		* A `Fetch` for first-party credential token-exchange requests (OIDC
		* federation jwt-bearer grants, user-OAuth refresh grants) that routes
		* through this client's middleware chain, so middleware observes token
		* traffic like any other request. Only client-level middleware applies:
		* a minted token is shared across requests, so attributing the exchange
		* to any one request's per-request middleware would be arbitrary. For the
		* same reason, `ctx.options` is undefined for these requests.
		*/
		_credentialsFetch() {
			return wrapFetchWithMiddleware(this.fetch, this.middleware, void 0, this);
		}
		_makeTokenCache(provider) {
			return new TokenCache(provider, (err) => {
				loggerFor(this).debug("advisory token refresh failed; serving cached token", err);
			});
		}
		/**
		* Create a new client instance re-using the same options given to the
		* current client with optional overriding.
		*
		* Passing `apiKey`, `authToken`, `credentials`, `config`, or `profile`
		* replaces the current client's credential, whatever its kind. With none of
		* them passed, the new client keeps it. Either way it keeps
		* `defaultHeaders`, including an `X-Api-Key` or `Authorization` set there.
		*/
		withOptions(options) {
			options = { ...options };
			for (const name of CREDENTIAL_OPTIONS) if (options[name] === void 0) delete options[name];
			const overridesAuth = CREDENTIAL_OPTIONS.some((name) => name in options);
			const replacesCredential = CREDENTIAL_OPTIONS.some((name) => options[name] != null);
			const internal = {
				...this._options,
				...this._baseURLIsExplicit ? { baseURL: this.baseURL } : {},
				maxRetries: this.maxRetries,
				timeout: this.timeout,
				logger: this.logger,
				logLevel: this.logLevel,
				fetch: this.fetch,
				fetchOptions: this.fetchOptions,
				middleware: this.middleware,
				apiKey: this.apiKey ?? __classPrivateFieldGet(this, _BaseAnthropic_apiKeyFunction, "f"),
				authToken: this.authToken,
				webhookKey: this.webhookKey,
				...replacesCredential ? Object.fromEntries(CREDENTIAL_OPTIONS.map((name) => [name, null])) : {},
				...options,
				openTelemetry: options.openTelemetry ?? __classPrivateFieldGet(this, _BaseAnthropic_openTelemetry, "f"),
				__auth: overridesAuth ? void 0 : this._authState,
				__baseURLIsExplicit: "baseURL" in options ? true : this._baseURLIsExplicit
			};
			return new this.constructor(internal);
		}
		/**
		* Lazily resolves credentials from config files or environment variables.
		* Called once from the constructor when no explicit auth is provided, or
		* when an explicit `profile` was passed (in which case a missing/unresolved
		* profile is surfaced as an error instead of falling through to "no auth").
		* The returned promise is stored and awaited on the first request.
		*/
		async _resolveDefaultCredentials(profile) {
			try {
				const result = await defaultCredentials(this._credentialResolverOptions(), profile);
				if (result) {
					this._authState.provider = result.provider;
					this._authState.tokenCache = this._makeTokenCache(result.provider);
					this._authState.extraHeaders = result.extraHeaders;
					this._applyCredentialBaseURL(result.baseURL);
				} else if (profile != null) throw new AnthropicError(`Profile "${profile}" could not be resolved (no <config_dir>/configs/${profile}.json found).`);
			} catch (err) {
				this._authState.error = err;
			} finally {
				this._authState.resolution = null;
			}
		}
		defaultQuery() {
			return this._options.defaultQuery;
		}
		validateHeaders({ values, nulls }) {
			if (values.get("x-api-key") || values.get("authorization")) return;
			if (this._authState.error) throw this._authState.error;
			if (this._authState.tokenCache || this._authState.resolution) return;
			if (this.apiKey && values.get("authorization")) return;
			if (nulls.has("authorization")) return;
			if (this.authToken && values.get("authorization")) return;
			if (nulls.has("authorization")) return;
			throw new Error("Could not resolve authentication method. Expected one of apiKey, authToken, credentials, config, or profile to be set. Or for the \"Authorization\" header to be explicitly omitted");
		}
		_authFlags(opts) {
			let flags = this._requestAuthFlags.get(opts);
			if (!flags) {
				flags = {
					usedTokenCache: false,
					didRefreshFor401: false
				};
				this._requestAuthFlags.set(opts, flags);
			}
			return flags;
		}
		async authHeaders(opts) {
			if (this._authState.resolution) await this._authState.resolution;
			if (this._authState.error) return;
			if (__classPrivateFieldGet(this, _BaseAnthropic_apiKeyFunction, "f") && this.apiKey == null) {
				let apiKey;
				try {
					apiKey = await __classPrivateFieldGet(this, _BaseAnthropic_apiKeyFunction, "f").call(this);
				} catch (err) {
					throw new AnthropicError(`The \`apiKey\` function failed: ${castToError(err).message}`, { cause: err });
				}
				if (!apiKey) throw new AnthropicError(`The \`apiKey\` function must return a non-empty string. It returned ${JSON.stringify(apiKey)}.`);
				return buildHeaders([{ Authorization: `Bearer ${apiKey}` }]);
			}
			if (this._authState.tokenCache && this.apiKey == null) {
				const token = await this._authState.tokenCache.getToken();
				this._authFlags(opts).usedTokenCache = true;
				return buildHeaders([{ Authorization: `Bearer ${token}` }]);
			}
			return buildHeaders([await this.bearerAuth(opts), await this.apiKeyAuth(opts)]);
		}
		async apiKeyAuth(opts) {
			if (this.apiKey == null) return;
			return buildHeaders([{ Authorization: `Bearer ${this.apiKey}` }]);
		}
		async bearerAuth(opts) {
			if (this.authToken == null) return;
			return buildHeaders([{ Authorization: `Bearer ${this.authToken}` }]);
		}
		stringifyQuery(query) {
			return stringifyQuery(query);
		}
		getUserAgent() {
			return `Anthropic/JS ${VERSION$1}`;
		}
		makeStatusError(status, error, message, headers) {
			const errorCode = (error ?? {}).error?.details?.error_code;
			const errorClass = typeof errorCode === "string" ? ERROR_CODE_CLASSES.get(`${status} ${errorCode}`) : void 0;
			if (errorClass) return new errorClass(status, error, message, headers);
			return APIError.generate(status, error, message, headers);
		}
		buildURL(path, query, defaultBaseURL) {
			const baseURL = !__classPrivateFieldGet(this, _BaseAnthropic_instances, "m", _BaseAnthropic_baseURLOverridden).call(this) && defaultBaseURL || this.baseURL;
			const url = isAbsoluteURL(path) ? new URL(path) : new URL(baseURL + (baseURL.endsWith("/") && path.startsWith("/") ? path.slice(1) : path));
			const defaultQuery = this.defaultQuery();
			const pathQuery = Object.fromEntries(url.searchParams);
			if (!isEmptyObj(defaultQuery) || !isEmptyObj(pathQuery)) query = {
				...pathQuery,
				...defaultQuery,
				...query
			};
			if (typeof query === "object" && query && !Array.isArray(query)) url.search = this.stringifyQuery(query);
			return url.toString();
		}
		_calculateNonstreamingTimeout(maxTokens) {
			const defaultTimeout = 600;
			if (3600 * maxTokens / 128e3 > defaultTimeout) throw new AnthropicError("Streaming is required for operations that may take longer than 10 minutes. See https://platform.claude.com/docs/en/cli-sdks-libraries/sdks/typescript#streaming-responses for more details");
			return defaultTimeout * 1e3;
		}
		/**
		* Used as a callback for mutating the given `FinalRequestOptions` object.
		*/
		async prepareOptions(options) {}
		/**
		* Used as a callback for mutating the given `RequestInit` object.
		*
		* This is useful for cases where you want to add certain headers based off of
		* the request properties, e.g. `method` or `url`.
		*
		* Runs after all middleware (including {@link backendMiddleware}),
		* immediately before each underlying fetch call, so it sees exactly what
		* goes over the wire, except the trace-context headers of a traced call
		* (`traceparent`, `tracestate`, `baggage`, and any other that the registered
		* propagator writes): the client sets them again after this hook, so that a
		* signature does not cover them. Middleware may replay a request by calling
		* `next()` more than once, so this hook can run multiple times per attempt:
		* overrides must be idempotent and overwrite headers from a previous
		* invocation rather than append to them.
		*/
		async prepareRequest(request, { url, options }) {
			if (this._authState.tokenCache && this.apiKey == null) {
				const headers = request.headers instanceof Headers ? request.headers : new Headers(request.headers);
				for (const [k, v] of Object.entries(this._authState.extraHeaders)) if (!headers.has(k)) headers.set(k, v);
				const existing = headers.get("anthropic-beta")?.split(",").map((s) => s.trim());
				if (!existing?.includes("oauth-2025-04-20")) headers.set("anthropic-beta", [...existing ?? [], OAUTH_API_BETA_HEADER].join(","));
				request.headers = headers;
			}
		}
		/**
		* Internal {@link Middleware} composed innermost in the chain \u2014 inside both
		* client-level and per-request middleware, immediately around the underlying
		* `fetch`. Subclasses for third-party backends override this to adapt the
		* canonical Anthropic-shaped request to the backend's wire shape (URL/body
		* rewriting, request signing) and to normalize the wire response back to the
		* canonical shape (e.g. AWS EventStream to SSE).
		*
		* Running inside the user's middleware means user middleware always observes
		* canonical Anthropic-shaped traffic, and the adaptation re-runs (e.g.
		* re-signs) on every `next()` invocation, covering whatever the middleware
		* mutated. It does not see the trace-context headers of a traced call: see
		* {@link prepareRequest}.
		*
		* Errors thrown here follow the middleware error policy: they propagate to
		* the caller as-is \u2014 no retries, no `APIConnectionError` wrapping \u2014 unless
		* retryable (see {@link Middleware}); throw a `RetryableError` to opt into
		* the retry path.
		*/
		backendMiddleware() {
			return [];
		}
		get(path, opts) {
			return this.methodRequest("get", path, opts);
		}
		post(path, opts) {
			return this.methodRequest("post", path, opts);
		}
		patch(path, opts) {
			return this.methodRequest("patch", path, opts);
		}
		put(path, opts) {
			return this.methodRequest("put", path, opts);
		}
		delete(path, opts) {
			return this.methodRequest("delete", path, opts);
		}
		methodRequest(method, path, opts) {
			return this.request(Promise.resolve(opts).then((opts) => {
				return {
					method,
					path,
					...opts
				};
			}));
		}
		request(options, remainingRetries = null) {
			if (!this._tracer) return new APIPromise(this, this.makeRequest(options, remainingRetries, void 0));
			return new APIPromise(this, this.makeTracedRequest(options, remainingRetries));
		}
		/**
		* Makes the request inside the call span that the SDK method started and passed in the options
		* (`__span`). The span ends here when the call fails, and otherwise when the application has
		* read the response body: see `APIPromise`.
		*/
		async makeTracedRequest(optionsInput, retriesRemaining) {
			const options = await optionsInput;
			const span = options.__span?.span;
			if (!span) return this.makeRequest(options, retriesRemaining, void 0);
			try {
				return await context.with(trace.setSpan(context.active(), span), () => this.makeRequest(options, retriesRemaining, void 0, span));
			} catch (error) {
				const result = {
					status: "error",
					options,
					error
				};
				guardTracing(this, () => endApiCallSpan(span, result));
				throw error;
			}
		}
		async makeRequest(optionsInput, retriesRemaining, retryOfRequestLogID, span) {
			const options = await optionsInput;
			let maxRetries = validatePositiveInteger("maxRetries", options.maxRetries ?? this.maxRetries);
			if (this.isStreamBody(options.body)) maxRetries = 0;
			if (retriesRemaining == null) {
				retriesRemaining = maxRetries;
				this._requestAuthFlags.delete(options);
			}
			await this.prepareOptions(options);
			const { req, url, timeout } = await this.buildRequest(options, { retryCount: maxRetries - retriesRemaining });
			/** Not an API request ID, just for correlating local log entries. */
			const requestLogID = "log_" + (Math.random() * (1 << 24) | 0).toString(16).padStart(6, "0");
			const retryLogStr = retryOfRequestLogID === void 0 ? "" : `, retryOf: ${retryOfRequestLogID}`;
			if (span && this.openTelemetry.propagation) req.headers = guardTracing(this, () => injectTraceHeaders(span, req.headers)) ?? req.headers;
			const startTime = Date.now();
			if (options.signal?.aborted) throw new APIUserAbortError();
			const controller = new AbortController();
			const response = await this.fetchWithTimeout(url, req, timeout, controller, options, {
				requestLogID,
				retryOfRequestLogID
			}).catch(castToError);
			const headersTime = Date.now();
			if (response instanceof globalThis.Error) {
				releaseRequestSignal(controller);
				const retryMessage = `retrying, ${retriesRemaining} attempts remaining`;
				if (options.signal?.aborted) throw new APIUserAbortError();
				const isTimeout = isAbortError(response) || /timed? ?out/i.test(String(response) + ("cause" in response ? String(response.cause) : ""));
				const hasMiddleware = this.middleware.length > 0 || !!options.middleware?.length || this.backendMiddleware().length > 0;
				if (hasMiddleware && !isTimeout && !isRetryableError(response)) {
					loggerFor(this).info(`[${requestLogID}] middleware error (not retryable)`);
					debugLogRequestDetails(loggerFor(this), `[${requestLogID}] middleware error (not retryable)`, {
						retryOfRequestLogID,
						url,
						durationMs: headersTime - startTime,
						message: response.message
					});
					throw response;
				}
				if (retriesRemaining) {
					loggerFor(this).info(`[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} - ${retryMessage}`);
					debugLogRequestDetails(loggerFor(this), `[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} (${retryMessage})`, {
						retryOfRequestLogID,
						url,
						durationMs: headersTime - startTime,
						message: response.message
					});
					return this.retryRequest(options, retriesRemaining, retryOfRequestLogID ?? requestLogID, span);
				}
				loggerFor(this).info(`[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} - error; no more retries left`);
				debugLogRequestDetails(loggerFor(this), `[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} (error; no more retries left)`, {
					retryOfRequestLogID,
					url,
					durationMs: headersTime - startTime,
					message: response.message
				});
				if (isTimeout) throw new APIConnectionTimeoutError();
				if (hasMiddleware && !isFetchOriginError(response)) throw response;
				throw new APIConnectionError({ cause: response });
			}
			const responseInfo = `[${requestLogID}${retryLogStr}${[...response.headers.entries()].filter(([name]) => name === "request-id" || name === "anthropic-workspace-id").map(([name, value]) => ", " + name + ": " + JSON.stringify(value)).join("")}] ${req.method} ${url} ${response.ok ? "succeeded" : "failed"} with status ${response.status} in ${headersTime - startTime}ms`;
			if (!response.ok) {
				const shouldRetry = await this.shouldRetry(response, options);
				if (retriesRemaining && shouldRetry) {
					const retryMessage = `retrying, ${retriesRemaining} attempts remaining`;
					await CancelReadableStream(response.body);
					releaseRequestSignal(controller);
					loggerFor(this).info(`${responseInfo} - ${retryMessage}`);
					debugLogRequestDetails(loggerFor(this), `[${requestLogID}] response error (${retryMessage})`, {
						retryOfRequestLogID,
						url: response.url,
						status: response.status,
						headers: response.headers,
						durationMs: headersTime - startTime
					});
					return this.retryRequest(options, retriesRemaining, retryOfRequestLogID ?? requestLogID, span, response.headers);
				}
				const retryMessage = shouldRetry ? `error; no more retries left` : `error; not retryable`;
				loggerFor(this).info(`${responseInfo} - ${retryMessage}`);
				const errText = await response.text().catch((err) => castToError(err).message);
				const errJSON = safeJSON(errText);
				const errMessage = errJSON ? void 0 : errText;
				debugLogRequestDetails(loggerFor(this), `[${requestLogID}] response error (${retryMessage})`, {
					retryOfRequestLogID,
					url: response.url,
					status: response.status,
					headers: response.headers,
					body: errJSON ?? errText,
					durationMs: Date.now() - startTime
				});
				releaseRequestSignal(controller);
				throw this.makeStatusError(response.status, errJSON, errMessage, response.headers);
			}
			loggerFor(this).info(responseInfo);
			debugLogRequestDetails(loggerFor(this), `[${requestLogID}] response start`, {
				retryOfRequestLogID,
				url: response.url,
				status: response.status,
				headers: response.headers,
				durationMs: headersTime - startTime
			});
			armAbandonmentBackstop(response.body ?? response, controller);
			return {
				response,
				options,
				controller,
				requestLogID,
				retryOfRequestLogID,
				startTime
			};
		}
		getAPIList(path, Page, opts) {
			return this.requestAPIList(Page, opts && "then" in opts ? opts.then((opts) => ({
				method: "get",
				path,
				...opts
			})) : {
				method: "get",
				path,
				...opts
			});
		}
		requestAPIList(Page, options) {
			if (!this._tracer) {
				const request = this.makeRequest(options, null, void 0);
				return new PagePromise(this, request, Page);
			}
			const request = this.makeTracedRequest(options, null);
			return new PagePromise(this, request, Page);
		}
		async fetchWithTimeout(url, init, ms, controller, requestOptions, logCtx) {
			const { signal, method, ...options } = init || {};
			const abort = this._makeAbort(controller);
			if (signal) {
				signal.addEventListener("abort", abort, { once: true });
				registerRequestSignalCleanup(controller, signal, abort);
			}
			const isReadableBody = globalThis.ReadableStream && options.body instanceof globalThis.ReadableStream || typeof options.body === "object" && options.body !== null && Symbol.asyncIterator in options.body;
			const fetchOptions = {
				signal: controller.signal,
				...isReadableBody ? { duplex: "half" } : {},
				method: "GET",
				...options
			};
			if (method) fetchOptions.method = method.toUpperCase();
			const baseFetch = this.fetch;
			const timedFetch = async (innerUrl, innerInit) => {
				const timeout = setTimeout(abort, ms);
				try {
					return await baseFetch.call(void 0, innerUrl, innerInit);
				} finally {
					clearTimeout(timeout);
				}
			};
			const innerFetch = requestOptions === void 0 ? timedFetch : (async (innerUrl, innerInit = {}) => {
				const innerUrlStr = typeof innerUrl === "string" ? innerUrl : innerUrl instanceof URL ? innerUrl.href : innerUrl.url;
				innerInit.headers = innerInit.headers instanceof Headers ? innerInit.headers : new Headers(innerInit.headers);
				let traceHeaders = [];
				if (requestOptions.__span) {
					innerInit.headers = new Headers(innerInit.headers);
					traceHeaders = takeTraceHeaders(innerInit.headers);
				}
				await this.prepareRequest(innerInit, {
					url: innerUrlStr,
					options: requestOptions
				});
				if (traceHeaders.length) innerInit.headers = buildHeaders([innerInit.headers, traceHeaders]).values;
				const call = requestOptions.__span;
				if (call) guardTracing(this, () => recordAttempt(call, innerInit.method ?? "GET", innerUrlStr, this.openTelemetry.traces.contentMode === "content"));
				if (logCtx) debugLogRequestDetails(loggerFor(this), `[${logCtx.requestLogID}] sending request`, {
					retryOfRequestLogID: logCtx.retryOfRequestLogID,
					method: innerInit.method,
					url: innerUrlStr,
					options: requestOptions,
					headers: innerInit.headers
				});
				return timedFetch(innerUrl, innerInit);
			});
			const requestMiddleware = requestOptions?.middleware;
			const backendMiddleware = requestOptions?.__span ? this.backendMiddleware().map(withoutTraceHeaders) : this.backendMiddleware();
			return await wrapFetchWithMiddleware(innerFetch, requestMiddleware?.length || backendMiddleware.length ? [
				...this.middleware,
				...requestMiddleware ?? [],
				...backendMiddleware
			] : this.middleware, requestOptions, this)(url, fetchOptions);
		}
		async shouldRetry(response, options) {
			const flags = this._authFlags(options);
			if (response.status === 401 && this._authState.tokenCache && flags.usedTokenCache && !flags.didRefreshFor401) {
				flags.didRefreshFor401 = true;
				this._authState.tokenCache.invalidate();
				return true;
			}
			const shouldRetryHeader = response.headers.get("x-should-retry");
			if (shouldRetryHeader === "true") return true;
			if (shouldRetryHeader === "false") return false;
			if (response.status === 408) return true;
			if (response.status === 409) return true;
			if (response.status === 429) return true;
			if (response.status >= 500) return true;
			return false;
		}
		async retryRequest(options, retriesRemaining, requestLogID, span, responseHeaders) {
			let timeoutMillis;
			const retryAfterMillisHeader = responseHeaders?.get("retry-after-ms");
			if (retryAfterMillisHeader) {
				const timeoutMs = parseFloat(retryAfterMillisHeader);
				if (!Number.isNaN(timeoutMs)) timeoutMillis = timeoutMs;
			}
			const retryAfterHeader = responseHeaders?.get("retry-after");
			if (retryAfterHeader && !timeoutMillis) {
				const timeoutSeconds = parseFloat(retryAfterHeader);
				if (!Number.isNaN(timeoutSeconds)) timeoutMillis = timeoutSeconds * 1e3;
				else timeoutMillis = Date.parse(retryAfterHeader) - Date.now();
			}
			if (timeoutMillis === void 0 || !(timeoutMillis > 0 && timeoutMillis <= 2 ** 31 - 1)) {
				const maxRetries = options.maxRetries ?? this.maxRetries;
				timeoutMillis = this.calculateDefaultRetryTimeoutMillis(retriesRemaining, maxRetries);
			}
			await sleep(timeoutMillis, options.signal ?? void 0);
			return this.makeRequest(options, retriesRemaining - 1, requestLogID, span);
		}
		calculateDefaultRetryTimeoutMillis(retriesRemaining, maxRetries) {
			const initialRetryDelay = .5;
			const maxRetryDelay = 8;
			const numRetries = maxRetries - retriesRemaining;
			return Math.min(initialRetryDelay * Math.pow(2, numRetries), maxRetryDelay) * (1 - Math.random() * .25) * 1e3;
		}
		calculateNonstreamingTimeout(maxTokens, maxNonstreamingTokens) {
			const maxTime = 36e5;
			const defaultTime = 6e5;
			if (maxTime * maxTokens / 128e3 > defaultTime || maxNonstreamingTokens != null && maxTokens > maxNonstreamingTokens) throw new AnthropicError("Streaming is required for operations that may take longer than 10 minutes. See https://platform.claude.com/docs/en/cli-sdks-libraries/sdks/typescript#long-requests for more details");
			return defaultTime;
		}
		async buildRequest(inputOptions, { retryCount = 0 } = {}) {
			const options = { ...inputOptions };
			const { method, path, query, defaultBaseURL } = options;
			if (this._authState.resolution) await this._authState.resolution;
			if (!this._baseURLIsExplicit && this._authState.baseURL && this.baseURL !== this._authState.baseURL) this.baseURL = this._authState.baseURL;
			const url = this.buildURL(path, query, defaultBaseURL);
			if ("timeout" in options) validatePositiveInteger("timeout", options.timeout);
			options.timeout = options.timeout ?? this.timeout;
			const { bodyHeaders, body } = this.buildBody({ options });
			return {
				req: {
					method,
					headers: await this.buildHeaders({
						options: inputOptions,
						method,
						bodyHeaders,
						retryCount,
						timeout: options.timeout
					}),
					...options.signal && { signal: options.signal },
					...globalThis.ReadableStream && body instanceof globalThis.ReadableStream && { duplex: "half" },
					...body && { body },
					...this.fetchOptions ?? {},
					...options.fetchOptions ?? {}
				},
				url,
				timeout: options.timeout
			};
		}
		async buildHeaders({ options, method, bodyHeaders, retryCount, timeout }) {
			const headers = buildHeaders([
				{
					Accept: "application/json",
					"User-Agent": this.getUserAgent(),
					"X-Stainless-Retry-Count": String(retryCount),
					"X-Stainless-Timeout": String(Math.trunc(timeout / 1e3)),
					...getPlatformHeaders(),
					...this._options.dangerouslyAllowBrowser ? { "anthropic-dangerous-direct-browser-access": "true" } : void 0,
					"anthropic-version": "2026-10-21"
				},
				await this.authHeaders(options),
				this._options.defaultHeaders,
				bodyHeaders,
				options.headers
			]);
			this.validateHeaders(headers);
			return headers.values;
		}
		_makeAbort(controller) {
			return () => controller.abort();
		}
		buildBody({ options: { body, headers: rawHeaders } }) {
			if (!body) return {
				bodyHeaders: void 0,
				body: void 0
			};
			const headers = buildHeaders([rawHeaders]);
			if (ArrayBuffer.isView(body) || body instanceof ArrayBuffer || body instanceof DataView || typeof body === "string" && headers.values.has("content-type") || globalThis.Blob && body instanceof globalThis.Blob || body instanceof FormData || body instanceof URLSearchParams || globalThis.ReadableStream && body instanceof globalThis.ReadableStream) return {
				bodyHeaders: void 0,
				body
			};
			else if (this.isStreamBody(body)) return {
				bodyHeaders: void 0,
				body: ReadableStreamFrom(body)
			};
			else if (typeof body === "object" && headers.values.get("content-type") === "application/x-www-form-urlencoded") return {
				bodyHeaders: { "content-type": "application/x-www-form-urlencoded" },
				body: this.stringifyQuery(body)
			};
			else return __classPrivateFieldGet(this, _BaseAnthropic_encoder, "f").call(this, {
				body,
				headers
			});
		}
		/**
		* Whether `body` is sent as a stream, which can be read only once:
		* a `ReadableStream`, an async iterable or an iterator.
		*/
		isStreamBody(body) {
			if (globalThis.ReadableStream && body instanceof globalThis.ReadableStream) return true;
			return typeof body === "object" && body !== null && (Symbol.asyncIterator in body || Symbol.iterator in body && "next" in body && typeof body.next === "function");
		}
	}
	_a = BaseAnthropic, _BaseAnthropic_encoder = /* @__PURE__ */ new WeakMap(), _BaseAnthropic_apiKeyFunction = /* @__PURE__ */ new WeakMap(), _BaseAnthropic_openTelemetry = /* @__PURE__ */ new WeakMap(), _BaseAnthropic_instances = /* @__PURE__ */ new WeakSet(), _BaseAnthropic_baseURLOverridden = function _BaseAnthropic_baseURLOverridden() {
		return this.baseURL !== "https://api.anthropic.com";
	};
	BaseAnthropic.Anthropic = _a;
	BaseAnthropic.DEFAULT_TIMEOUT = 6e5;
	BaseAnthropic.AnthropicError = AnthropicError;
	BaseAnthropic.APIError = APIError;
	BaseAnthropic.APIConnectionError = APIConnectionError;
	BaseAnthropic.APIConnectionTimeoutError = APIConnectionTimeoutError;
	BaseAnthropic.APIUserAbortError = APIUserAbortError;
	BaseAnthropic.NotFoundError = NotFoundError;
	BaseAnthropic.ConflictError = ConflictError;
	BaseAnthropic.RateLimitError = RateLimitError;
	BaseAnthropic.BadRequestError = BadRequestError;
	BaseAnthropic.OverloadedError = OverloadedError;
	BaseAnthropic.AuthenticationError = AuthenticationError;
	BaseAnthropic.RequestTimeoutError = RequestTimeoutError;
	BaseAnthropic.InternalServerError = InternalServerError;
	BaseAnthropic.NotImplementedError = NotImplementedError;
	BaseAnthropic.GatewayTimeoutError = GatewayTimeoutError;
	BaseAnthropic.PaymentRequiredError = PaymentRequiredError;
	BaseAnthropic.ContentTooLargeError = ContentTooLargeError;
	BaseAnthropic.PermissionDeniedError = PermissionDeniedError;
	BaseAnthropic.PreconditionFailedError = PreconditionFailedError;
	BaseAnthropic.ServiceUnavailableError = ServiceUnavailableError;
	BaseAnthropic.UnprocessableEntityError = UnprocessableEntityError;
	BaseAnthropic.ClientClosedRequestError = ClientClosedRequestError;
	BaseAnthropic.RequestHeaderFieldsTooLargeError = RequestHeaderFieldsTooLargeError;
	BaseAnthropic.toFile = toFile;
	return BaseAnthropic;
})();
// src/agent/client.ts
/** The connection to the Messages API. */
/** The SDK's client with the one resource that is called: the others are 739 KB and 23 ms of every start. */
var MessagesClient = class extends BaseAnthropic {
	beta = { messages: new Messages(this) };
};
/** The HTTP status of a call that was answered with an error; undefined where there was no answer. */
function statusIn(error) {
	return error instanceof APIError ? error.status : void 0;
}
/** A client that never retries on its own: waits are told, and bounded by the run's limits. Disposing closes its connections. */
async function openClient(options) {
	const { apiKey, baseURL = "https://api.anthropic.com", proxyEnv, fetch } = options;
	const http = fetch === void 0 ? openHttpFetch({ proxyEnv }) : void 0;
	await http?.load(new URL(baseURL).protocol);
	return {
		anthropic: new MessagesClient({
			apiKey,
			baseURL,
			maxRetries: 0,
			logLevel: "off",
			fetch: fetch ?? http?.fetch
		}),
		[Symbol.dispose]: () => http?.[Symbol.dispose]()
	};
}
export { statusIn as n, pop as r, openClient as t };
