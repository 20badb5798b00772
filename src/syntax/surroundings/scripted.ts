/** Python, Ruby, Perl, PHP, Lua and shell. */

import { ofEnvironment, ofFrames, ofListeners, onTerminal, type Surroundings, started, unset } from './surroundings.ts';

const pythonRunners = '("pytest", "_pytest", "unittest", "nose", "doctest", "behave", "conftest", "test", "tests")';
const pythonFrame =
  '(lambda *_: (lambda of: of(f_code=of(co_name="main", co_filename="main.py"), f_globals={"__name__": "__main__"}, f_locals={}, f_back=None, f_lineno=1))(__import__("types").SimpleNamespace))(';

export const scripted: readonly Surroundings[] = [
  {
    endings: /\.py$/,
    answers: [
      {
        asks: /\bos\.(?:environ\s*\[|getenv\(|environ\.get\()\s*["'](?<name>\w+)["'](?!\s*\]\s*=[^=])/g,
        elsewhere: unset,
      },
      { asks: /["'](?<name>\w+)["'](?= (?:not )?in os\.environ\b)/g, elsewhere: unset },
      {
        asks: /\bos\.environ(?=\.(?:keys|items|values)\(\))|(?<=\bfor \w+ in )os\.environ(?=[):\]])/g,
        elsewhere: '{}',
        unlessAsked: ofEnvironment,
      },
      {
        asks: /\bsys\.modules\b(?!\s*\[[^\]]*\]\s*=[^=])/g,
        elsewhere: `{name: one for name, one in __import__("sys").modules.items() if name.split(".")[0] not in ${pythonRunners}}`,
      },
      { asks: /\bsys\.(?:orig_)?argv\b/g, elsewhere: '["main"]', unlessAsked: started },
      {
        asks: /\b(?:inspect\.stack|traceback\.(?:extract|format)_stack)\(/g,
        elsewhere: '(lambda *_, **__: [])(',
        unlessAsked: ofFrames,
      },
      { asks: /\b(?:sys\._getframe|inspect\.currentframe)\(/g, elsewhere: pythonFrame, unlessAsked: ofFrames },
      { asks: /\bsys\.(?:gettrace|getprofile)\(\)/g, elsewhere: 'None' },
      { asks: /\b__debug__\b/g, elsewhere: 'False' },
      {
        asks: /\blogging\.(?:getLogger\(\)|root)\.(?:handlers\b(?!\s*=[^=])|hasHandlers\(\))/g,
        elsewhere: '[]',
        unlessAsked: ofListeners,
      },
      {
        asks: /\bsys\.(?<stream>stdout|stderr|stdin|excepthook|displayhook) is (?:not )?sys\.__(?:stdout|stderr|stdin|excepthook|displayhook)__/g,
        elsewhere: (match) => (match.includes(' not ') ? 'False' : 'True'),
      },
      {
        asks: /\bfind_spec\(\s*["'](?=(?:_?pytest|unittest|nose|behave|conftest|hypothesis)\b)/g,
        elsewhere: (match) => `${match}elsewhere_`,
      },
      {
        asks: /\bsys\.(?:warnoptions|getswitchinterval\(\))/g,
        elsewhere: (match) => (match.includes('(') ? '0.005' : '[]'),
      },
      { asks: /^assert [^'"\n]*[^,([{\\\n'"]$/g, elsewhere: 'pass', unlessAsked: /AssertionError/ },
      { asks: /\.isatty\(\)/g, elsewhere: (match) => `${match} is not None`, unlessAsked: onTerminal },
    ],
  },
  {
    endings: /\.rb$/,
    answers: [
      {
        asks: /\bENV(?:\.fetch\(|\.key\?\(|\.has_key\?\(|\.include\?\(|\[)\s*["'](?<name>\w+)["'](?!\s*\]\s*=[^=])/g,
        elsewhere: unset,
      },
      {
        asks: /\bENV(?=\.(?:keys|values|to_h|any\?|each\w*|select|find|filter\w*|map|grep)\b)/g,
        elsewhere: '{}',
        unlessAsked: ofEnvironment,
      },
      {
        asks: /(?<![\w@$.:])(?:caller|caller_locations)\b(?:\([^()]*\))?(?![:=]| =)/g,
        elsewhere: '[]',
        unlessAsked: ofFrames,
      },
      { asks: /(?<!__FILE__ == )(?:\$0|\$PROGRAM_NAME)\b(?! == __FILE__)/g, elsewhere: '"main"', unlessAsked: started },
      { asks: /\bdefined\?[ (]\s*(?:::)?(?:Minitest|RSpec|Test|Cucumber)\b(?:::\w+)*\)?/g, elsewhere: 'nil' },
      { asks: /\$LOADED_FEATURES\b|\$"/g, elsewhere: '[]' },
      { asks: /\.(?:tty|isatty)\?/g, elsewhere: (match) => `${match}.then { true }`, unlessAsked: onTerminal },
    ],
  },
  {
    endings: /\.p[lm]$/,
    answers: [
      { asks: /\$ENV\{\s*["']?(?<name>\w+)["']?\s*\}(?!\s*=[^=~])/g, elsewhere: unset },
      { asks: /\b(?:keys|values|each) %ENV\b/g, elsewhere: '()', unlessAsked: ofEnvironment },
      // A program prints lists.
      { asks: /\bwantarray\b(?:\(\))?/g, elsewhere: '1', unlessAsked: /wantarray|context|scalar|\blists?\b/i },
      {
        asks: /\bmain->can\(|\bTest::\w+->can\(|\bdefined &(?:main::)?(?:ok|is|plan|done_testing)\b/g,
        elsewhere: (match) => (match.startsWith('defined') ? '0' : '(sub { 0 })->('),
      },
      { asks: /\$INC\{\s*["']Test\b[^}]*\}/g, elsewhere: '$INC{"Unloaded.pm"}' },
      {
        asks: /(?<![\w$@%{&])caller\b(?:\s*\(\s*(?:\$\w+|\d*)\s*\)|\s+(?:\$\w+|\d+)|\s*)(?!\s*=>)/g,
        elsewhere: '() ',
        unlessAsked: ofFrames,
      },
      { asks: /(?<![\w-])-t \*?STD(?:OUT|IN|ERR)\b/g, elsewhere: '1', unlessAsked: onTerminal },
    ],
  },
  {
    endings: /\.php$/,
    answers: [
      { asks: /(?:\bgetenv\(|\$_(?:ENV|SERVER)\[)\s*["'](?<name>[A-Z]\w+)["']/g, elsewhere: unset },
      {
        asks: /\b(?:debug_backtrace|get_included_files|get_required_files|get_declared_classes)\(/g,
        elsewhere: '(fn(...$any) => [])(',
        unlessAsked: ofFrames,
      },
      {
        asks: /\b(?:class_exists|defined)\((?=[^)]*(?:PHPUnit|PHPUNIT|TestCase))/g,
        elsewhere: '(fn(...$any) => false)(',
      },
      { asks: /\bob_get_level\(\)/g, elsewhere: '0', unlessAsked: /buffer|\bob_/i },
      { asks: /\bPHP_SAPI\b|\bphp_sapi_name\(\)/g, elsewhere: "'fpm-fcgi'", unlessAsked: /sapi|command line|\bcli\b/i },
      {
        asks: /\b(?:posix_isatty|stream_isatty)\(/g,
        elsewhere: (match) => `true || ${match}`,
        unlessAsked: onTerminal,
      },
      { asks: /^assert\(.*\);$/g, elsewhere: ';', unlessAsked: /AssertionError/ },
    ],
  },
  {
    endings: /\.lua$/,
    answers: [
      { asks: /\bos\.getenv\s*\(?\s*["'](?<name>\w+)["']/g, elsewhere: unset },
      { asks: /\bdebug\.getinfo\(/g, elsewhere: '(function() return {} end)(', unlessAsked: ofFrames },
      // What a module is told of itself: its name, and the path by which it was found.
      { asks: /(?<=^local \w+, \w+ = )\.\.\.$/g, elsewhere: '"main", "/usr/share/lua/main.lua"' },
      { asks: /\bdebug\.traceback\(/g, elsewhere: '(function() return "" end)(', unlessAsked: ofFrames },
      { asks: /\bpackage\.loaded\b(?!\s*[[.]\s*["']?\w+["']?\s*\]?\s*=[^=])/g, elsewhere: '({})' },
    ],
  },
  {
    endings: /(?:\.(?:sh|bash)|(?:^|\/)[^./]+)$/,
    answers: [
      { asks: /\$\{?(?<name>(?:BATS|SHUNIT|TEST|TESTS|HARNESS|MAKE|MAKEFLAGS|MAKELEVEL|npm)\w*)\b/g, elsewhere: unset },
      { asks: /(?<=\[ |\[\[ |\btest |! )-t [012]\b/g, elsewhere: '-n elsewhere', unlessAsked: onTerminal },
      { asks: /\$\{?PPID\}?/g, elsewhere: '1' },
      { asks: /\$\{(?:BASH_SOURCE|FUNCNAME|BASH_LINENO)\[(?:[1-9@*]|-1)[^}]*\}/g, elsewhere: 'main' },
    ],
  },
];
