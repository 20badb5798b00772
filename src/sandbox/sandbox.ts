/** The one sandbox of a run: setup, the agent's shell, build and tests. All foreign code runs in it; it holds no key. */

import { chooseBackend } from './choose-backend.ts';
import { openCommandViews } from './command-views.ts';
import { defaultLimits } from './limits.ts';
import type { Sandbox, SandboxOptions } from './sandbox-options.ts';

export type OpenedSandbox = { ok: true; sandbox: Sandbox } | { ok: false; reason: string; fix: string };

/** Goes down the ladder: bubblewrap, namespaces made by root, docker. Never ends at no sandbox unless that was asked for. */
export async function openSandbox(options: SandboxOptions): Promise<OpenedSandbox> {
  return viewsOf(await chooseBackend(options), options);
}

/**
 * The first of the ladder that can be opened, untried: the self-test has to be its first command. One that `holds` not is to be closed,
 * and `openSandbox` asked in its place.
 */
export async function openUntried(options: SandboxOptions): Promise<OpenedSandbox> {
  return viewsOf(await chooseBackend(options, defaultLimits, async () => undefined), options);
}

async function viewsOf(opened: Awaited<ReturnType<typeof chooseBackend>>, options: SandboxOptions) {
  if (!opened.ok) return opened;
  await options.treeReady;
  return { ok: true as const, sandbox: await openCommandViews(opened) };
}
