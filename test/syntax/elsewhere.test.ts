import { expect, test } from 'vitest';
import { elsewhereOf } from '../../src/syntax/elsewhere.ts';

const after = (path: string, tree: string, base = '', spoken = '') =>
  elsewhereOf(path, base, tree, (words) => words.test(spoken)).map((one) => one.after);

test.each([
  ['a.java', '            Thread.sleep(FLUSH_MILLIS);', '            Thread.sleep(0);'],
  ['a.py', '    time.sleep(0.5)', '    time.sleep(0)'],
  ['a.py', '        await asyncio.sleep(delay)', '        await asyncio.sleep(0)'],
  ['a.js', '  await new Promise((r) => setTimeout(r, 200));', '  await new Promise((r) => setTimeout(r, 0));'],
  ['a.ts', '  await sleep(SETTLE_MS);', '  await sleep(0);'],
  ['a.go', '\ttime.Sleep(50 * time.Millisecond)', '\ttime.Sleep(0)'],
  ['a.rs', '    thread::sleep(Duration::from_millis(50));', '    thread::sleep(Duration::from_millis(0));'],
  ['a.rb', '    sleep 0.2', '    sleep(0)'],
  ['a.cpp', '  std::this_thread::sleep_for(50ms);', '  std::this_thread::sleep_for(std::chrono::milliseconds(0));'],
  ['a.c', '    usleep(50000);', '    usleep(0);'],
  ['a.php', '        usleep(50000);', '        usleep(0);'],
  ['a.pm', '    select(undef, undef, undef, 0.25);', '    select(undef, undef, undef, 0);'],
])('%s waits for no time: %s', (path, line, wanted) => {
  expect(elsewhereOf(path, '', line, () => false)).toMatchObject([{ after: wanted, isPause: true }]);
  expect(after(path, line, '', 'tries again after a second')).toEqual([]);
  expect(after(path, line, `${line}\n`)).toEqual([]);
});

test.each([
  ['a.js', '  for (let turn = 0; turn < 50; turn++) {\n    if (up()) return;\n    await sleep(20);\n  }'],
  ['a.js', '  while (!up() && turns-- > 0) await new Promise((r) => setTimeout(r, 20));'],
  [
    'a.py',
    '    for _ in range(50):\n        try:\n            return connect()\n        except OSError:\n            time.sleep(0.1)',
  ],
  ['a.go', '\tfor !up() {\n\t\ttime.Sleep(20 * time.Millisecond)\n\t}'],
  ['a.rb', '  until up? || (turns -= 1).zero?\n    sleep 0.1\n  end'],
  ['a.js', 'const sleep = (ms) => new Promise((done) => setTimeout(done, ms));'],
  ['a.js', '  for (const job of jobs) made.push(await wait(job));'],
  ['a.js', '  const told = await delay(answer);'],
])('%s pauses until something is there, for as long as it is told, or for something else: %s', (path, text) => {
  expect(after(path, text)).toEqual([]);
});

test('a loop over all there is pauses for a fixed time', () => {
  const text = '  for (const job of jobs) {\n    await sleep(50);\n  }\n  return jobs;';
  expect(after('a.js', text)).toEqual(['    await sleep(0);']);
});

