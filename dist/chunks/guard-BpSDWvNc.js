import { n as isTestPath, t as classify } from "./classify-Bq5MmbVh.js";
import { a as bracketsOf, i as threadMs, n as plainTokens, t as outlineOf } from "./program-DkE-ho5s.js";
import { n as roleOf } from "./production-SiHaba2v.js";
import { dirname, join } from "node:path/posix";
// src/guard/allowed.ts
/** Never a change of tests: these bend the run itself, whatever the story says. */
const never = new Set("early-exit runner-patched runner-shadowed runner-environment equal-to-all detects-tests exit-code-ignored failures-forgiven report-missing frozen-test".split(" "));
/** Rules about configuration and whole tests that a sentence of the story can ask for. */
const askable = /^(test-command-|tests-|coverage-|retries-|check-|test-deleted|fewer-tests)/;
const verbs = /\b(remove|delete|drop|replace|rename|lower|reduce|change|migrate|switch|move|exclude|raise|use|adopt)\b/i;
/** A test goes where the story says that its file goes, and not where it only says what to do with something of the file's. */
const losesTests = /^(test-deleted|fewer-tests|tests-)/;
const removing = /\b(remove|delete|drop|get rid of|replace)\b((?:\s+(?!by\b|for\b|from\b|used\b|called\b|imported\b|needed\b|read\b|with\b|that\b|which\b|whose\b|in\b|of\b)[^\s.;:]+){0,4})\s*[("'`]*$/i;
const negations = /\b(not|never|without|don't|keep|instead of)\b/i;
/**
* The finding as the story lets it stand: `tests: may-change` covers tests and configuration, a plain request its own file \u2013 and
* then a person looks before the pull request is ready. `text` is what people who may write here have said.
*/
function allowed(one, story) {
	if (one.severity !== "weakens" || never.has(one.rule)) return one;
	if (story.mayChangeTests) return {
		...one,
		severity: "review"
	};
	return askable.test(one.rule) && asksFor(story.text, one) ? {
		...one,
		severity: "review",
		permitted: true
	} : one;
}
/** Whether a sentence says to change what the finding names: a verb, no negation, then the file or the new runner. */
function asksFor(text, { path, rule, message }) {
	const topics = [path, path.slice(path.lastIndexOf("/") + 1)];
	if (rule.startsWith("test-command")) topics.push(.../`[^`]*`/.exec(message)?.[0].match(/\b(vitest|jest|mocha|ava|pytest|tox|rspec|phpunit|pest|nextest|playwright)\b/g) ?? []);
	if (rule === "coverage-lowered") topics.push("coverage threshold");
	const asks = (sentence, topic) => losesTests.test(rule) ? removing.test(nearOf(sentence, topic)) : verbs.test(sentence);
	return topics.filter((topic) => topic.length > 4 || topic === "jest").some((topic) => requested(text, topic, (sentence) => asks(sentence, topic)));
}
/** Whether a sentence says to change this file of settings. */
function asksToChange(text, path) {
	return requested(text, path, (sentence) => verbs.test(sentence) || /\b(?:set|adapt|add)\b/i.test(sentence));
}
/** Whether the story speaks of this helper, fixture or start file of the tests, which holds none itself: it is known to change. */
function speaksOfSupport(text, path) {
	const name = path.slice(path.lastIndexOf("/") + 1);
	if (holdsTests.test(name)) return false;
	const kind = /conftest|fixture/i.test(path) ? /\bfixtures?\b|\bconftest\b/i : /helper|support|util|assert|factor|setup/i.test(name) ? /\btests?'? (?:own )?(?:helper|factor)|\b(?:helper|factory) of the tests\b/i : void 0;
	return asking$1(text).some((one) => kind !== void 0 && (one.includes(name) || kind.test(one)));
}
const holdsTests = /[._-](?:tests?|specs?)\.|^test_|(?:Test|Tests|Spec)\.\w+$/;
/**
* Whether the story names this change of settings, scripts or start files of the tests word by word: all that is new stands in sentences
* that forbid nothing, and nothing is gone. `before` and `after`: the file's text, undefined where it is not there; of a new one the
* path is named, and it holds no test.
*/
function namesChange(story, { path, before, after }) {
	const sentences = asking$1(story);
	const names = (one) => sentences.some((sentence) => sentence.includes(one));
	if (after === void 0 || after.length + (before?.length ?? 0) > mostChars) return false;
	if (before === void 0) return !holdsTests.test(path.slice(path.lastIndexOf("/") + 1)) && names(path);
	const known = new Set(before.split("\n").map((line) => line.trim()));
	const [words, kept] = [before, after].map((text) => new Set(text.match(word)));
	const added = after.split("\n").filter((line) => line.trim() !== "" && !known.has(line.trim()));
	const fresh = added.map((line) => (line.replace(/^\s*[\w.-]+\s*=\s*/, "").match(word) ?? []).filter((one) => !words?.has(one)));
	const isKept = [...words ?? []].every((one) => kept?.has(one));
	const areNamed = fresh.every((own) => own.length > 0 && own.every((one) => names(one.replace(/^\.\//, ""))));
	return added.length > 0 && isKept && areNamed;
}
const mostChars = 1e5;
/** Options, paths and names as code has them. */
const word = /[\w./@*-]+/g;
/** Sentences that forbid nothing. */
const asking$1 = (story) => story.slice(0, mostChars).split(/(?<=[.!?])\s+|\n/).filter((one) => !negations.test(one));
function requested(text, topic, asks) {
	for (let at = text.indexOf(topic), rounds = 0; at !== -1 && rounds < 50; at = text.indexOf(topic, at + 1), rounds++) {
		const before = text.slice(Math.max(0, at - 90), at);
		const sentence = before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf(". ")) + 1);
		if (asks(sentence) && !negations.test(sentence)) return true;
	}
	return false;
}
/** A file is named by its last part as well: what stands before is its folder. */
function nearOf(sentence, topic) {
	return topic.includes("/") ? sentence : sentence.replace(/[\w./-]+\/$/, "");
}
// src/guard/assertion-words.ts
const prefixes = /^(assert|expect|should|refute|must_|wont_|verify|andExpect|is_expected|are_expected|ensure|require|check|insist)/i;
const notAsserting = /^(shouldReceive|should_receive|expects|assertions|hasAssertions|should_not_receive|expectTypeOf|requires|required|requireNonNull|checkout|checked|checkbox|check_output|verifyToken|expected|expecteds|expectation|expectations|assertionError|AssertionError|AssertionFailedError|ensureDir|ensureFile|ensure_dir|assertj|expectedError)$/i;
/** Words that assert when they are called by themselves, as imported from an assert library. */
const bareCalls = {
	javascript: new Set("strictEqual deepStrictEqual deepEqual notStrictEqual notDeepStrictEqual notEqual equal rejects throws doesNotThrow doesNotReject ok".split(" ")),
	python: /* @__PURE__ */ new Set([
		"raises",
		"approx_equal",
		"fail",
		"eq_"
	]),
	java: /* @__PURE__ */ new Set(["fail"]),
	kotlin: /* @__PURE__ */ new Set([
		"fail",
		"shouldBe",
		"shouldThrow",
		"shouldContain",
		"shouldNotBe"
	]),
	php: /* @__PURE__ */ new Set(["fail"]),
	ruby: /* @__PURE__ */ new Set([
		"flunk",
		"must",
		"fail_with"
	]),
	rust: /* @__PURE__ */ new Set(["panic", "unreachable"])
};
/** `t.equal(\u2026)` of ava, tap and node:test. */
const onTest = new Set("is not deepEqual notDeepEqual like throws throwsAsync notThrows notThrowsAsync regex notRegex snapshot equal notEqual same strictSame notSame ok notOk match rejects resolves hasStrict has true false truthy falsy".split(" "));
const goFails = /* @__PURE__ */ new Set([
	"Error",
	"Errorf",
	"Fatal",
	"Fatalf",
	"Fail",
	"FailNow"
]);
function isAssertionWord(program, index) {
	const { tokens, language } = program;
	const word = tokens[index]?.text ?? "";
	const before = tokens[index - 1]?.text;
	const next = tokens[index + 1]?.text;
	if (isFailWord(program, index)) return true;
	if (before === "." && next === "(" && onTest.has(word) && /^(\w{0,2}t|tap|assert)$/.test(tokens[index - 2]?.text ?? "")) return language === "javascript";
	if (language === "python" && word === "assert") return before !== ".";
	if (next === "(" && bareCalls[language]?.has(word)) return before !== "." || language === "python" || language === "php" || language === "java";
	if (language === "kotlin" && bareCalls.kotlin?.has(word)) return true;
	if (!prefixes.test(word) || notAsserting.test(word)) return false;
	return isCalled$1(language, word, before, next);
}
/** A word that fails the test when it is reached: what it asserts is the condition around it. */
function isFailWord({ tokens, language }, index) {
	const word = tokens[index]?.text ?? "";
	const before = tokens[index - 1]?.text;
	const next = tokens[index + 1]?.text;
	if (language === "go") return before === "." && next === "(" && goFails.has(word) && /^(t|b|tb|s|f|c|T)$/.test(tokens[index - 2]?.text ?? "");
	if (language === "rust") return next === "!" && word === "panic";
	if (word === "AssertionError" || word === "AssertionFailedError") return before === "new" || before === "raise" || before === "throw";
	if (word === "fail" && next === "(" && (language === "java" || language === "kotlin" || language === "php")) return true;
	return word === "fail" && next === "(" && before === "." && [
		"t",
		"assert",
		"pytest",
		"self",
		"expect",
		"chai"
	].includes(tokens[index - 2]?.text ?? "");
}
function isCalled$1(language, word, before, next) {
	const bare = /^(ensure|require|check|verify|insist)$/i.test(word);
	switch (language) {
		case "go": return bare ? word === "require" && next === "." : next === "(" || next === ".";
		case "rust": return next === "!" || next === "(" && !bare;
		case "ruby": return !bare && next !== "=" && next !== ":" && before !== ":";
		case "java":
		case "kotlin": return word === "verify" ? next === "(" : !bare && (next === "(" || language === "kotlin" && /^should/.test(word));
		case "javascript": return !bare && !/^require/.test(word) && (next === "(" || next === "." && /^(assert|expect|should)$/.test(word) || word === "should" && before === ".");
		default: return !bare && (next === "(" || next === "!" || next === ".");
	}
}
// src/guard/guards.ts
/** What around the statement may keep it from running or its failure from counting, up to the function that is the test. */
function guardsOf(program, statement, index) {
	const { blocks, tokens } = program;
	const guards = new Set(inline(program, statement, index));
	for (let at = statement.block, depth = 0; at !== -1 && depth < 50; depth++) {
		const block = blocks[at];
		if (block === void 0 || block.kind === "type") break;
		if (leaves(program, at) <= index) guards.add("conditional");
		if (tokens.slice(Math.max(0, block.open - 10), block.open).some(({ kind, text }) => kind === "word" && swallowing.test(text))) guards.add("swallowed");
		if (block.kind === "function") break;
		if (block.kind === "if" && !assertsOtherwise(program, block)) guards.add("conditional");
		if (block.kind === "try" && swallows(program, block) !== void 0) guards.add("swallowed");
		at = block.parent;
	}
	return [...guards];
}
/** Whether the assertion's own failure is caught, and not only what the code under test may throw. */
function isCaught(program, statement) {
	for (let at = statement.block, depth = 0; at !== -1 && depth < 50; depth++) {
		const block = program.blocks[at];
		if (block === void 0 || block.kind === "type" || block.kind === "function") break;
		if (block.kind === "try" && swallows(program, block) === "failures") return true;
		at = block.parent;
	}
	return false;
}
const swallowing = /^(suppress|runCatching|catch_unwind)$/;
/** `if (x) expect(\u2026)`, `assert_equal 1, x if ci?`, `x && expect(\u2026)`. */
function inline({ tokens, language }, statement, index) {
	if (statement.start < index && /^(if|unless)$/.test(tokens[statement.start]?.text ?? "") || /^(&&|\|\||\?)$/.test(tokens[index - 1]?.text ?? "")) return ["conditional"];
	const rest = language === "ruby" ? tokens.slice(index, Math.min(statement.end, index + 60)) : [];
	const behind = (word) => rest.some(({ kind, text }) => kind === "word" && word.test(text));
	return behind(/^(if|unless)$/) ? ["conditional"] : behind(/^rescue$/) ? ["swallowed"] : [];
}
/** Where in a block a test may end before what follows, by `if (x) return`, `return unless x` or a plain one; Infinity where nowhere. */
function leaves(program, block) {
	const known = leaving.get(program) ?? /* @__PURE__ */ new Map();
	if (!leaving.has(program)) {
		leaving.set(program, known);
		for (const { start, end, block: around } of program.statements) {
			if (!/^(if|unless|return)$/.test(program.tokens[start]?.text ?? "") || known.has(around)) continue;
			const words = program.tokens.slice(start, Math.min(end, start + 200)).filter(({ kind }) => kind === "word");
			if (words.some(({ text }) => text === "return") && !words.some(({ text }) => failing$1.test(text))) known.set(around, end);
		}
	}
	return known.get(block) ?? Number.POSITIVE_INFINITY;
}
/** By program: each of its assertions asks. */
const leaving = /* @__PURE__ */ new WeakMap();
/** Whether the other branch of an `if` asserts or fails as well: then one of them always does. */
function assertsOtherwise({ tokens, match }, { open, close }) {
	const otherwise = tokens[close + 1]?.text === "else" ? tokens.slice(close + 2, close + 200) : [];
	const word = [open - 1, open - 2].find((at) => tokens[at]?.text === "else") ?? -1;
	const first = word === -1 ? [] : tokens.slice(Math.max(match[word - 1] ?? 0, open - 200, 0), open);
	return [...otherwise, ...first].some(({ kind, text }) => kind === "word" && failing$1.test(text));
}
const failing$1 = /^(assert\w*|expect|fail|throw|raise|throws|reject|done|next|panic|Errorf?|Fatalf?|flunk|exit)$/;
/** What the handlers behind a `try` keep to themselves, where none of them throws, asserts or fails: `errors` of some kinds, or an assertion's `failures` too. */
function swallows({ tokens, match, statements, language }, { close, owner }) {
	const fails = (from, to) => tokens.slice(from, to).some(({ kind, text }) => kind === "word" && failing$1.test(text));
	if (language === "ruby") {
		const start = Math.max(statements[owner]?.start ?? close, close - 400);
		const rescue = tokens.slice(start, close).findIndex(({ kind, text }) => kind === "word" && text === "rescue");
		const head = tokens.slice(start + rescue, start + rescue + 8).filter((token) => token.line === tokens[start + rescue]?.line);
		if (rescue === -1 || fails(start + rescue, close)) return void 0;
		return hears(head, language) ? "failures" : "errors";
	}
	let kept;
	for (let at = close + 1; /^(catch|except)$/.test(tokens[at]?.text ?? "");) {
		let open = at;
		while (open < at + 40 && tokens[open]?.text !== "{") open++;
		const end = Math.max(match[open] ?? -1, open);
		if (fails(open, Math.min(end, open + 400))) return void 0;
		kept = kept === "failures" || hears(tokens.slice(at, open), language) ? "failures" : "errors";
		at = end + 1;
	}
	return kept;
}
/** Whether a handler takes an assertion's failure at all: one for another kind of error does not. */
function hears(head, language) {
	const types = head.filter(({ kind, text }) => kind === "word" && /^[A-Z]/.test(text));
	const own = failures[language];
	if (types.length === 0) return language !== "ruby";
	return own === void 0 || types.some(({ text }) => own.test(text));
}
const failures = {
	python: /^(?:Base)?Exception$|^AssertionError$/,
	java: /^(?:Throwable|Error)$|Assertion|ComparisonFailure/,
	ruby: /^Exception$|Assertion|Expectation/,
	php: /^(?:Throwable|Exception)$|Assertion|Expectation/
};
// src/guard/imports.ts
function importedSubjects(program) {
	const known = subjects.get(program) ?? importedNames(program);
	subjects.set(program, known);
	return known;
}
const subjects = /* @__PURE__ */ new WeakMap();
function importedNames({ tokens, language, statements }) {
	const names = /* @__PURE__ */ new Set();
	for (const { start, end } of statements) {
		const own = tokens.slice(start, Math.min(end, start + 120));
		const imports = /^(import|from|use)$/.test(own[0]?.text ?? "") || own.some(({ text }) => text === "require");
		const module = own.find((token) => token.kind === "string")?.text ?? "";
		if (!imports || language === "javascript" && !/^(\.{1,2}\/|@\/|~\/|src\/|#)/.test(module)) continue;
		const words = own.flatMap(({ kind, text }) => kind === "word" && !keywords.test(text) ? [text] : []);
		if (!words.some((word) => assertionLibrary.test(word))) for (const word of words) names.add(word);
	}
	return names;
}
const keywords = /^(import|from|const|let|var|require|use|as|type|await|self|super)$/;
const assertionLibrary = /^(junit|hamcrest|assertj|testng|truth|kotest|kotlin|nose|unittest|pytest|assertpy|expects|sure|testing|pretty_assertions|googletest|rstest|PHPUnit|Pest)$/;
// src/guard/matcher-words.ts
/** Words of assertions by how much they hold: those that hold a part, and those that hold next to nothing. */
/** Matchers that say only a part, a range or a shape. */
const partial = /^(toMatchObject|toContain\w*|toMatch|\w+Containing|stringMatching|toBe(Greater|Less)Than\w*|toHave(Length|Property)|matche?s?|like|includes?|contains?|start_with|end_with|be_within|assertIn|assert\w*(Contains|RegExp|Regexp|Greater|Less|Count)\w*|assert_(includes|match|operator)|Contains|ElementsMatch|Len|Greater\w*|Less\w*|Regexp|has(Size|Length)|is(Greater|Less)Than\w*|must_(include|match)|satisfy|toBeCloseTo|closeTo|\w*(InDelta|InEpsilon|in_delta|in_epsilon|Almost)\w*|above|below|least|most)$/;
/** Matchers that say only that something is there, or what it is not. */
const weak = /^(toBe(Truthy|Falsy|Defined|InstanceOf|TypeOf)|anything|any|ANY|ok|truthy|exists?|instance_?[oO]f|be_(truthy|present|an?|kind_of|instance_of)|respond_to|assert(True|IsNotNone|NotNull|IsInstance|InstanceOf|NotEmpty|NotEquals?|NotSame)|assert_(not_nil|not_equal|kind_of|instance_of|respond_to|nothing_raised|ne)|refute_\w+|Not(Nil|Empty|Equal|Panics)|NoError|is(NotNull|NotEmpty|NotEqualTo|InstanceOf)|doesNotThrow|doesNotReject|not(Strict|Deep)?Equal|Exception|BaseException|Throwable|toHaveBeenCalled|toBeCalled|assert_called|shouldNotBe|is_(ok|some))$/;
const comparison = /^(==|===|!=|!==|<|>|<=|>=|=~|is|in|eq|eql)$/;
const literalWords = /* @__PURE__ */ new Set([
	"true",
	"false",
	"True",
	"False",
	"null",
	"nil",
	"None",
	"undefined"
]);
// src/guard/tautology.ts
/** `imported`: names from modules that are no assertion library. */
function isTautology(tokens, language, imported) {
	const { text: head } = tokens[0] ?? { text: "" };
	if (language === "ruby" && /^(should|should_not|is_expected|are_expected)$/.test(head)) return false;
	if (head === "if" && /^(false|False)$/.test(tokens[tokens[1]?.text === "(" ? 2 : 1]?.text ?? "")) return true;
	const [joins, value] = head === "if" ? [/^(&&|and)$/, /^(false|False|0)$/] : [/^(\|\||or)$/, /^(true|True|1)$/];
	const always = ({ kind, text }, at) => kind !== "string" && joins.test(text) && value.test(tokens[at + 1]?.text ?? "");
	if (tokens.some(always) || comparesWithItself(tokens) || isWithoutMatcher(tokens)) return true;
	return !tokens.some((_, at) => isSubject(tokens, at, language, imported)) && tokens.length > 1 && tokens.some(isConstant);
}
/** `expect(x)` and nothing behind it: no matcher, nothing is compared. Two values are: by a helper of that name. */
function isWithoutMatcher(tokens) {
	const own = tokens.filter(({ text }) => text !== ";" && text !== "await");
	if (own[0]?.text !== "expect" || !/^[({]$/.test(own[1]?.text ?? "")) return false;
	let depth = 0;
	let comma = -1;
	const end = own.findIndex(({ kind, text }, at) => {
		if (kind === "string") return false;
		if (/^[({[]$/.test(text)) depth++;
		if (text === "," && depth === 1 && comma < 0) comma = at;
		return /^[)}\]]$/.test(text) && --depth === 0;
	});
	const isCompared = comma > 0 && own.slice(comma + 1, end).some(({ kind, text }) => kind !== "string" && text !== ",");
	return end === own.length - 1 && !isCompared;
}
const isConstant = ({ kind, text }) => kind === "number" || kind === "string" || literalWords.has(text);
/** A word that may differ with the code under test: no keyword, constant, matcher or receiver of the assertion itself. */
function isSubject(tokens, at, language, imported) {
	const { kind, text } = tokens[at];
	if (kind !== "word" || literalWords.has(text) || frame.test(text)) return false;
	const before = tokens[at - 1]?.text;
	const next = tokens[at + 1];
	if (/^(t|tt|tc|b)$/.test(text) && /^[.,]$/.test(next?.text ?? "")) return false;
	if (/^[frbu]$/.test(text) && next?.kind === "string") return false;
	if (imported.has(text) && !/^(assert|expect|should|verify)/i.test(text)) return true;
	const isCall = before === "." || /^[(.!]$/.test(next?.text ?? "") || language === "ruby";
	if (librarys.test(text)) return !isCall;
	return before !== "." || !(hungOn.test(text) || partial.test(text) || weak.test(text));
}
const hungOn = /^(to|is|has)[A-Z]|^(not|Equal|True|is|same)$/;
/** Words of assertion libraries. Any other `assertDiscount(100, 90)` is the project's own helper, and calls its code. */
const librarys = /^(be_\w+|expect|should|assert|assert_?(that|true|false|null|nil|not_?null|not_?nil|equals?|eq|ne|not_?equals?|same|is|in|is_?none|instance_?of|empty|includes?|contains\w*|match\w*|greater\w*|less\w*|count\w*|almost_?equals?|raises|throws|in_delta)|refute\w*|must_\w+|wont_\w+|equals?|equal_?to|(deep|strict|deepStrict)Equal|ok|eql?|is)$/i;
const frame = /^(await|return|\$this|if|else|not|and|or|in|self|this|require|to|be|Assertions|static|new|parent|to_not|not_to)$/;
/** `assertEquals(x, x)`, `expect(x).toBe(x)`, `assert_equal x, x`, `assert x == x`. */
function comparesWithItself(tokens) {
	const texts = tokens.map(({ kind, text }) => kind === "string" ? JSON.stringify(text) : text);
	if (texts.includes("new") || texts.some((text) => denies.test(text))) return false;
	if (!texts.some((text) => compares.test(text))) return false;
	const [first, second, third] = operands(texts);
	return first !== void 0 && first === second && third === void 0;
}
const compares = /equal|same|^eq|^is$|^be$|toBe|match|_eq$|^===?$|isA$/i;
const denies = /^(?:not|refute)|^\w*(?:Not[A-Z]|_not_)/;
/** What stands between the outermost brackets, commas and `==`. */
function operands(texts) {
	const bare = /^assert(_\w+)?$/.test(texts[0] ?? "") && !/^[(.!]$/.test(texts[1] ?? "");
	const groups = [[]];
	let depth = bare ? 1 : 0;
	for (const text of bare ? texts.slice(1) : texts) {
		if (/^[)\]}]$/.test(text)) depth--;
		if (depth === 0 || depth === 1 && /^(,|===?)$/.test(text)) groups.push([]);
		else groups.at(-1)?.push(text);
		if (/^[([{]$/.test(text)) depth++;
	}
	return groups.filter((group) => group.length > 0).map((group) => group.join(" "));
}
// src/guard/strength.ts
function strengthOf(tokens, language, imported) {
	const isBranch = tokens[0]?.text === "if";
	if (!isBranch && tokens.slice(0, 4).some(({ text }) => failing.test(text))) return 3;
	if (isTautology(tokens, language, imported)) return 0;
	const words = tokens.filter(({ kind, text }, at) => kind === "word" && !imported.has(text) && isMatcher(tokens, at, language));
	const says = (matcher) => words.some(({ text }) => matcher.test(text));
	const compares = tokens.some(({ kind, text }) => kind !== "string" && comparison.test(text));
	const loose = tokens.some(({ text }, at) => tolerance.test(text) && /^[=:]$/.test(tokens[at + 1]?.text ?? ""));
	if (says(partial) || loose) return 2;
	if (compares || says(equality)) return says(weak) || !isBranch && says(/^(not|not_to|to_not)$/) ? 1 : 3;
	const bare = !(tokens.some(({ text }) => text === "!") && tokens.at(-2)?.text === "length") && tokens.some(({ text }, at) => text === "assert" && tokens[at + 1]?.text !== ".");
	return says(weak) || bare ? 1 : 3;
}
/** In JavaScript matchers are called or hang on something; `as any` is a cast. */
function isMatcher(tokens, at, language) {
	if (tokens[at - 1]?.text === "as") return false;
	return language !== "javascript" || tokens[at - 1]?.text === "." || tokens[at + 1]?.text === "(";
}
const failing = /^(fail|panic|Fatalf?|Errorf?|flunk|unreachable)$/;
const equality = /equal|same|^eql?$|EqualTo|^toBe$|calledwith|snapshot/i;
/** One that somebody set; the library's own default counts as exact. */
const tolerance = /^(abs|rel|abs_tol|rel_tol|atol|rtol|places|tolerance|delta|epsilon)$/;
// src/guard/assertions.ts
/**
* Every assertion of the program, in order. `helpers`: functions known to assert, with what they assert; to call one, or to hand
* it to the runner as a test's body, is an assertion too.
*/
function assertionsIn(program, helpers) {
	const found = [];
	let behind = 0;
	for (const [index, token] of program.tokens.entries()) {
		if (index < behind || token.kind !== "word") continue;
		const helper = isUsed(program, index) ? helpers.get(token.text) : void 0;
		if (helper === void 0 && !isAssertionWord(program, index)) continue;
		if (declares(program, index)) continue;
		const assertion = readAssertion(program, index);
		if (assertion === void 0) continue;
		found.push(helper === void 0 ? assertion : asStrongAs(assertion, helper));
		behind = Math.max(assertion.end, index + 1);
	}
	return found;
}
/** Called, or handed on by its name. */
function isUsed({ tokens, language }, index) {
	const next = tokens[index + 1]?.text;
	if (next === "(") return true;
	if (language !== "javascript") return false;
	const before = tokens[index - 1]?.text;
	return (before === "," || before === "(") && (next === "," || next === ")");
}
function asStrongAs(call, helper) {
	const strongest = helper.reduce((best, one) => one.strength > best.strength ? one : best);
	return {
		...call,
		byHelper: true,
		strength: strongest.strength
	};
}
/** `function assertTotal(` names the helper; it asserts nothing there. */
function declares({ tokens, match }, index) {
	const before = tokens[index - 1]?.text ?? "";
	if ([
		"function",
		"def",
		"func",
		"fn",
		"fun",
		"void",
		"class"
	].includes(before)) return true;
	if (before === "{" && tokens[index - 2]?.text === "def") return true;
	const close = match[index + 1] ?? -1;
	return tokens[index + 1]?.text === "(" && close > index && tokens[close + 1]?.text === "{";
}
function readAssertion(program, index) {
	const { tokens, statements, statementAt, language } = program;
	let statement = statements[statementAt[index] ?? -1];
	if (statement === void 0) return void 0;
	let start = index;
	let end = statement.end;
	const owner = isFailWord(program, index) ? conditionAround(program, statement) : void 0;
	if (owner !== void 0) {
		statement = owner;
		start = owner.start;
		end = owner.end;
	} else {
		const around = enclosingBracket(program, index, statement);
		if (around === void 0) start = language === "ruby" || language === "python" ? statement.start : chainStart(program, index, statement);
		else end = around;
	}
	const own = tokens.slice(start, end);
	if (own.length === 0) return void 0;
	const lead = tokens.slice(statement.start, Math.min(start + 2, end)).map((token) => token.text);
	return {
		start,
		end,
		line: tokens[index]?.line ?? 1,
		tokens: own,
		text: own.map((token) => token.kind === "string" ? JSON.stringify(token.text) : token.text).join(" "),
		strength: strengthOf(own, language, importedSubjects(program)),
		guarded: guardsOf(program, statement, index),
		caught: isCaught(program, statement),
		awaited: lead.includes("await") || lead.includes("return") || lead.includes("yield"),
		literals: demanding(own).filter((token) => token.kind === "string" || token.kind === "number" || constants.has(token.text)).map((token) => token.text)
	};
}
/** What the assertion compares: in `if got != want { t.Errorf("\u2026") }` the condition, not the message. */
function demanding(own) {
	if (own[0]?.text !== "if") return own;
	let depth = 0;
	for (let at = own.length - 1; at > 0; at--) {
		depth += Number(own[at]?.text === "}") - Number(own[at]?.text === "{");
		if (depth === 0 && own[at]?.text === "{") return own.slice(0, at);
	}
	return own;
}
const constants = /* @__PURE__ */ new Set([
	"true",
	"false",
	"null",
	"nil",
	"None",
	"True",
	"False",
	"undefined"
]);
function conditionAround({ blocks, statements }, statement) {
	const block = blocks[statement.block];
	return block?.kind === "if" ? statements[block.owner] : void 0;
}
/** The close of the bracket around the word inside its own statement, where there is one. */
function enclosingBracket({ parent, match, tokens }, index, statement) {
	const open = parent[index] ?? -1;
	if (open < statement.start || tokens[open]?.text === "{") return void 0;
	const close = match[open] ?? -1;
	return close === -1 ? void 0 : Math.min(close, statement.end);
}
/** From the assertion word back over what it is called on: `await`, `t.assert.`, `this->`, `Assertions.`. */
function chainStart({ tokens }, index, statement) {
	let start = index;
	while (start > statement.start) {
		const before = tokens[start - 1];
		if (before === void 0 || before.text === ";" || before.text === "}" || before.text === "{") break;
		start--;
		if (index - start > 60) break;
	}
	return start;
}
// src/guard/cases.ts
/** Every test and every plain function that asserts (`kind: function`), groups folded into keys and marks. */
function casesOf(program) {
	const found = program.declared;
	const direct = assertionsIn(program, noHelpers);
	const helpers = helpersThatAssert(found, direct);
	const asserting = helpers.size === 0 ? direct : assertionsIn(program, helpers);
	const cases = [];
	const around = [];
	for (const one of found) {
		while (around.length > 0 && (around.at(-1)?.end ?? 0) <= one.start) around.pop();
		const isInner = program.language === "python" && around.some(({ kind }) => kind !== "group");
		if (one.kind !== "function" && !isInner) {
			const groups = around.slice(-deepest).filter((outer) => outer.kind === "group");
			const marks = [...one.marks, ...groups.flatMap((group) => group.marks)];
			const key = [...groups.map((group) => group.name), one.name].join(" \u203a ");
			cases.push({
				...one,
				key,
				marks,
				assertions: [],
				statements: 0
			});
		} else if (!around.slice(-deepest).some((outer) => outer.kind !== "group")) cases.push({
			...one,
			key: one.name,
			assertions: [],
			statements: 0
		});
		around.push(one);
	}
	fill(program, cases, asserting);
	return cases.filter((one) => one.kind === "case" || one.assertions.length > 0 || one.marks.length > 0);
}
/** Levels of nested groups that are told apart: no suite has as many, a hostile file may. */
const deepest = 24;
const noHelpers = /* @__PURE__ */ new Map();
/** The plain functions with an assertion inside, by name; both lists are sorted by start. */
function helpersThatAssert(found, assertions) {
	const helpers = /* @__PURE__ */ new Map();
	let next = 0;
	for (const { kind, name, start, end } of found) {
		while (next < assertions.length && (assertions[next]?.start ?? 0) < start) next++;
		if (kind !== "function") continue;
		const inside = [];
		for (let at = next; at < next + 50; at++) {
			const assertion = assertions[at];
			if (assertion === void 0 || assertion.start >= end) break;
			inside.push(assertion);
		}
		if (inside.length > 0) helpers.set(name, inside);
	}
	return helpers;
}
/** Gives each assertion and statement to the innermost case around it. Cases come sorted by start, outer before inner. */
function fill(program, cases, assertions) {
	const innermost = ownersOf(cases, program.tokens.length);
	for (const assertion of assertions) cases[innermost[assertion.start] ?? -1]?.assertions.push(assertion);
	for (const statement of program.statements) {
		const owner = cases[innermost[statement.start] ?? -1];
		if (owner === void 0 || statement.start <= owner.start) continue;
		owner.statements++;
		const mark = bodyMark(program, statement);
		if (mark !== void 0 && owner.kind !== "group") owner.marks.push({
			mark,
			line: program.tokens[statement.start]?.line ?? owner.line
		});
	}
}
/** `t.skip()`, `pytest.skip("\u2026")`, `$this->markTestSkipped()`, `skip`: a statement that takes the test out while it runs. */
function bodyMark({ tokens }, { start, end }) {
	for (let at = start; at < Math.min(end, start + 16); at++) {
		const token = tokens[at];
		if (token?.kind === "punct" && !chain.has(token.text)) return void 0;
		if (token?.kind !== "word" || !Object.hasOwn(bodyMarks, token.text)) continue;
		const next = tokens[at + 1];
		const alone = next === void 0 || next.line !== token.line || at + 1 >= end || next.kind === "string" || next.text === "}";
		if (next?.text === "(" || next?.text === "!" || alone && at === start || tokens[start]?.text === "raise") return bodyMarks[token.text];
	}
}
const chain = /* @__PURE__ */ new Set([
	".",
	"->",
	"::",
	"?."
]);
const bodyMarks = {
	skip: "skip",
	Skip: "skip",
	Skipf: "skip",
	SkipNow: "skip",
	skipTest: "skip",
	SkipTest: "skip",
	markTestSkipped: "skip",
	markTestIncomplete: "skip",
	omit: "skip",
	fixme: "skip",
	importorskip: "conditional",
	xfail: "xfail",
	todo: "todo",
	pending: "todo",
	pend: "todo",
	assumeTrue: "conditional",
	assumeFalse: "conditional",
	assumeThat: "conditional",
	assumingThat: "conditional",
	assume: "conditional"
};
/** For each token the index of the innermost case, -1 outside. */
function ownersOf(cases, length) {
	const owners = new Int32Array(length).fill(-1);
	const stack = [];
	let next = 0;
	for (let at = 0; at < length; at++) {
		while (stack.length > 0 && (cases[stack.at(-1) ?? -1]?.end ?? 0) <= at) stack.pop();
		for (; cases[next]?.start === at; next++) stack.push(next);
		owners[at] = stack.at(-1) ?? -1;
	}
	return owners;
}
// src/guard/language.ts
const byExtension = {
	js: "javascript",
	mjs: "javascript",
	cjs: "javascript",
	jsx: "javascript",
	ts: "javascript",
	mts: "javascript",
	cts: "javascript",
	tsx: "javascript",
	vue: "javascript",
	svelte: "javascript",
	py: "python",
	pyi: "python",
	go: "go",
	rs: "rust",
	rb: "ruby",
	rake: "ruby",
	gemspec: "ruby",
	java: "java",
	groovy: "java",
	scala: "java",
	kt: "kotlin",
	kts: "kotlin",
	gradle: "kotlin",
	php: "php",
	phpt: "php",
	sh: "shell",
	bash: "shell",
	bats: "shell",
	c: "other",
	cc: "other",
	cpp: "other",
	cxx: "other",
	h: "other",
	hpp: "other",
	cs: "other",
	swift: "other",
	dart: "other",
	m: "other",
	ex: "ruby",
	exs: "ruby",
	lua: "other",
	zig: "other"
};
const byName = {
	rakefile: "ruby",
	gemfile: "ruby",
	jenkinsfile: "java",
	".simplecov": "ruby"
};
/** undefined: no code (data, prose, a file put out of the runner's sight by its ending). */
function languageOf(path) {
	const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
	return byName[name] ?? byExtension[name.slice(name.lastIndexOf(".") + 1)];
}
// src/guard/program.ts
/** A file as the rules read it: its language and its shape. */
const mostMs$1 = 2e3;
/** undefined: no code, or a shell script. */
async function readProgram(path, text, budget) {
	const language = languageOf(path);
	if (language === void 0 || language === "shell") return void 0;
	const begun = threadMs();
	const outlined = budget.ms > 0 ? await outlineOf(path, text, Math.min(mostMs$1, budget.ms)) : "no time is left";
	budget.ms -= threadMs() - begun;
	return typeof outlined === "string" ? {
		why: outlined,
		spent: budget.ms <= 0
	} : {
		language,
		...outlined
	};
}
// src/guard/changed-file.ts
async function changedFile(change, kind, { base, tree }, budget) {
	const { path, status, from = path } = change;
	const before = base === void 0 ? void 0 : await side(from, base, kind, budget);
	const hidden = kind === "test" && status === "renamed" && !isTestPath(path);
	const after = tree === void 0 ? void 0 : await side(path, tree, hidden ? "source" : kind, budget);
	const { why, spent = false } = after?.unreadable ?? {};
	const unread = !spent && before !== void 0 && before.cases.length > 0 ? why : void 0;
	const isCompared = before?.unreadable === void 0 && after?.unreadable === void 0;
	const comparable = (one) => one === void 0 || isCompared ? one : {
		...one,
		cases: []
	};
	return {
		path,
		status,
		kind,
		language: languageOf(path),
		base: comparable(before),
		tree: comparable(after),
		...unread === void 0 ? {} : { unread },
		newLines: linesOnlyIn(after?.lines ?? [], before?.lines ?? [])
	};
}
async function side(path, text, kind, budget) {
	const lines = text.split("\n");
	const program = await readProgram(path, text, budget);
	if (program === void 0) return {
		path,
		text,
		lines,
		cases: []
	};
	if ("why" in program) return {
		path,
		text,
		lines,
		unreadable: program,
		cases: []
	};
	return {
		path,
		text,
		lines,
		program,
		cases: kind === "test" || kind === "test-config" || program.language === "rust" ? casesOf(program) : []
	};
}
/** Line numbers whose text stands in `lines` more often than in `others`; indentation does not count. */
function linesOnlyIn(lines, others) {
	const left = /* @__PURE__ */ new Map();
	for (const line of others) left.set(line.trim(), (left.get(line.trim()) ?? 0) + 1);
	const found = /* @__PURE__ */ new Set();
	for (const [index, line] of lines.entries()) {
		const text = line.trim();
		const count = left.get(text) ?? 0;
		if (count > 0) left.set(text, count - 1);
		else if (text !== "") found.add(index + 1);
	}
	return found;
}
function finding(severity, rule, path, line, message) {
	return line === void 0 ? {
		severity,
		rule,
		path,
		message
	} : {
		severity,
		rule,
		path,
		line,
		message
	};
}
// src/guard/detection.ts
/** Code that asks whether it is being tested. */
/** Variables that only runners set. */
const setByRunners = /(?<!\w)(JEST_WORKER_ID|VITEST|VITEST_WORKER_ID|VITEST_POOL_ID|PYTEST_CURRENT_TEST|NODE_TEST_CONTEXT|PYTEST_VERSION|PHPUNIT_COMPOSER_INSTALL|__PHPUNIT_PHAR__|MOCHA_COLORS|BATS_\w+|HARNESS_(ACTIVE|VERSION|IS_VERBOSE)|RUST_TEST_\w+|NEXTEST\w*|GTEST_\w+|CTEST_\w+|BUN_TEST|DENO_TEST)(?!\w)/;
const asks = {
	rule: "detects-tests",
	message: "the code asks whether it is being tested"
};
/** Code that behaves differently under a test runner. */
function detection({ tokens, language }, index, file) {
	if (file.kind !== "source") return void 0;
	const token = tokens[index];
	const { text: word, kind } = token;
	if (readsTests(token, file, tokens[index - 1]?.text) || readsFixtures(tokens, index, file)) return {
		rule: "reads-tests",
		message: `the code names a test file (${word})`
	};
	if (setByRunners.test(word)) return asks;
	const own = asking[language]?.[kind === "string" ? "string" : "code"];
	const from = tokens.slice(index, index + 6).map(({ text }) => text);
	if (own?.test(from.join(" ")) || isBuiltForTests(tokens, index, from)) return asks;
	if (/^(NODE_ENV|RAILS_ENV|APP_ENV)$/.test(word)) return environment(tokens, index);
	return (kind === "word" && stack.test(word) ? tokens.slice(Math.max(0, index - 12), index + 25) : []).some((one) => one.kind === "string" && /test|spec|junit/i.test(one.text)) ? asks : void 0;
}
/** `#[cfg(test)]` before a statement of Rust: an item of their own begins otherwise, and a statement runs in no other build. */
function isBuiltForTests(tokens, index, from) {
	if (tokens[index - 1]?.text !== "]") return false;
	if (tokens.slice(Math.max(0, index - 7), index).map(({ text }) => text).join("") !== "#[cfg(test)]") return false;
	return /^(?:let|if|return|for|while|loop|match)$/.test(from[0] ?? "") || /^(?:\.|[-+*/]?=)$/.test(from[1] ?? "");
}
/** Of each language, by the words from here on. */
const asking = {
	python: { string: /^(pytest|unittest|_pytest) in\b/ },
	go: {
		string: /^test\./,
		code: /^testing \. Testing\b/
	},
	rust: { code: /^cfg (! \( test|\( not \( test)\b/ },
	ruby: { code: /^(const_)?defined\? (\( )?(RSpec|Minitest|Test)\b/ },
	php: { code: /^class_exists \( .*PHPUnit/ }
};
const stack = /^(stack|StackWalker|getStackTrace|debug_backtrace|caller|Callers?|extract_stack|_getframe)$/;
const aside = /(^|\/)(bench\w*|examples?|scripts?|demo|docs?|tools?)\//;
/** A string in code that names a test file: answers can be read out of it. */
function readsTests(token, file, before = "") {
	if (token.kind !== "string" || /config|eslint|jest|vitest|karma|rake|gulp|grunt|webpack|rollup/i.test(file.path)) return false;
	const { text } = token;
	const isAside = aside.test(file.path);
	if (/^\.\.?\/.*\w$/.test(text) && !isAside && isTestPath(join(dirname(file.path), text))) return true;
	return !(isAside && before === "from") && text.length < 200 && /^[\w@./-]+\.(test|spec)\.[cm]?[jt]sx?$|^[\w./-]*test_\w+\.py$|^[\w./-]*_(test|spec)\.(py|go|rb)$|^[\w./-]*Test\.(php|java|kt)$/.test(text);
}
/** A folder of what the tests are given, in code that reads files. */
function readsFixtures(tokens, index, { path, tree }) {
	const { kind, text } = tokens[index];
	if (kind !== "string" || aside.test(path) || !reads.test(tree?.text ?? "")) return false;
	const [join, next] = [tokens[index + 1]?.text ?? "", tokens[index + 2]];
	const joined = /^(?:tests?|specs?|__tests__)$/.test(text) && /^[,/]$/.test(join) && next?.kind === "string";
	return given.test(joined ? `${text}/${next.text}` : text);
}
const given = /^(?:\.\/)?(?:tests?|specs?|__tests__|t)\/(?:[\w-]+\/)*(?:(?:fixtures?|data|golden|expected|snapshots?|cases|resources)\b|[\w-]+\.(?:json|ya?ml|csv|txt|golden|snap)$)/;
const reads = /\b(?:readFile(?:Sync)?|createReadStream|open|read_text|read_bytes|File\.(?:read|open)|IO\.read|fopen|file_get_contents|ReadFile|read_to_string|Files\.(?:read|newBufferedReader)\w*|ifstream)\b/;
/** `NODE_ENV === 'test'` is common; with an answer behind it, it is a cheat. */
function environment(tokens, index) {
	if (!tokens.slice(index, index + 5).some((token) => token.kind === "string" && token.text === "test")) return void 0;
	for (let at = index; at < index + 12; at++) {
		const value = tokens[at + 1];
		if (tokens[at]?.text !== "return" && tokens[at]?.text !== "?") continue;
		if (value !== void 0 && value.text !== ";" && value.text !== "}" && value.line === tokens[at]?.line) return asks;
	}
	return {
		rule: "detects-tests",
		message: "the code asks for the test environment",
		severity: "review"
	};
}
// src/guard/exits.ts
const exit = (message) => ({
	rule: "early-exit",
	message
});
/** Calls that end the process whatever the tests say. */
function exits({ tokens, language }, index, file) {
	const { text: word, kind } = tokens[index];
	if (kind !== "word" && kind !== "string" || !/^(_?exit!?|Exit|reallyExit|abort|halt|quit|die|exitProcess|SystemExit|exitCode)$/.test(word)) return void 0;
	const [object = "", before = ""] = [tokens[index - 2]?.text, tokens[index - 1]?.text];
	const [next = "", behind] = [tokens[index + 1]?.text, tokens[index + 2]];
	if (word === "exitCode") return object === "process" && next === "=" && isZero(behind) ? exit("the exit code of the process is set to 0") : void 0;
	const receiver = /^(\.|::|\[)$/.test(before) ? object : "";
	const called = next === "(" || next === "]" && behind?.text === "(" || next === "?.";
	if (language === "ruby" && word === "exit!" || called && hardExits.test(`${receiver}.${word}`)) {
		const found = {
			rule: "early-exit",
			message: `${word} ends the process before the tests can fail`
		};
		return isChild(tokens, index) ? {
			...found,
			severity: "review"
		} : found;
	}
	if (!isExit(language, word, receiver, before, called)) return void 0;
	const argument = argumentOf(tokens, index);
	if (argument !== void 0 && !isZero(argument) && argument.text !== "true") return void 0;
	if (file.kind === "source" && isProgram(file)) return void 0;
	const line = file.tree?.lines[tokens[index].line - 1] ?? "";
	return language === "python" && file.kind === "source" && /^\s/.test(line) ? void 0 : exit(`${word} ends the process with success`);
}
const hardExits = /^(process\.(reallyExit|abort)|os\.(_exit|abort)|\w*\._exit|(Runtime|\))\.halt)$/;
/** `if (fork() == 0) { \u2026; _exit(0); }`: the parent asks how it ended. A person looks all the same. */
function isChild(tokens, index) {
	const [before, behind] = [tokens.slice(Math.max(0, index - 40), index), tokens.slice(index, index + 40)];
	const forks = before.findLastIndex(({ text }) => text === "fork");
	const asks = before.findIndex(({ text }, at) => at > forks && text === "==" && before[at + 1]?.text === "0");
	return forks !== -1 && asks !== -1 && !before.slice(asks).some(({ text }) => text === "}") && behind.some(({ text }) => /^(?:WEXITSTATUS|WIFEXITED|WIFSIGNALED)$/.test(text));
}
function isExit(language, word, receiver, before, called) {
	if (receiver !== "") return called && /^((process|sys|System|Process|Kernel|Deno|pytest|Bun)\.exit|(os|syscall)\.Exit)$/.test(`${receiver}.${word}`);
	if (/^(->|function|def|:|\{)$/.test(before)) return false;
	if (language === "php") return /^(exit|die)$/.test(word);
	if (language === "python") return called && (/^(exit|quit)$/.test(word) || word === "SystemExit" && before === "raise");
	if (language === "ruby") return /^(exit|abort)$/.test(word);
	return language === "kotlin" && word === "exitProcess" && called;
}
/** The first argument, undefined where there is none. */
function argumentOf(tokens, index) {
	const open = [index + 1, index + 2].find((at) => tokens[at]?.text === "(");
	const first = tokens[open === void 0 ? index + 1 : open + 1];
	if (open === void 0) return first?.line === tokens[index]?.line && first?.kind === "number" ? first : void 0;
	return first?.text === ")" ? void 0 : first;
}
function isZero(token) {
	return /^(0|EXIT_SUCCESS|SUCCESS)$/.test(token?.text ?? "");
}
/** A file that is a program of its own: it may end itself. */
function isProgram({ path, base, tree }) {
	if (tree?.text.startsWith("#!")) return true;
	if (/(^|\/)(bin|cli|cmd|scripts?|tools|commands|examples?)\//.test(path)) return true;
	if (/(^|\/)(([\w.]+[-_])?(bin|cli)|main|__main__|Main)\.\w+$/.test(path)) return true;
	return /(^|\/)(index|server|app|manage|Program|run|start)\.\w+$/.test(path) && /main|argv|listen|args/i.test(base?.text ?? "");
}
// src/guard/patches.ts
/** Assertion libraries, runners and built-ins that are written to. */
function patches({ tokens, language }, index, file) {
	const { text: word, kind } = tokens[index];
	if (kind !== "word") return void 0;
	const [owner = "", before = ""] = [tokens[index - 2]?.text, tokens[index - 1]?.text];
	const [next = "", third = ""] = [tokens[index + 1]?.text, tokens[index + 2]?.text];
	const patched = {
		rule: "runner-patched",
		message: `${word} of the test runner or the assertion library is replaced`
	};
	if (/^__\w{1,6}san_default_options$/.test(word)) return {
		...patched,
		message: `${word} sets how a sanitizer ends`
	};
	if (/^_*(?:no|disable)_sanitize\w*$/.test(word)) return {
		rule: "check-switched-off",
		message: `${word} switches a sanitizer off for this code`
	};
	if (language === "php" && word === "namespace" && file.kind === "source") {
		const behind = tokens.slice(index + 1, index + 12);
		const end = behind.findIndex(({ text }) => /^[;{]$/.test(text));
		return behind.slice(0, Math.max(end, 0)).some(({ text }) => /^(Tests?|Specs?)$/.test(text)) ? {
			...patched,
			message: "what tests call by name is defined in their namespace"
		} : void 0;
	}
	if (language === "javascript" && defines(tokens, index) && !isOwn(tokens, index, file)) return patched;
	if (language === "ruby" && word === "def" && isCoreEquality(file.tree?.lines ?? [], tokens[index]?.line ?? 0)) return {
		...patched,
		message: "how a core class compares is replaced"
	};
	if (language === "ruby" && before === "{" && owner === "def") return /^(assert|refute)(_equal|_nil|_same|_includes|_match|_raises)?$/.test(word) ? patched : void 0;
	if (before === "." && next === "=" && third !== "=") {
		const global = runner.test(word) && /^(globalThis|global|window|self|builtins)$/.test(owner);
		const own = /^(sys|builtins)$/.test(owner) && /^(exit|modules|__import__)$/.test(word);
		return library.test(owner) || global || own ? patched : void 0;
	}
	return /^(defineProperty|assign|setattr|spyOn|stub|replace|define_method|class_eval|alias_method)$/.test(word) && next === "(" && (runner.test(third) || library.test(third)) ? patched : void 0;
}
const runner = /^(assert|expect|it|test|describe)$/;
const library = /^(assert|expect|chai|TestCase|unittest|pytest|Assert|Minitest|RSpec|testing|PHPUnit)$/;
/** `def ==(other)` in `class String`: what tests compare with is no longer the language's. */
function isCoreEquality(lines, line) {
	const [, indent] = /^(\s*)def (?:===?|eql\?|equal\?|<=>|=~|!=)(?!\w)/.exec(lines[line - 1] ?? "") ?? [];
	if (indent === void 0) return false;
	const owner = lines.slice(0, line - 1).findLast((one) => /^\s*(?:class|module) /.test(one) && /^\s*/.exec(one)?.[0] !== indent);
	return /^\s*class (?:String|Array|Hash|Integer|Float|Numeric|Symbol|Object|BasicObject|NilClass|Range|Struct|Time)\b(?! *<)/.test(owner ?? "");
}
/** `const assert = { equal() {} }`, `function expect(\u2026)`. */
function defines(tokens, index) {
	const [next = "", third = ""] = [tokens[index + 1]?.text, tokens[index + 2]?.text];
	if (!runner.test(tokens[index]?.text ?? "")) return false;
	if (!/^(const|let|var|function|class)$/.test(tokens[index - 1]?.text ?? "")) return false;
	return next === "(" || next === "=" && /^([{(]|function|async|new)$/.test(third);
}
/** Production may export a `describe` of its own and name an iterator `it`; a helper may have one more inner function like the base's. */
function isOwn(tokens, index, { path, base, tree }) {
	const { text: word, line } = tokens[index];
	const [owner, before] = [tokens[index - 2]?.text, tokens[index - 1]?.text];
	const text = tree?.lines[line - 1] ?? "";
	if (before === "function" && /^\s/.test(text) && base?.lines.includes(text) === true) return true;
	if (before === "const" && owner === "as") return true;
	return (word === "describe" && owner === "export" || word === "it" && tokens[index + 2]?.text === "new") && roleOf(path, { command: "" }) === "production";
}
/** `__eq__` and its kin that say yes to everything. */
function equalToAll({ tokens }, index, { base, kind: of }) {
	const { text: word, kind } = tokens[index];
	if (kind !== "word" && word !== "==") return void 0;
	const before = tokens[index - 1]?.text ?? "";
	if (!(word === "__eq__" && before === "def" || /^(==|===|eql\?)$/.test(word) && before === "{" && tokens[index - 2]?.text === "def" || /^(equals|eq|asymmetricMatch)$/.test(word) && tokens[index + 1]?.text === "(" && (word === "asymmetricMatch" || /^(boolean|Boolean|fun|bool|fn|function|public)$/.test(before)))) return void 0;
	const body = tokens.slice(index + 1, index + 22);
	const says = body.findIndex(({ text }, at) => /^(if|for)$/.test(text) || /^(return|[}{)=;]|end|=>)$/.test(body[at - 1]?.text ?? " ") && isWord(body[at]));
	if (!/^(true|True)$/.test(body[says]?.text ?? "")) return void 0;
	return {
		rule: "equal-to-all",
		severity: of === "test" && base === void 0 ? "review" : "weakens",
		message: "an object that is equal to everything"
	};
}
const isWord = (token) => token?.kind === "word" && !/^(return|end)$/.test(token.text);
// src/guard/bent-process.ts
/** Findings on new lines of one file: code, tests and what they are set up with. */
function bentProcess(file) {
	const program = file.tree?.program;
	if (program === void 0) return [];
	const findings = [];
	const seen = /* @__PURE__ */ new Set();
	for (const [index, token] of program.tokens.entries()) {
		if (token.kind === "number" || !file.newLines.has(token.line)) continue;
		for (const rule of rules) {
			const found = rule(program, index, file);
			if (found === void 0 || seen.has(`${found.rule}:${token.line}`)) continue;
			seen.add(`${found.rule}:${token.line}`);
			findings.push(finding(found.severity ?? "weakens", found.rule, file.path, token.line, found.message));
		}
	}
	return findings;
}
const rules = [
	exits,
	patches,
	detection,
	equalToAll
];
// src/guard/compare-assertions.ts
/** Findings about one test that both sides have, and the assertions that no other became. */
function compareAssertions(base, tree, path) {
	const { pairs, removed } = pair(base.assertions, tree.assertions);
	return {
		findings: pairs.flatMap(([before, after]) => {
			const [rule, message] = weaker(before, after) ?? [];
			const severity = base.kind === "case" || /tautology|swallowed/.test(rule ?? "") ? "weakens" : "review";
			if (rule !== void 0) return [finding(severity, rule, path, after.line, `${message} in \u201c${base.name}\u201d`)];
			if (!otherLiterals(before, after)) return [];
			const changed = `an expectation changed in \u201c${base.name}\u201d (${short(before)} \u2192 ${short(after)})`;
			return [finding("review", "expectation-changed", path, after.line, changed)];
		}),
		removed: removed.filter(({ strength }) => strength > 0)
	};
}
function short({ text }) {
	const plain = text.replaceAll(/ ([.(),;]) ?/g, "$1").replace(/, */g, ", ");
	return plain.length > 90 ? `${plain.slice(0, 89)}\u2026` : plain;
}
/** Pairs equal assertions first, then those about the same thing, then by order where as many are left on both sides. */
function pair(base, tree) {
	const pairs = [];
	const free = new Set(tree);
	let unpaired = base;
	for (const keyOf of [
		(one) => `${one.guarded.join()} ${one.text}`,
		({ text }) => text,
		(one) => aboutWords(one).join(" ")
	]) {
		const byKey = Map.groupBy(free, keyOf);
		unpaired = unpaired.filter((before) => {
			const after = byKey.get(keyOf(before))?.shift();
			if (after === void 0) return true;
			pairs.push([before, after]);
			free.delete(after);
			return false;
		});
	}
	const added = [...free];
	if (added.length < unpaired.length) return {
		pairs,
		removed: unpaired
	};
	for (const [index, before] of unpaired.entries()) {
		const after = added[index];
		if (after !== void 0 && mayBecome(before, after)) pairs.push([before, after]);
	}
	return {
		pairs,
		removed: []
	};
}
/** One about the same, or what takes all force from any. */
function mayBecome(before, after) {
	const lets = after.strength === 0 || after.guarded.length > 0 || before.awaited && !after.awaited;
	const about = new Set(aboutWords(after));
	return lets || aboutWords(before).some((word) => about.has(word));
}
/** What an assertion is about: its words without literals, matchers and the assertion's own. */
function aboutWords({ tokens }) {
	return tokens.flatMap(({ kind, text }) => kind === "word" && !matcher.test(text) ? [text] : []);
}
const matcher = /^(_|Errorf?|Fatalf?|expect|assert|String|toString|await|return|not|to|be|is|have|should|in|if|or|and|resolves|rejects|self|this|t|\$this|static|Assertions|require|eq|eql|equal|equals|ok|same|match|true|false|True|False|None|null|nil|undefined|contain|include|not_to|to_not|deep|a|an|any|anything|pytest|approx|abs|rel)$|^(assert|refute|must_|wont_|to[A-Z]|is[A-Z]|has[A-Z]|be_|should|Equal|True|NotNil|Len|strictEqual|deepStrictEqual|deepEqual|notEqual|instanceOf)/;
function weaker(before, after) {
	const guard = after.guarded.find((one) => !before.guarded.includes(one));
	if (guard !== void 0) return [`assertion-${guard}`, guardWords[guard]];
	if (after.strength === 0 && before.strength > 0) return ["assertion-tautology", "an assertion that always holds"];
	if (after.strength < before.strength && !after.byHelper) return ["assertion-weakened", `an assertion demands less than before (${short(before)})`];
	if (before.awaited && !after.awaited && after.tokens.some(({ text }) => needsAwait.test(text))) return ["assertion-not-awaited", "an assertion is no longer awaited"];
}
const guardWords = {
	conditional: "an assertion runs only under a condition",
	swallowed: "the failure of an assertion is caught and swallowed"
};
const needsAwait = /^(resolves|rejects|eventually|throwsAsync|notThrowsAsync|toPass)$/;
/** The same assertion with other constants. */
function otherLiterals(before, after) {
	if (before.text === after.text || before.tokens.length !== after.tokens.length) return false;
	return before.tokens.every((token, index) => {
		const other = after.tokens[index];
		return token.kind === "string" || token.kind === "number" || /^(true|false|True|False|null|nil|None)$/.test(token.text) ? other?.kind === token.kind : other?.text === token.text;
	});
}
// src/guard/doubles.ts
/** The double, as `x.sum`, where every assertion of the test calls one; `tokens`: the whole test. */
function assertedDouble(tokens, assertions) {
	const all = joined(tokens);
	const made = new Set([...all.matchAll(making)].map(({ groups }) => `${groups?.object} ${groups?.of}`));
	const doubles = ways.flatMap((way) => [...all.matchAll(way)]).map(({ groups }) => ({
		on: groups?.on ?? "",
		name: groups?.name ?? ""
	}));
	const called = assertions.map((one) => joined(one.tokens)).filter((text) => !ofCalls.test(text)).map((text) => doubles.find((one) => isCalled(text, one, made)));
	const [first] = called;
	if (first === void 0 || called.includes(void 0)) return void 0;
	return `${first.on}.${first.name}`.replaceAll(" ", "");
}
/** What a class has its objects have: those that the test makes of it, and one that has its name. */
function isCalled(text, { on, name }, made) {
	if (text.includes(`${on} . ${name} (`)) return true;
	if (!/^[A-Z]\w*$/.test(on)) return false;
	return text.matchAll(new RegExp(`(?<object>[\\w$]+) \\. ${name} \\(`, "g")).map(({ groups }) => groups?.object ?? "").some((object) => made.has(`${object} ${on}`) || plainName(object) === plainName(on));
}
const plainName = (text) => text.replaceAll(/[_$]/g, "").toLowerCase();
const making = /(?<object>[\w$]+) = (?:new )?(?<of>[A-Z]\w*) (?:\. new\b|\()/g;
/** How often a double was called says nothing of what it stands for. */
const ofCalls = /\b(?:assert_(?:not_)?(?:called|any_call|has_calls)\w*|toHaveBeenCalled\w*|callCount|have_received)\b/;
/** Strings stand without their quotes, members behind a dot in every language. */
const joined = (tokens) => tokens.map(({ text }) => /^(?:->|\?\.)$/.test(text) ? "." : text).join(" ").replaceAll("$ ", "$");
const member = String.raw`(?<on>[\w$]+(?: \. [\w$]+)*) , (?<name>\w+)`;
/** Doubles that give something; without that a spy hands on to the real thing. */
const ways = [
	new RegExp(String.raw`\b(?:mock \. method|patch \. object|setattr) \( ${member} ,`, "g"),
	new RegExp(String.raw`\b(?:spyOn|stub|replace) \( ${member} (?:,|\) \. (?:mock(?:Return|Resolved|Rejected|Implementation)\w*|returns|resolves) \()`, "g"),
	/(?<!\. )\b(?<on>\w+(?: \. \w+)*) \. (?<name>\w+) = (?:\w+ \. )?(?:Magic|Async)?Mock \( (?:return_value|side_effect)/g,
	/\ballow \( (?<on>\w+) \) \. to receive \( : ?(?<name>\w+) \)(?: \. with \([^()]*\))? \. and_return/g,
	/(?<on>\$\w+) \. (?:expects \( [^;]{0,80}? \) \. )?method \( (?<name>\w+) \)[^;]{0,300}? \. will/g,
	/\b(?:when|given) \( (?<on>\w+(?: \. \w+)*) \. (?<name>\w+) \(/g
];
// src/guard/made-up-for.ts
/** `gone` and `added`: how many tests. */
function madeUpFor(files, { gone, added }) {
	const asserts = (which) => files.flatMap((file) => file[which]?.cases ?? []).flatMap(({ kind, assertions }) => kind === "case" ? assertions.filter(({ strength }) => strength > 0) : []);
	const [before, after] = [asserts("base"), asserts("tree")];
	const asMany = after.length >= before.length;
	const texts = new Set(after.map(({ text }) => text));
	const tokens = files.filter(isTests).flatMap(({ tree, newLines }) => (tree?.program?.tokens ?? []).map((token) => ({
		token,
		isNew: newLines.has(token.line)
	})));
	const words = new Set(tokens.map(({ token }) => token.text));
	const values = new Set(tokens.flatMap(({ token, isNew }) => isNew ? textsOf(token) : []));
	const parts = new Set([...values].flatMap(wordsOf));
	const standsAgain = (one) => one.literals.length > 0 && one.literals.every((literal) => values.has(literal) || isComposed(literal, parts)) && aboutWords(one).every((word) => words.has(word));
	const bodies = new Set(files.flatMap(({ tree }) => (tree?.cases ?? []).flatMap((one) => one.kind === "case" ? [bodyOf(one, tree)] : [])));
	const moved = movedInto(files);
	return {
		assertion: (one, now) => texts.has(one.text) || standsAgain(one) || moved(one, now),
		test: ({ one, side }) => asMany && added >= gone || bodies.has(bodyOf(one, side)) || one.assertions.some(standsAgain) && one.assertions.every((each) => texts.has(each.text) || standsAgain(each))
	};
}
/** Whether a helper that the test calls demands it now, under whatever names. */
function movedInto(files) {
	const helpers = files.filter(isTests).flatMap(({ tree }) => tree?.cases ?? []).filter(({ kind, assertions }) => kind === "function" && assertions.some(({ strength }) => strength > 0)).map(({ name, assertions }) => ({
		name,
		demands: assertions.map((one) => ({
			...one,
			shape: shapeOf(one)
		}))
	}));
	return (gone, { one, side }) => {
		const [shape, called] = [shapeOf(gone), calledIn(gone)];
		const covers = (demand) => demand.strength >= gone.strength && demand.guarded.every((one) => gone.guarded.includes(one)) && called.size > 1 && called.isSubsetOf(calledIn(demand));
		const speaking = helpers.filter(({ demands }) => demands.some((each) => each.shape === shape || covers(each)));
		if (speaking.length === 0) return false;
		const words = new Set(side.program?.tokens.slice(one.start, one.end).map(({ text }) => text));
		return speaking.some(({ name }) => words.has(name));
	};
}
/** What it calls and reads, whatever the names of its values: its own matcher, methods, fields. */
function calledIn({ tokens }) {
	const isCalled = (at) => tokens[at + 1]?.text === "(" || tokens[at - 1]?.text === ".";
	return new Set(tokens.flatMap(({ kind, text }, at) => kind === "word" && isCalled(at) ? [text] : []));
}
/** Its tokens with a number for each name, and its texts left out: `ok(isList(got))` is `ok(isList(rows))`. */
function shapeOf({ tokens, guarded }) {
	const numbers = /* @__PURE__ */ new Map();
	const shape = tokens.map(({ kind, text }, at) => {
		if (kind === "string") return "\"\"";
		const isCalled = tokens[at + 1]?.text === "(" || tokens[at - 1]?.text === ".";
		if (kind !== "word" || isCalled || tokens[at + 1]?.text === ".") return text;
		numbers.set(text, numbers.get(text) ?? numbers.size);
		return `_${numbers.get(text)}`;
	});
	return `${guarded.join()} ${shape.join(" ")}`;
}
/** A sentence that a table makes of its columns: each of its words stands among the new values. */
function isComposed(literal, parts) {
	const words = wordsOf(literal);
	return words.length > 1 && words.every((word) => parts.has(word));
}
function wordsOf(text) {
	return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
/** As much of it as is looked at: nested tests are read once for each level. */
function bodyOf({ body, end }, side) {
	return (side?.program?.tokens.slice(body, Math.min(end, body + 400)) ?? []).map(({ text }) => text).join(" ");
}
const isTests = ({ kind }) => kind === "test" || kind === "test-config";
/** Strings count with their parts: a row may be written as one. */
function textsOf({ kind, text }) {
	return kind === "string" ? [text, ...text.split(/[\s,;|]+/)] : [text];
}
// src/guard/match-cases.ts
function matchCases(files) {
	const located = (which) => files.flatMap((file) => {
		const side = file[which];
		return side === void 0 ? [] : side.cases.map((one) => ({
			one,
			file,
			side
		}));
	});
	const matched = [];
	const free = new Set(located("tree"));
	let gone = located("base");
	for (const keyOf of keys) {
		const byKey = Map.groupBy(free, keyOf);
		const taken = /* @__PURE__ */ new Map();
		gone = gone.filter((before) => {
			const key = keyOf(before);
			const next = taken.get(key) ?? 0;
			const after = byKey.get(key)?.[next];
			if (after === void 0) return true;
			taken.set(key, next + 1);
			matched.push([before, after]);
			free.delete(after);
			return false;
		});
	}
	return {
		matched,
		gone,
		added: [...free]
	};
}
const keys = [
	({ one, file }) => `${file.path}\n${one.kind}\n${one.key}`,
	({ one, file }) => `${file.path}\n${one.kind}\n${one.name}`,
	({ one }) => `${one.kind}\n${one.name}`
];
// src/guard/removed-code.ts
/**
* Whether tokens of a test speak of what went: where the code as a whole got smaller, any may; else by a name that changed code
* declared or read, or a word of its strings, which no changed code has any more.
*/
function removedCode(files) {
	const code = files.filter(({ kind, path, base, tree }) => kind === "source" && isCode(path) && [base, tree].every(holdsNoTests));
	const sizeOf = (side) => code.reduce((sum, one) => sum + (one[side]?.program?.tokens.length ?? 0), 0);
	if (sizeOf("tree") < sizeOf("base")) return () => true;
	const still = new Set(code.flatMap(({ tree }) => wordsIn(tree?.program?.tokens ?? [])));
	const names = new Set(code.flatMap(({ base }) => namesOf(base)).filter((name) => name.length > 2 && !still.has(name)));
	return (tokens) => names.size > 0 && wordsIn(tokens).some((word) => names.has(word));
}
const isCode = (path) => roleOf(path, { command: "" }) === "production";
const holdsNoTests = (side) => side === void 0 || side.cases.length === 0;
function namesOf(side) {
	const { tokens, match } = side?.program ?? {
		tokens: [],
		match: []
	};
	return tokens.flatMap((token, at) => {
		if (token.kind !== "word") return wordsIn([token]);
		const before = tokens[at - 1]?.text ?? "";
		const next = tokens[at + 1]?.text ?? "";
		const isMethod = next === "(" && tokens[(match[at + 1] ?? -1) + 1]?.text === "{";
		return declaring.test(before) || /^[:=]$/.test(next) || isMethod || before === "." && next !== "(" ? [token.text] : [];
	});
}
const declaring = /^(function|def|class|func|fn|fun|interface|type|struct|enum|sub|get|set|static|async|\*)$/;
function wordsIn(tokens) {
	return tokens.flatMap(({ kind, text }) => kind === "word" ? [text] : kind === "string" ? text.split(/[^\p{L}\p{N}_$-]+/u) : []);
}
// src/guard/compare-cases.ts
function compareCases(files) {
	const { matched, gone, added } = matchCases(files);
	const isTest = ({ one }) => one.kind === "case";
	const made = madeUpFor(files, {
		added: added.filter(isTest).length,
		gone: gone.filter(isTest).length
	});
	const wentWithCode = removedCode(files);
	const extended = extendedIn(files);
	const removed = gone.flatMap((before) => saysNothing(before) ? [] : goneFinding(before, made, wentWithCode));
	return {
		findings: [
			...matched.flatMap(([before, after]) => {
				const empty = emptied(before.one, after);
				const less = empty.length > 0 ? empty : asserted(before.one, after, made, wentWithCode);
				return [...compareMarks(before, after, extended), ...less];
			}),
			...removed,
			...added.flatMap(addedFindings)
		],
		explained: gone.length - removed.filter(({ severity }) => severity === "weakens").length,
		addedSkipped: added.filter(({ one }) => one.marks.some(({ mark }) => mark !== "only")).length
	};
}
const markWords = {
	skip: "is skipped",
	todo: "is marked as to do, so it is not run",
	only: "is marked as the only one to run",
	xfail: "is expected to fail",
	conditional: "runs only under a condition"
};
function compareMarks(before, after, extended) {
	const known = Map.groupBy(before.one.marks, ({ mark }) => mark);
	const isRunByHeirs = (line) => extended.has(/\babstract\b.*\bclass\s+(\w+)/.exec(after.side.lines[line - 1] ?? "")?.[1] ?? "");
	const fresh = after.one.marks.filter(({ mark, line }) => known.get(mark)?.shift() === void 0 && !(mark === "skip" && isRunByHeirs(line)));
	return [...new Map(fresh.map(({ mark, line }) => [`${mark} ${line}`, marked(after, mark, line)])).values()];
}
/** Classes whose tests run in those that extend them, abstract as they are. */
function extendedIn(files) {
	const heirs = files.flatMap(({ kind, tree }) => kind === "test" && tree !== void 0 ? [tree.text] : []).flatMap((text) => [...text.matchAll(/^[^\n]*\bclass\s+\w+\s+extends\s+(?:[\w.\\]*[.\\])?(\w+)/gm)]);
	return new Set(heirs.flatMap(([line, name]) => name === void 0 || /\babstract\b/.test(line) ? [] : [name]));
}
function marked({ one, file }, mark, line) {
	return finding("weakens", `test-${mark}`, file.path, line, `the test \u201c${one.name}\u201d ${markWords[mark]}`);
}
/** No statement any more, and no function of its own that is handed to the runner: a shared body has a name. */
function emptied(base, { one, file, side }) {
	if (base.kind === "group" || base.assertions.length === 0 || one.assertions.length + one.statements > 0) return [];
	const own = side.program?.tokens.slice(one.start + 1, Math.min(one.end, one.start + 200)) ?? [];
	const handsOn = own.some(({ kind }, at) => kind === "word" && /^[,(]$/.test(own[at - 1]?.text ?? "") && /^[,)]$/.test(own[at + 1]?.text ?? ""));
	const message = `the test \u201c${one.name}\u201d has no body any more`;
	return handsOn ? [] : [finding("weakens", "test-emptied", file.path, one.line, message)];
}
function asserted(base, after, made, wentWithCode) {
	const { one, file } = after;
	const { findings, removed } = compareAssertions(base, one, file.path);
	const lost = removed.filter((gone) => !made.assertion(gone, after));
	return [...findings, ...lost.map((gone) => {
		const severity = base.kind === "case" && !wentWithCode(gone.tokens) ? "weakens" : "review";
		const message = `an assertion was removed (${short(gone)}) in \u201c${base.name}\u201d`;
		return finding(severity, "assertion-removed", file.path, one.line, message);
	})];
}
/** Nothing stands in it, or only tests, which are looked for themselves; or it makes tests of a name each, which are counted. */
function saysNothing({ one, side }) {
	const inside = side.cases.some((other) => other.kind === "case" && other.start > one.start && other.end < one.end);
	const nothing = one.statements === 0 && one.body < one.end;
	const made = side.program?.language === "javascript" && side.program.tokens[one.start + 2]?.kind === "word";
	return one.kind !== "case" || one.assertions.length === 0 && (inside || nothing || made);
}
/** Why a test is gone: moved or merged into others, together with the code it tested, or simply taken away. */
function goneFinding(before, made, wentWithCode) {
	const { one, file, side } = before;
	if (made.test(before)) {
		const message = `what the test \u201c${one.name}\u201d demanded is demanded by other tests now`;
		return finding("review", "test-moved", file.path, void 0, message);
	}
	if (wentWithCode(side.program?.tokens.slice(one.start, one.end) ?? [])) {
		const message = `the test \u201c${one.name}\u201d was deleted together with the code it tested`;
		return finding("review", "test-deleted-with-code", file.path, void 0, message);
	}
	const line = file.tree === void 0 ? void 0 : Math.min(one.line, file.tree.lines.length);
	const what = one.assertions[0] === void 0 ? "" : `: ${short(one.assertions[0])}`;
	return finding("weakens", "test-deleted", file.path, line, `the test \u201c${one.name}\u201d was deleted${what}`);
}
function addedFindings(after) {
	const { one, file, side } = after;
	const findings = one.marks.filter(({ mark }) => mark === "only").map(({ mark, line }) => marked(after, mark, line));
	if (one.kind !== "case") return one.kind === "group" ? findings : [];
	const tell = (severity, rule, line, words) => [...findings, finding(severity, rule, file.path, line, `the new test \u201c${one.name}\u201d ${words}`)];
	const skipped = one.marks.find(({ mark }) => mark !== "only" && mark !== "xfail");
	if (skipped !== void 0) return tell("review", "new-test-skipped", skipped.line, markWords[skipped.mark]);
	if (one.assertions.length === 0) return tell("review", "new-test-asserts-nothing", one.line, "asserts nothing that can be seen");
	const swallowed = one.assertions.find(({ caught }) => caught);
	if (swallowed !== void 0 && !swallowed.tokens.some(({ text }) => /^(?:fail|flunk)$/.test(text))) return tell("weakens", "assertion-swallowed", swallowed.line, "catches the failure of an assertion");
	const double = assertedDouble(side.program?.tokens.slice(one.start, one.end) ?? [], one.assertions);
	if (double !== void 0) return tell("weakens", "new-test-tautology", one.line, `puts a double in the place of ${double} and asserts what that gives`);
	if (one.assertions.some(({ strength }) => strength > 0)) return findings;
	const isBare = one.assertions.some(({ tokens }) => isWithoutMatcher(tokens));
	return tell(!(repeats.test(one.name) && one.assertions.some(({ tokens }) => tokens.filter(({ text }) => text === "(").length > 2)) && (isBare || one.statements <= one.assertions.length) ? "weakens" : "review", "new-test-tautology", one.line, "holds whatever the code does");
}
const repeats = /same|determin|stable|repeat|pure|idempot|seed|cache|memo|again|twice|reproduc|consistent/i;
// src/guard/settings.ts
/** Configuration of any format as a flat list of keys and values with their lines. */
function readSettings(path, text) {
	if (/\.(json|jsonc|[cm]?[jt]sx?|gradle|kts|groovy|rb|simplecov)$|(^|\/)(\.mocharc|\.nycrc|\.c8rc|Jenkinsfile)$/.test(path) && !/^\s*[\w-]+:\s/.test(text)) return fromCode(text);
	if (/\.(xml|xml\.dist|csproj|props|targets)$/.test(path)) return fromXml(text);
	return fromLines(text);
}
/** `key: value`, `key = value` and `name(value)` in JSON, JavaScript, Gradle and Ruby. */
function fromCode(text) {
	const tokens = plainTokens(text);
	const { match, parent } = bracketsOf(tokens);
	const settings = [];
	/** The key that a bracket belongs to. */
	const owner = /* @__PURE__ */ new Map();
	const pathOf = (index) => {
		const names = [];
		for (let at = parent[index] ?? -1, depth = 0; at !== -1 && depth < 12; at = parent[at] ?? -1, depth++) {
			const name = owner.get(at);
			if (name !== void 0) names.unshift(name);
		}
		return names.join(".");
	};
	for (const [index, token] of tokens.entries()) {
		const next = tokens[index + 1];
		if (token.kind === "number" || token.kind === "punct" || next === void 0 || next.kind !== "punct") continue;
		let at = index + (next.text === "(" || next.text === "{" ? 1 : 2);
		if (next.text !== ":" && next.text !== "=" && next.text !== "(" && next.text !== "{") continue;
		while (tokens[at]?.text === "(" && tokens[at + 1]?.text === "{") at++;
		const open = tokens[at];
		const close = match[at] ?? -1;
		if (open?.text === "{" && open.kind === "punct") {
			owner.set(at, token.text);
			continue;
		}
		const until = open?.kind === "punct" && (open.text === "[" || open.text === "(") && close > at ? Math.min(close, at + 400) : endOfValue(tokens, at);
		const values = tokens.slice(at, until).filter((one) => one.kind !== "punct").map((one) => one.text);
		const path = pathOf(index);
		settings.push({
			key: path === "" ? token.text : `${path}.${token.text}`,
			name: token.text,
			values,
			line: token.line
		});
	}
	return settings;
}
function endOfValue(tokens, at) {
	const line = tokens[at]?.line;
	let end = at;
	while (end < at + 30 && tokens[end]?.line === line && tokens[end]?.text !== "," && tokens[end]?.text !== "}" && tokens[end]?.text !== ";") end++;
	return end;
}
/** Attributes and the text of elements. */
function fromXml(text) {
	const settings = [];
	const path = [];
	let line = 1;
	let at = 0;
	while (at < text.length) {
		const open = text.indexOf("<", at);
		const between = text.slice(at, open === -1 ? text.length : open);
		const name = path.at(-1) ?? "";
		if (between.trim() !== "" && name !== "") settings.push({
			key: path.join("."),
			name,
			values: [between.trim()],
			line
		});
		line += lineBreaks(between);
		if (open === -1) break;
		const comment = text.startsWith("<!--", open);
		const found = text.indexOf(comment ? "-->" : ">", open);
		const close = found === -1 ? text.length : found;
		const tag = text.slice(open + 1, close);
		if (!comment && tag.startsWith("/")) path.pop();
		else if (!comment && !tag.startsWith("?") && !tag.startsWith("!")) {
			const tagName = /^[\w:.-]+/.exec(tag)?.[0] ?? "";
			path.push(tagName);
			for (const [, key = "", value = ""] of tag.matchAll(/([\w:.-]+)="([^"]*)"/g)) settings.push({
				key: [...path, key].join("."),
				name: key,
				values: [value],
				line
			});
			if (tag.endsWith("/")) path.pop();
		}
		line += lineBreaks(tag);
		at = close + (comment ? 3 : 1);
	}
	return settings;
}
function lineBreaks(text) {
	return text.split("\n").length - 1;
}
/** YAML, TOML, INI, properties, dot files: a section line, `key = value` or `key: value`, then deeper lines and list items. */
function fromLines(text) {
	const settings = [];
	const around = [];
	let section = "";
	let open;
	let openIndent = 0;
	for (const [index, raw] of text.split("\n").entries()) {
		const body = raw.trim();
		if (body === "" || body.startsWith("#") || body.startsWith(";") || body.startsWith("//")) continue;
		const indent = raw.length - raw.trimStart().length;
		const header = /^\[{1,2}([^\]]{1,120})\]{1,2}$/.exec(body);
		if (header !== null) {
			section = header[1] ?? "";
			around.length = 0;
			open = void 0;
			continue;
		}
		const item = body.startsWith("- ") || body === "-";
		const entry = /^(?:- )?["']?([\w./@-]{1,100})["']?\s*(?:=|:(?=\s|$))\s*(.*)$/.exec(body);
		if (open !== void 0 && (indent > openIndent || item && indent >= openIndent || /^[\]"'),}]/.test(body)) && continues(entry === null, item, body, open, section)) {
			open?.values.push(...valuesOf(body.replace(/^- /, "")));
			continue;
		}
		if (entry === null) {
			settings.push({
				key: section === "" ? body : `${section}.${body}`,
				name: body.split(/[\s=]/)[0] ?? body,
				values: valuesOf(body),
				line: index + 1
			});
			continue;
		}
		while ((around.at(-1)?.indent ?? -1) >= indent) around.pop();
		const name = entry[1] ?? "";
		open = {
			key: [...[section, ...around.map((one) => one.name)].filter((part) => part !== ""), name].join("."),
			name,
			values: valuesOf(entry[2] ?? ""),
			line: index + 1
		};
		openIndent = item ? indent + 2 : indent;
		settings.push(open);
		around.push({
			indent,
			name
		});
	}
	return settings;
}
/** Whether a deeper line adds to the setting above: a list item, or what INI carries over to the next line. */
function continues(plain, item, body, open, section) {
	if (plain || item && !/^- [\w.-]+:\s/.test(body)) return true;
	return section !== "" && ((open?.values.length ?? 0) === 0 || body.startsWith("-"));
}
/** A scalar, or the members of an inline list. */
function valuesOf(text) {
	const inner = text.replace(/\s+#\s.*$/, "").trim();
	if (inner === "" || inner === "|" || inner === ">" || inner === "[" || inner === "]") return [];
	if (inner.startsWith("[") || /^["'].*["'],?$/.test(inner)) return inner.replace(/^\[|\],?$/g, "").split(",").map((part) => part.trim().replace(/^["']|["']$/g, "")).filter((part) => part !== "");
	return [inner.replace(/,$/, "")];
}
// src/guard/shell-words.ts
/** A shell command as words and steps, and which of them run tests. */
const runnerWords = /^(jest|vitest|tape|uvu|lab|mocha|_mocha|ava|tap|jasmine|karma|playwright|cypress|pytest|py\.test|tox|nox|unittest|nextest|rspec|minitest|phpunit|pest|paratest|codecept|behat|mvn|mvnw|gradle|gradlew|sbt|ctest|qunit|xctest|stestr|nosetests|prove|bats|--test|-Itest|surefire)$/;
/** Words that run tests only behind one that runs something: `npm test` and `go test`, not the shell's own `test`. */
const afterTool = /^(test|tests|check|verify|spec|unit|e2e)(:[\w:.-]+)?$/;
const tools = /^(npm|[\w-]+-(?:scripts|bin)|run|run-script|yarn|pnpm|bun|deno|go|cargo|make|gmake|mvn|mvnw|gradle|gradlew|mix|dotnet|swift|flutter|dart|sbt|zig|just|task|rake|rails|composer|nx|turbo|lerna|lein|stack|cabal|nimble|hatch|poetry|uv|pdm|clean|-q|-B|bin|exec|\.\/gradlew)$/;
/** Runners named in a command: `node --test`, `go test`, `python -m pytest`, `vendor/bin/phpunit`, `npm run test:unit`. */
function runnersOf(words) {
	const plain = words.map((word) => word.startsWith("-") ? word : word.split("/").at(-1) ?? word);
	return plain.filter((word, at) => runnerWords.test(word) || afterTool.test(word) && isTool(plain, at) || /_test\.rb$|^test_.*\.(py|rb)$/.test(word));
}
/** Whether a tool stands before the word, options between them aside. */
function isTool(words, at) {
	for (let before = at - 1; before >= Math.max(0, at - 6); before--) {
		const word = words[before] ?? "";
		if (tools.test(word)) return true;
		if (!word.startsWith("-") && !afterTool.test(word)) return false;
	}
	return false;
}
function runs(words) {
	return runnersOf(words).length > 0;
}
/** Whether a command runs tests at all. */
function runsTests(command) {
	return runs(split(command));
}
/** The commands between `&&`, `;` and `|`. */
function segments(command) {
	const steps = [[]];
	for (const word of split(command)) if (word === "&&" || word === ";" || word === "||" || word === "|") steps.push([]);
	else steps.at(-1)?.push(word);
	return steps.filter((step) => step.length > 0);
}
/** Words and operators; quotes keep a word together. */
function split(command) {
	const words = [];
	let word = "";
	let quote = "";
	const end = () => {
		if (word !== "") words.push(word);
		word = "";
	};
	for (let at = 0; at < command.length; at++) {
		const char = command[at] ?? "";
		if (quote !== "") {
			if (char === quote) quote = "";
			else word += char;
		} else if (char === "\"" || char === "'") quote = char;
		else if (char === " " || char === "	" || char === "\n" || char === "\r") end();
		else if ((char === "&" || char === "|") && command[at + 1] === char) {
			end();
			words.push(char + char);
			at++;
		} else if (char === ";" || char === "|" || char === "&" && command[at - 1] !== ">" && command[at + 1] !== ">" && command[at + 1] !== "1") {
			end();
			words.push(char);
		} else word += char;
	}
	end();
	return words;
}
function clip(text) {
	return text.length > 60 ? `${text.slice(0, 59)}\u2026` : text;
}
// src/guard/shell.ts
/** Shell commands that run tests: what makes one forgive a failure, run less, or run something else. */
/** What the new command of a test no longer does; undefined where it does at least what the old one did. */
function weakerCommand(before, after) {
	const known = new Set(runnersOf(split(before)));
	const same = known.size === 0 || runnersOf(split(after)).some((runner) => known.has(runner));
	return forgiving(after, before) ?? fewerSteps(before, after) ?? (same ? narrower(before, after) : void 0);
}
const nothing = /^(true|:|echo|printf|exit|\/bin\/true|sleep|date|pwd|ls)$/;
/** A command whose exit code no longer tells about the tests. `before` may have been so already. */
function forgiving(command, before = "") {
	const words = split(command);
	const old = new Set(split(before));
	const runner = words.findIndex((word) => runs([word]));
	const conditional = /\b(if|case|then)\b/.test(command);
	for (const [index, word] of words.entries()) {
		if (old.has(word)) continue;
		const next = words[index + 1] ?? "";
		const behind = runner !== -1 && runner < index;
		const succeeds = (nothing.test(next) || word === "||" && next === "set") && !isFailingExit(words, index + 1);
		const message = word === "||" && succeeds ? `\`|| ${next}\` turns every failure into success` : /^[;&]$/.test(word) && behind && (succeeds || index === words.length - 1) ? `the exit code of what follows \`${word}\` counts, not that of the tests` : word === "|" && behind && !command.includes("pipefail") ? "the exit code of a pipe is that of its last command" : word === "exit" && next === "0" && !conditional ? "`exit 0` ends the script with success" : word === "set" && next === "+e" ? "`set +e` goes on behind a failure" : word === "!" && index === 0 ? "`!` turns the exit code around" : word === "trap" && /exit 0/.test(command) ? "a trap ends the script with success" : void 0;
		if (message !== void 0) return {
			rule: "exit-code-ignored",
			message
		};
	}
}
function isFailingExit(words, index) {
	return words[index] === "exit" && words[index + 1] !== "0" && words[index + 1] !== void 0;
}
function fewerSteps(before, after) {
	const was = runnersOf(split(before));
	const now = runnersOf(split(after));
	if (was.length > 0 && now.length === 0) return {
		rule: "test-command-replaced",
		message: `the command no longer runs the tests: \`${clip(after)}\``
	};
	const steps = segments(before).filter((step) => !nothing.test(step[0] ?? ""));
	const left = segments(after).filter(runs).length;
	const lost = steps.filter(runs)[left];
	if (lost !== void 0) return {
		rule: "test-command-replaced",
		message: `a step of the test command is gone: \`${clip(lost.join(" "))}\``
	};
}
const weakFlags = /^(--passWithNoTests|--pass-with-no-tests|--testPathIgnorePatterns|--testNamePattern|--testPathPatterns?|--test-name-pattern|--test-skip-pattern|--test-only|-t|--grep|-g|--fgrep|--invert|-k|--ignore|--ignore-glob|--deselect|--exclude|--skip|-run|--run|-short|--short|--dry-run|--dryRun|--collect-only|--co|--no-run|--list|--listTests|--help|--version|-u|--update|--updateSnapshot|--update-snapshots|--snapshot-update|-DskipTests\S*|-Dmaven\.test\.\S*|-Dtest|-Dsurefire\S*|--exclude-task|--exclude-group|--exclude-pattern|--exclude-testsuite|--tag|--tags|--filter|--group|--testsuite|--onlyChanged|--changed|--changedSince|--lastCommit|--related|--findRelatedTests|--lf|--last-failed|--shard|--retries|--retry|--reruns|--lib|--bins|--doc|--fail-never|-fn|--ignore-errors|-i|--noconftest|-O|-OO|-da|-disableassertions|--tests|--no-cov|--no-coverage|--only-failures|--example|-e|--suite|--no-tests|--allow-only|--no-forbid-only|--no-fail|--if-present|--init-command|--no-configuration)$/;
const flagsWithValue = /^(-c|--config|--reporter|-r|--require|--import|--loader|--project|-p|--tsconfig|--env-file|--timeout|-n|--root|--max-warnings|--cov|--cov-report|--coverage-dir|--env|--outputFile|--format|-f|--out|-o|-j|--jobs|--workers|--maxWorkers|--parallel|--seed|-W|--bootstrap|--log-junit|--pool)$/;
/** Flags that run less, and paths that leave the others out. */
function narrower(before, after) {
	const now = split(after);
	const old = new Set(split(before).map(flagName));
	const weak = now.find((word, at) => {
		const flag = flagName(word);
		const marks = flag === "-m" && now.slice(0, at).some((one) => /^(pytest|py\.test)$/.test(one));
		const excludes = flag === "-x" && /gradle/.test(after);
		const none = word === "-count=0" || word === "-count" && now[at + 1] === "0";
		return !old.has(flag) && (weakFlags.test(flag) || marks || excludes || none || loads.test(word));
	});
	const message = weak === void 0 ? void 0 : `\`${clip(weak)}\` makes the command run or demand less`;
	return message === void 0 ? otherPaths(before, after) : {
		rule: "test-command-narrowed",
		message
	};
}
/** Environment that loads code into the runner or selects tests. */
const loads = /^(NODE_OPTIONS|PYTEST_ADDOPTS|RUBYOPT|GOFLAGS|JAVA_TOOL_OPTIONS)=.*(--require|--import|--loader|-r\b|--test|-k\b|-m\b|-p\b|--ignore|--deselect|--co|-run|-tags|-D|-javaagent)|^(PYTHONOPTIMIZE|PYTHONPATH|UPDATE_\w+|SKIP\w*)=/;
function otherPaths(before, after) {
	const was = pathsOf(before);
	const now = pathsOf(after);
	const added = now.filter((path) => !was.includes(path));
	const gone = was.filter((path) => !now.includes(path));
	if (now.length === 0 || gone.length === 0 && was.length > 0) return void 0;
	if (gone.length === 0 && added.length === 0) return void 0;
	const part = (path) => !/[*?[{]/.test(path) && (/\.\w+$/.test(path) || was.length === 0 || gone.some((old) => path.startsWith(`${old.replace(/\/?[^/]*\*.*$/, "")}/`)));
	if (!now.some(part)) return void 0;
	return {
		rule: "test-command-narrowed",
		message: `the command runs only ${now.slice(0, 3).join(" ")} now`
	};
}
/** Arguments behind a runner that name files or folders. */
function pathsOf(command) {
	const paths = [];
	for (const step of segments(command)) {
		const runner = step.findIndex((word) => runs([word]));
		if (runner === -1) continue;
		for (let at = runner + 1; at < step.length; at++) {
			const word = step[at] ?? "";
			if (flagsWithValue.test(step[at - 1] ?? "") || /^[-@]/.test(word) || /^\d*[<>]/.test(word) || /^\d*[<>]/.test(step[at - 1] ?? "")) continue;
			if (/[/.*]|test|spec/.test(word)) paths.push(word);
		}
	}
	return paths;
}
function flagName(word) {
	if (/^-D/.test(word) || !word.startsWith("-")) return word.replace(/^(-Dtest|-DskipTests)=.*/, "$1");
	return word.split("=")[0] ?? word;
}
// src/guard/compare-settings.ts
/** Findings about one configuration file. Keys outside `within`, where given, are not the tests' business. */
function compareSettings(file, within) {
	if (!holdsSettings(file)) return [];
	const read = (text, path) => (text === void 0 ? [] : readSettings(path, text)).filter(({ key }) => within === void 0 || within.test(key));
	const before = byKey(read(file.base?.text, file.base?.path ?? file.path));
	const after = byKey(read(file.tree?.text, file.path));
	const isNew = file.base === void 0;
	const findings = [];
	const told = /* @__PURE__ */ new Set();
	const weakens = (rule, line, message) => findings.push(finding("weakens", rule, file.path, line, message));
	for (const setting of after.values()) {
		const was = before.get(setting.key)?.values;
		if (was !== void 0 && was.join("\n") === setting.values.join("\n")) continue;
		const message = told.has(setting.line) ? void 0 : judge(setting, setting.values, was, isNew, file);
		if (message === void 0) continue;
		told.add(setting.line);
		weakens(message.rule, setting.line, message.text);
	}
	if (isNew) return findings;
	for (const [key, was] of before) {
		if (after.has(key)) continue;
		const message = judgeGone(was, file);
		if (message !== void 0) weakens(message.rule, void 0, message.text);
	}
	return findings;
}
/** Code that the runner loads (conftest.py, a setup file) is read as code, not as settings. */
function holdsSettings({ language, path }) {
	if (language === void 0 || language === "kotlin" || language === "java") return true;
	return language === "javascript" && /(config|conf|rc|workspace)(\.[\w-]+)*\.\w+$/.test(path);
}
/** Settings of one key together, at the line of the last. */
function byKey(settings) {
	const keys = /* @__PURE__ */ new Map();
	for (const setting of settings) {
		const known = keys.get(setting.key);
		const values = setting.values.map(plainFolder);
		if (known === void 0) keys.set(setting.key, {
			...setting,
			values
		});
		else {
			known.values.push(...values);
			if (setting.values.length > 0) known.line = setting.line;
		}
	}
	return keys;
}
/** `./tests/` is `tests`. */
function plainFolder(value) {
	return /^\.\/[\w./-]*\w/.test(value) || /^[\w./-]+\/$/.test(value) ? value.replace(/^\.\/|\/$/g, "") : value;
}
const threshold$1 = /^(branches|functions|lines|statements|regions|global|fail_under|fail-under|failUnder|cov-fail-under|minimum|minimum_coverage|minimum_coverage_by_file|minimumCoverage|min|target|lineCoverage|coverageThreshold|thresholds?|minCoverage|check-coverage|checkCoverage|lowUpperBound|highLowerBound)$/;
const excludes = /^(excludes?|excluded|excludedGroups|excludeTags|excludeTestsMatching|testPathIgnorePatterns|modulePathIgnorePatterns|watchPathIgnorePatterns|testIgnore|ignore|ignores|ignored|ignorePatterns|coveragePathIgnorePatterns|norecursedirs|collect_ignore|collect_ignore_glob|omit|exclude_lines|exclude_also|exclude-group|skip|deselect|specIgnore|add_filter|exclude_dir)$/;
const includes = /^(include|includes|testMatch|testRegex|spec|specs|testpaths|python_files|python_classes|python_functions|testDir|roots|projects|files|file|directory|suffix|groups|includeTags|includeTestsMatching|test_files|pattern|testNamePattern|grep|fgrep|filter|testName|tags)$/;
const selects = /^(testNamePattern|grep|fgrep|invert|grepInvert|testNamePattern|filter|tags|groups|excludedGroups|onlyChanged|changed|shard|only)$/;
const forgives = /^(passWithNoTests|pass-with-no-tests|allowOnly|allow-only|dangerouslyIgnoreUnhandledErrors|skipTests|skip|skipITs|maven\.test\.skip|testFailureIgnore|maven\.test\.failure\.ignore|ignoreFailures|ignoreExitValue|isIgnoreFailures|isIgnoreExitValue|updateSnapshot|update|dryRun|dry-run|allow_failure|continue-on-error|continueOnError|ignore_outcome|ignore_errors|listTests|collectOnly|onlyChanged|skip_covered_fail|informational|ignoreTestFailures|\.IGNORE)$/;
const demands = /^(forbidOnly|forbid-only|strict|xfail_strict|failOnWarning|failOnRisky|failOnSkipped|failOnIncomplete|failOnEmptyTestSuite|failOnDeprecation|failOnNotice|failIfNoTests|failOnNoDiscoveredTests|failIfNoSpecifiedTests|beStrictAbout\w+|errorOnDeprecated|check-coverage|checkCoverage|enabled|isEnabled|autotests|harness|doctest|test|haltOnFailure|enableAssertions|restoreMocks|warnings_as_errors|branch)$/;
const retries = /^(retry|retries|retryTimes|reruns|flaky|rerunFailingTestsCount|maxRetries|surefire\.rerunFailingTestsCount|max_flaky)$/;
const commands = /^(addopts|commands?|commands_pre|script|run|test|args|options|additionalArgs|argLine|jvmArgs|xml)$/;
const variables = /^(NODE_OPTIONS|node-options|script-shell|PYTEST_ADDOPTS|PYTEST_PLUGINS|PYTHONOPTIMIZE|PYTHONSTARTUP|PYTHONPATH|NODE_PATH|RUBYOPT|RUBYLIB|JAVA_TOOL_OPTIONS|MAVEN_OPTS|MAVEN_ARGS|GRADLE_OPTS|GOFLAGS|RUSTFLAGS|CARGO_TARGET_\w+_RUNNER|PHP_INI_SCAN_DIR|LD_PRELOAD|BASH_ENV|ENV|SHELL|PERL5OPT|MAKEFLAGS|npm_config_\w+|JEST_\w+|MOCHA_\w+|VITEST_\w+|ignore-scripts|SPEC_OPTS|TESTOPTS|UPDATE_SNAPSHOTS?|INSTA_UPDATE|INSTA_FORCE_PASS|TRYBUILD|UPDATE_GOLDEN)$/i;
const harmless = /(^|[/*])(node_modules|dist|build|coverage|\.git|vendor|venv|\.venv|target|out|\.next|\.cache|tmp|__pycache__|\.tox|generated)([/*]|$)/;
function judge(setting, now, was, isNew, file) {
	const { name, key } = setting;
	const added = now.filter((value) => !was?.includes(value));
	const lost = (was ?? []).filter((value) => !now.includes(value));
	const first = now[0] ?? "";
	const on = /^(true|True|1|on|yes)$/.test(first) || now.length === 0 && was === void 0;
	if (threshold$1.test(name) || /threshold|fail.under|minimum/i.test(key)) {
		const lowered = lower(was, now, name === "threshold" && file.kind === "coverage");
		if (lowered !== void 0) return {
			rule: "coverage-lowered",
			text: `${key} was lowered (${lowered})`
		};
	}
	if (/^--?[\w-]/.test(key) && !isNew) {
		if (weakerCommand("pytest", `pytest ${key}`) !== void 0) return {
			rule: "tests-selected",
			text: `${key} runs or demands less`
		};
	}
	if (forgives.test(name) && on && !(was ?? []).some((value) => /^(true|1)$/.test(value))) return {
		rule: "failures-forgiven",
		text: `${key} lets failures pass`
	};
	if (demands.test(name) && !isNew && /^(false|False|0|no|off|never)$/.test(first)) return {
		rule: "check-switched-off",
		text: `${key} was switched off`
	};
	if (retries.test(name) && number(now) > number(was)) return {
		rule: "retries-added",
		text: `${key} runs a failing test again until it passes`
	};
	if (variables.test(name) && !/^(false|development|test|production)?$/.test(first)) return variable(key, name, now);
	const coverage = file.kind === "coverage" || /(^|\.)(coverage|nyc|c8)\./.test(key);
	if ((excludes.test(name) || /\.(xml|dist)$/.test(file.path) && key.split(".").some((part) => excludes.test(part))) && !coverage && added.some((value) => !harmless.test(value))) return {
		rule: "tests-excluded",
		text: `${key} leaves out ${added.find((value) => !harmless.test(value)) ?? ""}`
	};
	if (selects.test(name) && added.length > 0) return {
		rule: "tests-selected",
		text: `${key} runs only some of the tests`
	};
	const begins = was === void 0 && now.length > 0 && !/(^|\.)coverage\./.test(key) && now[0] !== "Test.php";
	if (includes.test(name) && !isNew && (lost.length > 0 || begins)) return {
		rule: "tests-narrowed",
		text: `${key} finds other tests than before`
	};
	if (commands.test(name)) {
		const weaker = was === void 0 ? forgiving(now.join(" ")) : weakerCommand(was.join(" "), now.join(" "));
		if (weaker !== void 0) return {
			rule: weaker.rule,
			text: `${key}: ${weaker.message}`
		};
		const flagged = was === void 0 && name === "addopts" ? weakerCommand("pytest", `pytest ${now.join(" ")}`) : void 0;
		if (flagged !== void 0) return {
			rule: "tests-selected",
			text: `${key}: ${flagged.message}`
		};
	}
}
/** Environment that reaches the runner: harmless switches apart, it loads code or selects tests. */
function variable(key, name, values) {
	if ((Object.entries(loadsCode).find(([names]) => new RegExp(`^(${names})$`).test(name))?.[1])?.test(values.join(" ")) === false) return void 0;
	return {
		rule: "runner-environment",
		text: `${key} changes what the test runner does`
	};
}
const loadsCode = {
	"NODE_OPTIONS|node-options": /--require|-r\b|--import|--loader|--test|--eval|-e\b/,
	"PYTHONPATH|NODE_PATH|RUBYLIB|ignore-scripts|ENV|GRADLE_OPTS|MAVEN_OPTS|JAVA_TOOL_OPTIONS": /skip|ignore|javaagent|mock|stub|fake|-r/i
};
function lower(was, now, greaterIsWeaker) {
	if (was === void 0) return void 0;
	const before = number(was);
	const after = number(now);
	if (Number.isNaN(before) || Number.isNaN(after) || before === after) return void 0;
	return after < before !== greaterIsWeaker ? `${before} \u2192 ${after}` : void 0;
}
function number(values) {
	const value = Number.parseFloat((values?.at(-1) ?? "").replace("%", ""));
	return Number.isNaN(value) ? values === void 0 ? 0 : NaN : value;
}
/** On where nothing is said. */
const defaults = /^(test|beStrictAboutTestsThatDoNotTestAnything)$/;
function judgeGone(was, file) {
	const { name, key, values } = was;
	const strict = /^(true|True|1)$/.test(values[0] ?? "");
	if ((threshold$1.test(name) || /threshold|fail.under/i.test(key)) && !Number.isNaN(number(values)) && values.length > 0) return {
		rule: "coverage-lowered",
		text: `${key} is gone`
	};
	if (demands.test(name) && strict && !defaults.test(name)) return {
		rule: "check-switched-off",
		text: `${key} is gone`
	};
	if (/^(--strict|--strict-markers|--forbid-only|--check-coverage|--fail-fast|--require)/.test(key)) return {
		rule: "check-switched-off",
		text: `${key} is gone`
	};
	if (includes.test(name) && file.kind === "test-config" && values.length > 0 && /testsuite|projects/.test(key)) return {
		rule: "tests-narrowed",
		text: `${key} is gone`
	};
}
// src/guard/counts.ts
function compareCounts({ baseline, verification, explained, addedSkipped, path }) {
	const before = baseline?.counts;
	if (before === void 0 || verification.step !== "test") return [];
	const after = verification.counts;
	if (after === void 0) {
		const silent = verification.exitCode === 0 && before.passed + before.failed > 0;
		const severity = baseline?.result === "passed" ? "weakens" : "review";
		return silent ? [finding(severity, "report-missing", path, void 0, `the tests could be counted before (${before.passed + before.failed} ran), and not any more`)] : [];
	}
	if (verification.result !== "passed") return [];
	const findings = [];
	const was = before.passed + before.failed;
	const now = after.passed + after.failed;
	if (now < was) {
		const severity = was - now <= explained ? "review" : "weakens";
		findings.push(finding(severity, "fewer-tests", path, void 0, `${now} ${now === 1 ? "test" : "tests"} ran, and ${was} before the agent`));
	}
	if (after.skipped - before.skipped > addedSkipped && now <= was) findings.push(finding("weakens", "more-skipped", path, void 0, `${after.skipped} ${after.skipped === 1 ? "test was" : "tests were"} skipped, and ${before.skipped} before the agent`));
	return findings;
}
// src/guard/coverage-marks.ts
/** `command`: that of the tests. A repository that demands no coverage is only told of them. */
async function coverageMarks(read, files, command) {
	const found = files.flatMap(({ path, kind, tree, newLines }) => kind === "test" ? [] : (tree?.lines ?? []).flatMap((text, at) => newLines.has(at + 1) && mark.test(text) ? [{
		path,
		line: at + 1
	}] : []));
	if (found.length === 0) return [];
	const severity = [command, ...await Promise.all(settings.map(read))].some((text) => threshold.test(text ?? "")) ? "weakens" : "review";
	return found.slice(0, most).map(({ path, line }) => finding(severity, "coverage-ignored", path, line, "new code is taken out of the measured coverage"));
}
const most = 20;
/** c8, v8, istanbul and Node; coverage.py, SimpleCov, PHPUnit, gcovr and lcov, Devel::Cover, Rust, covr. */
const mark = /\b(?:c8|v8|istanbul) ignore\b|\bnode:coverage (?:disable|ignore)\b|#\s*pragma:? no ?(?:cover|branch)\b|#\s*:nocov:|@codeCoverageIgnore|\bG?LCOV?R?_EXCL_|#\s*uncoverable\b|\bcoverage\((?:off|never)\)|\btarpaulin::skip\b|#\s*nocov\b|\bExcludeFrom(?:CodeCoverage|JacocoGeneratedReport)\b/i;
/** Where a least coverage is asked for. */
const settings = "package.json .c8rc .c8rc.json .nycrc .nycrc.json jest.config.js jest.config.ts jest.config.mjs vitest.config.ts vitest.config.js vitest.config.mts vite.config.ts vite.config.js .coveragerc pyproject.toml setup.cfg tox.ini pytest.ini .simplecov spec/spec_helper.rb test/test_helper.rb phpunit.xml phpunit.xml.dist Makefile gcovr.cfg tarpaulin.toml pom.xml build.gradle".split(" ");
const threshold = /fail[-_]under|check-coverage|test-coverage-(?:lines|branches|functions)|coverageThreshold|\bthresholds?\b|minimum_coverage|<minimum>|cov-fail/i;
// src/guard/shadows.ts
function shadows(file) {
	const { path, status, tree, newLines } = file;
	const found = [];
	const instead = status === "added" ? replaced.find(({ paths }) => paths.test(path)) : void 0;
	if (instead !== void 0) found.push(finding("weakens", "runner-shadowed", path, 1, instead.message));
	const inProduction = roleOf(path, { command: "" }) === "production";
	for (const { paths, line, message, unless } of inProduction ? [...redefined, ...reachedFor] : redefined) {
		if (!paths.test(path) || unless?.test(codeOf(tree?.text ?? ""))) continue;
		for (const [index, text] of (tree?.lines ?? []).entries()) if (newLines.has(index + 1) && line.test(text) && !isMissing(text, tree?.lines[index - 1])) found.push(finding("weakens", "runner-patched", path, index + 1, message));
	}
	return found;
}
/** What only newer standards define, for a compiler that has none, or newer engines; a function is no macro, and never defined. */
function isMissing(text, before = "") {
	if (/^\s*#\s*define\s+isnan\b/.test(text)) return /^\s*#\s*ifndef\s+isnan\s*$/.test(before);
	const [, owner, name] = /(\w+)\.prototype(?:\.|\s*,\s*["'])(\w+)/.exec(text) ?? [];
	return owner !== void 0 && new RegExp(`^\\s*if \\((?:!|typeof )${owner}\\.prototype\\.${name}\\b`).test(before);
}
/** What a comment says makes nothing honest. */
const codeOf = (text) => text.replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, "");
/** Code that no other rule reads. */
const mayShadow = (path) => [...redefined, ...reachedFor].some(({ paths }) => paths.test(path));
/** New files, by where they lie. */
const replaced = [
	{
		paths: /(?:^|\/)(?:(?:pytest|unittest|_pytest|sitecustomize|usercustomize)\.py|[^/]*\.pth|(?:pytest|_pytest|unittest)\/__init__\.py|node_modules\/(?:jest|vitest|mocha|chai|assert)[^\n]*|(?:minitest|rspec|rspec\/core)\.rb|minitest\/\w+_plugin\.rb|rubygems_plugin\.rb|vendor\/phpunit\/[^\n]*)$/,
		message: "this file is loaded in place of the test runner or before it"
	},
	{
		paths: /(?:^|\/)s?bin\/(?:diff|cmp|comm|e?grep|true|false)$/,
		message: "this program takes the place of the system's, with which tests compare, where its folder comes first on the PATH"
	},
	{
		paths: /^(?:(?:src|lib|tests?)\/)?(?:decimal|fractions|math|numbers|operator|datetime|json|re|difflib|doctest|contextlib|builtins|io|typing|functools|collections)(?:\.py|\/__init__\.py)$/,
		message: "this file is loaded in place of a module of the standard library, by the tests too"
	},
	{
		paths: /(?:^|\/)(?:Objects|Arrays|Math|System|String|Integer|Long|Double|Float|Boolean|Object|Assert|Assertions)\.(?:java|kt)$/,
		message: "this class takes the name of one of the standard or of the assertion library, in the tests of its package too"
	}
];
/** New lines. */
const redefined = [
	{
		paths: /\.(?:c|cc|cpp|cxx|h|hh|hpp)$/i,
		line: /^\s*#\s*(?:define|undef)\s+(?:assert|str(?:n?case)?cmp|strncmp|memcmp|wcscmp|f?abs|isnan|exit|_exit|abort|if|return)\b/,
		message: "a function that tests compare or end with is replaced by a macro"
	},
	{
		paths: /\.(?:c|cc|cpp|cxx|h|hh|hpp)$/i,
		line: /^(?:\w+\s+)*(?:int|void)\s+(?:(?:str(?:n?case)?cmp|strncmp)\s*\(\s*const\s+char|memcmp\s*\(\s*const\s+void|_?exit\s*\(\s*int|abort\s*\(\s*void)\b[^;]*$/,
		message: "a function of the C library that tests compare or end with is defined anew"
	},
	{
		paths: /\.[cm]?[jt]sx?$/i,
		line: /^\s*(?:(?:Object|Reflect)\.defineProperty\(\s*(?:String|Array|RegExp|Set|Map|Object)\.prototype\s*,\s*["']|(?:String|Array|RegExp|Set|Map|Object)\.prototype\.)(?:includes|startsWith|endsWith|match|test|exec|some|every|indexOf|has|valueOf|toString)\b["']?\s*(?:,|=[^=])/,
		message: "a method of the language that tests compare with is replaced"
	},
	{
		paths: /\.php$/i,
		line: /^function\s+&?\s*(?:abs|round|floor|ceil|intdiv|fmod|str(?:n?case)?cmp|assert)\s*\(/i,
		message: "a function of the language is replaced for the namespace that tests share"
	},
	{
		paths: /\.(?:sh|bash|bats)$/,
		line: /^\s*(?:function\s+)?(?:diff|cmp|comm|test|e?grep|exit|return|false)\s*\(\s*\)/,
		message: "a program that tests compare or end with is replaced by a function"
	},
	{
		paths: /\.lua$/,
		line: /^\s*(?:function\s+(?:os\.exit|assert|error)\s*\(|(?:os\.exit|_G\.(?:assert|error))\s*=[^=])/,
		message: "a function of the language that tests end or fail with is replaced"
	},
	{
		paths: /(?:^|\/)package\.json$/,
		line: /^\s*"[#.][^"]*"\s*:\s*\{[^}]*"(?:test|vitest|jest|mocha)"\s*:\s*"\.{1,2}\//,
		message: "what is imported is another source where tests run"
	},
	{
		paths: /\.tcl$/i,
		line: /\bcustomMatch\s+exact\b/,
		message: "what the tests compare with is redefined"
	},
	{
		paths: /\.p[lm]$/i,
		line: /::TODO\b/,
		message: "the mark that forgives a failing test is set from the code"
	}
];
const clock = "the clock, or the chance, by which tests measure is replaced by production code";
/** Options of a runner, which it reads from the environment. */
const options = "(?:TCLTEST_OPTIONS|PYTEST_(?:ADDOPTS|PLUGINS)|SPEC_OPTS|TESTOPTS|GTEST_FILTER|RUST_TEST_\\w+|HARNESS_(?:OPTIONS|PERL\\w*))";
/** New lines of production, which has no business with what runs it. */
const reachedFor = [
	{
		paths: /\.py$/i,
		line: /\bsys\.setswitchinterval\(/,
		message: "threads are told when to take turns, so that tests do not see a race"
	},
	{
		paths: /\.rs$/,
		line: /^\s*unsafe impl\b.*\b(?:Send|Sync) for\b/,
		unless: /\*(?:mut|const)\b|extern "C"|\bNonNull\b|\bUnsafeCell\b|\bAtomic\w+/,
		message: "the check of the compiler that threads may share a type is answered by hand"
	},
	{
		paths: /\.(?:[cm]?[jt]sx?|py|rb|p[lm]|php|lua|tcl|go|rs|c|cc|cpp)$/i,
		line: new RegExp([
			`(?:env|ENV|environ)\\W{1,3}${options}[^\\w=!<>]{0,6}=(?![=~>])`,
			`(?:putenv|[sS]et_?[eE]nv|set_var|environ\\.(?:setdefault|update))\\W{1,4}${options}\\b`,
			`\\bset (?:::)?env\\(${options}\\)`
		].join("|")),
		message: "options of the test runner are set by production code"
	},
	{
		paths: /\.php$/i,
		line: /\bSebastianBergmann\\Comparator\\Factory\b/,
		message: "what the tests compare with is redefined by production code"
	},
	{
		paths: /\.go$/,
		line: /^func \([^)]*\) Generate\(\w+ \*rand\.Rand, \w+ int\) reflect\.Value\b/,
		message: "the values that property tests draw are chosen by production code"
	},
	{
		paths: /\.[cm]?[jt]sx?$/i,
		line: /^\s*(?:globalThis\.|global\.)?(?:performance\.now|Date\.now|process\.(?:hrtime(?:\.bigint)?|uptime)|Math\.random|set(?:Timeout|Interval|Immediate)|queueMicrotask)\s*=(?![=>])/,
		message: clock
	},
	{
		paths: /\.py$/i,
		line: /^\s*(?:time\.(?:time|perf_counter|monotonic|process_time|sleep)(?:_ns)?|random\.(?:random|seed|shuffle|choice))\s*=(?!=)/,
		message: clock
	},
	{
		paths: /\.rb$/,
		line: /^\s*(?:Float|Integer|Numeric|Rational|BigDecimal|String|Symbol|Array|Hash|Object|NilClass|Struct|Set|Time|Date|Comparable|Kernel|BasicObject)\.(?:prepend|include|class_eval|send\(:prepend)\b/,
		unless: /^(?![\s\S]*\bdef\s+(?:===?|eql\?|equal\?|<=>|!=|=~)\s*[( ])/,
		message: "how values of the language compare is changed, for the tests too"
	},
	{
		paths: /\.(?:[cm]?[jt]sx?|py|rb)$/i,
		line: /^\s*(?:static\s+\[Symbol\.hasInstance\]|def (?:__instancecheck__|__subclasscheck__|self\.===)\s*\()/,
		message: "what counts as an instance of a class is answered by hand, where tests may expect an error of this class"
	}
];
// src/guard/file-rules.ts
function compareFiles(file, sourceChanged) {
	if (file.kind === "snapshot") return snapshot(file, sourceChanged);
	return [
		...unread(file),
		...leftOut(file),
		...shadows(file)
	];
}
/** The base's tests could be read, and what took their place cannot. */
function unread({ path, unread: why }) {
	const message = `the tests of this file cannot be read any more: ${why}`;
	return why === void 0 ? [] : [finding("weakens", "test-unreadable", path, void 0, message)];
}
/** Build tags, module marks and settings of a test file that keep all of it out of the run. */
function leftOut({ path, kind, base, tree, language, newLines }) {
	const lines = language === void 0 ? void 0 : wholeFile[language];
	if (lines === void 0 || tree === void 0 || base === void 0 && kind !== "test-config") return [];
	if (kind === "source" && (language !== "rust" || base?.cases.length === 0)) return [];
	const before = new Set(base?.lines.map(constraint));
	return tree.lines.flatMap((text, at) => newLines.has(at + 1) && lines.test(text) && !before.has(constraint(text)) ? [finding("weakens", "tests-excluded", path, at + 1, `\`${text.trim().slice(0, 60)}\` keeps tests out of the run`)] : []);
}
/** Go writes a condition in two ways, of which the older one is on its way out. */
const constraint = (text) => text.replace(/^\/\/\s*\+build\b/, "//go:build").replaceAll(",", " && ").trim();
const wholeFile = {
	go: /^\/\/\s*(go:build|\+build)\b/,
	python: /^(pytest\.skip\(|raise (unittest\.)?SkipTest|collect_ignore|pytestmark\b.*\b(skip|xfail)|__test__\s*=\s*False)|^\s*def load_tests\(/,
	ruby: /^__END__|\b(filter_run_excluding|exclusion_filter|inclusion_filter|filter_run(_including)?)\b/,
	php: /^(__halt_compiler|return;)|@group\s+(skip|exclude)/,
	rust: /^\s*#!?\[cfg\((?!test\)|not\(test\)\)).*\btest\b/
};
/** Recorded results: changed with the code they are to be read; changed alone, emptied or deleted they weaken. */
function snapshot({ path, status, base, tree, newLines }, sourceChanged) {
	if (status === "added") return [];
	const weakens = (rule, line, message) => [finding("weakens", rule, path, line, message)];
	if (tree === void 0) return weakens("snapshot-deleted", void 0, "a recorded result was deleted, so the next run records whatever comes out");
	const entries = (text) => text.split("\n").filter((line) => /^exports\[|^=== |^# name:|^---/.test(line)).length;
	const [before, after] = [entries(base?.text ?? ""), entries(tree.text)];
	if (tree.text.trim() === "" || after < before) return weakens("snapshot-deleted", 1, `recorded results were taken out (${before} \u2192 ${after})`);
	const line = Math.min(...newLines, tree.lines.length);
	return !sourceChanged && status === "modified" ? weakens("snapshot-rewritten", line, "a recorded result was rewritten, and no code changed") : [finding("review", "snapshot-changed", path, line, "a recorded result changed")];
}
// src/guard/build-files.ts
function compareBuildFile(file) {
	const settings = /pom\.xml$/i.test(file.path) ? compareSettings(file, isTestSettingOfMaven) : compareSettings(file);
	const lines = new Set(settings.map(({ line }) => line));
	return [...settings, ...switches(file).filter(({ line }) => !lines.has(line))];
}
/** Properties that skip tests; all else of a pom.xml may belong to any plugin and is read with its plugin below. */
const isTestSettingOfMaven = /(maven\.test|skipTests|skipITs|testFailureIgnore|surefire|failsafe|jacoco)[\w.]*$/i;
/** What leaves tests out or forgives them in lines of a build: in a pom.xml only behind a plugin that runs tests. */
function switches(file) {
	const findings = [];
	const pom = /pom\.xml$/i.test(file.path);
	let plugin = "";
	for (const [index, text] of (file.tree?.lines ?? []).entries()) {
		plugin = /<artifactId>\s*([\w.-]+)/.exec(text)?.[1] ?? plugin;
		if (!file.newLines.has(index + 1)) continue;
		if (pom && !/surefire|failsafe/.test(plugin)) continue;
		if (!(pom ? leavesOutOfMaven : leavesOut).test(text)) continue;
		const message = `\`${clip(text.trim())}\` leaves tests or their failures out`;
		findings.push(finding("weakens", "tests-excluded", file.path, index + 1, message));
	}
	return findings;
}
const leavesOutOfMaven = /<(exclude|excludedGroups|groups|test|includes)>|<(skip|skipTests|skipExec)>\s*true/;
const leavesOut = /\b(exclude|excludeTestsMatching|excludeTags|excludeCategories)\b.*(test|spec|\*)|onlyIf\s*\{\s*false|ignoreFailures\s*=?\s*(set\()?true|isIgnoreFailures\s*=\s*true|-x\s+test|\btest\b.*enabled\s*=\s*false/i;
// src/guard/manifest-scripts.ts
function manifestScripts(file, commands) {
	const base = scriptsIn(file.base?.text);
	const tree = scriptsIn(file.tree?.text);
	const findings = [];
	const add = (name, weak, otherwise) => {
		const line = lineOf(file.tree?.lines ?? [], name);
		const severity = weak === void 0 ? "review" : "weakens";
		findings.push(finding(severity, weak?.rule ?? "test-command-changed", file.path, line, weak?.message ?? otherwise));
	};
	for (const name of rootsIn(`${commands.build ?? ""} ${commands.test ?? "test"}`, /* @__PURE__ */ new Set([...base.keys(), ...tree.keys()]))) {
		const before = base.has(name) ? writtenOut(name, base) : void 0;
		const after = tree.has(name) ? writtenOut(name, tree) : void 0;
		if (before === after) continue;
		if (before === void 0) {
			const text = after ?? "";
			add(name, forgiving(text), `the script \u201c${name}\u201d is new: \`${clip(text)}\``);
		} else if (after === void 0) {
			const weak = {
				rule: "test-command-replaced",
				message: `the script \u201c${name}\u201d is gone`
			};
			add(name, runsTests(before) && file.tree !== void 0 ? weak : void 0, weak.message);
		} else add(name, weakerCommand(before, after), `the script \u201c${name}\u201d changed to \`${clip(after)}\``);
	}
	return findings;
}
/** Scripts that the command names, with those that run before and behind them. */
function rootsIn(command, known) {
	const names = split(command).flatMap((word) => word === "t" ? ["test"] : [word]);
	return [...new Set(names.flatMap((name) => [
		`pre${name}`,
		name,
		`post${name}`
	]))].filter((name) => known.has(name));
}
/** A script with the scripts that it runs in their place, some levels deep. */
function writtenOut(name, scripts, depth = 0) {
	const command = scripts.get(name) ?? "";
	if (depth > 5 || command.length > 5e3) return command;
	const words = split(command);
	const out = [];
	for (let at = 0; at < words.length; at++) {
		const word = words[at] ?? "";
		const next = words[at + 1] ?? "";
		const third = words[at + 2] ?? "";
		const runner = /^(npm|yarn|pnpm|bun|composer)$/.test(word) || word === "@composer";
		const run = runner && next === "run" ? third : runner ? next : word.startsWith("@") ? word.slice(1) : "";
		const inner = run === "t" ? "test" : run;
		if (inner === "" || inner === name || !scripts.has(inner)) {
			out.push(/\s/.test(word) ? `"${word}"` : word);
			continue;
		}
		out.push(writtenOut(inner, scripts, depth + 1));
		at += runner ? next === "run" ? 2 : 1 : 0;
	}
	return out.join(" ");
}
function lineOf(lines, name) {
	const index = lines.findIndex((line) => line.includes(`"${name}"`) && line.includes(":"));
	return index === -1 ? void 0 : index + 1;
}
function scriptsIn(text) {
	try {
		const value = JSON.parse(text ?? "");
		if (typeof value !== "object" || value === null) return /* @__PURE__ */ new Map();
		const scripts = "scripts" in value ? value.scripts : "tasks" in value ? value.tasks : void 0;
		const entries = Object.entries(typeof scripts === "object" && scripts !== null ? scripts : {});
		return new Map(entries.map(([name, script]) => [name, commandOf(script)]));
	} catch {
		return /* @__PURE__ */ new Map();
	}
}
/** Composer knows lists of commands. */
function commandOf(script) {
	return (Array.isArray(script) ? script : [script]).map((part) => typeof part === "string" ? part : "").join(" && ");
}
// src/guard/scripts.ts
/** Findings about one file that holds commands. */
function compareScripts(file, context) {
	const name = file.path.slice(file.path.lastIndexOf("/") + 1).toLowerCase();
	if (name === "package.json" || name === "composer.json" || name === "deno.json") return [...manifestScripts(file, context.commands), ...compareSettings(file, /^(jest|mocha|ava|tap|nyc|c8|vitest|config)\b/)];
	if (name === "pyproject.toml" || name === "setup.cfg") return compareSettings(file, /pytest|coverage|tox|nox|hatch|poe|pdm|taskipy/);
	if (name === "cargo.toml") return compareSettings(file, /^(lib|bin|test|package|alias)\b.*(test|harness|doctest|autotests|path)$/);
	if (name === "pom.xml" || /\.(gradle|kts|gemspec|props|csproj)$/.test(name)) return compareBuildFile(file);
	return lineCommands(file);
}
/** Makefile, shell script, Rakefile, tox, CI: new lines that forgive, and lines that ran the tests and run less now. */
function lineCommands(file) {
	const base = file.base?.lines ?? [];
	const tree = file.tree?.lines ?? [];
	const isNew = file.base === void 0;
	const findings = [];
	const told = /* @__PURE__ */ new Set();
	const weakens = (line, rule, message) => {
		if (line !== void 0) told.add(line);
		findings.push(finding("weakens", rule, file.path, line, message));
	};
	const known = new Set(base.map((line) => line.trim()));
	const kept = new Set(tree);
	const strict = (lines) => lines.some((line) => /^\s*set -\w*e|^#!.*\s-\w*e/.test(line));
	if (strict(base) && !strict(tree) && tree.length > 0 && /\.(sh|bash)$/.test(file.path)) weakens(1, "exit-code-ignored", "`set -e` is gone, so the script goes on behind a failure");
	const oldRuns = base.filter((line) => runsHere(line) && !kept.has(line));
	const newRuns = [];
	for (const [index, text] of tree.entries()) {
		const number = index + 1;
		if (!file.newLines.has(number) || isComment(text) || tidiesUp(text)) continue;
		if (setByRunners.test(text)) weakens(number, "detects-tests", "the script asks whether it is being tested");
		if (runsHere(text)) newRuns.push({
			line: number,
			text
		});
		const weak = forgiving(plain(text), known.has(text.trim()) ? text : "");
		if (weak !== void 0 && (!isNew || runsTests(text))) weakens(number, weak.rule, weak.message);
		else if (ignoresFailure(text, file, known)) weakens(number, "exit-code-ignored", `\`${clip(text.trim())}\` goes on behind a failure`);
	}
	const runsOn = file.kind === "ci" || file.tree === void 0 || tree.some(runsHere);
	for (const [index, before] of file.kind === "ci" ? [] : oldRuns.slice(0, 50).entries()) {
		const after = newRuns[index];
		if (after === void 0) {
			if (runsOn) continue;
			weakens(void 0, "test-command-replaced", `a line that ran the tests is gone (line ${base.indexOf(before) + 1}: \`${clip(before.trim())}\`)`);
			continue;
		}
		const weak = weakerCommand(plain(before), plain(after.text));
		if (weak !== void 0 && !told.has(after.line)) weakens(after.line, weak.rule, weak.message);
	}
	return [...findings, ...file.kind === "ci" ? compareSettings(file, /(continue-on-error|allow_failure|continueOnError|fail_ci_if_error|if)$/).filter(({ line }) => ofTests(tree, line ?? 1)) : []];
}
/** Whether the step of the CI file that the line stands in runs tests; what stands in none holds for all of them. */
function ofTests(lines, line) {
	const begins = (at) => /^\s*- /.test(lines[at] ?? "");
	let from = line - 1;
	while (from > 0 && !begins(from) && (lines[from] ?? "").trim() !== "") from--;
	if (!begins(from)) return true;
	let to = from + 1;
	while (to < lines.length && !begins(to)) to++;
	return lines.slice(from, to).some(runsHere);
}
/** A recipe or YAML line without its own syntax: the tab, `-`, `@`, `run:`. */
function plain(line) {
	return line.trim().replace(/^(- )?(run|script|command|cmd|sh|system|exec|name)\s*[:(]?\s*/, "").replace(/^[@-]+/, "");
}
/** A line that installs a runner runs no tests. */
function runsHere(line) {
	return !isComment(line) && !/\b(install|gem|add)\b/.test(line) && runsTests(plain(line));
}
/** What makes room and sweeps up decides nothing, whether it fails or not. */
function tidiesUp(line) {
	return /^[\s@-]*(mkdir|rm|rmdir|find|touch|test -|\[)\s[^;&]*(\|\| true)?$/.test(line) && !runsTests(line);
}
function isComment(line) {
	return /^\s*(#(?!!)|\/\/|REM )/.test(line);
}
function ignoresFailure(text, file, known) {
	const make = /(^|\/)(gnu)?makefile$|\.mk$/i.test(file.path);
	if (make && /^\t@?-/.test(text)) return !known.has(text.trim());
	if (make && /^(\.IGNORE|SHELL\s*[:?]?=|\.SHELLFLAGS|MAKEFLAGS\s*[:+?]?=\s*(?:[a-z]*i|(?:\S+\s+)*(?:-[a-zA-Z]*i|--ignore-errors)))/.test(text)) return true;
	return /ignore_outcome\s*=\s*true|fail_on_error\s*=\s*false|set \+o (errexit|pipefail)/i.test(text);
}
// src/guard/guard.ts
/** What weakened a test, or may have; those that weaken come first. An empty list: nothing that touches the tests changed. */
async function findTampering(port, context) {
	const files = await readFiles(port, context);
	const sourceChanged = files.some(({ kind }) => kind === "source" || kind === "package-script");
	const cases = compareCases(files);
	const findings = cases.findings;
	for (const file of files) {
		findings.push(...bentProcess(file), ...compareFiles(file, sourceChanged));
		if (file.kind === "test-config" || file.kind === "coverage") findings.push(...compareSettings(file));
		if (file.kind === "package-script" || file.kind === "ci" || runsBy(file, context)) findings.push(...compareScripts(file, context));
	}
	const path = (files.find((file) => file.kind !== "source") ?? files[0])?.path ?? "";
	findings.push(...compareCounts({
		...context,
		explained: cases.explained,
		addedSkipped: cases.addedSkipped,
		path
	}));
	findings.push(...await coverageMarks((path) => port.read("base", path), files, context.commands.test ?? ""));
	findings.push(...files.flatMap((file) => mention(file, findings)));
	return findings.map((one) => allowed(one, context.story)).sort(bySeverity);
}
async function readFiles(port, { testPaths, commands }) {
	const files = [];
	const budget = { ms: mostMs };
	for (const change of port.changed) {
		const kind = classify(change.path, testPaths);
		const before = classify(change.from ?? change.path, testPaths);
		const telling = kind === "source" && before !== "source" ? before : kind;
		const isRead = languageOf(change.path) !== void 0 || mayShadow(change.path) || named(change.path, commands);
		const matters = telling !== "source" || isRead;
		const base = matters && change.status !== "added" ? await port.read("base", change.from ?? change.path) : void 0;
		const tree = matters && change.status !== "deleted" ? await port.read("tree", change.path) : void 0;
		files.push(await changedFile(change, telling, {
			base,
			tree
		}, budget));
	}
	return files;
}
/** Processor time. What is not read by then is told as changed, and the base's own version of it decides. */
const mostMs = 1e4;
function runsBy(file, { commands }) {
	return file.kind === "source" && named(file.path, commands);
}
/** Whether the commands name the file: `./run-tests`, `python tools/check.py`. */
function named(path, { build, test }) {
	return `${build ?? ""} ${test ?? ""}`.split(/[\s;&|]+/).some((word) => word.replace(/^\.\//, "") === path);
}
const mentions = {
	test: "test-changed",
	snapshot: "snapshot-changed",
	"test-config": "test-config-changed",
	ci: "ci-changed",
	coverage: "coverage-changed"
};
/** Every test, snapshot and configuration that changed is shown, also where nothing speaks against it. */
function mention(file, findings) {
	if (file.kind === "source" || file.kind === "package-script" || findings.some((one) => one.path === file.path)) return [];
	const line = Math.min(...file.newLines);
	const how = {
		added: "is new",
		modified: "changed",
		deleted: "was deleted",
		renamed: `was renamed from ${file.base?.path ?? ""}`
	}[file.status];
	return [finding("review", mentions[file.kind], file.path, Number.isFinite(line) ? line : void 0, `this ${kindWords[file.kind]} ${how}`)];
}
const kindWords = {
	test: "test file",
	snapshot: "recorded result",
	"test-config": "test configuration",
	ci: "CI file",
	coverage: "coverage configuration"
};
function bySeverity(a, b) {
	return a.severity === b.severity ? 0 : a.severity === "weakens" ? -1 : 1;
}
export { namesChange as a, asksToChange as i, setByRunners as n, speaksOfSupport as o, languageOf as r, findTampering as t };
