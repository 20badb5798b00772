/** What looks like a token or key of a known maker, by secretlint's recommended rules. */

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

/** What the rules miss: installation tokens of variable length, and AWS key ids. */
function further(text: string): FoundSecret[] {
  const patterns: [string, RegExp][] = [
    ['github', /(?<![A-Za-z0-9])gh[pousr]_[A-Za-z0-9_.-]{30,2000}/g],
    ['anthropic', /(?<![A-Za-z0-9])sk-ant-[A-Za-z0-9_-]{30,2000}/g],
    ['aws', /(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/g],
  ];
  return patterns.flatMap(([kind, pattern]) => [...text.matchAll(pattern)].map(([value]) => ({ kind, text: value })));
}

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
