/** Defines the type of the App's log function, which takes a line of text and optionally its run or job. */

export interface LogAbout {
  run?: string | undefined;
  job?: string | undefined;
}

export type Log = (text: string, about?: LogAbout) => void;
