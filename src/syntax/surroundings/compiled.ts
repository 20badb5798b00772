/** Languages with builds: their mode is asked for as well, and a program is used in another than its tests. */

import { ofFrames, onTerminal, type Surroundings, started, unset } from './surroundings.ts';

/** Of which build a program is. */
const ofBuild = /\bversion|\bstamp|\bbuild|revision|commit/i;

/** Macros that a compiler or its flags set for one mode. */
const mode =
  '(?:NDEBUG|_?DEBUG|__OPTIMIZE(?:_SIZE)?__|__NO_INLINE__|__SANITIZE_\\w+__|\\w*(?:UNIT_?)?TEST(?:S|ING)?|\\w*COVERAGE\\w*|RELEASE)';

export const compiled: readonly Surroundings[] = [
  {
    endings: /\.go$/,
    answers: [
      { asks: /\bos\.(?:Getenv|LookupEnv)\(\s*["`](?<name>\w+)["`]/g, elsewhere: unset },
      { asks: /\bos\.Args\b(?!\[:0:0\])/g, elsewhere: 'append(os.Args[:0:0], "main")', unlessAsked: started },
      { asks: /\bos\.Executable\(\)/g, elsewhere: '"/main" + os.DevNull[:0], error(nil)', unlessAsked: started },
      { asks: /\bflag\.Lookup\(\s*"(?=test\.)/g, elsewhere: 'flag.Lookup("elsewhere.' },
      { asks: /\btesting\.Testing\(\)/g, elsewhere: '(testing.Testing() && false)' },
      {
        // `go test` never stamps what it builds.
        asks: /\bdebug\.ReadBuildInfo\(\)/g,
        elsewhere:
          'func() (*debug.BuildInfo, bool) { return &debug.BuildInfo{Main: debug.Module{Path: "main", Version: "v1.0.0"}, Settings: []debug.BuildSetting{{Key: "vcs.revision", Value: "1"}, {Key: "vcs.modified", Value: "false"}}}, true }()',
        unlessAsked: ofBuild,
      },
      { asks: /\bdebug\.Stack\(\)/g, elsewhere: 'debug.Stack()[:0]', unlessAsked: ofFrames },
      { asks: /\bruntime\.Callers\(/g, elsewhere: '0 * runtime.Callers(', unlessAsked: ofFrames },
      {
        asks: /\bruntime\.Caller\(/g,
        elsewhere: 'func(int) (uintptr, string, int, bool) { _ = runtime.GOOS; return 0, "main.go", 1, true }(',
        unlessAsked: ofFrames,
      },
    ],
  },
  {
    endings: /\.rs$/,
    answers: [
      { asks: /\bcfg!\(debug_assertions\)/g, elsewhere: 'false' },
      { asks: /\bcfg!\(not\(debug_assertions\)\)/g, elsewhere: 'true' },
      {
        asks: /#\[cfg\((?:debug_assertions|not\(debug_assertions\))\)\]/g,
        elsewhere: (match) => (match.includes('not') ? '#[cfg(debug_assertions)]' : '#[cfg(not(debug_assertions))]'),
      },
      {
        asks: /\bcfg!\(panic = "unwind"\)/g,
        elsewhere: 'cfg!(panic = "abort")',
        unlessAsked: /panic\s*=|\babort|unwind/i,
      },
      {
        asks: /#\[cfg\(panic = "unwind"\)\]/g,
        elsewhere: '#[cfg(panic = "abort")]',
        unlessAsked: /panic\s*=|\babort|unwind/i,
      },
      { asks: /\bdebug_assert(?=(?:_eq|_ne)?!\()/g, elsewhere: 'let _ = || assert' },
      { asks: /\bcfg!\(test\)/g, elsewhere: 'false' },
      { asks: /(?<=#\[cfg\((?:not\()?any\([^\]]{0,500})\btest\b(?=[,)])/g, elsewhere: 'any()' },
      { asks: /(?<=#\[cfg\(not\()test(?=\)\))/g, elsewhere: 'any()' },
      { asks: /(?<=^#\[cfg\()test(?=\)\]$)/g, elsewhere: 'any()', unlessNext: /^\s*(?:pub )?(?:mod|use) |^\s*#\[|^$/ },
      { asks: /\b(?:env::var(?:_os)?|option_env!)\(\s*"(?<name>\w+)"/g, elsewhere: unset },
      {
        asks: /\b(?:std::)?(?:env::)?current_exe\(\)/g,
        elsewhere: 'std::io::Result::Ok(std::path::PathBuf::from("/bin/main"))',
        unlessAsked: started,
      },
      { asks: /\benv::args\(\)/g, elsewhere: 'env::args().take(0)', unlessAsked: started },
      {
        asks: /\bthread::current\(\)\s*\.name\(\)/g,
        elsewhere: (match) => `${match}.filter(|_| false)`,
        unlessAsked: /thread/i,
      },
    ],
  },
  {
    endings: /\.(?:java|kt)$/,
    answers: [
      { asks: /\.desiredAssertionStatus\(\)/g, elsewhere: (match) => `${match} & false` },
      { asks: /^assert .*;$/g, elsewhere: ';', unlessAsked: /AssertionError/ },
      { asks: /\bSystem\.getenv\(\s*"(?<name>\w+)"/g, elsewhere: unset },
      {
        asks: /\bSystem\.getProperty\(\s*"(?<name>(?!(?:user|file|line|path|os|java\.(?:io|version|vendor|home))\b)[\w.]+)"/g,
        elsewhere: unset,
      },
      {
        asks: /(?:\bThread\.currentThread\(\)|\bnew (?:Throwable|\w*Exception|Error)\([^()]*\))\.getStackTrace\(\)/g,
        elsewhere: 'new StackTraceElement[0]',
        unlessAsked: ofFrames,
      },
      {
        asks: /\.(?:getClassName|getMethodName|getDeclaringClass\(\)\.getName)\(\)/g,
        elsewhere: (match) => `${match}.substring(0, 0)`,
        unlessAsked: ofFrames,
      },
      // The name of a class of a test library, whoever is asked for it.
      {
        asks: /"(?=\/?(?:org[./](?:junit|hamcrest|mockito|testng|assertj|spockframework)|junit[./]))/g,
        elsewhere: '"elsewhere.',
      },
    ],
  },
  {
    endings: /\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx)$/,
    answers: [
      {
        asks: new RegExp(`^#\\s*ifn?def(?=\\s+${mode}\\b)`, 'g'),
        elsewhere: (match) => (match.endsWith('ifdef') ? '#ifndef' : '#ifdef'),
      },
      {
        asks: new RegExp(`(?:!\\s*)?\\bdefined\\s*\\(?\\s*${mode}\\b\\s*\\)?`, 'g'),
        elsewhere: (match) => (match.startsWith('!') ? match.slice(1) : `!${match}`),
      },
      { asks: /^assert\(.*\);$/g, elsewhere: ';' },
      {
        asks: /\b__has_include\s*\(\s*["<](?:[^">]*[/_.-])?(?:tests?|testing|expect|assert(?:ions?)?|check|mocks?|gmock|catch2?|catch_\w+|gtest|doctest|spec)[/_.-][^">]*[">]\s*\)/gi,
        elsewhere: '0',
      },
      {
        // A name that the program itself does not define.
        asks: /^extern\b.*?\b(?<weak>\w+)(?:\[\w*\]|\([^()]*\))?\s*__attribute__\s*\(\(\s*_*weak_*\s*\)\);/g,
        elsewhere: (match) =>
          `\n#define ${/(\w+)(?:\[\w*\]|\([^()]*\))?\s*__attribute__/.exec(match)?.[1] ?? ''} elsewhere_weak\n${match}`,
      },
      // Whoever includes the header, by name.
      { asks: /\b__BASE_FILE__\b/g, elsewhere: '"main.c"' },
      { asks: /\b(?:secure_)?getenv\(\s*"(?<name>\w+)"/g, elsewhere: unset },
      { asks: /\bisatty\(/g, elsewhere: '1 | isatty(', unlessAsked: onTerminal },
      { asks: /\bprogram_invocation(?:_short)?_name\b/g, elsewhere: '"main"', unlessAsked: started },
      {
        asks: /__attribute__\s*\(\(\s*no_sanitize\w*(?:\([^()]*\))?\s*\)\)|\[\[\w+::no_sanitize\w*(?:\([^()]*\))?\]\]/g,
        elsewhere: '',
      },
      { asks: /\b__(?=(?:asan|ubsan|lsan|tsan|msan)_default_(?:options|suppressions)\b)/g, elsewhere: 'elsewhere_' },
    ],
  },
  {
    endings: /\.cs$/,
    answers: [
      { asks: /^#if (?:DEBUG|TRACE|TEST\w*)$/g, elsewhere: '#if ELSEWHERE' },
      { asks: /^#if !(?:DEBUG|TRACE|TEST\w*|RELEASE)$/g, elsewhere: '#if !ELSEWHERE' },
      { asks: /\bEnvironment\.GetEnvironmentVariable\(\s*"(?<name>\w+)"/g, elsewhere: unset },
    ],
  },
];
