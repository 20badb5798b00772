import type { Reader } from '../reader.ts';
import type { Findings } from '../report.ts';

/** npm, pnpm, yarn and make about themselves: told only where nothing else was found. */
export const commands: Reader = {
  name: 'commands',
  triggers: 'npm error |npm ERR! |make: *** |]: *** |ERR_PNPM_|command not found|: not found|No rule to make'.split(
    '|',
  ),
  open(findings) {
    return {
      line(text) {
        const npm = /^npm (?:error|ERR!) (Missing script: .+|code \w+|[a-z][\w-]* .*not found.*)$/.exec(text)?.[1];
        const make =
          /^(?:g?make(?:\[\d{1,3}\])?): \*\*\* (?:\[(?:[^\]:]{1,300}:\d{1,7}: )?([^\]]{1,300})\] )?((?:Error \d|No rule|missing|Segmentation|Killed).*)$/.exec(
            text,
          );
        const missing = /^(?:\/bin\/)?(?:ba|da|z)?sh: (?:line )?(?:\d{1,7}: )?(\S+: (?:command )?not found)$/.exec(
          text,
        )?.[1];
        const pnpm = /^\s*(ERR_PNPM_\w+ .+)$/.exec(text)?.[1];
        if (npm !== undefined) add(findings, 'npm', npm);
        if (make !== null) add(findings, 'make', `${make[1] === undefined ? '' : `${make[1]}: `}${make[2]}`);
        if (missing !== undefined) add(findings, 'shell', missing);
        if (pnpm !== undefined) add(findings, 'pnpm', pnpm);
        return false;
      },
    };
  },
};

function add(findings: Findings, name: string, message: string): void {
  findings.failure({ runner: name, kind: 'compile', name, message, lines: [{ text: message, rank: 0 }], weak: true });
}
