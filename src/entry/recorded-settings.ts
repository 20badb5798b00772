/** The settings of a recorded run, to run it again. */

import { type Resolved, resolveSettings, type SettingLayers } from '../config/layers.ts';
import { addressSettings } from '../config/provider-settings.ts';
import { secretSettings } from '../config/secret-values.ts';
import { camelName, settingNames } from '../config/settings.ts';
import type { Run } from '../run/run.ts';

/** Never recorded: they come from the environment, as for every run. */
const secrets: readonly string[] = [...secretSettings, ...addressSettings];

/** Every setting as the run had it; the secrets are those of now. */
export function settingsOfRun({ settings: recorded }: Run, layers: SettingLayers): Resolved {
  // Which keys are needed is told by the agent of then.
  const agent = Object.fromEntries(
    ['agent', 'agent-command', 'model'].flatMap((name) => {
      const value = recorded[name]?.value;
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  const resolved = resolveSettings({ ...layers, flags: { ...layers.flags, ...agent } });
  const values = settingNames.flatMap((name) => {
    const value = recorded[name]?.value;
    return value === undefined || secrets.includes(name) ? [] : [[camelName(name), value]];
  });
  const testsMayChange = recorded.tests?.value === 'may-change';
  return { ...resolved, settings: { ...resolved.settings, ...Object.fromEntries(values), testsMayChange } };
}
