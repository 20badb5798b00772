import { n as testLanguageOf } from "./languages-tAehPeUr.js";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
// src/syntax/brackets.ts
function bracketsOf(tokens) {
	const match = pairs(tokens);
	return {
		match,
		parent: enclosing(match)
	};
}
const openers = {
	"(": ")",
	"[": "]",
	"{": "}"
};
const closers = {
	")": "(",
	"]": "[",
	"}": "{"
};
/** One that is never closed loses its partner and spoils no other: a closer goes back to its own kind. */
function pairs(tokens) {
	const match = new Int32Array(tokens.length).fill(-1);
	const stack = [];
	const open = {
		"(": 0,
		"[": 0,
		"{": 0
	};
	for (const [index, { kind, text }] of tokens.entries()) {
		if (kind !== "punct") continue;
		if (openers[text] !== void 0) {
			stack.push({
				index,
				text
			});
			open[text] = (open[text] ?? 0) + 1;
			continue;
		}
		const opener = closers[text];
		if (opener === void 0 || (open[opener] ?? 0) === 0) continue;
		if (text !== "}" && !hasAbove(stack, opener)) continue;
		for (let top = stack.pop(); top !== void 0; top = stack.pop()) {
			open[top.text] = (open[top.text] ?? 0) - 1;
			if (top.text !== opener) continue;
			match[top.index] = index;
			match[index] = top.index;
			break;
		}
	}
	return match;
}
function enclosing(match) {
	const parent = new Int32Array(match.length).fill(-1);
	const stack = [];
	for (const [index, partner] of match.entries()) {
		if (partner !== -1 && partner < index) while ((stack.at(-1) ?? -1) >= partner) stack.pop();
		parent[index] = stack.at(-1) ?? -1;
		if (partner > index) stack.push(index);
	}
	return parent;
}
/** Whether the opener lies on the stack above the innermost `{`, looking at the few on top. */
function hasAbove(stack, opener) {
	for (let top = stack.length - 1; top >= 0 && top > stack.length - 20; top--) {
		const text = stack[top]?.text;
		if (text === opener) return true;
		if (text === "{") return false;
	}
	return false;
}
// src/syntax/marks.ts
const byWord = new Map([
	...[
		"skip",
		"disabled",
		"ignore",
		"fixme"
	].map((word) => [word, "skip"]),
	...[
		"skipIf",
		"runIf",
		"if"
	].map((word) => [word, "conditional"]),
	...["only", "focus"].map((word) => [word, "only"]),
	...["todo", "pending"].map((word) => [word, "todo"]),
	...[
		"fails",
		"failing",
		"fail"
	].map((word) => [word, "xfail"])
]);
/** `it.skip`, `->skip()`. */
function markOf(word, line = 0) {
	const mark = byWord.get(word);
	return mark && {
		mark,
		line
	};
}
/** Options between the name and the body: `{ skip: true }`, `skip: 'why'`, `:pending`. */
function optionMarks(tokens, from, to) {
	return tokens.slice(from, Math.min(to, from + 600)).flatMap(({ kind, text, line }, at, own) => {
		const mark = kind === "word" ? byWord.get(text) : void 0;
		if (mark === void 0 || mark === "conditional") return [];
		const value = /^(:|=>)$/.test(own[at + 1]?.text ?? "") ? own[at + 2]?.text : void 0;
		return own[at - 1]?.text === ":" && own[at - 2]?.kind !== "word" || value !== void 0 && !/^(false|nil|undefined)$/.test(value) ? [{
			mark,
			line
		}] : [];
	});
}
const attributes = [
	[/^(skip|Skip|ignore|Ignore|Ignored|Disabled)$/, "skip"],
	[/^(xfail|expectedFailure|should_panic)$/, "xfail"],
	[/^(skipif|skipIf|skipUnless|cfg|cfg_attr|requires|Tag)$/, "conditional"],
	[/^Requires(Php|PhpExtension|OperatingSystem)$|^(Disabled|Enabled)(If|On|For)/, "conditional"]
];
/** Of the attributes, decorators and annotations before a declaration's name. */
function attributeMarks(head) {
	return head.flatMap(({ kind, text, line }, at) => {
		if (kind !== "word") return [];
		const [next, value, behind] = [
			head[at + 1]?.text,
			head[at + 2]?.text,
			head[at + 3]?.text
		];
		if (text === "enabled" && next === "=" && value === "false") return [{
			mark: "skip",
			line
		}];
		if (text === "expected" && next === "=") return [{
			mark: "xfail",
			line
		}];
		if (text === "cfg" && value === "test" && behind === ")") return [];
		const mark = attributes.find(([words]) => words.test(text))?.[1];
		const isAttribute = mark !== "conditional" || /^(@|\[|\.|,|\(|::)$/.test(head[at - 1]?.text ?? "");
		return mark !== void 0 && isAttribute ? [{
			mark,
			line
		}] : [];
	});
}
function isTestAttribute(head) {
	return head.some(({ kind, text }, at) => kind === "word" && tests.test(text) && /^(@|\[|\.|::|,)$/.test(head[at - 1]?.text ?? ""));
}
const tests = /^(test|Test|ParameterizedTest|RepeatedTest|TestFactory|Theory|Fact|TestMethod|rstest|test_case|quickcheck|proptest|Property|TestCase)$/;
// src/syntax/declared-calls.ts
const caseWords = /^([xf]?(it|test|specify|example)|scenario|its|property|pit|Run)$/;
const groupWords = /^([xf]?(describe|context)|suite|feature|example_group)$/;
/** What is called between a test's word and the call with its name: `it.each([\u2026])('\u2026')`. */
const parametrised = /^(each|for|skipIf|runIf|if)$/;
/** What may hang on a test's word; of anything else (`test.set('Accept', 'x')`) only what is given a function is a test. */
const chained = /^(each|for|concurrent|sequential|serial|parallel|shuffle|slow|step)$/;
const objects = /^(Deno|QUnit|RSpec|t|tap|b|suite|test|self)$/;
function readCall(call, { shape, indexOf }) {
	const callee = calleeOf(call);
	const chain = callee === null ? void 0 : wordsOf(callee);
	if (chain === void 0 || isCallee(call)) return void 0;
	const at = chain.findIndex(({ text }, place) => place < 2 && isWord(text, chain[place + 1]?.text));
	const word = chain[at];
	if (word === void 0 || at === 1 && !objects.test(chain[0]?.text ?? "") && word.text !== "Run") return void 0;
	const kind = groupWords.test(word.text) ? "group" : "case";
	const rest = chain.slice(at + 1);
	const given = call.childForFieldName("arguments");
	const body = functionIn(call, given);
	const isForeign = rest.some(({ text }) => !chained.test(text) && markOf(text) === void 0);
	const [first] = given?.namedChildren ?? [];
	if (isForeign && body === void 0 || first === void 0 && body === void 0) return void 0;
	if (word.text === "Run" && body === void 0 && given?.namedChildCount !== 2) return void 0;
	const line = word.startPosition.row + 1;
	const marks = rest.flatMap(({ text, startPosition }) => markOf(text, startPosition.row + 1) ?? []);
	if (/^[xp](it|test|describe|specify|context|example)$/.test(word.text)) marks.push({
		mark: "skip",
		line
	});
	if (/^f(it|test|describe|specify|context|example)$/.test(word.text)) marks.push({
		mark: "only",
		line
	});
	const { whole, hung } = withHung(call);
	const [start, end] = [indexOf(word.startIndex), indexOf(whole.endIndex)];
	const from = body === void 0 ? end : indexOf(body.startIndex);
	if (given !== null) marks.push(...optionMarks(shape.tokens, indexOf(given.startIndex) + 1, Math.min(from, end)));
	marks.push(...hung.flatMap(({ text, startPosition }) => markOf(text, startPosition.row + 1) ?? []));
	if (body === void 0 && kind === "case" && call.type === "call") marks.push({
		mark: "todo",
		line
	});
	return {
		kind,
		name: nameOf(first ?? body),
		line,
		start,
		end,
		body: from,
		marks
	};
}
const isWord = (text, next = "") => groupWords.test(text) || caseWords.test(text) && !groupWords.test(next);
function calleeOf(call) {
	return call.childForFieldName("function") ?? call;
}
/** `it.only.each(\u2026)` as its words; undefined: something else is called. */
function wordsOf(node, depth = 0) {
	if (depth > 8) return void 0;
	switch (node.type) {
		case "identifier":
		case "name":
		case "constant":
		case "self": return [node];
		case "member_expression":
		case "selector_expression": {
			const object = node.childForFieldName("object") ?? node.childForFieldName("operand");
			const own = node.childForFieldName("property") ?? node.childForFieldName("field");
			const words = object && wordsOf(object, depth + 1);
			return words && own ? [...words, own] : void 0;
		}
		case "call": {
			const [receiver, own] = [node.childForFieldName("receiver"), node.childForFieldName("method")];
			const words = receiver === null ? [] : wordsOf(receiver, depth + 1);
			return depth === 0 && words && own ? [...words, own] : void 0;
		}
		case "call_expression": {
			const inner = node.childForFieldName("function");
			const words = inner && wordsOf(inner, depth + 1);
			return parametrised.test(words?.at(-1)?.text ?? "") ? words ?? void 0 : void 0;
		}
		default: return;
	}
}
function isCallee(call) {
	const { parent } = call;
	return parent?.type === "call_expression" && parent.childForFieldName("function")?.equals(call) === true;
}
const functions = /^(arrow_function|function_expression|generator_function|anonymous_function(_creation_expression)?|func_literal|do_block|block|lambda)$/;
/** The function that is the test's body, handed over as it is or through one more call: `async_(() => {})`. */
function functionIn(call, given) {
	const block = call.childForFieldName("block");
	if (block !== null) return block;
	const inside = (node) => node?.namedChildren.flatMap((one) => one?.type === "argument" ? one.namedChildren : [one]) ?? [];
	const direct = inside(given);
	const through = direct.flatMap((one) => /call/.test(one?.type ?? "") ? inside(one?.childForFieldName("arguments") ?? null) : []);
	return [...direct, ...through].find((one) => one !== null && functions.test(one.type)) ?? void 0;
}
/** With what hangs on the call, `->skip()`, and its words. */
function withHung(call) {
	let whole = call;
	const hung = [];
	for (let next = call.parent; next !== null && next.startIndex === call.startIndex; next = next.parent) {
		if (!/^(member_expression|call_expression|member_call_expression|call)$/.test(next.type) || hung.length > 12) break;
		const own = next.childForFieldName("property") ?? next.childForFieldName("name") ?? next.childForFieldName("method");
		if (own !== null) hung.push(own);
		whole = next;
	}
	return {
		whole,
		hung
	};
}
/** A string's content; of what is no string some of its words: RSpec's one-liners say what they are. */
function nameOf(node) {
	const text = node?.text.slice(0, 400) ?? "";
	return /^(["'`])([\s\S]*)\1$/.exec(text)?.[2] ?? text.split("\n", 1)[0]?.trim() ?? "";
}
// src/syntax/declared.ts
/** In the order of the file, outer before inner. */
function declaredIn({ tree, query }, shape, outline, path) {
	const found = /* @__PURE__ */ new Map();
	const places = {
		shape,
		indexOf: (at) => indexAt(shape.tokens, at)
	};
	for (const { captures } of query(outline.query).matches(tree.rootNode)) {
		const of = (name) => captures.find((one) => one.name === name)?.node;
		const [call, type, plain] = [
			of("call"),
			of("type"),
			of("function")
		];
		const one = call !== void 0 ? readCall(call, places) : readDeclaration(places, {
			whole: type ?? plain,
			name: of("name"),
			body: of("body")
		}, (name, head) => type !== void 0 ? "group" : isTest(outline, name, head, path) ? "case" : "function");
		const key = `${one?.start} ${one?.kind === "group"}`;
		if (one !== void 0 && !found.has(key)) found.set(key, one);
	}
	return [...found.values()].sort((a, b) => a.start - b.start || b.end - a.end);
}
function indexAt(tokens, at) {
	let [low, high] = [0, tokens.length];
	while (low < high) {
		const middle = low + high >> 1;
		if ((tokens[middle]?.at ?? 0) < at) low = middle + 1;
		else high = middle;
	}
	return low;
}
function readDeclaration({ shape: { tokens, statements, statementAt }, indexOf }, { whole, name, body }, kindOf) {
	if (whole === void 0 || name === void 0) return void 0;
	const own = indexOf(whole.startIndex);
	const start = Math.min(own, statements[statementAt[own] ?? -1]?.start ?? own);
	const end = indexOf(Math.max(whole.endIndex, body?.endIndex ?? 0));
	const head = tokens.slice(start, indexOf(name.startIndex));
	const kind = kindOf(name.text, head);
	const marks = kind === "function" ? [] : attributeMarks(head);
	const line = name.startPosition.row + 1;
	if (kind === "group" && head.some(({ text }) => text === "abstract")) marks.push({
		mark: "skip",
		line
	});
	return {
		kind,
		name: name.text,
		line,
		start,
		end,
		body: body === void 0 ? end : indexOf(body.startIndex),
		marks
	};
}
function isTest({ named, files, attributed }, name, head, path) {
	if (attributed === true && isTestAttribute(head)) return true;
	return named?.test(name) === true && (files === void 0 || files.test(path));
}
// src/syntax/grammars.ts
/** tree-sitter, loaded when a file is first read: the engine once, each grammar once. One that is missing ends the run: nothing would be read. */
/** Larger texts are not read: nobody writes such a test by hand. */
const mostChars$1 = 1 << 20;
const parseMs = 2e3;
const unzip = promisify(gunzip);
let engine;
const languages = /* @__PURE__ */ new Map();
const queries = /* @__PURE__ */ new WeakMap();
/** Processor time of this thread: what is read does not depend on what else the machine does. */
function threadMs() {
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1e3;
}
/** The text as a tree; a reason where it is too large or takes too long. Throws where the installation lacks a grammar. Free the tree after use. */
async function parseText(text, grammar, ms = parseMs) {
	if (text.length > mostChars$1) return `larger than 1 MiB`;
	if (broken !== void 0) return broken;
	if (nests(text)) return "nested too deeply";
	const language = await loaded(grammar);
	const { Parser } = await engine;
	const parser = new Parser();
	let tree;
	try {
		parser.setLanguage(language);
		const until = threadMs() + ms;
		tree = parser.parse(text, null, { progressCallback: () => threadMs() > until });
		parser.delete();
	} catch (error) {
		broken = `the parser broke: ${error.message}`;
		return broken;
	}
	if (tree === null) return "the parser took too long";
	if (chains(tree)) {
		tree.delete();
		return "nested too deeply";
	}
	return {
		tree,
		query: (source) => queryOf(language, source)
	};
	function queryOf(of, source) {
		const known = queries.get(of) ?? /* @__PURE__ */ new Map();
		queries.set(of, known);
		const query = known.get(source) ?? new QueryClass(of, source);
		known.set(source, query);
		return query;
	}
}
let QueryClass;
let broken;
/** Whether more brackets are open at once than anybody writes: beyond some ten thousand the engine's stack overflows. */
function nests(text) {
	let depth = 0;
	for (const [sign] of text.matchAll(/[()[\]{}]/g)) {
		depth = Math.max(0, depth + (/[([{]/.test(sign) ? 1 : -1));
		if (depth > 2e3) return true;
	}
	return false;
}
/** `a.b().c()\u2026` nests without open brackets: a query takes time for every level of every node, minutes for 100 KB. */
function chains(tree) {
	const cursor = tree.walk();
	try {
		for (let depth = 0; depth <= deepest$1;) if (cursor.gotoFirstChild()) depth++;
		else while (!cursor.gotoNextSibling()) {
			if (!cursor.gotoParent()) return false;
			depth--;
		}
		return true;
	} finally {
		cursor.delete();
	}
}
const deepest$1 = 1500;
function loaded(grammar) {
	const known = languages.get(grammar) ?? load(grammar);
	languages.set(grammar, known);
	return known;
}
async function load(grammar) {
	engine ??= start();
	const { Language: language } = await engine;
	return language.load(await wasm(grammar));
}
async function start() {
	const found = await import("./web-tree-sitter-DiqMh9Ch.js");
	const binary = await wasm("engine");
	await found.Parser.init({ wasmBinary: binary.buffer.slice(binary.byteOffset, binary.byteOffset + binary.byteLength) });
	QueryClass = found.Query;
	return found;
}
/** Beside what was built, whether that is one file or shared chunks; from the sources, what was built last. */
const folders = [
	"grammars",
	"../grammars",
	"../../dist/grammars"
].map((path) => join(import.meta.dirname, path));
async function wasm(name) {
	const path = folders.map((folder) => join(folder, `${name}.wasm.gz`)).find((each) => existsSync(each));
	if (path === void 0) throw new Error(`the installation is not whole: grammars/${name}.wasm.gz is missing beside its code; install it again`);
	return unzip(await readFile(path));
}
// src/syntax/plain-tokens.ts
/** C's comments and quotes. What is never closed goes to the end of its line or text, so that no text costs more than one pass. */
function plainTokens(text, line = 1, at = 0) {
	const tokens = [];
	let now = line;
	for (const match of text.matchAll(lexeme)) {
		const { string, word, number, punct } = match.groups ?? {};
		const own = {
			line: now,
			at: at + match.index
		};
		if (string !== void 0) tokens.push({
			kind: "string",
			text: contentOf(string),
			...own
		});
		else if (word !== void 0) tokens.push({
			kind: "word",
			text: word,
			...own
		});
		else if (number !== void 0) tokens.push({
			kind: "number",
			text: number,
			...own
		});
		else if (punct !== void 0) tokens.push({
			kind: "punct",
			text: punct,
			...own
		});
		now += lineBreaks(match[0]);
	}
	return tokens;
}
const lexeme = new RegExp([
	String.raw`\s+|//[^\n]*|/\*(?:[^*]|\*(?!/))*(?:\*/)?`,
	String.raw`(?<string>"""(?:[^"]|"(?!""))*(?:""")?|"(?:\\[^\n]|[^"\\\n])*"?|'(?:\\[^\n]|[^'\\\n])*'?|\x60(?:\\[^]|[^\x60\\])*\x60?)`,
	String.raw`(?<word>[\p{L}_$][\p{L}\p{N}_$]*(?:[?!](?![=~]))?)`,
	String.raw`(?<number>\d(?:\w|\.\d)*)`,
	String.raw`(?<punct>===|!==|\.\.\.|=>|->|::|==|!=|<=|>=|&&|\|\||\?\?|:=|<<|=~|\?\.|[^])`
].join("|"), "gu");
/** Without quotes, hashes and a prefix: `r#"\u2026"#`, `@"\u2026"`, `b'\u2026'`. */
function contentOf(string) {
	const [open = "", hashes = "", quote = ""] = /^[a-zA-Z@$%]{0,3}(#*)("""|'''|["'`])/.exec(string) ?? [];
	const close = quote + hashes;
	const closed = close !== "" && string.length >= open.length + close.length && string.endsWith(close);
	return string.slice(open.length, closed ? -close.length : void 0);
}
function lineBreaks(text) {
	let found = 0;
	for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) found++;
	return found;
}
// src/syntax/node-kinds.ts
/** Left out: a commented-out assertion asserts nothing. */
const leftOut = /^(comment|line_comment|block_comment|doc_comment|php_tag|hash_bang_line|text|uninterpreted)$/;
/** One string, whatever is in it. */
const strings = /^(string|template_string|string_literal|raw_string_literal|interpreted_string_literal|char_literal|character_literal|rune_literal|verbatim_string_literal|interpolated_string_expression|raw_string_content|regex|string_array|symbol_array|delimited_symbol|heredoc_beginning|heredoc_body|heredoc|nowdoc|encapsed_string|subshell|system_lib_string|jsx_text|shell_command_expression)$/;
/** Code in a string. */
const interpolations = /^(template_substitution|interpolation)$/;
/** A word of several leaves: `$price`, `'a`. */
const words = /^(variable_name|lifetime|global_variable)$/;
/** Their named children are statements. */
const lists = /^(program|module|source_file|translation_unit|compilation_unit|block|statement_block|compound_statement|body_statement|block_body|class_body|interface_body|enum_body|enum_body_declarations|constructor_body|declaration_list|field_declaration_list|switch_body|switch_case|switch_default|switch_block|switch_block_statement_group|match_block|case_statement|default_statement|expression_case|default_case|type_case|communication_case|switch_section|then|else|do|ensure|begin|begin_block|accessor_list|statement_list)$/;
/** And these, by the field they stand in, are none. */
const parts = /^(value|pattern|condition|name|superclass|parameters|consequence|alternative|type|communication|label|exceptions|variable)$/;
/** A `{` stands in these for a block, though the grammar gives the block no node. */
const braced = /^(expression_switch_statement|type_switch_statement|select_statement)$/;
/** Ruby's: they go from their first word to `end`. */
const ended = /^(method|singleton_method|class|singleton_class|module|do_block|begin|if|unless|while|until|for|case|case_match|do)$/;
function blockKind(own, around) {
	if (own === "block" && /^(call|lambda|super)$/.test(around)) return "function";
	return kinds.find(([types]) => types.test(own))?.[1] ?? kinds.find(([types]) => types.test(around))?.[1] ?? "other";
}
const kinds = [
	[/^(if|elif|elsif|else|unless|case|when|switch|match|select|expression_switch|type_switch|guard)(_|$)/, "if"],
	[/^(for|foreach|while|until|loop|do_statement|do$|enhanced_for)/, "loop"],
	[/^(try|begin)(_|$)/, "try"],
	[/^(catch|except|rescue)(_|$)/, "catch"],
	[/^(finally|ensure|with)(_|$)/, "other"],
	[/^(class|struct|impl|trait|interface|enum|mod|module|namespace|object|union|record|singleton_class)(_|$)/, "type"],
	[/function|method|lambda|closure|arrow|constructor|func_literal|do_block|accessor/, "function"]
];
// src/syntax/shape.ts
/** Deeper is not read: nobody nests so by hand, and each level is one of the stack. */
const deepest = 1500;
function shapeIn(tree, text, until) {
	const tokens = [];
	const statements = [];
	const blocks = [];
	const owners = [];
	const cursor = tree.walk();
	let [statement, block] = [-1, -1];
	/** Where attributes began that stand before what they belong to. */
	let attributes = -1;
	try {
		if (!visit("", false, 0)) return threadMs() > until ? "it took too long" : "nested too deeply";
	} finally {
		cursor.delete();
	}
	return {
		tokens,
		...bracketsOf(tokens),
		statements,
		blocks,
		statementAt: Int32Array.from(owners)
	};
	function visit(around, inList, depth) {
		const { nodeType: type, nodeIsNamed: isNamed, startIndex: from, endIndex: to } = cursor;
		if (from === to || isNamed && leftOut.test(type)) return true;
		if (depth > deepest || tokens.length % 1024 === 0 && threadMs() > until) return false;
		if (isNamed && strings.test(type)) return string(around, depth);
		if (isNamed && words.test(type)) return push("word", text.slice(from, to), from);
		const outer = {
			statement,
			block
		};
		if (inList && isNamed && type === "attribute_item") attributes = attributes === -1 ? tokens.length : attributes;
		else if (inList && isNamed && !lists.test(type)) begin();
		const indented = type === "block" && isNamed && text[from] !== "{";
		if (indented) open(type, around, from);
		const isRead = cursor.gotoFirstChild() ? children(type, around, depth) : leaf(from, to);
		if (indented) close(to);
		if (statement !== outer.statement) end(outer.statement);
		block = outer.block;
		return isRead;
	}
	function children(type, around, depth) {
		const isList = depth === 0 || lists.test(type) || ended.test(type);
		const known = block;
		let isFirst = true;
		do {
			const own = cursor.nodeType;
			const isOpening = own === "{" && (lists.test(type) || braced.test(type));
			if (isOpening) open(type, around, cursor.startIndex);
			else if (own === "}" && block !== known) close(cursor.startIndex);
			else if (own === "end" && block !== known) close(cursor.startIndex);
			else if (!visit(type, isList && !parts.test(cursor.currentFieldName ?? ""), depth + 1)) return false;
			if (isFirst && ended.test(type) && !isOpening && endsInEnd()) open(type, around, cursor.endIndex);
			isFirst = false;
		} while (cursor.gotoNextSibling());
		cursor.gotoParent();
		return true;
	}
	function endsInEnd() {
		return cursor.currentNode.parent?.lastChild?.type === "end";
	}
	/** In a string with code in it the pieces between are strings of their own. */
	function string(around, depth) {
		const { startIndex: from, endIndex: to } = cursor;
		const flags = cursor.nodeType === "regex" ? /(?<=.\/)[a-z]+$/.exec(text.slice(from, to))?.[0] ?? "" : "";
		if (!holdsCode()) {
			push("string", contentOf(text.slice(from, to - flags.length)), from);
			return flags === "" || push("word", flags, to - flags.length);
		}
		let at = from;
		cursor.gotoFirstChild();
		do {
			if (!interpolations.test(cursor.nodeType)) continue;
			push("string", text.slice(at === from ? at + 1 : at, cursor.startIndex), at);
			at = cursor.endIndex;
			if (!code(around, depth + 1)) return false;
		} while (cursor.gotoNextSibling());
		cursor.gotoParent();
		return push("string", text.slice(at, to - 1), at);
	}
	function holdsCode() {
		if (!cursor.gotoFirstChild()) return false;
		let found = false;
		do
			found ||= interpolations.test(cursor.nodeType);
		while (cursor.gotoNextSibling());
		cursor.gotoParent();
		return found;
	}
	/** Without the signs around it. */
	function code(around, depth) {
		if (!cursor.gotoFirstChild()) return true;
		do
			if (cursor.nodeIsNamed && !visit(around, false, depth + 1)) return false;
		while (cursor.gotoNextSibling());
		cursor.gotoParent();
		return true;
	}
	function leaf(from, to) {
		const own = text.slice(from, to);
		if (/^[\p{L}_$][\p{L}\p{N}_$]*[?!]?$/u.test(own)) return push("word", own, from);
		if (/^\.?\d[^\s]*$/.test(own)) return push("number", own, from);
		if (/^[^\s\w"'`]{1,3}$/.test(own) && !/^[#@:$]/.test(own)) return push("punct", own, from);
		for (const token of plainTokens(own, cursor.startPosition.row + 1, from)) add(token);
		return true;
	}
	function push(kind, words, at) {
		add({
			kind,
			text: words,
			line: cursor.startPosition.row + 1,
			at
		});
		return true;
	}
	function add(token) {
		tokens.push(token);
		owners.push(statement);
	}
	function begin() {
		const start = attributes === -1 ? tokens.length : attributes;
		attributes = -1;
		statement = statements.push({
			start,
			end: tokens.length,
			block
		}) - 1;
		for (let at = start; at < tokens.length; at++) owners[at] = statement;
	}
	function end(outer) {
		const own = statements[statement];
		if (own !== void 0) own.end = tokens.at(-1)?.text === ";" ? tokens.length - 1 : tokens.length;
		statement = outer;
	}
	function open(type, around, at) {
		const kind = blockKind(type, around);
		block = blocks.push({
			kind,
			open: tokens.length,
			close: tokens.length,
			owner: statement,
			parent: block
		}) - 1;
		push("punct", "{", at);
	}
	function close(at) {
		const own = blocks[block];
		if (own !== void 0) own.close = tokens.length;
		block = own?.parent ?? -1;
		push("punct", "}", at);
	}
}
// src/syntax/program.ts
/** A file as it is compared: its shape, and the tests that it declares. */
/** Only tokens where the language has no grammar here; a reason where the text cannot be read in `ms`. */
async function outlineOf(path, text, ms) {
	const language = languageOf(path);
	if (language === void 0) {
		const tokens = plainTokens(text);
		const statementAt = new Int32Array(tokens.length).fill(-1);
		return {
			tokens,
			...bracketsOf(tokens),
			statements: [],
			blocks: [],
			statementAt,
			declared: []
		};
	}
	if (text.length > mostChars) return `larger than ${mostChars >> 10} KiB`;
	const until = threadMs() + ms;
	const parsed = await parseText(text, language.grammar, ms);
	if (typeof parsed === "string") return parsed;
	try {
		const shape = shapeIn(parsed.tree, text, until);
		return typeof shape === "string" ? shape : {
			...shape,
			declared: declaredIn(parsed, shape, language.outline, path)
		};
	} finally {
		parsed.tree.delete();
	}
}
/** Some texts cost a parser minutes for a MiB, whatever it is told. */
const mostChars = 1 << 18;
/** What is no test file has other endings. */
const likewise = [
	[/(^|\/)(rakefile|gemfile|\.simplecov)$|\.(rake|gemspec)$/i, "a.rb"],
	[/\.pyi$/i, "a.py"],
	[/\.phpt$/i, "a.php"]
];
function languageOf(path) {
	const alike = likewise.find(([names]) => names.test(path))?.[1];
	const language = testLanguageOf(alike ?? path);
	return language !== void 0 && "grammar" in language ? language : void 0;
}
export { bracketsOf as a, threadMs as i, plainTokens as n, parseText as r, outlineOf as t };
