/** Defines how one reply of the model is recorded, so that the run can be repeated later without calling the model. */

export interface RecordedAnswer {
  attempt: number | 'review';
  /** Of the provider. */
  requestId?: string;
  /** A message of the Messages API, redacted. */
  message: {
    model: string;
    stop_reason: string | null;
    content: ({ type: string } & Record<string, unknown>)[];
    usage: Record<string, unknown>;
  } & Record<string, unknown>;
}
