/** `context` alone: imported by name, so that the Octokit and undici beside it stay out of the bundle. Reads the event's file as it is loaded. */
export { context } from '@actions/github';
