// src/entry/warnings.ts
/** Takes what Node would print as it stands: a library's warning can quote whole lines of a file that a stranger or a model wrote. */
function tellWarnings(say) {
	process.removeAllListeners("warning");
	process.on("warning", ({ name, message }) => say(`${name}: ${message}`));
}
export { tellWarnings };
