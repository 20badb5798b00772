/**
 * Opens the one sandbox of a run, in which setup, the agent's shell, build and tests are run. All foreign code runs in it, and
 * it holds no key.
 */

import { chooseBackend } from './choose-backend.ts';
import { openCommandViews } from './command-views.ts';
import type { Sandbox, SandboxOptions } from './sandbox-options.ts';

export type OpenedSandbox = { ok: true; sandbox: Sandbox } | { ok: false; reason: string; fix: string };

/** Goes down the ladder: bubblewrap, namespaces made by root, docker. Never ends at no sandbox unless that was asked for. */
export async function openSandbox(options: SandboxOptions): Promise<OpenedSandbox> {
  const opened = await chooseBackend(options);
  return opened.ok ? { ok: true, sandbox: await openCommandViews(opened) } : opened;
}
