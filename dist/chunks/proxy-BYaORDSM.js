import { t as RedgreenError } from "./errors-BPIP4wfB.js";
// src/config/proxy.ts
/** The proxy that the environment names, in one form for all that go through it: git, the model's client, GitHub's. */
/** What runs on this machine is never asked through a proxy. Both parsers of the list are met: one keeps the brackets. */
const loopback = [
	"localhost",
	"127.0.0.1",
	"[::1]",
	"::1"
];
/**
* Reads HTTP_PROXY, HTTPS_PROXY and NO_PROXY in either case; the lower case goes first, as with curl. Throws `bad-settings`
* where an address cannot be used, and does not show it.
*/
function readProxy(environment) {
	const given = (name) => environment[name] || environment[name.toUpperCase()] || void 0;
	const proxies = ["http_proxy", "https_proxy"].flatMap((name) => {
		const value = given(name);
		return value === void 0 ? [] : [{
			name,
			url: addressOf(name, value)
		}];
	});
	if (proxies.length === 0) return {
		environment,
		passwords: []
	};
	const direct = given("no_proxy")?.split(/[\s,]+/) ?? [];
	const variables = {
		...Object.fromEntries(proxies.map(({ name, url }) => [name, url.href])),
		no_proxy: direct.includes("*") ? "*" : [.../* @__PURE__ */ new Set([...direct, ...loopback])].filter(Boolean).join(",")
	};
	const upper = Object.entries(variables).map(([name, value]) => [name.toUpperCase(), value]);
	return {
		environment: {
			...environment,
			...variables,
			...Object.fromEntries(upper)
		},
		variables,
		passwords: proxies.flatMap(({ url }) => url.password === "" ? [] : [url.password, unescaped(url.password)])
	};
}
/** `host:port` without a scheme is what curl takes for http. */
function addressOf(name, value) {
	const url = URL.parse(value.includes("://") ? value : `http://${value}`);
	if (url !== null && `${url.pathname}${url.search}${url.hash}` === "/" && url.hostname !== "" && /^https?:$/.test(url.protocol)) return url;
	throw new RedgreenError("bad-settings", `${name.toUpperCase()} is no http://host:port (what it holds is not shown, for a password may be in it)`);
}
function unescaped(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
export { readProxy as t };
