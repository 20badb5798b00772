/** The agent's tool `install`: packages added by us, in the work tree, with the registry as the only network. */

import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackageInstaller } from '../agent/implementer.ts';
import { readPlainBytes, readPlainFile, removePlainFile, replacePlainFile } from '../git/plain-file.ts';
import { packageManagerNamed, packageManagersOf } from '../packages/add-packages.ts';
import { packageProblem } from '../packages/package-names.ts';
import { noQuestions, noScripts } from '../packages/registries.ts';
import type { CommandResult } from '../sandbox/exec.ts';
import type { Sandbox } from '../sandbox/sandbox-options.ts';
import { condensedLog } from './condensed-log.ts';
import { servicePorts } from './open.ts';
import { folderOf } from './prepare.ts';
import type { RunRequest } from './request.ts';
import type { Workspace } from './workspace.ts';

const timeoutMs = 300_000;
const outputChars = 1500;
const maxBytes = 5 * 1024 * 1024;
const mostCalls = 20;

/** undefined: `dependencies` is frozen, or the repository has no package manager that is known. */
export async function openInstaller(
  { settings, record }: RunRequest,
  { repository, head }: Workspace,
  sandbox: Sandbox,
): Promise<PackageInstaller | undefined> {
  // docker has no network of named hosts.
  if (settings.dependencies === 'frozen' || sandbox.kind === 'docker') return undefined;
  const folder = folderOf(settings);
  const below = (await repository.listFiles(head)).filter((path) => path.startsWith(folder));
  const names = new Set(below.map((path) => path.slice(folder.length)));
  const yarnLock = names.has('yarn.lock') ? await repository.readFile(head, `${folder}yarn.lock`, maxBytes) : '';
  const managers = packageManagersOf(names, yarnLock?.includes('__metadata:') === true);
  if (managers.length === 0) return undefined;
  const ports = servicePorts(settings);
  const listed = typeof settings.sandboxNetwork === 'string' ? [] : settings.sandboxNetwork;
  let count = 0;
  /** What earlier calls have left in manifests, of which some steer. */
  const ours = new Map<string, string>();

  /** The first file that steers package managers and is not as the head has it. */
  async function steeredBy(): Promise<string | undefined> {
    for (const name of new Set(steering.flatMap((one) => [one, `${folder}${one}`]))) {
      const [now, then] = [await readPlainFile(repository.tree, name, maxBytes), await repository.readFile(head, name)];
      const isThere = (await lstat(join(repository.tree, name)).catch(() => undefined)) !== undefined;
      if ((now !== then && now !== ours.get(name)) || (now === undefined && isThere)) return name;
    }
    return undefined;
  }

  return {
    ecosystems: managers.map(({ name }) => name),
    async install({ ecosystem, packages, dev, signal }) {
      const manager = packageManagerNamed(ecosystem, managers);
      if (manager === undefined)
        return { problem: `ecosystem has to be ${managers.map(({ name }) => name).join(' or ')}` };
      const problem = packageProblem(manager.grammar, packages);
      if (problem !== undefined) return { problem };
      if (count >= mostCalls) return { problem: `install was called ${mostCalls} times, the most that a run may` };
      const steered = await steeredBy();
      if (steered !== undefined)
        return { problem: `${steered} steers ${manager.name} and is not as the repository has it: put it back first` };
      const script = manager.add(packages, dev);
      const logPath = join(record.runDir, 'logs', `install-${++count}.log`);
      const before = await filesNow();
      const result = await sandbox.shell({
        script,
        cwd: settings.workingDirectory,
        logPath,
        timeoutMs,
        env: { ...noScripts, ...noQuestions, ...manager.env },
        network: [...manager.hosts, ...listed],
        ports,
        signal,
      });
      const output = await condensedLog(logPath, outputChars);
      if (result.exitCode !== 0) {
        const kept = await putBack(before);
        return { problem: `\`${script}\` ${how(result)}; manifest and lock file are ${kept}\n${output}` };
      }
      const after = await filesNow();
      const written = [...after].filter(([path, bytes]) => before.get(path)?.equals(bytes) !== true);
      for (const [path, bytes] of written) ours.set(path, bytes.toString('utf8'));
      const changed = written.map(([path]) => path);
      const summary = changed.length === 0 ? 'nothing had to change' : `changed: ${changed.join(', ')}`;
      return { text: `\`${script}\` passed; ${summary}\n${output}`.trimEnd() };

      async function putBack(was: ReadonlyMap<string, Buffer>): Promise<string> {
        const left: string[] = [];
        for (const [path, bytes] of was) if (!(await replacePlainFile(repository.tree, path, bytes))) left.push(path);
        for (const path of (await filesNow()).keys())
          if (!was.has(path) && !(await removePlainFile(repository.tree, path))) left.push(path);
        return left.length === 0 ? 'as before' : `as before but for ${left.join(', ')}`;
      }

      async function filesNow(): Promise<Map<string, Buffer>> {
        const found = new Map<string, Buffer>();
        for (const name of manager?.files ?? []) {
          const bytes = await readPlainBytes(repository.tree, `${folder}${name}`, maxBytes);
          if (bytes !== undefined) found.set(`${folder}${name}`, bytes);
        }
        return found;
      }
    },
  };
}

/** Where a package manager takes commands from: the agent may write these files, and none of them runs with a way out. */
const steering = [
  ...['.npmrc', '.pnpmfile.cjs', '.yarnrc', '.yarnrc.yml', 'bunfig.toml', 'Gemfile'],
  ...['pip.conf', 'poetry.toml', 'uv.toml', '.cargo/config', '.cargo/config.toml'],
  ...['rust-toolchain', 'rust-toolchain.toml'],
];

function how({ ended, exitCode, refusedHosts = [] }: CommandResult): string {
  const end =
    ended === 'exited' ? `exited ${exitCode}` : ended === 'timed-out' ? `timed out after ${timeoutMs / 1000} s` : ended;
  return refusedHosts.length === 0
    ? end
    : `${end}, and asked for ${refusedHosts.slice(0, 3).join(', ')}, which is not the registry`;
}
