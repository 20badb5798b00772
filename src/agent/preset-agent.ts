/**
 * Starts a command-line agent from its preset anew for each attempt, and meters its model calls through Redgreen's own proxy.
 */

import { type CommandAgentOptions, endOfCommand, openPrompts } from './command.ts';
import { followLog } from './follow-log.ts';
import type { Effort } from './go.ts';
import { endOfTurns, type Implementer } from './implementer.ts';
import { jsonLines, missingProgram, type Preset } from './preset.ts';
import type { Provider } from './provider.ts';
import { openProviderProxy, type ProxyOptions } from './proxy/provider-proxy.ts';
import { headAndTail } from './tools/bash.ts';
import { condense } from './tools/condense.ts';

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

const summaryChars = 2000;
const readBytes = 256 * 1024;

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
