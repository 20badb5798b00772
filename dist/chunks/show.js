import { i as renderEval } from "./report2.js";
import { i as placesFrom, u as wantsColours, v as renderTerminal } from "./story.js";
import { yt as ownerIsGone } from "./run.js";
import { t as openEval } from "./eval-record.js";
import { s as openRun } from "./store.js";
import { r as aRunOrEval } from "./start.js";
// src/entry/commands/show.ts
/** `redgreen show <run>`: why it ended, then its attempts; of an eval run its stories. */
const command = {
	place: 80,
	declare: (show) => show.description("show why a run ended, and its attempts; of an eval run its stories").argument("<run>", aRunOrEval).option("--json", "print run.json, or the eval run as JSON"),
	examples: ["redgreen show latest", "redgreen show 20261121-10 --json"],
	run: showRun
};
async function showRun(io, run, options) {
	await using suite = await openEval(io, run);
	if (suite !== void 0) {
		io.stdout.write(await renderEval(await suite.report(), options.json ? "json" : "terminal"));
		return 0;
	}
	await using found = await openRun(io, run);
	const text = options.json ? `${JSON.stringify(found.run, null, 2)}\n` : renderTerminal(found.run, {
		colours: wantsColours(io.stdout, io.environment),
		places: await placesFrom(io, found.run.id),
		interrupted: found.run.state === "running" && await ownerIsGone(found.folder)
	});
	io.stdout.write(text);
	return 0;
}
export { command };
