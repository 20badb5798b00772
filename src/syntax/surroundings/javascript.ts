import { ofEnvironment, ofFrames, ofListeners, onTerminal, type Surroundings, started, unset } from './surroundings.ts';

const globals = '(?:describe|it|test|suite|expect|jest|vi|vitest|mocha|before(?:Each|All)?|after(?:Each|All)?|__\\w+)';

export const javascript: readonly Surroundings[] = [
  {
    endings: /\.[cm]?[jt]sx?$/,
    answers: [
      // In a test's environment by custom, and frameworks' own ways ask for it.
      {
        asks: /\bprocess\.env(?:\??\.|(?:\?\.)?\[\s*["'`])(?!NODE_ENV\b)(?<name>\w+)\b(?!["'`]?\]?\s*(?:\?\?)?=[^=])/g,
        elsewhere: unset,
      },
      { asks: /["'`](?<name>\w+)["'`](?= in process\.env\b)/g, elsewhere: unset },
      {
        asks: /(?<=\{ ?)(?<name>[A-Z]\w+)(?= ?\} = process\.env\b)/g,
        elsewhere: (_, name) => `${name}_ELSEWHERE: ${name}`,
      },
      {
        asks: /(?<=\bObject\.(?:keys|entries|values)\()process\.env(?=\))|(?<= in )process\.env(?=\))/g,
        elsewhere: '{}',
        unlessAsked: ofEnvironment,
      },
      { asks: /\bprocess\.argv\b/g, elsewhere: "['node', 'main']", unlessAsked: started },
      { asks: /\bprocess\.execArgv\b/g, elsewhere: '[]', unlessAsked: started },
      { asks: /\bprocess\.(?:title|argv0)\b/g, elsewhere: "'node'", unlessAsked: started },
      { asks: /\bprocess\.listenerCount\(/g, elsewhere: '((..._) => 0)(', unlessAsked: ofListeners },
      { asks: /\bprocess\.(?:raw[lL]|l)isteners\(/g, elsewhere: '((..._) => [])(', unlessAsked: ofListeners },
      // A worker of a runner is a child with a channel.
      {
        asks: /\bprocess\.(?:send|channel|connected)\b(?!\s*(?:=[^=]|\??\.|\())/g,
        elsewhere: 'undefined',
        unlessAsked: /child|worker|\bipc\b|fork|process/i,
      },
      { asks: /\bprocess\.ppid\b/g, elsewhere: '1' },
      { asks: /\brequire\.cache\b(?!\[)/g, elsewhere: '({})', unlessAsked: /\bcache|reload/i },
      {
        asks: /\b(?:new Error\([^()]*\)|e|ex|err|error|trace|probe)\??\.stack\b(?!\s*=[^=])/g,
        elsewhere: (match) => `${match}?.slice(0, 0)`,
        unlessAsked: ofFrames,
      },
      {
        asks: /(?<=\{ ?stack[^}=]*\} = )new Error\(/g,
        elsewhere: "{ stack: '' } ?? new Error(",
        unlessAsked: ofFrames,
      },
      {
        asks: /\bError\.captureStackTrace\(/g,
        elsewhere: '((target) => (target.stack = undefined))(',
        unlessAsked: ofFrames,
      },
      { asks: new RegExp(`\\btypeof ${globals}\\b(?!\\.)`, 'g'), elsewhere: 'typeof undefined' },
      {
        asks: new RegExp(`\\bglobal(?:This)?(?:\\??\\.|\\[['"\`])${globals}\\b(?:['"\`]\\])?(?!\\s*=[^=])`, 'g'),
        elsewhere: 'undefined',
      },
      { asks: new RegExp(`(["'\`])${globals}\\1(?= in global(?:This)?\\b)`, 'g'), elsewhere: "'elsewhere'" },
      { asks: /\bimport\.meta\.(?:vitest|jest)\b/g, elsewhere: 'undefined' },
      {
        asks: /\bprocess\.(?:std\w+)\??\.isTTY\b(?!\s*=[^=])/g,
        elsewhere: (match) => `(${match} ?? true)`,
        unlessAsked: onTerminal,
      },
      { asks: /\bisMainThread\b(?=\s*[?&|)])/g, elsewhere: '(isMainThread || true)', unlessAsked: /worker|thread/i },
    ],
  },
];
