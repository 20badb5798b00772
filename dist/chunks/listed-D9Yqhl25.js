// src/text/listed.ts
/** A long list as its words. */
function listed(words) {
	return words.trim().split(/\s+/);
}
export { listed as t };
