import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
// src/entry/small-heap.ts
/** How much memory a process may hold on to, by V8's flags. */
/**
* For a run, called before what it needs is loaded: 104 MiB at the peak of a small one in the Action instead of 124, with as much
* processor time; `collectOften` is the other half. The space for new objects stays as it is by then, at 7 MiB of the 14 that it would come to. What Node brings with it
* is loaded before it: compiled code of its own that Node holds is refused once a flag has changed, and compiled anew.
*/
function keepHeapSmall() {
	setFlagsFromString("--heap-growing-percent=100");
	setFlagsFromString("--semi-space-growth-factor=1");
	for (const flag of [
		"--single-threaded-gc",
		"--no-sparkplug",
		...later
	]) setFlagsFromString(flag);
	compileOnce();
}
/** On the command line not before the first tests run: it looks through what was loaded until then, 15 ms of a start of 400. */
function collectOften() {
	setFlagsFromString("--optimize-for-size");
}
/**
* Ten times as often as V8 would have it. Machine code for each regular expression at its second use is 2 MiB of a small run, most of
* them used a dozen times; where a text is longer than a thousand characters it is made as ever.
*/
const later = [
	"--invocation-count-for-maglev=4000",
	"--invocation-count-for-turbofan=30000",
	"--regexp-tier-up-ticks=100"
];
/**
* WebAssembly \u2013 the parsers of HTTP and of tests \u2013 is not compiled again for speed, which takes 25 to 35 MiB and 0.3 s of processor time
* for each. A test file of 300 KB is read in the same time both ways.
*/
function compileOnce() {
	setFlagsFromString("--no-wasm-tier-up");
	setFlagsFromString("--no-wasm-dynamic-tiering");
}
/** At the next look it has 32 or 64 MiB for new objects, of the 128 that V8 would take; it is as quick with them. */
const newSpaceBytes = 33554432;
const lookEveryMs = 250;
/**
* For a server, which lives for months: what has been used is collected soon, and the space for new objects stops growing. Without it
* 10,000 deliveries, of which nothing is held, take it to 420 MiB; with it they leave it at 195 to 228. With `--optimize-for-size` it
* is 155, at twice the time: that leaves 1 MiB for new objects. So does a growth that is stopped before it has begun: it is waited for.
*/
function keepHeapFlat() {
	compileOnce();
	setFlagsFromString("--heap-growing-percent=30");
	const look = setInterval(() => {
		if ((getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space")?.space_size ?? 0) < newSpaceBytes) return;
		setFlagsFromString("--semi-space-growth-factor=1");
		clearInterval(look);
	}, lookEveryMs).unref();
}
export { keepHeapFlat as n, keepHeapSmall as r, collectOften as t };
