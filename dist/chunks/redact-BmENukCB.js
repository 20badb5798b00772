import { n as patterns, t as formsOf } from "./secret-forms-BfW8V3g7.js";
// src/text/text-views.ts
/**
* As it is; without line breaks, their indentation and terminal colours; the same where a shell or a mail has marked the
* break; and with percent and JSON escapes decoded too. A reading that the text gives no cause for is left out.
*/
function viewsOf(text) {
	const views = [{
		text,
		start: (index) => index,
		end: (index) => index + 1
	}];
	if (/[\r\n\u001b]/.test(text)) views.push(readAs(text, wrapped));
	if (/[=\\]\r?\n/.test(text)) views.push(readAs(text, markedAndWrapped));
	if (/[%\\]/.test(text)) views.push(readAs(text, escaped));
	return views;
}
const wrapped = /\r?\n[ \t>|]{0,40}|\r|\u001b\[[0-9;?]{0,20}[A-Za-z]/g;
const markedAndWrapped = new RegExp(`[=\\\\]\\r?\\n|${wrapped.source}`, "g");
const escaped = new RegExp(`${wrapped.source}|%[0-9A-Fa-f]{2}|\\\\u[0-9A-Fa-f]{4}|\\\\x[0-9A-Fa-f]{2}|\\\\["\\\\/bfnrt]`, "g");
function readAs(text, marks) {
	const parts = [];
	const stretches = [];
	let length = 0;
	const copy = (start, end, part) => {
		stretches.push({
			inView: length,
			start,
			end,
			length: part.length
		});
		parts.push(part);
		length += part.length;
	};
	let from = 0;
	for (const { index, 0: found } of text.matchAll(marks)) {
		if (index > from) copy(from, index, text.slice(from, index));
		const decoded = decode(found);
		from = index + found.length;
		if (decoded !== "") copy(index, from, decoded);
	}
	copy(from, text.length, text.slice(from));
	const place = (index) => stretches[lastAtMost(stretches, index)] ?? {
		inView: 0,
		start: 0,
		end: 0,
		length: 0
	};
	return {
		text: parts.join(""),
		start: (index) => place(index).start + (index - place(index).inView),
		end: (index) => {
			const { inView, start, end, length: copied } = place(index);
			return index - inView === copied - 1 ? end : start + (index - inView) + 1;
		}
	};
}
function decode(found) {
	if (found.startsWith("%")) return String.fromCharCode(Number.parseInt(found.slice(1), 16));
	if (found.startsWith("\\u") || found.startsWith("\\x")) return String.fromCharCode(Number.parseInt(found.slice(2), 16));
	return {
		"\\\"": "\"",
		"\\\\": "\\",
		"\\/": "/"
	}[found] ?? "";
}
function lastAtMost(stretches, value) {
	let low = 0;
	let high = stretches.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if ((stretches[middle]?.inView ?? 0) <= value) low = middle;
		else high = middle - 1;
	}
	return low;
}
/** Shorter values would mask half of every text, and nobody can guess-proof a secret of three characters. */
const shortest = 4;
function createRedactor(secrets) {
	const needles = /* @__PURE__ */ new Set();
	let reach = 512;
	const add = (secret) => {
		for (const value of [secret.trim(), ...secret.split(/\r?\n/).map((line) => line.trim())]) {
			if (value.length < shortest || value !== secret.trim() && value.length < 16) continue;
			for (const form of formsOf(value)) {
				needles.add(form);
				reach = Math.max(reach, 6 * form.length);
			}
		}
	};
	for (const secret of secrets) add(secret);
	const redact = (text) => maskRanges(text, rangesOf(text, needles));
	return Object.assign(redact, {
		add,
		stream: () => redactStream(needles, () => reach),
		get reach() {
			return reach;
		}
	});
}
/** Every stretch to mask, in order and not overlapping. */
function rangesOf(text, needles) {
	const ranges = [];
	for (const view of viewsOf(text)) for (const needle of needles) ranges.push(...occurrences(view, needle));
	for (const pattern of patterns) for (const match of text.matchAll(pattern)) ranges.push({
		start: match.index,
		end: match.index + match[0].length
	});
	return merged(ranges);
}
function* occurrences(view, needle) {
	for (let at = view.text.indexOf(needle); at !== -1; at = view.text.indexOf(needle, at + needle.length)) yield {
		start: view.start(at),
		end: view.end(at + needle.length - 1)
	};
}
function merged(ranges) {
	const result = [];
	for (const range of ranges.sort((a, b) => a.start - b.start)) {
		const last = result.at(-1);
		if (last !== void 0 && range.start < last.end) last.end = Math.max(last.end, range.end);
		else result.push({ ...range });
	}
	return result;
}
function maskRanges(text, ranges, begin = 0) {
	const parts = [];
	let from = begin;
	for (const { start, end } of ranges) {
		parts.push(text.slice(from, Math.max(from, start)), "***");
		from = end;
	}
	return parts.join("") + text.slice(from);
}
/** Characters before a secret by which a pattern knows it, such as `Bearer `. */
const context = 256;
function redactStream(needles, reach) {
	let held = "";
	let done = 0;
	const pass = (until) => {
		const ranges = rangesOf(held, needles);
		const cut = until(ranges);
		const due = ranges.filter(({ start, end }) => end > done && start < cut);
		const out = maskRanges(held.slice(0, cut), due, done);
		const kept = Math.max(0, cut - context);
		held = held.slice(kept);
		done = cut - kept;
		return out;
	};
	return {
		push(chunk) {
			held += chunk;
			if (held.length - done < 2 * reach()) return "";
			return pass((ranges) => {
				const limit = held.length - reach();
				return Math.max(done, ranges.find(({ start, end }) => start < limit && end > limit)?.start ?? limit);
			});
		},
		end: () => pass(() => held.length)
	};
}
export { createRedactor as t };
