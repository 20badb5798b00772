import { Pt as RedgreenError, d as exitCodes } from "./start.js";
import { g as withSwitchValues, m as flagsOf, n as addToldOptions, p as addSettingFlags, r as toldRun } from "./story.js";
// src/entry/commands/retry.ts
const command = {
	place: 15,
	declare: (retry) => addSettingFlags(addToldOptions(retry.description("go on from the branch of a run that has ended: verify it, feed what is red and a hint to the agent").argument("[run]", "a run: its id, the beginning of it, or `latest`, which it is by default").argument("[hint...]", "what the agent is told beside what is red, in quotes"))),
	notes: `
Retries count from 0 again. The settings are those of now; flags of the run
before hold until they are given anew. A run without a commit begins anew, with
the hint. A green branch without a hint is passed, and no model is called.
${exitCodes}`,
	examples: [
		"redgreen retry",
		"redgreen retry latest \"round to cents before the sum, not after it\"",
		"redgreen retry 20261121-10 --max-cost-usd 20"
	],
	prepare: withSwitchValues,
	run: goOn
};
async function goOn(io, first, rest, options, command) {
	const isRun = first === void 0 || meansRun(first);
	const words = isRun ? rest : [first, ...rest];
	if (!isRun && rest.length > 0 && /^\S+$/.test(first)) throw new RedgreenError("bad-usage", `no run ${first}; put the hint in quotes`, { fix: "Give a run that `redgreen runs` lists, or none: `redgreen retry \"<hint>\"`." });
	const { retryRun } = await import("./retry-run.js");
	return await toldRun(io, options, (here) => retryRun(io, {
		...here,
		flags: flagsOf(command)
	}, isRun ? first ?? "latest" : "latest", words.join(" ").trim()));
}
/** The beginning of an id, `latest`, or either mistyped: a hint would go to another run, and nobody would know. */
function meansRun(word) {
	return /^(?:\d{4,8}(?:-[\w-]*)?|\d{6,}[\w-]+|l[ates]{4,6})$/.test(word);
}
export { command };
