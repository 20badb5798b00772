/** Runs a command-line coding agent such as Claude Code in the sandbox, and returns its summary and why it ended. */

import { join } from 'node:path';
import { noUsage } from '../run/usage.ts';
import type { Command, CommandResult, Network } from '../sandbox/exec.ts';
import { clippedText } from '../text/clipped-file.ts';
import { followLog, type Step } from './follow-log.ts';
import {
  type AgentEnd,
  type AgentPorts,
  type Effort,
  endOfTurns,
  type Implementer,
  stopOfAbort,
} from './implementer.ts';
import { jsonLines, missingProgram, type Preset } from './preset.ts';
import { systemPrompt } from './prompt.ts';
import { openProviderProxy, type ProxyOptions } from './proxy/provider-proxy.ts';
import { shortenOutput } from './tools/shortened-output.ts';

interface ProgramOptions {
  /** Variables it may see, with their values (`agent-env`). */
  env: Readonly<Record<string, string>>;
  /** Whom it may reach (`agent-network`), of a preset beside the proxy. Default: what the sandbox's setting says. */
  network?: Network;
  /** Milliseconds that are left for one go. */
  timeoutMs(): number;
  ports: AgentPorts;
}

const summaryChars = 2000;
const readBytes = 512 * 1024;
/** Of what a program printed that failed: where it was and why. */
const failedLines = 5;
const failedChars = 600;

/** `command`: the setting `agent-command`. Its cost is unknown. */
export function openCommandAgent({ command, ...options }: ProgramOptions & { command: string }): Implementer {
  const { ports } = options;
  const goOf = openGoes(options);
  return {
    async implement({ number }, prompt, signal) {
      const { result, said, durationMs } = await goOf(number, prompt, { script: command, signal, stepsIn: lastLine });
      // One turn of unknown cost: without it the attempt would read as free.
      await ports.emit({
        type: 'turn-finished',
        attempt: number,
        model: 'command',
        stopReason: result.ended === 'exited' ? `exit ${result.exitCode}` : result.ended,
        usage: noUsage,
        costUsd: null,
        durationMs,
        text: said,
      });
      const missing = 'Check `agent-command`; it runs in the sandbox.';
      return endOfCommand(result, { said, named: 'The agent command', missing, ports });
    },
    async [Symbol.asyncDispose]() {},
  };
}

const lastLine = (lines: string[]) =>
  lines.flatMap((line) => (line.trim() === '' ? [] : [{ tool: 'agent', input: line }])).slice(-1);

interface Program extends Pick<Command, 'script' | 'env' | 'ports' | 'signal'> {
  /** What lines that have come since the last look say that it did. */
  stepsIn(lines: string[]): Step[];
  /** Default: what it printed. */
  summaryOf?: Preset['summaryOf'];
}

/** One go of an agent that has no memory: it is told each time what was asked first. */
function openGoes({ env, network, timeoutMs, ports }: ProgramOptions) {
  let first: string | undefined;
  return async (attempt: number, prompt: string, { stepsIn, summaryOf, ...program }: Program) => {
    const startedAt = ports.now();
    const before =
      first === undefined
        ? []
        : ['What was asked first; the work on it so far is in the tree:', first, 'What is asked now:'];
    first ??= prompt;
    const stdin = ports.redact([systemPrompt, ...before, prompt].join('\n\n'));
    await ports.emit({ type: 'prompt-sent', attempt, text: stdin });
    const logPath = join(ports.logDir, `agent-${attempt}.log`);
    const command = { ...program, stdin, network, logPath, env: { ...env, ...program.env }, timeoutMs: timeoutMs() };
    const result = await followLog({ logPath, attempt, stepsIn, ports }, () => ports.exec(command));
    const output = await clippedText(logPath, readBytes);
    const said = ports.redact(shortenOutput(summaryOf?.(output) ?? output, summaryChars)).trim();
    return { result, said, durationMs: Math.round(ports.now() - startedAt) };
  };
}

/** How it ended, from how its process did. `missing`: what to do where there is no such program. */
async function endOfCommand(
  result: CommandResult,
  { said, named, missing, ports }: { said: string; named: string; missing: string; ports: AgentPorts },
): Promise<AgentEnd> {
  const last = said.split('\n').at(-1) ?? '';
  if (result.ended === 'cancelled' || result.ended === 'timed-out') {
    const stop = await stopOfAbort(ports);
    const detail = `${stop.detail}; the agent command was still at work, and said last: ${last.slice(0, 300)}`;
    return { summary: said, stop: stop.outcome === 'timed-out' && last !== '' ? { ...stop, detail } : stop };
  }
  if (result.exitCode === 0) return { summary: said };
  if (result.exitCode === 126 || result.exitCode === 127) {
    const detail = `${named} could not start (exit code ${result.exitCode}: ${last}). ${missing}`;
    return { summary: said, stop: { outcome: 'misconfigured', detail } };
  }
  const lastLines = said.split('\n').slice(-failedLines).join(' | ').slice(-failedChars);
  const how =
    result.ended === 'limit'
      ? `was ended by the sandbox’s limit on ${result.limit}`
      : `ended with exit code ${result.exitCode}`;
  const failure = `${named} ${how}${lastLines === '' ? ' and printed nothing' : `; it said last: ${lastLines}`}`;
  return { summary: said, failure };
}

export interface PresetAgentOptions extends ProgramOptions, Omit<ProxyOptions, 'ports'> {
  preset: Preset;
  effort?: Effort;
}

export async function openPresetAgent(options: PresetAgentOptions): Promise<Implementer> {
  const { preset, model, effort, maxTurns, ports } = options;
  const proxy = await openProviderProxy(options);
  const goOf = openGoes(options);
  return {
    async implement({ number }, prompt, signal) {
      const go = proxy.begin(number);
      const baseUrl = `http://127.0.0.1:${proxy.port}`;
      const { result, said } = await goOf(number, prompt, {
        ...preset.start({ model, effort, baseUrl, token: go.token }),
        ports: [proxy.port],
        signal: AbortSignal.any([signal, go.signal]),
        stepsIn: (lines) => jsonLines(lines.join('\n')).flatMap((line) => preset.stepsIn(line)),
        summaryOf: preset.summaryOf,
      }).finally(() => go.end());
      const figures = await go.end();
      if (figures.stop !== undefined) return { summary: said, stop: figures.stop };
      if (figures.atTurnLimit) return endOfTurns(maxTurns, said);
      const end = await endOfCommand(result, { said, named: preset.program, missing: missingProgram(preset), ports });
      // The program gave up on the provider: there is nothing to verify that it could have meant.
      const stop = end.stop ?? (result.exitCode === 0 ? undefined : figures.trouble);
      return { ...end, ...(stop !== undefined && { stop }) };
    },
    [Symbol.asyncDispose]: () => proxy[Symbol.asyncDispose](),
  };
}
