import { Pt as RedgreenError, S as fileBytes, l as wholeNumber } from "./start.js";
import { a as condense, r as readLog } from "./reading.js";
const { closeSync, fstatSync, openSync } = process.getBuiltinModule("node:fs");
// src/entry/commands/condense.ts
/** `redgreen condense`: a raw log on stdin, its condensed text on stdout. */
const command = {
	place: 200,
	declare: (condense) => condense.description("condense a test log from stdin to what an agent gets to read").option("--budget <characters>", "at most this many; default: BUDGET in the environment, else 5000"),
	examples: ["npm test 2>&1 | redgreen condense", "redgreen condense --budget 2000 < test.log"],
	run: condenseStdin
};
async function condenseStdin(io, options) {
	const { stdin, stdout, environment } = io;
	const maxChars = wholeNumber("--budget", options.budget ?? (environment.BUDGET || "5000"), 100);
	const descriptor = descriptorOf(stdin);
	const report = await readLog(descriptor === void 0 ? stdin : fileBytes(descriptor));
	if (descriptor !== void 0 && descriptor !== 0) closeSync(descriptor);
	stdout.write(`${condense(report, { maxChars: maxChars - 1 })}\n`);
	return 0;
}
/**
* A descriptor to read a file or pipe from without the stream's copies, which take 40 MiB more at 1 GB. A pipe is
* opened once more: the stream has made its own end of it non-blocking.
*/
function descriptorOf(stdin) {
	if (stdin.fd !== 0) return void 0;
	try {
		const stat = fstatSync(0);
		if (stat.isFile()) return 0;
		if (stat.isDirectory()) throw new RedgreenError("bad-usage", "stdin is a folder; allowed: a file or a pipe");
		return stat.isFIFO() && process.platform === "linux" ? openSync("/proc/self/fd/0", "r") : void 0;
	} catch (error) {
		if (error instanceof RedgreenError) throw error;
		return;
	}
}
export { command };
