import { i as isDiskFull, t as RedgreenError } from "./errors-BPIP4wfB.js";
import { n as visibleLine } from "./terminal-text-zvEsAAbg.js";
import { chmod, mkdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { randomUUID } from "node:crypto";
// src/entry/output-file.ts
/** A file that a command writes: its result where it was told to, or one of the repository, as a whole or not at all. */
/** Throws `bad-usage` where it cannot be written. */
async function writeOutput({ cwd, stderr }, path, text) {
	await writeFile(resolve(cwd, path), text).catch((error) => throwUnwritable(path, error));
	stderr.write(`Wrote ${visibleLine(path)}\n`);
}
function throwUnwritable(path, error) {
	throw new RedgreenError("bad-usage", `${path} cannot be written (${error.code})`, {
		cause: error,
		fix: "Name a file in a folder that is there and can be written."
	});
}
/** Makes or replaces a file of the repository, its folders included. Throws `unwritable`. */
async function putFile(root, path, content) {
	const file = join(root, path);
	try {
		await mkdir(dirname(file), { recursive: true });
		await (await stat(file).catch(() => void 0) === void 0 ? writeDraft(file, content) : replaceFile(file, content));
	} catch (error) {
		if (isDiskFull(error)) throw error;
		const { code, message } = error;
		throw new RedgreenError("unwritable", `${path} (${code ?? message})`, { cause: error });
	}
}
/** A disk that fills leaves what was there. A link stays a link, and the mode stays. */
async function replaceFile(path, content) {
	const file = await realpath(path);
	const { mode } = await stat(file);
	await writeDraft(file, content, mode);
}
async function writeDraft(file, content, mode) {
	const draft = join(dirname(file), `.${randomUUID()}.redgreen`);
	try {
		await writeFile(draft, content, {
			mode,
			flag: "wx"
		});
		if (mode !== void 0) await chmod(draft, mode);
		await rename(draft, file);
	} catch (error) {
		await rm(draft, { force: true });
		throw error;
	}
}
export { writeOutput as i, replaceFile as n, throwUnwritable as r, putFile as t };
