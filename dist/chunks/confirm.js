import { Ct as visible } from "./start.js";
const { createInterface } = process.getBuiltinModule("node:readline/promises");
// src/entry/confirm.ts
/** A question before something that cannot be taken back. */
/** `question` without its mark at the end: `Write a and b`. Where nobody is there to ask, that is said and the answer is no. */
async function confirmed(io, question) {
	if (!("isTTY" in io.stdin && io.stdin.isTTY === true)) {
		io.stderr.write(`${visible(question)}? Nobody is there to ask: give --yes.\n`);
		return false;
	}
	using questions = createInterface({
		input: io.stdin,
		output: io.stderr
	});
	return /^y(es)?$/i.test((await questions.question(`${question}? [y/N] `, { signal: io.signal })).trim());
}
export { confirmed as t };
