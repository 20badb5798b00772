/** Finds tokens and keys of known makers in a text, by secretlint's recommended rules and our own. */

import { makerPatterns } from '../text/secret-forms.ts';

export interface FoundSecret {
  /** `github`, `aws`, `privatekey` … */
  kind: string;
  text: string;
}

/** Files larger than this are searched for known values only. */
export const maxLintedLength = 1024 * 1024;

/** Loads the rules on first use: 20 ms that a run without changes need not pay. */
export async function lintSecrets(text: string): Promise<FoundSecret[]> {
  const [{ lintSource }, { rules }] = await loadSecretRules();
  // Without filter-comments, by which a file could switch the search off.
  const searching = rules.filter(({ meta }) => !meta.id.endsWith('filter-comments'));
  const config = { rules: searching.map((rule) => ({ id: rule.meta.id, rule, options: {} })) };
  const { messages } = await lintSource({
    source: { content: text, filePath: 'file', contentType: 'text', ext: '' },
    options: { config, noPhysicFilePath: true },
  });
  const linted = messages.map(({ ruleId, range }) => ({
    kind: ruleId.replace('@secretlint/secretlint-rule-', ''),
    text: text.slice(...range),
  }));
  return [...linted, ...further(text)].filter(({ text: value }) => !isPlaceholder(value));
}

/** Also ahead of the first use, where there is nothing to do but wait. */
export function loadSecretRules() {
  return Promise.all([import('@secretlint/core'), import('@secretlint/secretlint-rule-preset-recommend')]);
}

/** What the rules miss: makers that they do not know, keys of new kinds, which are short, tokens that have grown longer. */
function further(text: string): FoundSecret[] {
  const values = makerPatterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([value]) => value));
  return values.map((value) => ({ kind: known.find(([, start]) => start.test(value))?.[0] ?? 'key', text: value }));
}

const known: readonly [kind: string, start: RegExp][] = [
  ['github', /^gh[pousr]_|^github_/],
  ['anthropic', /^sk-ant-/],
  ['aws', /^A(KIA|SIA)/],
];

/** Documentation and tests are full of these. */
function isPlaceholder(value: string): boolean {
  if (
    /example|localhost|127\.0\.0\.1|\[::1\]|\.test\b|\.invalid\b|\$\{|<[a-z-]+>|x{8}|\*{4}|0{8}|(your|dummy|fake)[-_]/i.test(
      value,
    )
  )
    return true;
  return value.length < 200 && new Set(value).size < 10;
}
