// src/run/run.ts
const outcomes = [
	"passed",
	"failed",
	"no-progress",
	"no-changes",
	"rejected",
	"over-budget",
	"timed-out",
	"cancelled",
	"setup-failed",
	"provider-error",
	"publish-failed",
	"refused",
	"skipped",
	"misconfigured",
	"error"
];
/** `initial`, `retry 1/3`, `red 1`, `green 1 retry 1/3`, `refactor 1`, `rework 1 retry 1/3`: how rows and log lines name an attempt. */
function attemptLabel({ phase, retry, of }) {
	const again = retry > 0 ? `retry ${retry}/${of}` : "";
	if (phase.name === "standard") return again || "initial";
	const part = phase.name === "rework" ? `rework ${phase.rework}` : `${phase.name} ${phase.cycle}`;
	return again ? `${part} ${again}` : part;
}
export { outcomes as n, attemptLabel as t };
