import { isIP } from "node:net";
// src/sandbox/host-list.ts
/** Which hosts a command may reach: names, `*.name`, each with an optional port; addresses only where they are listed themselves. */
function hostList(entries) {
	const rules = entries.map(parse);
	return { allows(host, port) {
		const name = host.toLowerCase().replace(/\.$/, "").replace(/^\[|\]$/g, "");
		return rules.some((rule) => matches(rule, name) && (rule.port ? rule.port === port : port === 80 || port === 443));
	} };
}
function parse(entry) {
	const [, host = "", port] = /^(.*?|\[.*\])(?::(\d+))?$/.exec(entry.trim().toLowerCase()) ?? [];
	const wildcard = host.startsWith("*.");
	return {
		name: (wildcard ? host.slice(2) : host).replace(/^\[|\]$/g, "").replace(/\.$/, ""),
		wildcard,
		port: port === void 0 ? void 0 : Number(port)
	};
}
/** `*.example.com` is every host below it and not itself; no wildcard reaches an address. */
const matches = ({ name, wildcard }, host) => wildcard ? host.endsWith(`.${name}`) && isIP(host) === 0 : host === name;
/**
* Addresses that no listed name may lead to: this machine, its link, and where clouds keep their credentials. Private ranges
* stay possible, because a listed registry may lie there.
*/
function isForbiddenAddress(address) {
	const plain = address.toLowerCase().replace(/^::ffff:/, "");
	return forbidden.some((pattern) => pattern.test(plain));
}
const forbidden = [
	/^0\./,
	/^127\./,
	/^169\.254\./,
	/^100\.100\.100\.200$/,
	/^168\.63\.129\.16$/,
	/^192\.0\.0\.192$/,
	/^(22[4-9]|23\d|255)\./,
	/^::1?$/,
	/^fe[89ab][0-9a-f]:/,
	/^fd00:ec2::/,
	/^ff/
];
export { isForbiddenAddress as n, hostList as t };
