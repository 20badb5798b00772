import { u as durationWords } from "./words-Cq5gcfy9.js";
// src/run/proof-words.ts
/** The end of a headline. That nothing could be proved is said there where proofs are asked to decide; the comment says it always. */
function proofHeadline(proof, decides) {
	if (proof?.result === "disproved") return ", and its green cannot go red: review it";
	return proof?.result === "unproved" && decides ? ", unproved" : "";
}
/** `Proved`, `Disproved`, `Unproved`: what the line begins with. A green on the way of a run that did not pass proves nothing of it. */
function proofTitle({ result }, outcome = "passed") {
	if (result === "proved" && outcome !== "passed") return "Proofs of this green";
	return `${result.charAt(0).toUpperCase()}${result.slice(1)}`;
}
/** One line for people: what speaks against it or is missing, then what was tried and what came of it. */
function proofLine({ sources, alarm, counter, reasons }) {
	return [
		...reasons,
		sourcesWords(sources),
		alarmWords(alarm),
		counterWords(counter)
	].filter((part) => part !== "").join(" \u00b7 ");
}
function sourcesWords(sources) {
	if (sources === void 0 || sources.production.length === 0) return "";
	if (sources.greenWithout) return "the tests are as green without the change";
	const also = sources.also.length === 0 ? "" : ` and on ${sources.also.slice(0, 5).join(", ")}`;
	return `depends on ${sources.production.length} ${sources.production.length === 1 ? "source" : "sources"}${also}`;
}
function alarmWords(alarm) {
	if (alarm === void 0 || alarm.bent === 0) return "";
	return `${alarm.rang} of ${alarm.bent} bent ${alarm.bent === 1 ? "test" : "tests"} went red`;
}
function counterWords(counter) {
	if (counter === void 0) return "";
	const red = counter.asserts + counter.missing;
	const some = counter.missing === red ? "" : `${counter.missing} of them `;
	const missing = counter.missing === 0 ? "" : `, ${some}because something that they use is missing there`;
	return `${red} of ${counter.added} new ${counter.added === 1 ? "test" : "tests"} red without the change${missing}`;
}
/** `12 runs, 41 s`: what the proofs took; empty where nothing was run. */
function proofTimeWords({ runs, durationMs }) {
	return runs === 0 ? "" : `${runs === 1 ? "1 run" : `${runs} runs`}, ${durationWords(durationMs)}`;
}
/** What only a reviewer can judge: one sentence each. */
function proofDoubts(proof) {
	if (proof === void 0) return [];
	const idle = (proof.counter?.green ?? []).map((name) => `The new test "${name}" is green without the change.`);
	const literals = (proof.literals ?? []).map(({ path, value }) => `${path} has the value ${value}, which tests expect: a special case?`);
	return [
		...proof.result === "disproved" ? proof.reasons.map((reason) => `This green cannot go red: ${reason}.`) : [],
		...idle,
		...literals
	];
}
export { proofTitle as a, proofTimeWords as i, proofHeadline as n, proofLine as r, proofDoubts as t };
