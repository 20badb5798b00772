// src/entry/command-file.ts
/** The help of the program has them, and that of `run`. */
const exitCodes = `
Exit codes:
  0    passed, skipped          6    provider-error
  1    error                    7    publish-failed
  2    misconfigured, usage     8    refused
  3    failed                   9    rejected
  4    no-progress, no-changes  10   setup-failed
  5    over-budget, timed-out   130  cancelled
`;
/** Adds the command to the program; `end` is told its exit code. */
function addCommand(program, verb, { declare, notes = "", examples, run, more = {} }, { io, end }) {
	const title = examples.length === 1 ? "Example" : "Examples";
	const lines = examples.map((example) => `  ${example}\n`).join("");
	const carryOut = run;
	const command = declare(program.command(verb)).addHelpText("after", `${notes}\n${title}:\n${lines}`).action(async (...given) => end(await carryOut(io, ...given)));
	if (Object.keys(more).length > 0) command.enablePositionalOptions();
	for (const [name, each] of Object.entries(more)) addCommand(command, name, each, {
		io,
		end
	});
}
export { exitCodes as n, addCommand as t };
