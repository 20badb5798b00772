/** What is measured beside condense, each in a process of its own: `newlines`, `lines` on stdin, `times <file>`. */
import { readFileSync } from 'node:fs';

const [what, file = ''] = process.argv.slice(2);

if (what === 'newlines') {
  let count = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) count++;
  }
  process.stdout.write(`${count}\n`);
} else if (what === 'lines') {
  let count = 0;
  let rest = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const text = line.replace(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, '');
      if (/\b(?:fail(?:ed|ure)?|error|exception|assert\w*|panic|not ok)\b|[✗✖×]/i.test(text)) count++;
    }
  }
  process.stdout.write(`${count}\n`);
} else {
  const raw = readFileSync(file);
  const { condense } = await import('../src/output/condense.ts');
  const { logReader } = await import('../src/output/read-log.ts');
  const times: number[] = [];
  for (let i = 0; i < 21; i++) {
    const started = performance.now();
    const log = logReader();
    log.push(raw);
    condense(log.end(), { maxChars: 5000, exitCode: 1 });
    times.push(performance.now() - started);
  }
  const [cold = 0, ...warm] = times;
  process.stdout.write(`${cold} ${warm.sort((a, b) => a - b)[10]}\n`);
}
