import { i as about, r as settingsSchema } from "./settings-LZ9Pvbl3.js";
import { a as ZodOptional, b as toJSONSchema, i as ZodNumber, n as ZodBoolean, o as ZodRecord, r as ZodDefault, s as ZodUnion, t as ZodArray } from "./schemas-Cc-eUVXJ.js";
// src/config/allowed.ts
/** How what a setting takes reads for a person: derived from the schema, so that no text can differ from what is checked. */
/** `a whole number from 0 to 10`, `standard or tdd`, `true or false`. */
function allowedWords(name) {
	const told = about.get(settingsSchema.shape[name])?.allowed;
	if (told !== void 0) return told;
	const json = jsonSchema(name);
	if (json.enum !== void 0) return orWords(json.enum.map(String));
	if (json.type === "boolean") return "true or false";
	if (json.type === "integer") return `a whole number from ${json.minimum} to ${json.maximum}`;
	if (json.type === "number") return `a number from ${json.minimum} to ${json.maximum}`;
	return "a text";
}
/** The default as it reads in a table: `3`, `none`, `found from the repository's files`, `–`. */
function defaultWords(name) {
	const { default: value } = jsonSchema(name);
	const told = about.get(settingsSchema.shape[name])?.otherwise;
	if (told !== void 0) return told;
	if (value === void 0 || typeof value === "object" && Object.keys(value ?? {}).length === 0) return "–";
	return String(value);
}
/** ` Default: 3.`; empty where there is none. The default `.` is its own full stop. */
function defaultSentence(name) {
	const value = defaultWords(name);
	return value === "–" ? "" : ` Default: ${value === "." ? value : `${value}.`}`;
}
/** By the type alone: a JSON schema of every setting costs 8 ms, and each start of a run asks for all forms. */
function formOf(name) {
	let schema = settingsSchema.shape[name];
	while (schema instanceof ZodDefault || schema instanceof ZodOptional) schema = schema.unwrap();
	if (schema instanceof ZodUnion) return "network";
	if (schema instanceof ZodNumber) return "number";
	if (schema instanceof ZodBoolean) return "boolean";
	if (schema instanceof ZodArray) return "list";
	return schema instanceof ZodRecord ? "table" : "text";
}
const known = /* @__PURE__ */ new Map();
function jsonSchema(name) {
	const schema = known.get(name) ?? toJSONSchema(settingsSchema.shape[name], { io: "input" });
	known.set(name, schema);
	return schema;
}
function orWords(words) {
	const last = words.at(-1) ?? "";
	return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} or ${last}`;
}
export { formOf as i, defaultSentence as n, defaultWords as r, allowedWords as t };
