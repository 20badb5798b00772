import { I as outcomeLabel } from "./start.js";
import { f as repositoryName, h as statusOf, s as issueAt } from "./client.js";
// src/github/labels.ts
/** Labels tell the state of a run on the issue and on the pull request: `ai-passed` and `ai-failed` exclude each other. */
const stopLabel = "ai-stop";
const known = {
	"ai-passed": {
		color: "1a7f37",
		description: "Redgreen: the tests pass on exactly what was pushed"
	},
	"ai-failed": {
		color: "cf222e",
		description: "Redgreen: ended without green tests; the comment says why"
	},
	[stopLabel]: {
		color: "6e7781",
		description: "Redgreen: stop the run that is going on"
	}
};
/** What has to come off when a run starts: what asked for it, and what an earlier run left. */
function labelsToRemove(present, trigger) {
	const off = /* @__PURE__ */ new Set([trigger.toLowerCase(), ...Object.keys(known)]);
	return present.filter((label) => off.has(label.toLowerCase()));
}
/** What has to come off and go on when a run has ended. */
function labelsAtEnd(outcome) {
	const add = outcomeLabel(outcome);
	return {
		add,
		remove: Object.keys(known).filter((label) => label !== add)
	};
}
/** The labels of an outcome that came before a run began. What cannot be set is no further error: log and summary have the reason. */
async function labelOutcome(repo, number, outcome) {
	const { add, remove } = labelsAtEnd(outcome);
	try {
		const present = (await labelsOn(repo, number)).map((label) => label.toLowerCase());
		for (const label of remove.filter((each) => each !== "ai-stop" && present.includes(each))) await removeLabel(repo, number, label);
		if (add !== void 0 && !present.includes(add)) await addLabel(repo, number, add);
	} catch {}
}
async function labelsOn({ client, repository }, number) {
	const { data } = await client.octokit.rest.issues.get(issueAt(repository, number));
	return labelNames(data);
}
/** As GitHub's answers have them. */
function labelNames({ labels }) {
	return labels.map((label) => typeof label === "string" ? label : label.name ?? "");
}
/** Adds one of our labels, made with colour and description where the repository does not have it yet. */
async function addLabel({ client, repository }, number, label) {
	const at = repositoryName(repository);
	try {
		await client.octokit.rest.issues.createLabel({
			...at,
			name: label,
			...known[label]
		});
	} catch (error) {
		if (statusOf(error) === void 0) throw error;
	}
	await client.octokit.rest.issues.addLabels({
		...at,
		issue_number: number,
		labels: [label]
	});
}
/** Taking off a label that is not there is no error. */
async function removeLabel({ client, repository }, number, label) {
	try {
		await client.octokit.rest.issues.removeLabel({
			...issueAt(repository, number),
			name: label
		});
	} catch (error) {
		if (statusOf(error) !== 404) throw error;
	}
}
/** The event by which a label was set last, of those that GitHub lists. */
function lastSetOf(label, events) {
	return events.findLast((each) => each.event === "labeled" && each.label?.name?.toLowerCase() === label.toLowerCase());
}
export { labelsOn as a, removeLabel as c, labelsAtEnd as i, stopLabel as l, labelNames as n, labelsToRemove as o, labelOutcome as r, lastSetOf as s, addLabel as t };
