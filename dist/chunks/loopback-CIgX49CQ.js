// src/text/loopback.ts
/** By name or number: `localhost`, 127.0.0.0/8, ::1. Any other name may point anywhere. */
function isLoopback(host) {
	const bare = host.toLowerCase().replace(/^\[|\]$/g, "");
	return bare === "localhost" || bare === "::1" || /^(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(bare);
}
export { isLoopback as t };
