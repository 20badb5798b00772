/**
 * Cuts the calls that Redgreen and its GitHub stand-in use out of GitHub's OpenAPI description, with every schema they reach.
 * The description is the file `generated/api.github.com.json` of the npm package `@octokit/openapi` (MIT; 385 MB unpacked, so it is no dependency):
 *
 *     cd "$(mktemp -d)" && npm pack @octokit/openapi@23.0.2 && tar xzf *.tgz
 *     node scripts/cut-openapi.ts package/generated/api.github.com.json
 */

import { readFile, writeFile } from 'node:fs/promises';
import { listed } from '../src/text/word-list.ts';

/** By group: `repos/get`, `repos/get-content` and so on. */
const operations = Object.entries({
  repos: `get get-collaborator-permission-level get-content get-branch get-commit get-combined-status-for-ref
    compare-commits get-branch-rules get-repo-ruleset`,
  git: 'get-ref create-ref',
  issues: `list-for-repo get list-events list-comments list-comments-for-repo create-comment get-comment
    update-comment get-label create-label add-labels remove-label`,
  reactions: 'create-for-issue create-for-issue-comment',
  pulls: 'list get create update list-files list-commits list-reviews create-review request-reviewers',
  checks: 'create update list-for-ref list-annotations',
  users: 'get-authenticated',
  actions: 'get-workflow-run download-job-logs-for-workflow-run',
  'rate-limit': 'get',
  apps: `get-authenticated list-installations get-repo-installation create-installation-access-token
    list-repos-accessible-to-installation list-webhook-deliveries redeliver-webhook-delivery
    get-webhook-config-for-app revoke-installation-access-token create-from-manifest`,
}).flatMap(([group, names]) => listed(names).map((name) => `${group}/${name}`));

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
