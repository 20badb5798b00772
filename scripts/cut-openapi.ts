/**
 * Cuts the calls that Redgreen and its GitHub stand-in use out of GitHub's OpenAPI description, with every schema they reach.
 * The description is the file `generated/api.github.com.json` of the npm package `@octokit/openapi` (MIT; 385 MB unpacked, so it is no dependency):
 *
 *     cd "$(mktemp -d)" && npm pack @octokit/openapi@23.0.2 && tar xzf *.tgz
 *     node scripts/cut-openapi.ts package/generated/api.github.com.json
 */

import { readFile, writeFile } from 'node:fs/promises';

const operations = [
  'repos/get',
  'repos/get-collaborator-permission-level',
  'repos/get-content',
  'repos/get-branch',
  'repos/get-commit',
  'repos/get-combined-status-for-ref',
  'repos/compare-commits',
  'git/get-ref',
  'git/list-matching-refs',
  'git/create-ref',
  'git/update-ref',
  'git/delete-ref',
  'git/get-commit',
  'issues/list-for-repo',
  'issues/create',
  'issues/get',
  'issues/list-events',
  'issues/list-comments',
  'issues/list-comments-for-repo',
  'issues/create-comment',
  'issues/get-comment',
  'issues/update-comment',
  'issues/get-label',
  'issues/create-label',
  'issues/add-labels',
  'issues/remove-label',
  'reactions/create-for-issue',
  'reactions/create-for-issue-comment',
  'pulls/list',
  'pulls/get',
  'pulls/create',
  'pulls/update',
  'pulls/list-files',
  'pulls/list-commits',
  'pulls/list-reviews',
  'pulls/create-review',
  'pulls/list-review-comments',
  'pulls/request-reviewers',
  'checks/create',
  'checks/update',
  'checks/list-for-ref',
  'checks/list-annotations',
  'users/get-by-username',
  'users/get-authenticated',
  'actions/get-workflow-run',
  'actions/download-job-logs-for-workflow-run',
  'rate-limit/get',
  'apps/get-authenticated',
  'apps/list-installations',
  'apps/get-repo-installation',
  'apps/create-installation-access-token',
  'apps/list-repos-accessible-to-installation',
  'apps/list-webhook-deliveries',
  'apps/redeliver-webhook-delivery',
  'apps/get-webhook-config-for-app',
  'apps/revoke-installation-access-token',
  'apps/create-from-manifest',
];

/** Told for people, not checked: a third of the size. */
const prose = new Set(['description', 'summary', 'example', 'examples', 'externalDocs', 'x-github', 'tags']);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const source = process.argv[2];
if (source === undefined) throw new Error('usage: node scripts/cut-openapi.ts <api.github.com.json>');
const whole: Json = JSON.parse(await readFile(source, 'utf8'));

const wanted = new Set(operations);
const paths: Record<string, Json> = {};
for (const [path, item] of entries(at(whole, 'paths'))) {
  for (const [method, operation] of entries(item)) {
    const id = at(operation, 'operationId');
    if (typeof id !== 'string' || !wanted.delete(id)) continue;
    paths[path] = { ...Object.fromEntries(entries(paths[path])), [method]: withoutProse(operation, false) };
  }
}
if (wanted.size > 0) throw new Error(`not in the description: ${[...wanted].join(', ')}`);

const components: Record<string, Record<string, Json>> = {};
reach(paths);
const out = { openapi: at(whole, 'openapi'), info: { version: at(at(whole, 'info'), 'version') }, paths, components };
await writeFile(new URL('../test/fixtures/openapi/github.json', import.meta.url), `${JSON.stringify(out)}\n`);

/** Copies what a `$ref` names, and what that names in turn. */
function reach(value: Json | undefined): void {
  if (Array.isArray(value)) for (const each of value) reach(each);
  for (const [key, each] of entries(value)) {
    if (key !== '$ref' || typeof each !== 'string') {
      reach(each);
      continue;
    }
    const [, , kind = '', name = ''] = each.split('/');
    const group = components[kind] ?? {};
    components[kind] = group;
    if (kind === 'examples' || name in group) continue;
    const part = withoutProse(at(at(at(whole, 'components'), kind), name), false);
    group[name] = part;
    reach(part);
  }
}

/** Inside `properties` every key is a name: a field called `description` stays. */
function withoutProse(value: Json | undefined, names: boolean): Json {
  if (Array.isArray(value)) return value.map((each) => withoutProse(each, false));
  if (value === null || typeof value !== 'object') return value ?? null;
  const kept = Object.entries(value).filter(([key]) => names || !prose.has(key));
  return Object.fromEntries(
    kept.map(([key, each]) => [key, withoutProse(each, !names && (key === 'properties' || key === 'headers'))]),
  );
}

function at(value: Json | undefined, key: string): Json | undefined {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value[key] : undefined;
}

function entries(value: Json | undefined): [string, Json][] {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : [];
}
