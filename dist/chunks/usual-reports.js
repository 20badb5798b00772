import { V as usualPlaces } from "./tests.js";
import { t as readReportFiles } from "./reading.js";
// src/verify/report-files/usual-reports.ts
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
export { readUsualReports };
