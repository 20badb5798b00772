/** Defines the function that writes a line of the App's log, with the run or job that it is about. */

export interface LogAbout {
  run?: string | undefined;
  job?: string | undefined;
}

export type Log = (text: string, about?: LogAbout) => void;
