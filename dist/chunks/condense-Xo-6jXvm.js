import { i as condense, n as readLog, r as fileBytes } from "./read-log-eQ292_Fq.js";
import { closeSync, fstatSync, openSync } from "node:fs";
// src/entry/commands/condense.ts
/** A raw log on stdin, its condensed text of at most `budget` UTF-16 units on stdout. */
async function condenseStdin({ stdin, stdout, budget }) {
	const descriptor = descriptorOf(stdin);
	const report = await readLog(descriptor === void 0 ? stdin : fileBytes(descriptor));
	if (descriptor !== void 0 && descriptor !== 0) closeSync(descriptor);
	stdout.write(condense(report, { maxChars: budget }));
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
		return stat.isFIFO() && process.platform === "linux" ? openSync("/proc/self/fd/0", "r") : void 0;
	} catch {
		return;
	}
}
export { condenseStdin };
