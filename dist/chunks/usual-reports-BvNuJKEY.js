import { t as readReportFiles } from "./reading-wJKeCkg_.js";
// src/report-files/usual-reports.ts
/** Below each of them no folder is looked into that a glob does not name: a tree may have a hundred thousand. */
const usualPlaces = [
	...[
		"junit*.xml",
		"report*.xml",
		"test-re*.xml",
		"testResults.xml",
		"pytest*.xml",
		"nosetests.xml",
		"ctrf*.json"
	],
	...[
		"reports",
		"test-results",
		"test-reports"
	].flatMap((folder) => [`${folder}/*.xml`, `${folder}/*/*.xml`]),
	...[
		"",
		"*/",
		"*/*/"
	].flatMap((module) => [...[
		"surefire-reports",
		"failsafe-reports",
		"test-reports"
	].map((folder) => `${module}target/${folder}/*.xml`), ...["*.xml", "*/*.xml"].map((file) => `${module}build/test-results/${file}`)]),
	...[
		"target/nextest/*/junit.xml",
		"_build/test/lib/*/*.xml",
		"ctrf/*.json"
	]
];
/**
* What they say; undefined where the output counts by itself: it has told all, and what tests of a reporter write is no report. For
* the same reason a failure beside exit 0 counts only where such files were believed before.
*/
async function readUsualReports(place, { text, exitCode, before }) {
	if (text.counts !== void 0) return void 0;
	const files = await readReportFiles({
		...place,
		globs: usualPlaces
	});
	if (files === void 0 || Object.values(files.counts).every((count) => count === 0)) return void 0;
	return exitCode === 0 && files.failures.length > 0 && before === void 0 ? void 0 : files;
}
export { readUsualReports, usualPlaces };
