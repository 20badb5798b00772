// src/text/secret-forms.ts
/** The forms in which a secret value turns up, and what secrets of known makers look like. */
/** Raw, base64 at every alignment, hex: what the views of a text (unwrapped, decoded) do not already cover. */
function formsOf(value) {
	const bytes = Buffer.from(value, "utf8");
	const forms = [value];
	forms.push(value.replace(/\r?\n[ \t]*/g, ""), bytes.toString("latin1"));
	forms.push(JSON.stringify(value).slice(1, -1));
	if (bytes.length >= 8) {
		forms.push(bytes.toString("hex"), bytes.toString("hex").toUpperCase());
		for (const skipped of [
			0,
			1,
			2
		]) forms.push(...base64Core(bytes.subarray(skipped)));
	}
	return forms;
}
/** The characters that stay the same whatever stands before and after the value; the ragged ends hold less than three bytes. */
function base64Core(bytes) {
	const core = bytes.subarray(0, bytes.length - bytes.length % 3).toString("base64");
	return [core, core.replaceAll("+", "-").replaceAll("/", "_")];
}
/** What a token or key looks like. Each begins with fixed characters and repeats one class, at most so often that matching stays linear. */
const patterns = [
	/(?<![A-Za-z0-9])gh[pousr]_[A-Za-z0-9_.-]{20,2000}/g,
	/(?<![A-Za-z0-9])github_pat_[A-Za-z0-9_]{20,2000}/g,
	/(?<![A-Za-z0-9])sk-ant-[A-Za-z0-9_-]{16,2000}/g,
	/(?<![A-Za-z0-9])sk-proj-[A-Za-z0-9_-]{20,2000}/g,
	/(?<![A-Za-z0-9])npm_[A-Za-z0-9]{30,2000}/g,
	/(?<![A-Za-z0-9])glpat-[A-Za-z0-9_-]{20,2000}/g,
	/(?<![A-Za-z0-9])xox[abprs]-[A-Za-z0-9-]{20,2000}/g,
	/(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/g,
	/(?<![A-Za-z0-9])AIza[A-Za-z0-9_-]{35}/g,
	/(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{10,2000}\.[A-Za-z0-9_-]{10,2000}\.[A-Za-z0-9_-]{10,2000}/g,
	/(?<=\b(?:bearer|authorization["']?\s{0,3}[:=]\s{0,3}["']?(?:basic|token)) {1,3})[A-Za-z0-9._~+/=-]{16,2000}/gi,
	/(?<=:\/\/[^\s/:@]{0,100}:)[^\s/@:]{3,200}(?=@)/g,
	/-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[A-Za-z0-9+/=\s\\]{0,8000}/g
];
export { patterns as n, formsOf as t };
