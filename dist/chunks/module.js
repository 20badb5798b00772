import { i as __require, o as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
const perf_hooks = process.getBuiltinModule("node:perf_hooks");
// node_modules/boundary/lib/index.js
var require_lib = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.binarySearch = exports.upperBound = exports.lowerBound = exports.compare = void 0;
	function compare(v1, v2) {
		return v1 < v2;
	}
	exports.compare = compare;
	function upperBound(array, value, comp = compare) {
		let len = array.length;
		let i = 0;
		while (len) {
			let diff = len >>> 1;
			let cursor = i + diff;
			if (comp(value, array[cursor])) len = diff;
			else {
				i = cursor + 1;
				len -= diff + 1;
			}
		}
		return i;
	}
	exports.upperBound = upperBound;
	function lowerBound(array, value, comp = compare) {
		let len = array.length;
		let i = 0;
		while (len) {
			let diff = len >>> 1;
			let cursor = i + diff;
			if (comp(array[cursor], value)) {
				i = cursor + 1;
				len -= diff + 1;
			} else len = diff;
		}
		return i;
	}
	exports.lowerBound = lowerBound;
	function binarySearch(array, value, comp = compare) {
		let cursor = lowerBound(array, value, comp);
		return cursor !== array.length && !comp(value, array[cursor]);
	}
	exports.binarySearch = binarySearch;
}));
// node_modules/@secretlint/core/module/helper/invariant.js
var import_structured_source = (/* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.StructuredSource = void 0;
	const boundary_1 = require_lib();
	/**
	* StructuredSource
	*/
	var StructuredSource = class {
		/**
		* @constructs StructuredSource
		* @param {string} source - source code text.
		*/
		constructor(source) {
			this.indice = [0];
			let regexp = /[\r\n\u2028\u2029]/g;
			const length = source.length;
			regexp.lastIndex = 0;
			while (true) {
				let result = regexp.exec(source);
				if (!result) break;
				let index = result.index;
				if (source.charCodeAt(index) === 13 && source.charCodeAt(index + 1) === 10) index += 1;
				let nextIndex = index + 1;
				if (length < nextIndex) break;
				this.indice.push(nextIndex);
				regexp.lastIndex = nextIndex;
			}
		}
		get line() {
			return this.indice.length;
		}
		/**
		* @param {SourceLocation} loc - location indicator.
		* @return {[ number, number ]} range.
		*/
		locationToRange(loc) {
			return [this.positionToIndex(loc.start), this.positionToIndex(loc.end)];
		}
		/**
		* @param {[ number, number ]} range - pair of indice.
		* @return {SourceLocation} location.
		*/
		rangeToLocation(range) {
			return {
				start: this.indexToPosition(range[0]),
				end: this.indexToPosition(range[1])
			};
		}
		/**
		* @param {SourcePosition} pos - position indicator.
		* @return {number} index.
		*/
		positionToIndex(pos) {
			return this.indice[pos.line - 1] + pos.column;
		}
		/**
		* @param {number} index - index to the source code.
		* @return {SourcePosition} position.
		*/
		indexToPosition(index) {
			const startLine = (0, boundary_1.upperBound)(this.indice, index);
			return {
				line: startLine,
				column: index - this.indice[startLine - 1]
			};
		}
	};
	exports.StructuredSource = StructuredSource;
})))();
/**
* Test if condition is truthy.
* @param {any} expression to be evaluated
* @param {string} error message to be shown
* @returns {void}
* @throws
*/
function invariant(condition, message) {
	if (!condition) throw new Error(message);
}
// node_modules/@secretlint/core/module/SecretLintSourceCodeImpl.js
/**
* This class represent of source code.
*/
var SecretLintSourceCodeImpl = class {
	hasBOM;
	content;
	filePath;
	physicalFilePath;
	contentType;
	ext;
	structuredSource;
	constructor({ content = "", ext, filePath, physicalFilePath, contentType }) {
		invariant(ext || filePath, "should be set either of fileExt or filePath.");
		this.hasBOM = content.charCodeAt(0) === 65279;
		this.content = this.hasBOM ? content.slice(1) : content;
		this.structuredSource = new import_structured_source.StructuredSource(this.content);
		this.filePath = filePath;
		this.physicalFilePath = physicalFilePath;
		this.contentType = contentType;
		this.ext = ext;
	}
	/**
	* get file path
	* This return `undefined` if the source code is created without file path.
	* For example, use core API to create a source code directly.
	*
	* You can use this path to detect file type.
	* However, if you want to read the file content, use `getPhysicalFilePath` instead.
	* @returns {string|undefined}
	*/
	getFilePath() {
		return this.filePath;
	}
	/**
	* get physical file path
	* This return `undefined` if the source code is not related to file.
	* For example, the source code is given from the stdin.
	*
	* You can use this path to read the file content.
	*/
	getPhysicalFilePath() {
		return this.physicalFilePath;
	}
	/**
	* @param {SecretLintSourceNodeLocation} loc - location indicator.
	* @return {[ number, number ]} range.
	*/
	locationToRange(loc) {
		return this.structuredSource.locationToRange(loc);
	}
	/**
	* @param {[ number, number ]} range - pair of indice.
	* @return {SecretLintSourceNodeLocation} location.
	*/
	rangeToLocation(range) {
		const location = this.structuredSource.rangeToLocation(range);
		return {
			start: {
				line: location.start.line,
				column: location.start.column
			},
			end: {
				line: location.end.line,
				column: location.end.column
			}
		};
	}
	/**
	* @param {Position} pos - position indicator.
	* @return {number} index.
	*/
	positionToIndex(pos) {
		return this.structuredSource.positionToIndex(pos);
	}
	/**
	* @param {number} index - index to the source code.
	* @return {Position} position.
	*/
	indexToPosition(index) {
		const position = this.structuredSource.indexToPosition(index);
		return {
			line: position.line,
			column: position.column
		};
	}
};
// node_modules/@secretlint/core/module/helper/promise-event-emitter.js
var EventEmitter = class {
	#listeners = /* @__PURE__ */ new Map();
	on(type, listener) {
		const listenerSet = this.#listeners.get(type) ?? /* @__PURE__ */ new Set();
		listenerSet?.add(listener);
		this.#listeners.set(type, listenerSet);
	}
	emit(type, ...args) {
		const listenerSet = this.#listeners.get(type);
		if (!listenerSet) return;
		for (const listenerSetElement of listenerSet) listenerSetElement(...args);
	}
	off(type, listener) {
		const listenerSet = this.#listeners.get(type);
		if (!listenerSet) return;
		for (const listenerSetElement of listenerSet) if (listenerSetElement === listener) listenerSet.delete(listener);
	}
	removeAllListeners() {
		this.#listeners.clear();
	}
	listenerCount(type) {
		return this.#listeners.get(type)?.size ?? 0;
	}
	listeners(type) {
		return Array.from(this.#listeners.get(type) ?? []);
	}
};
var PromiseEventEmitter = class {
	events;
	constructor() {
		this.events = new EventEmitter();
	}
	listenerCount(type) {
		return this.events.listenerCount(type);
	}
	on(event, listener) {
		return this.events.on(event, listener);
	}
	emit(event, ...args) {
		const promises = [];
		this.events.listeners(event).forEach((listener) => {
			promises.push(listener(...args));
		});
		return Promise.all(promises);
	}
};
// node_modules/@secretlint/core/module/helper/SecretLintRuleMessageTranslator.js
/**
* Default locale that is also fallback locale.
*/
const DEFAULT_LOCAL = "en";
const formatMessage = (messageHandler, props) => {
	if (typeof props !== "object" || props === null) return messageHandler();
	return messageHandler(props);
};
const getMatchedLocaleMessage = (locale, locales) => {
	const localKeys = Object.keys(locales);
	const matchLocale = localKeys.find((key) => {
		return key === locale;
	});
	if (matchLocale) return matchLocale;
	const [lang] = locale.split("-");
	if (!lang) return DEFAULT_LOCAL;
	const fallbackMatchLocal = localKeys.find((key) => {
		return key === lang;
	});
	if (fallbackMatchLocal) return fallbackMatchLocal;
	return DEFAULT_LOCAL;
};
const createTranslator = (messages, options) => {
	return (messageId, props) => {
		const messageHandler = messages[messageId];
		if (!messageHandler) throw new Error(`messages:${String(messageId)} is missing in messages.`);
		if (typeof messageHandler === "function") {
			if (typeof messageId !== "string") throw new Error(`message's key:${String(messageId)} should be string`);
			return {
				message: formatMessage(messageHandler, props),
				messageId,
				data: props
			};
		}
		const defaultLocal = options && options.defaultLocale ? options.defaultLocale : DEFAULT_LOCAL;
		const locale = getMatchedLocaleMessage(defaultLocal, messageHandler);
		const localizedMessage = messageHandler[locale];
		if (!localizedMessage) {
			if (messageHandler[DEFAULT_LOCAL]) throw new Error(`messages${String(messageId)}.${locale} is missing in messages.`);
			throw new Error(`message's key:${String(messageId)}.${DEFAULT_LOCAL} should be defined in messages.`);
		}
		if (typeof messageId !== "string") throw new Error(`message's key:${String(messageId)}.${DEFAULT_LOCAL} should be string`);
		return {
			message: formatMessage(localizedMessage, props),
			messageId,
			data: props
		};
	};
};
// node_modules/@secretlint/core/module/RuleContext.js
const createContextEvents = () => {
	const contextEvents = new EventEmitter();
	const REPORT_SYMBOL = Symbol("report");
	const IGNORE_SYMBOL = Symbol("ignore");
	return {
		report(descriptor) {
			contextEvents.emit(REPORT_SYMBOL, descriptor);
		},
		onReport(handler) {
			const listener = (descriptor) => {
				handler(descriptor);
			};
			contextEvents.on(REPORT_SYMBOL, listener);
			return () => {
				contextEvents.off(REPORT_SYMBOL, listener);
			};
		},
		ignore(descriptor) {
			contextEvents.emit(IGNORE_SYMBOL, descriptor);
		},
		onIgnore(handler) {
			const listener = (descriptor) => {
				handler(descriptor);
			};
			contextEvents.on(IGNORE_SYMBOL, listener);
			return () => {
				contextEvents.off(IGNORE_SYMBOL, listener);
			};
		}
	};
};
const createRuleContext = ({ ruleId, ruleParentId, meta, severity, sourceCode, contextEvents, sharedOptions, locale }) => {
	return {
		sharedOptions,
		createTranslator: (messages) => {
			return createTranslator(messages, { defaultLocale: locale });
		},
		ignore(descriptor) {
			const { message } = descriptor.message;
			contextEvents.ignore({
				type: "ignore",
				ruleId,
				ruleParentId,
				range: descriptor.range,
				targetRuleId: descriptor.targetRuleId,
				loc: sourceCode.rangeToLocation(descriptor.range),
				message
			});
		},
		report(descriptor) {
			const { message, messageId, data } = descriptor.message;
			const severityLevel = severity ?? "error";
			if (ruleParentId) contextEvents.report({
				...descriptor,
				type: "message",
				ruleId,
				ruleParentId,
				loc: sourceCode.rangeToLocation(descriptor.range),
				severity: severityLevel,
				message,
				messageId,
				docsUrl: meta.docs?.url ? `${meta.docs.url}#${messageId}` : void 0,
				data
			});
			else contextEvents.report({
				...descriptor,
				type: "message",
				ruleId,
				loc: sourceCode.rangeToLocation(descriptor.range),
				severity: severityLevel,
				message,
				messageId,
				docsUrl: meta.docs?.url ? `${meta.docs.url}#${messageId}` : void 0,
				data
			});
		}
	};
};
// node_modules/@secretlint/core/module/SecretLintRuleImpl.js
var SecretLintRule = class {
	ruleReportHandle;
	ruleCreator;
	descriptorRule;
	constructor({ descriptorRule, context }) {
		this.descriptorRule = descriptorRule;
		this.ruleCreator = descriptorRule.rule;
		const ruleCreatorOptions = descriptorRule.options || {};
		this.ruleReportHandle = this.ruleCreator.create(context, ruleCreatorOptions);
	}
	allowMessageIds() {
		if (!this.descriptorRule.allowMessageIds) return [];
		const ruleId = this.ruleCreator.meta.id;
		return this.descriptorRule.allowMessageIds.map((allowMessageId) => {
			return {
				messageId: allowMessageId,
				ruleId
			};
		});
	}
	supportSourceCode(sourceCode) {
		const contentType = sourceCode.contentType;
		if (contentType === "unknown") return true;
		if (this.ruleCreator.meta.supportedContentTypes.includes("all")) return true;
		return this.ruleCreator.meta.supportedContentTypes.includes(contentType);
	}
	async file(source) {
		const file = this.ruleReportHandle.file;
		if (!file) return;
		return file(source);
	}
};
// node_modules/@secretlint/profiler/module/index.js
var SecretLintProfiler = class {
	perf;
	PerformanceObserver;
	observer;
	/**
	* Profiling costs performance.
	* `performance.mark()` and `PerformanceObserver` callback are called for each rule and each file.
	* So, the profiler should be disabled if the user does not need the profiling result.
	* https://github.com/secretlint/secretlint/issues/1633
	*/
	enabled;
	entries = [];
	measures = [];
	/**
	* Set of mark names that have already been marked as `{mark}::start`
	*/
	startMarkNames = /* @__PURE__ */ new Set();
	executionPromises = [];
	constructor(options) {
		this.perf = options.perf;
		this.PerformanceObserver = options.PerformanceObserver;
		this.enabled = options.enabled ?? true;
	}
	get isEnabled() {
		return this.enabled;
	}
	/**
	* Enable or Disable the profiler.
	* If the profiler is disabled, `mark()` does nothing and collected entries are cleared.
	* @param enabled
	*/
	setEnabled(enabled) {
		if (this.enabled === enabled) return;
		this.enabled = enabled;
		if (!enabled) this.stopObserving();
	}
	startObserving() {
		const pattern = /(.*?)::end(\|\|.*)?/;
		const observer = new this.PerformanceObserver((items) => {
			if (!this.enabled) return;
			items.getEntries().forEach((entry) => {
				if (entry.entryType === "mark") {
					const match = entry.name.match(pattern);
					const endIdentifier = match ? match[1] : void 0;
					const suffix = match && match[2] ? match[2] : "";
					if (endIdentifier) {
						const startMarkName = `${endIdentifier}::start${suffix}`;
						if (this.startMarkNames.has(startMarkName)) this.executionPromises.push(Promise.resolve().then(() => {
							this.perf.measure(endIdentifier + suffix, startMarkName, entry.name);
						}));
					} else this.startMarkNames.add(entry.name);
					this.entries.push(entry);
				} else if (entry.entryType === "measure") this.measures.push(entry);
			});
		});
		observer.observe({ entryTypes: ["mark", "measure"] });
		this.observer = observer;
	}
	stopObserving() {
		this.observer?.disconnect();
		this.observer = void 0;
		this.entries.length = 0;
		this.measures.length = 0;
		this.executionPromises.length = 0;
		this.startMarkNames.clear();
	}
	mark(marker) {
		if (!this.enabled) return;
		if (!this.observer) this.startObserving();
		if ("id" in marker) this.perf.mark(`${marker.type}||${marker.id}`);
		else this.perf.mark(marker.type);
	}
	waifForExecutionPromises = () => {
		return Promise.all(this.executionPromises).finally(() => {
			this.executionPromises.length = 0;
		});
	};
	async getEntries() {
		await this.waifForExecutionPromises();
		return this.entries;
	}
	async getMeasures() {
		await this.waifForExecutionPromises();
		return this.measures;
	}
};
// node_modules/@secretlint/profiler/module/node.js
var NullPerformanceObserver = class {
	disconnect() {}
	observe(_options) {}
};
const secretLintProfiler = new SecretLintProfiler({
	perf: perf_hooks.performance,
	PerformanceObserver: perf_hooks.PerformanceObserver ? perf_hooks.PerformanceObserver : NullPerformanceObserver
});
// node_modules/@secretlint/core/module/RunningEvents.js
const createRunningEvents = () => {
	const contextEvents = new PromiseEventEmitter();
	const registerSet = /* @__PURE__ */ new Set();
	const LINT_HANDLE = Symbol("lint:start");
	const rules = [];
	return {
		collectAllowMessageIds() {
			const allowMessageIds = [];
			rules.forEach((rule) => {
				allowMessageIds.push(...rule.allowMessageIds());
			});
			return allowMessageIds;
		},
		/**
		* Start to run linting
		* @param options
		*/
		runLint(options) {
			return contextEvents.emit(LINT_HANDLE, options);
		},
		registerRule({ descriptorRule, context }) {
			if (registerSet.has(descriptorRule.id)) throw new Error(`rule.id:${descriptorRule.id} is already registered.
                
Duplicated rule.id is something wrong in .secretlintrc.                
`);
			registerSet.add(descriptorRule.id);
			const rule = new SecretLintRule({
				descriptorRule,
				context
			});
			rules.push(rule);
			contextEvents.on(LINT_HANDLE, async ({ sourceCode }) => {
				secretLintProfiler.mark({
					type: "@core>rule-handler::start",
					id: descriptorRule.rule.meta.id
				});
				if (rule.supportSourceCode(sourceCode)) await rule.file(sourceCode);
				secretLintProfiler.mark({
					type: "@core>rule-handler::end",
					id: descriptorRule.rule.meta.id
				});
			});
		},
		registerRulePreset({ descriptorRulePreset, context }) {
			const rulePresetCreatorOptions = descriptorRulePreset.options || [];
			descriptorRulePreset.rule.create(context, rulePresetCreatorOptions);
		},
		isRegistered(ruleId) {
			return registerSet.has(ruleId);
		}
	};
};
// node_modules/@secretlint/core/module/RulePresetContext.js
/**
* Create a context for Rule Preset
*/
const createRulePresetContext = ({ configRulePreset, sourceCode, runningEvents, contextEvents, sharedOptions, locale }) => {
	const presetRules = configRulePreset.rules || [];
	if (!Array.isArray(presetRules)) {
		console.error(`${configRulePreset.id}:PresetRules is invalid format`, presetRules);
		throw new Error("preset's rules should be an array of rule definitions");
	}
	return {
		sharedOptions,
		registerRule(rule, defaultValue) {
			const descriptorRule = presetRules.find((descriptorRule) => {
				return descriptorRule.id === rule.meta.id;
			});
			const descriptorRuleOptions = descriptorRule ? descriptorRule.options : void 0;
			const descriptorRuleDisabled = descriptorRule ? descriptorRule.disabled : void 0;
			const descriptorRuleSeverity = descriptorRule ? descriptorRule.severity : void 0;
			const descriptorAllowMessageIds = descriptorRule ? descriptorRule.allowMessageIds : void 0;
			const context = createRuleContext({
				ruleId: rule.meta.id,
				ruleParentId: configRulePreset.id,
				meta: rule.meta,
				severity: descriptorRuleSeverity,
				sourceCode,
				contextEvents,
				sharedOptions,
				locale
			});
			const defaultValueOfPreset = defaultValue ? defaultValue : {};
			runningEvents.registerRule({
				descriptorRule: {
					...defaultValueOfPreset,
					...descriptorRule,
					id: rule.meta.id,
					options: descriptorRuleOptions,
					rule,
					disabled: descriptorRuleDisabled,
					allowMessageIds: descriptorAllowMessageIds,
					severity: descriptorRuleSeverity
				},
				context
			});
		}
	};
};
// node_modules/@secretlint/core/module/messages/filter-ignored-process.js
/**
* the `index` is in the `range` and return true.
* @param {Number} index
* @param {Number[]} range
* @returns {boolean}
*/
const isContainedRange = (index, range) => {
	const [start, end] = range;
	return start <= index && index <= end;
};
/**
* filter messages by ignore messages
*/
function filterIgnoredMessages(options) {
	const reportedMessages = options.reportedMessages;
	const ignoreMessages = options.ignoredMessages;
	return reportedMessages.filter((message) => {
		return !ignoreMessages.some((ignoreMessage) => {
			const isInIgnoringRange = isContainedRange(message.range[0], ignoreMessage.range) && isContainedRange(message.range[1], ignoreMessage.range);
			if (isInIgnoringRange && ignoreMessage.targetRuleId) {
				if (ignoreMessage.targetRuleId === "*") return true;
				return message.ruleId === ignoreMessage.targetRuleId;
			}
			return isInIgnoringRange;
		});
	});
}
// node_modules/@secretlint/core/module/messages/MessageProcessManager.js
const createMessageProcessor = (processors) => {
	return { 
	/**
	* process `messages` with registered processes
	*/
process(messages) {
		const originalMessages = messages;
		if (processors.length === 0) throw new Error("processors should be > 0");
		return processors.reduce((messages, filter) => {
			return filter(messages);
		}, originalMessages);
	} };
};
// node_modules/@secretlint/core/module/messages/filter-duplicated-process.js
/**
* equal message
*/
const isEqualMessage = (aMessage, bMessage) => {
	return aMessage.range[0] === bMessage.range[0] && aMessage.range[1] === bMessage.range[1] && "severity" in aMessage && "severity" in bMessage && aMessage.severity === bMessage.severity && aMessage.message === bMessage.message;
};
/**
* filter duplicated messages
*/
function filterDuplicatedMessages(messages = []) {
	return messages.filter((message, index) => {
		return !messages.slice(index + 1).some((restMessage) => {
			return isEqualMessage(message, restMessage);
		});
	});
}
// node_modules/@secretlint/core/module/messages/sort-messages-process.js
/**
* sort messages by line and column
*/
function sortMessagesByLocation(messages) {
	return messages.sort(function(a, b) {
		const startIndexDiff = a.range[0] - b.range[0];
		if (startIndexDiff === 0) return a.range[1] - b.range[1];
		else return startIndexDiff;
	});
}
// node_modules/@secretlint/core/module/messages/filter-message-id.js
const filterByAllowMessageIds = (messages, allowMessageIds) => {
	const disabledSet = new Set(allowMessageIds.map((allowMessage) => {
		return `${allowMessage.ruleId}--${allowMessage.messageId}`;
	}));
	return messages.filter((message) => {
		return !disabledSet.has(`${message.ruleId}--${message.messageId}`);
	});
};
// node_modules/@secretlint/core/module/messages/filter-mask-secrets.js
const deepMask = (object, handler) => {
	for (const key of Object.keys(object)) if (typeof object[key] === "object") object[key] = deepMask(object[key], handler);
	else if (Array.isArray(object[key])) object[key] = object[key].map((item) => deepMask(item, handler));
	else if (typeof object[key] === "string") object[key] = handler(object[key]);
	return object;
};
const createMaskValue = (value) => {
	return "*".repeat(value.length);
};
/**
* = Masking logics
* secretlint mask simple string replacement.
* If a secretlint rule report `"TOKEN_STRING"` as message data, replace all `TOKEN_STRING` with `**********` in messages.
* ```
* context.report({
*   message: t("MESSAGE", {
*       TOKEN: "TOKEN_STRING", // => replace all "TOKEN_STRING" with  `**********`.
*   }),
*   range,
* });
* ```
* This logics may includes false-positve.
* This is similar to CI logs like Travis CI or GitHub Actions.
* @param str
* @param maskedValues
*/
const maskWithValues = (str, maskedValues) => {
	let result = str;
	for (const maskValue of maskedValues) result = result.replaceAll(maskValue, "*".repeat(maskValue.length));
	return result;
};
const filterMaskSecretsData = (messages = []) => {
	return messages.map((message) => {
		if (message.type !== "message") return message;
		const maskedValues = [];
		const maskedData = message.data ? deepMask(message.data, (value) => {
			maskedValues.push(value);
			return createMaskValue(value);
		}) : void 0;
		if (!maskedData) return message;
		const maskedMessage = maskWithValues(message.message, maskedValues);
		return {
			...message,
			message: maskedMessage,
			data: maskedData
		};
	});
};
// node_modules/@secretlint/core/module/messages/index.js
/**
* Post cleanup messages
* - filter ignored range
* - filter disabled message
* - [masSecrets] mask secrets message
* - filter duplicated messages
* - sort messages by range
* @param options
*/
const cleanupMessages = (options) => {
	const reportedMessages = filterIgnoredMessages(options);
	const reportedMessagesWithoutAllowMessageIds = filterByAllowMessageIds(reportedMessages, options.allowMessageIds);
	const filters = options.maskSecrets ? [filterDuplicatedMessages, filterMaskSecretsData] : [filterDuplicatedMessages];
	return sortMessagesByLocation(createMessageProcessor(filters).process(reportedMessagesWithoutAllowMessageIds));
};
// node_modules/ms/index.js
var require_ms = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Helpers.
	*/
	var s = 1e3;
	var m = s * 60;
	var h = m * 60;
	var d = h * 24;
	var w = d * 7;
	var y = d * 365.25;
	/**
	* Parse or format the given `val`.
	*
	* Options:
	*
	*  - `long` verbose formatting [false]
	*
	* @param {String|Number} val
	* @param {Object} [options]
	* @throws {Error} throw an error if val is not a non-empty string or a number
	* @return {String|Number}
	* @api public
	*/
	module.exports = function(val, options) {
		options = options || {};
		var type = typeof val;
		if (type === "string" && val.length > 0) return parse(val);
		else if (type === "number" && isFinite(val)) return options.long ? fmtLong(val) : fmtShort(val);
		throw new Error("val is not a non-empty string or a valid number. val=" + JSON.stringify(val));
	};
	/**
	* Parse the given `str` and return milliseconds.
	*
	* @param {String} str
	* @return {Number}
	* @api private
	*/
	function parse(str) {
		str = String(str);
		if (str.length > 100) return;
		var match = /^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.exec(str);
		if (!match) return;
		var n = parseFloat(match[1]);
		switch ((match[2] || "ms").toLowerCase()) {
			case "years":
			case "year":
			case "yrs":
			case "yr":
			case "y": return n * y;
			case "weeks":
			case "week":
			case "w": return n * w;
			case "days":
			case "day":
			case "d": return n * d;
			case "hours":
			case "hour":
			case "hrs":
			case "hr":
			case "h": return n * h;
			case "minutes":
			case "minute":
			case "mins":
			case "min":
			case "m": return n * m;
			case "seconds":
			case "second":
			case "secs":
			case "sec":
			case "s": return n * s;
			case "milliseconds":
			case "millisecond":
			case "msecs":
			case "msec":
			case "ms": return n;
			default: return;
		}
	}
	/**
	* Short format for `ms`.
	*
	* @param {Number} ms
	* @return {String}
	* @api private
	*/
	function fmtShort(ms) {
		var msAbs = Math.abs(ms);
		if (msAbs >= d) return Math.round(ms / d) + "d";
		if (msAbs >= h) return Math.round(ms / h) + "h";
		if (msAbs >= m) return Math.round(ms / m) + "m";
		if (msAbs >= s) return Math.round(ms / s) + "s";
		return ms + "ms";
	}
	/**
	* Long format for `ms`.
	*
	* @param {Number} ms
	* @return {String}
	* @api private
	*/
	function fmtLong(ms) {
		var msAbs = Math.abs(ms);
		if (msAbs >= d) return plural(ms, msAbs, d, "day");
		if (msAbs >= h) return plural(ms, msAbs, h, "hour");
		if (msAbs >= m) return plural(ms, msAbs, m, "minute");
		if (msAbs >= s) return plural(ms, msAbs, s, "second");
		return ms + " ms";
	}
	/**
	* Pluralization helper.
	*/
	function plural(ms, msAbs, n, name) {
		var isPlural = msAbs >= n * 1.5;
		return Math.round(ms / n) + " " + name + (isPlural ? "s" : "");
	}
}));
// node_modules/debug/src/common.js
var require_common = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* This is the common logic for both the Node.js and web browser
	* implementations of `debug()`.
	*/
	function setup(env) {
		createDebug.debug = createDebug;
		createDebug.default = createDebug;
		createDebug.coerce = coerce;
		createDebug.disable = disable;
		createDebug.enable = enable;
		createDebug.enabled = enabled;
		createDebug.humanize = require_ms();
		createDebug.destroy = destroy;
		Object.keys(env).forEach((key) => {
			createDebug[key] = env[key];
		});
		/**
		* The currently active debug mode names, and names to skip.
		*/
		createDebug.names = [];
		createDebug.skips = [];
		/**
		* Map of special "%n" handling functions, for the debug "format" argument.
		*
		* Valid key names are a single, lower or upper-case letter, i.e. "n" and "N".
		*/
		createDebug.formatters = {};
		/**
		* Selects a color for a debug namespace
		* @param {String} namespace The namespace string for the debug instance to be colored
		* @return {Number|String} An ANSI color code for the given namespace
		* @api private
		*/
		function selectColor(namespace) {
			let hash = 0;
			for (let i = 0; i < namespace.length; i++) {
				hash = (hash << 5) - hash + namespace.charCodeAt(i);
				hash |= 0;
			}
			return createDebug.colors[Math.abs(hash) % createDebug.colors.length];
		}
		createDebug.selectColor = selectColor;
		/**
		* Create a debugger with the given `namespace`.
		*
		* @param {String} namespace
		* @return {Function}
		* @api public
		*/
		function createDebug(namespace) {
			let prevTime;
			let enableOverride = null;
			let namespacesCache;
			let enabledCache;
			function debug(...args) {
				if (!debug.enabled) return;
				const self = debug;
				const curr = Number(/* @__PURE__ */ new Date());
				self.diff = curr - (prevTime || curr);
				self.prev = prevTime;
				self.curr = curr;
				prevTime = curr;
				args[0] = createDebug.coerce(args[0]);
				if (typeof args[0] !== "string") args.unshift("%O");
				let index = 0;
				args[0] = args[0].replace(/%([a-zA-Z%])/g, (match, format) => {
					if (match === "%%") return "%";
					index++;
					const formatter = createDebug.formatters[format];
					if (typeof formatter === "function") {
						const val = args[index];
						match = formatter.call(self, val);
						args.splice(index, 1);
						index--;
					}
					return match;
				});
				createDebug.formatArgs.call(self, args);
				(self.log || createDebug.log).apply(self, args);
			}
			debug.namespace = namespace;
			debug.useColors = createDebug.useColors();
			debug.color = createDebug.selectColor(namespace);
			debug.extend = extend;
			debug.destroy = createDebug.destroy;
			Object.defineProperty(debug, "enabled", {
				enumerable: true,
				configurable: false,
				get: () => {
					if (enableOverride !== null) return enableOverride;
					if (namespacesCache !== createDebug.namespaces) {
						namespacesCache = createDebug.namespaces;
						enabledCache = createDebug.enabled(namespace);
					}
					return enabledCache;
				},
				set: (v) => {
					enableOverride = v;
				}
			});
			if (typeof createDebug.init === "function") createDebug.init(debug);
			return debug;
		}
		function extend(namespace, delimiter) {
			const newDebug = createDebug(this.namespace + (typeof delimiter === "undefined" ? ":" : delimiter) + namespace);
			newDebug.log = this.log;
			return newDebug;
		}
		/**
		* Enables a debug mode by namespaces. This can include modes
		* separated by a colon and wildcards.
		*
		* @param {String} namespaces
		* @api public
		*/
		function enable(namespaces) {
			createDebug.save(namespaces);
			createDebug.namespaces = namespaces;
			createDebug.names = [];
			createDebug.skips = [];
			const split = (typeof namespaces === "string" ? namespaces : "").trim().replace(/\s+/g, ",").split(",").filter(Boolean);
			for (const ns of split) if (ns[0] === "-") createDebug.skips.push(ns.slice(1));
			else createDebug.names.push(ns);
		}
		/**
		* Checks if the given string matches a namespace template, honoring
		* asterisks as wildcards.
		*
		* @param {String} search
		* @param {String} template
		* @return {Boolean}
		*/
		function matchesTemplate(search, template) {
			let searchIndex = 0;
			let templateIndex = 0;
			let starIndex = -1;
			let matchIndex = 0;
			while (searchIndex < search.length) if (templateIndex < template.length && (template[templateIndex] === search[searchIndex] || template[templateIndex] === "*")) {
				if (template[templateIndex] === "*") {
					starIndex = templateIndex;
					matchIndex = searchIndex;
					templateIndex++;
				} else {
					searchIndex++;
					templateIndex++;
				}
			} else if (starIndex !== -1) {
				templateIndex = starIndex + 1;
				matchIndex++;
				searchIndex = matchIndex;
			} else return false;
			while (templateIndex < template.length && template[templateIndex] === "*") templateIndex++;
			return templateIndex === template.length;
		}
		/**
		* Disable debug output.
		*
		* @return {String} namespaces
		* @api public
		*/
		function disable() {
			const namespaces = [...createDebug.names, ...createDebug.skips.map((namespace) => "-" + namespace)].join(",");
			createDebug.enable("");
			return namespaces;
		}
		/**
		* Returns true if the given mode name is enabled, false otherwise.
		*
		* @param {String} name
		* @return {Boolean}
		* @api public
		*/
		function enabled(name) {
			for (const skip of createDebug.skips) if (matchesTemplate(name, skip)) return false;
			for (const ns of createDebug.names) if (matchesTemplate(name, ns)) return true;
			return false;
		}
		/**
		* Coerce `val`.
		*
		* @param {Mixed} val
		* @return {Mixed}
		* @api private
		*/
		function coerce(val) {
			if (val instanceof Error) return val.stack || val.message;
			return val;
		}
		/**
		* XXX DO NOT USE. This is a temporary stub function.
		* XXX It WILL be removed in the next major release.
		*/
		function destroy() {
			console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
		}
		createDebug.enable(createDebug.load());
		return createDebug;
	}
	module.exports = setup;
}));
// node_modules/debug/src/browser.js
var require_browser = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* This is the web browser implementation of `debug()`.
	*/
	exports.formatArgs = formatArgs;
	exports.save = save;
	exports.load = load;
	exports.useColors = useColors;
	exports.storage = localstorage();
	exports.destroy = (() => {
		let warned = false;
		return () => {
			if (!warned) {
				warned = true;
				console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
			}
		};
	})();
	/**
	* Colors.
	*/
	exports.colors = [
		"#0000CC",
		"#0000FF",
		"#0033CC",
		"#0033FF",
		"#0066CC",
		"#0066FF",
		"#0099CC",
		"#0099FF",
		"#00CC00",
		"#00CC33",
		"#00CC66",
		"#00CC99",
		"#00CCCC",
		"#00CCFF",
		"#3300CC",
		"#3300FF",
		"#3333CC",
		"#3333FF",
		"#3366CC",
		"#3366FF",
		"#3399CC",
		"#3399FF",
		"#33CC00",
		"#33CC33",
		"#33CC66",
		"#33CC99",
		"#33CCCC",
		"#33CCFF",
		"#6600CC",
		"#6600FF",
		"#6633CC",
		"#6633FF",
		"#66CC00",
		"#66CC33",
		"#9900CC",
		"#9900FF",
		"#9933CC",
		"#9933FF",
		"#99CC00",
		"#99CC33",
		"#CC0000",
		"#CC0033",
		"#CC0066",
		"#CC0099",
		"#CC00CC",
		"#CC00FF",
		"#CC3300",
		"#CC3333",
		"#CC3366",
		"#CC3399",
		"#CC33CC",
		"#CC33FF",
		"#CC6600",
		"#CC6633",
		"#CC9900",
		"#CC9933",
		"#CCCC00",
		"#CCCC33",
		"#FF0000",
		"#FF0033",
		"#FF0066",
		"#FF0099",
		"#FF00CC",
		"#FF00FF",
		"#FF3300",
		"#FF3333",
		"#FF3366",
		"#FF3399",
		"#FF33CC",
		"#FF33FF",
		"#FF6600",
		"#FF6633",
		"#FF9900",
		"#FF9933",
		"#FFCC00",
		"#FFCC33"
	];
	/**
	* Currently only WebKit-based Web Inspectors, Firefox >= v31,
	* and the Firebug extension (any Firefox version) are known
	* to support "%c" CSS customizations.
	*
	* TODO: add a `localStorage` variable to explicitly enable/disable colors
	*/
	function useColors() {
		if (typeof window !== "undefined" && window.process && (window.process.type === "renderer" || window.process.__nwjs)) return true;
		if (typeof navigator !== "undefined" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/)) return false;
		let m;
		return typeof document !== "undefined" && document.documentElement && document.documentElement.style && document.documentElement.style.WebkitAppearance || typeof window !== "undefined" && window.console && (window.console.firebug || window.console.exception && window.console.table) || typeof navigator !== "undefined" && navigator.userAgent && (m = navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/)) && parseInt(m[1], 10) >= 31 || typeof navigator !== "undefined" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/);
	}
	/**
	* Colorize log arguments if enabled.
	*
	* @api public
	*/
	function formatArgs(args) {
		args[0] = (this.useColors ? "%c" : "") + this.namespace + (this.useColors ? " %c" : " ") + args[0] + (this.useColors ? "%c " : " ") + "+" + module.exports.humanize(this.diff);
		if (!this.useColors) return;
		const c = "color: " + this.color;
		args.splice(1, 0, c, "color: inherit");
		let index = 0;
		let lastC = 0;
		args[0].replace(/%[a-zA-Z%]/g, (match) => {
			if (match === "%%") return;
			index++;
			if (match === "%c") lastC = index;
		});
		args.splice(lastC, 0, c);
	}
	/**
	* Invokes `console.debug()` when available.
	* No-op when `console.debug` is not a "function".
	* If `console.debug` is not available, falls back
	* to `console.log`.
	*
	* @api public
	*/
	exports.log = console.debug || console.log || (() => {});
	/**
	* Save `namespaces`.
	*
	* @param {String} namespaces
	* @api private
	*/
	function save(namespaces) {
		try {
			if (namespaces) exports.storage.setItem("debug", namespaces);
			else exports.storage.removeItem("debug");
		} catch (error) {}
	}
	/**
	* Load `namespaces`.
	*
	* @return {String} returns the previously persisted debug modes
	* @api private
	*/
	function load() {
		let r;
		try {
			r = exports.storage.getItem("debug") || exports.storage.getItem("DEBUG");
		} catch (error) {}
		if (!r && typeof process !== "undefined" && "env" in process) r = process.env.DEBUG;
		return r;
	}
	/**
	* Localstorage attempts to return the localstorage.
	*
	* This is necessary because safari throws
	* when a user disables cookies/localstorage
	* and you attempt to access it.
	*
	* @return {LocalStorage}
	* @api private
	*/
	function localstorage() {
		try {
			return localStorage;
		} catch (error) {}
	}
	module.exports = require_common()(exports);
	const { formatters } = module.exports;
	/**
	* Map %j to `JSON.stringify()`, since no Web Inspectors do that by default.
	*/
	formatters.j = function(v) {
		try {
			return JSON.stringify(v);
		} catch (error) {
			return "[UnexpectedJSONParseError]: " + error.message;
		}
	};
}));
// node_modules/debug/src/node.js
var require_node = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Module dependencies.
	*/
	const tty = __require("tty");
	const util = __require("util");
	/**
	* This is the Node.js implementation of `debug()`.
	*/
	exports.init = init;
	exports.log = log;
	exports.formatArgs = formatArgs;
	exports.save = save;
	exports.load = load;
	exports.useColors = useColors;
	exports.destroy = util.deprecate(() => {}, "Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
	/**
	* Colors.
	*/
	exports.colors = [
		6,
		2,
		3,
		4,
		5,
		1
	];
	try {
		const supportsColor = __require("supports-color");
		if (supportsColor && (supportsColor.stderr || supportsColor).level >= 2) exports.colors = [
			20,
			21,
			26,
			27,
			32,
			33,
			38,
			39,
			40,
			41,
			42,
			43,
			44,
			45,
			56,
			57,
			62,
			63,
			68,
			69,
			74,
			75,
			76,
			77,
			78,
			79,
			80,
			81,
			92,
			93,
			98,
			99,
			112,
			113,
			128,
			129,
			134,
			135,
			148,
			149,
			160,
			161,
			162,
			163,
			164,
			165,
			166,
			167,
			168,
			169,
			170,
			171,
			172,
			173,
			178,
			179,
			184,
			185,
			196,
			197,
			198,
			199,
			200,
			201,
			202,
			203,
			204,
			205,
			206,
			207,
			208,
			209,
			214,
			215,
			220,
			221
		];
	} catch (error) {}
	/**
	* Build up the default `inspectOpts` object from the environment variables.
	*
	*   $ DEBUG_COLORS=no DEBUG_DEPTH=10 DEBUG_SHOW_HIDDEN=enabled node script.js
	*/
	exports.inspectOpts = Object.keys(process.env).filter((key) => {
		return /^debug_/i.test(key);
	}).reduce((obj, key) => {
		const prop = key.substring(6).toLowerCase().replace(/_([a-z])/g, (_, k) => {
			return k.toUpperCase();
		});
		let val = process.env[key];
		if (/^(yes|on|true|enabled)$/i.test(val)) val = true;
		else if (/^(no|off|false|disabled)$/i.test(val)) val = false;
		else if (val === "null") val = null;
		else val = Number(val);
		obj[prop] = val;
		return obj;
	}, {});
	/**
	* Is stdout a TTY? Colored output is enabled when `true`.
	*/
	function useColors() {
		return "colors" in exports.inspectOpts ? Boolean(exports.inspectOpts.colors) : tty.isatty(process.stderr.fd);
	}
	/**
	* Adds ANSI color escape codes if enabled.
	*
	* @api public
	*/
	function formatArgs(args) {
		const { namespace: name, useColors } = this;
		if (useColors) {
			const c = this.color;
			const colorCode = "\x1B[3" + (c < 8 ? c : "8;5;" + c);
			const prefix = `  ${colorCode};1m${name} \u001B[0m`;
			args[0] = prefix + args[0].split("\n").join("\n" + prefix);
			args.push(colorCode + "m+" + module.exports.humanize(this.diff) + "\x1B[0m");
		} else args[0] = getDate() + name + " " + args[0];
	}
	function getDate() {
		if (exports.inspectOpts.hideDate) return "";
		return (/* @__PURE__ */ new Date()).toISOString() + " ";
	}
	/**
	* Invokes `util.formatWithOptions()` with the specified arguments and writes to stderr.
	*/
	function log(...args) {
		return process.stderr.write(util.formatWithOptions(exports.inspectOpts, ...args) + "\n");
	}
	/**
	* Save `namespaces`.
	*
	* @param {String} namespaces
	* @api private
	*/
	function save(namespaces) {
		if (namespaces) process.env.DEBUG = namespaces;
		else delete process.env.DEBUG;
	}
	/**
	* Load `namespaces`.
	*
	* @return {String} returns the previously persisted debug modes
	* @api private
	*/
	function load() {
		return process.env.DEBUG;
	}
	/**
	* Init logic for `debug` instances.
	*
	* Create a new `inspectOpts` object in case `useColors` is set
	* differently for a particular `debug` instance.
	*/
	function init(debug) {
		debug.inspectOpts = {};
		const keys = Object.keys(exports.inspectOpts);
		for (let i = 0; i < keys.length; i++) debug.inspectOpts[keys[i]] = exports.inspectOpts[keys[i]];
	}
	module.exports = require_common()(exports);
	const { formatters } = module.exports;
	/**
	* Map %o to `util.inspect()`, all on a single line.
	*/
	formatters.o = function(v) {
		this.inspectOpts.colors = this.useColors;
		return util.inspect(v, this.inspectOpts).split("\n").map((str) => str.trim()).join(" ");
	};
	/**
	* Map %O to `util.inspect()`, allowing multiple lines if needed.
	*/
	formatters.O = function(v) {
		this.inspectOpts.colors = this.useColors;
		return util.inspect(v, this.inspectOpts);
	};
}));
const debug = (0, (/* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Detect Electron renderer / nwjs process, which is node, but we should
	* treat as a browser.
	*/
	if (typeof process === "undefined" || process.type === "renderer" || process.browser === true || process.__nwjs) module.exports = require_browser();
	else module.exports = require_node();
})))(), 1)).default)("@secretlint/core");
const lintSource = ({ source, options }) => {
	secretLintProfiler.mark({
		type: "@core>lint::start",
		id: source.filePath
	});
	debug(`source filePath: %O`, source.filePath);
	debug(`options: %O`, options);
	const rules = options.config.rules;
	const locale = options.locale ?? "en";
	const maskSecrets = options.maskSecrets ?? false;
	const contextEvents = createContextEvents();
	const runningEvents = createRunningEvents();
	const reportedMessages = [];
	const ignoredMessages = [];
	contextEvents.onReport((message) => {
		reportedMessages.push(message);
	});
	contextEvents.onIgnore((message) => {
		ignoredMessages.push(message);
	});
	const sourceCode = new SecretLintSourceCodeImpl({
		content: source.content,
		filePath: source.filePath,
		physicalFilePath: options.noPhysicFilePath ? void 0 : source.filePath,
		ext: source.ext || "",
		contentType: source.contentType
	});
	secretLintProfiler.mark({ type: "@core>setup-rules::start" });
	rules.forEach((rule) => {
		secretLintProfiler.mark({
			type: "@core>setup-rule::start",
			id: rule.rule.meta.id
		});
		registerRule({
			sourceCode,
			config: options.config,
			descriptorRule: rule,
			contextEvents,
			runningEvents,
			locale
		});
		secretLintProfiler.mark({
			type: "@core>setup-rule::end",
			id: rule.rule.meta.id
		});
	});
	secretLintProfiler.mark({ type: "@core>setup-rules::end" });
	return runningEvents.runLint({ sourceCode }).then(() => {
		return {
			filePath: source.filePath,
			sourceContent: source.contentType === "text" ? source.content : void 0,
			sourceContentType: source.contentType,
			messages: cleanupMessages({
				reportedMessages,
				ignoredMessages,
				allowMessageIds: runningEvents.collectAllowMessageIds(),
				maskSecrets
			})
		};
	}).finally(() => {
		secretLintProfiler.mark({
			type: "@core>lint::end",
			id: source.filePath
		});
	});
};
const isRulePreset = (ruleDescriptor) => {
	return ruleDescriptor.rule.meta.type === "preset";
};
const isRule = (ruleDescriptor) => {
	return ruleDescriptor.rule.meta.type === "scanner";
};
/**
* Rule Processing
*/
const registerRule = ({ sourceCode, config, descriptorRule, contextEvents, runningEvents, locale }) => {
	const ruleId = descriptorRule.id;
	if (descriptorRule.disabled) {
		debug("Skip registerRule %s, because it is disabled", ruleId);
		return;
	}
	debug("registerRule %s", ruleId);
	const sharedOptionsWithDefault = config.sharedOptions ?? {};
	if (isRulePreset(descriptorRule)) {
		const context = createRulePresetContext({
			configRulePreset: descriptorRule,
			sourceCode,
			contextEvents,
			runningEvents,
			sharedOptions: sharedOptionsWithDefault,
			locale
		});
		runningEvents.registerRulePreset({
			descriptorRulePreset: descriptorRule,
			context
		});
		return;
	} else if (isRule(descriptorRule)) {
		const context = createRuleContext({
			ruleId,
			severity: descriptorRule.severity,
			meta: descriptorRule.rule.meta,
			sourceCode,
			contextEvents,
			sharedOptions: sharedOptionsWithDefault,
			locale
		});
		runningEvents.registerRule({
			descriptorRule,
			context
		});
		return;
	}
	throw new Error(`Unknown descriptor type: ${descriptorRule}`);
};
export { lintSource };
