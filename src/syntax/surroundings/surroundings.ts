/** What code can ask about the process that it runs in, and what it would be answered where no test runner has started it. */

export interface Surroundings {
  endings: RegExp;
  answers: readonly Answer[];
}

export interface Answer {
  /** With the flag g. A group `name` is a variable's: one that somebody speaks of is left alone. */
  asks: RegExp;
  /** What stands in its place; `name` is the variable's. */
  elsewhere: string | ((match: string, name: string) => string);
  /** A story or a test that speaks of this asks for it: then nothing is tried. */
  unlessAsked?: RegExp;
  /** The line behind it: what it speaks of. */
  unlessNext?: RegExp;
  /** It asks for time. */
  isPause?: true;
}

/** A program that is started by its tests has words of its own. */
export const started =
  /\b(?:spawn\w*|exec\w*|fork\w*|subprocess|popen|argv|args|arguments?|ARGV|command[- ]line|cli)\b/i;
export const onTerminal = /\b(?:is_?)?a?tty\??\b|\bterminals?\b|\bcolou?rs?\b|\binteractive\w*|-t [012]\b/i;
export const ofFrames = /\b(?:stack|frames?|callers?|backtrace|traceback)\b/i;
/** Names of variables that are made up of what a test sets. */
export const ofEnvironment = /(?:\b|_|[gs]et|put)env(?:iron(?:ment)?)?\b|\bvariables?\b/i;

/** Only a story can ask for a pause: tests of what takes its time speak of it as well. */
export const ofTime =
  /\b(?:wait|delay|sleep|paus|time|timing|second|minute|hour|ms\b|milli|interval|throttl|debounc|back-?off|retr|again|poll|schedul|tick|rate|slow|period|expir|ttl|lease|animat|latency)/i;

/** Another name, which nothing sets. */
export const unset = (match: string, name: string) => match.replace(name, `${name}_ELSEWHERE`);

/** Who listens, and where a log goes. */
export const ofListeners = /listen|handler|uncaught|unhandled|\blog(?:s|ger|ging)?\b/i;
