// src/text/glob.ts
/** A glob with more is a mistake or an attack, and matches nothing. */
const maxChars = 4096;
const mostAlternatives = 1e3;
/** `*`, `?`, `[a-z]`, `{a,b}` and `**`, as `path.matchesGlob` reads them: what begins with a dot is matched by a dot alone. */
function matchesGlob(path, glob) {
	const parts = path.split("/");
	return alternativesOf(glob).some((segments) => fitsAll(parts, segments));
}
/** A glob is asked about each file of a tree. */
const known = /* @__PURE__ */ new Map();
const mostKnown = 500;
function alternativesOf(glob) {
	const found = known.get(glob);
	if (found !== void 0) return found;
	const alternatives = glob.length > maxChars ? [] : expanded(glob.replaceAll("\\", "/")).map(segmentsOf);
	if (known.size >= mostKnown) known.clear();
	known.set(glob, alternatives);
	return alternatives;
}
/** One text for each choice of braces; none where there are too many. */
function expanded(glob) {
	const done = [];
	const left = [glob];
	for (let one = left.pop(); one !== void 0; one = left.pop()) {
		const list = firstList(one);
		if (list === void 0) done.push(one);
		else left.push(...list.items.map((item) => list.before + item + list.after));
		if (done.length + left.length > mostAlternatives) return [];
	}
	return done;
}
/** The first braces with a comma of their own. */
function firstList(glob) {
	const open = [];
	let first;
	for (let at = 0; at < glob.length; at++) if (glob[at] === "{") open.push({
		at,
		commas: []
	});
	else if (glob[at] === ",") open.at(-1)?.commas.push(at);
	else if (glob[at] === "}") {
		const closed = open.pop();
		if (closed !== void 0 && closed.commas.length > 0 && closed.at < (first?.at ?? glob.length)) first = {
			...closed,
			end: at
		};
	}
	if (first === void 0) return void 0;
	const marks = [
		first.at,
		...first.commas,
		first.end
	];
	const items = marks.slice(1).map((mark, index) => glob.slice((marks[index] ?? 0) + 1, mark));
	return {
		before: glob.slice(0, first.at),
		items,
		after: glob.slice(first.end + 1)
	};
}
function segmentsOf(glob) {
	return glob.replace(/^(\.\/)+/, "").split(/\/+/).map((part) => part === "**" ? "folders" : tokensOf(part));
}
function tokensOf(part) {
	const tokens = [];
	const characters = [...part];
	for (let at = 0; at < characters.length; at++) {
		const character = characters[at] ?? "";
		const set = character === "[" ? setAt(characters, at) : void 0;
		if (set !== void 0) at = set.end;
		if (character !== "*") tokens.push(set?.holds ?? ((one) => character === "?" || one === character));
		else if (tokens.at(-1) !== "star") tokens.push("star");
	}
	return tokens;
}
/** `[a-z_]`, `[!a]`, `[^a]`; undefined where the bracket stands for itself. */
function setAt(characters, start) {
	const isNot = ["!", "^"].includes(characters[start + 1] ?? "");
	const from = start + (isNot ? 2 : 1);
	const end = characters.indexOf("]", from + 1);
	if (end < 0) return void 0;
	const ranges = [];
	for (let at = from; at < end; at++) {
		const one = characters[at] ?? "";
		const isRange = characters[at + 1] === "-" && at + 2 < end;
		ranges.push([one, isRange ? characters[at + 2] ?? "" : one]);
		if (isRange) at += 2;
	}
	return {
		holds: (one) => ranges.some(([low, high]) => low <= one && one <= high) !== isNot,
		end
	};
}
/** How far the glob's beginning reaches into the path is one set of places, however many ways lead there. */
function fitsAll(parts, segments) {
	let reached = /* @__PURE__ */ new Set([0]);
	for (const [index, segment] of segments.entries()) {
		const next = /* @__PURE__ */ new Set();
		for (const from of reached) {
			if (segment !== "folders") {
				if (from < parts.length && fits(parts[from] ?? "", segment)) next.add(from + 1);
				continue;
			}
			if (index < segments.length - 1) next.add(from);
			for (let to = from; to < parts.length && !parts[to]?.startsWith(".") && !next.has(to + 1); to++) next.add(to + 1);
		}
		reached = next;
	}
	return reached.has(parts.length);
}
/** What follows the last star is tried from each place on; what stands before it has found its place for good. */
function fits(name, tokens) {
	const characters = [...name];
	const [first] = tokens;
	if (name.startsWith(".") && !(typeof first === "function" && first(".") && !first("/"))) return false;
	let token = 0;
	let star;
	for (let at = 0; at < characters.length;) {
		const one = tokens[token];
		if (one === "star") star = {
			token: ++token,
			at
		};
		else if (one?.(characters[at] ?? "") === true) {
			token++;
			at++;
		} else if (star !== void 0) {
			star.at++;
			[token, at] = [star.token, star.at];
		} else return false;
	}
	return tokens.slice(token).every((one) => one === "star");
}
export { matchesGlob as t };
