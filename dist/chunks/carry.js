import { r as __exportAll } from "./rolldown-runtime.js";
import { C as markdownSentence, E as secretSettings, S as markdownCode, T as withoutInvisible, b as cleanText, dn as camelName, jt as paragraphs, lt as messageOf, nn as resolveSettings, w as markdownText } from "./story.js";
import { $ as branchOf, B as finalVerification, H as waitsForPerson, It as explain, L as outcomeWords, N as checkConclusion, Q as belowCause, Z as attemptsWords, at as durationWords, dt as redBeforeWords, gt as upToWords, it as doingWords, lt as lastRedOutput, nt as countsWords, ot as failureWords, pt as runCostWords, st as farWords, ut as placeWords } from "./start.js";
import { a as isRateLimit, c as listedOf, f as repositoryName, h as statusOf, n as firstPages, o as isSelf, p as saidBy, s as issueAt, u as maybeDone } from "./client.js";
import { A as tableHead, B as reviewPart, D as react, E as stoppedReply, F as leftOutAndBroughtIn, G as link, H as verificationNotes, I as outputFold, J as roleOf, K as plainTitle, L as printed, M as changedTests, N as criteriaLines, O as pullRequestBlock, P as forgivenPart, R as proofPart, S as recordsOn, T as recordOf, U as whatAndWhy, V as stillFailing, W as fold, Y as redConclusions, a as defaultBranch, b as findComment, c as requesterOf, d as editBody, f as findByHead, h as pullRequestTemplate, j as tableRow, k as withBlock, l as askReview, m as openPullRequest, p as markReady, r as baseOfPullRequest, s as identity, u as compareUrl, v as createComment, w as commentHead, x as postComment, y as editComment, z as redAnyway } from "./handle-event.js";
import { b as isShownAtOnce, m as runStory } from "./run.js";
import { a as labelsOn, c as removeLabel, i as labelsAtEnd, l as stopLabel, n as labelNames, o as labelsToRemove, r as labelOutcome, t as addLabel } from "./labels.js";
import { t as visibleText } from "./visible-text.js";
import { O as readDiffs, v as textsIn } from "./store.js";
const { setTimeout } = process.getBuiltinModule("node:timers/promises");
// src/github/check-run.ts
/** Check runs: one that GitHub shows beside the other checks of a commit, with a note on each line it is about. */
/** GitHub's own limits for one request; a longer message than this helps nobody. */
const perRequest = 50;
const maxAnnotations$1 = 200;
const maxMessage = 4e3;
const maxSummary = 6e4;
/** Begins a check run "in progress"; its id. Where the answer is lost it is looked for before it is made again. */
async function createCheck(client, check) {
	const { repository, head, name, externalId, url, buttons, ...text } = check;
	const { checks } = client.octokit.rest;
	const at = repositoryName(repository);
	const create = async () => {
		const { data } = await checks.create({
			...at,
			name,
			head_sha: head,
			status: "in_progress",
			external_id: externalId,
			...url === void 0 ? {} : { details_url: url },
			output: outputOf(text),
			actions: [...buttons]
		});
		return data.id;
	};
	try {
		return await create();
	} catch (error) {
		if (!maybeDone(error)) throw error;
		const { data } = await checks.listForRef({
			...at,
			ref: head,
			check_name: name
		});
		return data.check_runs.find(({ external_id }) => external_id === externalId)?.id ?? await create();
	}
}
/** Ends a check run. The notes go in requests of 50 each, the conclusion with the last: before it they are all there. */
async function completeCheck(client, check, annotations = []) {
	const { repository, id, conclusion, buttons, ...text } = check;
	const shown = annotations.slice(0, maxAnnotations$1);
	for (let from = 0; from === 0 || from < shown.length; from += perRequest) {
		const last = from + perRequest >= shown.length;
		await client.octokit.rest.checks.update({
			...repositoryName(repository),
			check_run_id: id,
			output: {
				...outputOf(text),
				annotations: shown.slice(from, from + perRequest).map(annotationOf$1)
			},
			...last ? {
				status: "completed",
				conclusion,
				actions: [...buttons]
			} : {}
		});
	}
}
/** A check that says something and stops nobody. */
async function writeNeutralCheck(client, check, annotations) {
	const { repository, head, name, ...text } = check;
	await completeCheck(client, {
		repository,
		id: await createCheck(client, {
			repository,
			head,
			name,
			externalId: `config ${head}`,
			buttons: [],
			...text
		}),
		conclusion: "neutral",
		buttons: [],
		...text
	}, annotations);
}
function outputOf({ title, summary }) {
	return {
		title: title.slice(0, 255),
		summary: summary.slice(0, maxSummary)
	};
}
/** GitHub shows these as plain text. */
function annotationOf$1({ path, line, title, message }) {
	return {
		path,
		start_line: line,
		end_line: line,
		annotation_level: "failure",
		title: cleanText(title).slice(0, 255),
		message: cleanText(message).slice(0, maxMessage) || "no message"
	};
}
// src/github/run-check.ts
/** The check run "Redgreen" on each commit of a run: what failed on which line, and buttons to stop it and to try again. */
const checkName = "Redgreen";
const stopButton = {
	identifier: "stop",
	label: "Stop",
	description: "End the run; its work is kept"
};
const retryButton = {
	identifier: "retry",
	label: "Retry",
	description: "Go on from the branch as it stands"
};
/** Calls that the end of the run needs: below that no commit gets a check of its own any more. */
const reservedCalls$2 = 35;
function openRunCheck({ client, repository, runId, url, attempt }) {
	let open;
	const complete = async (check, end, verification) => {
		const annotations = (verification?.failures ?? []).flatMap(annotationOf);
		await attempt("complete the check", () => completeCheck(client, {
			repository,
			...check,
			...end
		}, annotations));
	};
	/** The attempt's own result stays on its commit when the next one is pushed. */
	const superseded = async (run) => {
		if (open === void 0) return;
		const { commit } = open;
		const last = run.attempts.findLast(({ pushedCommit }) => pushedCommit === commit);
		const verification = last?.verification;
		const green = verification?.result === "passed";
		const title = last === void 0 ? "An earlier attempt" : failureWords(last, asItIs);
		const end = {
			conclusion: green ? "neutral" : "failure",
			title,
			summary: `Run ${runId} went on: a later attempt follows.`,
			buttons: []
		};
		await complete(open, end, verification);
		open = void 0;
	};
	return {
		async onEvent(run, event) {
			if (event.type !== "checkpoint-pushed" || client.callsLeft() < reservedCalls$2) return;
			await superseded(run);
			const { commit } = event;
			const title = `${run.attempts.at(-1)?.label ?? "attempt"}: the tests are running`;
			const id = await attempt("create the check", () => createCheck(client, {
				repository,
				name: checkName,
				externalId: runId,
				head: commit,
				url,
				buttons: [stopButton],
				title,
				summary: `Run ${runId}.`
			}));
			open = id === void 0 ? void 0 : {
				id,
				commit
			};
		},
		async finish(run) {
			const { outcome } = run;
			const head = run.attempts.findLast(({ pushedCommit }) => pushedCommit !== void 0)?.pushedCommit;
			if (outcome === void 0 || head === void 0) return;
			const id = open?.id ?? await attempt("find the check", () => checkOn({
				client,
				repository
			}, head, runId));
			if (id === void 0) return;
			const { headline, cause, nextStep } = outcomeWords(outcome, run);
			const passed = outcome === "passed";
			const end = {
				conclusion: checkConclusion(outcome),
				title: headline,
				summary: `${markdownSentence(cause, 2e3)}\n\n${markdownSentence(nextStep, 500)}`,
				buttons: passed ? [] : [retryButton]
			};
			await complete({ id }, end, finalVerification(run));
		}
	};
}
async function checkOn({ client, repository }, ref, runId) {
	const { checks } = client.octokit.rest;
	const { data } = await checks.listForRef({
		...repositoryName(repository),
		ref,
		check_name: checkName
	});
	return data.check_runs.find(({ external_id }) => external_id === runId)?.id;
}
/** A failure that names a line of the repository; GitHub refuses a request with a path that is none. */
function annotationOf({ file, line, name, message, expected, actual }) {
	if (file === void 0 || line === void 0 || line < 1 || /^[/\\]|(^|\/)\.\.(\/|$)|\0/.test(file)) return [];
	return [{
		path: file,
		line,
		title: name,
		message: [message, ...[expected && `expected: ${expected}`, actual && `actual: ${actual}`]].filter(Boolean).join("\n") || "failed"
	}];
}
const asItIs = (text) => text;
// src/github/failed-checks.ts
/** What the checks of a commit say that failed: their annotations, and the log where GitHub Actions keeps one. Reads alone. */
/** Each takes up to three calls of the hundred that a run has. */
const maxChecks = 6;
const maxStatuses = 10;
const maxAnnotations = 50;
/** Check runs and commit statuses: a CI uses the one or the other, and some tell the same in both. */
async function failedChecks(client, repository, ref) {
	const [runs, statuses] = await Promise.all([failedRuns(client, repository, ref), failedStatuses(client, repository, ref)]);
	const told = new Set(runs.failed.map(({ name }) => name));
	const more = statuses.failed.filter(({ name }) => !told.has(name));
	return {
		failed: [...runs.failed, ...more],
		notes: [...runs.notes, ...statuses.notes]
	};
}
/** Never throws: a run goes on without what GitHub does not tell. */
async function failedRuns(client, repository, ref) {
	const { checks } = client.octokit.rest;
	const head = ref.slice(0, 7);
	const notes = [];
	try {
		const { data } = await checks.listForRef({
			...repositoryName(repository),
			ref,
			filter: "latest",
			per_page: 100
		});
		const theirs = data.check_runs.filter(({ name }) => name !== checkName);
		const open = theirs.filter(({ status }) => status !== "completed").length;
		if (open > 0) notes.push(notWaitedFor(open, `${open === 1 ? "check has" : "checks have"} not ended on ${head}`));
		const red = theirs.filter(({ conclusion }) => redConclusions.has(conclusion ?? ""));
		notes.push(...notLookedAt("checks", data.check_runs.length, data.total_count, red.length, maxChecks));
		const failed = [];
		for (const check of red.slice(0, maxChecks)) {
			const { id, name, conclusion, output, app } = check;
			const annotations = output.annotations_count > 0 ? await annotationsOf(client, repository, id, name, notes) : [];
			const log = app?.slug === "github-actions" ? await logOf(client, repository, id, name, notes) : void 0;
			const said = [output.title, output.summary].filter(Boolean).join("\n").slice(0, 2e3);
			failed.push({
				name,
				conclusion: conclusion ?? "failure",
				said,
				annotations,
				...log && { log }
			});
		}
		return {
			failed,
			notes
		};
	} catch (error) {
		return {
			failed: [],
			notes: [...notes, unread(`The checks of ${head}`, "checks", error)]
		};
	}
}
/** What CIs tell that use the older of GitHub's two ways: a name, a sentence, an address, which is named and never fetched. */
async function failedStatuses(client, repository, ref) {
	const head = ref.slice(0, 7);
	const notes = [];
	try {
		const asked = {
			...repositoryName(repository),
			ref,
			per_page: 100
		};
		const { data } = await client.octokit.rest.repos.getCombinedStatusForRef(asked);
		const { statuses } = data;
		const open = statuses.filter(({ state }) => state === "pending").length;
		if (open > 0) notes.push(notWaitedFor(open, `commit ${open === 1 ? "status is" : "statuses are"} pending on ${head}`));
		const red = statuses.filter(({ state }) => state === "failure" || state === "error");
		notes.push(...notLookedAt("commit statuses", statuses.length, data.total_count, red.length, maxStatuses));
		return {
			failed: red.slice(0, maxStatuses).map(({ context, state, description, target_url }) => ({
				name: context,
				conclusion: state,
				said: [description, target_url].filter(Boolean).join("\n").slice(0, 1e3),
				annotations: []
			})),
			notes
		};
	} catch (error) {
		return {
			failed: [],
			notes: [unread(`The commit statuses of ${head}`, "statuses", error)]
		};
	}
}
function notWaitedFor(open, what) {
	return `${open} ${what}, and nobody waited for ${open === 1 ? "it" : "them"}.`;
}
function notLookedAt(what, listed, all, red, most) {
	return [...all > listed ? [`Only the first ${listed} of ${all} ${what} were looked at.`] : [], ...red > most ? [`Of ${red} failing ${what} the first ${most} were read.`] : []];
}
function unread(what, permission, error) {
	return `${what} could not be read: ${statusOf(error) === 403 || statusOf(error) === 404 ? `the token needs the permission "${permission}: read"` : saidBy(error).slice(0, 200)}.`;
}
async function annotationsOf(client, repository, id, name, notes) {
	try {
		const asked = {
			...repositoryName(repository),
			check_run_id: id,
			per_page: maxAnnotations
		};
		const { data } = await client.octokit.rest.checks.listAnnotations(asked);
		return data.map(({ path, start_line, message }) => ({
			path,
			line: start_line,
			message: message ?? ""
		}));
	} catch (error) {
		notes.push(`The annotations of the check ${name} could not be read: ${saidBy(error).slice(0, 200)}.`);
		return [];
	}
}
/** To GitHub Actions a check run is a job of the same number. A log is kept for a while, and gone then. */
async function logOf(client, repository, id, name, notes) {
	try {
		const { data } = await client.octokit.rest.actions.downloadJobLogsForWorkflowRun({
			...repositoryName(repository),
			job_id: id,
			request: { parseSuccessResponseBody: false }
		});
		return data;
	} catch (error) {
		const status = statusOf(error);
		const why = (status === 410 || status === 404 ? "GitHub has it no more" : void 0) ?? (status === 403 ? "the token needs the permission \"actions: read\"" : void 0) ?? saidBy(error).slice(0, 200);
		notes.push(`The log of the check ${name} could not be read: ${why}.`);
		return;
	}
}
// src/github/comment-fit.ts
/** GitHub takes 65,536 characters; the rest is room for what it counts otherwise. */
const maxCommentChars = 6e4;
const note = "Older detail was left out to keep this comment short; the job log has all of it.\n\n";
/** Joins the parts. Where something was left out, a note behind the first of them says so. */
function fitParts(parts) {
	const dropped = /* @__PURE__ */ new Set();
	const order = parts.filter((part) => part.rank !== void 0).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
	let size = parts.reduce((sum, { text }) => sum + text.length, 0);
	for (const part of order) {
		if (size + 82 < maxCommentChars) break;
		dropped.add(part);
		size -= part.text.length;
	}
	const texts = parts.map((part) => dropped.has(part) ? "" : part.text);
	if (dropped.size > 0) texts.splice(1, 0, note);
	const whole = texts.join("").trimEnd();
	return whole.length < maxCommentChars ? whole : `${whole.slice(0, 59998)}\u2026`;
}
// src/github/comment.ts
/** The comments about a run, as Markdown: pure functions of the Run. Everything foreign goes through `encode.ts`. */
const commands = "Commands, as the first line of a comment: `/retry <hint>` \u00b7 `/retry max-iterations=5` \u00b7 `/redgreen stop` \u00b7 `/redgreen status` \u00b7 `/redgreen help`";
const ciNote = "Pushed with the job's own token: CI does not start by itself, because GitHub starts no workflow for what that token does. Close and reopen the pull request, or push any commit, to start it; with `github-token` set to an App or personal token it starts alone.";
/** While the run goes on. */
function progressComment(run, context) {
	const attempt = run.attempts.at(-1);
	const where = attempt === void 0 ? "" : ` \u2013 ${attempt.label}`;
	const title = `### Redgreen \u00b7 working on ${run.story.issue === void 0 ? "the branch" : `#${run.story.issue}`}${where}\n\n`;
	const facts = [
		nowWords(run),
		...farWords(run),
		run.commands.test === void 0 ? "" : `tests: ${markdownCode(run.commands.test)}`,
		`${run.maxIterations} ${run.maxIterations === 1 ? "retry" : "retries"}, so ${upToWords(run)}`,
		run.trigger.actor === void 0 ? "" : `requested by ${markdownCode(run.trigger.actor)}`,
		`stops by ${context.deadline.slice(11, 16)} UTC`
	];
	const foot = `${places(run, context)}\n\nTo stop: set the label \`ai-stop\`, or comment \`/redgreen stop\`.`;
	const rows = rowParts(run);
	const before = redBeforeWords(run, markdownText);
	return fitParts([
		{ text: `${head(run, context)}\n${title}${facts.filter((fact) => fact !== "").join(" \u00b7 ")}\n\n` },
		{ text: before === void 0 ? "" : `${before}.\n\n` },
		...rows.length === 0 ? [] : [
			{ text: tableHead },
			...rows,
			{ text: "\n" }
		],
		{ text: foot }
	]);
}
/** `Now: implementing \u2013 edit src/cart.js, since 12:04:10 UTC (3 m 05 s after its start)`. */
function nowWords(run) {
	const { doingSince: since, startedAt } = run;
	const told = `Now: ${markdownText(doingWords(run))}`;
	if (since === void 0) return told;
	const after = durationWords(Date.parse(since) - Date.parse(startedAt));
	return `${told}, since ${since.slice(11, 19)} UTC (${after} after its start)`;
}
/** The issue's comment once the run has ended and the pull request has the summary. */
function finalLine(run, context) {
	return `${head(run, context)}\n${outcomeLine(run, context)}`;
}
/** The comment of an earlier run, its record as it was, with how the newest run of its pull request has ended. */
function newerLine(body, run, context) {
	return [...body.split("\n").slice(0, 2), outcomeLine(run, context)].join("\n");
}
function outcomeLine(run, context) {
	const outcome = run.outcome ?? "error";
	const target = run.pullRequest;
	const where = target === void 0 ? link("job log", context.url ?? "") : link(`#${target.number}`, target.url);
	return `Redgreen \u00b7 \`${outcome}\` \u00b7 ${markdownText(outcomeWords(outcome, run).headline)} \u00b7 ${where}`;
}
/** An older summary, once a newer run has written its own. */
function foldedLine(body) {
	const [markerLine = "", record = "", ...rest] = body.split("\n");
	if (rest.filter((line) => line.trim() !== "").length < 2) return void 0;
	return `${markerLine}\n${record}\n${rest.find((line) => line.startsWith("### "))?.slice(4) ?? "Redgreen"} \u00b7 an earlier run; the newest summary is below`;
}
function summaryComment(run, context) {
	const outcome = run.outcome ?? "error";
	const { headline, cause, nextStep } = outcomeWords(outcome, run);
	const red = outcome !== "passed";
	const last = run.attempts.findLast((attempt) => attempt.verification !== void 0);
	const said = run.attempts.findLast((attempt) => attempt.summary.trim() !== "");
	const { attempts } = belowCause(run);
	const rank = (kind, index) => kind * 1e4 + index;
	return fitParts([
		{ text: [
			`${head(run, context)}\n### Redgreen \u00b7 ${markdownText(headline)}\n\n`,
			`\`${outcome}\` \u00b7 ${markdownSentence(cause, 600)}\n\n${facts(run)}\n\n`,
			changedTests(run),
			forgivenPart(run),
			proofPart(run)
		].join("") },
		...attempts.length === 0 ? [] : [
			{ text: tableHead },
			...rowParts({
				...run,
				attempts
			}, red),
			{ text: "\n" }
		],
		{ text: redAnyway(run) },
		{ text: red ? closest(run) + stillFailing(last?.verification) : "" },
		{ text: leftOutAndBroughtIn(run) },
		...red && attempts.length > 0 ? [{ text: `**${attemptsWords(run.attemptCount)} in total**\n\n` }] : [],
		...red ? attempts.map((attempt, index) => ({
			text: `- ${failureWords(attempt, markdownText)}\n`,
			rank: rank(3, index)
		})) : [],
		{ text: red ? "\n" : "" },
		...attempts.map((attempt, index) => ({
			text: whatAndWhy(attempt, attempt === said ? "open" : "folded"),
			rank: rank(2, index)
		})),
		{ text: reviewPart(run) },
		...attempts.map((attempt, index) => ({
			text: outputFold(attempt, attempt === last && red ? "Last test output" : void 0),
			rank: attempt === last && red ? rank(9, 0) : rank(1, index)
		})),
		{
			text: red && last === void 0 ? printed(run.baseline === void 0 ? "Setup output" : "Last test output", lastRedOutput(run)) : "",
			rank: rank(9, 0)
		},
		{ text: ending(run, context, nextStep) }
	]);
}
function head(run, { deadline, url }) {
	return commentHead(recordOf(run, {
		deadline,
		url
	}));
}
function rowParts(run, namesBelow = false) {
	return run.attempts.map((attempt, index) => ({
		text: tableRow(run, attempt, { namesBelow }),
		rank: 4e4 + index
	}));
}
function facts(run) {
	const ms = run.endedAt === void 0 ? 0 : Date.parse(run.endedAt) - Date.parse(run.startedAt);
	const verification = finalVerification(run);
	const counts = verification?.counts;
	return [
		attemptsWords(run.attemptCount),
		verification === void 0 ? "" : counts === void 0 ? "the tests could not be counted" : countsWords(counts),
		run.baseline?.counts === void 0 ? "" : `before: ${countsWords(run.baseline.counts)}`,
		durationWords(ms),
		run.waitMs < 1e3 ? "" : `${durationWords(run.waitMs)} of it waiting for the provider`,
		run.costUsd === null ? "cost unknown: `max-cost-usd` could not hold" : runCostWords(run),
		run.model === "" ? "" : markdownText(run.model)
	].filter((part) => part !== "").join(" \u00b7 ");
}
function closest(run) {
	const best = run.attempts.find((attempt) => attempt.name.number === run.bestAttempt);
	if (best === void 0 || run.attempts.length < 2) return "";
	const commit = best.checkpoint?.commit ?? best.pushedCommit;
	return `Best attempt: ${best.label}${commit === void 0 ? "" : ` (${markdownCode(commit.slice(0, 7))})`}.\n\n`;
}
function ending(run, context, nextStep) {
	const refused = run.pullRequestRefused;
	const behind = context.behind;
	const warnings = [.../* @__PURE__ */ new Set([
		...context.notes,
		...run.warnings,
		...verificationNotes(run)
	])].slice(0, 20).map((text) => `- ${markdownSentence(text, 400)}`);
	return [
		refused === void 0 ? "" : `No pull request could be opened: ${markdownSentence(refused.reason, 400)} ${link("Compare and open it by hand", refused.compareUrl)}`,
		behind === void 0 || behind.by === 0 ? "" : `The branch is ${behind.by} ${behind.by === 1 ? "commit" : "commits"} behind ${markdownCode(behind.branch)}${behind.conflicts ? " and conflicts with it: `/redgreen update` merges it" : ""}.`,
		warnings.length === 0 ? "" : fold("Notes", warnings.join("\n")),
		`**Next:** ${nextStep}`,
		places(run, context),
		context.jobToken && run.attempts.some(({ pushedCommit }) => pushedCommit !== void 0) ? ciNote : "",
		commands
	].filter((line) => line !== "").join("\n\n");
}
function places(run, { url }) {
	const branch = branchOf(run);
	return [
		branch === void 0 ? "" : `Branch ${markdownCode(branch)}`,
		run.pullRequest === void 0 ? "" : link(`pull request #${run.pullRequest.number}`, run.pullRequest.url),
		url === void 0 ? "" : link("job log", url),
		`run ${markdownCode(run.id)}`
	].filter((part) => part !== "").join(" \u00b7 ");
}
// src/github/forge-session.ts
/** Issue and pull requests whose labels tell of the run. */
function numbersOf({ options, state }) {
	const { place, issue } = options.asked;
	return /* @__PURE__ */ new Set([
		place.number,
		issue,
		...state.pullRequest === void 0 ? [] : [state.pullRequest.number]
	]);
}
/** What the run's pull request says of it. */
function blockOf({ options, context }, run, { base = run.base.branch, ...told } = {}) {
	const toDefaultBranch = base === options.defaultBranch;
	const earlier = options.asked.pullRequest?.body;
	return pullRequestBlock(run, {
		toDefaultBranch,
		notes: context.notes,
		earlier,
		...told
	});
}
function openSession(options) {
	const { runId, asked, before } = options;
	const state = before?.state ?? {
		runId,
		pullRequest: asked.pullRequest,
		told: false,
		ended: false
	};
	const session = {
		unanswered: false,
		options,
		state,
		planned: [],
		context: options.context,
		attempt: async (what, work) => {
			if (options.settings.dryRun) return void 0;
			try {
				return await work();
			} catch (error) {
				if (maybeDone(error) || isRateLimit(error)) session.unanswered = true;
				options.warn(`GitHub did not let the run ${what}: ${messageOf(error)}`);
				return;
			}
		},
		setState: (change) => {
			Object.assign(state, change);
			options.onState?.({ ...state });
		}
	};
	return session;
}
// src/github/forge-end.ts
/** The end of a run on GitHub: summary first, then the line on the issue, the pull request's text, the labels. */
/** An interrupted run has seconds, not minutes: what is nice to know is left out then. */
const hurried = /* @__PURE__ */ new Set(["cancelled"]);
async function endOnGitHub(session, run) {
	const { options, planned, state } = session;
	if (run.outcome === "skipped") return;
	if (options.settings.dryRun) {
		planned.push(...planOf(session, run));
		return;
	}
	if (!state.told) {
		await tellEnd(session, run);
		session.setState({ told: true });
	}
	const pull = state.pullRequest;
	for (const number of numbersOf(session)) await endLabels(session, run, number);
	if (pull === void 0) return;
	if (options.asked.place.number === pull.number) await tellIssue(session, run, pull.number);
	await endPullRequest(session, run, pull);
}
/** What a run would have left on GitHub. */
function planOf(session, run) {
	const { context, options, state } = session;
	const { place } = options.asked;
	const numbers = [...numbersOf(session)];
	const { add } = labelsAtEnd(run.outcome ?? "error");
	const committed = run.attempts.some(({ checkpoint }) => checkpoint?.commit !== void 0);
	const pull = {
		what: "pull request",
		where: state.pullRequest === void 0 ? `${run.branch} \u2192 ${run.base.branch}` : `#${state.pullRequest.number}`,
		text: `${plainTitle(run.story.title)}\n\n${blockOf(session, run)}`
	};
	return [
		{
			what: "comment",
			where: `#${state.pullRequest?.number ?? place.number}`,
			text: summaryComment(run, context)
		},
		...committed || state.pullRequest !== void 0 ? [pull] : [],
		...add === void 0 ? [] : numbers.map((number) => ({
			what: "label",
			where: `#${number}`,
			text: add
		}))
	];
}
async function tellEnd(session, run) {
	const pull = session.state.pullRequest;
	const context = pull === void 0 || hurried.has(run.outcome ?? "") ? session.context : await withBehind(session, run);
	if (pull !== void 0) return await onBoth(session, run, context, pull);
	await onPlace(session, run, context);
	const { place } = session.options.asked;
	if (place.isPullRequest) await foldOlder(session, run, place.number);
}
/** Without a pull request the place that asked gets the whole summary. */
async function onPlace(session, run, context) {
	await put(session, "progress", session.options.asked.place.number, run.id, summaryComment(run, context));
}
async function onBoth(session, run, context, pull) {
	const { place } = session.options.asked;
	if (place.number === pull.number) await onPlace(session, run, context);
	else if (await put(session, "summary", pull.number, run.id, summaryComment(run, context))) await put(session, "progress", place.number, run.id, finalLine(run, context));
	else {
		await onPlace(session, run, context);
		return;
	}
	if (session.options.asked.pullRequest !== void 0) await foldOlder(session, run, pull.number);
}
/** A run asked for on the pull request has no comment on its issue: the one that told of the pull request there says how it stands now. */
async function tellIssue({ attempt, context, options }, run, number) {
	const { asked } = options;
	if (asked.issue === number) return;
	const last = (await attempt("read the comments", () => recordsOn(options, asked.issue)) ?? []).at(-1);
	if (last?.record.pullRequest !== number || last.record.state !== "finished") return;
	const { id, body } = last.comment;
	const line = newerLine(body, run, context);
	if (line !== body) await attempt("edit the comment on the issue", () => editComment(options, id, line));
}
/** Edits the comment that is known, or makes it: also where somebody deleted it meanwhile. */
async function put(session, which, number, runId, body) {
	const { attempt, options, state } = session;
	const known = state[which];
	if (known !== void 0) {
		const result = await attempt("edit the comment", () => editComment(options, known.id, body));
		if (result !== "gone") return result !== void 0;
	}
	const made = await attempt("comment", () => createComment(options, number, runId, body));
	if (made !== void 0) session.setState({ [which]: {
		id: made.id,
		url: made.url
	} });
	return made !== void 0;
}
async function foldOlder(session, run, number) {
	const { attempt, options } = session;
	const older = await attempt("read the comments", () => recordsOn(options, number)) ?? [];
	for (const { comment, record } of older.filter((each) => each.record.run !== run.id)) {
		const line = foldedLine(comment.body);
		if (line === void 0 || record.run === run.id) continue;
		await attempt("fold an older summary", () => editComment(options, comment.id, line));
	}
}
async function endLabels(session, run, number) {
	const { attempt, options } = session;
	const { add, remove } = labelsAtEnd(run.outcome ?? "error");
	const present = (await attempt("read the labels", () => labelsOn(options, number)))?.map((label) => label.toLowerCase());
	for (const label of remove.filter((each) => present?.includes(each))) await attempt(`take off ${label}`, () => removeLabel(options, number, label));
	if (add !== void 0 && present?.includes(add) !== true) await attempt(`set ${add}`, () => addLabel(options, number, add));
}
async function endPullRequest(session, run, pull) {
	const { attempt, options, state } = session;
	const { client, settings } = options;
	const commentUrl = (state.summary ?? state.progress)?.url;
	const isDraft = (await attempt("edit the pull request", () => editBody(options, pull.number, (before) => withBlock(before, blockOf(session, run, {
		commentUrl,
		before
	})))))?.draft ?? pull.draft;
	if (run.outcome !== "passed") return;
	if (isDraft && settings.draft === "until-green" && !waitsForPerson(run)) await attempt("mark the pull request ready", () => markReady(client, pull.nodeId));
	const requester = run.trigger.actor;
	if (requester !== void 0) await attempt("ask for a review", () => askReview(options, pull.number, requester));
}
/** How far the branch is behind its base, and whether it conflicts. */
async function withBehind(session, run) {
	const { attempt, context, options, state } = session;
	const { client, repository } = options;
	const at = repositoryName(repository);
	const { branch } = run;
	const number = state.pullRequest?.number;
	if (branch === void 0 || number === void 0) return context;
	const by = await attempt("compare the branches", async () => {
		const sides = {
			base: run.base.branch,
			head: branch
		};
		return (await client.octokit.rest.repos.compareCommits({
			...at,
			...sides,
			per_page: 1
		})).data.behind_by;
	});
	if (by === void 0 || by === 0) return context;
	const conflicts = await attempt("read the pull request", () => conflictsOf(client, repository, number));
	return {
		...context,
		behind: {
			by,
			branch: run.base.branch,
			conflicts: conflicts === true
		}
	};
}
/** GitHub begins to find out when it is asked, and says null until it knows. */
async function conflictsOf({ octokit }, repository, number) {
	for (const waitMs of [
		1e3,
		3e3,
		0
	]) {
		const { data } = await octokit.rest.pulls.get({
			...repositoryName(repository),
			pull_number: number
		});
		if (data.mergeable !== null) return !data.mergeable;
		await setTimeout(waitMs);
	}
	return false;
}
// src/github/post-review.ts
const maxRemarks = 30;
/** `round` counts the reviews of a run from 1. A lost answer makes no second review. */
async function postReview(repo, number, given) {
	const lines = await diffLines(repo, number);
	const { findings } = given.review;
	const onLine = findings.filter(({ path, line }) => line !== void 0 && lines.get(path)?.has(line)).slice(0, maxRemarks);
	const mark = `<!-- redgreen:review=${given.runId}/${given.round} -->`;
	const post = (remarks) => repo.client.octokit.rest.pulls.createReview({
		...repositoryName(repo.repository),
		pull_number: number,
		commit_id: given.commit,
		event: "COMMENT",
		body: `${mark}\n${reviewText(given.review, findings.filter((finding) => !remarks.includes(finding)))}`,
		comments: remarks.map(({ path, line, severity, message }) => ({
			path,
			line,
			side: "RIGHT",
			body: `${severity}: ${markdownText(message, 2e3)}`
		}))
	});
	try {
		await post(onLine);
	} catch (error) {
		if (statusOf(error) === 422 && onLine.length > 0) await post([]);
		else if (!maybeDone(error)) throw error;
		else if (!await isPosted(repo, number, mark)) await post(onLine);
	}
}
const maxPages = 3;
/** Path \u2192 lines. Files beyond the first 300, and those without a patch (binary, too large), have none. */
async function diffLines({ client, repository }, number) {
	const lines = /* @__PURE__ */ new Map();
	const { octokit } = client;
	const pages = octokit.paginate.iterator(octokit.rest.pulls.listFiles, listedOf(repository, number));
	for await (const files of firstPages(pages, maxPages)) for (const { filename, patch } of files) lines.set(filename, linesOf(patch ?? ""));
	return lines;
}
/** Added lines and context; removed ones are of the old side. */
function linesOf(patch) {
	const lines = /* @__PURE__ */ new Set();
	let next = 0;
	for (const line of patch.split("\n")) {
		const start = /^@@ -\S+ \+(\d+)(?:,\d+)? @@/.exec(line)?.[1];
		if (start !== void 0) next = Number(start);
		else if (line.startsWith("+") || line.startsWith(" ")) lines.add(next++);
	}
	return lines;
}
/** The text of a review, with the findings that have no line of their own. */
function reviewText(review, findings) {
	const said = review.verdict === "approve" ? "nothing stands in the way" : "asks for changes";
	const rest = findings.map(({ path, line, severity, message }) => {
		return `- ${severity} ${markdownCode(placeWords(path, line))} ${markdownText(message, 1e3)}`;
	});
	return paragraphs([
		`**Redgreen review:** ${said}. ${markdownText(review.summary, 1e3)}`,
		criteriaLines(review).slice(0, 50).join("\n"),
		rest.slice(0, 100).join("\n"),
		"An AI wrote this review. It approves nothing: a person does."
	]);
}
async function isPosted({ client, repository }, number, mark) {
	const self = await client.viewer();
	return (await client.octokit.paginate(client.octokit.rest.pulls.listReviews, listedOf(repository, number))).some(({ body, user }) => isSelf(self, user) && body.startsWith(mark));
}
/** Labels off, \ud83d\ude80, the first comment; an older one that nobody ended is ended. */
async function begin$1(session, run) {
	const { attempt, context, options, state } = session;
	const { client, settings } = options;
	const { place, waiting } = options.asked;
	const body = progressComment(run, context);
	if (state.progress === void 0 && waiting !== void 0) {
		if (await attempt("edit the comment", () => editComment(options, waiting, body)) === "edited") session.setState({ progress: {
			id: waiting,
			url: commentUrl(session, waiting)
		} });
	}
	if (state.progress === void 0) {
		const comment = await attempt("comment", () => createComment(options, place.number, run.id, body));
		if (comment !== void 0) session.setState({ progress: {
			id: comment.id,
			url: comment.url
		} });
	}
	await attempt("react", () => react(client, place, "rocket"));
	await endLostRuns(session);
	for (const number of numbersOf(session)) {
		const labels = await attempt("read the labels", () => labelsOn(options, number));
		for (const label of labelsToRemove(labels ?? [], settings.label)) await attempt(`take off ${label}`, () => removeLabel(options, number, label));
	}
}
/** Comments of runs that were cut off with nobody left to end them: one that still says "working" is over by now. */
async function endLostRuns({ attempt, context, options }) {
	const { runId, asked } = options;
	const lost = (await attempt("read the comments", () => recordsOn(options, asked.issue)) ?? []).filter(({ record }) => record.state === "running" && record.run !== runId);
	for (const { comment, record } of lost) await attempt("end an older comment", () => editComment(options, comment.id, lostLine(record, context.url)));
}
function lostLine(record, url) {
	return `${commentHead({
		...record,
		state: "finished",
		outcome: "error",
		endedAt: (/* @__PURE__ */ new Date()).toISOString()
	})}\nRedgreen \u00b7 \`error\` \u00b7 This run was cut off and never said how it ended; ${url === void 0 ? "a newer run" : link("a newer run", url)} has begun.`;
}
function commentUrl({ options }, id) {
	const { serverUrl, repository, asked } = options;
	const { number, isPullRequest } = asked.place;
	return `${serverUrl}/${repository}/${isPullRequest ? "pull" : "issues"}/${number}#issuecomment-${id}`;
}
/** The newest review goes to the pull request, on the lines it is about. */
async function review({ attempt, options, state }, run) {
	const given = run.reviews.at(-1);
	const commit = run.headSha;
	const number = state.pullRequest?.number;
	if (given === void 0 || commit === void 0 || number === void 0 || options.client.callsLeft() < 30) return;
	const round = run.reviews.length;
	await attempt("post the review", () => postReview(options, number, {
		review: given,
		runId: run.id,
		round,
		commit
	}));
}
/** Opens our pull request, or takes up the one that is open; its block says what the run does. */
async function openOurs(session, run, branch, base) {
	const { attempt, options, state } = session;
	const { client, repository, serverUrl, settings } = options;
	if (settings.dryRun) return { kind: "planned" };
	const blockFor = (before) => blockOf(session, run, {
		commentUrl: state.progress?.url,
		base,
		before
	});
	const title = plainTitle(run.story.title);
	const ours = state.pullRequest;
	if (ours !== void 0) {
		const edited = await attempt("edit the pull request", () => editBody(options, ours.number, (body) => withBlock(body, blockFor(body))));
		session.setState({ pullRequest: edited ?? ours });
		return {
			kind: "open",
			number: ours.number,
			url: ours.url,
			draft: edited?.draft ?? ours.draft
		};
	}
	const template = await pullRequestTemplate(options);
	const body = withBlock(template, blockFor());
	const hand = compareUrl(serverUrl, repository, base, branch);
	try {
		const draft = settings.draft !== "never";
		const opened = await openPullRequest({
			client,
			repository,
			branch,
			base,
			title,
			body,
			draft
		});
		if (opened.kind === "refused") return {
			...opened,
			compareUrl: hand
		};
		const { kind, ...pullRequest } = opened;
		session.setState({ pullRequest });
		return {
			kind,
			number: pullRequest.number,
			url: pullRequest.url,
			draft: pullRequest.draft
		};
	} catch (error) {
		return {
			kind: "refused",
			reason: `GitHub did not answer: ${messageOf(error)}`,
			compareUrl: hand
		};
	}
}
// src/github/stop-request.ts
/** Whether somebody wants the run to stop: the label `ai-stop`, or the issue or pull request closed. Asked sparingly. */
const maxAsked = 30;
/** Calls that the end of the run needs: no asking below that. */
const reservedCalls = 25;
/** `places` are the issue and, once there is one, the pull request: the first is asked about each time, the other every third time. */
function watchForStop(repo, places, now = () => performance.now()) {
	let questions = 0;
	let calls = 0;
	let last = Number.NEGATIVE_INFINITY;
	let answer;
	const seenOpen = /* @__PURE__ */ new Set();
	return { asked: async () => {
		if (answer !== void 0 || calls >= maxAsked || repo.client.callsLeft() < reservedCalls) return answer;
		if (now() - last < gapMs(calls)) return void 0;
		const [first, second] = places();
		const asked = [first, questions % 3 === 0 && calls < 29 ? second : void 0].filter((place) => place !== void 0);
		questions += 1;
		calls += asked.length;
		last = now();
		answer = (await Promise.all(asked.map((place) => wishAt(repo, place, seenOpen)))).find((wish) => wish !== void 0);
		return answer;
	} };
}
/** The 30 questions reach over some 50 minutes: close together at first, minutes apart at the end. */
function gapMs(count) {
	return count <= 10 ? 20 * count * count : 2e3 * 1.37 ** (count - 10);
}
async function wishAt(repo, { number, wasOpen }, seenOpen) {
	const state = await stateOf(repo, number);
	if (state === "open") seenOpen.add(number);
	if (state === "labelled") return `the label ${stopLabel} was set on #${number}`;
	return state === "closed" && (wasOpen || seenOpen.has(number)) ? `#${number} was closed` : void 0;
}
async function stateOf({ client, repository }, number) {
	try {
		const { data } = await client.octokit.rest.issues.get(issueAt(repository, number));
		if (labelNames(data).some((label) => label.toLowerCase() === "ai-stop")) return "labelled";
		return data.state === "closed" ? "closed" : "open";
	} catch {
		return "unknown";
	}
}
// src/github/forge.ts
/**
* Everything that a run does on GitHub, behind one object: comments, labels, reactions, the pull request, the question whether
* to stop. What GitHub refuses is told through `warn` and never ends a run; the work itself is pushed elsewhere.
*/
const freeEdits = 20;
const maxEdits = 40;
const laterGapMs = 6e4;
/** What the agent does is told in growing gaps: twenty times in an hour. */
const firstToolGapMs = 2e4;
function openForge(options) {
	const { client, repository, now = Date.now } = options;
	const session = openSession(options);
	const { state, attempt } = session;
	const { dryRun, checks } = options.settings;
	const { runId, context } = options;
	const check = checks ? openRunCheck({
		client,
		repository,
		runId,
		url: context.url,
		attempt
	}) : void 0;
	let queue = Promise.resolve();
	let waiting;
	let edits = 0;
	let lastEdit = now();
	let toolGapMs = firstToolGapMs;
	let beginning = false;
	const progress = (run) => {
		const again = waiting !== void 0;
		waiting = run;
		if (again) return;
		queue = queue.then(async () => {
			const latest = waiting ?? run;
			waiting = void 0;
			if (state.ended || state.progress === void 0 || !mayEdit()) return;
			edits += 1;
			lastEdit = now();
			const body = progressComment(latest, session.context);
			const { id } = state.progress;
			if (await attempt("edit the comment", () => editComment(options, id, body)) === "gone") session.setState({ progress: void 0 });
		});
	};
	const mayEdit = () => edits < maxEdits && client.callsLeft() > 30 && (edits < freeEdits || now() - lastEdit >= laterGapMs);
	const watch = watchForStop(options, () => {
		const { place, issue } = options.asked;
		const pull = state.pullRequest?.number;
		return [
			{
				number: place.number,
				wasOpen: true
			},
			...issue === place.number ? [] : [{
				number: issue,
				wasOpen: false
			}],
			...pull === void 0 || pull === place.number ? [] : [{
				number: pull,
				wasOpen: true
			}]
		];
	});
	return {
		onEvent: async (run, event) => {
			if (dryRun || state.ended) return;
			if (event.type === "run-started" || event.type === "interrupted" && options.before?.goesOn === true) {
				beginning = true;
				queue = queue.then(() => begin$1(session, run)).finally(() => {
					beginning = false;
				});
			} else if (isShownAtOnce(event)) progress(run);
			else if (event.type === "tool-started" && now() - lastEdit >= toolGapMs) {
				toolGapMs = Math.min(toolGapMs * 1.5, laterGapMs * 5);
				progress(run);
			}
			if (check !== void 0) queue = queue.then(() => check.onEvent(run, event));
			if (event.type === "review-finished") queue = queue.then(() => review(session, run));
		},
		openPullRequest: async (run, branch, base) => await openOurs(session, run, branch, base),
		stopRequested: async () => beginning ? void 0 : await watch.asked(),
		finish: async (run) => {
			await queue;
			if (state.ended) return;
			session.unanswered = false;
			await endOnGitHub(session, run);
			if (!dryRun) await check?.finish(run);
			session.setState({ ended: true });
		},
		untold: () => session.unanswered,
		state: () => ({ ...state }),
		planned: () => session.planned
	};
}
// src/github/found-state.ts
/** Throws where GitHub does not answer: a second comment would be the price of not knowing. */
async function foundState({ client, repository, place, theirs }, run) {
	const at = async (number) => {
		const comment = await findComment({
			client,
			repository
		}, number, run.id);
		return comment === void 0 ? void 0 : {
			id: comment.id,
			url: comment.url
		};
	};
	const pullRequest = run.branch === void 0 || run.branch === theirs?.branch ? void 0 : await findByHead({
		client,
		repository
	}, run.branch ?? "");
	const elsewhere = pullRequest !== void 0 && pullRequest.number !== place.number;
	return {
		runId: run.id,
		progress: await at(place.number),
		summary: elsewhere ? await at(pullRequest.number) : void 0,
		pullRequest,
		told: false,
		ended: false
	};
}
// src/github/review-comments.ts
const query = `query($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) { reviewThreads(last: 100) { nodes {
    isResolved path line originalLine
    comments(first: 50) { nodes { author { login __typename } body createdAt } }
  } } } }
}`;
/** Anybody may comment on a line, and each person asked about is a call: those who spoke last count. */
const maxPeople = 20;
const maxChars = 4e3;
/** Only GraphQL knows what is resolved. `since`, `until`: ISO 8601, exclusive; later words did not exist at the trigger. */
async function unresolvedRemarks(client, repository, number, { since, until }) {
	const answer = await client.octokit.graphql(query, {
		...repositoryName(repository),
		number
	});
	const [from, to] = [Date.parse(since), Date.parse(until ?? "")];
	const remarks = (answer.repository?.pullRequest?.reviewThreads.nodes ?? []).filter((thread) => !thread.isResolved).flatMap(({ path, line, originalLine, comments }) => comments.nodes.map((comment) => ({
		path,
		line: line ?? originalLine ?? void 0,
		...comment
	}))).filter(({ author, createdAt }) => author?.__typename === "User" && Date.parse(createdAt) > from && !(Date.parse(createdAt) >= to));
	const people = [...new Set(remarks.map(({ author }) => author?.login ?? "").reverse())].slice(0, maxPeople);
	const roles = new Map(await Promise.all(people.map(async (login) => [login, await roleOf(client, repository, login)])));
	return remarks.filter(({ author }) => roles.get(author?.login ?? "") === "writer").slice(-50).map(({ author, path, line, body }) => ({
		author: author?.login ?? "",
		path,
		line,
		body: visibleText(body).text.slice(0, maxChars)
	})).filter(({ body }) => body !== "");
}
// src/github/unbegun.ts
/** What cannot be said is no further error: the log has it. */
async function tellUnbegun(client, { admitted, settings }, reason) {
	const { place, issue } = admitted;
	const repo = {
		client,
		repository: place.repository
	};
	await react(client, place, "confused");
	await postComment(repo, place.number, stoppedReply("error", reason)).catch(() => void 0);
	for (const number of new Set([place.number, issue].filter((one) => one > 0))) {
		await removeLabel(repo, number, settings.label).catch(() => void 0);
		await labelOutcome(repo, number, "error");
	}
}
// src/run-story/check-text.ts
/** What the failing checks of a pull request told, under a budget: read as the output of a verification is. */
/** Of a longer log the beginning is read: what failed first is in it. */
const maxLogBytes = 67108864;
/** Empty where none failed. A log that breaks off is read as far as it came. */
async function checkText(checks, maxChars) {
	const room = Math.floor(maxChars / Math.max(1, checks.length));
	const parts = [];
	for (const { name, conclusion, said, annotations, log } of checks) {
		const head = `${oneLine(name)}: ${conclusion}`;
		const marks = annotations.map(({ path, line, message }) => `- ${oneLine(path)}:${line}: ${oneLine(message)}`);
		const read = log === void 0 ? "" : await condensed(log, Math.floor(room * (marks.length > 0 ? .6 : .9)));
		const text = [
			head,
			said.trim().slice(0, Math.floor(room / 4)),
			marks.join("\n"),
			read
		].filter((part) => part !== "").join("\n");
		parts.push(text.slice(0, room));
	}
	return withoutInvisible(parts.join("\n\n")).text;
}
async function condensed(log, maxChars) {
	const [{ logReader }, { condense }] = await Promise.all([import("./reading.js").then((n) => n.i), import("./reading.js").then((n) => n.o)]);
	const reader = logReader();
	let bytes = 0;
	try {
		for await (const chunk of log) {
			reader.push(chunk);
			bytes += chunk.length;
			if (bytes > maxLogBytes) break;
		}
	} catch {}
	return condense(reader.end(), { maxChars });
}
function oneLine(text) {
	return text.replace(/\s+/g, " ").trim().slice(0, 400);
}
// src/trigger/carry.ts
/** An admitted run from its beginning to its end, or from where another process left it. */
var carry_exports = /* @__PURE__ */ __exportAll({
	begin: () => begin,
	carryOut: () => carryOut,
	endDead: () => endDead,
	endUntold: () => endUntold,
	resumeEvent: () => resumeEvent
});
/** What the run starts from, asked once: a process that goes on with it later must not get another answer. */
async function begin({ event, run }, admission) {
	const { client, asked } = event;
	const { start: admitted, story, warnings, settings, sources } = admission;
	const main = await defaultBranch(client, payloadOf(asked), admitted.place.repository);
	const { theirs, place, trigger } = admitted;
	const found = theirs === void 0 ? await startOf(client, admitted, settings.baseBranch ?? main) : startOnTheirs(theirs, trigger.hint);
	const ref = headWithChecks(admitted, found);
	const { failed, notes } = ref === void 0 ? nothingRead : await failedChecks(client, place.repository, ref);
	const checks = run.host.redact(await checkText(failed, settings.maxFeedbackChars));
	const start = found.kind === "again" ? {
		...found,
		checks
	} : found;
	return {
		story,
		warnings: [...warnings, ...notes],
		settings,
		sources,
		admitted,
		start,
		defaultBranch: main
	};
}
/** Whose failing checks are read: a fix asks what is red on the head. */
function headWithChecks({ ours, theirs, readsChecks }, start) {
	if (theirs !== void 0) return theirs.task === "update" ? void 0 : theirs.head;
	return readsChecks && start.kind === "again" ? ours?.headNow : void 0;
}
/** Carries it to its end. With `resume` nothing is asked, decided or told a second time. */
async function carryOut(request, begun, resume) {
	let isShown = resume !== void 0;
	const onForge = (options, state) => {
		isShown ||= state.progress !== void 0;
		request.run.onForge?.(options, state);
	};
	try {
		return await carried({
			...request,
			run: {
				...request.run,
				onForge
			}
		}, begun, resume);
	} catch (error) {
		if (!isShown && request.answers.by === "action" && !begun.settings.dryRun) {
			const { what, fix } = explain(error);
			await tellUnbegun(request.event.client, begun, request.run.host.redact(`${what}. ${fix}`));
		}
		throw error;
	}
}
async function carried(request, begun, resume) {
	const { event, run: means } = request;
	const { client, asked } = event;
	const { settings, admitted, start } = begun;
	const { place, trigger } = admitted;
	const { repository } = place;
	const secrets = means.secrets(settings);
	for (const secret of secrets) means.host.redact.add(secret);
	const opened = await means.open({
		...begun,
		settings: withoutKeys(settings)
	});
	const { runId, runDir } = opened;
	const options = await forgeOptions(forgeMeans(request), begun, runId, resume?.run);
	const forge = openForge(options);
	means.onForge?.(options, forge.state());
	if (resume?.run.state === "finished") {
		await forge.finish(resume.run);
		return {
			...endOf(resume.run, settings, []),
			untold: forge.untold()
		};
	}
	const run = await runStory({
		story: begun.story,
		settings,
		resolution: {
			sources: begun.sources,
			warnings: begun.warnings
		},
		origin: {
			trigger,
			requester: trigger.kind === "on-red" ? void 0 : requesterOf(payloadOf(asked), trigger.actor ?? "")
		},
		code: {
			repository,
			source: await sourceOf(request, repository),
			start,
			author: await identity(client)
		},
		record: {
			...opened,
			onEvent: means.onEvent
		},
		host: {
			...means.host,
			secrets
		},
		forge,
		resume,
		signal: means.signal,
		fence: means.fence
	});
	return {
		...endOf(run, settings, [...forge.planned(), ...settings.dryRun ? await plannedDiff(runDir, run) : []]),
		untold: forge.untold()
	};
}
/** A repository that is renamed while the run goes on is pushed to under its new name. */
async function sourceOf({ event, run }, repository) {
	const found = await run.source(repository);
	if (found.kind === "local") return found;
	const moved = async () => {
		const { data } = await event.client.octokit.rest.repos.get({ ...repositoryName(repository) });
		return `${run.serverUrl}/${data.full_name}.git`;
	};
	return {
		...found,
		remote: {
			...found.remote,
			moved
		}
	};
}
/** Goes on with a run that another process has begun, with this process's keys and the address that they are for. */
async function resumeEvent(request, begun, resume) {
	const { environment, inputs } = request.event.given;
	const { settings } = resolveSettings({
		environment,
		inputs
	});
	const known = {
		...resolveSettings({}).settings,
		...begun.settings
	};
	return await carryOut(request, {
		...begun,
		settings: {
			...known,
			...keysOf(settings)
		}
	}, resume);
}
const endUntold = "GitHub did not answer when it was told how the run ended";
/** Brings the comments of a run to their end that nobody will go on with. Throws where GitHub did not answer. */
async function endDead(means, begun, run) {
	const forge = openForge(await forgeOptions(means, begun, run.id, run));
	await forge.finish(run);
	if (forge.untold()) throw new Error(endUntold);
}
function forgeMeans({ event, answers, run, log }) {
	const { client, url, now } = event;
	const { serverUrl, onForge, waiting } = run;
	return {
		client,
		url,
		now,
		serverUrl,
		onForge,
		waiting,
		checks: answers.by === "worker",
		log
	};
}
async function forgeOptions(means, { admitted, defaultBranch: main, settings, warnings }, runId, before) {
	const { client, serverUrl, url, now } = means;
	const { place, issue, ours } = admitted;
	const { label, draft, dryRun } = settings;
	const { repository } = place;
	const options = {
		client,
		repository,
		serverUrl,
		defaultBranch: main,
		runId,
		asked: {
			issue,
			place,
			pullRequest: ours?.pullRequest,
			waiting: means.waiting
		},
		settings: {
			label,
			draft,
			dryRun,
			checks: means.checks
		},
		context: {
			url,
			jobToken: /^github-actions(\[bot\])?$/.test(await client.viewer()),
			deadline: new Date(now().getTime() + settings.timeoutMinutes * 6e4 + 12e4).toISOString(),
			notes: warnings
		},
		before: before && {
			goesOn: true,
			state: await foundState({
				client,
				repository,
				place,
				theirs: admitted.theirs
			}, before)
		},
		onState: (state) => means.onForge?.(options, state),
		warn: means.log
	};
	return options;
}
function payloadOf(asked) {
	return asked.kind === "event" ? asked.payload : void 0;
}
/** They are given to the process that goes on by its own environment. */
function withoutKeys(settings) {
	return {
		...settings,
		...Object.fromEntries(secretSettings.map((name) => [camelName(name), void 0]))
	};
}
function keysOf(settings) {
	const names = [
		...secretSettings,
		"anthropic-base-url",
		"openai-base-url"
	];
	return Object.fromEntries(names.map(camelName).map((name) => [name, settings[name]]));
}
function endOf(run, settings, planned) {
	return {
		outcome: run.outcome ?? "error",
		detail: run.detail ?? "",
		settings,
		run,
		planned
	};
}
/** What a dry run would have pushed. */
async function plannedDiff(runDir, run) {
	const diff = (await readDiffs(textsIn(runDir), run)).at(-1);
	if (diff === void 0 || diff.sinceBase === "") return [];
	return [{
		what: "diff",
		where: run.branch ?? "",
		text: diff.sinceBase
	}];
}
const nothingRead = {
	failed: [],
	notes: []
};
function startOnTheirs(theirs, hint) {
	const { branch, baseBranch, number, url, draft, target, task, bot } = theirs;
	return {
		kind: "again",
		branch,
		baseBranch,
		pullRequest: target === "head" ? {
			number,
			url,
			draft
		} : void 0,
		hint,
		reviewComments: [],
		update: task === "update",
		theirs: {
			target,
			bot
		}
	};
}
/** A branch of ours is gone on with, with what writers said on its lines since; everything else begins anew. */
async function startOf(client, { ours, place, trigger, at }, base) {
	if (ours === void 0) return {
		kind: "new",
		baseBranch: base
	};
	const { branch, pullRequest, record } = ours;
	const { hint } = trigger;
	const update = trigger.kind === "update";
	if (pullRequest === void 0) return {
		kind: "again",
		branch,
		baseBranch: base,
		hint,
		reviewComments: [],
		update
	};
	const { number, url, draft } = pullRequest;
	const onto = await baseOfPullRequest(client, place.repository, number);
	const span = {
		since: record.startedAt,
		until: at
	};
	return {
		kind: "again",
		branch,
		baseBranch: onto.branch,
		overBot: onto.ofBot,
		pullRequest: {
			number,
			url,
			draft
		},
		hint,
		update,
		reviewComments: await unresolvedRemarks(client, place.repository, number, span)
	};
}
export { writeNeutralCheck as a, resumeEvent as i, endDead as n, endUntold as r, carry_exports as t };
