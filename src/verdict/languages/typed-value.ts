/** Writes another value of a declared type: of a truth, a number or a text; what else a function gives has none. */

interface Forms {
  truth: readonly string[];
  number: readonly string[];
  text: readonly string[];
  /** The value with more at its end. */
  longer(value: string): string;
}

export const otherTyped =
  ({ truth, number, text, longer }: Forms) =>
  (value: string, type: string): string | undefined => {
    if (truth.includes(type)) return `!(${value})`;
    if (number.includes(type)) return `((${value}) + 1)`;
    return text.includes(type) ? longer(value) : undefined;
  };
