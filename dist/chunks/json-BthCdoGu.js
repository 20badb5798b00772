// src/text/json.ts
/** undefined where the text is no JSON. */
function parsedJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** A value as a mapping; empty where it is none. */
function objectIn(value) {
	return isObject(value) ? value : {};
}
/** The members of a list as mappings; none where it is no list. */
function objectsIn(value) {
	return Array.isArray(value) ? value.map(objectIn) : [];
}
export { parsedJson as i, objectIn as n, objectsIn as r, isObject as t };
