import { t as condense } from "./condense-DHmnKc7b.js";
import { t as fileBytes } from "./file-bytes-BL0cFEw_.js";
import { n as readLog } from "./read-log-DxcSclJH.js";
// src/run-story/condensed-log.ts
/** The log of a command that has ended, under a budget: read as the output of a verification is. */
async function condensedLog(path, maxChars) {
	return condense(await readLog(fileBytes(path)), { maxChars });
}
/** Reads and condenses a few lines, while the base's tests run: what reads their output has been compiled by then. */
async function readAhead() {
	condense(await readLog(sample()), {
		maxChars: 1e3,
		exitCode: 1
	});
}
async function* sample() {
	yield Buffer.from(`\u2716 adds up (1.2ms)\n  AssertionError: 1 !== 2\n      at test/sum.test.js:3:5\n\u2139 tests 1\n\u2139 fail 1\n`);
}
export { readAhead as n, condensedLog as t };
