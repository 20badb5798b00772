/** Decides whether a text contains a secret: a known secret value of the run in any usual form, or a vendor's token. */

import { formsOf, makerPatterns } from '../text/secret-forms.ts';

/** True where `text` holds one of the secrets, or enough of one. */
export type SecretScan = (text: string) => boolean;

/** Characters of a secret in a row that are enough: fewer turn up by chance, and tell nobody the rest. */
const windowLength = 12;
/** A shorter value is a word that any file may hold. */
const shortest = 8;

export function scanFor(secrets: Iterable<string>): SecretScan {
  const windows = new Set<string>();
  const whole = new Set<string>();
  for (const secret of secrets) {
    const value = secret.trim();
    if (value.length < shortest) continue;
    for (const form of [
      ...formsOf(value),
      ...formsOf([...value].reverse().join('')),
      ...formsOf(Buffer.from(value).toString('base64')),
    ]) {
      const squeezed = squeeze(form);
      if (squeezed.length < shortest) continue;
      if (isRandom(value)) addWindows(windows, squeezed.slice(publicPrefix(squeezed)));
      else whole.add(squeezed);
    }
  }
  const found = (squeezed: string) =>
    [...whole].some((form) => squeezed.includes(form)) || hasWindow(windows, squeezed);
  return (text) => readings(text).some((reading) => found(squeeze(reading)));
}

/** A key or token, of which a stretch is telling; a URL or a word is looked for whole. */
function isRandom(value: string) {
  return /^[\w+/=.~-]{20,}$/.test(value) && /\d/.test(value) && /[A-Za-z]/.test(value) && new Set(value).size >= 10;
}

/** `sk-ant-api03-` and the like are in every documentation. */
function publicPrefix(squeezed: string) {
  return /^(skantapi\d\d|skproj|githubpat|gh[pousr](?=[A-Za-z0-9]{16})|npm|glpat)/.exec(squeezed)?.[0].length ?? 0;
}

function readings(text: string) {
  if (!/[%\\&]/.test(text)) return [text];
  const byCode = (_: string, a?: string, b?: string, c?: string, d?: string) => {
    const code = d === undefined ? Number.parseInt(a ?? b ?? c ?? '', 16) : Number(d);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  };
  const decoded = text.replace(
    /%([0-9A-Fa-f]{2})|\\x([0-9A-Fa-f]{2})|(?:\\u\{?|&#x)([0-9A-Fa-f]{2,6})[};]?|&#(\d{2,7});/g,
    byCode,
  );
  return decoded === text ? [text] : [text, decoded];
}

/** Letters and digits alone: no quotes, commas, pluses, spaces, line breaks or invisible characters. */
function squeeze(text: string) {
  return text.replace(/\\[nrt]/g, '').replace(/[^A-Za-z0-9]+/g, '');
}

function addWindows(windows: Set<string>, form: string) {
  for (let at = 0; at + windowLength <= form.length; at++) windows.add(form.slice(at, at + windowLength));
}

function hasWindow(windows: Set<string>, text: string) {
  if (windows.size === 0) return false;
  for (let at = 0; at + windowLength <= text.length; at++) {
    if (windows.has(text.slice(at, at + windowLength))) return true;
  }
  return false;
}

interface FoundSecret {
  /** `github`, `aws`, `privatekey` … */
  kind: string;
  text: string;
}

/** Files larger than this are searched for known values only. */
export const maxLintedLength = 1024 * 1024;

/** Loads the rules on first use: 20 ms that a run without changes need not pay. */
export async function lintSecrets(text: string): Promise<FoundSecret[]> {
  const [{ lintSource }, { rules }] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
  ]);
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
function isPlaceholder(value: string) {
  if (
    /example|localhost|127\.0\.0\.1|\[::1\]|\.test\b|\.invalid\b|\$\{|<[a-z-]+>|x{8}|\*{4}|0{8}|(your|dummy|fake)[-_]/i.test(
      value,
    )
  )
    return true;
  return value.length < 200 && new Set(value).size < 10;
}
