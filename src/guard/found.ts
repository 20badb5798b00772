/** What one rule about the process says of a piece of code. */

import type { TamperFinding } from '../run/verification.ts';

export type Found = { rule: string; message: string; severity?: TamperFinding['severity'] } | undefined;
