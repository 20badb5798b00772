/** Recognises lines of stack traces in any supported language, and reads file and line number from them. */

import { listed } from '../text/word-list.ts';

export interface Frame {
  /** As the line names it; empty where it names none. */
  file: string;
  line?: number;
  /** A file of the repository, as far as the path tells: no dependency, no runtime. */
  own: boolean;
}

/** The frame that this line is, or undefined where it is something else. */
export function frameOf(line: string): Frame | undefined {
  if (line.length > 1000 || line.length < 4) return undefined;
  const text = line.trim();
  return arrow(text) ?? placeIn(text, line) ?? native(text);
}

/** A native step: `#4 0x55d1 in fill /x/tank.c:12:7`, `  3: core::panicking::panic`; what a path tells of it is all that counts. */
function native(text: string): Frame | undefined {
  if (
    !/^(?:#\d{1,3} {1,4}(?:0x[\da-f]{4,16} in )|\d{1,3}: {1,4}(?:0x[\da-f]{4,16} - )?[\w<&][\w<>&[\]{}()$., ]{0,200}::)/.test(
      text,
    )
  )
    return undefined;
  const place = / (\/[^\s:()]{1,400}):(\d{1,7})(?::\d{1,7})?$/.exec(text);
  return place === null ? { file: '', own: false } : placed(place[1], place[2]);
}

/** `at a.b.C.m(C.java:3)`, also without `at`, and behind the name of a module. */
const javaFrame =
  /^(?:[\w.@$-]*\/)*([\w.$<>-]{2,400})\((?:([\w$-]+\.(?:java|kt|scala|groovy|clj)):(\d+)|Native Method|Unknown Source)\)$/;

/** `at fn (file:1:2)`, `❯ file:1:2`, a frame of Java, `at C.M() in /x/C.cs:line 3`, `at ./src/lib.rs:7:13`. */
function arrow(text: string): Frame | undefined {
  const mark = /^(?:at|❯|@|↳)[ \t]+/.exec(text)?.[0];
  const rest = text.slice(mark?.length ?? 0);
  const [java, method = '', file = '', line] = javaFrame.exec(rest) ?? [];
  if (java !== undefined) {
    const own = !foreignPackages.some((each) => method.startsWith(`${each}.`));
    return { file: file && javaPath(method, file), line: line === undefined ? undefined : Number(line), own };
  }
  if (mark === undefined) return undefined;
  const dotnet = / in (\S.*):line (\d+)$/.exec(rest);
  if (dotnet !== null) return placed(dotnet[1], dotnet[2]);
  const inside = rest.endsWith(')') ? rest.slice(rest.lastIndexOf('(') + 1, -1) : rest.slice(rest.lastIndexOf(' ') + 1);
  const place = /^(.+?):(\d+)(?::\d+)?$/.exec(inside.replace(/^\(|\)$/g, ''));
  if (place !== null) return placed(place[1], place[2]);
  // Japa marks the name of a failing test as Vitest does a step; a name has more words.
  return /[()<>]|^(?:async |new |Object\.|process\.|native)/.test(rest) || (mark.startsWith('❯') && !/ \S+ /.test(rest))
    ? { file: '', own: false }
    : undefined;
}

/** What tells the file and the line of a frame by itself, behind what every such line holds: few lines hold any, and a pattern is costly to make. */
const forms: readonly (readonly [string, RegExp])[] = [
  // Python's `File "x.py", line 3, in f`, and pytest's `tests/x.py:17: AssertionError`.
  ['File "', /^File "([^"]+)", line (\d+)/],
  ['.py:', /^([^\s:]+\.py):(\d+): ?(?:in \S+|[\w.]*)$/],
  // Ruby's `# ./spec/x.rb:9:in 'block'` and `x.rb:9:in 'm'`.
  ['# ', /^# ([^\s:]+(?:\.rb|\.rake|\/[^\s:./]+)):(\d+)(?::in [`'].*)?$/],
  [':in ', /^([^\s:]+(?:\.rb|\.rake|\/[^\s:./]+)):(\d+):in [`'].*$/],
  // PHP.
  ['.php', /^(?:#\d{1,4} )?(\/[^\s:()]+\.php)(?::|\()(\d+)\)?(?:$|: )/],
];

/** Go's `/x/cart.go:11 +0x39`, indented by a tab. */
const indentedForm = [':', /^(\S+\.(?:go|s)):(\d+)(?: \+0x[0-9a-f]+)?$/] as const;

function placeIn(text: string, line: string): Frame | undefined {
  for (const [held, form] of line.startsWith('\t') ? [indentedForm, ...forms] : forms) {
    const place = text.includes(held) && form.exec(text);
    if (place) return placed(place[1], place[2]);
  }
  return undefined;
}

function placed(file = '', line = ''): Frame {
  const path = cleanPath(file);
  return { file: path, line: Number(line), own: isOwn(path) };
}

/** A path without scheme, query and a leading `./`. */
export function cleanPath(path: string): string {
  return path
    .replace(/^(?:async |webpack:|vite:)/, '')
    .replace(/^file:\/\//, '')
    .replace(/\?.{0,80}$/, '')
    .replace(/^\.\//, '');
}

/** How paths of runtimes and dependencies begin, and what is found in them. */
const foreignStarts = listed(
  'node: internal/ /usr/ /opt/ /lib/ < native bun: ext: /rustc/ kernel. vendor/ dart: package:test eval',
);
const foreignParts = listed(`
  node_modules site-packages dist-packages /lib/python .cargo/registry /gems/ /rubygems/ /lib/ruby/ /vendor/ /_pytest/
  /go/pkg/mod/ /sdk/go /lib/go /deps/ .pyenv/ .nvm/ .rbenv/
`);
const foreignPackages = listed(`
  java javax jdk sun com.sun org.junit junit org.apache org.gradle worker.org org.opentest4j org.assertj org.hamcrest
  org.mockito org.testng kotlin kotlinx scala org.scalatest org.spockframework groovy org.codehaus clojure net.bytebuddy
`);

export function isOwn(path: string): boolean {
  if (path === '' || foreignStarts.some((start) => path.startsWith(start))) return false;
  return !foreignParts.some((part) => path.includes(part));
}

/** Java names a file without its folder; the package says where it lies. */
function javaPath(method: string, file: string) {
  const folders = method
    .split('.')
    .slice(0, -2)
    .filter((part) => /^[a-z]/.test(part));
  return [...folders, file].join('/');
}
