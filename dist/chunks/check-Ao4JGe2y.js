// src/run/check.ts
const ok = (name, found) => ({
	name,
	result: "ok",
	found
});
const warn = (name, found, fix) => ({
	name,
	result: "warn",
	found,
	fix
});
const fail = (name, found, fix) => ({
	name,
	result: "fail",
	found,
	fix
});
/** A check that could not be made is a warning that says why: nothing is called right that was not seen. */
async function attempt(name, look, fix) {
	try {
		return await look();
	} catch (error) {
		return warn(name, `could not be checked: ${error instanceof Error ? error.message : String(error)}`, fix);
	}
}
export { warn as i, fail as n, ok as r, attempt as t };
