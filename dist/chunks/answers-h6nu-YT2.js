import { readFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { appendFileSync } from "node:fs";
// src/run-story/folder.ts
/** What of a run's folder outlives the run: its record, logs and diffs – not what it worked with. */
/**
* Removes our git folder, whose objects hold also what was held back from the push, the sandbox's folders with the HOME of
* setup, and exported trees. `more` names what else is to go, such as the tree of a run that passed. Never throws.
*/
async function tidyRunFolder(runDir, more = []) {
	const gone = (await readdir(runDir).catch(() => [])).filter((name) => [
		"own.git",
		"sandbox",
		...more
	].includes(name) || name.startsWith("over-"));
	await Promise.all(gone.map((name) => rm(join(runDir, name), {
		recursive: true,
		force: true
	}).catch(() => void 0)));
}
// src/store/answers.ts
/** The model's answers of a run, one a line: `answers.jsonl` in its folder, or beside a story. */
function answersPath(folder) {
	return join(folder, "answers.jsonl");
}
async function keepAnswer(folder, answer) {
	appendFileSync(answersPath(folder), `${JSON.stringify(answer)}\n`, { mode: 384 });
}
/** The answers in a file; undefined where there is no such file. A line that a crash tore off is left out. */
async function readAnswers(path) {
	const text = await readFile(path, "utf8").catch((error) => {
		if (error.code === "ENOENT") return void 0;
		throw error;
	});
	if (text === void 0) return void 0;
	return text.split("\n").slice(0, -1).filter((line) => line.trim() !== "").map((line) => JSON.parse(line));
}
export { tidyRunFolder as i, keepAnswer as n, readAnswers as r, answersPath as t };
