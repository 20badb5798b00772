/** Throughput and memory of `redgreen condense` on large logs, beside counting newlines and a plain loop over lines. */
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtFolder } from '../scripts/built.ts';
import { cases } from '../test/output/recall.ts';

const built = process.env.REDGREEN_CLI ?? join(builtFolder(), 'cli.js');
const command = existsSync(built)
  ? [built, 'condense']
  : [join(import.meta.dirname, '../src/entry/cli.ts'), 'condense'];
const self = join(import.meta.dirname, 'condense-loops.ts');
const mb = 1_000_000;

/** Markdown-free text: figures, ratios to the simple loops of the same run, aims. */
export async function speedTable(corpus: string, bytes: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'redgreen-bench-'));
  try {
    const large = join(folder, 'large.log');
    const small = join(folder, 'small.log');
    const [vitest] = cases(corpus).filter(({ name }) => /(?:^|\/)vitest$/.test(name) || name === 'vitest/1');
    const raw = vitest?.raw.toString() ?? '';
    inflate(raw, bytes, large);
    inflate(raw, bytes / 10, small);

    const ours = run(command, large);
    const tenth = run(command, small);
    const newlines = run([self, 'newlines'], large);
    const perLine = run([self, 'lines'], small);
    const line = filled(folder, 'line.log', 'x'.repeat(1 << 20), 100 * mb, '\n');
    const endless = filled(
      folder,
      'endless.log',
      'words of a log without end, error FAIL 12 '.repeat(1 << 14),
      100 * mb,
      '',
    );
    const [oneLine, noNewline] = [run(command, line), run(command, endless)];
    const rows = [
      ['', 'MB/s', 'MiB', 'aim'],
      [`condense, ${(bytes / mb).toFixed(0)} MB`, ours.speed, ours.memory, '≥ 120 MB/s, < 110 MiB'],
      [`condense, ${(bytes / mb / 10).toFixed(0)} MB`, tenth.speed, tenth.memory, ''],
      ['counting newlines', newlines.speed, newlines.memory, ''],
      ['a regular expression on each line', perLine.speed, perLine.memory, ''],
      ['condense, one line of 100 MB', oneLine.speed, oneLine.memory, '< 110 MiB'],
      ['condense, 100 MB without a newline', noNewline.speed, noNewline.memory, '< 110 MiB'],
    ];
    const [first, second] = [smallLog(corpus, 300_000, folder), smallLog(corpus, 300_000, folder)];
    return [
      rows
        .map((cells) =>
          cells
            .map((cell, i) =>
              i === 0
                ? String(cell).padEnd(38)
                : typeof cell === 'number'
                  ? cell.toFixed(0).padStart(8)
                  : i === 3
                    ? `  ${cell}`
                    : String(cell).padStart(8),
            )
            .join(''),
        )
        .join('\n'),
      `against counting newlines ${(ours.speed / newlines.speed).toFixed(2)} ×, against a loop over lines ${(ours.speed / perLine.speed).toFixed(1)} ×`,
      `memory at ten times the size ${(ours.memory / tenth.memory).toFixed(2)} × (aim ≤ 1.1)`,
      `a log of 300 KB: ${Math.min(first.cold, second.cold).toFixed(1)} ms the first time, ${Math.min(first.warm, second.warm).toFixed(1)} ms after that (aim ≤ 25 ms)`,
    ].join('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One process with the file as stdin: megabytes a second from start to end, peak memory in MiB. */
function run(args: string[], file: string): { speed: number; memory: number } {
  const stdin = openSync(file, 'r');
  // The high-water mark of this program alone: resource usage would begin with that of its parent.
  const report = `process.on('exit', () => { const fs = process.getBuiltinModule('fs'); fs.writeSync(2, '\\npeak ' + /VmHWM:\\s+(\\d+)/.exec(fs.readFileSync('/proc/self/status', 'utf8'))[1]); })`;
  const started = performance.now();
  const ran = spawnSync(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(report)}`, ...args], {
    stdio: [stdin, 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  const seconds = (performance.now() - started) / 1000;
  closeSync(stdin);
  if (ran.status !== 0) throw new Error(`${args.join(' ')} failed: ${ran.stderr}`);
  const peak = Number(/peak (\d+)\s*$/.exec(ran.stderr)?.[1] ?? 0) / 1024;
  return { speed: readSize(file) / mb / seconds, memory: peak };
}

function readSize(file: string): number {
  return Number(spawnSync('stat', ['-c', '%s', file], { encoding: 'utf8' }).stdout);
}

/** The first reading in a fresh process, and the median of the next ones, in milliseconds. */
function smallLog(corpus: string, bytes: number, folder: string): { cold: number; warm: number } {
  const [jest] = cases(corpus).filter(({ name }) => /(?:^|\/)jest$/.test(name) || name === 'jest/1');
  const file = join(folder, '300k.log');
  inflate(jest?.raw.toString() ?? '', bytes, file);
  const ran = spawnSync(process.execPath, [self, 'times', file], { encoding: 'utf8' });
  const [cold = 0, warm = 0] = ran.stdout.trim().split(' ').map(Number);
  return { cold, warm };
}

/** A log of this size: passing tests' noise, drawn from the log itself, before what it says at its end. */
function inflate(raw: string, bytes: number, file: string): void {
  const lines = raw.split('\n');
  const quiet = lines.filter(
    (line) =>
      line.trim() !== '' &&
      !/fail|error|[✗✖×✕●]|not ok|panic|expected|received|assert|exception|timed? ?out|^\s*at /i.test(line),
  );
  const end = lines.slice(Math.floor(lines.length / 2)).join('\n');
  let chunk = '';
  for (let i = 0; chunk.length < 1 << 20; i++)
    chunk += `${(quiet[(i * 7919) % quiet.length] ?? '').replace(/\b\d{1,6}\b/g, (digits) => String((Number(digits) * 31 + i) % 10 ** digits.length))}\n`;
  const out = openSync(file, 'w');
  const block = Buffer.from(chunk);
  for (let written = 0; written < bytes - end.length; written += block.length)
    writeSync(out, block.subarray(0, Math.min(block.length, bytes - end.length - written)));
  writeSync(out, `\n${end}`);
  closeSync(out);
}

function filled(folder: string, name: string, unit: string, bytes: number, end: string): string {
  const file = join(folder, name);
  const out = openSync(file, 'w');
  const block = Buffer.from(unit);
  for (let written = 0; written < bytes; written += block.length)
    writeSync(out, block.subarray(0, Math.min(block.length, bytes - written)));
  writeSync(out, end);
  closeSync(out);
  if (readFileSync(file).length < bytes) throw new Error(`${file} is too short`);
  return file;
}
