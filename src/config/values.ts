/** Settings on their way through the layers. */

import type { SettingName } from './settings.ts';

export type Values = Map<SettingName, { value: unknown; source: string }>;
