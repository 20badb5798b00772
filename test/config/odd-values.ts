/** What may stand behind a key of `.github/redgreen.yml`, by mistake or on purpose. */

import type { Form } from '../../src/config/setting-phrases.ts';

export const forAnyKey = listed(String.raw`
  null, "", " ", "\n\t", true, false, "true", " False\n", "yes", 0, 1, -1, 5, 2.5, 0.001, 1e21, -1e21, "none", "full",
  "*", " * ", "a", " a ", "a b", "a,b", "a, b\n", "- a\n- b", ",", "-", "- ", "é", "$\u007b{ x }}", "#", "null", "\u0007",
  [], {}, ["a"], ["a", "b"], ["*"], [" *"], [""], [" a"], [5], [null], [["a"]], ["a,b"], {"a": null}, {"a": "b"}, {"a": {}}
`);

const lists = listed(String.raw`
  "A", "A, B", "A,,B,", "\n- A\n-   B\n", "A;B", "- - A", "A\r\nB", "a\rb", "A B", "A,\nB", "-  a\n", "none, full",
  "{A,B}", "A,{B", "src/{a,b}/**, c", "**/*.ts", "*, a", "a, *", "- *", "-*", "* a", "a\n*\n", "*a", "dependabot[bot]",
  "LD_PRELOAD", "GITHUB_TOKEN", "A, GITHUB_TOKEN , B", "GITHUB_TOKENS", "INPUT_X", "A,REDGREEN_X",
  "localhost:1", "localhost:65535, [::1]:80", "localhost:65536", "127.0.0.1:0",
  "Example.COM", "*.example.com:443", "example.com:99999", "*.*.com", "-a.com", "a..b", "http://a", "NONE", " none ", "none\n"
`);
const oneByOne = lists.map((item) => [item]);

export const forForm: Record<Form, unknown[]> = {
  text: [
    ...listed(String.raw`
      "/abs", "../x", "x/..", "x/../y", "..x", "x\\..\\y", "a\u2028/../x", " /abs", "\t../x", "./x", "a\nb",
      "a/", "a.", " a/ ", "a/\n", "a.lock", "a.lock/b", "a.lock ", "a..b", "a//b", "a/.b", ".a", "-a", "a~1", "a:b", "a^",
      "refs/heads/x", " refs/heads/x", "refs", "@{", "a@{b", "feature/x", "1", -5.5, 1e-7, 2024,
      "tdd", " tdd\n", "TDD", "low", "branch", "claude-x", "npm test\n", "npm test && echo 1\n# x\n"
    `),
    ...[50, 51, 100, 101, 200, 201, 500, 501, 10_000, 10_001].flatMap((length) => [
      'x'.repeat(length),
      ` ${'y'.repeat(length)}\n`,
    ]),
  ],
  number: [
    ...listed(`
      "3", " 3 ", "+3", "03", "3.0", "3.5", "3.", ".5", ".0", "-0", "-0.0", "-.0", "-1", "1e3", "0x3", "1_000", "３", "0", "00",
      0.0009, "0.0009", "0.0010", "00.001", ".001", ".01", ".0009", "0.01", "0.000", ".00"
    `),
    ...[0, 1, 10, 50, 200, 360, 1000, 1440, 3650, 10_000, 200_000].flatMap(around),
  ],
  boolean: ['TRUE', 'tRuE', 'truee', 'true false', 'on', 'no', '0', '1', ' false'],
  list: [
    ...lists,
    ...oneByOne,
    ...[100, 101, 500, 501].map((length) => 'x'.repeat(length)).flatMap((x) => [x, `a,\n- ${x}  ,b`, [x]]),
    ...[20, 21, 100, 101, 200, 201].flatMap((count) => [...many('A', count), ...many('localhost:1', count)]),
  ],
  network: [...lists, ...oneByOne, ...many('a', 100), ...many('a', 101), `${'a.'.repeat(126)}a`, `${'a.'.repeat(10)}a`],
  table: listed(`
    {"/abs": null}, {"../x": null}, {"a/..": {}}, {"x": {"test": "a", "build": "none"}}, {"x": {"test": 1}},
    {"x": {"tests": "a"}}, {"x": {"test": ""}}, {"x": {"test": " "}}, {"x": {"test": null}},
    {"m": {"input": 1, "output": 2}}, {"m": {"input": 1}}, {"m": {"input": "1", "output": 2}},
    {"m": {"input": 1, "output": 2, "cache-read": 100001}}, {"m": {"input": -1, "output": 2, "cache-write-1h": 0}},
    {"": {"input": 1, "output": 2}}, "{a: {test: b}}", "a: [", "x"
  `),
};

function listed(json: string): unknown[] {
  return JSON.parse(`[${json}]`);
}

/** Numbers beside a bound, and ways to write them. */
function around(bound: number): unknown[] {
  const near = [bound - 1, bound, bound + 1, bound + 0.5, bound - 0.001, bound + 0.001];
  const written = [`${bound}.0`, `+${bound}.000`, `-${bound}`, `00${bound}`, `${bound}0`, `${bound}.1`];
  return [...near.flatMap((value) => [value, `${value}`, ` 0${value}\n`]), ...written];
}

function many(item: string, count: number): unknown[] {
  const items = Array(count).fill(item);
  return [items, items.join(', '), items.join('\n')];
}
