/** Limits of the line, one place for all of them. */
export const limits = {
  minutes: () => Number.POSITIVE_INFINITY,
};
