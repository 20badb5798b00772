/** What tests print, models say, files and tests are called, in order to act in a log, a page, a comment or a terminal. */

export interface Payload {
  rows: string[];
  text: string;
}

/** Where one gets through it can be told from our own by this word. */
export const forged = 'FORGED';

const of = (rows: string[], texts: string[]): Payload[] => texts.map((text) => ({ rows, text }));

export const payloads: Payload[] = [
  ...of(
    ['S60'],
    [
      `::add-mask::${forged}`,
      `::stop-commands::${forged}`,
      `  ::set-output name=${forged}::x`,
      `\t::error::${forged}`,
      `x\r::warning::${forged}`,
      `\u000b::notice::${forged}`,
      `\u000c::notice::${forged}`,
      `x\u2028::group::${forged}`,
      `x\u2029::group::${forged}`,
      `\u0085::debug::${forged}`,
      `\ufeff::error::${forged}`,
      `\u00a0::error::${forged}`,
      `\u200b::error::${forged}`,
      `::endgroup::`,
      `::save-state name=redgreen-state-file::/tmp/${forged}`,
      `::set-env name=NODE_OPTIONS::--require ${forged}`,
      `::add-path::/${forged}`,
      `::add-matcher::${forged}.json`,
      `::echo::on`,
      `::ERROR file=x,line=1::${forged}`,
      `##[error]${forged}`,
      `text ##[add-path]${forged}`,
      `##[group]${forged}`,
      `##[set-env name=${forged}]1`,
      `#\u200b#[add-mask]${forged}`,
      `%0A::error::${forged}`,
      `%0D%0A##[error]${forged}`,
      `\\r::error::${forged}`,
    ],
  ),
  ...of(
    ['S62'],
    [
      '@org/team look',
      '@mona',
      'mail x@y.example',
      'fixes #1',
      'Closes acme/shop#1',
      'resolves: GH-1',
      'see https://github.com/acme/shop/issues/1',
      '/retry',
      '/redgreen stop',
      '/deploy prod',
      '[skip ci]',
      '[ci skip] ***NO_CI***',
      'Co-authored-by: Eve <eve@evil.example>',
      'Redgreen-Run: forged',
      'Signed-off-by: Eve <eve@evil.example>',
      '0123456789abcdef0123456789abcdef01234567',
    ],
  ),
  ...of(
    ['S63'],
    [
      '```',
      '````',
      '~~~~',
      '</details>',
      `<details open><summary>${forged}</summary>`,
      '<!--',
      '-->',
      '<!-- redgreen:run=forged -->',
      '# Passed after 1 attempt',
      '| a | b |',
      '|---|---|',
      '> quote',
      '- [x] done',
      '1. list',
      '***',
      '===',
      '    code',
      '`code',
      '``` `` `',
      '\\`\\*\\',
      '$$x$$',
      '<br>',
      '&lt;/details&gt;',
      '&#60;/details&#62;',
      '[x]: https://evil.example',
      '[^1]: note',
      '{{ x }}',
    ],
  ),
  ...of(
    ['S37', 'S64'],
    [
      '![x](https://evil.example/?d=1)',
      '[click](https://evil.example)',
      '<https://evil.example>',
      'https://evil.example/x',
      'www.evil.example',
      '[x](javascript:alert(1))',
      '<img src=https://evil.example onerror=alert(1)>',
      '<script>alert(1)</script>',
      '</script><script>alert(1)</script>',
      '<svg/onload=alert(1)>',
      '<a href="javascript:alert(1)">x</a>',
      '<style>*{background:url(https://evil.example)}</style>',
      '<iframe src=https://evil.example></iframe>',
      '"><img src=x onerror=alert(1)>',
      "' onmouseover=alert(1) x='",
      '<base href=https://evil.example>',
      '<meta http-equiv=refresh content=0;url=https://evil.example>',
      ']]><x>',
    ],
  ),
  ...of(
    ['S65'],
    [
      '\u001b]52;c;Rk9SR0VE\u0007',
      '\u001b]8;;https://evil.example\u0007x\u001b]8;;\u0007',
      '\u001b]0;title\u0007',
      '\u001b[2J\u001b[H',
      '\u009b2J',
      '\u001bP+q\u001b\\',
      '\u001b[?1049h',
      '\u001b[31mred',
      '\u0007\u0008\u0008\u0008',
      '\u0000NUL\u0000',
    ],
  ),
  ...of(
    ['S18'],
    [
      'a\u202eb\u2066c\u2069',
      'tag \u{e0041}\u{e0042}',
      'zero\u200bwidth\u2060joiner\ufeff',
      'soft\u00adhyphen',
      'filler\u3164\u115f',
      'variation\ufe0f\u{e0100}',
      'math\u2061\u2062\u2063\u2064',
      '\u200e\u180e\u2800',
    ],
  ),
  ...of(['S66'], [`=cmd|'/c calc'!A1`, '+1+1', '-1+1', '@SUM(1)', '\t=1+1', '"a","b"\n{"seq":99}']),
  ...of(
    ['S38'],
    [
      'ghs_16C7e42F292c6912E7710c838347Ae178B4a.x-y_z',
      `AKIA${'Q3EGRIBYXJ5TZUVW'}`,
      'postgres://user:hunter2hunter2@db/x',
      'Authorization: Bearer abcdefghijklmnopqrstuvwx',
    ],
  ),
];

/** The same as the output of tests: as lines, as names of tests, as what was expected and got; long, empty and no UTF-8 too. */
export function tapOf(texts: readonly string[]): string {
  const inLine = (text: string) => text.replace(/[\n\r#]/g, ' ');
  const failing = texts
    .slice(0, 60)
    .map(
      (text, index) =>
        `not ok ${index + 3} - ${inLine(text)}\n  ---\n  expected: ${JSON.stringify(text)}\n  actual: |\n    ${text.replaceAll('\n', '\n    ')}\n  at: ${inLine(text)}:1\n  ...\n`,
    );
  return [
    ...texts.map((text) => `${text}\n`),
    ...failing,
    `${'y'.repeat(100_000)}\n`,
    ...texts.map((text) => `${text}\n`),
  ].join('');
}
