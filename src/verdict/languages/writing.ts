/** Writes what languages with braces share: code that never runs, and another value of a declared type. */

/** `never` is a condition that no compiler sees through. */
export const withBraces = (never: string) => ({
  never: (statement: string) => `if ${never} { ${statement} }`,
  not: (condition: string) => `${never} && (${condition})`,
});

interface Types {
  truth?: string;
  /** Names between blanks. */
  numbers: string;
  texts?: string;
  /** The value with more at its end. */
  longer?(value: string): string;
}

/** Of a truth, a number or a text; what else a function gives has none. */
export const otherTyped =
  ({ truth = 'bool', numbers, texts = 'string', longer = (value) => `((${value}) + "x")` }: Types) =>
  (value: string, type: string): string | undefined => {
    if (type === truth) return `!(${value})`;
    if (numbers.split(' ').includes(type)) return `((${value}) + 1)`;
    return texts.split(' ').includes(type) ? longer(value) : undefined;
  };
