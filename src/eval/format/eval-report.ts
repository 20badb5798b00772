/** What every form of an eval run is made from. */

import type { EvalRun, StoryResult } from '../result.ts';
import type { EvalSummary } from '../summary.ts';

export interface EvalReport {
  eval: EvalRun;
  results: readonly StoryResult[];
  summary: EvalSummary;
}
