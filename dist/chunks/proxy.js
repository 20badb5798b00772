import { o as isForbiddenAddress, u as serveOn } from "./sandbox.js";
const { connect, isIP } = process.getBuiltinModule("node:net");
const { lookup } = process.getBuiltinModule("node:dns/promises");
// src/sandbox/proxy.ts
/**
* The filtering proxy for commands that may reach listed hosts: outside the sandbox, on a Unix socket. It alone resolves names,
* so nothing inside needs DNS, and it connects to the address it has checked.
*/
const { createServer: createServer$1, request } = process.getBuiltinModule("node:http");
const connectTimeoutMs = 2e4;
async function openProxy(socketPath, hosts) {
	const refused = /* @__PURE__ */ new Set();
	const server = createServer$1((incoming, response) => void plain(incoming, response, hosts, refused));
	server.on("connect", (incoming, client) => {
		client.on("error", () => client.destroy());
		tunnel(incoming, client, hosts, refused);
	});
	server.on("clientError", (_, socket) => socket.destroy());
	return {
		refused,
		...await serveOn(server, socketPath)
	};
}
async function tunnel(incoming, client, hosts, refused) {
	const target = parseAuthority(incoming.url ?? "");
	const address = target && await checked(target.host, target.port, hosts, refused);
	if (!target || !address) {
		client.end(`HTTP/1.1 403 Forbidden\r\nContent-Type: text/plain\r\n\r\n${refusal(target?.host)}`);
		return;
	}
	if (address === unknown) {
		client.end(`HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/plain\r\n\r\n${notFound(target.host)}`);
		return;
	}
	const upstream = connect({
		host: address,
		port: target.port,
		timeout: connectTimeoutMs
	});
	upstream.on("timeout", () => upstream.destroy());
	upstream.on("error", () => client.destroy());
	client.on("close", () => upstream.destroy());
	upstream.once("connect", () => {
		upstream.setTimeout(0);
		client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
		upstream.pipe(client).pipe(upstream);
	});
}
async function plain(incoming, response, hosts, refused) {
	const url = URL.canParse(incoming.url ?? "") ? new URL(incoming.url ?? "") : void 0;
	const port = Number(url?.port || 80);
	const address = url?.protocol === "http:" ? await checked(url.hostname, port, hosts, refused) : void 0;
	if (!url || !address) {
		response.writeHead(403, { "content-type": "text/plain" }).end(refusal(url?.hostname));
		return;
	}
	if (address === unknown) {
		response.writeHead(502, { "content-type": "text/plain" }).end(notFound(url.hostname));
		return;
	}
	const { "proxy-connection": _, "proxy-authorization": __, ...headers } = incoming.headers;
	const to = {
		host: address,
		port,
		timeout: connectTimeoutMs,
		agent: false
	};
	const asked = {
		method: incoming.method,
		path: url.pathname + url.search,
		headers: {
			...headers,
			host: url.host
		}
	};
	const upstream = request({
		...to,
		...asked
	}, (answer) => {
		response.writeHead(answer.statusCode ?? 502, answer.headers);
		answer.pipe(response);
	});
	upstream.on("error", () => response.headersSent ? response.destroy() : response.writeHead(502).end());
	incoming.pipe(upstream);
}
/** Of a host that is listed, and of which nobody here knows where it is. */
const unknown = "unknown";
/** The address to connect to, where the host is listed and does not lead where no name may lead. */
async function checked(host, port, hosts, refused) {
	const name = host.replace(/^\[|\]$/g, "");
	const address = hosts.allows(name, port) ? await resolved(name) : void 0;
	if (address === void 0) refused.add(`${host}:${port}`.slice(0, 200));
	return address;
}
/** A listed address is taken as it is: whoever listed it meant it. */
async function resolved(name) {
	if (isIP(name) !== 0) return name;
	const found = await lookup(name).catch(() => void 0);
	if (found === void 0) return unknown;
	return isForbiddenAddress(found.address) ? void 0 : found.address;
}
function parseAuthority(text) {
	const [, host, port] = /^(\[[^\]]+\]|[^:/@\s]+):(\d{1,5})$/.exec(text) ?? [];
	return host && port ? {
		host,
		port: Number(port)
	} : void 0;
}
const refusal = (host) => `redgreen: ${host ?? "this host"} is not among the hosts that sandbox-network lists\n`;
const notFound = (host) => `redgreen: ${host} cannot be found from this machine\n`;
export { openProxy };
