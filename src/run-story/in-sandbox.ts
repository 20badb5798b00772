/** A story in its sandbox: the commands that run the tests of its base, then the agent. */

import type { Sandbox } from '../sandbox/sandbox-options.ts';
import { chooseBase } from './base.ts';
import { tellBranch } from './branches.ts';
import type { End } from './end.ts';
import { implementStory, openAgents } from './implement-story.ts';
import type { Limits } from './limits.ts';
import { outsideFiles, outsideWords } from './outside-files.ts';
import type { FoundCommands } from './prepare.ts';
import type { RunRequest } from './request.ts';
import { type Once, tellResumed } from './resume.ts';
import type { Workspace } from './workspace.ts';

export async function inSandbox(
  request: RunRequest,
  limits: Limits,
  once: Once,
  { workspace, sandbox: opened, found }: { workspace: Workspace; sandbox: Sandbox; found: FoundCommands },
): Promise<End> {
  const { emit } = once;
  await tellBranch(request, workspace, emit);
  await tellResumed(request, workspace, emit);
  request.record.open?.();
  const base = await chooseBase(request, limits, emit, { workspace, sandbox: opened, found });
  if ('stop' in base) return base.stop;
  const { known, verifier, verifying, sandbox } = base;
  if (known.result !== 'passed') {
    const outside = await outsideFiles(request, sandbox, request.record.recorder.run());
    if (outside.length > 0) await emit({ type: 'warning', text: outsideWords(outside) });
  }
  // Whole before the agent writes: the tree as setup left it lies below every later layer.
  await sandbox.freeze();
  const place = { request, workspace, sandbox, limits, testMs: () => verifier.baseline?.durationMs ?? 0, emit };
  await using agents = await openAgents(place);
  // Awaited here: the agents must live until the run is over.
  return await implementStory(once, { known, verifier, verifying, place, agents });
}
