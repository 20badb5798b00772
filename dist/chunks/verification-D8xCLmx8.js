// src/run/verification.ts
/** The note of it; records from before `noTestRan` have nothing else. */
const noTestRanNote = "no test ran";
function ranNoTest({ noTestRan, notes }) {
	return noTestRan ?? notes.includes("no test ran");
}
export { ranNoTest as n, noTestRanNote as t };
