import type { Saved } from '../stores/store.js';
import { CapsuleError, decodeCapsule } from '../world/capsule.js';
import { readSetting, type SettingName, type SettingProblem, settingsSchema } from '../world/settings.js';

/** Reads settings from an address: returns the settings with the new ones applied, the unusable ones, and whether the
 * session takes the login from the settings. */
export function settingsFromAddress(before: Saved, search: URLSearchParams) {
  const problems: SettingProblem[] = [];
  let { settings, fromAddress } = before;
  let takesLogin = false;
  for (const name of ['capsule', ...Object.keys(settingsSchema.shape)]) {
    const text = search.get(name);
    if (text === null) continue;
    try {
      const read = name === 'capsule' ? { all: decodeCapsule(text) } : readSetting(name as SettingName, text);
      // An unusable setting is reported on every load, because it stays in the address.
      if ('message' in read) problems.push(read);
      else if (text !== fromAddress[name]) {
        settings = 'all' in read ? read.all : { ...settings, [name]: read.value };
        // A capsule holds all settings, so earlier settings from the address no longer apply.
        fromAddress = { ...('all' in read ? {} : fromAddress), [name]: text };
        takesLogin ||= name === 'capsule' || name === 'login';
      }
    } catch (error) {
      if (!(error instanceof CapsuleError)) throw error;
      problems.push({ setting: name, message: error.message });
    }
  }
  return { settings, problems, fromAddress, takesLogin };
}