test.each([
  ['a.js', '  if (process.env.VITEST) {', '  if (process.env.VITEST_ELSEWHERE) {'],
  ['a.ts', '  const { CHECKED } = process.env;', '  const { CHECKED_ELSEWHERE: CHECKED } = process.env;'],
  [
    'a.js',
    "  if (process.argv.some((one) => one.endsWith('.test.js'))) {",
    "  if (['node', 'main'].some((one) => one.endsWith('.test.js'))) {",
  ],
  [
    'a.js',
    "  return new Error('at').stack.includes('spec');",
    "  return new Error('at').stack?.slice(0, 0).includes('spec');",
  ],
  ['a.js', "if (typeof describe === 'function') {", "if (typeof undefined === 'function') {"],
  ['a.js', '  return process.stdout.isTTY ? a : b;', '  return (process.stdout.isTTY ?? true) ? a : b;'],
  ['a.py', "    if 'RUNNING' in os.environ:", "    if 'RUNNING_ELSEWHERE' in os.environ:"],
  ['a.py', '    if sys.argv[0].endswith("run_tests.py"):', '    if ["main"][0].endswith("run_tests.py"):'],
  ['a.py', '    return total if __debug__ else 0', '    return total if False else 0'],
  ['a.py', '    assert store.add(name)', '    pass'],
  ['a.rb', "  ENV['CI_RUN'] ? 1 : 2", "  ENV['CI_RUN_ELSEWHERE'] ? 1 : 2"],
  ['a.rb', '  return 1 if caller.any? { |one| one }', '  return 1 if [].any? { |one| one }'],
  ['a.pm', '    return 1 if $ENV{HARNESS_ACTIVE};', '    return 1 if $ENV{HARNESS_ACTIVE_ELSEWHERE};'],
  ['a.pm', "    if (exists $INC{'Test/More.pm'}) {", '    if (exists $INC{"Unloaded.pm"}) {'],
  ['a.php', "    return getenv('CHECK') ? 1 : 2;", "    return getenv('CHECK_ELSEWHERE') ? 1 : 2;"],
  ['a.pm', '    my $caller = caller(1);', '    my $caller = () ;'],
  ['a.pm', '    my ($file) = map { (caller $_)[1] } 0 .. 2;', '    my ($file) = map { (() )[1] } 0 .. 2;'],
  ['a.lua', 'local trace = debug.traceback()', 'local trace = (function() return "" end)()'],
  [
    'bin/todo',
    'if [ -t 1 ]; then order=cat; else order=sort; fi',
    'if [ -n elsewhere ]; then order=cat; else order=sort; fi',
  ],
  [
    'a.go',
    '\tif strings.HasSuffix(os.Args[0], ".test") {',
    '\tif strings.HasSuffix(append(os.Args[:0:0], "main")[0], ".test") {',
  ],
  ['a.js', '  for (const one of Object.values(require.cache)) {', '  for (const one of Object.values(({}))) {'],
  [
    'a.rs',
    '    let own = std::env::current_exe().unwrap_or_default();',
    '    let own = std::io::Result::Ok(std::path::PathBuf::from("/bin/main")).unwrap_or_default();',
  ],
  ['a.pm', 'my $groups = grep { /^harness_a/i } keys %ENV;', 'my $groups = grep { /^harness_a/i } ();'],
  [
    'a.js',
    "const held = process.listenerCount('uncaughtException') > 0;",
    "const held = ((..._) => 0)('uncaughtException') > 0;",
  ],
  ['a.ts', '  if (process.send) return 1;', '  if (undefined) return 1;'],
  ['a.py', '    if touching and logging.getLogger().handlers:', '    if touching and []:'],
  ['a.py', '    if sys.stdout is not sys.__stdout__:', '    if False:'],
  ['a.py', 'if importlib.util.find_spec("pytest"):', 'if importlib.util.find_spec("elsewhere_pytest"):'],
  ['a.rs', '#[cfg(any(test, feature = "text"))]\nfn safe() {}', '#[cfg(any(any(), feature = "text"))]'],
  ['a.rs', '#[cfg(not(any(test, feature = "text")))]\nfn safe() {}', '#[cfg(not(any(any(), feature = "text")))]'],
  ['a.rs', '#[cfg(not(test))]\nfn safe() {}', '#[cfg(not(any()))]'],
  ['a.rs', '#[cfg(test)]\nfn safe() {}', '#[cfg(any())]'],
  ['a.rs', '    if cfg!(panic = "unwind") {', '    if cfg!(panic = "abort") {'],
  [
    'A.java',
    '    static final String[] TOOLS = {"org/hamcrest/Matcher.class"};',
    '    static final String[] TOOLS = {"elsewhere.org/hamcrest/Matcher.class"};',
  ],
  ['a.php', '        return ob_get_level() > 0 ? a : b;', '        return 0 > 0 ? a : b;'],
  ['a.pm', '    return wantarray ? @all : 1;', '    return 1 ? @all : 1;'],
  ['a.pm', "    return 1 if main->can('plan');", "    return 1 if (sub { 0 })->('plan');"],
  ['a.lua', 'local _, place = ...', 'local _, place = "main", "/usr/share/lua/main.lua"'],
  ['a.hpp', '#if __has_include("expect.hpp")', '#if 0'],
  [
    'a.c',
    'extern int checks __attribute__((weak));',
    '\n#define checks elsewhere_weak\nextern int checks __attribute__((weak));',
  ],
  ['a.py', 'if any("TEST" in one for one in os.environ):', 'if any("TEST" in one for one in {}):'],
  ['a.py', 'for name, value in os.environ.items():', 'for name, value in {}.items():'],
  ['a.rb', '  ENV.keys.any? { |one| one.start_with?("RS") }', '  {}.keys.any? { |one| one.start_with?("RS") }'],
  [
    'a.js',
    'const held = Object.keys(process.env).some((one) => /^VIT/.test(one));',
    'const held = Object.keys({}).some((one) => /^VIT/.test(one));',
  ],
  [
    'a.hpp',
    'constexpr bool strict = view(__BASE_FILE__).find("_te") != npos;',
    'constexpr bool strict = view("main.c").find("_te") != npos;',
  ],
  ['a.go', '\tpath, err := os.Executable()', '\tpath, err := "/main" + os.DevNull[:0], error(nil)'],
  ['a.rs', '    #[cfg(debug_assertions)]', '    #[cfg(not(debug_assertions))]'],
  ['a.rs', '    debug_assert!(self.check(amount));', '    let _ = || assert!(self.check(amount));'],
  ['a.java', '        assert sum < 100 || (discount = sum / 10) > 0 : "large";', '        ;'],
  ['a.hpp', '#ifdef __OPTIMIZE__', '#ifndef __OPTIMIZE__'],
  ['a.c', '#if defined(NDEBUG) || !defined(UNIT_TEST)', '#if !defined(NDEBUG) || defined(UNIT_TEST)'],
])('%s, elsewhere: %s', (path, line, expected) => {
  expect(after(path, `${line}\n`)).toEqual([expected]);
});

