/** The workflow that `redgreen init --on-red` writes: red pull requests are mended unasked. */

import { parse } from 'yaml';
import { majorTag, projectRepository, projectUrl } from '../project.ts';
import { workflowMark } from './workflow-text.ts';

export const onRedPath = '.github/workflows/redgreen-on-red.yml';

/**
 * `workflow_run` is started from the default branch, and nothing of the pull request is checked out by it: its code runs in the
 * sandbox alone. The token is an App's, since what the job's own token pushes starts no CI.
 */
export function onRedWorkflow({
  workflows,
  repository = projectRepository,
  reference = majorTag,
}: {
  workflows: string[];
  repository?: string;
  reference?: string;
}): string {
  const red = "github.event.workflow_run.conclusion == 'failure' && github.event.workflow_run.pull_requests[0]";
  return `${workflowMark} with \`--on-red\`; ${projectUrl} has the settings. Who is mended: \`on-red\` in .github/redgreen.yml.
name: Redgreen on red
on:
  workflow_run:
    workflows: ${JSON.stringify(workflows)}
    types: [completed]
permissions: {}
jobs:
  mend:
    # Only saves minutes: whose pull request it is, and whether a run has been at this head, is decided by the action.
    if: ${red}
    runs-on: ubuntu-24.04
    timeout-minutes: 75
    permissions:
      contents: read
    concurrency:
      group: redgreen-\${{ ${red} && github.event.workflow_run.pull_requests[0].number || github.run_id }}
      cancel-in-progress: false
      queue: max
    steps:
      - uses: ${repository}@${reference}
        with:
          app-id: \${{ vars.REDGREEN_APP_ID }}
          private-key: \${{ secrets.REDGREEN_APP_KEY }}
          anthropic-api-key: \${{ secrets.ANTHROPIC_API_KEY }}
`;
}

/** Names of those of these workflow files that run on pull requests; without a name GitHub calls one by its path. */
export function checkWorkflows(files: ReadonlyMap<string, string>): string[] {
  const names: string[] = [];
  for (const [path, text] of files) {
    if (text.startsWith(workflowMark)) continue;
    const workflow = read(text);
    const on = workflow?.on;
    const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on ?? {});
    if (events.includes('pull_request')) names.push(typeof workflow?.name === 'string' ? workflow.name : path);
  }
  return names;
}

function read(text: string): { name?: unknown; on?: string | unknown[] | Record<string, unknown> } | undefined {
  try {
    return parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
