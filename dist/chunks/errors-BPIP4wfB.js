// src/errors.ts
/** `.github/redgreen.yml:3:5: max-iterations is 11; allowed: \u2026` */
function problemText({ source, line, column, message }) {
	return `${line === void 0 ? source : `${source}:${line}:${column ?? 1}`}: ${message}`;
}
/** Throws where there are problems, with each of them on a line of its own. */
function refuseProblems(code, problems) {
	if (problems.length > 0) throw new RedgreenError(code, `\n${problems.map(problemText).join("\n")}`);
}
/** Every code with what happened and what to do. A code is never given a second meaning. */
const catalogue = {
	"bad-settings": {
		outcome: "misconfigured",
		what: "The settings cannot be used",
		fix: "Correct what is named above; `redgreen config --explain` shows where each value comes from."
	},
	"bad-server": {
		outcome: "misconfigured",
		what: "The server cannot be started so",
		fix: "Correct what is named above; `redgreen serve --help` lists the variables."
	},
	"no-database": {
		outcome: "error",
		what: "The database cannot be used",
		fix: "Check DATABASE_URL, and that PostgreSQL is up and lets this user in; where it is empty, the file in REDGREEN_DATA_DIR."
	},
	"bad-story": {
		outcome: "misconfigured",
		what: "The story cannot be used",
		fix: "Correct what is named above; `redgreen validate <file>` checks it again."
	},
	"suite-story": {
		outcome: "misconfigured",
		what: "This is a story of a suite",
		fix: "Run it with `redgreen eval <file>`, which makes its fixture; `redgreen run` is for stories of the repository around them."
	},
	"bad-suite": {
		outcome: "misconfigured",
		what: "The suite cannot be used",
		fix: "Correct what is named above; nothing has run."
	},
	"story-unreadable": {
		outcome: "misconfigured",
		what: "The story file cannot be read",
		fix: "Check the path; it is taken from the current directory."
	},
	"bad-usage": {
		outcome: "misconfigured",
		what: "The command line cannot be used",
		fix: "`redgreen --help` and `redgreen <command> --help` show what is allowed."
	},
	"not-found": {
		outcome: "misconfigured",
		what: "Not found",
		fix: "`redgreen runs` lists the runs, `redgreen runs --evals` the eval runs; `redgreen run story.md` makes the first."
	},
	"no-token": {
		outcome: "misconfigured",
		what: "GITHUB_TOKEN is not set",
		fix: "Set it, for instance with `export GITHUB_TOKEN=$(gh auth token)`."
	},
	"not-a-repository": {
		outcome: "misconfigured",
		what: "This directory is not a git repository with files and a commit",
		fix: "Run it inside a clone, or `git init` and commit first."
	},
	"sandbox-leaks": {
		outcome: "setup-failed",
		what: "The sandbox let a canary out",
		fix: "Do not run here; `redgreen doctor` shows which check failed."
	},
	"disk-full": {
		outcome: "error",
		what: "The disk is full",
		fix: "Free some space; `redgreen prune` removes old runs, and a server of the App those beyond REDGREEN_RETENTION_DAYS when it starts."
	},
	unwritable: {
		outcome: "error",
		what: "A file cannot be written",
		fix: "Check that this user may write it, that nothing else has the name of its folder, and that the disk is not read-only."
	},
	"record-unusable": {
		outcome: "error",
		what: "The record cannot be used",
		fix: "Check that this user may write to `.redgreen` in the clone, and that it is a folder; moved away, it is made anew."
	},
	"key-refused": {
		outcome: "provider-error",
		what: "The model provider refused the key",
		fix: "Check `anthropic-api-key`; it may be revoked, mistyped or of another workspace."
	},
	"spend-limit": {
		outcome: "provider-error",
		what: "The account's credit or spend limit is used up",
		fix: "Raise the limit with the provider, then try again: `/retry` on GitHub, `redgreen retry` in a clone."
	},
	"unknown-model": {
		outcome: "provider-error",
		what: "The provider does not know the model",
		fix: "Check `model`."
	},
	"provider-down": {
		outcome: "provider-error",
		what: "The model provider did not answer",
		fix: "Try again later: `/retry` on GitHub, `redgreen retry` in a clone."
	},
	"token-refused": {
		outcome: "error",
		what: "GitHub refused the token",
		fix: "Check `github-token` and the `permissions:` of the job: contents, issues and pull-requests need write."
	},
	"app-refused": {
		outcome: "error",
		what: "GitHub does not know the App by this id and key",
		fix: "Check REDGREEN_APP_ID, REDGREEN_PRIVATE_KEY and the clock of this machine; `redgreen doctor` tells which."
	},
	"access-lost": {
		outcome: "error",
		what: "The App may not work in the repository",
		fix: "Install the App on the repository, and accept the permissions that it asks for in the installation's settings."
	},
	"github-down": {
		outcome: "error",
		what: "GitHub did not answer",
		fix: "Set the label or comment `/retry` again later; githubstatus.com tells of outages."
	},
	internal: {
		outcome: "error",
		what: "Something broke inside Redgreen",
		fix: "Run it again with `--debug` (or with debug logging in the Action) and report it with the log."
	}
};
/** An error with a code of the catalogue; `detail` says what exactly, for a person, without secrets. */
var RedgreenError = class extends Error {
	code;
	detail;
	#fix;
	/** `fix`: what to do where the catalogue's words would not help. */
	constructor(code, detail = "", options = {}) {
		const between = detail.startsWith("\n") ? ":" : ": ";
		super(detail === "" ? catalogue[code].what : `${catalogue[code].what}${between}${detail}`, options);
		this.name = "RedgreenError";
		this.code = code;
		this.detail = detail;
		this.#fix = options.fix;
	}
	get outcome() {
		return catalogue[this.code].outcome;
	}
	get fix() {
		return this.#fix ?? catalogue[this.code].fix;
	}
};
/** What happened and what to do, of anything thrown. A `RedgreenError` knows its remedy, a full disk has one; all else is `internal`. */
function explain(error) {
	if (error instanceof RedgreenError) return {
		code: error.code,
		outcome: error.outcome,
		what: error.message,
		fix: error.fix
	};
	const folder = isDiskFull(error) ? void 0 : unmadeScratch(error);
	if (folder !== void 0) return explain(folder);
	const code = isDiskFull(error) ? "disk-full" : "internal";
	const { outcome, what, fix } = catalogue[code];
	return {
		code,
		outcome,
		what: `${what}: ${error instanceof Error ? error.message : String(error)}`,
		fix
	};
}
/** A folder that takes none is the machine's affair, and not a fault of ours; the one for passing files can be another. */
function unmadeScratch(error) {
	const { syscall, path = "", code } = error instanceof Error ? error : {};
	if (syscall !== "mkdtemp") return void 0;
	const [folder, name = ""] = [path.slice(0, path.lastIndexOf("/")), path.split("/").at(-1)];
	return new RedgreenError("unwritable", `${folder} (${code})`, name.startsWith("redgreen-") ? { fix: "Set TMPDIR to a folder that is there and that this user may write." } : {});
}
/** Of the system's own calls and of SQLite. */
function isDiskFull(error) {
	const { code, message } = error instanceof Error ? error : {
		code: "",
		message: ""
	};
	return code === "ENOSPC" || code === "EDQUOT" || /database or disk is full|No space left/i.test(message);
}
export { problemText as a, isDiskFull as i, catalogue as n, refuseProblems as o, explain as r, RedgreenError as t };
