/** Languages with builds: their mode is asked for as well, and a program is used in another than its tests. */

import { ofFrames, onTerminal, type Surroundings, started, unset } from './surroundings.ts';

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
      { asks: /\bdebug_assert(?=(?:_eq|_ne)?!\()/g, elsewhere: 'let _ = || assert' },
      { asks: /\bcfg!\(test\)/g, elsewhere: 'false' },
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
      { asks: /\bClass\.forName\(\s*"(?=[^"]*(?:junit|testng|test))/gi, elsewhere: (match) => `${match}elsewhere.` },
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
