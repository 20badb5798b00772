/** Defines how Redgreen starts Claude Code as coding agent, and reads steps and final summary from its JSON output. */

import { objectIn, objectsIn } from '../../text/json.ts';
import { jsonLines, type Preset } from '../preset.ts';

// Tried with version 2.1.
export const preset: Preset = {
  program: 'claude',
  install: 'npm install --global @anthropic-ai/claude-code',
  provider: 'anthropic',
  tokenSetting: 'claude-code-oauth-token',
  start({ model, effort, baseUrl, token }) {
    const args = [
      '--print --output-format stream-json --verbose --no-session-persistence',
      // Nobody is there to be asked, and what it may do is the sandbox's affair.
      '--dangerously-skip-permissions --strict-mcp-config --disallowedTools WebSearch,WebFetch',
      `--model "$ANTHROPIC_MODEL"${effort === undefined ? '' : ` --effort ${effort}`}`,
    ];
    return {
      script: `exec claude ${args.join(' ')}`,
      env: {
        ANTHROPIC_BASE_URL: baseUrl,
        ANTHROPIC_API_KEY: token,
        ANTHROPIC_MODEL: model,
        // The proxy lets no other model through.
        ANTHROPIC_SMALL_FAST_MODEL: model,
        ANTHROPIC_DEFAULT_HAIKU_MODEL: model,
        ANTHROPIC_DEFAULT_SONNET_MODEL: model,
        ANTHROPIC_DEFAULT_OPUS_MODEL: model,
        CLAUDE_CODE_SUBAGENT_MODEL: model,
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
        DISABLE_AUTOUPDATER: '1',
        DISABLE_TELEMETRY: '1',
        DISABLE_ERROR_REPORTING: '1',
        // As root it refuses to go on without asking, unless it is told that it is in a sandbox.
        IS_SANDBOX: '1',
      },
    };
  },
  stepsIn({ type, message }) {
    const calls = type === 'assistant' ? objectsIn(objectIn(message).content) : [];
    return calls.flatMap(({ type, name, input }) => {
      const { command, file_path: path, pattern, description } = objectIn(input);
      return type === 'tool_use'
        ? [{ tool: String(name), input: String(command ?? path ?? pattern ?? description ?? '') }]
        : [];
    });
  },
  summaryOf(output) {
    const result = jsonLines(output).findLast(({ type }) => type === 'result');
    return typeof result?.result === 'string' ? result.result : undefined;
  },
};
