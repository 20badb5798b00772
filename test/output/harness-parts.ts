/** Parts of hand-written runners' output: how a test is named, its end told, a failure explained, the run summed up. */
import { type Draw, word } from '../../bench/wraps.ts';

export interface Told {
  lines: string[];
  /** What has to be told of it. */
  parts: string[];
}

export interface Verdicts {
  /** A line before the test runs. */
  begin?: (name: string, at: number, of: number) => string;
  passed: (name: string, at: number, of: number) => string;
  failed: (name: string, at: number, of: number) => string;
  /** Nothing but what it says below its name tells that a test failed. */
  bare?: true;
}

/** In lists the odd ones and the even ones are halves: see `Half`. */
export const names: readonly ((draw: Draw) => string)[] = [
  (draw) => `${word(draw)}_${word(draw)}`,
  (draw) => `${word(draw)} holds the ${word(draw)}`,
  (draw) => `the ${word(draw)} is kept with ${word(draw)}`,
  (draw) => `${word(draw)}::${word(draw)}`,
  (draw) => `${word(draw)}.${word(draw)}: ${word(draw)}`,
  (draw) => `${word(draw)}/${word(draw)} ${word(draw)}`,
];

const plain = (passed: string, failed: string): Verdicts => ({
  passed: (name) => passed.replace('%', name),
  failed: (name) => failed.replace('%', name),
});

export const verdicts: readonly Verdicts[] = [
  { begin: (name) => name, passed: () => '', failed: () => '', bare: true },
  { begin: (name) => `running ${name}`, passed: () => '', failed: () => '', bare: true },
  plain('% ... ok', '% ... FAILED'),
  plain('% ... passed', '% ... failed'),
  plain('PASS %', 'FAIL %'),
  plain('pass: %', 'fail: %'),
  plain('[ok] %', '[ERR] %'),
  plain('[ OK ] %', '[FAIL] %'),
  plain('✓ %', '✗ %'),
  plain(' + %', ' - %'),
  plain('OK   %', 'KO   %'),
  plain('OK: %', 'NG: %'),
  plain('%: pass', '%: fail'),
  plain('%: OK', '%: KO'),
  plain('ok - %', 'not ok - %'),
  plain('good: %', 'bad: %'),
  plain('. %', '!! %'),
  plain('  %', '*** %'),
  plain('% exit 0', '% exit 1'),
  plain('%: exited with 0', '%: exited with 2'),
  plain('{"test":"%","ok":true}', '{"test":"%","ok":false}'),
  plain('{"name": "%", "status": "pass"}', '{"name": "%", "status": "fail"}'),
  plain('| % | pass | 0.02 |', '| % | FAIL | 0.02 |'),
  plain('%    ok    0.01s', '%    failed    0.01s'),
  { begin: (name) => `=== ${name}`, passed: () => '--- passed', failed: () => '--- failed' },
  { begin: (name, at, of) => `[${at}/${of}] ${name}`, passed: () => '  ok', failed: () => '  FAILED' },
  { passed: () => '.', failed: (name) => `Test failed: ${name}` },
  { passed: () => '', failed: (name) => `FAILURE in ${name}` },
  plain('Testing %... done.', 'Testing %... error.'),
  plain('Check % ............ yes', 'Check % ............ NO'),
  { passed: (name, at, of) => `${at}/${of} ${name}  Passed`, failed: (name, at, of) => `${at}/${of} ${name}  Failed` },
  { passed: (name, at) => `test ${at} (${name}) succeeded`, failed: (name, at) => `test ${at} (${name}) FAILED!` },
  plain('P %', 'F %'),
  plain('PASSED (3 ms) %', 'FAILED (3 ms) %'),
];

const number = (draw: Draw) => String(10 + draw(900));
const place = (draw: Draw) =>
  `${['test', 'tests', 't', 'src'][draw(4)]}/${word(draw)}${['.cpp', '_test.c', '.sh', '.cc', '.py', '.js', '.lua'][draw(7)]}:${1 + draw(300)}`;

