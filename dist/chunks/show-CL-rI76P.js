import { n as renderTerminal } from "./terminal-cqgMV5Ww.js";
import { r as ownerIsGone } from "./report-input-Bv2rlE-C.js";
import { i as openRun } from "./local-record-CYTpBcyy.js";
import { t as aRun } from "./option-values-DyeZgpS7.js";
import { i as wantsColours } from "./terminal-Dg7LwL-q.js";
// src/entry/commands/show.ts
/** `redgreen show <run>`: why it ended, then its attempts. */
const command = {
	place: 80,
	declare: (show) => show.description("show why a run ended, and its attempts").argument("<run>", aRun).option("--json", "print run.json"),
	examples: ["redgreen show latest", "redgreen show 20261121-10 --json"],
	run: showRun
};
async function showRun(io, run, options) {
	await using found = await openRun(io, run);
	const text = options.json ? `${JSON.stringify(found.run, null, 2)}\n` : renderTerminal(found.run, {
		colours: wantsColours(io.stdout, io.environment),
		interrupted: found.run.state === "running" && await ownerIsGone(found.folder)
	});
	io.stdout.write(text);
	return 0;
}
export { command };
