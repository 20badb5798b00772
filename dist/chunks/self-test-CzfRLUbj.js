import { t as quoted } from "./shell-quote-B4xqzkJh.js";
import { i as findProgram, r as probedCalls } from "./sandbox-Dr_icwff.js";
import { mkdtempSync, writeFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createServer } from "node:net";
/** `<prefix><issue>-<slug>`, at most 60 characters; the slug is ASCII letters, digits and single hyphens. */
function branchName(prefix, issue, title) {
	const start = `${prefix}${issue ?? ""}`;
	const room = Math.max(0, 60 - start.length - 1);
	const slug = slugOf(title).slice(0, room).replace(/-+$/, "");
	if (issue === void 0) return `${prefix}${slug || "story"}`;
	return slug === "" ? start : `${start}-${slug}`;
}
/** The name with `-2`, `-3` \u2026, still within the limit, for when the plain one is somebody else's. */
function numbered(name, number) {
	const suffix = number < 2 ? "" : `-${number}`;
	return name.slice(0, 60 - suffix.length).replace(/[-/.]+$/, "") + suffix;
}
/** What the name and all its numbered forms up to -99 begin with. */
function numberedStart(name) {
	return name.slice(0, 57).replace(/[-/.]+$/, "");
}
/** The rules of git check-ref-format for a branch, and none of the names that mean something else. */
function isBranchName(name) {
	if (name.length === 0 || name.length > 200 || name === "HEAD" || name === "@") return false;
	if (/[\x00-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|[./]$|^[-/]/.test(name) || name.startsWith("refs/")) return false;
	return name.split("/").every((part) => part !== "" && !part.startsWith(".") && !part.toLowerCase().endsWith(".lock"));
}
function slugOf(title) {
	return title.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase().toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
}
// src/sandbox/keyring.ts
/** What the self-test tries by system calls: a planted key, another process's memory. Node cannot make them; perl can. */
const session = -3;
const [search, setTimeout] = [10, 15];
/**
* Words of a program that puts its next argument into the session's keyring, where this process has one, says so and waits for the end
* of its input. The kernel takes the key away after a minute.
*/
function plantedBy() {
	const [calls, perl] = [probedCalls(), findProgram("perl")];
	if (calls === void 0 || perl === void 0) return void 0;
	return [
		perl,
		"-e",
		`${`my ($t,$d)=("user",shift);my $k=syscall(${calls.addKey},$t,$d,$d,length $d,${session});`}${`syscall(${calls.keyctl},${setTimeout},$k,60) if $k>0;`}$|=1;print "planted\n";<STDIN>`
	];
}
/**
* A line of sh that prints FOUND where the planted key is there and ADDED where another can be added, ATTACHED where a process can be
* traced by another, and READ where its memory can be read.
*/
function callsProbe(name) {
	const calls = probedCalls();
	if (calls === void 0) return "true";
	return `perl -e '${[
		`my ($t,$d,$v)=("user","${name}","x");`,
		`print "FOUND\n" if syscall(${calls.keyctl},${search},${session},$t,$d,0)>0;$d="added";`,
		`print "ADDED\n" if syscall(${calls.addKey},$t,$d,$v,1,${session})>0;`,
		"$|=1;my $p=fork;if(!$p){sleep 9;exit}",
		`print "READ\n" if syscall(${calls.readMemory},$p,0,0,0,0,0)==0;`,
		`print "ATTACHED\n" if syscall(${calls.ptrace},16,$p,0,0)==0;kill 9,$p;`
	].join("")}'`;
}
// src/sandbox/decoy.ts
/** A process of ours outside the sandbox with a canary in its environment, its arguments and its keyring: nothing inside may see it. */
function startDecoy(canary) {
	const [file, ...args] = plantedBy() ?? [
		"/bin/sh",
		"-c",
		"echo; read -r until_closed"
	];
	const child = spawn(file, [...args, canary], {
		env: { REDGREEN_CANARY: canary },
		stdio: [
			"pipe",
			"pipe",
			"ignore"
		]
	});
	const planted = new Promise((resolve) => {
		child.stdout.once("data", () => resolve());
		child.once("close", () => resolve());
		child.once("error", () => resolve());
	});
	child.unref();
	return {
		planted,
		[Symbol.dispose]() {
			child.stdin.end();
			child.kill("SIGKILL");
		}
	};
}
// src/sandbox/self-test-probe.ts
/** What the self-test runs inside, and what it concludes from the answers. */
/**
* Plain sh, because a repository may bring no other language, and as few programs as can be: each is a millisecond or two of every
* start. Each answer begins with a line of mark and name. Nothing is changed where a guard fails.
*/
function probe(mark, files, port, key) {
	return `exec 2>&1
echo ${mark}environment
cat /proc/self/environ
echo; echo ${mark}processes
cat /proc/*/environ /proc/*/task/*/environ /proc/*/cmdline 2>/dev/null
echo; echo ${mark}files
cat ${files.map(quoted).join(" ")} /etc/shadow
echo ${mark}kernel
read -r value < /proc/sys/kernel/core_pattern && printf %s "$value" > /proc/sys/kernel/core_pattern && echo WRITTEN
echo ${mark}system
for place in / /usr /etc /opt /bin /run; do true 2>/dev/null >"$place/.redgreen-probe" && rm -f "$place/.redgreen-probe" && echo "WRITTEN $place"; done
echo ${mark}privileges
cat /proc/self/status
echo ${mark}nested
unshare --user true && echo MADE
echo ${mark}sudo
command -v sudo >/dev/null && sudo -n true && echo ROOT
echo ${mark}sockets
for path in /var/run/docker.sock /run/docker.sock /run/podman/podman.sock /run/containerd/containerd.sock /run/dbus/system_bus_socket /run/systemd/private; do [ -e "$path" ] && echo "SEEN $path"; done
echo ${mark}network
cat /proc/net/dev
command -v bash >/dev/null && timeout 3 bash -c 'for to in 127.0.0.1/${port} 169.254.169.254/80 1.1.1.1/443; do (: < "/dev/tcp/$to") && echo "REACHED $to"; done'
echo ${mark}calls
${callsProbe(key)}
echo ${mark}held
cat /proc/keys .git/config .git/hooks/* 2>/dev/null
echo ${mark}end
`;
}
function judge({ mark, printed, reached, canary, secrets, online }) {
	const answers = new Map(printed.split(mark).map((part) => [part.split("\n", 1)[0], part.slice(part.indexOf("\n") + 1)]));
	const said = (name) => answers.get(name) ?? "";
	const check = (name, trouble, fine) => ({
		name,
		ok: !trouble,
		detail: trouble || fine
	});
	const foreign = said("environment").split("\0").map((one) => one.trimStart().split("=", 1)[0] ?? "").filter((name) => name !== "" && secretNames.test(name));
	const value = secrets.findIndex((secret) => secret.length >= 8 && printed.includes(secret));
	const status = said("privileges");
	const capabilities = /^Cap(?:Inh|Prm|Eff|Bnd|Amb):\s*0*[1-9a-f]/m.test(status);
	const network = said("network");
	const outside = network.split("\n").filter((line) => /^REACHED /.test(line));
	const interfaces = [...network.matchAll(/^\s*([\w.@-]+):\s*\d/gm)].flatMap(([, name]) => name === "lo" ? [] : [name]);
	return [
		check("environment", foreign.length > 0 && `visible: ${foreign.join(", ")}`, "only allow-listed names"),
		check("secrets", value >= 0 && `secret number ${value + 1} is visible`, "no secret value anywhere"),
		check("processes", said("processes").includes(canary) && "a process outside is visible", "no process outside is visible"),
		check("files", said("files").includes(canary) && canaryFile(said("files")), "HOME and private folders are not there"),
		check("shadow", /^[\w-]+:[^:\s]*:\d+:/m.test(said("files")) && "/etc/shadow is readable", "/etc/shadow is not there"),
		check("kernel", said("kernel").includes("WRITTEN") && "/proc/sys can be written", "/proc/sys is read-only"),
		check("system", /WRITTEN/.test(said("system")) && said("system").trim(), "nothing outside the tree can be written"),
		check("privileges", !/^NoNewPrivs:\s*1/m.test(status) && "new privileges are possible" || capabilities && "it has capabilities", "no new privileges, no capabilities"),
		check("nested", /^MADE$/m.test(said("nested")) && "a user namespace can be made", "no nested user namespace"),
		check("sudo", /^ROOT$/m.test(said("sudo")) && "sudo works", "no sudo"),
		check("sockets", /SEEN/.test(said("sockets")) && said("sockets").trim(), "no socket of docker or the system"),
		online ? check("network", false, "full, as asked for") : check("network", reached && "this machine can be reached" || outside.length > 0 && outside.join(", ") || interfaces.length > 0 && `interfaces: ${interfaces.join(", ")}`, "loopback only"),
		check("keyring", /^(FOUND|ADDED)$/m.test(said("calls")) && "the kernel's keyrings can be used" || /^[0-9a-f]{8} /m.test(said("held")) && "keys of outside are named" || !/^Seccomp:\s*2/m.test(status) && "system calls are not filtered", "none of the kernel's keyrings"),
		check("memory", /^(ATTACHED|READ)$/m.test(said("calls")) && "the memory of another process can be reached", "no memory of another process"),
		check("git", /extraheader|x-access-token|credential|insteadof/i.test(said("held")) && ".git has credentials", "no credential in .git")
	];
}
/** Names that carry keys on runners and elsewhere. The allow list lets none of them in; a name given as `test-env` is not looked at. */
const secretNames = /^(GITHUB_|ACTIONS_|RUNNER_(?!TOOL_CACHE$)|INPUT_|ANTHROPIC_|OPENAI_|AWS_|AZURE_|GOOGLE_|SSH_|STATE_)|TOKEN|SECRET|PASSWORD|CREDENTIAL|_KEY$|REDGREEN_CANARY/i;
const canaryFile = (text) => `a file outside can be read (${text.trim().slice(0, 20)}\u2026)`;
// src/sandbox/self-test.ts
/**
* Tried from inside before any model is called: does the sandbox hold what it promises here? Canaries are laid outside, one
* command looks for them and for ways out, and what it printed is searched by us. Any leak ends the run.
*/
const timeoutMs = 3e4;
async function selfTest(sandbox, { runDir, network, closed, secrets, onStarted }) {
	await using stack = new AsyncDisposableStack();
	const [canary, mark, name] = [
		`canary-${randomUUID()}`,
		`@@${randomUUID()}:`,
		`.redgreen-${randomUUID()}`
	];
	const { planted } = stack.use(startDecoy(canary));
	const folder = mkdtempSync(join(runDir, "self-test-"));
	stack.defer(() => rm(folder, {
		recursive: true,
		force: true
	}));
	const files = [];
	for (const place of /* @__PURE__ */ new Set([folder, ...closed])) {
		const file = join(place, name);
		if (!laid(file, canary)) continue;
		stack.defer(() => rm(file, { force: true }));
		files.push(file);
	}
	const listener = stack.use(await listen());
	await planted;
	const logPath = join(folder, "log");
	const stdin = probe(mark, files, listener.port, canary);
	const result = await sandbox.shell({
		script: "exec /bin/sh -s",
		stdin,
		logPath,
		timeoutMs,
		onStarted
	});
	const printed = await readFile(logPath, "utf8");
	const checks = judge({
		mark,
		printed,
		reached: listener.reached(),
		canary,
		secrets,
		online: network === "full"
	});
	if (result.ended !== "exited" || !printed.includes(`${mark}end`)) checks.push({
		name: "completed",
		ok: false,
		detail: `the probe ended early: ${result.ended}, ${result.exitCode}`
	});
	return {
		checks,
		leaks: checks.filter(({ ok }) => !ok).map(({ name }) => name)
	};
}
/** False where nobody may write. */
function laid(file, canary) {
	try {
		writeFileSync(file, canary, { mode: 420 });
		return true;
	} catch {
		return false;
	}
}
/** A port of this machine's loopback that nothing inside may reach. */
async function listen() {
	let reached = false;
	const server = createServer((socket) => {
		reached = true;
		socket.on("error", () => {});
		socket.destroy();
	});
	await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	return {
		port: typeof address === "object" && address ? address.port : 0,
		reached: () => reached,
		async [Symbol.asyncDispose]() {
			await new Promise((resolve) => server.close(() => resolve()));
		}
	};
}
export { numberedStart as a, numbered as i, branchName as n, isBranchName as r, selfTest as t };
