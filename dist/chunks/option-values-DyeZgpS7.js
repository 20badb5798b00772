import { t as RedgreenError } from "./errors-DlE9Teby.js";
// src/entry/option-values.ts
/** What stands behind a flag, read; all of them throw `bad-usage` with what is allowed. */
/** How the commands that take a run describe it. */
const aRun = "a run: its id, the beginning of it, or `latest`";
/** Of an option that may be given again. */
const several = (value, before) => [...before, value];
function wholeNumber(option, text, min, max = Number.POSITIVE_INFINITY) {
	const number = /^\d{1,12}$/.test(text) ? Number(text) : NaN;
	if (number >= min && number <= max) return number;
	const end = max === Number.POSITIVE_INFINITY ? "" : ` to ${max}`;
	throw new RedgreenError("bad-usage", `${option} is ${text}; allowed: a whole number from ${min}${end}`);
}
/** The one of `allowed` that `text` is. */
function oneOf(option, text, allowed) {
	const found = allowed.find((known) => known === text);
	if (found !== void 0) return found;
	throw new RedgreenError("bad-usage", `${option} is ${text}; allowed: ${allowed.join(", ")}`);
}
/** `7d`, `12h`, `30m` before now, or a date. Returns ISO 8601 in UTC. */
function momentOf(option, text) {
	const ago = /^(\d{1,5})([dhm])$/.exec(text);
	if (ago !== null) {
		const unitMs = {
			d: 864e5,
			h: 36e5,
			m: 6e4
		}[ago[2]];
		return new Date(Date.now() - Number(ago[1]) * unitMs).toISOString();
	}
	const date = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : /* @__PURE__ */ new Date(NaN);
	if (Number.isNaN(date.getTime())) throw new RedgreenError("bad-usage", `${option} is ${text}; allowed: 7d, 12h, 30m or a date such as 2026-11-21`);
	return date.toISOString();
}
export { wholeNumber as a, several as i, momentOf as n, oneOf as r, aRun as t };