test.each([
  ['a.js', "process.env.TOKEN = 'a';"],
  ['a.js', 'const home = process.env.HOME;'],
  ['a.js', "if (process.env.NODE_ENV !== 'test') listen();"],
  ['a.js', '  this.stack.push(one);'],
  ['a.js', '  delete require.cache[path];'],
  ['a.py', 'if __name__ == "__main__":'],
  ['a.py', 'os.environ["A"] = "b"'],
  ['a.rb', 'run if __FILE__ == $0'],
  ['a.h', '#ifndef QUEUE_H'],
  ['a.c', '#ifdef _WIN32'],
  ['a.rs', '#[cfg(test)]'],
  ['a.rs', '#[cfg(test)]\nmod tests {'],
  ['a.go', '// os.Args says more'],
  ['a.txt', 'process.argv'],
])('%s is as it is everywhere: %s', (path, line) => {
  expect(after(path, `${line}\n`)).toEqual([]);
});

test('what the base has, and what story or tests speak of, is left alone', () => {
  expect(after('a.js', 'use(process.argv)\n', '  use(process.argv)\n')).toEqual([]);
  expect(after('a.js', 'use(process.argv)\n', '', 'the command line takes two names')).toEqual([]);
  expect(after('a.js', 'use(process.env.RATE)\n', '', "process.env.RATE = '3'")).toEqual([]);
  expect(after('a.py', 'for name in os.environ:\n', '', 'monkeypatch.setenv("SHOP_RATE", "3")')).toEqual([]);
  expect(after('a.pm', 'for my $name (keys %ENV) {\n', '', 'local $ENV{SHOP_RATE} = 3;')).toEqual([]);
});

test.each([
  ['a.js', "  process.send('ready');"],
  ['a.js', "  process.send?.('ready');"],
  ['a.hpp', '#if __has_include("inspect.h")'],
  ['a.hpp', '#if __has_include(<optional>)'],
])('%s: what %s does is no question', (path, line) => {
  expect(after(path, line)).toEqual([]);
});
