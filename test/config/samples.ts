import { accessSettings, addressed } from '../../src/config/provider-settings.ts';
import type { SettingName } from '../../src/config/settings.ts';

interface Sample {
  text: string;
  value: unknown;
}

/** A value of a setting that is not its default, as text and as it comes out. */
export function sampleOf(name: SettingName): Sample {
  const text = addressed.some((provider) => accessSettings(provider)[1] === name)
    ? 'http://127.0.0.1:9'
    : 'k-0123456789ab';
  return own[name] ?? { text, value: text };
}

const own: Record<SettingName, Sample> = {
  'github-token': { text: 'ghs_sample', value: 'ghs_sample' },
  'app-id': { text: '4711', value: '4711' },
  'private-key': { text: '-----BEGIN KEY-----\nx', value: '-----BEGIN KEY-----\nx' },
  'job-token': { text: 'ghs_spare', value: 'ghs_spare' },
  'claude-code-oauth-token': { text: 'sk-ant-oat01-sample-0123', value: 'sk-ant-oat01-sample-0123' },
  provider: { text: 'vertex', value: 'vertex' },
  model: { text: 'claude-opus-5-5', value: 'claude-opus-5-5' },
  effort: { text: 'medium', value: 'medium' },
  'review-model': { text: 'claude-haiku-4-5', value: 'claude-haiku-4-5' },
  agent: { text: 'command', value: 'command' },
  'agent-command': { text: 'my-agent --yes', value: 'my-agent --yes' },
  'agent-env': { text: 'ANTHROPIC_API_KEY, OTHER', value: ['ANTHROPIC_API_KEY', 'OTHER'] },
  'agent-network': { text: 'api.example.com', value: ['api.example.com'] },
  label: { text: 'robot', value: 'robot' },
  'max-iterations': { text: '5', value: 5 },
  'max-iterations-limit': { text: '7', value: 7 },
  'setup-command': { text: 'npm ci', value: 'npm ci' },
  'build-command': { text: 'npm run build', value: 'npm run build' },
  'test-command': { text: 'npm test', value: 'npm test' },
  projects: { text: '{"web": {"test": "npm test"}, "api": null}', value: { web: { test: 'npm test' }, api: null } },
  'test-timeout-minutes': { text: '0.5', value: 0.5 },
  'timeout-minutes': { text: '30', value: 30 },
  mode: { text: 'tdd', value: 'tdd' },
  review: { text: 'false', value: false },
  'max-reworks': { text: '2', value: 2 },
  'max-cost-usd': { text: '2.5', value: 2.5 },
  'max-turns': { text: '7', value: 7 },
  'max-feedback-chars': { text: '900', value: 900 },
  'working-directory': { text: 'packages/api', value: 'packages/api' },
  'base-branch': { text: 'develop', value: 'develop' },
  'branch-prefix': { text: 'bot/', value: 'bot/' },
  sandbox: { text: 'none', value: 'none' },
  'sandbox-network': { text: 'registry.npmjs.org\n*.example.com', value: ['registry.npmjs.org', '*.example.com'] },
  'protected-paths': { text: 'infra/**', value: ['infra/**'] },
  'test-paths': { text: 'src/{a,b}/**/*.spec.ts, e2e/**', value: ['src/{a,b}/**/*.spec.ts', 'e2e/**'] },
  'test-report': { text: 'reports/*.xml', value: ['reports/*.xml'] },
  'test-env': { text: 'DATABASE_URL', value: ['DATABASE_URL'] },
  'setup-env': { text: 'NPM_TOKEN', value: ['NPM_TOKEN'] },
  'test-services': { text: 'localhost:5432', value: ['localhost:5432'] },
  dependencies: { text: 'frozen', value: 'frozen' },
  baseline: { text: 'require-green', value: 'require-green' },
  'flaky-reruns': { text: '0', value: 0 },
  'test-check': { text: 'report', value: 'report' },
  'tdd-max-cycles': { text: '4', value: 4 },
  prices: { text: '{"m": {"input": 1, "output": 2}}', value: { m: { input: 1, output: 2 } } },
  'retention-days': { text: '7', value: 7 },
  'max-runs-per-day': { text: '3', value: 3 },
  draft: { text: 'never', value: 'never' },
  'fix-target': { text: 'branch', value: 'branch' },
  'on-red': { text: 'dependabot, carol', value: ['dependabot', 'carol'] },
  'on-mention': { text: 'true', value: true },
  'fail-on': { text: 'error', value: 'error' },
  'dry-run': { text: 'true', value: true },
  'allow-users': { text: 'mona, hubot', value: ['mona', 'hubot'] },
  'allow-bots': { text: 'renovate[bot]', value: ['renovate[bot]'] },
};
