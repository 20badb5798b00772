/** A line of the App's log, and what it is about. */

export interface LogAbout {
  run?: string | undefined;
  job?: string | undefined;
}

export type Log = (text: string, about?: LogAbout) => void;
