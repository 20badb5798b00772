import { n as renderTerminal } from "./terminal-5f8kone0.js";
import { r as ownerIsGone } from "./report-input-h8ugfP4O.js";
import { i as openRun } from "./local-record-DSqAB70i.js";
import { r as wantsColours } from "./terminal-CtUrccx_.js";
// src/entry/commands/show.ts
/** `redgreen show <run>`: why it ended, then its attempts. */
async function showCommand(io, options) {
	await using found = await openRun(io, options.run);
	const text = options.json ? `${JSON.stringify(found.run, null, 2)}\n` : renderTerminal(found.run, {
		colours: wantsColours(io.stdout, io.environment),
		interrupted: found.run.state === "running" && await ownerIsGone(found.folder)
	});
	io.stdout.write(text);
	return 0;
}
export { showCommand };
