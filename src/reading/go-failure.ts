import { account } from './account.ts';
import type { Failure } from './failure.ts';

/**
 * A failing Go test from what was printed about it. go names files without their folder; `pkg` less the module's own
 * path is that folder, as far as a frame or another path shows where the module begins.
 */
export function goFailure(name: string, lines: readonly string[], pkg?: string, module?: string): Failure {
  const place = lines.map((line) => /^\s*([^\s:]+\.go):(\d{1,7}):/.exec(line)).find((match) => match !== null);
  const steps = lines.findIndex((line) => /^\s*goroutine \d/.test(line));
  const isStep = (line: string, at: number) =>
    steps >= 0 &&
    at >= steps &&
    /^\s*(?:goroutine \d|created by |\/usr\/\S{1,300}\.go:\d{1,7} \+0x|\S{1,300}\(.{0,300}\)$)/.test(line);
  const said = account(lines.filter((line, at) => !beside.test(line) && !isStep(line, at)));
  const folder = pkg === undefined ? '' : folderOf(pkg, module ?? pkg);
  const file = place?.[1] === undefined ? said.file : place[1].includes('/') ? place[1] : `${folder}${place[1]}`;
  return {
    runner: 'go test',
    ...said,
    name,
    file,
    line: place ? Number(place[2]) : said.line,
    message: said.message?.replace(/^[^\s:]+\.go:\d{1,7}: ?/, ''),
  };
}

/** What go says around a failure, and testify once more: the place, and the name. */
const beside =
  /^\[signal |^created by |^exit status|^\S{1,300}\(.{0,300}\)$|^\s*(?:Error Trace|Test):[ \t]|^\s*[^\s:]+\.go:\d{1,7}: ?$/;

/** `example.com/shop/cart/` is `cart/` where the module is `example.com/shop`: three parts where the first is a host. */
function folderOf(pkg: string, module: string): string {
  const parts = (pkg || module).split('/');
  const host = (parts[0] ?? '').includes('.');
  const known = host && /^(?:github|gitlab|bitbucket|codeberg)\./.test(parts[0] ?? '') ? 3 : host ? 2 : 1;
  const rest = parts.slice(known).filter((part) => !/^v\d+$/.test(part));
  return rest.length === 0 ? '' : `${rest.join('/')}/`;
}
