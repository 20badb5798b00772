// src/eval/format/junit.ts
function evalJunit({ eval: run, results, summary }) {
	const { failed, errors, durationMs } = summary;
	const counts = `tests="${results.length}" failures="${failed}" errors="${errors}" time="${seconds(durationMs)}"`;
	return [
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
		`<testsuites name="redgreen" ${counts}>`,
		`  <testsuite name="${xml(run.suite)}" id="${xml(run.id)}" timestamp="${xml(run.startedAt)}" ${counts}>`,
		...results.map(testCase),
		"  </testsuite>",
		"</testsuites>",
		""
	].join("\n");
}
function testCase(result) {
	const name = result.repetition > 1 ? `${result.storyId} #${result.repetition}` : result.storyId;
	const head = `    <testcase classname="${xml(result.model)}" name="${xml(name)}" time="${seconds(result.durationMs)}"`;
	if (result.status === "passed") return `${head}/>`;
	const kind = result.status === "failed" ? "failure" : "error";
	const message = result.error?.message ?? result.outcome ?? "";
	const more = [
		result.error?.stack ?? message,
		result.worktree === void 0 ? "" : `worktree: ${result.worktree}`,
		result.requestIds.length === 0 ? "" : `request ids: ${result.requestIds.join(" ")}`
	].filter((line) => line !== "");
	return `${head}>\n      ${`<${kind} type="${xml(result.outcome ?? "error")}" message="${xml(message)}">${xml(more.join("\n"))}</${kind}>`}\n    </testcase>`;
}
function seconds(ms) {
	return (ms / 1e3).toFixed(3);
}
const entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&apos;"
};
/** XML 1.0 has no place for control characters and lone surrogates, not even escaped. */
function xml(text) {
	return text.toWellFormed().replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, "\ufffd").replace(/[&<>"']/g, (character) => entities[character] ?? "").replace(/[\t\r\n]/g, (character) => `&#${character.charCodeAt(0)};`);
}
export { evalJunit };
