/** Milliseconds since some moment. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
