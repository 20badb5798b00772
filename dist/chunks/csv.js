// src/eval/format/csv.ts
const columns = [
	["story", ({ storyId }) => storyId],
	["repetition", ({ repetition }) => repetition],
	["status", ({ status }) => status],
	["outcome", ({ outcome }) => outcome],
	["attempts", ({ attempts }) => attempts],
	["duration_ms", ({ durationMs }) => Math.round(durationMs)],
	["input_tokens", ({ usage }) => usage.inputTokens],
	["output_tokens", ({ usage }) => usage.outputTokens],
	["cache_read_tokens", ({ usage }) => usage.cacheReadTokens],
	["cache_write_tokens", ({ usage }) => usage.cacheWriteTokens],
	["cost_usd", ({ costUsd }) => costUsd && Number(costUsd.toFixed(8))],
	["model", ({ model }) => model],
	["run", ({ runId }) => runId],
	["error", ({ error }) => error?.message],
	["request_ids", ({ requestIds }) => requestIds.join(" ")],
	["worktree", ({ worktree }) => worktree],
	["finished_at", ({ finishedAt }) => finishedAt]
];
function evalCsv({ eval: run, results }) {
	return [["eval", ...columns.map(([name]) => name)], ...results.map((result) => [run.id, ...columns.map(([, value]) => value(result) ?? "")])].map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}
/** A spreadsheet runs what begins like a formula: such a text is quoted with an apostrophe. */
function csvCell(value) {
	if (typeof value === "number") return String(value);
	const inert = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
	return /[",\r\n']/.test(inert) ? `"${inert.replaceAll("\"", "\"\"")}"` : inert;
}
export { evalCsv };
