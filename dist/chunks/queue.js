// src/store/queue.ts
const defaultLimits = {
	perRepository: 2,
	perInstallation: 5,
	perDay: 200
};
/** The job belongs to another worker by now, or to none. Nothing of it may be written any more. */
var JobLostError = class extends Error {
	name = "JobLostError";
};
function jobKey(repositoryId, number) {
	return `${repositoryId}#${number}`;
}
export { defaultLimits as n, jobKey as r, JobLostError as t };
