/**
 * Runs a command-line agent in the sandbox for each attempt, passes it the prompt on stdin and reads its summary. The agent is
 * either any command or that of a preset, whose model calls pass through a metering proxy.
 */

import { join } from 'node:path';
import { noUsage } from '../run/usage.ts';
import type { CommandResult, Network } from '../sandbox/exec.ts';
import { followLog } from './follow-log.ts';
import type { Effort } from './go.ts';
import { type AgentEnd, type AgentPorts, endOfTurns, type Implementer, stopOfAbort } from './implementer.ts';
import { jsonLines, missingProgram, type Preset } from './preset.ts';
import { systemPrompt } from './prompt.ts';
import type { Provider } from './provider.ts';
import { openProviderProxy, type ProxyOptions } from './proxy/provider-proxy.ts';
import { headAndTail } from './tools/bash.ts';
import { condense } from './tools/condense.ts';

export interface CommandAgentOptions {
  /** The setting `agent-command`. */
  command: string;
  /** Variables it may see, with their values (`agent-env`). */
  env: Readonly<Record<string, string>>;
  /** Whom it may reach (`agent-network`). Default: what the sandbox's setting says. */
  network?: Network;
  /** Milliseconds that are left for one go. */
  timeoutMs(): number;
  /** How often it is asked whether the run is to stop, while the command works. Default: five seconds. */
  askMs?: number;
  ports: AgentPorts;
}

const summaryChars = 2000;
const readBytes = 256 * 1024;
/** Of what a program printed that failed: where it was and why. */
const failedLines = 5;
const failedChars = 600;

/** An agent that is started anew for each attempt: it is told each time what was asked first. Its cost is unknown. */
export function openCommandAgent(options: CommandAgentOptions): Implementer {
  const { command, env, network, timeoutMs, askMs = 5_000, ports } = options;
  const promptOf = openPrompts(ports);
  return {
    async implement(attempt, prompt, signal) {
      const startedAt = ports.now();
      const { stdin, logPath } = await promptOf(attempt.number, prompt);
      using asking = askWhile(ports, signal, askMs);
      const invocation = { script: command, stdin, env, network, logPath, signal: asking.signal };
      const followed = { logPath, attempt: attempt.number, stepsIn: lastLine, ports };
      const result = await followLog(followed, () => ports.exec({ ...invocation, timeoutMs: timeoutMs() }));
      const durationMs = Math.round(ports.now() - startedAt);
      const said = ports.redact(condense(await headAndTail(logPath, readBytes), summaryChars)).trim();
      // One turn of unknown cost: without it the attempt would read as free.
      await ports.emit({
        type: 'turn-finished',
        attempt: attempt.number,
        model: 'command',
        stopReason: result.ended === 'exited' ? `exit ${result.exitCode}` : result.ended,
        usage: noUsage,
        costUsd: null,
        durationMs,
        text: said,
      });
      const missing = 'Check `agent-command`; it runs in the sandbox.';
      return { ...(await endOfCommand(result, { said, named: 'The agent command', missing, ports })), durationMs };
    },
    async [Symbol.asyncDispose]() {},
  };
}

const lastLine = (lines: string[]) =>
  lines.flatMap((line) => (line.trim() === '' ? [] : [{ tool: 'agent', input: line }])).slice(-1);

/** Its calls of the model are not seen here, so nothing else would ask before each. */
function askWhile(
  ports: Pick<AgentPorts, 'limit'>,
  signal: AbortSignal,
  everyMs: number,
): Disposable & { signal: AbortSignal } {
  const stopped = new AbortController();
  const ask = async () => {
    if ((await ports.limit()) !== undefined) stopped.abort();
  };
  const timer = setInterval(() => void ask().catch(() => undefined), everyMs);
  return { signal: AbortSignal.any([signal, stopped.signal]), [Symbol.dispose]: () => clearInterval(timer) };
}

/** What an agent without a memory is told in each attempt: everything. And where its output is kept. */
export function openPrompts(ports: AgentPorts) {
  let first: string | undefined;
  return async (attempt: number, prompt: string): Promise<{ stdin: string; logPath: string }> => {
    const before =
      first === undefined
        ? []
        : ['What was asked first; the work on it so far is in the tree:', first, 'What is asked now:'];
    first ??= prompt;
    const stdin = ports.redact([systemPrompt, ...before, prompt].join('\n\n'));
    await ports.emit({ type: 'prompt-sent', attempt, text: stdin });
    return { stdin, logPath: join(ports.logDir, `agent-${attempt}.log`) };
  };
}