const one = (line: string, ...parts: string[]): Told => ({ lines: [line], parts: parts.length > 0 ? parts : [line] });

export const details: readonly ((draw: Draw) => Told)[] = [
  (draw) => {
    const said = `${word(draw)} == ${word(draw)}`;
    return one(`${place(draw)}: ${said}`, said);
  },
  (draw) => {
    const said = `${word(draw)} differs from ${word(draw)}`;
    return one(`${place(draw)}: ${said}`, said);
  },
  (draw) => one(`${place(draw)}: expected ${number(draw)}, got ${number(draw)}`),
  (draw) => one(`${place(draw)} expected <${word(draw)}> but it was <${word(draw)}>`),
  (draw) => {
    const [a, b] = [`expected: ${word(draw)}`, `got: ${word(draw)}`];
    return { lines: [a, b], parts: [a, b] };
  },
  (draw) => {
    const [a, b] = [`want = ${number(draw)}`, `have = ${number(draw)}`];
    return { lines: [a, b], parts: [a, b] };
  },
  (draw) => one(`got ${number(draw)}, want ${number(draw)}`),
  (draw) => one(`should be ${word(draw)} and is ${word(draw)}`),
  (draw) => one(`assertion failed: ${word(draw)}(${number(draw)}) (${place(draw)})`),
  (draw) => one(`Assertion \`${word(draw)} > ${number(draw)}' failed at ${place(draw)}`),
  (draw) => one(`! ${word(draw)} is not ${word(draw)}`),
  (draw) => one(`# the ${word(draw)} was never ${word(draw)}`),
  (draw) => one(`-> ${word(draw)} returned ${number(draw)}`),
  (draw) => one(`error: ${word(draw)} out of range: ${number(draw)}`),
  (draw) => {
    const [a, b] = [`< ${word(draw)} ${number(draw)}`, `> ${word(draw)} ${number(draw)}`];
    return { lines: ['1c1', a, '---', b], parts: [a, b] };
  },
  (draw) => {
    const [a, b] = [`-${word(draw)} ${number(draw)}`, `+${word(draw)} ${number(draw)}`];
    return { lines: ['--- expected', '+++ actual', '@@ -1 +1 @@', a, b], parts: [a, b] };
  },
  (draw) => one(`${word(draw)} threw ${word(draw)}_error("${word(draw)}")`),
  (draw) => {
    const said = `${word(draw)} of ${word(draw)} is missing`;
    return { lines: [said, `  in ${place(draw)}`], parts: [said] };
  },
];

export const closings: readonly ((passed: number, failed: number) => string[])[] = [
  (passed, failed) => [`${passed + failed} tests, ${failed} failures`],
  (passed, failed) => [`${failed} of ${passed + failed} tests failed`],
  (passed, failed) => [`${passed} passed, ${failed} failed`],
  (passed, failed) => [`passed: ${passed}, failed: ${failed}`],
  (passed, failed) => [`Tests: ${passed + failed}, Failures: ${failed}`],
  (passed, failed) => [`Total: ${passed + failed}  Passed: ${passed}  Failed: ${failed}`],
  (passed, failed) => [`FAILED (${failed}/${passed + failed})`],
  (passed, failed) => [`${passed}/${passed + failed} passed`],
  (_, failed) => [`${failed} failing`],
  (_, failed) => [`Failed tests: ${failed}`],
  (passed, failed) => [`pass=${passed} fail=${failed}`],
  (passed, failed) => [`# pass ${passed}`, `# fail ${failed}`],
  (passed, failed) => [`ran ${passed + failed} cases: ${passed} good, ${failed} bad`],
  (passed, failed) => [`${passed + failed} run, ${failed} bad`],
  () => [],
  () => ['some tests failed'],
];
