// src/agent/proxy/provider-api.ts
/** A value of a provider's JSON as a mapping; empty where it is none. */
function objectIn(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
/** The mappings in a list; empty where it is none. */
function objectsIn(value) {
	return Array.isArray(value) ? value.map(objectIn) : [];
}
/** Whether something anywhere in a value is a mapping that `wanted` is true of. */
function hasObject(value, wanted) {
	if (Array.isArray(value)) return value.some((one) => hasObject(one, wanted));
	if (typeof value !== "object" || value === null) return false;
	const object = value;
	return wanted(object) || Object.values(object).some((one) => hasObject(one, wanted));
}
export { objectIn as n, objectsIn as r, hasObject as t };
