import { r as __exportAll } from "./rolldown-runtime.js";
import { Ot as succeeds, pt as removeTree } from "./story.js";
const { chmodSync, chownSync, closeSync, constants, existsSync, ftruncateSync, lstatSync, mkdirSync, openSync, readFileSync, readSync, readdirSync, readlinkSync, realpathSync, renameSync, statSync, statfsSync, symlinkSync, unlinkSync, writeFileSync, writeSync } = process.getBuiltinModule("node:fs");
const { chown, lstat, lutimes, mkdir, mkdtemp, readdir, rename, rm, rmdir, stat, writeFile } = process.getBuiltinModule("node:fs/promises");
const { constants: constants$2, freemem, homedir, tmpdir, totalmem } = process.getBuiltinModule("node:os");
const { basename, dirname, extname, isAbsolute, join, sep } = process.getBuiltinModule("node:path");
const { execFile, spawn } = process.getBuiltinModule("node:child_process");
const { randomUUID } = process.getBuiltinModule("node:crypto");
const { promisify } = process.getBuiltinModule("node:util");
const { Socket, connect, createServer, isIP } = process.getBuiltinModule("node:net");
// src/text/shell-quote.ts
/** One word of a POSIX shell, whatever is in the text; a NUL, which no word can have, is left out. */
function quoted(text) {
	const word = text.replaceAll("\0", "");
	return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
// src/sandbox/backend.ts
/** Before the program that holds a network namespace: loopback works in it. */
const loopbackUp = [
	"/bin/sh",
	"-c",
	"ip link set lo up && exec \"$@\"",
	"loopback-up"
];
// src/sandbox/own-command.ts
/** Runs a program of the machine for our own purposes: absolute path, empty environment, failure thrown with what it said. */
const folders$1 = [
	"/usr/bin",
	"/bin",
	"/usr/sbin",
	"/sbin"
];
/** Never looked for on PATH, where foreign code may have put its own. */
const findProgram = (name) => folders$1.map((folder) => join(folder, name)).find((path) => existsSync(path));
function program$1(name) {
	const path = findProgram(name);
	if (!path) throw new Error(`${name} is not installed`);
	return path;
}
const call = promisify(execFile);
const mostOutputBytes = 67108864;
async function runOwn(name, args) {
	const env = {
		LC_ALL: "C.UTF-8",
		PATH: folders$1.join(":")
	};
	try {
		const path = isAbsolute(name) ? name : program$1(name);
		const { stdout } = await call(path, args, {
			env,
			maxBuffer: mostOutputBytes
		});
		return stdout.replace(/\n$/, "");
	} catch (cause) {
		const { stderr, message } = cause;
		throw new Error(`${name} failed: ${stderr?.trim() || message}`, { cause });
	}
}
// src/sandbox/cgroup.ts
/**
* Where root may write them, cgroups hold what a look every 200 ms cannot: a fork bomb and memory that grows in between. Version 2
* and version 1. The watchdog still names the limit; these lie a little above its own.
*/
const root = "/sys/fs/cgroup";
/** Undefined where groups cannot be made. `asRoot` starts a program as root. */
async function openCgroup(asRoot, limits) {
	const name = `${groupsOf(pidNamespace())}${process.pid}-${randomUUID()}`;
	const pids = Math.ceil(limits.processes * 1.25);
	const memory = Math.ceil(limits.memoryBytes * 1.05);
	const two = existsSync(join(root, "cgroup.controllers"));
	const make = two ? version2(name, pids, memory) : version1(name, pids, memory);
	const groups = two ? [join(root, name)] : ["pids", "memory"].map((controller) => join(root, controller, name));
	if (!await run([
		...asRoot,
		"/bin/sh",
		"-c",
		`${removeStale(root, pidNamespace())}\n${make}`
	])) {
		await run([
			...asRoot,
			"/bin/sh",
			"-c",
			remove(groups)
		]);
		return;
	}
	const [pidsGroup = "", memoryGroup = pidsGroup] = groups;
	const members = two ? "cgroup.procs" : "tasks";
	const memoryUsed = join(memoryGroup, two ? "memory.current" : "memory.usage_in_bytes");
	const memoryCounter = join(memoryGroup, two ? "memory.events" : "memory.oom_control");
	return {
		join: groups.map((group) => `echo 0 > ${group}/${members} || exit 125`).join("\n"),
		refusals: () => ({
			memory: count(memoryCounter, /^oom_kill (\d+)$/m),
			processes: count(join(pidsGroup, "pids.events"), /^max (\d+)$/m)
		}),
		used() {
			const processes = count(join(pidsGroup, "pids.current"), /^(\d+)$/m);
			const memoryBytes = count(memoryUsed, /^(\d+)$/m);
			return processes > 0 && memoryBytes > 0 ? {
				processes,
				memoryBytes
			} : void 0;
		},
		async [Symbol.asyncDispose]() {
			await run([
				...asRoot,
				"/bin/sh",
				"-c",
				remove(groups)
			]);
		}
	};
}
const version2 = (name, pids, memory) => `cd ${root} || exit 1
grep -qw memory cgroup.subtree_control && grep -qw pids cgroup.subtree_control || echo '+memory +pids' > cgroup.subtree_control || exit 1
mkdir ${name} && cd ${name} && echo ${pids} > pids.max && echo ${memory} > memory.max || exit 1
[ ! -e memory.swap.max ] || echo 0 > memory.swap.max`;
const version1 = (name, pids, memory) => `cd ${root} || exit 1
mkdir pids/${name} memory/${name} && echo ${pids} > pids/${name}/pids.max && echo ${memory} > memory/${name}/memory.limit_in_bytes`;
/** With a dot: a program from before the namespace was in the name sweeps `redgreen-*`, and would take these for stale. */
const groupsOf = (namespace) => `redgreen.${namespace}-`;
/** A number for the world whose process ids we see: another container's have the same numbers and mean others. */
function pidNamespace() {
	return /\d+/.exec(readlinkSync("/proc/self/ns/pid"))?.[0] ?? "0";
}
/**
* Groups of a parent that was killed: nobody else could remove them. Names hold its process id and the namespace that it counts
* in; of other namespaces only what is a week old is removed, because nobody here can tell who is alive there.
*/
const removeStale = (folder, namespace) => `for group in ${folder}/redgreen[.-]* ${folder}/pids/redgreen[.-]* ${folder}/memory/redgreen[.-]*; do
[ -d "$group" ] || continue
case \${group##*/} in ${groupsOf(namespace)}*)
pid=\${group##*/${groupsOf(namespace)}}
[ -d "/proc/\${pid%%-*}" ] || rmdir "$group" 2>/dev/null ;;
*) [ -z "$(find "$group" -maxdepth 0 -mtime +7)" ] || rmdir "$group" 2>/dev/null ;;
esac
done`;
/** What has just died may still be in it for a moment. */
const remove = (groups) => `for try in 1 2 3 4 5; do rmdir ${groups.join(" ")} 2>/dev/null; ${groups.map((group) => `[ ! -e ${group} ]`).join(" && ")} && break; sleep 0.1; done`;
function count(file, pattern) {
	try {
		return Number(pattern.exec(readFileSync(file, "utf8"))?.[1] ?? 0);
	} catch {
		return 0;
	}
}
function run([file = "", ...args]) {
	return succeeds(runOwn(file, args));
}
// src/sandbox/environment.ts
/** The environment inside: an allow list, never the parent's with names taken out. */
/** Names taken over from the parent as they are. */
const taken = [
	"LANG",
	"LANGUAGE",
	"LC_ALL",
	"LC_CTYPE",
	"LC_MESSAGES",
	"LC_NUMERIC",
	"LC_TIME",
	"LC_COLLATE",
	"TZ"
];
/** Names of folders and flags of toolchains, taken over where the folder they name can be seen inside. */
const toolchainNames = [
	/^JAVA_HOME(_\d+_(X64|ARM64|arm64))?$/,
	/^GOROOT(_\d+_\d+_(X64|ARM64))?$/,
	/^(GRADLE|MAVEN|ANT|SCALA|KOTLIN)_HOME$/,
	/^(M2_HOME|DOTNET_ROOT|SWIFT_PATH|VCPKG_INSTALLATION_ROOT|CONDA|PLAYWRIGHT_BROWSERS_PATH)$/,
	/^ANDROID_(HOME|SDK_ROOT|NDK|NDK_HOME|NDK_ROOT|NDK_LATEST_HOME)$/,
	/^(CHROME_BIN|CHROME_PATH|CHROMEWEBDRIVER|GECKOWEBDRIVER|EDGEWEBDRIVER)$/,
	/^(RUNNER_TOOL_CACHE|AGENT_TOOLSDIRECTORY)$/
];
/** How the network is reached; taken over for commands with the full network, and only where no password is in it. */
const networkNames = [
	/^(https?|all|no)_proxy$/i,
	/^npm_config_registry$/i,
	/^(PIP_(INDEX_URL|EXTRA_INDEX_URL|FIND_LINKS|DEFAULT_TIMEOUT)|UV_INDEX_URL|UV_DEFAULT_INDEX|GOPROXY)$/
];
/** Whom to trust: a company's proxy stands between a sandbox and each host that is listed, too. */
const certificateNames = [/^(SSL_CERT_FILE|SSL_CERT_DIR|NODE_EXTRA_CA_CERTS|REQUESTS_CA_BUNDLE|PIP_CERT|CURL_CA_BUNDLE|GIT_SSL_CAINFO|CARGO_HTTP_CAINFO|npm_config_cafile)$/];
/** Where HOME lies inside, and who and where a command is: the same everywhere, and nobody's. */
const homeInside = "/home/user";
const userInside = "user";
const hostInside = "localhost";
function buildEnvironment(source) {
	const { parent, path, toolchainEnv, visible, user, home, tmp } = source;
	const given = Object.entries(parent).flatMap(([name, value]) => value ? [[name, value]] : []);
	const where = (matches) => Object.fromEntries(given.filter(([name, value]) => matches(name, value)));
	const always = {
		LANG: "C.UTF-8",
		...where((name) => taken.includes(name)),
		...where((name, value) => matchesAny(toolchainNames, name) && visible(value)),
		...toolchainEnv,
		PATH: path.join(":"),
		HOME: home,
		USER: user,
		LOGNAME: user,
		SHELL: "/bin/sh",
		TMPDIR: tmp,
		CI: "true",
		LSAN_OPTIONS: "detect_leaks=0",
		GIT_TERMINAL_PROMPT: "0"
	};
	const isUsable = (value) => !/:\/\/[^/]*@/.test(value) && (!value.startsWith("/") || visible(value));
	const listed = where((name, value) => matchesAny(certificateNames, name) && isUsable(value));
	return {
		always,
		listed,
		online: {
			...where((name, value) => matchesAny(networkNames, name) && isUsable(value)),
			...listed
		}
	};
}
const matchesAny = (patterns, name) => patterns.some((pattern) => pattern.test(name));
/** The parent's HOME: hidden inside, but toolchains may lie under it. */
const homeOf = (parent) => parent.HOME || homedir();
// src/sandbox/start.ts
/** How a command is started in a backend, and how what was started is ended. */
/**
* node:child_process and not execa: with a pipe open execa settles when the pipe closes, and what has called setsid holds it.
* A process group of its own, so that Ctrl-C in a terminal reaches us and not the command.
*/
function spawnWithLog(start, args, log) {
	const [file = "", ...rest] = start.argv;
	const nothing = openSync("/dev/null", "r+");
	const stdio = [
		"pipe",
		log,
		"pipe"
	];
	inherited ??= inheritedDescriptors();
	for (const fd of inherited) stdio[fd] = nothing;
	for (let fd = 3; fd < stdio.length; fd++) stdio[fd] ??= "ignore";
	try {
		return spawn(file, [...rest, ...args], {
			cwd: start.cwd,
			env: {},
			stdio,
			detached: true
		});
	} finally {
		closeSync(nothing);
	}
}
/** Above the watchdog's number, which can say what happened. */
function bounds(start, limits) {
	return {
		processes: start.sharesUser ? void 0 : Math.ceil(limits.processes * 1.25),
		fileBytes: limits.fileBytes
	};
}
const endAgainEveryMs = 100;
/** Ends it and goes on ending it until the timer is cleared. */
function keepEnding({ end }, pid) {
	const tryIt = () => void end(pid);
	tryIt();
	return setInterval(tryIt, endAgainEveryMs);
}
/** Settles when it has ended, or could not be started. */
function endOf(child) {
	return new Promise((resolve) => void child.once("close", () => resolve()).once("error", () => resolve()));
}
function kill(pid) {
	try {
		process.kill(pid, "SIGKILL");
	} catch {}
}
/** A process of ours that lives until its stdin is closed, and keeps nobody alive. In a `group` of its own Ctrl-C does not reach it. */
async function holdProcess([file = "", ...args], group) {
	const child = spawn(file, args, {
		cwd: "/",
		env: {},
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		],
		detached: group
	});
	let trouble = "";
	child.stderr.on("data", (chunk) => {
		trouble = (trouble + chunk.toString("utf8")).slice(0, 4096);
	});
	child.stdin.on("error", () => {});
	const ended = endOf(child);
	const said = await new Promise((resolve) => {
		child.stdout.once("data", (chunk) => resolve(`${chunk}`.trim()));
		ended.then(() => resolve(void 0));
	});
	child.unref();
	for (const stream of [
		child.stdin,
		child.stdout,
		child.stderr
	]) stream.unref?.();
	return {
		pid: child.pid,
		said,
		trouble: trouble.trim(),
		async [Symbol.asyncDispose]() {
			child.ref();
			child.stdin.end();
			await ended;
		}
	};
}
/** They do not change; our own are closed on exec. */
let inherited;
/** Descriptors that whoever started us left open across exec: a command must not get them. Node marks only the low ones. */
function inheritedDescriptors() {
	const closedOnExec = 524288;
	return readdirSync("/proc/self/fd").map(Number).filter((fd) => {
		if (fd < 3) return false;
		try {
			const flags = /^flags:\s*(\d+)/m.exec(readFileSync(`/proc/self/fdinfo/${fd}`, "utf8"))?.[1] ?? "";
			return (Number.parseInt(flags, 8) & closedOnExec) === 0;
		} catch {
			return false;
		}
	});
}
// src/sandbox/forwarder.ts
/** Plain JavaScript, given to `node -e`, so that it needs no file of ours. Ends when its stdin does, and with it the namespace. */
const program = `
const net = require('node:net');
const ports = JSON.parse(process.argv[1]);
let waiting = 0;
const ready = () => --waiting === 0 && console.log('ready ' + process.pid);
for (const { listen, socketPath } of ports) for (const host of ['127.0.0.1', '::1']) {
  waiting++;
  const server = net.createServer({ allowHalfOpen: true }, (inside) => {
    const outside = net.connect({ path: socketPath, allowHalfOpen: true });
    inside.on('error', () => outside.destroy()).on('close', () => outside.destroy());
    outside.on('error', () => inside.destroy()).on('close', () => inside.destroy());
    inside.pipe(outside).pipe(inside);
  });
  server.on('error', (error) => {
    if (host === '::1') return ready();
    console.error('port ' + listen + ': ' + error.message);
    process.exit(1);
  });
  server.listen(listen, host, ready);
}
process.stdin.resume().on('end', () => process.exit(0));
`;
/** `before` makes the namespace and brings its loopback up. Throws with what it said where that fails. */
async function holdNetwork(before, ports) {
	const held = await holdProcess([
		...before,
		process.execPath,
		"-e",
		program,
		JSON.stringify(ports)
	], true);
	const pid = Number(/^ready (\d+)/.exec(held.said ?? "")?.[1]);
	if (!pid) throw new Error(`The sandbox's network could not be made: ${held.trouble || "no word"}`);
	return {
		...held,
		pid
	};
}
/** A server of ours at the other end of such a socket. With it end its connections. */
async function serveOn(server, socketPath) {
	const open = /* @__PURE__ */ new Set();
	server.on("connection", (socket) => {
		open.add(socket);
		socket.on("close", () => open.delete(socket));
	});
	await new Promise((resolve, reject) => void server.once("error", reject).listen(socketPath, resolve));
	server.unref();
	return { async [Symbol.asyncDispose]() {
		for (const socket of open) socket.destroy();
		await new Promise((resolve) => server.close(() => resolve()));
	} };
}
// src/sandbox/etc.ts
/**
* The /etc inside: what names no secret. Files are copied into one folder, because thirty mounts cost 4 ms a command; large
* folders are mounted, because 800 new files cost 0.6 s on a busy disk.
*/
/** How names resolve, certificates, the linker, and what a language's packages put there. */
const files = [
	/^(hosts|resolv\.conf|nsswitch\.conf|host\.conf|gai\.conf|protocols|services|mime\.types|magic|ca-certificates\.conf)$/,
	/^(ld\.so\.(cache|conf|conf\.d)|localtime|timezone|os-release|debian_version|lsb-release|bash\.bashrc|inputrc)$/,
	/^(chromium|chromium\.d|dotnet|fpc[\w.-]*\.cfg)$/
];
const filesBelow$1 = [
	"ssl/openssl.cnf",
	"maven/m2.conf",
	"maven/logging"
];
const folders = [/^(alternatives|fonts|ca-certificates|java|java-\d+-openjdk|python3|python3\.\d+|php|perl|erlang|ghc|R|julia|racket|nim)$/];
const foldersBelow = [
	"ssl/certs",
	"pki/tls/certs",
	"pki/ca-trust"
];
/** `into` is named `etc`. It is filled by a program of its own: forty new files are 8 to 20 ms, in which nothing else would go on here. */
function makeEtc(into, owner) {
	mkdirSync(into, { recursive: true });
	const names = readdirSync("/etc");
	const there = (patterns, below) => [...names.filter((name) => patterns.some((pattern) => pattern.test(name))), ...below].filter((name) => existsSync(join("/etc", name)));
	const mounted = there(folders, foldersBelow);
	const { passwd, group, user } = accounts(owner.uid, owner.gid);
	writeFileSync(join(into, "passwd"), passwd);
	writeFileSync(join(into, "group"), group);
	const mounts = mounted.map((name) => ({
		type: "read-only",
		from: join("/etc", name),
		to: join("/etc", name)
	}));
	const copied = fill(into, {
		files: there(files, filesBelow$1),
		folders: mounted
	});
	copied.catch(() => {});
	return {
		user,
		copied,
		mounts: [{
			type: "read-only",
			from: into,
			to: "/etc"
		}, ...mounts]
	};
}
/**
* Each file by what a link leads to: resolv.conf and localtime are often links to places that are not there inside; one within a folder
* stays a link. What cannot be read stays out. Of the folders only mount points are made.
*/
async function fill(into, { files, folders }) {
	const places = folders.map((name) => quoted(join(into, name)));
	const from = files.map((name) => join("/etc", name)).filter(isFileOrFolder);
	const make = `mkdir -p -- ${places.join(" ")} || exit 1`;
	const copy = `cp -pRH --parents -t ${quoted(dirname(into))} -- ${from.map(quoted).join(" ")}`;
	await runOwn("sh", ["-c", `${places.length > 0 ? make : ":"}\n${from.length > 0 ? copy : ":"}\nexit 0`]);
}
function isFileOrFolder(path) {
	const info = statSync(path, { throwIfNoEntry: false });
	return info !== void 0 && (info.isFile() || info.isDirectory());
}
/** The lines of passwd and group: foreign code sees itself, root and nobody, and HOME is the one inside. */
function accounts(uid, gid) {
	const user = uid === 0 ? "root" : userInside;
	const self = `${user}:x:${uid}:${gid}:${user}:${homeInside}:/bin/sh\n`;
	const root = uid === 0 ? "" : "root:x:0:0:root:/root:/bin/sh\n";
	const rootGroup = gid === 0 ? "" : "root:x:0:\n";
	return {
		user,
		passwd: `${root}${self}nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin\n`,
		group: `${rootGroup}${gid === 0 ? "root" : userInside}:x:${gid}:\nnogroup:x:65534:\n`
	};
}
// src/sandbox/output-pipe.ts
/** The pipe that a command prints into. Node can make none that a program can open again as `/dev/stdout`: its own are sockets. */
/** Of each run folder what one call makes at once: a call for each would be a tenth of a short command. */
const made = /* @__PURE__ */ new Map();
const atOnce = 8;
/** Before the first command: while something else is waited for. */
function makePipesAhead(under) {
	const pipes = makePipes(under, atOnce, "622");
	pipes.catch(() => {});
	made.set(under, pipes);
	return pipes;
}
/** In `under`, a folder of ours, it is told inside to be `output` in there, in every run: a link of /proc keeps the name. */
async function openOutputPipe(under) {
	const free = under === void 0 ? await makePipe(tmpdir()) : await nextPipe(under);
	const path = under === void 0 ? free : join(under, "output");
	if (path !== free) renameSync(free, path);
	try {
		const reading = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
		try {
			const writing = openSync(path, constants.O_WRONLY);
			let open = true;
			const given = () => {
				if (open) closeSync(writing);
				open = false;
			};
			return {
				reading,
				writing,
				given
			};
		} catch (error) {
			closeSync(reading);
			throw error;
		}
	} finally {
		unlinkSync(path);
	}
}
/** The folder is removed: nothing makes more in it once this has ended. */
async function forgetPipes(under) {
	await made.get(under)?.catch(() => void 0);
	made.delete(under);
}
async function nextPipe(under) {
	const pipes = made.get(under) ?? makePipesAhead(under);
	const forget = () => {
		if (made.get(under) === pipes) made.delete(under);
	};
	const next = (await pipes.catch((error) => {
		forget();
		throw error;
	})).pop();
	if (next !== void 0) return next;
	forget();
	return nextPipe(under);
}
async function makePipe(folder) {
	const [path = ""] = await makePipes(folder, 1, "600");
	return path;
}
async function makePipes(folder, count, mode) {
	const paths = Array.from({ length: count }, () => join(folder, `pipe-${randomUUID()}`));
	await runOwn("mkfifo", [
		"-m",
		mode,
		...paths
	]);
	return paths;
}
// src/sandbox/run-folder.ts
/** The private folder of one run, outside the tree: HOME, the frozen tree, layers, the throw-away git folders. */
/** Names below the run folder; mounts of overlays use them relative to it, where no `:` or `,` can be. */
const runNames = {
	home: "home",
	/** Compiled results that the tests of the base left in HOME; where there are no overlays, with what setup left there. */
	warm: "warm",
	frozen: "frozen",
	/** Mount point for the tree itself, while it is not frozen yet. */
	below: "below",
	layers: "layers",
	/** With a number: what a layer has kept. */
	kept: "kept",
	/** Mount point for the one layer of a command. */
	layer: "layer",
	git: "git",
	/** HOME and /tmp of the agent. */
	agent: "agent",
	etc: "etc"
};
/** Foreign code runs as who owns the tree where we are root, and as ourselves otherwise. */
async function ownerOf(tree) {
	const uid = process.getuid?.() ?? 0;
	if (uid !== 0) return {
		uid,
		gid: process.getgid?.() ?? 0,
		dropped: false
	};
	const info = await stat(tree);
	return {
		uid: info.uid,
		gid: info.gid,
		dropped: info.uid !== 0
	};
}
/** Of our things in a folder that is there already only HOME is kept. */
async function openRunFolder(runDir, owner) {
	mkdirSync(runDir, {
		recursive: true,
		mode: 448
	});
	chmodSync(runDir, 448);
	await forgetPipes(runDir);
	await clear(runDir, (name) => name !== runNames.home);
	for (const name of [
		runNames.home,
		runNames.warm,
		runNames.layers,
		runNames.git
	]) mkdirSync(join(runDir, name), { recursive: true });
	const etc = makeEtc(join(runDir, runNames.etc), owner);
	if (owner.dropped) await chown(join(runDir, runNames.home), owner.uid, owner.gid);
	return etc;
}
/** At the end. What is not ours stays. */
async function closeRunFolder(runDir) {
	await forgetPipes(runDir);
	await clear(runDir, () => true);
	await rmdir(runDir).catch(() => void 0);
}
const ours = /^(home|warm|frozen|below|layers?|kept-\d+|output|pipe-[-\w]{36}|git|agent|etc|filter\.bpf|scratch|root|image|image\.tar|empty|empty-file|user-namespace|holder\.sh|try\.log|(base|view-\d+)\.fstab|view-\d+\.args|net-\w{6})$/;
async function clear(runDir, which) {
	const names = (await readdir(runDir).catch(() => [])).filter((name) => ours.test(name) && which(name));
	for (const name of names) await removeTree(join(runDir, name));
}
/** Foreign code writes to it as the owner. */
async function handOver(folder, owner) {
	if (owner.dropped) await runOwn("chown", [
		"-hR",
		`${owner.uid}:${owner.gid}`,
		"--",
		folder
	]);
}
/** Copies a tree without its `.git`, byte for byte with modes, owners, links; unreadable files stay out. */
async function copyTree(from, to) {
	await mkdir(to, { recursive: true });
	const names = (await readdir(from, { encoding: "buffer" })).filter((name) => name.toString() !== ".git");
	const copy = [
		"cp",
		"-a",
		"--reflink=auto",
		"-t",
		to,
		"--"
	];
	if (names.length > mostNames || names.some((name) => !isText(name))) await runOwn("find", [
		from,
		...belowRoot,
		"-exec",
		...copy,
		"{}",
		"+"
	]).catch(onlyUnreadable);
	else if (names.length > 0) {
		const [program = "", ...options] = copy;
		await runOwn(program, [...options, ...names.map((name) => join(from, name.toString()))]).catch(onlyUnreadable);
	}
	sameRoot(from, to);
}
const mostNames = 200;
const belowRoot = [
	"-mindepth",
	"1",
	"-maxdepth",
	"1",
	"!",
	"-name",
	".git"
];
const isText = (name) => Buffer.from(name.toString()).equals(name);
/** Mode and owner of one folder for another that only we can reach. At once: a promise would wait for its turn beside what is loaded. */
function sameRoot(from, to) {
	const { mode, uid, gid } = statSync(from);
	chownSync(to, uid, gid);
	chmodSync(to, mode & 4095);
}
/** What the owner cannot read, the owner's tests cannot read either. */
function onlyUnreadable(error) {
	if (!error.message.replace(/^(find|cp) failed: /, "").split("\n").every((line) => /Permission denied$/.test(line))) throw error;
}
/** Removes the folder unless something is in it. */
async function removeIfEmpty(folder) {
	if ((await readdir(folder).catch(() => void 0))?.length === 0) await rm(folder, {
		recursive: true,
		force: true
	});
}
// src/sandbox/fstab.ts
/** Mounts as lines of a file for `mount --all --fstab`: one process for all of them, where one each would cost 0.8 ms. */
/** Lower, upper and work folder of the overlay that ends with its command; the memory is mounted on `scratch`. */
const scratch = {
	mount: "scratch",
	upper: "scratch/upper",
	work: "scratch/work",
	home: "scratch/home",
	none: "scratch/none"
};
/** The first two words for a view: how much memory its throw-away layer has, nothing where it has none, and what is copied there. */
function scratchFor(mounts, bytes) {
	const layer = mounts.find((mount) => mount.type === "throw-away");
	return layer === void 0 ? ["", ""] : [`${bytes}`, layer.by === "copy" ? layer.lower : ""];
}
/** Shell lines that make the memory for throw-away layers, of size `$1` where that is given; `$2` names a folder to copy, or nothing. */
const makeScratch = `if [ -n "$1" ]; then
mount -t tmpfs -o "size=$1,mode=755" scratch ${scratch.mount} &&
mkdir ${scratch.upper} ${scratch.work} ${scratch.home} ${scratch.none} || exit 125
[ -z "$2" ] || cp -a "$2/." ${scratch.home} || exit 125
fi`;
function fstab(mounts, options) {
	return mounts.map((mount, index) => line(mount, index, options)).join("");
}
function line(mount, index, options) {
	const at = options.staging?.(mount) ?? options.root + mount.to;
	const marks = options.userMarks ? ",userxattr" : "";
	switch (mount.type) {
		case "read-only": return entry(mount.from, at, "none", `bind,ro,nosuid,nodev${mkdir$1(mount.from)}`);
		case "writable": return entry(mount.from, at, "none", `rbind,nosuid,nodev${mkdir$1(mount.from)}`);
		case "memory": return entry(`memory${index}`, at, "tmpfs", `nosuid,nodev,size=${mount.sizeBytes},mode=${mount.mode},uid=${options.uid},gid=${options.gid},X-mount.mkdir`);
		case "cover": return mount.kind === "file" ? entry(options.emptyFile, at, "none", "bind,ro") : entry(`cover${index}`, at, "tmpfs", "size=64k,mode=555");
		case "layers": return (mount.lowerFrom ? entry(mount.lowerFrom, mount.lower, "none", "rbind") : "") + (mount.own ? entry(mount.own, runNames.layer, "none", "rbind") : "") + entry(`layers${index}`, at, "overlay", overlay(mount.lower, mount.upper, mount.work) + marks);
		case "throw-away":
			if (mount.by === "copy") return options.staging ? "" : entry(scratch.home, at, "none", "bind,nosuid,nodev");
			return (mount.hidden ? entry(scratch.none, mount.hidden, "none", "bind") : "") + entry(`throw-away${index}`, at, "overlay", overlay(mount.lower, scratch.upper, scratch.work) + marks);
		case "link": return "";
	}
}
const overlay = (lower, upper, work) => `nosuid,nodev,lowerdir=${lower},upperdir=${upper},workdir=${work},X-mount.mkdir`;
const entry = (source, target, type, options) => `${escaped(source)} ${escaped(target)} ${type} ${options} 0 0\n`;
/** Folders are made where they are missing; a file must have its place already. */
const mkdir$1 = (from) => lstatSync(from).isDirectory() ? ",X-mount.mkdir" : "";
/** fstab(5): white space and backslashes as octal. */
const escaped = (path) => path.replace(/[\s\\#]/g, (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, "0")}`);
// src/sandbox/landlock.ts
/**
* Two ways past the filter of system calls are files: `/proc/<id>/mem`, by which code under test rewrote its runner, and the pipe
* behind stdout, which `/proc/self/fd/1` opens for reading, so that one process took away what another had printed. Landlock
* (kernel 5.19) closes both: nothing below /proc is opened for writing, and nothing outside the view is opened but for writing to
* stdout. Where a kernel has none, Yama's `ptrace_scope` of 1 protects the memory of a runner from what it starts.
*/
/** Alike on every machine: landlock_create_ruleset, landlock_add_rule, landlock_restrict_self. */
const [createRuleset, addRule, restrictSelf] = [
	444,
	445,
	446
];
/** LANDLOCK_ACCESS_FS_\u2026; moving between folders is refused wherever it is not named. */
const [writeFile$1, readFile$1, moveBetween] = [
	2,
	4,
	8192
];
/** A line of perl that restricts its process; new privileges must be off before. A kernel without Landlock is let be. */
const landlockScript = [
	`if(syscall(${createRuleset},0,0,1)>=2){`,
	`my $h=pack("Q",${writeFile$1 | readFile$1 | moveBetween});my $s=syscall(${createRuleset},$h,8,0);`,
	`my $o=sub{my $b=pack("Ql",@_);syscall(${addRule},$s,1,$b,0)};`,
	`my $p=sub{my $f;opendir($f,$_[1]) and $o->($_[0],fileno $f)};`,
	`$p->(${readFile$1 | moveBetween},"/");opendir my $d,"/";`,
	`for(readdir $d){$p->(${writeFile$1},"/$_") if -d "/$_" and !/^(\\.\\.?|proc)$/}`,
	`$o->(${writeFile$1},1);$o->(${writeFile$1},2);`,
	`syscall(${restrictSelf},$s,0)==0 or exit 125}`
].join("");
/** Words before a program that start it restricted; none where the machine has no perl. */
function restricted() {
	const perl = findProgram("perl");
	if (perl === void 0) return [];
	return [
		perl,
		"-e",
		`${landlockScript}exec{$ARGV[0]}@ARGV or exit 125`
	];
}
// src/sandbox/process-table.ts
/** Reads /proc: who descends from whom. One file for each process, 15 \u00b5s each; `task/\u2026/children` is not in every kernel. */
const pageBytes = 4096;
/** Every live process below `root`, without `root` itself. */
function descendants(root) {
	const byParent = Map.groupBy(processTable(), ({ parent }) => parent);
	const found = [];
	const next = [root];
	for (let pid = next.pop(); pid !== void 0; pid = next.pop()) for (const child of byParent.get(pid) ?? []) {
		found.push(child);
		next.push(child.pid);
	}
	return found;
}
/** The process below `root` that is number 1 of its own PID namespace: with it dies everything inside, setsid or not. */
function namespaceInit(root) {
	return descendants(root).find(({ pid }) => isInit(pid))?.pid;
}
function processTable() {
	return readdirSync("/proc").filter((name) => /^\d+$/.test(name)).flatMap((name) => readEntry(Number(name)) ?? []);
}
/** Fields of proc(5) stat after the command's name, which may itself hold spaces and brackets. */
function readEntry(pid) {
	const stat = readOrEmpty(`/proc/${pid}/stat`);
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	if (fields.length < 22) return void 0;
	return {
		pid,
		parent: Number(fields[1]),
		rssBytes: Number(fields[21]) * pageBytes
	};
}
/** What a process uses, shared pages by share. Undefined where the kernel does not tell us. */
function proportionalBytes(pid) {
	const kib = /^Pss:\s*(\d+) kB/m.exec(readOrEmpty(`/proc/${pid}/smaps_rollup`))?.[1];
	return kib === void 0 ? void 0 : Number(kib) * 1024;
}
function isInit(pid) {
	const ids = /^NSpid:\s*(.+)$/m.exec(readOrEmpty(`/proc/${pid}/status`))?.[1]?.split(/\s+/) ?? [];
	return ids.length > 1 && ids.at(-1) === "1";
}
function readOrEmpty(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
}
// src/sandbox/seccomp.ts
/**
* System calls that no command may make: the kernel's keyrings, which neither a user nor a PID namespace separates \u2013 the parent's
* session keys could be read inside, and a key added in one command is there in the next \u2013, three that reach past namespaces, and
* those that take hold of another process: code under test could rewrite its runner. A parent may still trace a child that asks
* for it. LeakSanitizer, which attaches to its own parent, gives up.
*/
/** In the run folder: the filter as the kernel reads it. */
const filterFile = "filter.bpf";
/** Numbers of asm/unistd.h. Each machine also runs programs of its 32-bit sibling, whose numbers differ. */
const x64 = {
	audit: 3221225534,
	addKey: 248,
	requestKey: 249,
	keyctl: 250,
	userfaultfd: 323,
	socket: 41,
	ptrace: 101,
	readMemory: 310,
	writeMemory: 311
};
const i386 = {
	audit: 1073741827,
	addKey: 286,
	requestKey: 287,
	keyctl: 288,
	userfaultfd: 374,
	socket: 359,
	ptrace: 26,
	readMemory: 347,
	writeMemory: 348
};
const arm64 = {
	audit: 3221225655,
	addKey: 217,
	requestKey: 218,
	keyctl: 219,
	userfaultfd: 282,
	socket: 198,
	ptrace: 117,
	readMemory: 270,
	writeMemory: 271
};
const arm = {
	audit: 1073741864,
	addKey: 309,
	requestKey: 310,
	keyctl: 311,
	userfaultfd: 388,
	socket: 281,
	ptrace: 26,
	readMemory: 376,
	writeMemory: 377
};
/** io_uring_setup, _enter, _register, pidfd_getfd: the same everywhere. */
const everywhere = [
	425,
	426,
	427,
	438
];
/** PTRACE_ATTACH, PTRACE_SEIZE. */
const attach = [16, 16902];
const machines = {
	x64: {
		architectures: [x64, i386],
		prctl: 157
	},
	arm64: {
		architectures: [arm64, arm],
		prctl: 167
	}
};
/** The program for the kernel (`struct sock_filter[]`); a reason where this machine's numbers are not known. */
function systemCallFilter(machine = process.arch) {
	const known = machines[machine];
	if (known === void 0) return `no system-call filter is known for ${machine}`;
	const all = known.architectures.flatMap((one) => withinArchitecture(one));
	return Buffer.concat([
		load(architectureAt),
		...all,
		give(errno.ENOSYS)
	]);
}
/** Numbers of this machine's calls that the self-test tries. */
function probedCalls(machine = process.arch) {
	return machines[machine]?.architectures[0];
}
/** Jumps over its own block where the architecture is another; what it does not name is allowed. */
function withinArchitecture({ audit, ...calls }) {
	const { addKey, requestKey, keyctl, userfaultfd, socket, ptrace, readMemory, writeMemory } = calls;
	const refused = [
		addKey,
		requestKey,
		keyctl,
		userfaultfd,
		readMemory,
		writeMemory,
		...everywhere
	];
	const byArgument = [
		instruction(jump.ifEqual, socket, 0, 3),
		load(firstArgumentAt),
		instruction(jump.ifEqual, familyVsock, 7, 0),
		give(allow),
		instruction(jump.ifEqual, ptrace, 0, 3),
		load(firstArgumentAt),
		...attach.map((request, at) => instruction(jump.ifEqual, request, attach.length - at + 2, 0))
	];
	const block = [
		load(numberAt),
		instruction(jump.ifAtLeast, 1073741824, refused.length + byArgument.length + 1, 0),
		...refused.map((number, at) => instruction(jump.ifEqual, number, refused.length - at + byArgument.length, 0)),
		...byArgument,
		give(allow),
		give(errno.ENOSYS),
		give(errno.EAFNOSUPPORT),
		give(errno.EPERM)
	];
	return [instruction(jump.ifEqual, audit, 0, block.length), ...block];
}
const numberAt = 0;
const architectureAt = 4;
const firstArgumentAt = 16;
const familyVsock = 40;
const allow = 2147418112;
/** SECCOMP_RET_ERRNO with the number: programs take it for a kernel without the call, and go on. */
const errno = {
	EPERM: 327681,
	ENOSYS: 327718,
	EAFNOSUPPORT: 327777
};
const jump = {
	ifEqual: 21,
	ifAtLeast: 53
};
const load = (at) => instruction(32, at, 0, 0);
const give = (value) => instruction(6, value, 0, 0);
function instruction(code, value, ifTrue, ifFalse) {
	const bytes = Buffer.alloc(8);
	bytes.writeUInt16LE(code, 0);
	bytes.writeUInt8(ifTrue, 2);
	bytes.writeUInt8(ifFalse, 3);
	bytes.writeUInt32LE(value, 4);
	return bytes;
}
/**
* Words of a shell line that put the filter on and start what follows, for a backend without bubblewrap: perl is on every Debian
* and Ubuntu (perl-base is essential), and `setpriv` takes no filter before util-linux 2.41. New privileges must be off before.
*/
function filtered(filter, machine = process.arch) {
	const prctl = machines[machine]?.prctl ?? -1;
	const script = [
		"my $f=pack(\"H*\",shift);",
		"my $p=pack(\"S x6 P\",length($f)/8,$f);",
		`syscall(${probedCalls(machine)?.keyctl ?? -1},1,0);`,
		`syscall(${prctl},22,2,$p,0,0)==0 or exit 125;`,
		`${landlockScript};`,
		"exec{$ARGV[0]}@ARGV or exit 125"
	].join("");
	return `${program$1("perl")} -e '${script}' ${filter.toString("hex")}`;
}
// src/sandbox/bubblewrap.ts
/**
* The first backend: bubblewrap, inside an outer user, mount and PID namespace of `unshare` that mounts the overlays (Debian's 0.8
* cannot) and that takes everything with it when it ends.
*/
/** A reason when this machine has no bubblewrap that will do. */
async function openBubblewrap(source) {
	const { owner } = source;
	if (owner.dropped) return `the tree belongs to user ${owner.uid}, and only namespaces made by root can change to it`;
	const bwrap = findProgram("bwrap");
	if (!bwrap) return "bubblewrap is not installed";
	const filter = systemCallFilter();
	if (typeof filter === "string") return filter;
	const asRoot = process.getuid?.() === 0 ? [] : void 0;
	const [said, cgroup] = await Promise.all([runOwn("bwrap", ["--version"]).catch(() => "unknown"), asRoot && openCgroup(asRoot, source.limits)]);
	const version = said.replace(/^bubblewrap /, "").trim();
	if (!hasDisableUserns(version)) {
		await cgroup?.[Symbol.asyncDispose]();
		return `bubblewrap ${version} is too old (0.8 is needed)`;
	}
	mkdirSync(join(source.runDir, scratch.mount), { recursive: true });
	writeFileSync(join(source.runDir, "empty-file"), "");
	writeFileSync(join(source.runDir, filterFile), filter);
	let views = 0;
	return {
		kind: "bubblewrap",
		description: `bubblewrap ${version}`,
		overlays: true,
		prepare: async (mounts, network) => {
			const file = `view-${++views}.fstab`;
			writeFileSync(join(source.runDir, file), overlays(mounts, source), { mode: 420 });
			const given = [...isolation(source.owner, network), ...view(source, [...source.base, ...mounts])];
			writeFileSync(join(source.runDir, `view-${views}.args`), given.map((one) => `${one}\0`).join(""), { mode: 420 });
			const each = start(source, bwrap, [...source.base, ...mounts], network, file, cgroup);
			return () => each;
		},
		hold: (ports) => holdNetwork([
			program$1("unshare"),
			"--user",
			"--map-root-user",
			"--net",
			"--",
			...loopbackUp
		], ports),
		async [Symbol.asyncDispose]() {
			await cgroup?.[Symbol.asyncDispose]();
		}
	};
}
/** `--disable-userns` came with 0.8. */
function hasDisableUserns(version) {
	const [major = 0, minor = 0] = version.split(".").map(Number);
	return major > 0 || minor >= 8;
}
/** `$1` and `$2` as `makeScratch` has them, `$3` the overlays; the rest is bubblewrap. */
const mountAndGo = (cgroup) => `${cgroup?.join ?? ""}
${makeScratch}
if [ -s "$3" ]; then mount --all --fstab "$3" || exit 125; fi
exec 7<"\${3%.fstab}.args" 8<${filterFile}
shift 3
exec "$@"`;
function start({ runDir, limits }, bwrap, mounts, network, file, cgroup) {
	const inner = [
		"--mount",
		"--pid",
		"--fork",
		"--mount-proc",
		"--kill-child",
		"--",
		"/bin/sh",
		"-c"
	];
	const first = [
		mountAndGo(cgroup),
		"mount-and-go",
		...scratchFor(mounts, limits.tmpBytes),
		file
	];
	return {
		argv: [
			...[
				...outer(network),
				...inner,
				...first
			],
			bwrap,
			"--args",
			"7",
			"--",
			...restricted()
		],
		cwd: runDir,
		refusals: cgroup?.refusals,
		used: cgroup?.used,
		end(pid) {
			const init = namespaceInit(pid);
			if (init !== void 0) kill(init);
		}
	};
}
/** Up to the flags of the last `unshare`: in a user namespace of its own, or in that of the held network, in which a user who has made it is root. */
function outer(network) {
	const [unshare, diesWithUs] = [program$1("unshare"), [
		program$1("setpriv"),
		"--pdeathsig",
		"KILL",
		"--"
	]];
	if (typeof network === "string") return [
		...diesWithUs,
		unshare,
		"--user",
		"--map-root-user"
	];
	const of = `/proc/${network.pid}/ns`;
	return [
		...[
			program$1("nsenter"),
			`--user=${of}/user`,
			`--net=${of}/net`,
			"--preserve-credentials",
			"--"
		],
		...diesWithUs,
		unshare
	];
}
const isolation = ({ uid, gid }, network) => [
	...[
		"--unshare-user",
		"--disable-userns",
		"--unshare-ipc",
		"--unshare-pid",
		"--unshare-uts",
		"--unshare-cgroup-try"
	],
	...network === "none" ? ["--unshare-net"] : [],
	...["--hostname", hostInside],
	...[
		"--die-with-parent",
		"--new-session",
		"--cap-drop",
		"ALL",
		"--uid",
		`${uid}`,
		"--gid",
		`${gid}`
	],
	...[
		"--proc",
		"/proc",
		"--ro-bind",
		"/proc/sys",
		"/proc/sys",
		"--dev",
		"/dev",
		"--seccomp",
		"8"
	],
	...existsSync("/proc/keys") ? [
		"--ro-bind",
		"empty-file",
		"/proc/keys"
	] : []
];
const view = ({ folders }, mounts) => [
	...folders.flatMap((folder) => ["--dir", folder]),
	...mounts.flatMap(toArguments),
	...[
		"--remount-ro",
		"/dev",
		"--remount-ro",
		"/"
	]
];
function toArguments(mount) {
	switch (mount.type) {
		case "read-only": return [
			"--ro-bind",
			mount.from,
			mount.to
		];
		case "writable": return [
			"--bind",
			mount.from,
			mount.to
		];
		case "memory": return [
			"--perms",
			mount.mode,
			"--size",
			`${mount.sizeBytes}`,
			"--tmpfs",
			mount.to
		];
		case "link": return [
			"--symlink",
			mount.target,
			mount.to
		];
		case "cover": return mount.kind === "file" ? [
			"--ro-bind",
			"empty-file",
			mount.to
		] : [
			"--perms",
			"0555",
			"--size",
			"65536",
			"--tmpfs",
			mount.to
		];
		case "layers":
		case "throw-away": return [
			"--bind",
			staged(mount),
			mount.to
		];
	}
}
function overlays(mounts, { owner }) {
	return fstab(mounts.filter(({ type }) => type === "layers" || type === "throw-away"), {
		root: "",
		userMarks: true,
		staging: staged,
		emptyFile: "empty-file",
		...owner
	});
}
/** Relative to the run folder. */
const staged = (mount) => mount.type === "layers" ? `${mount.upper}.merged` : scratch.home;
// src/sandbox/docker.ts
/**
* The third backend, for machines with a docker engine and nothing better: a container for each command, from an empty image into which
* the host's system folders are mounted read-only, so that toolchains are the host's. Layers and HOME are copies; the engine bounds
* processes and memory. Host lists and ports carried in need a network that a container cannot be given here: then this backend refuses.
*/
async function openDocker(source) {
	const docker = findProgram("docker") ?? "/usr/local/bin/docker";
	if (source.needsHeldNetwork) return "docker can neither filter hosts nor carry ports in: use sandbox-network none or full, no test-services, and agent anthropic or command";
	const engine = await runOwn(docker, [
		"version",
		"--format",
		"{{.Server.Version}}"
	]).catch((error) => error);
	if (engine instanceof Error) return `no docker engine answers (${engine.message.split("\n")[0]})`;
	const image = `redgreen-empty:${randomUUID()}`;
	await importImage(docker, image, source);
	return {
		kind: "docker",
		description: `docker ${engine.trim()}`,
		overlays: false,
		async prepare(mounts, network) {
			if (typeof network !== "string") throw new Error("docker has no held network");
			const all = [...source.base, ...mounts];
			return () => {
				const name = `redgreen-${randomUUID()}`;
				const remove = async () => void await succeeds(runOwn(docker, [
					"rm",
					"--force",
					name
				]));
				return {
					argv: [
						docker,
						"run",
						"--name",
						name,
						...dockerArguments(all, network, source),
						image,
						...firstProcess(all)
					],
					cwd: "/",
					end: remove,
					after: remove
				};
			};
		},
		async [Symbol.asyncDispose]() {
			await runOwn(docker, [
				"image",
				"rm",
				"--force",
				image
			]).catch(() => void 0);
		}
	};
}
/** Links like /bin \u2192 usr/bin, and the folders that are there and empty. */
async function importImage(docker, image, { runDir, base, folders }) {
	const folder = join(runDir, "image");
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(runDir, "empty-file"), "");
	for (const mount of base) if (mount.type === "link") symlinkSync(mount.target, join(folder, mount.to));
	for (const path of folders) mkdirSync(join(folder, path), { recursive: true });
	const etc = base.find((mount) => mount.type === "read-only" && mount.to === "/etc");
	if (etc?.type === "read-only") for (const name of [
		"hostname",
		"hosts",
		"resolv.conf"
	]) writeFileSync(join(etc.from, name), "", { flag: "a" });
	await runOwn("tar", [
		"--create",
		"--file",
		join(runDir, "image.tar"),
		"--directory",
		folder,
		"."
	]);
	await runOwn(docker, [
		"import",
		join(runDir, "image.tar"),
		image
	]);
}
/** Everything between `docker run` and the image. */
function dockerArguments(mounts, network, { runDir, owner, limits }) {
	const memory = `${limits.memoryBytes}`;
	return [
		...[
			"--rm",
			"--interactive",
			"--read-only",
			"--log-driver",
			"none"
		],
		...["--hostname", hostInside],
		...["--network", network === "none" ? "none" : "bridge"],
		...[
			"--cap-drop",
			"ALL",
			"--security-opt",
			"no-new-privileges",
			"--user",
			`${owner.uid}:${owner.gid}`
		],
		...[
			"--pids-limit",
			`${limits.processes}`,
			"--memory",
			memory,
			"--memory-swap",
			memory
		],
		...mounts.flatMap((mount) => mountArguments(mount, runDir, owner))
	];
}
function mountArguments(mount, runDir, { uid, gid }) {
	const bind = (from, to, readOnly) => {
		if (/[,"\n]/.test(from + to)) throw new Error(`docker cannot mount a path with a comma or a quote: ${from}`);
		return ["--mount", `type=bind,source=${from},target=${to}${readOnly ? ",readonly" : ""}`];
	};
	switch (mount.type) {
		case "read-only": return bind(mount.from, mount.to, true);
		case "writable": return bind(mount.from, mount.to, false);
		case "cover":
			if (mount.kind === "folder") return ["--tmpfs", `${mount.to}:ro,noexec,nosuid,nodev,mode=0755`];
			return bind(join(runDir, "empty-file"), mount.to, true);
		case "memory": return ["--tmpfs", `${mount.to}:rw,exec,nosuid,nodev,size=${mount.sizeBytes},mode=${mount.mode},uid=${uid},gid=${gid}`];
		case "throw-away": return [...bind(join(runDir, mount.lower), keptHome, true), ...["--tmpfs", `${mount.to}:rw,exec,nosuid,nodev,mode=0700,uid=${uid},gid=${gid}`]];
		case "link": return [];
		case "layers": throw new Error("docker has no overlays");
	}
}
const keptHome = "/run/home";
/**
* Process 1 of a container: a shell that waits, and so reaps what its command has orphaned (`--init` would mount a program into
* the image's /usr, which our /usr covers). Before that the throw-away HOME gets what setup has kept.
*/
function firstProcess(mounts) {
	const home = mounts.find((mount) => mount.type === "throw-away");
	return [
		"/bin/sh",
		"-c",
		`${home ? `cp -a ${keptHome}/. ${home.to} && ` : ""}"$@"; exit $?`,
		"first-process"
	];
}
// src/sandbox/limits.ts
/** What one command may use. A limit that is reached ends the command with `ended: 'limit'` and the limit's name. */
const logHeadBytes = 4194304;
const logTailBytes = 6291456;
const gib = 1024 ** 3;
const defaultLimits = {
	processes: 4096,
	memoryBytes: Math.floor(totalmem() * .85),
	fileBytes: 20 * gib,
	outputBytes: 16 * gib,
	freeMemoryBytes: Math.floor(totalmem() * .03),
	freeDiskBytes: 268435456,
	tmpBytes: Math.max(gib, Math.floor(totalmem() * .25))
};
/** The first limit that a command has reached, or undefined. */
function reachedLimit(limits, { root, printedBytes, used, writesTo }) {
	if (printedBytes > limits.outputBytes) return "output";
	const processes = used && used.processes <= limits.processes && used.memoryBytes <= limits.memoryBytes ? [] : descendants(root);
	if (processes.length > limits.processes) return "processes";
	if (freemem() < limits.freeMemoryBytes) return "memory";
	if (usedMemory(processes, limits.memoryBytes) > limits.memoryBytes) return "memory";
	return writesTo.some((path) => isFull(path, limits.freeDiskBytes)) ? "disk" : void 0;
}
/** Shared pages are counted once for each process at first; only where that is too much their shares are looked up, which costs more. */
function usedMemory(processes, limitBytes) {
	const resident = processes.reduce((sum, { rssBytes }) => sum + rssBytes, 0);
	if (resident <= limitBytes) return resident;
	return processes.reduce((sum, { pid, rssBytes }) => sum + (proportionalBytes(pid) ?? rssBytes), 0);
}
/** For whoever reads why a command was killed: seldom is it told, and these two are what it mostly was. */
function freeOf(writesTo) {
	try {
		const disks = writesTo.map((path) => {
			const { bavail, bsize } = statfsSync(path);
			return bavail * bsize;
		});
		return {
			diskBytes: Math.min(...disks),
			memoryBytes: freemem()
		};
	} catch {
		return;
	}
}
/** Space, or room for new files where the file system counts that. */
function isFull(path, freeBytes) {
	try {
		const { bavail, bsize, files, ffree } = statfsSync(path);
		return bavail * bsize < freeBytes || files > 0 && ffree < 2e3;
	} catch {
		return false;
	}
}
// src/sandbox/secret-settings.ts
/**
* Settings of package managers that lie within a toolchain's folder and hold a token or password: covered. Without one they stay,
* because builds need what they say.
*/
const names = [
	...["config", "config.toml"],
	...[
		".npmrc",
		"npmrc",
		"etc/npmrc",
		"lib/node_modules/npm/npmrc",
		".yarnrc",
		".yarnrc.yml"
	],
	...[
		"bunfig.toml",
		".bunfig.toml",
		"auth.ini",
		"rc"
	],
	...[
		"pip.conf",
		"pip.ini",
		"etc/pip.conf",
		".pypirc",
		".condarc",
		"auth.toml",
		"uv.toml"
	],
	...[
		"settings.xml",
		"conf/settings.xml",
		"settings-security.xml",
		"conf/settings-security.xml"
	],
	...[
		"gradle.properties",
		"init.gradle",
		"init.gradle.kts"
	],
	...[
		"NuGet.Config",
		"nuget.config",
		"NuGet/NuGet.Config",
		"etc/gemrc",
		".gem/credentials"
	],
	...[
		"auth.json",
		".netrc",
		".git-credentials",
		".gitconfig"
	]
];
/** Where versions lie below a toolchain's folder. */
const versions = [
	"",
	"versions/*",
	"versions/node/*",
	"candidates/maven/*",
	"candidates/gradle/*",
	"installs/*/*"
];
const inSystem = [
	"",
	"local",
	"share/maven",
	"share/gradle",
	"share/dotnet"
];
const secret = /token|passw(or)?d|passphrase|_auth|secret|credential|privatekey|api[-_]?key|:\/\/[^/\s:@]*:[^/\s@]+@/i;
/** Files to cover below folders that are opened, and below those of the system. */
function secretSettings({ roots, systemRoots, cache }) {
	const files = [
		...roots.flatMap((root) => versions.flatMap((pattern) => foldersAt(root, pattern))),
		...systemRoots.flatMap((root) => inSystem.map((name) => join(root, name))),
		...cache === void 0 ? [] : foldersAt(cache, "*/*/*")
	].filter((folder) => existsSync(folder)).flatMap((folder) => names.map((name) => `${folder}/${name}`)).filter((file) => existsSync(file));
	return [...new Set(files.map((file) => realpathSync(file)))].filter(holdsSecret);
}
function foldersAt(root, pattern) {
	let found = [root];
	for (const part of pattern.split("/").filter((one) => one !== "")) {
		found = found.flatMap((folder) => (part === "*" ? namesIn(folder) : [part]).map((name) => join(folder, name)));
		if (part !== "*") found = found.filter((folder) => existsSync(folder));
	}
	return found;
}
/** More versions than this nobody has. */
const mostVersions = 100;
function namesIn(folder) {
	try {
		return readdirSync(folder).slice(0, mostVersions);
	} catch {
		return [];
	}
}
/** What cannot be read here is covered as well; a folder of such a name is none. Samples in comments are no secrets. */
function holdsSecret(path) {
	try {
		return secret.test(readFileSync(path, "utf8").replace(/<!--[\s\S]*?-->|^\s*[#;].*$/gm, ""));
	} catch (error) {
		return error.code !== "EISDIR";
	}
}
// src/sandbox/toolchains.ts
/** Toolchains on PATH, also under HOME: which folders must be readable inside so that a tool keeps its version. */
const known$1 = [
	{
		variable: "CARGO_HOME",
		folder: ".cargo",
		also: [{
			variable: "RUSTUP_HOME",
			folder: ".rustup"
		}],
		credentials: ["credentials", "credentials.toml"],
		writes: true
	},
	{
		variable: "PYENV_ROOT",
		folder: ".pyenv"
	},
	{
		variable: "NVM_DIR",
		folder: ".nvm"
	},
	{
		variable: "VOLTA_HOME",
		folder: ".volta"
	},
	{
		variable: "FNM_DIR",
		folder: ".local/share/fnm"
	},
	{
		variable: "ASDF_DATA_DIR",
		folder: ".asdf"
	},
	{
		variable: "MISE_DATA_DIR",
		folder: ".local/share/mise"
	},
	{
		variable: "SDKMAN_DIR",
		folder: ".sdkman"
	},
	{
		variable: "RBENV_ROOT",
		folder: ".rbenv"
	},
	{
		variable: "BUN_INSTALL",
		folder: ".bun"
	},
	{
		variable: "DENO_INSTALL",
		folder: ".deno"
	},
	{
		variable: "DOTNET_ROOT",
		folder: ".dotnet"
	},
	{
		variable: "GHCUP_INSTALL_BASE_PREFIX",
		folder: ".ghcup"
	},
	{
		variable: "PNPM_HOME",
		folder: ".local/share/pnpm"
	}
];
function findToolchains(parent, { home, systemRoots, closed, hidden }) {
	const found = {
		path: [],
		leftOut: [],
		roots: [],
		covered: [],
		env: {}
	};
	for (const folder of new Set((parent.PATH ?? "").split(":"))) {
		if (!folder.startsWith("/") || !existsSync(folder)) continue;
		const real = realpathSync(folder);
		if (!open(folder, real)) found.leftOut.push(folder);
		else found.path.push(systemRoots.some((root) => isUnder(folder, root)) ? folder : real);
	}
	found.path = [...new Set(found.path)];
	found.roots = [...new Set(found.roots)];
	found.covered = [.../* @__PURE__ */ new Set([...found.covered, ...secretSettings({
		roots: found.roots,
		systemRoots,
		cache: openedCache()
	})])];
	return found;
	function openedCache() {
		const cache = parent.RUNNER_TOOL_CACHE ?? parent.AGENT_TOOLSDIRECTORY;
		return found.roots.find((root) => cache !== void 0 && existsSync(cache) && root === realpathSync(cache));
	}
	function open(folder, real) {
		const isHidden = hidden.some((path) => isUnder(real, path));
		if (!isHidden && systemRoots.some((root) => isUnder(real, root))) return true;
		const [first] = known$1.flatMap((one) => {
			const base = [
				home,
				homeIn(folder, one),
				homeIn(real, one)
			].filter((base) => base !== void 0).find((each) => [folder, real].some((path) => isUnder(path, rootOf(one, each))));
			return base === void 0 || isTooWide(rootOf(one, base)) ? [] : [{
				one,
				base
			}];
		});
		const roots = first ? openToolchain(first.one, first.base) : rootsOf(real, isHidden);
		found.roots.push(...roots.filter((root) => existsSync(root) && !isTooWide(root)).map((root) => realpathSync(root)));
		return roots.length > 0;
	}
	/** A variable that names `/` or HOME itself must not open either. */
	function isTooWide(root) {
		return closed.some((path) => isUnder(path, root));
	}
	function openToolchain(toolchain, base) {
		const parts = [toolchain, ...toolchain.also ?? []];
		for (const part of parts) if (!(part === toolchain && toolchain.writes)) found.env[part.variable] = rootOf(part, base);
		const files = (toolchain.credentials ?? []).map((name) => join(rootOf(toolchain, base), name));
		found.covered.push(...files.filter((file) => existsSync(file)).map((file) => realpathSync(file)));
		return parts.map((part) => rootOf(part, base));
	}
	function rootOf({ variable, folder }, base) {
		return parent[variable] || join(base, folder);
	}
	/** A folder that no table row knows is opened alone, and not where people and runners keep their files. */
	function rootsOf(folder, isHidden) {
		const cache = parent.RUNNER_TOOL_CACHE ?? parent.AGENT_TOOLSDIRECTORY;
		if (cache && isUnder(folder, cache) && !hidden.includes(cache)) return [cache];
		if (isHidden) return [];
		const modules = /^(.*\/node_modules)\/\.bin$/.exec(folder)?.[1];
		if (modules) return [modules];
		const base = join(home, ".local");
		if (folder === join(base, "bin")) return [
			"bin",
			"lib",
			"share/pipx",
			"share/uv"
		].map((name) => join(base, name));
		return closed.some((path) => isUnder(folder, path)) ? [] : [folder];
	}
}
/** The home that `path` lies in, told by the toolchain's folder in it. */
function homeIn(path, { folder }) {
	const at = `${path}/`.indexOf(`/${folder}/`);
	return at > 0 ? path.slice(0, at) : void 0;
}
const isUnder = (path, folder) => path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
// src/sandbox/namespace-scripts.ts
/** The two shell scripts that root runs for the namespaces backend. Neither runs foreign code as root. */
/** Makes what every command shares: the read-only root, /dev, and a user namespace that allows no other below it. */
function holderScript({ base, folders, owner }) {
	return `set -e
cd "$1"
mount -t proc proc /proc
mount -t tmpfs -o size=64m,mode=755 root root
${places(base, folders)}
mount --all --fstab base.fstab
${coveredPlaces(base, folders)}
${devices}
mount -o remount,bind,ro root
${userNamespace(owner)}
echo ready
read -r until_closed || true
`;
}
/**
* `$1` and `$2` as `makeScratch` has them, `$3` run folder, `$4` network, `$5` mounts; the rest starts the launcher.
* Process 1 is a shell that reaps orphans, with arguments that are the same each time; the mounts of the host, and the name of the
* cgroup, are let go before anything foreign starts.
*/
function perCommand(owner, joinCgroup, throughFilter) {
	return `${joinCgroup}
cd "$3" || exit 125
if [ "$4" = none ]; then ip link set lo up || exit 125; fi
echo ${hostInside} > /proc/sys/kernel/hostname || exit 125
${makeScratch}
${owner.uid === 0 ? "" : `[ -z "$1" ] || chown ${owner.uid}:${owner.gid} ${scratch.upper} ${scratch.home} || exit 125`}
mount --all --fstab "$5" || exit 125
exec 9<user-namespace
cd root && pivot_root . . && umount -l . && cd / || exit 125
shift 5
exec unshare --cgroup /bin/sh -c '"$@"; exit $?' first nsenter --user=/proc/self/fd/9 -- setpriv --reuid=${owner.uid} --regid=${owner.gid} --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all -- ${throughFilter} "$@"`;
}
/** Lines of every command's mounts. Root without capabilities may still write files that belong to root. */
const procLines = [
	"proc root/proc proc nosuid,nodev,noexec 0 0\n",
	...[
		"sys",
		"sysrq-trigger",
		"irq",
		"bus",
		"fs"
	].filter((name) => existsSync(`/proc/${name}`)).map((name) => `root/proc/${name} root/proc/${name} none bind,ro 0 0\n`),
	...existsSync("/proc/keys") ? ["empty-file root/proc/keys none bind,ro 0 0\n"] : []
].join("");
/** Mount points: nothing can be made below a root that is read-only. */
function places(base, folders) {
	const lines = base.map((mount) => {
		const at = quoted(`root${mount.to}`);
		if (mount.type === "link") return `ln -s ${quoted(mount.target)} ${at}`;
		return mount.type === "read-only" ? `place ${quoted(mount.from)} ${at}` : "";
	});
	return [
		"place() { if [ -d \"$1\" ]; then mkdir -p \"$2\"; else mkdir -p \"${2%/*}\"; : > \"$2\"; fi; }",
		`mkdir -p ${[
			...folders,
			"/proc",
			"/dev"
		].map((folder) => quoted(`root${folder}`)).join(" ")}`,
		...lines.filter((line) => line !== "")
	].join("\n");
}
/** Places below what is covered, before nothing can be written there any more. */
function coveredPlaces(base, folders) {
	return base.filter((mount) => mount.type === "cover" && mount.kind === "folder").map(({ to }) => {
		const below = folders.filter((folder) => isUnder(folder, to)).map((folder) => quoted(`root${folder}`));
		return `${below.length > 0 ? `mkdir -p ${below.join(" ")}\n` : ""}mount -o remount,bind,ro ${quoted(`root${to}`)}`;
	}).join("\n");
}
const devices = `mount -t tmpfs -o size=1m,mode=755,nosuid dev root/dev
mkdir root/dev/pts root/dev/shm
for name in null zero full random urandom tty; do : > root/dev/$name; mount --bind /dev/$name root/dev/$name; done
ln -s /proc/self/fd root/dev/fd
ln -s /proc/self/fd/0 root/dev/stdin
ln -s /proc/self/fd/1 root/dev/stdout
ln -s /proc/self/fd/2 root/dev/stderr
ln -s pts/ptmx root/dev/ptmx
mount -t devpts -o newinstance,ptmxmode=0666,mode=620,nosuid,noexec devpts root/dev/pts
mount -o remount,bind,ro root/dev`;
/** Written by root from outside, so that a machine that stops users' own user namespaces does not matter. */
function userNamespace({ uid, gid }) {
	const map = (id) => id === 0 ? "0 0 1" : `0 0 1\\n${id} ${id} 1`;
	return `unshare --user sleep 60 >/dev/null 2>&1 &
own=$(readlink /proc/self/ns/user)
until [ -e /proc/$!/ns/user ] && [ "$(readlink /proc/$!/ns/user)" != "$own" ]; do sleep 0.01; done
printf '${map(uid)}\\n' > /proc/$!/uid_map
printf '${map(gid)}\\n' > /proc/$!/gid_map
nsenter --user=/proc/$!/ns/user sh -c 'echo 0 > /proc/sys/user/max_user_namespaces'
mount --bind /proc/$!/ns/user user-namespace
kill $!`;
}
// src/sandbox/namespaces.ts
/**
* The second backend: namespaces made by root, ourselves or through passwordless sudo, for machines that have no bubblewrap or do
* not let users make user namespaces. A holder is prepared once; each command enters it and gets its own mount, PID, IPC, UTS and
* network namespace. The holder ends with us (its stdin closes), and with its PID namespace ends everything in it.
*/
const needed = [
	"unshare",
	"nsenter",
	"setpriv",
	"mount",
	"umount",
	"pivot_root",
	"ip",
	"env",
	"perl"
];
/** A reason when this machine does not let us. */
async function openNamespaces(source) {
	const asRoot = await rootPrefix();
	if (typeof asRoot === "string") return asRoot;
	try {
		for (const name of needed) program$1(name);
	} catch (error) {
		return error.message;
	}
	const filter = systemCallFilter();
	if (typeof filter === "string") return filter;
	const throughFilter = filtered(filter);
	const { runDir, owner, limits } = source;
	const options = {
		root: "root",
		userMarks: false,
		emptyFile: "empty-file",
		...owner
	};
	for (const folder of [scratch.mount, "root"]) mkdirSync(join(runDir, folder), { recursive: true });
	for (const file of ["empty-file", "user-namespace"]) writeFileSync(join(runDir, file), "");
	writeFileSync(join(runDir, "base.fstab"), fstab(source.base, options));
	writeFileSync(join(runDir, "holder.sh"), holderScript(source));
	const first = [
		"--mount",
		"--pid",
		"--fork",
		"--kill-child",
		"--",
		...[
			"/bin/sh",
			join(runDir, "holder.sh"),
			runDir
		]
	];
	const holder = await holdProcess([
		...asRoot,
		program$1("unshare"),
		...first
	], false);
	const holderPid = holder.pid === void 0 ? void 0 : namespaceInit(holder.pid);
	if (holder.said !== "ready" || holderPid === void 0) {
		holder[Symbol.asyncDispose]();
		return `root cannot make namespaces here: ${holder.said || holder.trouble || "it ended without a word"}`;
	}
	const cgroup = await openCgroup(asRoot, limits);
	let views = 0;
	return {
		kind: "namespaces",
		description: asRoot.length > 0 ? "namespaces made through sudo" : "namespaces made by root",
		overlays: true,
		async prepare(mounts, network) {
			const file = `view-${++views}.fstab`;
			writeFileSync(join(runDir, file), fstab(mounts, options) + procLines);
			const enter = [
				program$1("nsenter"),
				`--mount=/proc/${holderPid}/ns/mnt`,
				`--pid=/proc/${holderPid}/ns/pid`,
				...typeof network === "string" ? [] : [`--net=/proc/${network.pid}/ns/net`],
				"--"
			];
			const own = [
				"--mount",
				"--pid",
				"--ipc",
				"--uts",
				...network === "none" ? ["--net"] : []
			];
			const unshare = [
				program$1("unshare"),
				...own,
				"--fork",
				"--kill-child",
				"--"
			];
			const given = [
				...scratchFor(mounts, limits.tmpBytes),
				runDir,
				network === "none" ? "none" : "given",
				file
			];
			const script = [
				"/bin/sh",
				"-c",
				perCommand(owner, cgroup?.join ?? "", throughFilter),
				"enter",
				...given
			];
			const each = {
				argv: [
					...asRoot,
					...enter,
					...unshare,
					...script
				],
				cwd: "/",
				refusals: cgroup?.refusals,
				used: cgroup?.used,
				async end(pid) {
					const init = namespaceInit(pid);
					if (init !== void 0) await killAsRoot(asRoot, init);
				}
			};
			return () => each;
		},
		hold(ports) {
			const [uid, gid] = [process.getuid?.(), process.getgid?.()];
			const back = uid === 0 ? [] : [
				program$1("setpriv"),
				`--reuid=${uid}`,
				`--regid=${gid}`,
				"--clear-groups",
				"--"
			];
			return holdNetwork([
				...asRoot,
				program$1("unshare"),
				"--net",
				"--",
				...loopbackUp,
				...back
			], ports);
		},
		async [Symbol.asyncDispose]() {
			await holder[Symbol.asyncDispose]();
			await cgroup?.[Symbol.asyncDispose]();
		}
	};
}
/** sudo through `env -i`: it would put names of its own into the environment. */
async function rootPrefix() {
	if (process.getuid?.() === 0) return [];
	try {
		await runOwn("sudo", ["-n", "true"]);
		return [
			program$1("sudo"),
			"-n",
			program$1("env"),
			"-i"
		];
	} catch {
		return "neither root nor passwordless sudo";
	}
}
async function killAsRoot(asRoot, pid) {
	if (process.getuid?.() === 0) return kill(pid);
	const [sudo, ...rest] = asRoot;
	if (sudo) await runOwn("sudo", [
		...rest,
		program$1("kill"),
		"-KILL",
		`${pid}`
	]).catch(() => void 0);
}
const launcher = `given_n='
'
if [ "$1" = line ]; then IFS= read -r given_block; else given_block=$(head -c "$1"); fi
eval "$given_block"
[ "$2" = - ] || ulimit -p "$2" 2>/dev/null || ulimit -u "$2" || exit 125
ulimit -f "$3" && ulimit -c 0 || exit 125
printf 'started\\n' >&2
exec 2>&1 9<&-
cd -- "$given_cwd" || exit 126
unset OLDPWD
[ "$given_input" = yes ] || exec </dev/null
exec /bin/sh -c "$given_script"`;
const longestLineBytes = 4096;
/** Arguments after the backend's own, and what goes to stdin before the command's own input. */
function launch({ script, cwd, env, stdin, processes, fileBytes }) {
	const given = {
		given_cwd: cwd,
		given_input: stdin === void 0 ? "no" : "yes",
		given_script: script
	};
	const exported = Object.entries(env).map(([name, value]) => `export ${checkedName(name)}=${inLine(value)}`);
	const set = Object.entries(given).map(([name, value]) => `${name}=${inLine(value)}`);
	const block = Buffer.from(`${[...exported, ...set].join(";")}\n`);
	const length = block.length > longestLineBytes ? `${block.length}` : "line";
	const limits = [`${processes ?? "-"}`, `${Math.ceil(fileBytes / 512)}`];
	return {
		args: [
			"/bin/sh",
			"-c",
			launcher,
			"launcher",
			length,
			...limits
		],
		input: Buffer.concat([block, Buffer.from(stdin ?? "")])
	};
}
const inLine = (text) => quoted(text).replaceAll("\n", `'"$given_n"'`);
function checkedName(name) {
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) throw new Error(`not a variable name: ${JSON.stringify(name)}`);
	return name;
}
// src/sandbox/log-file.ts
/**
* The log of one command. The command gets a pipe, never the file: what it has printed it cannot take back or write over. What
* comes through is written by us, so memory stays flat; past head and tail the middle is cut out while it grows, and at the end the
* file is head, "N bytes left out", tail.
*/
const chunkBytes = 262144;
async function openLog(path, { headBytes = logHeadBytes, tailBytes = logTailBytes, under, pipe: made } = {}) {
	const { O_RDWR, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants;
	const file = openSync(path, O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW, 384);
	const pipe = made ?? await openOutputPipe(under).catch((error) => {
		closeSync(file);
		throw error;
	});
	let printed = 0;
	let written = 0;
	let failure;
	const mostBytes = headBytes + 2 * tailBytes + 8 * chunkBytes;
	const take = (bytes) => {
		printed += bytes.length;
		if (failure !== void 0) return;
		try {
			for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at, bytes.length - at, written + at);
			written += bytes.length;
			if (written > mostBytes) written = dropMiddle(file, written, headBytes, tailBytes);
		} catch (error) {
			failure = error;
		}
	};
	const buffer = Buffer.alloc(chunkBytes);
	const onread = {
		buffer,
		callback: (length) => {
			take(buffer.subarray(0, length));
			return true;
		}
	};
	const socket = new Socket({
		fd: pipe.reading,
		readable: true,
		writable: false,
		onread
	});
	socket.on("error", () => {});
	return {
		fd: pipe.writing,
		given: pipe.given,
		printedBytes: () => printed,
		async finish() {
			pipe.given();
			if (!socket.destroyed) drain(pipe.reading, take);
			socket.destroy();
			try {
				if (failure !== void 0) throw failure;
				const leftOutBytes = printed > headBytes + tailBytes ? cutMiddle(file, {
					printed,
					written,
					headBytes,
					tailBytes
				}) : 0;
				return {
					logBytes: printed,
					leftOutBytes
				};
			} finally {
				closeSync(file);
			}
		}
	};
}
/** What is in the pipe now. Not until its end: a process that outlives the command may hold it open. */
function drain(fd, take) {
	const buffer = Buffer.alloc(chunkBytes);
	for (let rounds = 0; rounds < 64; rounds++) try {
		const length = readSync(fd, buffer, 0, chunkBytes, null);
		if (length === 0) return;
		take(buffer.subarray(0, length));
	} catch {
		return;
	}
}
/** The last `tailBytes` behind the head; returns the file's new length. */
function dropMiddle(file, size, headBytes, tailBytes) {
	const tail = bytesAt(file, tailBytes, size - tailBytes);
	writeSync(file, tail, 0, tailBytes, headBytes);
	ftruncateSync(file, headBytes + tailBytes);
	return headBytes + tailBytes;
}
function bytesAt(file, length, at) {
	const bytes = Buffer.alloc(length);
	readSync(file, bytes, 0, length, at);
	return bytes;
}
/** Cuts at line ends where there is one within 4 KiB. `written` is what the file has of the bytes printed. */
function cutMiddle(file, sizes) {
	const { printed, written, headBytes, tailBytes } = sizes;
	const head = bytesAt(file, headBytes, 0);
	const tail = bytesAt(file, tailBytes, written - tailBytes);
	const lastLine = head.lastIndexOf(10);
	const headEnd = lastLine > headBytes - 4096 ? lastLine + 1 : headBytes;
	const firstLine = tail.indexOf(10);
	const tailStart = firstLine >= 0 && firstLine < 4096 ? firstLine + 1 : 0;
	const leftOut = printed - headEnd - (tailBytes - tailStart);
	const note = Buffer.from(`${headEnd === headBytes ? "\n" : ""}[\u2026 ${leftOut} bytes left out \u2026]\n`);
	ftruncateSync(file, headEnd);
	writeSync(file, note, 0, note.length, headEnd);
	writeSync(file, tail, tailStart, tailBytes - tailStart, headEnd + note.length);
	return leftOut;
}
// src/sandbox/process.ts
/** In `standby`, if it still waits for such a command; else in a sandbox that is started now. */
async function runProcess(job, standby) {
	const begun = performance.now();
	const { start } = job;
	const env = {
		...job.env,
		...start.env
	};
	const { script, directory: cwd, stdin } = job;
	const { args, input } = launch({
		script,
		cwd,
		env,
		stdin,
		...bounds(start, job.limits)
	});
	const ready = job.signal?.aborted ? void 0 : standby?.take(args);
	if (ready === void 0) await standby?.end();
	const log = await openLog(job.logPath, {
		under: job.runDir,
		pipe: ready?.pipe
	}).catch(async (error) => {
		await ready?.end();
		if (ready !== void 0) closeSync(ready.pipe.reading);
		throw error;
	});
	if (job.signal?.aborted) {
		await ready?.end();
		return {
			exitCode: null,
			ended: "cancelled",
			durationMs: 0,
			...await log.finish()
		};
	}
	const refused = countFrom(start.refusals);
	const child = ready?.child ?? spawnWithLog(start, args, log.fd);
	log.given();
	const trouble = firstText(child);
	child.stdin?.on("error", () => {});
	child.stdin?.end(input);
	job.onStarted?.();
	const watched = watch(child, job, () => log.printedBytes(), refused);
	const { code, cause } = await exitOf(child);
	const ended = watched.stop() ?? (code === 0 ? void 0 : refused());
	const left = code === 137 || ended?.ended === "limit" ? freeOf(job.writesTo) : void 0;
	const free = left === void 0 ? {} : { free: left };
	await start.after?.();
	const bytes = await log.finish();
	const durationMs = Math.round(performance.now() - begun);
	if (ended) return {
		exitCode: null,
		...ended,
		...free,
		durationMs,
		...bytes
	};
	const said = await trouble();
	if (!said.startsWith("started\n")) {
		if (ready !== void 0) return runProcess(job);
		throw new Error(`The sandbox could not start the command: ${said.trim() || `exit code ${code}`}`, { cause });
	}
	return {
		exitCode: code,
		ended: "exited",
		...free,
		durationMs,
		...bytes
	};
}
const lookEveryMs = 200;
/** Ends the command for the first reason that comes up, and goes on ending it until it has exited. */
function watch(child, job, printedBytes, refused) {
	let ended;
	let again;
	const { pid } = child;
	const end = (reason) => {
		if (ended || pid === void 0) return;
		ended = reason;
		again = keepEnding(job.start, pid);
	};
	const onAbort = () => end({ ended: "cancelled" });
	job.signal?.addEventListener("abort", onAbort);
	const deadline = setTimeout(() => end({ ended: "timed-out" }), Math.min(job.timeoutMs, 2 ** 31 - 1));
	const looking = setInterval(() => {
		if (pid === void 0 || ended) return;
		const used = job.start.used?.();
		const limit = reachedLimit(job.limits, {
			root: pid,
			printedBytes: printedBytes(),
			used,
			writesTo: job.writesTo
		});
		const reason = limit ? {
			ended: "limit",
			limit
		} : refused();
		if (reason) end(reason);
	}, lookEveryMs);
	return { stop() {
		job.signal?.removeEventListener("abort", onAbort);
		clearTimeout(deadline);
		clearInterval(looking);
		clearInterval(again);
		return ended;
	} };
}
/** The limit that the kernel has enforced since now. */
function countFrom(refusals) {
	const before = refusals?.();
	return () => {
		const now = refusals?.();
		if (!before || !now) return void 0;
		if (now.memory > before.memory) return {
			ended: "limit",
			limit: "memory"
		};
		return now.processes > before.processes ? {
			ended: "limit",
			limit: "processes"
		} : void 0;
	};
}
function exitOf(child) {
	return new Promise((resolve) => {
		child.on("error", (cause) => resolve({
			code: null,
			cause
		}));
		child.on("exit", (code, signal) => resolve({ code: code ?? 128 + (signal ? constants$2.signals[signal] : 0) }));
	});
}
/** Keeps the first 4 KiB of stderr and reads the rest away. Waits for its end, but not for long. */
function firstText(child) {
	let text = "";
	child.stderr?.on("data", (chunk) => {
		if (text.length < 4096) text += chunk.toString("utf8");
	});
	const closed = new Promise((resolve) => child.on("close", () => resolve()));
	return async () => {
		if (!text.startsWith("started\n")) await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 500))]);
		child.stderr?.destroy();
		return text;
	};
}
// src/sandbox/throw-away-git.ts
/** The `.git` that commands see: made for them, never read back. The real one lies covered beneath it. */
const insideGit = "/run/git";
const insideObjects = (index) => `/run/objects/${index}`;
const mostObjects = 8;
/** Mount points, made before the root becomes read-only. */
const gitFolders = [insideGit, ...Array.from({ length: mostObjects }, (_, index) => insideObjects(index))];
async function gitPlaceOf(tree) {
	const info = await lstat(join(tree, ".git")).catch(() => void 0);
	if (!info) return "none";
	return info.isDirectory() ? "folder" : "file";
}
/** Makes one throw-away git folder and says how to lay it over the tree's. Without `fill` the tree's `.git` is covered. */
async function throwAwayGit({ tree, place, fill, owner }, into) {
	const at = join(tree, ".git");
	if (!fill) return place === "none" ? [] : [{
		type: "cover",
		to: at,
		kind: place
	}];
	const folder = join(into, "git");
	const objects = ((await fill(folder))?.objects ?? []).slice(0, mostObjects);
	mkdirSync(join(folder, "objects", "info"), { recursive: true });
	const alternates = objects.map((_, index) => `${insideObjects(index)}\n`).join("");
	if (objects.length > 0) writeFileSync(join(folder, "objects/info/alternates"), alternates);
	await handOver(folder, owner);
	const borrowed = objects.flatMap((from, index) => borrow(from, insideObjects(index)));
	if (place !== "file") return [{
		type: "writable",
		from: folder,
		to: at
	}, ...borrowed];
	const from = join(into, "git-file");
	await writeFile(from, `gitdir: ${insideGit}\n`);
	return [
		{
			type: "writable",
			from: folder,
			to: insideGit
		},
		{
			type: "read-only",
			from,
			to: at
		},
		...borrowed
	];
}
/** Every folder is borrowed by name; where one borrows itself, git would complain of a path that is not there inside. */
function borrow(from, to) {
	const cover = existsSync(join(from, "info/alternates")) ? [{
		type: "cover",
		to: join(to, "info/alternates"),
		kind: "file"
	}] : [];
	return [{
		type: "read-only",
		from,
		to
	}, ...cover];
}
/** Where the tree had no `.git`, the mount point must be there, and goes at the end. */
async function makeGitMountPoint(tree, place) {
	const at = join(tree, ".git");
	if (place === "file") await writeFile(at, "");
	else await mkdir(at, { recursive: true });
}
const dropGitMountPoint = (tree) => removeIfEmpty(join(tree, ".git"));
// src/sandbox/unconfined.ts
/**
* `sandbox: none`, only when asked for: the allow-listed environment and the limits hold, isolation does not. Commands of a layer
* run in a copy of the tree, because nothing can be mounted at the tree's own path.
*/
const tagName = "COMMAND_ID";
function openUnconfined({ runDir }) {
	return {
		kind: "none",
		description: "no sandbox",
		overlays: false,
		async prepare() {
			return () => {
				const tag = randomUUID();
				const endTagged = () => {
					const tagged = processTable().filter(({ pid }) => hasTag(pid, tag));
					for (const { pid } of tagged) kill(pid);
					return tagged.length;
				};
				return {
					argv: [
						program$1("setpriv"),
						"--pdeathsig",
						"KILL",
						"--"
					],
					sharesUser: true,
					cwd: runDir,
					env: { [tagName]: tag },
					end(pid) {
						for (const { pid: below } of descendants(pid)) kill(below);
						endTagged();
						kill(pid);
					},
					async after() {
						for (let look = 0; look < 50 && endTagged() > 0; look++) await new Promise((resolve) => setTimeout(resolve, 5));
					}
				};
			};
		},
		async [Symbol.asyncDispose]() {}
	};
}
function hasTag(pid, tag) {
	try {
		return readFileSync(`/proc/${pid}/environ`, "latin1").includes(`${tagName}=${tag}`);
	} catch {
		return false;
	}
}
// src/sandbox/view.ts
/**
* What can be seen inside, as a list of mounts that each backend carries out its own way, in order: the system read-only, a named
* list of /etc, toolchains, then what is writable. HOME, /tmp, /run, other homes and the runner's files are simply not there.
*/
const system = [...[
	"/usr",
	"/bin",
	"/sbin",
	"/lib",
	"/lib32",
	"/lib64",
	"/libx32",
	"/opt",
	"/nix",
	"/snap"
], "/var/lib/ghc"];
/** Folders of the host that are visible to begin with. */
const systemRoots = () => system.filter((path) => existsSync(path) && !lstatSync(path).isSymbolicLink());
/** The system: the same for every command. */
function baseMounts(hidden) {
	const mounts = [];
	for (const path of system) {
		if (!existsSync(path)) continue;
		if (lstatSync(path).isSymbolicLink()) mounts.push({
			type: "link",
			target: readlinkSync(path),
			to: path
		});
		else mounts.push({
			type: "read-only",
			from: path,
			to: path
		}, ...covers(path, path, hidden));
	}
	return mounts;
}
/** A folder to read, at its own path, without what is hidden in it. */
const seen = (path, hidden) => existsSync(path) ? [{
	type: "read-only",
	from: path,
	to: path
}, ...covers(path, path, hidden)] : [];
/** What must be hidden below a folder that is mounted from `from` to `to`. */
function covers(from, to, hidden) {
	return hidden.filter((path) => path !== from && isUnder(path, from) && existsSync(path)).map((path) => ({
		type: "cover",
		to: to + path.slice(from.length),
		kind: lstatSync(path).isDirectory() ? "folder" : "file"
	}));
}
const memoryFolders = [
	"/tmp",
	"/var/tmp",
	"/dev/shm"
];
/** Fresh for every command. */
const memoryMounts = (sizeBytes) => memoryFolders.map((to) => ({
	type: "memory",
	to,
	sizeBytes,
	mode: "1777"
}));
/** /run is empty and cannot be written; nor can anything outside the tree, HOME and the memory folders. */
const emptyFolders = [
	"/run",
	"/home",
	"/root",
	"/mnt",
	"/srv",
	"/media"
];
// src/sandbox/choose-backend.ts
/** The isolation ladder: each backend is tried with a real command in a real view before it is taken. */
/** `tries` runs a first command in what could be taken, and tells its trouble. */
async function chooseBackend(given, limits = defaultLimits, tries = tried) {
	if (process.platform !== "linux") return refused(`commands are run on Linux only, and this is ${process.platform}`, "Use a Linux machine, container or WSL.");
	const options = {
		...given,
		tree: realpathSync(given.tree)
	};
	mkdirSync(options.runDir, {
		recursive: true,
		mode: 448
	});
	const runDir = realpathSync(options.runDir);
	if (isUnder(runDir, options.tree)) return refused("the run folder lies inside the work tree", "Name a folder outside it.");
	const owner = await ownerOf(options.tree);
	const etc = await openRunFolder(runDir, owner);
	makePipesAhead(runDir);
	const home = homeOf(options.environment);
	const hidden = [...options.hidden, ...runnerFolders()].filter((path) => existsSync(path)).map((path) => realpathSync(path));
	const closed = [
		home,
		"/home",
		"/root",
		"/tmp",
		"/var/tmp",
		"/run",
		"/var/run",
		"/proc",
		"/sys",
		"/dev"
	];
	const toolchains = findToolchains(options.environment, {
		home,
		systemRoots: systemRoots(),
		closed,
		hidden
	});
	for (const folder of options.readable) if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
	const ofAgent = options.readable.map((path) => realpathSync(path));
	const readable = toolchains.roots;
	const covered = [...hidden, ...toolchains.covered];
	const roots = [
		...systemRoots(),
		...certificates,
		...readable,
		...ofAgent,
		options.tree
	];
	const unconfined = options.choice === "none";
	const movable = covered.find((path) => isUnder(path, options.tree) && ![path, dirname(path)].includes(options.tree));
	if (movable !== void 0 && !unconfined) {
		await Promise.all([forgetPipes(runDir), etc.copied]);
		return refused(`${movable} must not be seen, and lies below a folder of the work tree, which a command can rename`, "Keep it outside the repository.");
	}
	const environment = buildEnvironment({
		parent: options.environment,
		path: unconfined ? (options.environment.PATH ?? "").split(":") : toolchains.path,
		toolchainEnv: toolchains.env,
		visible: (path) => unconfined || roots.some((root) => isUnder(path, root)),
		user: etc.user,
		home: unconfined ? join(runDir, runNames.home) : homeInside,
		tmp: unconfined ? tmpdir() : "/tmp"
	});
	const ours = [
		...emptyFolders,
		...gitFolders,
		homeInside,
		"/tmp",
		"/var/tmp"
	];
	const source = {
		runDir,
		base: [
			...baseMounts(covered),
			...etc.mounts,
			...readable.filter((path) => !isBelowMemory(path)).flatMap((path) => seen(path, covered))
		],
		folders: [
			...ours,
			...[...readable, ...ofAgent].filter(isFolder),
			options.tree
		],
		owner,
		limits,
		needsHeldNetwork: typeof options.network !== "string" || options.services.length > 0 || options.carriesPorts === true
	};
	const context = {
		ok: true,
		options,
		source,
		environment,
		toolchains,
		hidden: covered,
		shared: [...memoryMounts(limits.tmpBytes), ...readable.filter(isBelowMemory).flatMap((path) => seen(path, covered))],
		forAgent: ofAgent.flatMap((path) => seen(path, covered))
	};
	if (unconfined) return {
		...context,
		backend: openUnconfined(source),
		overlay: false
	};
	const reasons = [];
	for (const { kind, open } of ladder) {
		if (options.choice !== "auto" && options.choice !== kind) continue;
		const backend = await open(source).catch((error) => error.message);
		await etc.copied;
		if (typeof backend === "string") {
			reasons.push(`${kind}: ${backend}`);
			continue;
		}
		let trouble;
		for (const overlay of backend.overlays ? [true, false] : [false]) {
			const opened = {
				...context,
				backend,
				overlay
			};
			const failed = await tries(opened);
			if (failed === void 0) return opened;
			trouble ??= failed;
		}
		await backend[Symbol.asyncDispose]();
		reasons.push(`${kind}: ${trouble}`);
	}
	await forgetPipes(runDir);
	return refused(`no sandbox works here (${reasons.join("; ")})`, "Install bubblewrap (apt-get install bubblewrap), or allow passwordless sudo; a container needs the `security_opt` of the worker in compose.yaml; without isolation only with `sandbox: none`.");
}
/** Where variables name certificates: parts of /etc that can be seen inside. */
const certificates = [
	"/etc/ssl/certs",
	"/etc/pki/tls/certs",
	"/etc/pki/ca-trust"
];
const ladder = [
	{
		kind: "bubblewrap",
		open: openBubblewrap
	},
	{
		kind: "namespaces",
		open: openNamespaces
	},
	{
		kind: "docker",
		open: openDocker
	}
];
const refused = (reason, fix) => ({
	ok: false,
	reason,
	fix
});
/** Fails where HOME is no overlay that hides, replaces and makes a folder. */
const overlayScript = "cd \"$HOME\" && rm -rf try && mkdir try && echo new > try/file";
/** Runs that alone, in a view of the tree; the trouble, or undefined. */
async function tried({ backend, source, options, shared, overlay }) {
	const script = overlay ? overlayScript : "true";
	const home = overlay ? {
		type: "throw-away",
		by: "overlay",
		lower: runNames.home,
		to: homeInside
	} : {
		type: "writable",
		from: join(source.runDir, runNames.home),
		to: homeInside
	};
	try {
		const tree = {
			type: "writable",
			from: options.tree,
			to: options.tree
		};
		const { exitCode } = await runProcess({
			script,
			start: (await backend.prepare([
				...shared,
				tree,
				home
			], "none"))(),
			directory: "/",
			env: {
				HOME: homeInside,
				PATH: "/usr/bin:/bin"
			},
			logPath: join(source.runDir, "try.log"),
			runDir: source.runDir,
			timeoutMs: 2e4,
			limits: source.limits,
			writesTo: []
		});
		return exitCode === 0 ? void 0 : `a first command ended with ${exitCode}`;
	} catch (error) {
		return error.message;
	}
}
/** The others are mounted once, with the system. */
const isBelowMemory = (path) => memoryFolders.some((folder) => isUnder(path, folder));
const isFolder = (path) => statSync(path).isDirectory();
/** A self-hosted runner's own folder holds its credentials. */
const runnerFolders = () => existsSync("/opt") ? readdirSync("/opt").map((name) => join("/opt", name)).filter((path) => existsSync(join(path, ".credentials"))) : [];
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
// src/sandbox/networks.ts
/** The network of one kind of command: nothing, everything, or a held namespace with ports to a filtering proxy and to services. */
/** Where the proxy listens inside: above the range that programs get ports from. */
const proxyPort = 61080;
/** Only for what needs more than an empty namespace. `hold` makes the namespace with these ports. */
async function openNetwork(hosts, services, runDir, hold) {
	await using opening = new AsyncDisposableStack();
	const folder = await mkdtemp(runDir.length < 70 ? join(runDir, "net-") : join(tmpdir(), "redgreen-net-"));
	opening.defer(() => rm(folder, {
		recursive: true,
		force: true
	}));
	const ports = [];
	for (const port of services) {
		const socketPath = join(folder, `${port}.sock`);
		opening.use(await openRelay(socketPath, port));
		ports.push({
			listen: port,
			socketPath
		});
	}
	const socketPath = join(folder, "proxy.sock");
	const proxy = hosts === "none" ? void 0 : opening.use(await openHostProxy(socketPath, hosts));
	if (proxy) ports.push({
		listen: proxyPort,
		socketPath
	});
	const held = opening.use(await hold(ports));
	const opened = opening.move();
	const { refused = /* @__PURE__ */ new Set() } = proxy ?? {};
	return {
		held,
		env: proxy ? proxyEnv : {},
		refused,
		[Symbol.asyncDispose]: () => opened.disposeAsync()
	};
}
/** Loaded only here: an import of node:http brings fetch along, 30 ms at every start. */
async function openHostProxy(socketPath, hosts) {
	const { openProxy } = await import("./proxy.js");
	return openProxy(socketPath, hostList(hosts));
}
const url = `http://127.0.0.1:${proxyPort}`;
const proxyEnv = {
	http_proxy: url,
	https_proxy: url,
	HTTP_PROXY: url,
	HTTPS_PROXY: url,
	YARN_HTTP_PROXY: url,
	YARN_HTTPS_PROXY: url,
	no_proxy: "localhost,127.0.0.1,::1",
	NO_PROXY: "localhost,127.0.0.1,::1",
	NODE_USE_ENV_PROXY: "1"
};
/** A Unix socket that leads to a port of this machine. */
function openRelay(socketPath, port) {
	return serveOn(createServer({ allowHalfOpen: true }, (inside) => {
		const service = connect({
			host: "localhost",
			port,
			allowHalfOpen: true
		});
		inside.on("error", () => service.destroy()).on("close", () => service.destroy());
		service.on("error", () => inside.destroy()).on("close", () => inside.destroy());
		inside.pipe(service).pipe(inside);
	}), socketPath);
}
// src/sandbox/standby.ts
/** Undefined where commands of a backend need something done once they have ended: that is made for each by itself. */
async function openStandby(start, { limits, runDir }) {
	if (start.after !== void 0) return void 0;
	const { args } = launch({
		script: "",
		cwd: "/",
		env: {},
		stdin: void 0,
		...bounds(start, limits)
	});
	const pipe = await openOutputPipe(runDir);
	const child = spawnWithLog(start, args, pipe.writing);
	pipe.given();
	const exited = new Promise((resolve) => {
		child.once("exit", () => resolve());
		child.once("error", () => resolve());
	});
	let isOver = false;
	exited.then(() => {
		isOver = true;
	});
	let isFree = true;
	const end = async () => {
		const again = isOver || child.pid === void 0 ? void 0 : keepEnding(start, child.pid);
		await exited;
		clearInterval(again);
		child.stderr?.destroy();
		child.stdin?.destroy();
	};
	return {
		take(given) {
			if (!isFree || isOver || given.join("\0") !== args.join("\0")) return void 0;
			isFree = false;
			return {
				child,
				pipe,
				end
			};
		},
		async end() {
			if (!isFree) return;
			isFree = false;
			await end();
			closeSync(pipe.reading);
		}
	};
}
// src/sandbox/view-exec.ts
/** Commands in one view: what they see, which network they have, which environment. */
/** Each network is prepared once, when it is first asked for, and held until this is closed. */
function openViewExec({ backend, source, environment, shared, options }, view) {
	const { limits, runDir } = source;
	const held = new AsyncDisposableStack();
	const prepared = /* @__PURE__ */ new Map();
	const mounts = [...shared, ...view.mounts];
	async function prepare(network, ports) {
		const carried = [...view.services, ...ports];
		if (network === "full") return {
			start: await backend.prepare(mounts, "full"),
			env: environment.online
		};
		const { hold } = backend;
		if (!hold || network === "none" && carried.length === 0) return {
			start: await backend.prepare(mounts, "none"),
			env: {}
		};
		const opened = held.use(await openNetwork(network, carried, runDir, hold));
		return {
			start: await backend.prepare(mounts, opened.held),
			env: {
				...environment.listed,
				...opened.env
			},
			refused: opened.refused
		};
	}
	async function endWaiting() {
		for (const opened of prepared.values()) await (await (await opened.catch(() => void 0))?.next)?.end();
	}
	return {
		async exec(command) {
			const network = command.network ?? view.network;
			const ports = command.ports ?? [];
			const key = JSON.stringify([network, ports]);
			const ready = prepared.get(key) ?? prepare(network, ports);
			prepared.set(key, ready);
			const place = await ready;
			const { start, env, refused } = place;
			refused?.clear();
			const job = {
				...command,
				start: start(),
				directory: join(view.directory, command.cwd ?? "."),
				env: {
					...environment.always,
					...env,
					...command.withoutTestEnv ? {} : view.env,
					...command.env
				},
				limits,
				runDir,
				writesTo: [runDir, options.tree]
			};
			const standby = place.next;
			place.next = void 0;
			const result = await runProcess(job, await standby);
			if (command.followed) place.next = openStandby(start(), source).catch(() => void 0);
			return refused?.size ? {
				...result,
				refusedHosts: [...refused].sort()
			} : result;
		},
		endWaiting,
		async [Symbol.asyncDispose]() {
			await endWaiting();
			await held.disposeAsync();
		}
	};
}
// src/sandbox/agent-view.ts
/** The agent's own HOME and /tmp: they live through the run, and get nowhere else. */
/** Like the given view, with HOME as `lowerHome` names it when the first command runs. One command at a time: they share an overlay. */
function openAgentView(context, view, lowerHome) {
	let opened;
	let last = Promise.resolve();
	const exec = (command) => {
		opened ??= open$1(context, view, lowerHome());
		const result = Promise.all([opened, last]).then(([{ exec }]) => exec(command));
		last = result.catch(() => void 0);
		return result;
	};
	return {
		exec,
		endWaiting: async () => (await opened)?.endWaiting(),
		async [Symbol.asyncDispose]() {
			await (await opened)?.[Symbol.asyncDispose]();
		}
	};
}
async function open$1(context, view, lower) {
	const { source, overlay, shared } = context;
	const folder = join(source.runDir, runNames.agent);
	const own = (name) => join(folder, name);
	for (const name of [
		"home",
		"home.merged",
		"work",
		"tmp"
	]) mkdirSync(own(name), { recursive: true });
	chmodSync(own("tmp"), 1023);
	if (overlay) sameRoot(join(source.runDir, runNames.home), own("home"));
	else await copyTree(join(source.runDir, lower), own("home"));
	await handOver(folder, source.owner);
	const inRun = (name) => `${runNames.agent}/${name}`;
	const home = overlay ? {
		type: "layers",
		lower,
		upper: inRun("home"),
		work: inRun("work"),
		to: homeInside
	} : {
		type: "writable",
		from: own("home"),
		to: homeInside
	};
	const tmp = {
		type: "writable",
		from: own("tmp"),
		to: "/tmp"
	};
	const withTmp = mayKeepTmp(context) ? shared.map((mount) => mount.to === "/tmp" ? tmp : mount) : shared;
	return openViewExec({
		...context,
		shared: withTmp
	}, {
		...view,
		mounts: [...view.mounts, home]
	});
}
/** What is mounted below /tmp has its mount point in it: a link that a command left there would lead the next mount astray. */
function mayKeepTmp({ shared, forAgent, options }) {
	return ![options.tree, ...[...shared, ...forAgent].map(({ to }) => to).filter((to) => to !== "/tmp")].some((path) => isUnder(path, "/tmp"));
}
// src/sandbox/compile-caches.ts
/**
* Compiled results below HOME that the tests of the base left, kept for later layers. Only caches that are known to be keyed by
* content: any other file that tests leave in HOME would be one run's result in the next one.
*/
const goBuild = ".cache/go-build";
const known = [
	{
		tool: "go",
		folder: goBuild,
		cleared: true,
		without: /^fuzz$/
	},
	{
		tool: "ccache",
		folder: ".cache/ccache",
		cleared: false
	},
	{
		tool: "ccache",
		folder: ".ccache",
		cleared: false
	},
	{
		tool: "sccache",
		folder: ".cache/sccache",
		cleared: false
	},
	{
		tool: "zig",
		folder: ".cache/zig",
		cleared: false
	},
	{
		tool: "gradle",
		folder: ".gradle/caches",
		cleared: false,
		without: /^build-cache-/
	}
];
/** Moves what is a known cache in the home `from` into `into`; the rest stays. Foreign code wrote `from`: no link of it is followed. */
async function moveCompileCaches(from, into, { owner, mostBytes }) {
	const moved = [];
	for (const { tool, folder, cleared, without } of known) {
		const cache = join(from, folder);
		if (!await isFolderBelow(from, folder) || !await isWithin(cache, mostBytes)) continue;
		for (const name of await readdir(cache)) if (without?.test(name)) await removeTree(join(cache, name));
		await makeParents(from, into, folder);
		await removeTree(join(into, folder));
		await rename(cache, join(into, folder));
		moved.push({
			tool,
			cleared
		});
	}
	await expireTestResults(into, owner);
	return moved;
}
/**
* Go keeps results of tests beside what it has compiled, and would answer `(cached)`. This is what `go clean -testcache` writes;
* `GOFLAGS=-count=1` would be seen by tests, and lost to a Makefile that sets its own.
*/
async function expireTestResults(home, owner) {
	if (!await isFolderBelow(home, goBuild)) return;
	const file = join(home, goBuild, "testexpire.txt");
	await rm(file, {
		force: true,
		recursive: true
	});
	await writeFile(file, `${Date.now() + 1}000000\n`, {
		flag: "wx",
		mode: 420
	});
	if (owner.dropped) await chown(file, owner.uid, owner.gid);
}
async function isFolderBelow(home, folder) {
	for (const path of upTo(folder)) if (!(await lstat(join(home, path)).catch(() => void 0))?.isDirectory()) return false;
	return true;
}
async function makeParents(from, into, folder) {
	for (const path of upTo(folder).slice(0, -1)) {
		if (await isFolderBelow(into, path)) continue;
		await removeTree(join(into, path));
		await mkdir(join(into, path));
		sameRoot(join(from, path), join(into, path));
	}
}
/** `a`, `a/b`, `a/b/c`. */
function upTo(folder) {
	const parts = folder.split("/");
	return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}
async function isWithin(folder, mostBytes) {
	if (mostBytes === void 0) return true;
	const said = await runOwn("du", [
		"-s",
		"--block-size=1",
		"--",
		folder
	]).catch(() => "");
	return said !== "" && Number.parseInt(said, 10) <= mostBytes;
}
// src/sandbox/homes.ts
/** The HOME of each kind of command: what lies below it, and what becomes of what is written there. */
function openHomes({ backend, source, overlay }) {
	const { runDir, owner, limits } = source;
	const setup = join(runDir, runNames.home);
	const both = `${runNames.warm}:${runNames.home}`;
	let copied = false;
	let expired;
	const warm = () => overlay ? both : copied ? runNames.warm : runNames.home;
	function thrownAway(how) {
		if (overlay) return {
			type: "throw-away",
			by: "overlay",
			lower: both,
			to: homeInside,
			...how === "cold" && { hidden: runNames.warm }
		};
		return {
			type: "throw-away",
			by: "copy",
			lower: how === "cold" ? runNames.home : warm(),
			to: homeInside
		};
	}
	/** On the disk, in the layer's own folder. */
	async function kept(folder) {
		const own = join(folder, "home");
		for (const name of [
			"home",
			"home.merged",
			"home.work"
		]) mkdirSync(join(folder, name));
		if (overlay) sameRoot(setup, own);
		else await copyTree(setup, own);
		for (const name of ["home", "home.work"]) await handOver(join(folder, name), owner);
		const inLayer = (name) => `${runNames.layer}/${name}`;
		return overlay ? {
			type: "layers",
			lower: both,
			upper: inLayer("home"),
			work: inLayer("home.work"),
			to: homeInside
		} : {
			type: "writable",
			from: own,
			to: homeInside
		};
	}
	async function keepCaches(folder) {
		const into = join(runDir, runNames.warm);
		const mostBytes = overlay ? void 0 : Math.floor(limits.tmpBytes / 8);
		if (overlay) sameRoot(setup, into);
		else {
			await removeTree(into);
			await copyTree(setup, into);
		}
		const moved = await moveCompileCaches(join(folder, "home"), into, {
			owner,
			mostBytes
		});
		copied = true;
		return moved;
	}
	return {
		ofSetup: {
			type: "writable",
			from: setup,
			to: homeInside
		},
		warm,
		thrownAway,
		async ofLayer(folder, home, isAlone) {
			expired ??= expireTestResults(setup, owner);
			await expired;
			if (home !== "kept" || backend.kind === "none") return {
				mount: thrownAway(home === "cold" ? "cold" : "warm"),
				keepCaches: async () => []
			};
			return {
				mount: await kept(folder),
				keepCaches: async () => isAlone() ? keepCaches(folder) : void 0
			};
		}
	};
}
// src/sandbox/stale-outputs.ts
/**
* What tools that go by time have made in the tree during setup must answer for no file of a layer that is another by now. cargo, make
* and `tsc -b` compare times, Python the second and the size; none of them takes away what it made of a file that is gone.
*/
/** Gives every file below `over` a time after `afterMs`, where it has none: `tsc -b` kept the output of a source from an older commit. */
async function makeNewer(over, afterMs) {
	const time = new Date(Math.max(Date.now(), Math.ceil(afterMs) + 1));
	for (const path of await filesBelow(over)) {
		const { mtimeMs } = await lstat(join(over, path));
		if (mtimeMs <= afterMs) await lutimes(join(over, path), time, time);
	}
}
/**
* Paths in the tree `below` that setup made of sources that `over` has otherwise (Python's) or that are deleted; `isTracked`
* knows what is no output.
*/
async function staleOutputs(below, { over, deleted, isTracked }) {
	const changed = [...await filesBelow(over), ...deleted].filter((path) => path.endsWith(".py"));
	const found = /* @__PURE__ */ new Set();
	const take = async (folder, made) => {
		for (const name of await readdir(join(below, folder)).catch(() => [])) if (made.test(name) && !await isTracked(join(folder, name))) found.add(join(folder, name));
	};
	for (const path of changed) await take(join(dirname(path), "__pycache__"), startingWith(path, String.raw`\..*pyc`));
	for (const path of deleted) {
		const ending = kinds.find(({ of }) => of.test(path))?.made;
		if (ending === void 0) continue;
		for (const folder of outputFolders(path)) await take(folder, startingWith(path, ending));
	}
	return [...found];
}
const kinds = [
	{
		of: /\.[mc]?[jt]sx?$/,
		made: String.raw`(\.d)?\.[mc]?[jt]sx?(\.map)?`
	},
	{
		of: /\.(java|kt|scala|groovy)$/,
		made: String.raw`(\$.*|Kt)?\.class`
	},
	{
		of: /\.(c|cc|cpp|cxx|m|s)$/i,
		made: String.raw`(\.\w+)?\.(o|obj|lo|d)`
	},
	{
		of: /\.py$/,
		made: String.raw`\.py[co]`
	}
];
const outputs = [
	"",
	"dist",
	"build",
	"out",
	"lib",
	"obj",
	"target/classes",
	"target/test-classes"
];
const jvmSources = /^src\/(main|test)\/(java|kotlin|scala|groovy)(\/|$)/;
/** Beside the source, and below the output folders of each folder above it: with the source's folder, and without `src`. */
function outputFolders(path) {
	const parts = dirname(path) === "." ? [] : dirname(path).split("/");
	return parts.concat("").flatMap((_, index) => {
		const [above, rest] = [parts.slice(0, index).join("/"), parts.slice(index).join("/")];
		const inner = jvmSources.test(`${rest}/`) ? rest.replace(jvmSources, "") : rest.replace(/^(src|source)(\/|$)/, "");
		return outputs.flatMap((output) => [.../* @__PURE__ */ new Set([rest, inner])].map((below) => join(above, output, below)));
	});
}
function startingWith(path, ending) {
	const stem = RegExp.escape(basename(path, extname(path)));
	return new RegExp(`^${stem}${ending}$`);
}
async function filesBelow(folder) {
	return (await readdir(folder, {
		withFileTypes: true,
		recursive: true
	})).filter((one) => !one.isDirectory()).map((one) => join(one.parentPath, one.name).slice(folder.length + 1));
}
// src/sandbox/layer.ts
/** A layer: exactly a checkpoint's files over the tree as setup left it, at the tree's own path, thrown away afterwards. */
/** Puts the layer's folders in place. `deleted` is what is still to be removed by a command in the layer. */
async function prepareLayer(source, folder, { over, deleted, bare = false, on, isTracked }) {
	const { tree, runDir, frozen, owner, overlay } = source;
	const below = frozen ? join(runDir, runNames.frozen) : tree;
	mkdirSync(folder, { recursive: true });
	if (bare) {
		const own = join(folder, "tree");
		await moveTree(over, own);
		if (source.git !== "none") await makeGitMountPoint(own, source.git);
		sameRoot(tree, own);
		await handOver(own, owner);
		return {
			mount: {
				type: "writable",
				from: own,
				to: tree
			},
			written: own,
			toDelete: []
		};
	}
	const toDelete = over === void 0 ? deleted : await timesAndRemovals(source, below, {
		over,
		deleted,
		isTracked
	});
	if (!overlay) {
		const copy = join(folder, "tree");
		await copyTree(below, copy);
		if (over !== void 0) {
			await makeWay(over, copy);
			await runOwn("cp", [
				"-a",
				"--remove-destination",
				"-T",
				"--",
				over,
				copy
			]);
		}
		if (source.git !== "none") await makeGitMountPoint(copy, source.git);
		sameRoot(tree, copy);
		await handOver(copy, owner);
		if (over !== void 0) await removeTree(over);
		return {
			mount: {
				type: "writable",
				from: copy,
				to: tree
			},
			written: copy,
			toDelete
		};
	}
	const upper = join(folder, "upper");
	await moveTree(over, upper);
	for (const name of ["work", "upper.merged"]) mkdirSync(join(folder, name));
	await handOver(folder, owner);
	sameRoot(tree, upper);
	const inRun = (path) => path.slice(runDir.length + 1);
	const inLayer = (name) => `${runNames.layer}/${name}`;
	mkdirSync(join(runDir, runNames.layer), { recursive: true });
	if (!frozen) mkdirSync(join(runDir, runNames.below), { recursive: true });
	const setUp = on === void 0 ? runNames.frozen : `${on}:${runNames.frozen}`;
	return {
		mount: {
			type: "layers",
			...frozen ? { lower: setUp } : {
				lower: runNames.below,
				lowerFrom: tree
			},
			own: inRun(folder),
			upper: inLayer("upper"),
			work: inLayer("work"),
			to: tree
		},
		written: upper,
		toDelete
	};
}
/** Gives what lies over the tree its times; what a command in the layer has to remove. */
async function timesAndRemovals({ setupEndedMs }, below, { over, deleted, isTracked }) {
	await makeNewer(over, setupEndedMs);
	const stale = isTracked ? await staleOutputs(below, {
		over,
		deleted,
		isTracked
	}) : [];
	return await stillThere(over, [...deleted, ...stale]);
}
/** Across file systems too. */
async function moveTree(from, to) {
	if (from === void 0) return mkdirSync(to);
	await rename(from, to).catch(async () => {
		await runOwn("cp", [
			"-a",
			"-T",
			"--",
			from,
			to
		]);
		await removeTree(from);
	});
}
/** What cp refuses: a folder where a file or a link was, and the other way round. Nothing foreign runs meanwhile. */
async function makeWay(over, copy) {
	for (const entry of await readdir(over, { withFileTypes: true })) {
		const [from, to] = [join(over, entry.name), join(copy, entry.name)];
		const there = await lstat(to).catch(() => void 0);
		if (!there) continue;
		if (entry.isDirectory() !== there.isDirectory()) await removeTree(to);
		else if (entry.isDirectory()) await makeWay(from, to);
	}
}
/** Without those that `over` has replaced: by something else at the path, or by a file or a link where a folder was. */
async function stillThere(over, deleted) {
	return (await Promise.all(deleted.map(async (path) => await isReplaced(over, path) ? [] : [path]))).flat();
}
async function isReplaced(over, path) {
	if (await lstat(join(over, path)).catch(() => void 0)) return true;
	for (let above = dirname(path); above !== "."; above = dirname(above)) {
		const info = await lstat(join(over, above)).catch(() => void 0);
		if (info) return !info.isDirectory();
	}
	return false;
}
// src/sandbox/command-views.ts
/** The kinds of command of a run, each with its view: setup, the agent's shell, layers. */
async function openCommandViews(context) {
	const { backend, options, source, overlay, hidden, toolchains } = context;
	const { tree, testEnv } = options;
	const { runDir, owner } = source;
	const place = await gitPlaceOf(tree);
	const git = {
		tree,
		place,
		fill: options.gitInside,
		owner
	};
	const confined = backend.kind !== "none";
	const madeGit = confined && place === "none" && options.gitInside !== void 0;
	const placeInside = madeGit ? "folder" : place;
	if (madeGit) await makeGitMountPoint(tree, "folder");
	let frozen = false;
	let setupEndedMs = 0;
	let layers = 0;
	let open = 0;
	/** When each was kept, by name. */
	const keptAtMs = /* @__PURE__ */ new Map();
	const homes = openHomes(context);
	const own = [{
		type: "writable",
		from: tree,
		to: tree
	}, ...covers(tree, tree, hidden)];
	const gitMounts = confined ? await throwAwayGit(git, join(runDir, runNames.git)) : [];
	const { network, services } = options;
	const setup = openViewExec(context, {
		mounts: [
			...own,
			...gitMounts,
			homes.ofSetup
		],
		network: "full",
		services,
		env: testEnv,
		directory: tree
	});
	const { forAgent } = context;
	const shell = openViewExec(context, {
		mounts: [
			...own,
			...gitMounts,
			...forAgent,
			homes.thrownAway("cold")
		],
		network,
		services: [],
		env: {},
		directory: tree
	});
	const agent = openAgentView(context, {
		mounts: [
			...own,
			...gitMounts,
			...forAgent
		],
		network,
		services: [],
		env: {},
		directory: tree
	}, homes.warm);
	/** Made while something else was waited for. */
	let expected;
	let isOver = false;
	const notExpected = async () => {
		const made = expected;
		expected = void 0;
		await (await made)?.[Symbol.asyncDispose]();
	};
	async function layer(content, home = "warm") {
		const { over, deleted, bare = false, on } = content;
		const made = over === void 0 && deleted.length === 0 && !bare && on === void 0 && home === "kept" ? expected : void 0;
		if (made === void 0) await notExpected();
		else expected = void 0;
		return await made ?? makeLayer(content, home);
	}
	async function makeLayer(content, home) {
		await agent.endWaiting();
		const number = ++layers;
		const folder = join(runDir, runNames.layers, `${number}`);
		mkdirSync(folder, { recursive: true });
		const endedMs = keptAtMs.get(content.on ?? "") ?? setupEndedMs;
		const made = await prepareLayer({
			tree,
			runDir,
			frozen,
			setupEndedMs: endedMs,
			owner,
			overlay,
			git: placeInside
		}, folder, content);
		const over = confined ? await throwAwayGit({
			...git,
			place: placeInside
		}, folder) : [];
		const own = await homes.ofLayer(folder, home, () => open === 1);
		const view = {
			mounts: [
				made.mount,
				...covers(tree, tree, hidden),
				...over,
				own.mount
			],
			network,
			services,
			env: testEnv,
			directory: confined ? tree : made.written
		};
		await using plain = openViewExec(context, {
			...view,
			network: "none",
			services: []
		});
		if (made.toDelete.length > 0) await removePaths(plain.exec, made.toDelete, join(folder, "delete.log"));
		const opened = openViewExec(context, view);
		open++;
		const keepBelow = async () => {
			const on = `${runNames.kept}-${number}`;
			const written = join(runDir, on);
			await rename(made.written, written);
			keptAtMs.set(on, Date.now());
			return {
				on,
				written
			};
		};
		return {
			exec: opened.exec,
			written: made.written,
			keepBelow: made.mount.type === "layers" && made.mount.lowerFrom === void 0 ? keepBelow : void 0,
			keepCaches: own.keepCaches,
			async [Symbol.asyncDispose]() {
				await opened[Symbol.asyncDispose]();
				open--;
				await removeTree(folder);
			}
		};
	}
	return {
		kind: backend.kind,
		description: overlay || !confined ? backend.description : `${backend.description}, copies instead of overlays`,
		leftOutOfPath: toolchains.leftOut,
		async setup(command) {
			await notExpected();
			await agent.endWaiting();
			const result = await setup.exec(command);
			await agent.endWaiting();
			return result;
		},
		shell: shell.exec,
		agent: confined ? agent.exec : shell.exec,
		layer,
		expectLayer() {
			if (!isOver) expected ??= makeLayer({ deleted: [] }, "kept").catch(() => void 0);
		},
		async freeze() {
			const to = join(runDir, runNames.frozen);
			setupEndedMs = Date.now();
			await copyTree(tree, to);
			if (placeInside !== "none") await makeGitMountPoint(to, placeInside);
			frozen = true;
		},
		async [Symbol.asyncDispose]() {
			isOver = true;
			await notExpected();
			await setup[Symbol.asyncDispose]();
			await shell[Symbol.asyncDispose]();
			await agent[Symbol.asyncDispose]();
			await backend[Symbol.asyncDispose]();
			if (madeGit) await dropGitMountPoint(tree);
			await closeRunFolder(runDir);
		}
	};
}
/** Done by a command in the layer, so that no link of the tree can lead `rm` anywhere else. Folders that this empties go too. */
async function removePaths(exec, paths, logPath) {
	const deepestFirst = [...new Set(paths.flatMap((path) => upTo(path).slice(0, -1)))].sort((a, b) => b.split("/").length - a.split("/").length);
	const script = "xargs -0 rm -rf --";
	const listed = (names) => names.map((name) => `./${name}\0`).join("");
	if ((await exec({
		script,
		stdin: listed(paths),
		logPath,
		timeoutMs: 6e5
	})).exitCode !== 0) throw new Error(`Deleted paths could not be removed from the layer: see ${logPath}`);
	if (deepestFirst.length === 0) return;
	await exec({
		script: "xargs -0 rmdir --ignore-fail-on-non-empty -- 2>/dev/null || true",
		stdin: listed(deepestFirst),
		logPath,
		timeoutMs: 6e5
	});
}
// src/sandbox/sandbox.ts
/** The one sandbox of a run: setup, the agent's shell, build and tests. All foreign code runs in it; it holds no key. */
var sandbox_exports = /* @__PURE__ */ __exportAll({
	openSandbox: () => openSandbox,
	openUntried: () => openUntried,
	tellingStart: () => tellingStart
});
/** Goes down the ladder: bubblewrap, namespaces made by root, docker. Never ends at no sandbox unless that was asked for. */
async function openSandbox(options) {
	return viewsOf(await chooseBackend(options), options);
}
/**
* The first of the ladder that can be opened, untried: the self-test has to be its first command. One that `holds` not is to be closed,
* and `openSandbox` asked in its place.
*/
async function openUntried(options) {
	return viewsOf(await chooseBackend(options, defaultLimits, async () => void 0), options);
}
async function viewsOf(opened, options) {
	if (!opened.ok) return opened;
	await options.treeReady;
	return {
		ok: true,
		sandbox: await openCommandViews(opened)
	};
}
/** The same sandbox, which calls `started` whenever a command of a layer has been started. */
function tellingStart(sandbox, started) {
	return {
		...sandbox,
		async layer(...given) {
			const layer = await sandbox.layer(...given);
			const exec = (command) => {
				const onStarted = () => {
					started();
					command.onStarted?.();
				};
				return layer.exec({
					...command,
					onStarted
				});
			};
			return {
				...layer,
				exec
			};
		}
	};
}
export { upTo as a, isUnder as c, endOf as d, findProgram as f, tellingStart as i, probedCalls as l, openUntried as n, isForbiddenAddress as o, quoted as p, sandbox_exports as r, overlayScript as s, openSandbox as t, serveOn as u };
