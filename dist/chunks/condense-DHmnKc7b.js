import { E as weightOf, O as foreignSource, S as isTestFile, T as templateOf, _ as nameOf, a as untold, d as tellingOf, f as isBare, h as isTitle, i as unread, k as frameOf, m as isRule, n as neededBy$1, p as isPassing, r as tellingOf$1, t as beside, u as isSpoken, v as tellsFailure, x as isSource, y as repetition } from "./unread-BO2DrAr_.js";
import { a as isTest, c as clip, d as steady, f as steadyName, l as shortened, n as isRemark$1, o as isWhole, t as isByForm, u as steadier } from "./failure-DzgZd7hj.js";
// src/reading/sections.ts
/** Which lines of a log belong to which failure. */
/** Lines below a heading that still belong to it. */
const longest = 80;
const shortestName = 3;
/** Names that hold the same word, as far as they are compared. */
const mostAlike = 100;
function sectionsOf(lines) {
	const texts = lines.map(({ text }) => text);
	const isFailed = texts.map((text) => tellsFailure(text) && !isPassing(text) && !isBare(text));
	const names = new Set(texts.filter((_, at) => isFailed[at]).flatMap(namesIn));
	const named = texts.map((text, at) => isFailed[at] ? void 0 : nameAtEnd(text, names));
	const isHead = texts.map((text, at) => isFailed[at] || (isTitle(text) || isBoxed(at)) && isToldBelow(at) || named[at] !== void 0 && isToldBelow(at) || isPath(text) && isProblem(texts[at + 1] ?? "") || /^\s{0,4}\d{1,4}[.)] \S/.test(text) && /^\s{2,}\S/.test(texts[at + 1] ?? "") && tellingOf(texts[at + 1] ?? "") > 0);
	function isBoxed(at) {
		const isLine = (beside) => /^[-=\u2500\u2501\u2550*_~]{8,}$/.test(texts[beside]?.trim() ?? "");
		return isLine(at - 1) && isLine(at + 1) && /\p{L}/u.test(texts[at] ?? "");
	}
	function isToldBelow(at) {
		const next = [
			1,
			2,
			3
		].map((step) => at + step).find((below) => texts[below]?.trim() !== "") ?? at + 1;
		const below = texts[next];
		const isOther = named[next] !== void 0 && named[next] !== named[at];
		return below !== void 0 && !isFailed[next] && !isOther && !isPassing(below);
	}
	let present = {
		head: void 0,
		tells: "here"
	};
	let length = 0;
	const sections = texts.map((text, at) => {
		const isOwn = isProblem(text) && !(present.head === at - 1 && isPath(texts[at - 1] ?? ""));
		const isAgain = named[at] !== void 0 && present.head !== void 0 && named[at] === named[present.head];
		const begins = isHead[at] && !isAgain;
		if (!begins && !isPassing(text) && !isBare(text) && !isOwn && ++length <= longest) return present;
		length = 0;
		const before = present;
		present = {
			head: begins ? at : void 0,
			tells: "here"
		};
		return isBare(text) ? before : present;
	});
	markTold(texts, sections);
	return sections;
}
/** `src/a.ts:3:5: error \u2026`, `src/a.ts(3,5): error \u2026`, `  3:5  error  \u2026`: each is a matter of its own. */
function isProblem(text) {
	return /^\s{0,8}(?:[^\s:()]{1,300}[:(])?\d{1,7}[:,]\d{1,7}\)?:?\s.{0,20}\b(?:error|warning)\b/i.test(text) || /^(?:\[?error\]?:? )?[^\s:()]{1,300}:\[\d{1,7},\d{1,7}\] /i.test(text) || /^[^\s:()]{1,300}:\d{1,7}: .{0,20}\b(?:error|warning)\b/i.test(text);
}
/** A linter names the file once, above what it says of it. */
function isPath(text) {
	return /^\s{0,4}[^\s:()]{0,300}[/.][^\s:()]{1,300}$/.test(text);
}
/** The name as it stands in a verdict, and without what one tells behind a dash: `FAILED test_cart.py::test_tax - assert 1 == 2`. */
function namesIn(verdict) {
	return [verdict, undashed(verdict)].map((part) => nameOf(part).slice(-20).join(" ")).filter(({ length }) => length >= shortestName);
}
function undashed(verdict) {
	const dash = verdict.indexOf(" - ");
	return dash < 0 ? verdict : verdict.slice(0, dash);
}
/** `cart \u203a takes ten percent off` ends with what a list says of `takes ten percent off`. */
function nameAtEnd(text, names) {
	if (text.trim() === "" || frameOf(text) !== void 0 || isSource(text)) return void 0;
	const words = nameOf(text).slice(-20);
	for (let from = 0; from < words.length; from++) {
		const end = words.slice(from).join(" ");
		if (end.length < shortestName) return void 0;
		if (names.has(end)) return end;
	}
}
/** Of headings with the same name the ones stay that most is told below; a name in a list says nothing more. */
function markTold(texts, sections) {
	const levels = /* @__PURE__ */ new Map();
	sections.forEach((section, at) => {
		const text = texts[at] ?? "";
		if (section.head === at) return;
		const level = tellingOf(text) > 0 ? 2 : isSpoken(text) ? 1 : 0;
		levels.set(section, Math.max(level, levels.get(section) ?? 0));
	});
	const heads = [...new Set(sections)].filter(({ head }) => head !== void 0);
	const headOf = ({ head }) => texts[head ?? 0] ?? "";
	const byWord = /* @__PURE__ */ new Map();
	for (const section of heads) {
		const level = levels.get(section) ?? 0;
		if (level === 0) continue;
		const words = nameOf(headOf(section));
		for (const word of new Set(words)) {
			const alike = byWord.get(word) ?? [];
			if (alike.length < mostAlike) alike.push({
				name: ` ${words.join(" ")} `,
				level
			});
			byWord.set(word, alike);
		}
	}
	for (const section of heads) {
		const own = headOf(section);
		const level = levels.get(section) ?? 0;
		if (level === 0 && undashed(own) === own && weightOf(own) < 6) section.tells = "nowhere";
		const words = nameOf(undashed(own));
		const rarest = words.toSorted((a, b) => (byWord.get(a)?.length ?? 0) - (byWord.get(b)?.length ?? 0))[0] ?? "";
		const name = words.join(" ");
		if (name.length < shortestName) continue;
		if ((byWord.get(rarest) ?? []).some((each) => each.level > level && each.name.includes(` ${name} `))) section.tells = undashed(own) === own ? "elsewhere" : "in itself";
	}
}
// src/reading/scores.ts
/** How much each line of a stream tells: names of what failed first, then the best line of each failure, then its second best. */
/** A shape that the log shows more often says nothing of one failure; lines of failing tests are alike too, if fewer. */
const often = 12;
/** What it shows this often is told by one line. */
const noise = 60;
/** Lines behind a verdict, or an error, that belong to it. */
const near = 14;
const longestLine$1 = 400;
/** What a program says last may tell of its end in no known words. */
const lastLines = 4;
/** Of a line that names a failure: where the same name stands over more, and it says a little itself, or nothing. */
const headScore = {
	here: 9,
	"in itself": 3,
	elsewhere: .2,
	nowhere: 8
};
const firstTelling = 8.5;
const step = .8;
const lastTelling = 2.5;
const below = 3.5;
const naming = 12;
/** What another failure said in the same words. */
const again = 2;
function scoresOf(all) {
	const lines = withoutNoise(all);
	const sections = sectionsOf(lines);
	const told = /* @__PURE__ */ new Map();
	const shapes = /* @__PURE__ */ new Set();
	const dull = dullOutlines(lines, sections);
	const common = commonplaces(lines, sections);
	const weights = lines.map(({ text }) => weightOf(text));
	const ranks = ranksOf(lines, sections, weights);
	const end = lines.findLastIndex(({ text }) => text.trim() !== "") - lastLines;
	/** Lines since the last one that names a failure. */
	let since = near;
	const isForeignSource = foreignSource();
	const labels = labelsOf(lines);
	return lines.map(({ text, seen }, at) => {
		const section = sections[at];
		const weight = weights[at] ?? 0;
		const shown = shortened(tightened(steadier(unlabelled(text.trimEnd(), labels))), longestLine$1);
		const plain = shown.trim();
		if (plain === "" || isRule(plain) || isForeignSource(text)) return {
			text: shown,
			score: 0
		};
		since = section.head === at || weight > 2 && seen <= often ? 0 : since + 1;
		const shape = templateOf(text);
		const isFirst = !shapes.has(shape);
		shapes.add(shape);
		const rank = ranks.get(at);
		let score = contextScore(text, weight, since) + (at > end ? 1 : 0);
		if (section.head === at) score = headScore[section.tells];
		else if (rank !== void 0) score = Math.max(lastTelling, firstTelling - step * (isRemark(text) ? rank + 4 : rank)) + score / 100;
		score -= shown.length / 1e3;
		if (rank === void 0 && section.head !== at && dull.has(outlineOf(text))) score /= 8;
		else if (seen > often) score = isFirst ? score / 2 : seen > noise ? 0 : score / 8;
		else score /= 1 + (seen - 1) / often;
		const before = told.get(plain);
		if (before === void 0 || before.tells === "elsewhere") told.set(plain, section);
		else score = Math.min(score, before === section || rank === void 0 || common.has(plain) ? score / 8 : again);
		return {
			text: seen > often && isFirst ? `${shown} (\u00d7${seen})` : shown,
			score
		};
	});
}
/** What the log shows too often is looked at once: what follows would score nothing. */
function withoutNoise(lines) {
	const shapes = /* @__PURE__ */ new Set();
	return lines.filter(({ text, seen }) => seen <= noise || shapes.size < shapes.add(templateOf(text)).size);
}
/** Of each failure which of its lines tells most, second most and so on; where none does by its words, those that stand next to its name. */
function ranksOf(lines, sections, weights) {
	const ranks = /* @__PURE__ */ new Map();
	const bySection = /* @__PURE__ */ new Map();
	sections.forEach((section, at) => {
		if (section.head !== at) bySection.set(section, [...bySection.get(section) ?? [], at]);
	});
	const said = /* @__PURE__ */ new Set();
	const isSaid = (text) => said.size === said.add(text.trim()).size;
	for (const [section, own] of bySection) {
		const spokenOf = (count) => own.filter((at) => isSpoken(lines[at]?.text ?? "") && !isSource(lines[at]?.text ?? "")).slice(0, count);
		const isNamed = section.head !== void 0 && nameOf(lines[section.head]?.text ?? "").length > 0;
		const first = section.head === void 0 ? [] : spokenOf(isNamed ? 1 : 2).reverse();
		const least = (at) => [below, naming][first.indexOf(at)] ?? 0;
		const telling = own.map((at) => ({
			at,
			tells: Math.max(tellingOf(lines[at]?.text ?? "", weights[at] ?? 0), least(at))
		})).filter(({ tells }) => tells > 0).map(({ at, tells }) => ({
			at,
			tells: isSaid(lines[at]?.text ?? "") ? tells / 100 : tells
		})).sort((a, b) => b.tells - a.tells || a.at - b.at);
		for (const [rank, { at }] of telling.entries()) ranks.set(at, rank);
		if (telling.length > 0 || section.head === void 0 || section.tells === "elsewhere") continue;
		const words = own.filter((at) => isSpoken(lines[at]?.text ?? ""));
		const plain = words.filter((at) => !isSource(lines[at]?.text ?? ""));
		const spoken = plain.length > 0 ? plain : words;
		for (const [rank, at] of spoken.slice(0, 6).entries()) ranks.set(at, rank + 1);
	}
	return ranks;
}
/** A warning or a note beside errors. */
function isRemark(text) {
	return /\b(?:warning|note|info|hint|help)\b ?[:[]/i.test(text.slice(0, 200)) && weightOf(text) <= 0;
}
function contextScore(text, weight, since) {
	const frame = frameOf(text);
	if (frame?.own === false) return 0;
	const beside = since < near ? 1 - since / near : 0;
	if (frame !== void 0) return (isTestFile(frame.file) ? .9 : .6) + beside / 2;
	if (isPassing(text)) return .1;
	if (isSource(text)) return .5 + beside / 2;
	return .6 + Math.max(-.4, weight / 4) + beside;
}
/** What most failures say word for word: a legend, a heading. */
function commonplaces(lines, sections) {
	const owners = /* @__PURE__ */ new Map();
	lines.forEach(({ text }, at) => {
		const plain = tightened(text.trim());
		owners.set(plain, (owners.get(plain) ?? /* @__PURE__ */ new Set()).add(sections[at]));
	});
	const most = Math.max(3, new Set(sections.filter(({ head, tells }) => head !== void 0 && tells === "here")).size / 2);
	return new Set([...owners].filter(([, { size }]) => size > most).map(([plain]) => plain));
}
/** What stands in front of many lines, in brackets, up to a wide gap, as `(  DIAG  )  job  1  `. */
function labelsOf(lines) {
	const times = /* @__PURE__ */ new Map();
	for (const { text } of lines) {
		const label = labelOf(text);
		if (label !== "") times.set(label, (times.get(label) ?? 0) + 1);
	}
	return new Set([...times].filter(([, count]) => count > often && count > lines.length / 10).map(([label]) => label));
}
function labelOf(text) {
	return /^[[(<] {0,6}\w{2,12} {0,6}[\])>](?: {1,4}[\w-]{1,12}){0,2}(?= {2}.*\S)/.exec(text)?.[0] ?? "";
}
/** Once more it says nothing; a verdict stays. */
function unlabelled(text, labels) {
	const label = labelOf(text);
	return labels.has(label) && !tellsFailure(label) ? text.slice(label.length).replace(/^ {1,60}/, "") : text;
}
/** A list of packages has other words in each line; its outline is the same. */
function dullOutlines(lines, sections) {
	const count = repetition();
	const numbers = /* @__PURE__ */ new Map();
	const telling = /* @__PURE__ */ new Set();
	const dull = /* @__PURE__ */ new Map();
	let last;
	lines.forEach(({ text }, at) => {
		if (sections[at] !== last) count.next();
		last = sections[at];
		const outline = outlineOf(text);
		const number = numbers.get(outline) ?? numbers.size;
		numbers.set(outline, number);
		dull.set(outline, count.saw(number));
		if (weightOf(text) > 0) telling.add(outline);
	});
	return new Set([...dull].filter(([outline, times]) => times > 24 && !telling.has(outline)).map(([key]) => key));
}
function outlineOf(text) {
	return text.slice(0, 200).replace(/[\p{L}\d_]+/gu, "w").replace(/ +/g, " ");
}
/** Without what only lays the line out: leaders, wide gaps, deep indentation. */
function tightened(text) {
	return text.replace(/^[ \t]{3,}/, "  ").replace(/([.\u00b7\u2500\u2501=_*-])\1{5,}/g, "$1$1$1").replace(/(?<=\S) {3,}/g, "  ");
}
// src/reading/digest.ts
/** The lines of a log that tell most, where no reader knows its runner: as many as a budget holds, in order. */
/** At most `room` units; what is said twice, or in a shape that the log repeats, is told once before anything else is told again. */
function digest(parts, room) {
	const heads = parts.map(({ stream }) => stream === "" || parts.length === 1 ? "" : `[${stream}]`);
	const scored = parts.flatMap(({ lines }, part) => scoresOf(lines).map((line) => ({
		...line,
		part
	})));
	const order = scored.map((line, at) => ({
		...line,
		at
	})).filter(({ score }) => score > 0).sort((a, b) => b.score - a.score || b.at - a.at);
	const shown = parts.map(() => /* @__PURE__ */ new Set());
	let left = room;
	for (const { at, part, text } of order) {
		const own = shown[part];
		const size = text.length + 1 + (own.size === 0 ? (heads[part]?.length ?? 0) + 1 : 0);
		if (size > left) continue;
		own.add(at);
		left -= size;
		if (left < 12) break;
	}
	return shown.flatMap((own, part) => {
		const texts = [...own].sort((a, b) => a - b).map((at) => scored[at]?.text ?? "");
		return texts.length === 0 || heads[part] === "" ? texts : [heads[part], ...texts];
	}).join("\n");
}
// src/reading/fill.ts
const indent = "  ";
/** Units of one line; longer ones keep head and tail. */
const longestLine = 2e3;
const longestHead = 300;
/** The text, how many heads did not fit, and how many lines of those that did. */
function fill(items, budget) {
	const named = nameAll(items, budget);
	const whole = named.items;
	if (tellingUnits$1(whole) > budget - named.used) {
		named.used -= placesOnce(whole);
		named.items = withoutCommonplaces(whole, false);
		if (tellingUnits$1(named.items) > budget - named.used) named.items = withoutCommonplaces(whole, true);
	}
	const shown = named.items.map(() => /* @__PURE__ */ new Map());
	let left = budget - named.used;
	for (const rank of [
		0,
		1,
		2,
		3
	]) {
		const shares = fairShares(named.items.map(({ lines }) => sum(lines.filter((line) => line.rank === rank).map(units))), left);
		named.items.forEach(({ lines }, i) => {
			left -= take(lines, rank, shares[i] ?? 0, shown[i] ?? /* @__PURE__ */ new Map());
		});
		if (rank === 0) for (const [i, { lines }] of named.items.entries()) left -= takeMore(lines, left, shown[i] ?? /* @__PURE__ */ new Map());
	}
	let last = "";
	const text = named.items.map(({ head, label }, i) => {
		const lines = [...shown[i] ?? []].sort(([a], [b]) => a - b).map(([, line]) => indent + line);
		const first = label === "" || label === last ? head : `${label} ${head}`;
		last = label;
		return [first, ...lines].join("\n");
	});
	const lines = sum(named.items.map(({ lines }) => lines.length)) - sum(shown.map(({ size }) => size));
	return {
		text: text.join("\n"),
		leftOut: named.leftOut,
		lines
	};
}
/** Where room is scarce: what many failures say alike is told of the first, of the others what sets them apart, without its indentation. */
function withoutCommonplaces(items, isShortened) {
	const times = /* @__PURE__ */ new Map();
	for (const { lines } of items) for (const text of new Set(lines.map((line) => line.text))) times.set(text, (times.get(text) ?? 0) + 1);
	const many = Math.max(3, items.length / 5);
	const isCommon = ({ rank, text }) => rank === 0 && (times.get(text) ?? 0) > many;
	const told = /* @__PURE__ */ new Set();
	const beginning = sharedBeginnings([...times.keys()], many);
	return items.map(({ head, label, lines }) => {
		const hasOwn = lines.some((line) => line.rank === 0 && !isCommon(line));
		return {
			head,
			label,
			lines: lines.map((line) => {
				if (line.rank !== 0) return line;
				if (hasOwn && isCommon(line) && told.has(line.text)) return {
					...line,
					rank: 1
				};
				told.add(line.text);
				const shared = isShortened ? beginning(line.text) : "";
				const text = shared !== "" && told.has(`${shared}\u2026`) ? `\u2026${line.text.slice(shared.length)}` : line.text;
				if (shared !== "") told.add(`${shared}\u2026`);
				return {
					...line,
					text: text.replace(/^( {0,40}[-+]) {2,}/, "$1 ")
				};
			})
		};
	});
}
/** Where room is scarce: the file stands before the first of its tests, and `:12` before the next ones. Returns what that spares. */
function placesOnce(items) {
	let last = "";
	return sum(items.map((item) => {
		const file = /^([^\s:]{3,400}):\d{1,7} /.exec(item.head)?.[1] ?? "";
		const spared = file !== "" && `${item.label}${file}` === last ? file.length : 0;
		last = item.label + file;
		item.head = item.head.slice(spared);
		return spared;
	}));
}
function tellingUnits$1(items) {
	return sum(items.flatMap(({ lines }) => lines.filter(({ rank }) => rank === 0).map(units)));
}
/** The words with which a text begins as more than `many` of them do: `assertion failed: ` of `assertion failed: pond too cold`. */
function sharedBeginnings(texts, many) {
	const counts = /* @__PURE__ */ new Map();
	for (const text of texts) for (const begun of beginningsOf(text)) counts.set(begun, (counts.get(begun) ?? 0) + 1);
	return (text) => beginningsOf(text).findLast((begun) => (counts.get(begun) ?? 0) > many) ?? "";
}
/** Long enough to be worth a sign in their place, and not the whole; a line of a diff keeps its own. */
function beginningsOf(text) {
	if (!/^\w/.test(text)) return [];
	return [...text.slice(0, 200).matchAll(/:\s+(?=\S)/g)].map(({ index, 0: { length } }) => text.slice(0, index + length)).filter(({ length }) => length >= 12).slice(0, 16);
}
/** Each label stands once. */
function labelUnits(items) {
	return sum([...new Set(items.map(({ label }) => label))].map((label) => label === "" ? 0 : label.length + 1));
}
/** As many heads as fit, in order; those of one item stand in one line. Names that go on and on, or of which nothing is told, leave each message its first line. */
function nameAll(items, budget) {
	const named = items.map(() => []);
	const firsts = items.map(({ lines }) => Math.min(160, sum(lines.filter(({ rank }) => rank === 0).slice(0, 1).map(units))));
	const reserve = Math.min(sum(firsts), budget * .4);
	let used = labelUnits(items);
	let leftOut = 0;
	const name = (heads, at, room) => {
		for (const head of heads) {
			const text = clip(head, longestHead);
			if (used + text.length + 2 > room) leftOut++;
			else {
				named[at]?.push(text);
				used += text.length + 2;
			}
		}
	};
	const own = items.map(({ lines }) => lines.length > 0 ? 1 : 0);
	for (const [at, { heads }] of items.entries()) name(heads.slice(0, own[at]), at, budget);
	for (const [at, { heads }] of items.entries()) name(heads.slice(own[at]), at, budget - reserve);
	return {
		items: items.map(({ lines, label }, at) => ({
			head: (named[at] ?? []).join("; "),
			label,
			lines
		})).filter(({ head }) => head !== ""),
		used,
		leftOut
	};
}
/** Puts the lines of one rank into `shown` as far as `share` goes, the last one cut; returns what they cost. */
function take(lines, rank, share, shown) {
	let left = share;
	const fits = (from) => lines.some((line, at) => at > from && line.rank === rank && units(line) <= left);
	for (const [at, line] of lines.entries()) {
		if (line.rank !== rank) continue;
		const size = units(line);
		if (rank === 0 && size > left && fits(at)) continue;
		if (size <= left) shown.set(at, shortened(line.text, longestLine));
		else if (left > 24 && rank === 0) shown.set(at, shortened(line.text, left - 2 - 1));
		else break;
		left -= Math.min(size, left);
		if (left === 0) break;
	}
	return share - left;
}
/** The telling lines that the first share did not reach, whole. */
function takeMore(lines, room, shown) {
	let used = 0;
	for (const [at, line] of lines.entries()) {
		if (line.rank !== 0 || shown.has(at)) continue;
		const size = units(line);
		if (size > room - used) break;
		shown.set(at, shortened(line.text, longestLine));
		used += size;
	}
	return used;
}
function units(line) {
	return Math.min(line.text.length, longestLine) + 2 + 1;
}
function sum(numbers) {
	return numbers.reduce((a, b) => a + b, 0);
}
/** Nobody gets more than it needs; what the modest leave over goes to the others in equal parts. */
function fairShares(needs, total) {
	const shares = needs.map(() => 0);
	const order = needs.map((need, i) => ({
		need,
		i
	})).sort((a, b) => a.need - b.need);
	let left = Math.max(0, total);
	order.forEach(({ need, i }, at) => {
		const share = Math.min(need, Math.floor(left / (order.length - at)));
		shares[i] = share;
		left -= share;
	});
	return shares;
}
// src/reading/condense.ts
/** A report as text under a budget: every failing test named before any is told at length. */
/**
* At most `maxChars` UTF-16 units, never half a character. The same report gives the same text; timings and addresses
* do not show in it. `exitCode` is told where no failing test was recognised.
*/
function condense(report, { maxChars, exitCode }) {
	const failures = report.failures.filter((failure) => !isRemark$1(failure));
	if (failures.every(isByForm)) return clip(byLines(report, failures.length, maxChars, exitCode), maxChars);
	const several = (report.streams?.length ?? 0) > 1;
	const items = grouped(ordered(failures), several);
	const others = beside(report, failures, isWhole(report));
	const spare = maxChars - 60 - neededBy(items);
	const least = leastFor(others, report, failures, maxChars);
	const around = Math.min(maxChars - 60 - tellingUnits(items), 60 + tellingOf$1(others) * 1.2);
	const told = spare < least.room && least.of.length > 0 ? least.of : others;
	const room = told.length === 0 ? 0 : Math.min(Math.max(spare, least.room, around, 0), neededBy$1(told) + 40);
	const first = fill(items, maxChars - 60 - Math.floor(room));
	const more = leftOutLine(first.leftOut + report.failuresLeftOut, first.lines);
	const left = maxChars - first.text.length - more.length - 40;
	const rest = told.length === 0 || left < 200 ? "" : digest(told, left);
	return clip(`${first.text}${more}${rest === "" ? "" : `\n\nelsewhere in the log:\n${rest}`}`, maxChars);
}
function leftOutLine(failing, lines) {
	const parts = [failing > 0 ? `${failing} more failing` : "", lines > 0 ? `${lines} lines left out` : ""];
	return failing + lines > 0 ? `\n\u2026 ${parts.filter((part) => part !== "").join(", ")}` : "";
}
/** What of the budget is kept for what no reader told, and which parts: nothing where the failures are all that the log tells, by its own counts. */
function leastFor(others, report, failures, maxChars) {
	const of = untold(others, failures);
	if (of.length > 0) {
		const share = Math.min(1 / 2, of.length / (of.length + 1)) * maxChars;
		return {
			room: Math.min(share, 2 * tellingOf$1(of) + 40),
			of
		};
	}
	return {
		room: (report.counts === void 0 ? failures.some(isTest) : isWhole(report)) ? 0 : Math.min(maxChars / 3, 100 + 2 * tellingOf$1(others)),
		of: []
	};
}
/** Units of the names and of the lines that tell most, of each as many as tell it. */
function tellingUnits(items) {
	const lines = items.flatMap((item) => item.lines.filter(({ rank }) => rank < 2).slice(0, mostTelling));
	return neededBy(items.map((item) => ({
		...item,
		lines: []
	}))) + lines.reduce((n, { text }) => n + text.length + 3, 0);
}
function neededBy(items) {
	return items.reduce((sum, { heads, lines }) => sum + heads.join("; ").length + 2 + lines.reduce((n, line) => n + line.text.length + 3, 0), labelUnits(items));
}
/**
* What keeps other tests from running comes first, what is only seen in passing last; then by place, which parallel runs do not
* change. Of several streams each is told in one place.
*/
function ordered(failures) {
	const order = ({ kind }) => kind === "compile" ? 0 : kind === "suite" ? 1 : 2;
	const first = /* @__PURE__ */ new Map();
	for (const failure of failures) {
		const { stream = "" } = failure;
		first.set(stream, Math.min(order(failure), first.get(stream) ?? 2));
	}
	return failures.toSorted((a, b) => Number(a.weak ?? false) - Number(b.weak ?? false) || (first.get(a.stream ?? "") ?? 2) - (first.get(b.stream ?? "") ?? 2) || compare(a.stream ?? "", b.stream ?? "") || order(a) - order(b) || compare(a.file ?? "", b.file ?? "") || (a.line ?? 0) - (b.line ?? 0) || compare(a.name, b.name));
}
function compare(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
/** One item for each failure; failures that say the same share one. */
function grouped(failures, withStreams) {
	const items = /* @__PURE__ */ new Map();
	const isSome = failures.some((failure) => !failure.weak && isTest(failure));
	for (const failure of failures) {
		const least = failure.weak && isSome ? 1 : 0;
		const lines = failure.lines.map(({ text, rank }, at) => ({
			text: steady(text),
			rank: rank === 0 && !(at === 0 && weightOf(text) > 0) ? least : rank
		}));
		const told = lines.filter((line) => line.rank < 2).map((line) => line.text).join("\n");
		const key = told === "" ? `\0${items.size}` : told;
		const item = items.get(key);
		const { stream = "" } = failure;
		const label = withStreams && stream !== "" ? `[${stream}]` : "";
		if (item === void 0) items.set(key, {
			heads: [head(failure)],
			lines,
			label
		});
		else item.heads.push(item.label === label ? head(failure) : `${label} ${head(failure)}`);
	}
	return [...items.values()];
}
/** `test/cart.test.js:6 cart \u203a takes ten percent off`. */
function head({ file, line, name }) {
	const place = file === void 0 ? "" : `${file}${line === void 0 ? "" : `:${line}`}`;
	if (place === "") return steadyName(name);
	return name === file ? place : `${place} ${steadyName(name)}`;
}
/** Of a long difference the first lines tell as much as all. */
const mostTelling = 16;
/** How the first line ends where no test failed by name. */
const noTestRecognised = ", no failing test recognised";
function byLines(report, failing, maxChars, exitCode) {
	const how = exitCode === null ? "stopped before its end" : `exit code ${exitCode}`;
	const what = failing === 0 ? noTestRecognised : `, ${failing} failing`;
	const first = exitCode === 0 || exitCode === void 0 ? "" : `${how}${what}\n`;
	const room = maxChars - first.length;
	const several = new Set(report.tail.map(({ stream }) => stream)).size > 1;
	const end = report.tail.map(({ stream, text }) => steadier(several && stream !== "" ? `[${stream}] ${text}` : text)).join("\n").trim();
	if (end.length <= room) return first + end;
	return first + digest(unread(report), room);
}
export { noTestRecognised as n, condense as t };
