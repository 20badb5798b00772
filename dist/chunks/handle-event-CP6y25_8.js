import { a as problemText } from "./errors-BPIP4wfB.js";
import { _ as string, f as literal, h as record, l as array, m as object, p as number, y as unknown } from "./schemas-Cc-eUVXJ.js";
import { t as resolveSettings } from "./layers-C91GrMzV.js";
import { t as messageOf } from "./message-of-BQxrFB01.js";
import { n as storyFromIssue, r as storyFromPullRequest } from "./story-DDLphMO-.js";
import { a as isSelf, c as listedOfIssue, d as repositoryName, m as statusOf, o as issueAt, r as ifThere, s as listedOf, t as firstPages } from "./client-CAGf8ycr.js";
import { a as markdownText, o as withoutInvisible, r as markdownCode } from "./markdown-text-BCZZ72LV.js";
import { C as replyMarker, E as readRecord, J as addLabel, K as link, O as react, S as recordsOn, X as labelOutcome, Y as labelNames, b as postComment, it as readTrigger, k as issueNamedIn, lt as redBranches, n as configFiles, nt as checkPermission, rt as roleOf, s as asPullRequest, tt as stopLabel, ut as statusFields, v as hasReplyTo, w as saidBefore, x as recordsOfIssue, y as hasSpoken } from "./facts-CM01cjo_.js";
import { n as shownCode, r as commentCarriers, t as visibleText } from "./visible-text-DCFbcyoZ.js";
// src/github/payload.ts
/** GitHub's payload of an event, read once: what of it is looked at, and nothing else. */
const user = object({
	login: string(),
	type: string().optional()
});
const subject = object({
	number: number().int(),
	title: string(),
	body: string().nullish(),
	state: string().optional(),
	user: user.nullish(),
	html_url: string().optional(),
	updated_at: string().optional(),
	pull_request: unknown().optional()
});
/** `workflow_run` and `check_suite`, as far as they are looked at. */
const endedChecks = object({
	conclusion: string().nullish(),
	head_sha: string(),
	pull_requests: array(object({
		number: number().int(),
		head: object({ sha: string() })
	})).nullish()
});
const schema = object({
	action: string().optional(),
	sender: user.extend({ id: number().optional().catch(void 0) }),
	repository: object({
		full_name: string(),
		default_branch: string().optional().catch(void 0)
	}),
	issue: subject.optional(),
	pull_request: subject.optional(),
	label: object({ name: string() }).optional(),
	comment: object({
		id: number(),
		body: string(),
		user: user.nullish(),
		created_at: string().optional(),
		updated_at: string().optional(),
		html_url: string().optional()
	}).optional(),
	/** Of GitHub Actions, and of any App that checks: ended on a commit, which may be the head of pull requests. */
	workflow_run: endedChecks.optional(),
	check_suite: endedChecks.optional(),
	/** Of `status` they lie at the top. */
	...statusFields,
	/** Made up by a sweep: the text in it was read later than the label was set. */
	read_late: literal(true).optional(),
	inputs: record(string(), unknown()).nullish()
});
/** undefined: it is not one that GitHub sends. */
function readPayload(payload) {
	const read = schema.safeParse(payload);
	return read.success ? read.data : void 0;
}
// src/github/pull-of-status.ts
/** The pull request that a commit status is about: the open one of the repository itself whose head the commit is. */
/** The payload with it; as it was where there is none. Throws where GitHub does not answer. */
async function withPullRequest(client, repository, status) {
	const at = repositoryName(repository);
	for (const branch of redBranches(status)) {
		const { data } = await client.octokit.rest.pulls.list({
			...at,
			head: `${at.owner}:${branch}`,
			state: "open"
		});
		const pull = data.find(({ head, base }) => head.sha === status.sha && head.repo?.id === base.repo.id);
		if (pull !== void 0) return {
			...status,
			pull_requests: [{
				number: pull.number,
				head: { sha: pull.head.sha }
			}]
		};
	}
	return status;
}
// src/github/replies.ts
function refusalReply(reason) {
	return `Redgreen \u00b7 \`refused\` \u00b7 ${markdownText(sentence(reason), 500)}`;
}
/** For the outcomes that end a run before it starts: `error`, `misconfigured`. */
function stoppedReply(outcome, reason) {
	const [first = "", ...more] = reason.split("\n").map((line) => markdownText(sentence(line), 1e3));
	return `Redgreen \u00b7 \`${outcome}\` \u00b7 ${more.length === 0 ? first : `${more.length + 1} problems\n\n${[first, ...more].map((line) => `- ${line}`).join("\n")}`}`;
}
function activeReply(record, commentUrl) {
	return `Redgreen \u00b7 a run is going on here already: ${link("its comment", commentUrl) + (record.url === void 0 ? "" : `, ${link("its job", record.url)}`)}. When it has ended, comment \`/retry\` or set the label again.`;
}
/** `waits`: a run is asked for that has not begun. */
function statusReply(record, { commentUrl, now, waits }) {
	const last = lastRun$1(record, commentUrl, now);
	if (!waits) return `Redgreen \u00b7 ${last}`;
	return `Redgreen \u00b7 a run waits here; it begins by itself.${record === void 0 ? "" : ` Before it, ${last}`}`;
}
function lastRun$1(record, commentUrl, now) {
	if (record === void 0) return "no run has been here yet.";
	const where = link("its comment", commentUrl);
	const branch = record.branch === void 0 ? "" : ` Branch ${markdownCode(record.branch)}.`;
	if (record.state === "finished") return `the last run ended ${markdownCode(record.outcome ?? "error")}: ${where}.${branch}`;
	if (record.deadline < now) return `the last run never said that it ended: ${where}.${branch} Comment \`/retry\` to go on.`;
	return `a run is going on since ${record.startedAt.slice(0, 16).replace("T", " ")} UTC: ${where}.${branch}`;
}
function stopReply(stopped) {
	if (stopped === void 0) return "Redgreen \u00b7 no run is going on here.";
	if (stopped === "waiting") return "Redgreen \u00b7 the run that waited here is taken out of the queue.";
	return "Redgreen \u00b7 the run will stop before its next call to the model or its next verification; what it has done is kept.";
}
function helpReply(label) {
	return [
		"Redgreen \u00b7 what it does here",
		"",
		`- the label ${markdownCode(label)} on an issue: implement it on a branch, run the tests, open a pull request`,
		"- `/retry <hint>`: go on from the branch as it stands; `/retry max-iterations=5 <hint>` with another number of retries",
		"- `/redgreen fix <hint>` on any pull request of this repository: make green what is red, its tests as its author wants them",
		"- `/redgreen update` on a pull request: merge its base branch, conflicts included, and verify",
		"- `/redgreen stop`: end the run that is going on; setting the label `ai-stop` does the same",
		"- `/redgreen status`: how the last run stands",
		"",
		"A command is the first line of a new comment. Only people who may write to the repository are answered."
	].join("\n");
}
function sentence(text) {
	const trimmed = text.trim();
	return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
// src/github/answers.ts
/** Says what there is to say. What cannot be said of a refusal is no further error. */
async function tellAdmission(options, decided) {
	if (options.settings.dryRun) return;
	switch (decided.kind) {
		case "run": return await showSeen(options, decided.start.place);
		case "answer":
			await showSeen(options, decided.place);
			return await answerCommand(options, decided);
		case "refuse":
			if (decided.seen) await showSeen(options, decided.place);
			return await sayNo(options, decided.place, decided.reply ?? replyOf(decided));
		case "misconfigured": return await tellMisconfigured(options, decided);
	}
}
const outcomes = {
	refused: "refused",
	active: "skipped",
	unanswered: "error"
};
/** The end of an event that starts no run. */
function endOf(decided) {
	switch (decided.kind) {
		case "answer": return {
			outcome: "skipped",
			detail: `answered /redgreen ${decided.command}`
		};
		case "refuse": return {
			outcome: outcomes[decided.because],
			detail: decided.detail
		};
		case "misconfigured": return {
			outcome: "misconfigured",
			detail: decided.detail
		};
		case "skip": return {
			outcome: "skipped",
			detail: decided.reason
		};
	}
}
function replyOf({ because, detail }) {
	return because === "refused" ? refusalReply(detail) : stoppedReply(outcomes[because], detail);
}
/** \ud83d\ude15 and the reason; said once only, however often it is asked. */
async function sayNo(options, place, reply) {
	if (place.number === 0) return;
	await react(options.client, place, "confused");
	try {
		if (!await saidBefore({
			client: options.client,
			repository: place.repository
		}, place.number, reply)) await say(options, place, reply);
	} catch {}
}
async function tellMisconfigured(options, decided) {
	const { by, client } = options;
	const { cause, detail, start } = decided;
	if (cause === "story") await showSeen(options, start.place);
	if (cause === "story" || by === "worker") await sayNo(options, start.place, stoppedReply("misconfigured", detail));
	if (by !== "server") await labelMisconfigured(client, decided);
}
/** On the issue and our pull request too. Never throws. */
async function labelMisconfigured(client, { start }) {
	const { issue, ours, place } = start;
	const numbers = [
		place.number,
		issue,
		ours?.pullRequest?.number ?? 0
	];
	for (const each of new Set(numbers.filter((one) => one > 0))) await labelOutcome({
		client,
		repository: place.repository
	}, each, "misconfigured");
}
async function showSeen({ client }, place) {
	await react(client, place, "eyes");
}
async function answerCommand(options, { command, place }) {
	const { client, settings } = options;
	const repo = {
		client,
		repository: place.repository
	};
	const { comment, number: here } = place;
	if (options.repeated && comment !== void 0 && await hasReplyTo(repo, here, comment)) return;
	if (command === "help") return await answer(options, place, helpReply(settings.label));
	const last = await lastRun(options, place);
	const numbers = /* @__PURE__ */ new Set([here, last?.record.issue ?? here]);
	if (command === "status") {
		const now = new Date(options.now).toISOString();
		const waits = await options.waitsHere?.([...numbers]) ?? false;
		return await answer(options, place, statusReply(last?.record, {
			commentUrl: last?.url ?? "",
			now,
			waits
		}));
	}
	const running = last?.record.state === "running" && Date.parse(last.record.deadline) > options.now;
	const stopped = await options.stopHere?.([...numbers]);
	if (running) for (const number of numbers) await addLabel(repo, number, stopLabel);
	await answer(options, place, stopReply(running ? "running" : stopped));
}
/** The newest run of an issue and its pull request, on whichever of them somebody asks. */
async function lastRun({ client }, place) {
	const issue = place.isPullRequest ? await issueOf(client, place) : place.number;
	const repo = {
		client,
		repository: place.repository
	};
	const [here, there] = await Promise.all([place.isPullRequest ? recordsOn(repo, place.number) : [], issue === void 0 ? [] : recordsOfIssue(repo, issue)]);
	const last = [...here, ...there].sort((a, b) => a.record.startedAt.localeCompare(b.record.startedAt)).at(-1);
	return last === void 0 ? void 0 : {
		record: last.record,
		url: last.comment.url
	};
}
async function issueOf(client, place) {
	const at = {
		...repositoryName(place.repository),
		pull_number: place.number
	};
	return issueNamedIn((await client.octokit.rest.pulls.get(at)).data.body);
}
/** Says to which comment it is the answer, out of sight. */
async function answer(options, place, text) {
	await say(options, place, place.comment === void 0 ? text : `${text}\n\n${replyMarker(place.comment)}`);
}
async function say({ client }, place, body) {
	await postComment({
		client,
		repository: place.repository
	}, place.number, body);
}
// src/github/active-run.ts
/** Whether a run is going on for an issue, or was when the trigger happened: read from our own comments. */
/** `runs`: those told on the issue, oldest first; `at`: when the trigger happened. A run that never ended counts until its deadline, unless its job is known to be over. */
async function activeRun(repo, runs, { at, url, now }) {
	const asked = Date.parse(at ?? "");
	const during = runs.findLast(({ record }) => Date.parse(record.startedAt) <= asked && asked <= Date.parse(record.endedAt ?? ""));
	if (during !== void 0) return during;
	const last = runs.at(-1);
	if (last === void 0 || last.record.state === "finished" || Date.parse(last.record.deadline) < now) return void 0;
	if (last.record.url !== void 0 && last.record.url === url) return void 0;
	return await jobIsOver(repo, last.record.url) ? void 0 : last;
}
async function jobIsOver({ client, repository }, url) {
	const id = /\/actions\/runs\/(\d+)/.exec(url ?? "")?.[1];
	if (id === void 0) return false;
	try {
		const asked = {
			...repositoryName(repository),
			run_id: Number(id)
		};
		const { data } = await client.octokit.rest.actions.getWorkflowRun(asked);
		return data.status === "completed";
	} catch {
		return false;
	}
}
// src/github/admission-terms.ts
function refuse(place, detail, because = "refused") {
	return {
		kind: "refuse",
		because,
		detail,
		place,
		seen: false
	};
}
function asksForRun(reading) {
	return [
		"implement",
		"retry",
		"fix",
		"update"
	].includes(reading.kind);
}
/** A moment as GitHub writes its times, which are compared as texts: whole seconds of UTC. */
function toGitHubTime(ms) {
	return new Date(ms).toISOString().replace(/\.\d+/, "");
}
// src/github/as-it-is-now.ts
/** The request with what is true now; a sentence where nothing is left to do. Throws where GitHub does not answer. */
async function asItIsNow({ client, settings }, request) {
	const { place } = request;
	const at = repositoryName(place.repository);
	const issue = await ifThere(client.octokit.rest.issues.get({
		...at,
		issue_number: place.number
	}));
	if (issue === void 0) return `#${place.number} is gone`;
	if (issue.data.number !== place.number) return `#${place.number} was moved to another repository`;
	if ("via" in request && request.via === "label" && !labelNames(issue.data).some((label) => label.toLowerCase() === settings.label.toLowerCase())) return `the label was taken off #${place.number} again`;
	if (place.comment !== void 0) {
		const comment = await ifThere(client.octokit.rest.issues.getComment({
			...at,
			comment_id: place.comment
		}));
		if (comment === void 0) return "the comment was deleted";
		if (comment.data.updated_at !== comment.data.created_at) return "the comment was edited";
	}
	return {
		...request,
		place: {
			...place,
			isClosed: issue.data.state === "closed"
		}
	};
}
// src/github/run-cap.ts
/** How many runs one person may start in one repository in a day, counted from our own status comments. */
const dayMs = 864e5;
const maxPages$1 = 10;
/** Runs that an actor started here in the last 24 hours. Throws where GitHub does not answer: no answer is no permission. */
async function runsToday({ client, repository }, actor, now) {
	const self = await client.viewer();
	const since = (/* @__PURE__ */ new Date(now - dayMs)).toISOString();
	const runs = /* @__PURE__ */ new Set();
	const { octokit } = client;
	const newest = {
		since,
		sort: "updated",
		direction: "desc",
		per_page: 100
	};
	const asked = {
		...repositoryName(repository),
		...newest
	};
	const pages = octokit.paginate.iterator(octokit.rest.issues.listCommentsForRepo, asked);
	for await (const comments of firstPages(pages, maxPages$1)) for (const { body = "", user } of comments) {
		const record = isSelf(self, user) ? readRecord(body) : void 0;
		if (record?.actor?.toLowerCase() === actor.toLowerCase() && Date.parse(record.startedAt) >= now - dayMs) runs.add(record.run);
	}
	return runs.size;
}
// src/github/theirs.ts
/** A pull request that somebody else opened, as far as a run may work on it: its head lies in the same repository and takes a push. */
const refused$1 = (reason) => ({
	kind: "refused",
	reason
});
/** Throws where GitHub does not answer. */
async function theirsOf({ client, repository }, number, { target: wanted, task }) {
	const at = repositoryName(repository);
	const { data } = await client.octokit.rest.pulls.get({
		...at,
		pull_number: number
	});
	const { head, base, draft = false } = data;
	if (head.repo?.id !== base.repo.id) return refused$1("the pull request comes from a fork: its code never runs beside the keys");
	if (data.state !== "open") return refused$1("the pull request is closed");
	const branch = head.ref;
	const bot = data.user?.type === "Bot";
	if (bot && task === "update") return refused$1(`its author is a bot, which leaves a branch alone that others push to: ask ${data.user?.login} to rebase it`);
	const target = bot ? "branch" : wanted;
	const instead = "with `fix-target: branch` a pull request against it comes instead";
	if (target === "head" && branch === base.repo.default_branch) return refused$1(`its head is ${branch}, the default branch, which is never pushed to; ${instead}`);
	try {
		const { data: there } = await client.octokit.rest.repos.getBranch({
			...at,
			branch
		});
		if (target === "head" && there.protected) return refused$1(`its head ${branch} is a protected branch; ${instead}`);
	} catch (error) {
		if (statusOf(error) === 404) return refused$1(`its head branch ${branch} is gone`);
		throw error;
	}
	const author = data.user?.login ?? "ghost";
	return {
		kind: "theirs",
		theirs: {
			number,
			url: data.html_url,
			draft,
			author,
			bot,
			branch,
			head: head.sha,
			baseBranch: base.ref,
			target,
			task
		}
	};
}
// src/github/on-red.ts
/** Whether a red pull request is mended unasked: its author is named, and nothing goes round in a circle. */
const skip = (reason) => ({
	kind: "skip",
	reason
});
/** Throws where GitHub does not answer. What is no fault of anybody's is skipped without a word. */
async function admitRed({ client, settings, now }, request) {
	const { place, redHead } = request;
	const { repository, number } = place;
	if (settings.onRed.length === 0) return skip("on-red names nobody");
	const found = await theirsOf({
		client,
		repository
	}, number, {
		target: settings.fixTarget,
		task: "fix"
	});
	if (found.kind === "refused") return skip(found.reason);
	const { theirs } = found;
	const self = await client.viewer();
	if (isSelf(self, {
		login: theirs.author,
		type: theirs.bot ? "Bot" : "User"
	}) || !isNamed(theirs, settings.onRed)) return skip(`on-red does not name ${theirs.author}`);
	if (theirs.head !== redHead) return skip("the head has moved since the checks failed");
	if (settings.sandbox === "none") return refuse(place, "`on-red` runs nothing with `sandbox: none`: nobody has looked at this code");
	if (/^github-actions(\[bot\])?$/.test(self)) return refuse(place, "`on-red` needs the token of a GitHub App: what the job's own token pushes starts no CI");
	const runs = await recordsOn({
		client,
		repository
	}, number);
	if (runs.some(({ record }) => record.on === redHead)) return skip("a run has been at this head already");
	if (runs.some(({ record }) => record.state === "running" && Date.parse(record.deadline) > now)) return skip("a run is going on there");
	if (await isCircle(client, place, theirs, runs)) return refuse(place, "two runs were here without a person between: comment `/redgreen fix` for another");
	const started = await runsToday({
		client,
		repository
	}, theirs.author, now);
	if (started >= settings.maxRunsPerDay) return skip(`${started} runs in the last 24 hours, and max-runs-per-day is ${settings.maxRunsPerDay}`);
	return {
		kind: "run",
		start: {
			trigger: {
				kind: "on-red",
				actor: theirs.author,
				url: theirs.url,
				head: redHead
			},
			issue: number,
			place: {
				...place,
				url: theirs.url
			},
			at: toGitHubTime(now),
			theirs
		}
	};
}
/** `dependabot` and `renovate` are the bots, and no user of that name. */
function isNamed({ author, bot }, names) {
	const login = author.toLowerCase();
	return names.some((name) => {
		const named = name.toLowerCase();
		if (named === "dependabot" || named === "renovate") return bot && login === `${named}[bot]`;
		return login === named;
	});
}
/** Whether the last two runs came unasked, and since the first of them no person has commented, asked or pushed. */
async function isCircle(client, place, { head }, runs) {
	const [first, second] = runs.slice(-2);
	if (first?.record.unasked !== true || second?.record.unasked !== true) return false;
	const since = first.record.startedAt;
	const at = repositoryName(place.repository);
	const self = await client.viewer();
	const isPerson = (user) => user?.type === "User";
	const { data: commit } = await client.octokit.rest.repos.getCommit({
		...at,
		ref: head
	});
	if (!/^Redgreen-Run: \S+$/m.test(commit.commit.message) && isPerson(commit.author) && (commit.commit.committer?.date ?? "") > since) return false;
	const asked = {
		...listedOfIssue(place.repository, place.number),
		since
	};
	const { data } = await client.octokit.rest.issues.listComments(asked);
	return !data.some(({ user, body, created_at }) => {
		const isOurComment = isSelf(self, user) && (body ?? "").includes("<!-- redgreen:");
		return isPerson(user) && !isOurComment && created_at > since;
	});
}
// src/github/ours.ts
/**
* Which branch and pull request are ours. A claim counts only when everything agrees: a status comment of our own account names
* them, the pull request was opened by that account, from this repository, and its history holds the commit with our trailer.
*/
const trailer = /^Redgreen-Run: \S+$/m;
const commitPages = 3;
/** What of ours belongs to an issue, whose runs are `runs`: the newest one's branch that still stands. */
async function oursOfIssue(repo, runs) {
	const last = runs.map(({ record }) => record).findLast(({ branch, head }) => branch !== void 0 && head !== void 0);
	if (last === void 0) return none("no status comment names a branch");
	return last.pullRequest === void 0 ? await branchAlone(repo, last) : await pullRequest(repo, last.pullRequest, last);
}
/** Whether a pull request is ours. Its text may only say which issue's comment to look at. */
async function oursOfPullRequest(repo, number) {
	const { client, repository } = repo;
	const at = repositoryName(repository);
	const { data } = await client.octokit.rest.pulls.get({
		...at,
		pull_number: number
	});
	if (data.head.repo?.id !== data.base.repo.id) return { kind: "fork" };
	if (!isSelf(await client.viewer(), data.user)) return none("opened by somebody else");
	const here = await recordsOn(repo, number);
	const issue = issueNamedIn(data.body) ?? 0;
	const record = [...issue > 0 ? await recordsOn(repo, issue).catch(() => []) : [], ...here].map((each) => each.record).filter((each) => each.pullRequest === number && each.branch === data.head.ref && each.head !== void 0).sort((a, b) => a.startedAt.localeCompare(b.startedAt)).at(-1);
	return record === void 0 ? none("no status comment names it") : await pullRequest(repo, number, record);
}
async function pullRequest(repo, number, record) {
	const { client, repository } = repo;
	const at = repositoryName(repository);
	const { branch = "", head = "" } = record;
	const { data } = await client.octokit.rest.pulls.get({
		...at,
		pull_number: number
	});
	if (data.head.repo?.id !== data.base.repo.id) return { kind: "fork" };
	if (!isSelf(await client.viewer(), data.user)) return none("opened by somebody else");
	if (data.head.ref !== branch) return none("it has another branch than the one that was pushed");
	if (data.state !== "open") return {
		kind: "closed",
		record,
		number
	};
	if (!await holdsOurCommit(repo, number, head)) return none("the pushed commit is not in its history");
	return {
		kind: "ours",
		branch,
		head,
		record,
		headNow: data.head.sha,
		pullRequest: asPullRequest(data)
	};
}
async function holdsOurCommit({ client, repository }, number, head) {
	const { octokit } = client;
	const pages = octokit.paginate.iterator(octokit.rest.pulls.listCommits, listedOf(repository, number));
	for await (const commits of firstPages(pages, commitPages)) if (commits.some(({ sha, commit }) => sha === head && trailer.test(commit.message))) return true;
	return false;
}
/** A pushed branch whose pull request GitHub refused. */
async function branchAlone({ client, repository }, record) {
	const at = repositoryName(repository);
	const { branch = "", head = "" } = record;
	try {
		const { data } = await client.octokit.rest.repos.compareCommits({
			...at,
			base: head,
			head: branch,
			per_page: 1
		});
		const { data: commit } = await client.octokit.rest.repos.getCommit({
			...at,
			ref: head
		});
		if (!(data.status === "identical" || data.status === "ahead") || !trailer.test(commit.commit.message)) return none("the pushed commit is not on the branch");
		const { data: now } = await client.octokit.rest.git.getRef({
			...at,
			ref: `heads/${branch}`
		});
		return {
			kind: "ours",
			branch,
			head,
			record,
			headNow: now.object.sha
		};
	} catch (error) {
		if (statusOf(error) === 404) return none("the branch is gone");
		throw error;
	}
}
function none(reason) {
	return {
		kind: "none",
		reason
	};
}
// src/github/admission.ts
/** Decides. Throws where GitHub did not answer and a later try asks again. */
async function admit(options) {
	const { reading } = options;
	if (reading.kind === "skip") return reading;
	try {
		const request = options.late ? await asItIsNow(options, reading) : reading;
		if (typeof request === "string") return {
			kind: "skip",
			reason: request
		};
		return await decide$1(options, request);
	} catch (error) {
		if (options.again) throw error;
		const said = messageOf(error);
		return refuse(reading.place, `GitHub did not answer what has to be known first: ${said}`, "unanswered");
	}
}
async function decide$1(options, request) {
	const { client, settings } = options;
	const { place, actor } = request;
	if (request.kind === "fix" && request.redHead !== void 0) return await admitRed(options, {
		...request,
		redHead: request.redHead
	});
	const pull = place.isPullRequest ? await oursOfPullRequest({
		client,
		repository: place.repository
	}, place.number) : void 0;
	if (pull !== void 0 && pull.kind !== "ours" && !await isForTheirs(client, request, pull)) {
		const no = notOurs(request, pull);
		return no === void 0 ? {
			kind: "skip",
			reason: "the pull request is not one of ours"
		} : refuse(place, no);
	}
	const [permission] = await Promise.all([checkPermission({
		client,
		repository: place.repository
	}, actor, settings), client.viewer()]);
	if (permission.kind !== "allowed") {
		const unanswered = permission.kind === "unknown";
		if (unanswered && options.again) throw new Error(permission.reason);
		return refuse(place, permission.reason, unanswered ? "unanswered" : "refused");
	}
	if (request.kind === "refuse") return refuse(place, request.reason);
	const admission = await forWriter(options, request, pull?.kind === "ours" ? pull : void 0);
	return admission.kind === "refuse" ? {
		...admission,
		seen: true
	} : admission;
}
/** What somebody who may ask for it gets. */
async function forWriter(options, request, pull) {
	const { client, settings } = options;
	const { place, actor } = request;
	if (!asksForRun(request)) return {
		kind: "answer",
		command: request.kind,
		place
	};
	if ((request.kind === "fix" || request.kind === "update") && !place.isPullRequest) return refuse(place, `\`/redgreen ${request.kind}\` works on pull requests`);
	const found = request.kind === "implement" && request.via === "dispatch" ? await findIssue(client, place) : void 0;
	if (found !== void 0 && "no" in found) return refuse(place, found.no);
	if (place.isClosed) return refuse(place, `the ${place.isPullRequest ? "pull request" : "issue"} is closed`);
	const [started, runs] = await Promise.all([runsToday({
		client,
		repository: place.repository
	}, actor.login, options.now), place.isPullRequest ? [] : recordsOfIssue({
		client,
		repository: place.repository
	}, place.number)]);
	if (started >= settings.maxRunsPerDay) return refuse(place, `${actor.login} has started ${started} ${started === 1 ? "run" : "runs"} here in the last 24 hours, and max-runs-per-day is ${settings.maxRunsPerDay}`);
	if (request.kind === "implement") return await fromIssue(options, request, runs, request.at ?? found?.at);
	return pull === void 0 && place.isPullRequest ? await onTheirs(options, request) : await again(options, request, runs, pull);
}
/**
* Somebody else's pull request is worked on where `fix` or `update` asks for it; what we have told there can be gone on with or
* stopped, a run that waits included.
*/
async function isForTheirs(client, request, found) {
	const { place } = request;
	if (found.kind !== "none" || request.kind === "refuse" || request.kind === "implement") return false;
	if (request.kind === "fix" || request.kind === "update" || request.kind === "help") return true;
	if (request.kind !== "retry") return await hasSpoken({
		client,
		repository: place.repository
	}, place.number);
	if (request.via === "label") return false;
	return (await recordsOn({
		client,
		repository: place.repository
	}, place.number)).length > 0;
}
/** A `/retry` where a run has worked on it before is another `fix`. */
async function onTheirs(options, request) {
	const { client, settings } = options;
	const { actor, at, hint, place, text } = request;
	const task = request.kind === "update" ? "update" : "fix";
	const target = task === "update" ? "head" : settings.fixTarget;
	const found = await theirsOf({
		client,
		repository: place.repository
	}, place.number, {
		target,
		task
	});
	if (found.kind === "refused") return refuse(place, found.reason);
	const { theirs } = found;
	const trigger = {
		kind: task,
		actor: actor.login,
		url: place.url,
		hint: hint === "" ? void 0 : hint,
		head: theirs.head
	};
	const maxIterations = request.kind === "retry" ? request.maxIterations : void 0;
	return {
		kind: "run",
		start: {
			trigger,
			issue: place.number,
			place,
			at,
			payload: text,
			maxIterations,
			theirs
		}
	};
}
/** The sentence for a pull request that is not ours; undefined: no reply at all. */
function notOurs(request, found) {
	if (found.kind === "fork") return "the pull request comes from a fork: its code never runs beside the keys";
	if (found.kind === "closed") return "the pull request is closed: set the label on the issue to begin anew";
	return request.kind === "retry" && request.via === "label" ? "the label works on issues: set it on an issue, and a pull request will come" : void 0;
}
async function fromIssue(options, request, runs, at) {
	const { client } = options;
	const { actor, place, text, via } = request;
	const active = await activeRun({
		client,
		repository: place.repository
	}, runs, {
		at: request.at,
		url: options.url,
		now: options.now
	});
	if (active !== void 0) {
		const reply = activeReply(active.record, active.comment.url);
		return {
			...refuse(place, `run ${active.record.run} is going on here already`, "active"),
			reply
		};
	}
	const found = await oursOfIssue({
		client,
		repository: place.repository
	}, runs);
	const trigger = {
		kind: via === "label" ? "label" : "dispatch",
		actor: actor.login,
		url: place.url
	};
	const ours = found.kind === "ours" ? found : void 0;
	return {
		kind: "run",
		start: {
			trigger,
			issue: place.number,
			place,
			at,
			payload: text,
			ours
		}
	};
}
async function again(options, request, runs, pull) {
	const { actor, at, hint, place } = request;
	const { maxIterations, text } = request.kind === "retry" ? request : {};
	const found = pull ?? await oursOfIssue({
		client: options.client,
		repository: place.repository
	}, runs);
	const ours = found.kind === "ours" ? found : void 0;
	const issue = place.isPullRequest ? ours?.record.issue : place.number;
	if (issue === void 0) return refuse(place, "no issue belongs to this pull request");
	return {
		kind: "run",
		start: {
			trigger: {
				kind: request.kind === "update" ? "update" : "retry",
				actor: actor.login,
				url: place.url,
				hint: hint === "" ? void 0 : hint
			},
			issue,
			place,
			at,
			payload: text,
			maxIterations,
			ours,
			readsChecks: request.kind === "fix"
		}
	};
}
/**
* A number typed by hand may be anything. `at`: when GitHub was asked, by its own clock; what writers said before counts, and the
* event of a start by hand has no time.
*/
async function findIssue(client, { repository, number }) {
	const found = await ifThere(client.octokit.rest.issues.get(issueAt(repository, number)));
	if (found === void 0) return { no: `there is no issue #${number} in ${repository}` };
	const { data, headers } = found;
	if (data.pull_request !== void 0) return { no: `#${number} is a pull request, not an issue` };
	if (data.state === "closed") return { no: "the issue is closed" };
	const asked = Date.parse(headers.date ?? "");
	return Number.isNaN(asked) ? {} : { at: toGitHubTime(asked) };
}
// src/github/shown-images.ts
/** Addresses of the images that a page of Markdown shows, in their order. */
const most = 20;
const maxAddressChars = 2e3;
const hidden = commentCarriers;
function shownImages(markdown) {
	const { text } = withoutInvisible(markdown);
	let seen = "";
	let from = 0;
	for (const { start, end } of shownCode(text)) {
		seen += `${text.slice(from, start)} `;
		from = end;
	}
	seen += text.slice(from);
	for (const { strip } of hidden) seen = strip(seen, () => {});
	const addresses = [...seen.matchAll(/!\[[^\]\n]{0,300}\]\(\s*<?([^\s<>()]{1,2000})|<img\s([^<>]{0,2000})/gi)].map(([, inline, attributes = ""]) => inline ?? addressIn(attributes));
	return [...new Set(addresses.filter((one) => one !== "" && one.length < maxAddressChars))].slice(0, most);
}
/** Words in a picture that is drawn as a speck are read by the model alone. */
const leastPixels = 32;
/** The first attribute of a name counts, and what stands in quotes is none. */
function addressIn(attributes) {
	const values = /* @__PURE__ */ new Map();
	for (const [, name = "", double, single, bare] of attributes.matchAll(/([^\s"'=]{1,100})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g)) if (!values.has(name.toLowerCase())) values.set(name.toLowerCase(), double ?? single ?? bare ?? "");
	return ["width", "height"].some((name) => Number.parseFloat(values.get(name) ?? "") < leastPixels) ? "" : (values.get("src") ?? "").trim();
}
// src/github/frozen-text.ts
const maxPages = 10;
const maxWriters = 20;
/** GitHub's own limits for an issue; another server may have none. */
const maxTitleChars = 256;
const maxBodyChars = 65536;
const maxCommentChars = 1e4;
const maxAllChars = 6e4;
/** Freezes an issue. Throws where GitHub does not answer. */
async function freezeText(options) {
	const { client, repository, issue: number, at, payload } = options;
	const { data: issue } = await client.octokit.rest.issues.get(issueAt(repository, number));
	const isPullRequest = issue.pull_request !== void 0;
	if (isPullRequest && options.pullRequests !== true) return refused(`#${number} is a pull request, not an issue`);
	if (payload === void 0 && at !== void 0 && await editedSince(options, issue.updated_at, isPullRequest ? "pullRequest" : "issue")) return refused(`${isPullRequest ? "pull request" : "issue"} #${number} was edited after the command: say it again if the text is still what is meant`);
	const notes = [];
	const given = {
		title: payload?.title ?? issue.title,
		body: payload?.body ?? issue.body ?? ""
	};
	const title = visibleText(given.title.slice(0, maxTitleChars));
	const body = visibleText(given.body.slice(0, maxBodyChars));
	if (given.title.length > maxTitleChars || given.body.length > maxBodyChars) {
		const limits = `${maxTitleChars} characters of title and ${maxBodyChars} of text`;
		notes.push(`The issue's text was cut: only the first ${limits} are read.`);
	}
	const took = [.../* @__PURE__ */ new Set([...title.removed, ...body.removed])];
	if (took.length > 0) notes.push(`Left out of the issue's text because nobody sees it on the page: ${took.join(", ")}.`);
	const comments = at === void 0 ? [] : await earlierComments(options, at, notes);
	const images = shownImages(given.body.slice(0, maxBodyChars));
	const told = {
		number,
		title: title.text.replace(/\s+/g, " "),
		body: body.text,
		url: issue.html_url,
		comments
	};
	return {
		kind: "frozen",
		text: images.length === 0 ? told : {
			...told,
			images
		},
		author: issue.user?.login ?? "",
		isPullRequest,
		notes
	};
}
/** `updated_at` moves with labels and comments too: only when it is later is the edit itself asked for. */
async function editedSince({ client, repository, issue, at = "" }, updatedAt, what) {
	if (updatedAt <= at) return false;
	const query = `query($owner: String!, $repo: String!, $number: Int!) {
    repository(owner: $owner, name: $repo) { ${what}(number: $number) { lastEditedAt } }
  }`;
	const edited = (await client.octokit.graphql(query, {
		...repositoryName(repository),
		number: issue
	})).repository?.[what]?.lastEditedAt ?? null;
	return edited !== null && edited > at;
}
/** What writers said and last edited before the trigger, oldest first; the newest are kept where it is too much. */
async function earlierComments({ client, repository, issue }, at, notes) {
	const self = await client.viewer();
	const found = [];
	let pages = 0;
	const { octokit } = client;
	const asked = listedOfIssue(repository, issue);
	for await (const { data } of octokit.paginate.iterator(octokit.rest.issues.listComments, asked)) {
		for (const { created_at, updated_at, user, body = "" } of data) {
			if (!(created_at < at && updated_at < at) || user === null || user?.type !== "User" || isOwn(self, user, body)) continue;
			found.push({
				login: user.login,
				body
			});
		}
		pages += 1;
		if (pages === maxPages && data.length === asked.per_page) {
			notes.push(`Only the first ${maxPages * asked.per_page} comments of the issue were read.`);
			break;
		}
	}
	const logins = found.map(({ login }) => login);
	const writers = await writersAmong({
		client,
		repository
	}, logins, notes);
	return withinSize(found.filter(({ login }) => writers.has(login.toLowerCase())), notes);
}
function isOwn(self, user, body) {
	return body.includes("<!-- redgreen:") && isSelf(self, user);
}
/** Asks once about each person, the latest first; who cannot be asked about is no writer. */
async function writersAmong(repo, logins, notes) {
	const people = [...new Set(logins.reverse().map((login) => login.toLowerCase()))];
	const asked = people.slice(0, maxWriters);
	const roles = await Promise.all(asked.map(async (login) => ({
		login,
		role: await roleOf(repo.client, repo.repository, login)
	})));
	const writers = new Set(roles.filter(({ role }) => role === "writer").map(({ login }) => login));
	const others = people.length - writers.size;
	if (others > 0) notes.push(`Comments of ${others} ${others === 1 ? "person" : "people"} who may not write here were left out.`);
	return writers;
}
function withinSize(comments, notes) {
	const kept = [];
	let chars = 0;
	for (const { login, body } of comments.toReversed()) {
		const { text } = visibleText(body.slice(0, maxCommentChars));
		chars += text.length;
		if (chars > maxAllChars) {
			notes.push("The oldest comments of the issue were left out: there are too many.");
			break;
		}
		if (text !== "") kept.unshift({
			author: login,
			body: text
		});
	}
	return kept;
}
function refused(reason) {
	return {
		kind: "refused",
		reason
	};
}
// src/trigger/decide.ts
/** From an event to a decision: run, answer, refuse or skip. GitHub is asked what that takes, and nothing is written there. */
/** Throws only where GitHub cannot be asked what it takes to decide. */
async function decide(event) {
	const { client, given, organisation, url, late, again, now } = event;
	const asked = await withPlace(client, event.asked);
	const glance = readAsked(asked, void 0);
	if (glance.kind === "skip") return glance;
	const layers = {
		...given,
		...await configFiles(client, glance.place.repository, organisation)
	};
	const resolved = resolveSettings(layers);
	const { settings, problems } = resolved;
	const reading = readAsked(asked, settings);
	if (reading.kind === "fix" && reading.redHead !== void 0 && settings.onRed.length === 0) return {
		kind: "skip",
		reason: "on-red names nobody"
	};
	const admission = await admit({
		client,
		reading,
		settings,
		url,
		now: now().getTime(),
		late,
		again
	});
	if (admission.kind === "skip") return admission;
	if (admission.kind !== "run") return {
		...admission,
		settings
	};
	const { start } = admission;
	if (problems.length > 0) return {
		kind: "misconfigured",
		cause: "settings",
		detail: problemsText(problems),
		start,
		settings
	};
	return await withStory(client, start, layers, resolved);
}
/** A commit status names no pull request: what an App has not looked up is looked up here. */
async function withPlace(client, asked) {
	if (asked.kind !== "event" || asked.name !== "status") return asked;
	const { payload } = asked;
	if (payload === void 0 || payload.pull_requests) return asked;
	return {
		...asked,
		payload: await withPullRequest(client, payload.repository.full_name, payload)
	};
}
function readAsked(asked, settings) {
	return asked.kind === "button" ? asked.retry : readTrigger(asked.name, asked.payload, settings);
}
/** The story and its settings. */
async function withStory(client, start, layers, resolved) {
	const { issue, place, at, payload, maxIterations } = start;
	const { repository } = place;
	const { settings } = resolved;
	const misconfigured = (problems) => {
		return {
			kind: "misconfigured",
			cause: "story",
			detail: problemsText(problems),
			start,
			settings
		};
	};
	const frozen = await freezeText({
		client,
		repository,
		issue,
		at,
		payload,
		pullRequests: start.theirs !== void 0 || start.ours !== void 0
	});
	if (frozen.kind === "refused") return {
		kind: "refuse",
		because: "refused",
		detail: frozen.reason,
		place,
		seen: true,
		settings
	};
	const purpose = start.theirs?.task === "update" ? `Merge ${start.theirs.baseBranch}` : "Fix checks";
	const told = frozen.isPullRequest ? {
		kind: "story",
		story: storyFromPullRequest(frozen.text, purpose),
		warnings: []
	} : storyFromIssue(frozen.text);
	if (told.kind === "problems") return misconfigured(told.problems);
	const { frontMatter, title, body } = told.story;
	const mayWrite = ("tests" in frontMatter || "review" in frontMatter || mayPermit.test(`${title}\n${body}`)) && await roleOf(client, repository, frozen.author) === "writer";
	const story = {
		...told.story,
		byWriter: mayWrite
	};
	const wishes = {
		frontMatter,
		mayWrite,
		source: `issue #${issue}`
	};
	const command = maxIterations === void 0 ? void 0 : { "max-iterations": String(maxIterations) };
	const all = Object.keys(frontMatter).length === 0 && command === void 0 ? resolved : resolveSettings({
		...layers,
		story: wishes,
		command
	});
	if (all.problems.length > 0) return misconfigured(all.problems);
	const warnings = [
		...told.warnings,
		...all.warnings,
		...frozen.notes
	];
	return {
		kind: "run",
		start,
		story,
		settings: all.settings,
		sources: all.sources,
		warnings
	};
}
/** Words that could let a test go or change how it is run: only then is it asked who wrote them. */
const mayPermit = /\b(remove|delete|drop|get rid of|replace|rename|lower|reduce|change|migrate|switch|move|exclude|raise|use|adopt)\b[^\n]{0,90}(\.\w|file|test|coverage|threshold|vitest|jest|mocha|ava|tox|rspec|phpunit|pest|playwright)|\b(?:conftest|fixtures?|helpers?|factory|factories)\b|(?:^|\s)`?--\w|\b(?:setup|settings?|options?|config\w*)\b|\b[A-Za-z]+_[A-Za-z_]+\b|\b(?:tests?|specs?)\/\S/i;
function problemsText(problems) {
	return problems.map(problemText).join("\n");
}
// src/trigger/handle-event.ts
/** An event of GitHub from its decision to its end: what was decided is told there, and a run that may begin is carried out. */
/** Handles one event to its end. Throws only where GitHub cannot be asked what it takes to decide. */
async function handleEvent(request) {
	const { event, answers } = request;
	const admission = await decide(event);
	if (admission.kind === "skip") return endOf(admission);
	const { settings } = admission;
	const told = tellAdmission({
		client: event.client,
		now: event.now().getTime(),
		settings,
		...answers
	}, admission);
	if (admission.kind === "run") {
		const { begin, carryOut } = await import("./carry-rOesC33l.js");
		const [begun] = await Promise.all([begin(request, admission), told]);
		return await carryOut(request, begun);
	}
	await told;
	const answered = admission.kind === "answer" ? admission.command : void 0;
	return {
		...endOf(admission),
		settings,
		answered
	};
}
export { withPullRequest as a, tellAdmission as i, decide as n, endedChecks as o, endOf as r, readPayload as s, handleEvent as t };
