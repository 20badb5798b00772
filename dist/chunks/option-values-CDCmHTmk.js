import { t as RedgreenError } from "./errors-BPIP4wfB.js";
// src/entry/option-values.ts
/** What stands behind a flag, read; all of them throw `bad-usage` with what is allowed. */
/** How the commands that take a run describe it. */
const aRun = "a run: its id, the beginning of it, or `latest`";
const aRunOrEval = `${aRun}; or an eval run: its id, or the beginning of it`;
/** Of an option that may be given again. */
const several = (value, before) => [...before, value];
function wholeNumber(option, text, min, max = Number.POSITIVE_INFINITY) {
	const number = /^\d{1,12}$/.test(text) ? Number(text) : NaN;
	if (number >= min && number <= max) return number;
	const end = max === Number.POSITIVE_INFINITY ? "" : ` to ${max}`;
	throw new RedgreenError("bad-usage", `${option} is ${text}; allowed: a whole number from ${min}${end}`);
}
function oneOf(option, text, allowed) {
	const found = allowed.find((known) => known === text);
	if (found !== void 0) return found;
	throw new RedgreenError("bad-usage", `${option} is ${text}; allowed: ${allowed.join(", ")}`);
}
/** `1y`, `2w`, `7d`, `12h`, `30m` before now, or a date. Returns ISO 8601 in UTC. */
function momentOf(option, text) {
	const ago = /^(\d{1,5})([ywdhm])$/.exec(text);
	if (ago !== null) {
		const day = 864e5;
		const units = {
			y: 365 * day,
			w: 7 * day,
			d: day,
			h: 36e5,
			m: 6e4
		};
		const back = Number(ago[1]) * units[ago[2]];
		return new Date(Math.max(0, Date.now() - back)).toISOString();
	}
	const date = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : /* @__PURE__ */ new Date(NaN);
	if (Number.isNaN(date.getTime())) throw new RedgreenError("bad-usage", `${option} is ${text}; allowed: 1y, 2w, 7d, 12h, 30m or a date such as 2026-11-21`);
	return date.toISOString();
}
export { several as a, oneOf as i, aRunOrEval as n, wholeNumber as o, momentOf as r, aRun as t };
