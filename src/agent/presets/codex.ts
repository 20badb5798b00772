/** Defines how Redgreen starts the Codex CLI as coding agent, and reads steps and summary from its JSON output. */

import { objectIn } from '../../text/json.ts';
import { jsonLines, type Preset } from '../preset.ts';

// It has no levels above high.
const levels = { low: 'low', medium: 'medium', high: 'high', xhigh: 'high', max: 'high' };

// Tried with version 0.169.
export const preset: Preset = {
  program: 'codex',
  install: 'npm install --global @openai/codex',
  provider: 'openai',
  start({ model, effort, baseUrl, token }) {
    const provider = `{name="redgreen",base_url="${baseUrl}/v1",env_key="OPENAI_API_KEY",wire_api="responses",supports_websockets=false}`;
    const config = [
      'model_provider="redgreen"',
      `model_providers.redgreen=${provider}`,
      'web_search="disabled"',
      'analytics.enabled=false',
      'check_for_update_on_startup=false',
      ...(effort === undefined ? [] : [`model_reasoning_effort="${levels[effort]}"`]),
    ];
    const args = [
      'exec --json --ephemeral --ignore-user-config --skip-git-repo-check',
      // Nobody is there to be asked, and what it may do is our sandbox's affair: its own cannot be made inside.
      '--dangerously-bypass-approvals-and-sandbox',
      ...config.map((line) => `--config '${line}'`),
      '--model "$REDGREEN_CODEX_MODEL" -',
    ];
    return { script: `exec codex ${args.join(' ')}`, env: { OPENAI_API_KEY: token, REDGREEN_CODEX_MODEL: model } };
  },
  stepsIn({ type, item }) {
    const { type: kind, command } = objectIn(item);
    return type === 'item.started' && kind === 'command_execution' ? [{ tool: 'shell', input: String(command) }] : [];
  },
  summaryOf(output) {
    const said = jsonLines(output)
      .map(({ item }) => objectIn(item))
      .findLast(({ type }) => type === 'agent_message');
    return typeof said?.text === 'string' ? said.text : undefined;
  },
};
