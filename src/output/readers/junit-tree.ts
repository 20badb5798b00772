import { account } from '../account.ts';
import { blockReader } from '../reader.ts';

/** JUnit's console launcher with `--details verbose`: `caught:` and `status: ✘ FAILED` behind the tree's bars. */
export const junitTree = blockReader<{ name: string; caught: string }>({
  name: 'junit',
  triggers: ['caught: '],
  open() {
    return {
      head(text, place) {
        const caught = /^[│├└─ |+'-]{2,80}caught: (\S.*)$/.exec(text)?.[1];
        const name = caught === undefined ? undefined : testAbove(place.before());
        return name === undefined ? undefined : { name, caught: caught ?? '' };
      },
      ends: (text) => /^[│├└─ |+'-]{2,80}(?:duration|reports|status): /.test(text),
      failures: (heads, body) =>
        heads.slice(-1).map(({ name, caught }) => ({
          runner: 'junit',
          ...account([caught, ...body.map((line) => line.replace(/^[│├└─ |+'-]{1,80}/, '  '))]),
          name,
        })),
    };
  },
});

/** The test that these lines tell of, with the classes that it lies in. */
function testAbove(before: Iterable<string>): string | undefined {
  let classes: string[] = [];
  let seen = 0;
  for (const line of before) {
    const parent = /^[│| ]*parent: (\S.*)$/.exec(line)?.[1];
    if (parent !== undefined)
      classes = [...parent.matchAll(/\[(?:nested-)?class:([^\]]{1,200})\]/g)].map((match) => match[1] ?? '');
    const name = /^[│| ]*(?:[├└]─|[+']--) (\S.*)$/.exec(line)?.[1];
    if (name !== undefined) return [...classes, name.replace(/\(\)$/, '')].join(' › ');
    if (++seen > 200) return undefined;
  }
  return undefined;
}
