import { t as RedgreenError } from "./errors-CnTMYBgT.js";
import { n as visibleLine } from "./terminal-text-zvEsAAbg.js";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
// src/entry/output-file.ts
/** A file that a command was told to write its result to. */
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
export { writeOutput as n, throwUnwritable as t };