/** How it ended, from how its process did. `missing`: what to do where there is no such program. */
export async function endOfCommand(
  result: CommandResult,
  { said, named, missing, ports }: { said: string; named: string; missing: string; ports: AgentPorts },
): Promise<Omit<AgentEnd, 'durationMs'>> {
  const last = said.split('\n').at(-1) ?? '';
  if (result.ended === 'cancelled' || result.ended === 'timed-out') {
    const stop = await stopOfAbort(ports);
    const detail = `${stop.detail}; the agent command was still at work, and said last: ${last.slice(0, 300)}`;
    return { summary: said, stop: stop.outcome === 'timed-out' && last !== '' ? { ...stop, detail } : stop };
  }
  const lastLines = said.split('\n').slice(-failedLines).join(' | ').slice(-failedChars);
  const saidLast = lastLines === '' ? ' and printed nothing' : `; it said last: ${lastLines}`;
  if (result.ended === 'limit') {
    return { summary: said, failure: `${named} was ended by the sandbox’s limit on ${result.limit}${saidLast}` };
  }
  if (result.exitCode === 126 || result.exitCode === 127) {
    const detail = `${named} could not start (exit code ${result.exitCode}: ${last}). ${missing}`;
    return { summary: said, stop: { outcome: 'misconfigured', detail } };
  }
  if (result.exitCode !== 0) {
    return { summary: said, failure: `${named} ended with exit code ${result.exitCode}${saidLast}` };
  }
  return { summary: said };
}

/** Which model is asked, where, and by which key. */
export interface ProviderOptions extends Pick<ProxyOptions, 'key' | 'baseURL' | 'model' | 'prices'> {
  /** Whose model it is. */
  row: Provider;
  effort?: Effort;
}

/** `network`: whom it may reach beside the proxy. */
export interface PresetAgentOptions extends Omit<CommandAgentOptions, 'command' | 'askMs'> {
  preset: Preset;
  provider: ProviderOptions;
  /** Calls of the model in one attempt. */
  maxTurns: number;
}

export async function openPresetAgent(options: PresetAgentOptions): Promise<Implementer> {
  const { preset, provider, maxTurns, env, network, timeoutMs, ports } = options;
  const { model, effort, row, ...access } = provider;
  const proxy = await openProviderProxy({ ...access, model, provider: row, maxTurns, ports });
  const promptOf = openPrompts(ports);
  return {
    async implement(attempt, prompt, signal) {
      const startedAt = ports.now();
      const { stdin, logPath } = await promptOf(attempt.number, prompt);
      const go = proxy.begin(attempt.number);
      const baseUrl = `http://127.0.0.1:${proxy.port}`;
      const { script, env: own } = preset.start({ model, effort, baseUrl, token: go.token });
      const reach = { network, ports: [proxy.port], signal: AbortSignal.any([signal, go.signal]) };
      const command = { script, stdin, env: { ...env, ...own }, logPath, timeoutMs: timeoutMs(), ...reach };
      const stepsIn = (lines: string[]) => jsonLines(lines.join('\n')).flatMap((line) => preset.stepsIn(line));
      const followed = { logPath, attempt: attempt.number, stepsIn, ports };
      const result = await followLog(followed, () => ports.exec(command)).finally(() => go.end());
      const figures = await go.end();
      const output = await headAndTail(logPath, readBytes);
      const said = ports.redact(condense(preset.summaryOf(output) ?? output, summaryChars)).trim();
      const durationMs = Math.round(ports.now() - startedAt);
      if (figures.stop !== undefined) return { summary: said, stop: figures.stop, durationMs };
      if (figures.atTurnLimit) return { ...endOfTurns(maxTurns, said), durationMs };
      const end = await endOfCommand(result, { said, named: preset.program, missing: missingProgram(preset), ports });
      // The program gave up on the provider: there is nothing to verify that it could have meant.
      const stop = end.stop ?? (result.exitCode === 0 ? undefined : figures.trouble);
      return { ...end, ...(stop !== undefined && { stop }), durationMs };
    },
    [Symbol.asyncDispose]: () => proxy[Symbol.asyncDispose](),
  };
}
