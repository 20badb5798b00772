import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as resolveSettings } from "./layers-C91GrMzV.js";
import { o as refuseProblems, t as RedgreenError } from "./errors-BPIP4wfB.js";
import { n as localBase } from "./local-base-CSFw7KJd.js";
import { n as openClone } from "./local-clone-iI3-Cigm.js";
import { t as readStoryFile } from "./local-story-CgvPpihh.js";
import { t as require_dist } from "./dist-CsMH9ALN.js";
import { i as readFrontMatter, t as findBlock } from "./front-matter-BXbJqaUB.js";
import { n as replaceFile } from "./output-file-CayNRKoT.js";
import { setImmediate } from "node:timers/promises";
import { readFile, realpath } from "node:fs/promises";
// src/entry/load-run.ts
/** The code of a run, loaded while git is asked about the clone. */
let loaded;
function loadRun() {
	loaded ??= load();
	return loaded;
}
/** In pieces: nothing else goes on while one is loaded, and git is to hear the next question between two of them. */
async function load() {
	for (const piece of pieces) {
		await setImmediate();
		await piece();
	}
	return import("./local-run-DuyqfT-T.js");
}
const pieces = [
	() => import("./database-DIhdzcsd.js"),
	() => import("./sandbox-DzMr-Abb.js"),
	() => import("./run-story-BOHAmqp5.js")
];
// src/story/front-matter-write.ts
var import_dist = /* @__PURE__ */ __toESM(require_dist(), 1);
/** The file with these keys set; a key that is not given stays. Front matter is added where the file has none. */
function writeFrontMatter(file, state) {
	const given = Object.entries(state);
	const entries = given.filter((entry) => entry[1] !== void 0 && entry[1] !== null);
	const emptied = given.flatMap(([name, value]) => value === null ? [name] : []);
	const text = file.toString("latin1");
	const block = findBlock(text);
	if (block === void 0 || readFrontMatter(text).kind !== "mapping") return Buffer.from(withNewBlock(text, entries), "latin1");
	const end = block.start + (/^\.\.\.[ \t]*\r?$/m.exec(text.slice(block.start, block.end))?.index ?? block.end - block.start);
	const yaml = text.slice(block.start, end);
	const { contents } = (0, import_dist.parseDocument)(yaml, {
		keepSourceTokens: true,
		logLevel: "silent"
	});
	if (!(0, import_dist.isMap)(contents)) return Buffer.from(withNewBlock(text, entries), "latin1");
	const map = contents;
	const edited = apply(yaml, [...emptied.flatMap((name) => removeValue(map, name, yaml)), ...editsOf(map, entries, yaml, block.eol, yaml.length)]);
	return Buffer.from(text.slice(0, block.start) + edited + text.slice(end), "latin1");
}
function withNewBlock(text, entries) {
	const mark = text.startsWith("\u00ef\u00bb\u00bf") ? text.slice(0, 3) : "";
	const body = text.slice(mark.length);
	const eol = /\r?\n/.exec(body)?.[0] ?? "\n";
	return `${mark}---${eol}${entries.map(([name, value]) => blockEntry(name, value, "", eol)).join("")}---${eol}${eol}${body}`;
}
/** `end` is where a new key of a block mapping goes: the start of a line. */
function editsOf(map, entries, yaml, eol, end) {
	const edits = [];
	const added = [];
	for (const [name, value] of entries) {
		const pair = pairOf(map, name);
		if (pair === void 0) added.push([name, value]);
		else edits.push(...replaceValue(pair, value, yaml, eol));
	}
	if (added.length === 0) return edits;
	if (map.flow) return [...edits, addToFlow(map, added, yaml)];
	const indent = indentOf(yaml, map);
	const text = (end > 0 && yaml[end - 1] !== "\n" ? eol : "") + added.map(([name, value]) => blockEntry(name, value, indent, eol)).join("");
	return [...edits, {
		start: end,
		end,
		text
	}];
}
function pairOf(map, name) {
	return map.items.find(({ key }) => (0, import_dist.isScalar)(key) && key.value === name);
}
/** The key stays with nothing behind it: its place, and the comment beside it, may be a person's. */
function removeValue(map, name, yaml) {
	const pair = pairOf(map, name);
	const range = rangeOf(pair?.value);
	if (pair === void 0 || range === void 0 || range[0] === range[1]) return [];
	const [start, end] = range;
	const colon = afterColon(pair);
	const tail = /\r?\n$/.exec(yaml.slice(start, end))?.[0] ?? "";
	if (yaml.slice(colon, start).trim() !== "") return [{
		start,
		end,
		text: `null${tail}`
	}];
	return [{
		start: colon,
		end,
		text: tail
	}];
}
function replaceValue(pair, value, yaml, eol) {
	const node = pair.value;
	if (typeof value === "object" && (0, import_dist.isMap)(node) && node.range) return editsOf(node, Object.entries(value), yaml, eol, lineStartAfter(yaml, node.range[1]));
	const colon = afterColon(pair);
	const range = rangeOf(node);
	const [start, end] = range !== void 0 && range[1] > range[0] ? range : [colon, colon];
	const old = yaml.slice(start, end);
	const oneLine = !/\n/.test((0, import_dist.isScalar)(node) ? old : yaml.slice(colon, end));
	if (typeof value !== "object" && oneLine && old !== "") return [{
		start,
		end,
		text: scalar(value, old)
	}];
	const tail = old.endsWith("\n") ? eol : "";
	const indent = " ".repeat(columnOf(yaml, pair.key));
	const text = typeof value === "object" ? flow(value) : scalar(value);
	if (typeof value !== "object" || !canBeBlock(yaml, colon, end)) return [{
		start: colon,
		end,
		text: ` ${text}${tail}`
	}];
	return [{
		start: colon,
		end,
		text: Object.entries(value).map(([name, item]) => `${eol}${indent}  ${name}: ${scalar(item)}`).join("") + tail
	}];
}
/** Nothing but the old value stands behind the colon: no comment that a block would have to move. */
function canBeBlock(yaml, colon, end) {
	return /^[ \t]*(\r?\n|$)/.test(yaml.slice(end)) && !yaml.slice(colon, end).includes("#");
}
function addToFlow(map, added, yaml) {
	const close = yaml.lastIndexOf("}", (map.range?.[1] ?? 1) - 1);
	const inside = yaml.slice((map.range?.[0] ?? 0) + 1, close);
	const items = added.map(([name, value]) => `${name}: ${typeof value === "object" ? flow(value) : scalar(value)}`);
	const comma = map.items.length === 0 || /,\s*$/.test(inside) ? " " : ", ";
	return {
		start: close - (/[ \t]*$/.exec(inside)?.[0].length ?? 0),
		end: close,
		text: `${comma}${items.join(", ")} `
	};
}
function blockEntry(name, value, indent, eol) {
	if (typeof value !== "object") return `${indent}${name}: ${scalar(value)}${eol}`;
	return `${indent}${name}:${eol}${Object.entries(value).map(([key, item]) => `${indent}  ${key}: ${scalar(item)}${eol}`).join("")}`;
}
function flow(value) {
	return `{ ${Object.entries(value).map(([name, item]) => `${name}: ${scalar(item)}`).join(", ")} }`;
}
/** A scalar as YAML, one byte a character; in the quotes the old one had, else plain where that reads back as the same text. */
function scalar(value, old = "") {
	if (typeof value !== "string") return String(value);
	const bytes = Buffer.from(value, "utf8").toString("latin1");
	if (!(JSON.stringify(value).slice(1, -1) === value && /^[\x20-\x7e]*$/.test(value)) || old.startsWith("\"")) return Buffer.from(JSON.stringify(value), "utf8").toString("latin1");
	if (old.startsWith("'") || !/^[a-z][\w./-]*$/i.test(value) || /^(true|false|null|yes|no|on|off)$/i.test(value)) return `'${bytes.replaceAll("'", "''")}'`;
	return bytes;
}
function afterColon(pair) {
	const token = pair.srcToken?.sep?.find(({ type }) => type === "map-value-ind");
	if (token === void 0) throw new Error("a key of the front matter has no colon");
	return token.offset + 1;
}
function rangeOf(node) {
	const range = node?.range;
	return range && [range[0], range[1]];
}
/** Of its keys; behind `? `, an anchor or a tag the first one begins further in. */
function indentOf(yaml, map) {
	const column = columnOf(yaml, map.items[0]?.key);
	const start = rangeOf(map.items[0]?.key)?.[0] ?? 0;
	return /^( *)[?&!]/.exec(yaml.slice(start - column, start))?.[1] ?? " ".repeat(column);
}
function columnOf(yaml, node) {
	const start = rangeOf(node)?.[0] ?? 0;
	return start - (yaml.lastIndexOf("\n", start - 1) + 1);
}
function lineStartAfter(yaml, offset) {
	if (offset > 0 && yaml[offset - 1] === "\n") return offset;
	const next = yaml.indexOf("\n", offset);
	return next === -1 ? yaml.length : next + 1;
}
/** Of two at one place the first stands first: what ends a mapping goes before what follows it. */
function apply(yaml, edits) {
	return edits.toReversed().toSorted((a, b) => b.start - a.start).reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), yaml);
}
// src/entry/story-file.ts
/** A story file while its run goes on: what happened is written into its front matter, and nothing else is touched. */
/** What an event changes in the front matter; undefined where it changes nothing. `branch`: the one that the run goes on from. */
function storyState(event, branch) {
	const updated = event.at;
	switch (event.type) {
		case "run-started": return {
			status: "in-progress",
			implementation_retry_count: 0,
			branch: branch ?? null,
			updated
		};
		case "branch-named": return {
			branch: event.branch,
			updated
		};
		case "attempt-started": return event.attempt.retry === 0 && event.attempt.number > 1 ? {
			implementation_retry_count: 0,
			updated
		} : void 0;
		case "retry-started": return {
			implementation_retry_count: event.retry,
			updated
		};
		case "baseline-finished":
		case "verification-finished": {
			const { result, counts, failures } = event.verification;
			const passed = result === "passed";
			return {
				last_test_run: {
					passed,
					failures: Math.max(counts?.failed ?? failures.length, passed ? 0 : 1),
					timestamp: event.at
				},
				updated
			};
		}
		case "run-finished": return event.outcome === "passed" ? {
			status: "passed",
			implementation_retry_count: 0,
			updated
		} : {
			status: event.outcome,
			updated
		};
		default: return;
	}
}
/**
* Writes the state into the file as it is now \u2013 a person may have edited it meanwhile \u2013 by replacing it as a whole.
* A link stays a link, and the mode stays. Throws where the file is gone or cannot be written.
*/
async function writeStoryState(path, state) {
	const file = await realpath(path);
	const before = await readFile(file);
	const after = writeFrontMatter(before, state);
	if (after.equals(before)) return;
	await replaceFile(file, after);
}
// src/entry/story-run.ts
/** One story run in the clone around a folder: the door that the command line and other programs share. */
/**
* Runs a story to its outcome, leaves its branch in the clone and its record in `.redgreen/`. Throws a `RedgreenError` where
* the run could not start (story, settings, no repository); how a run went is its `outcome`.
*/
async function runStoryFile({ story, ...options }) {
	return await runStoryHere(await readStoryFile(options.directory ?? ".", story), options);
}
/** The same for a story that was read already. */
async function runStoryHere(read, options) {
	const { directory = ".", environment = {} } = options;
	const { fixture } = read.story.frontMatter;
	if (fixture !== void 0) {
		const name = read.story.ref.path ?? "the story";
		throw new RedgreenError("suite-story", `${name} has a fixture; run it with: redgreen eval ${name}`);
	}
	const [clone] = await Promise.all([openClone({
		cwd: directory,
		environment
	}), loadRun()]);
	await using _closed = clone;
	return await runStoryIn(clone, read, options);
}
/** In a clone that is open. With `goesOn` from where that run has ended, else from the base. */
async function runStoryIn(clone, read, options, goesOn) {
	const { story, path, warnings: storyWarnings, placeOf } = read;
	const { environment = {}, warn = () => {} } = options;
	const { settings, sources, warnings, problems } = resolveSettings({
		flags: options.flags,
		inputs: texts(options.settings ?? {}),
		environment,
		repositoryFile: clone.configText,
		story: {
			frontMatter: story.frontMatter,
			mayWrite: true,
			source: story.ref.path ?? "the story",
			placeOf
		}
	});
	refuseProblems("bad-settings", problems);
	const from = goesOn?.start.kind === "again" ? goesOn : await localBase(clone, settings);
	let told = "";
	const warnOnce = (text) => {
		if (text !== told) warn(text);
		told = text;
	};
	const local = {
		story,
		read,
		settings,
		sources,
		warnings: [...storyWarnings, ...warnings],
		clone,
		environment,
		signal: options.signal ?? new AbortController().signal,
		start: from.start,
		hint: goesOn?.hint,
		repeats: {
			runId: goesOn?.runId,
			commit: from.commit
		},
		async onEvent(event, run) {
			await options.onEvent?.(event, run);
			const state = storyState(event, from.start.kind === "again" ? from.start.branch : void 0);
			if (state !== void 0 && !settings.dryRun && path !== void 0) await keepState(path, state, warnOnce);
		}
	};
	const { runLocally } = await loadRun();
	return await runLocally(local);
}
function texts(settings) {
	const text = (value) => value === void 0 || typeof value === "string" ? value : String(value);
	return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, Array.isArray(value) ? value.join("\n") : text(value)]));
}
/** A story that cannot be written any more is told, and the run goes on: its record is elsewhere. */
async function keepState(path, state, warn) {
	await writeStoryState(path, state).catch((error) => {
		warn(`the story file cannot be written: ${error.code ?? error.message}, ${path}`);
	});
}
export { runStoryHere as n, runStoryIn as r, runStoryFile as t };
