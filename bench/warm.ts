/** A developer's second test run and the one after an edit, beside the agent's and a verification's: warm, and as it was without. Tools may be named. */

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Exec } from '../src/sandbox/exec.ts';
import type { LayerHome } from '../src/sandbox/layer.ts';
import { openSandbox } from '../src/sandbox/sandbox.ts';

const rounds = 3;
const aim = 1.5;

interface Case {
  tool: string;
  program: string;
  files: Record<string, string>;
  /** Of what setup leaves in the tree. */
  setup?: string;
  test: string;
  /** Another text for each round. */
  edit(round: number): Record<string, string>;
}

const packages = Array.from({ length: 4 }, (_, index) => `p${index}`);
const goPackage = (name: string, value: number) =>
  `package ${name}\n\nimport (\n\t"encoding/json"\n\t"net/http"\n)\n\nfunc X() int { _, _ = json.Marshal(http.StatusOK); return ${value} }\n`;
const goTest = (name: string) =>
  `package ${name}\n\nimport "testing"\n\nfunc TestX(t *testing.T) {\n\tif X() == 0 {\n\t\tt.Fatal()\n\t}\n}\n`;
const each = (make: (name: string) => [path: string, text: string][]) => Object.fromEntries(packages.flatMap(make));

const cases: Case[] = [
  {
    tool: 'go',
    program: 'go',
    files: {
      'go.mod': 'module example.com/m\n\ngo 1.19\n',
      ...each((name) => [
        [`${name}/x.go`, goPackage(name, 1)],
        [`${name}/x_test.go`, goTest(name)],
      ]),
    },
    test: 'go test -count=1 ./...',
    edit: (round) => ({ 'p0/x.go': goPackage('p0', round + 2) }),
  },
  {
    tool: 'cargo',
    program: 'cargo',
    files: {
      'Cargo.toml': '[package]\nname = "m"\nversion = "0.1.0"\nedition = "2021"\n',
      'src/lib.rs': packages.map((name) => `pub mod ${name};\n`).join(''),
      ...each((name) => [[`src/${name}.rs`, rust(1)]]),
    },
    setup: 'cargo test -q --offline --no-run',
    test: 'cargo test -q --offline',
    edit: (round) => ({ 'src/p0.rs': rust(round + 2) }),
  },
  {
    tool: 'tsc -b',
    program: 'tsc',
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "outDir": "dist", "composite": true, "types": [], "module": "esnext" }, "include": ["src"] }',
      ...each((name) => [[`src/${name}.ts`, 'export const x: number = 1;\n']]),
    },
    setup: 'tsc -b',
    test: 'tsc -b && node dist/p0.js',
    edit: (round) => ({ 'src/p0.ts': `export const x: number = ${round + 2};\n` }),
  },
  {
    tool: 'pytest',
    program: 'pytest',
    files: each((name) => [
      [`${name}.py`, 'X = 1\n'],
      [`test_${name}.py`, `import ${name}\n\ndef test_x():\n    assert ${name}.X\n`],
    ]),
    test: 'python3 -m pytest -q',
    edit: (round) => ({ 'p0.py': `X = ${round + 2}\n` }),
  },
];

console.log(`medians of ${rounds}; ratios to the developer's own run, aim ≤ ${aim}`);
const asked = process.argv.slice(2);
for (const one of cases.filter(({ program }) => asked.length === 0 || asked.includes(program))) {
  const isHere = spawnSync('sh', ['-c', `command -v ${one.program}`]).status === 0;
  console.log(isHere ? told(one.tool, await measured(one)) : `${one.tool.padEnd(8)} is not here`);
}

function told(tool: string, { dev, agent, layer, cold }: Awaited<ReturnType<typeof measured>>): string {
  const ratio = (ours: number, theirs: number) => `${(ours / theirs).toFixed(1)} × ${ours <= aim * theirs ? '✓' : '✗'}`;
  return `${tool.padEnd(8)} second run: developer ${dev.second} ms, agent ${agent} ms, ${ratio(agent, dev.second)}
${''.padEnd(8)} after an edit: developer ${dev.edited} ms, verification ${layer} ms, ${ratio(layer, dev.edited)}; without what the baseline compiled ${cold} ms`;
}

async function measured({ files, setup, test, edit }: Case) {
  const root = mkdtempSync('/tmp/bench-warm-');
  const tree = put(join(root, 'tree'), files);
  const home = join(root, 'home');
  const own = join(root, 'own');
  mkdirSync(home);
  cpSync(tree, own, { recursive: true });
  const dev = (script: string) => timed(() => bare(script, own, home));
  if (setup) await dev(setup);
  await dev(test);
  const second = await median(() => dev(test));
  const edited = await median((round) => {
    put(own, edit(round));
    return dev(test);
  });

  const runDir = join(root, 'run');
  const opened = await openSandbox({
    ...{ tree, runDir, choice: 'auto', network: 'none', testEnv: {}, services: [], readable: [] },
    ...{ hidden: [], environment: process.env },
  });
  if (!opened.ok) throw new Error(opened.reason);
  const { sandbox } = opened;
  const run = (exec: Exec, script: string) => timed(() => inside(exec, script, join(root, 'log')));
  const inLayer = async (home: LayerHome, changed: Record<string, string>) => {
    const over = put(mkdtempSync(join(root, 'over-')), changed);
    await using layer = await sandbox.layer({ over, deleted: [] }, home);
    const ms = await run(layer.exec, test);
    await layer.keepCaches();
    return ms;
  };
  if (setup) await run(sandbox.setup, setup);
  await sandbox.freeze();
  await inLayer('kept', {});
  const layer = await median((round) => inLayer('warm', edit(round)));
  const cold = await inLayer('cold', edit(rounds));
  await run(sandbox.agent, test);
  const agent = await median(() => run(sandbox.agent, test));
  await sandbox[Symbol.asyncDispose]();
  // Go makes its modules read-only.
  execFileSync('chmod', ['-R', 'u+w', root]);
  rmSync(root, { recursive: true });
  return { dev: { second, edited }, agent, layer, cold };
}

function put(folder: string, files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function rust(value: number): string {
  const body = Array.from({ length: 40 }, (_, at) => `pub fn f${at}() -> u64 { ${value} + ${at} }\n`).join('');
  return `${body}#[test]\nfn x() { assert!(f0() > 0) }\n`;
}

async function bare(script: string, cwd: string, home: string): Promise<void> {
  const env = { ...process.env, HOME: home, ...toolchains() };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${script} exited ${status}: ${stdout}${stderr}`);
}

/** What tools look for under the HOME that is hidden from them. */
function toolchains(): Record<string, string> {
  const { HOME = '', PYENV_ROOT = `${HOME}/.pyenv`, RUSTUP_HOME = `${HOME}/.rustup` } = process.env;
  return { PYENV_ROOT, RUSTUP_HOME };
}

async function inside(exec: Exec, script: string, logPath: string): Promise<void> {
  const { exitCode } = await exec({ script, logPath, timeoutMs: 300_000 });
  if (exitCode !== 0) throw new Error(`${script} exited ${exitCode}: ${readFileSync(logPath, 'utf8')}`);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return Math.round(performance.now() - began);
}

async function median(work: (round: number) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await work(round));
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}
