import { n as renderTerminal } from "./terminal-C2Eu1VGm.js";
import { i as openRun } from "./local-record-COTNzjLY.js";
import { r as wantsColours } from "./terminal-Dq_DmGhV.js";
// src/entry/commands/show.ts
/** `redgreen show <run>`: why it ended, then its attempts. */
async function showCommand(io, options) {
	await using found = await openRun(io, options.run);
	const text = options.json ? `${JSON.stringify(found.run, null, 2)}\n` : renderTerminal(found.run, { colours: wantsColours(io.stdout, io.environment) });
	io.stdout.write(text);
	return 0;
}
export { showCommand };
