// src/text/message-of.ts
/** What anything thrown says. */
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}
export { messageOf as t };
