import { n as proofHeadline } from "./proof-words-B3NU6KZ3.js";
import { i as attemptsWords } from "./words-Cq5gcfy9.js";
// src/run/final-verification.ts
/** What was tried after the last green and taken back does not count. A branch that was green as it stood has no attempt. */
function finalVerification({ attempts, verifiedTree, baseline }) {
	const verified = attempts.flatMap(({ verification }) => verification ?? []);
	if (verified.length === 0 && baseline?.tree === verifiedTree) return baseline;
	return verified.findLast(({ tree }) => tree === verifiedTree) ?? verified.at(-1);
}
/** What is told of the proofs at a run's end. A run that did not pass has nothing proved, though a green on its way was. */
function proofToTell(run) {
	const proof = finalVerification(run)?.proof;
	return proof?.result === "proved" && run.outcome !== "passed" ? void 0 : proof;
}
function changedTestsToReview(run) {
	return finalVerification(run)?.second?.changedBehaviour ?? [];
}
/** Whether a person has to look before the pull request is ready: changed tests, what only words of the story permit, or settings that the green depends on. */
function waitsForPerson(run) {
	const { proof, tampering = [] } = finalVerification(run) ?? {};
	const settings = proof?.sources?.alsoChanged ?? [];
	const permitted = tampering.some((one) => one.permitted === true);
	return changedTestsToReview(run).length > 0 || settings.length > 0 || permitted;
}
// src/run/next-step.ts
const steps = {
	"no-test-command": (again) => `Set \`test-command\` to what runs the tests \u2013 as a flag, an input or in \`.github/redgreen.yml\` \u2013, then ${again}.`,
	subfolder: (again) => `Set \`working-directory\` to the folder that is named above, or take it away where none is; then ${again}.`,
	"hidden-toolchain": (again) => `Install it below /usr or /opt, or with nvm, pyenv, rbenv, asdf, mise, rustup or sdkman, whose folders the sandbox opens; \`redgreen doctor\` shows whether it is seen. Then ${again}.`,
	"outside-file": (again) => `Put the file that is named above into the repository, or write it in \`setup-command\`: tests see the repository and the system's own folders. Then ${again}.`,
	"red-before": (again) => `Make the tests green on the base branch, or set \`baseline: allow-known\`, which leaves them to the agent; then ${again}.`,
	"red-for-no-test": (again) => `Mend what is named above on the base branch, set \`test-command\` to what runs tests alone, or leave it to the agent with \`baseline: allow-any\`; then ${again}.`,
	stopped: (again) => `Give the command what it lacked \u2013 disk, memory, processes \u2013, or let it use less, and ${again}.`,
	"missing-tool": (again) => `Install what is named above where every user finds it (on GitHub in a step before this one), or let \`setup-command\` install it; then ${again}.`,
	projects: (again) => `Set \`projects\` to the folders and their commands, or \`test-command\` to one that runs them all, then ${again}.`,
	submodule: (again) => `Give a \`github-token\` that may read it, or bring it along (\`submodules: true\` of actions/checkout, \`git submodule update --init\` in a clone); one that nothing needs is left out by \`update = none\` in .gitmodules. Then ${again}.`,
	lfs: (again) => `Give a \`github-token\` that may read it, or bring it along (\`lfs: true\` of actions/checkout, \`git lfs pull\` in a clone); what nothing needs is left out by \`lfs.fetchexclude\` in .lfsconfig. Then ${again}.`,
	"setup-command": (again) => `Correct \`setup-command\`, or set it to \`none\` where nothing is to be set up; then ${again}.`,
	"cannot-start": (again) => `Correct the command that is named above, or install what it starts where every user finds it; then ${again}.`,
	"agent-failed": (again) => `Correct what made the agent's program fail; all that it printed is in \`logs/agent-<attempt>.log\` of the run's folder. Then ${again}.`,
	"model-refusal": (again) => `Reword the story, or choose another \`model\`; then ${again}.`,
	"unknown-model": (again) => `Set \`model\` to the id of one that the provider has, then ${again}.`,
	sandbox: (again) => `\`redgreen doctor\` on this machine shows what the sandbox lacks; then ${again}.`
};
function stepAfter(cause, again) {
	return steps[cause](again);
}
Object.keys(steps);
const goOnLocally = "`redgreen retry` goes on from the branch";
/** After a stop before the first commit: there is no branch to go on from. */
function beginAnew(isLocal) {
	return `${isLocal ? "`redgreen retry` begins" : "Comment `/retry` to begin"} anew: nothing was committed.`;
}
const labelAgain = "set the label again";
/** A step on GitHub: on a pull request that is not ours the label is refused. */
function stepThere(step, trigger) {
	const command = {
		fix: "fix",
		"on-red": "fix",
		update: "update"
	}[trigger];
	return command === void 0 ? step : step.replace(labelAgain, `comment \`/redgreen ${command}\``);
}
/** A step in a clone. */
function stepHere(step, { headSha }) {
	if (headSha === void 0) return step.replace("goes on from the branch", "begins anew");
	return step.replace("then run the story again", "as a hint: `redgreen retry latest \"<hint>\"`");
}
/** Of a run in a clone that has no end, and whose process is gone. */
function afterInterruption({ headSha }) {
	return headSha === void 0 ? beginAnew(true) : `${goOnLocally}.`;
}
// src/run/outcome.ts
/**
* How a run ended, in words and numbers: the one table from outcome to headline, cause, next step, exit code and check
* conclusion. Plain text: every sink (Markdown, HTML, terminal) encodes it in its own way, foreign parts included.
*/
const hintLocally = "`redgreen retry latest \"<hint>\"` goes on from the branch with what you add; `redgreen logs latest` has what the tests printed.";
const retryWithHint = "Comment `/retry` with a hint, or push a fix to the branch and comment `/retry`.";
const withoutDry = "Look at the change, then run it again without `--dry-run`.";
const openByHand = "Open the pull request from the branch, review it and merge it.";
const table = {
	passed: {
		exitCode: 0,
		conclusion: "success",
		label: "ai-passed",
		headline: passedHeadline,
		cause: (run) => `${testCommand(run)} exited 0 on exactly the tree that ${whatBecameOfIt(run)}.`,
		nextStep: "Review the pull request and merge it.",
		nextStepLocally: "Review the branch and merge it."
	},
	failed: {
		exitCode: 3,
		conclusion: "failure",
		label: "ai-failed",
		headline: (run) => `Failed after ${attemptsWords(run.attemptCount)}`,
		cause: (run) => `${testCommand(run)} is still red, and the retries are used up.`,
		nextStep: retryWithHint,
		nextStepLocally: hintLocally
	},
	"no-progress": {
		exitCode: 4,
		conclusion: "neutral",
		label: "ai-failed",
		headline: (run) => run.detail || "No progress detected",
		cause: () => "Another retry would have started from a tree that the run had before.",
		nextStep: retryWithHint,
		nextStepLocally: hintLocally
	},
	"no-changes": {
		exitCode: 4,
		conclusion: "neutral",
		label: "ai-failed",
		headline: (run) => run.detail || "No progress detected: no file changed",
		cause: () => "The first attempt left every file as it was.",
		nextStep: "Say more precisely what should change, then set the label again.",
		nextStepLocally: "Say more precisely what should change, then run the story again."
	},
	rejected: {
		exitCode: 9,
		conclusion: "failure",
		label: "ai-failed",
		headline: () => "Rejected by the review",
		cause: () => "The tests are green, and the review still asks for changes.",
		nextStep: "Read the findings; comment `/retry` with what should be done about them.",
		nextStepLocally: "Read the findings; `redgreen retry latest \"<hint>\"` goes on with what should be done about them."
	},
	"over-budget": {
		exitCode: 5,
		conclusion: "failure",
		label: "ai-failed",
		headline: () => "Stopped: the cost limit is reached",
		cause: () => "The next call to the model could have gone beyond `max-cost-usd`.",
		nextStep: "Raise `max-cost-usd`, then comment `/retry`.",
		nextStepLocally: "Raise the limit: `redgreen retry --max-cost-usd <more>` goes on from the branch."
	},
	"timed-out": {
		exitCode: 5,
		conclusion: "timed_out",
		label: "ai-failed",
		headline: () => "Stopped: the time of the run is up",
		cause: () => "The run reached `timeout-minutes`.",
		nextStep: "Raise `timeout-minutes`, then comment `/retry`.",
		nextStepLocally: "Give it more time: `redgreen retry --timeout-minutes <more>` goes on from the branch."
	},
	cancelled: {
		exitCode: 130,
		conclusion: "cancelled",
		headline: () => "Cancelled",
		cause: () => "The run was stopped from outside.",
		nextStep: "Comment `/retry` to go on from the branch as it stands.",
		nextStepLocally: `${goOnLocally}.`
	},
	"setup-failed": {
		exitCode: 10,
		conclusion: "failure",
		label: "ai-failed",
		headline: () => "Setup failed, before any call to the model",
		cause: () => "The repository could not be made ready to run its tests.",
		nextStep: "Correct `setup-command`, `build-command` or `test-command`, then set the label again.",
		nextStepLocally: "Correct `setup-command`, `build-command` or `test-command`, then run `redgreen retry`."
	},
	"provider-error": {
		exitCode: 6,
		conclusion: "failure",
		label: "ai-failed",
		headline: () => "The model provider could not be used",
		cause: () => "The provider refused the calls or did not answer.",
		nextStep: "Check the key and the limits of the account, then comment `/retry`.",
		nextStepLocally: `Check the key, the limits of the account and the way to the provider (network, HTTPS_PROXY), then: ${goOnLocally}.`
	},
	"publish-failed": {
		exitCode: 7,
		conclusion: "failure",
		label: "ai-failed",
		headline: () => "The work could not be published",
		cause: () => "The push was refused.",
		nextStep: "Remove what stands in the way, then comment `/retry`.",
		nextStepLocally: `Remove what stands in the way, then: ${goOnLocally}.`
	},
	refused: {
		exitCode: 8,
		conclusion: "neutral",
		headline: () => "Refused",
		cause: () => "Who or what asked may not start a run.",
		nextStep: "Ask someone who may write to the repository."
	},
	skipped: {
		exitCode: 0,
		conclusion: "skipped",
		headline: () => "Skipped",
		cause: () => "The event is not for Redgreen.",
		nextStep: "Nothing is to be done."
	},
	misconfigured: {
		exitCode: 2,
		conclusion: "failure",
		label: "ai-failed",
		headline: () => "Misconfigured",
		cause: () => "A setting is not valid.",
		nextStep: "Correct the setting that is named, then start again."
	},
	error: {
		exitCode: 1,
		conclusion: "failure",
		label: "ai-failed",
		headline: () => "Ended by an error",
		cause: () => "Something broke that is not the fault of the code under test.",
		nextStep: "Read the job log, then comment `/retry`.",
		nextStepLocally: `Read the log of the run, then: ${goOnLocally}.`
	}
};
/** Headline, cause and next step of a run that has ended. */
function outcomeWords(outcome, run) {
	const row = table[outcome];
	const headline = row.headline(run);
	const said = run.detail !== void 0 && run.detail !== "" && run.detail !== headline && outcome !== "passed";
	const anew = outcome === "cancelled" && run.headSha === void 0 ? beginAnew(isLocal(run)) : void 0;
	const isHere = isLocal(run);
	const { kind } = run.trigger;
	const step = run.cause && stepAfter(run.cause, isHere ? "run `redgreen retry`" : stepThere("set the label again", kind));
	const refused = outcome === "passed" && run.pullRequestRefused !== void 0 ? openByHand : void 0;
	const isDry = isHere && outcome === "passed" && run.settings["dry-run"]?.value === true ? withoutDry : void 0;
	const own = isHere ? stepHere(row.nextStepLocally ?? row.nextStep, run) : stepThere(row.nextStep, kind);
	return {
		headline,
		cause: said ? run.detail ?? "" : row.cause(run),
		nextStep: step ?? anew ?? refused ?? isDry ?? own
	};
}
/** Exit code of the command line, 0 to 130. */
function exitCode(outcome) {
	return table[outcome].exitCode;
}
/** `conclusion` of a GitHub check run. */
function checkConclusion(outcome) {
	return table[outcome].conclusion;
}
/** Absent where the outcome says nothing about the code: refused, skipped, cancelled. */
function outcomeLabel(outcome) {
	return table[outcome].label;
}
function passedHeadline(run) {
	const changed = changedTestsToReview(run).length;
	if (changed > 0) return `passed \u2013 ${changed} changed ${changed === 1 ? "test" : "tests"}: review them`;
	const { flaky: { length: flaky } = [], proof } = finalVerification(run) ?? {};
	const proved = proofHeadline(proof, run.settings.proof?.value === "alarm");
	if (run.attemptCount === 0) return `Passed: the branch is green${proved}`;
	const only = flaky === 0 ? "" : `, green only on a second run: ${flaky} flaky ${flaky === 1 ? "test" : "tests"}`;
	return `Passed after ${attemptsWords(run.attemptCount)}${only}${proved}`;
}
/** No GitHub: the work is a branch in the clone. */
function isLocal({ trigger }) {
	return [
		"story-file",
		"library",
		"eval",
		"replay"
	].includes(trigger.kind);
}
function whatBecameOfIt(run) {
	return `${run.settings["dry-run"]?.value === true ? "would be" : "was"} ${isLocal(run) ? "committed" : "pushed"}`;
}
function testCommand(run) {
	return run.commands.test ?? "The test command";
}
export { outcomeWords as a, finalVerification as c, outcomeLabel as i, proofToTell as l, exitCode as n, afterInterruption as o, isLocal as r, stepAfter as s, checkConclusion as t, waitsForPerson as u };
