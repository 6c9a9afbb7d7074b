import type { Saved } from '../stores/store.js';
import { CapsuleError, decodeCapsule } from '../world/capsule.js';
import { readSetting, type SettingName, type SettingProblem, settingsSchema } from '../world/settings.js';

/** What an address asks for: the settings with what is new in it, what it says that cannot be used, and whether the
 * login is the visit's from now on. */
export function settingsFromAddress(before: Saved, search: URLSearchParams) {
  const problems: SettingProblem[] = [];
  let { settings, fromAddress } = before;
  let takesLogin = false;
  for (const name of ['capsule', ...Object.keys(settingsSchema.shape)]) {
    const written = search.get(name);
    if (written === null) continue;
    try {
      const read = name === 'capsule' ? { all: decodeCapsule(written) } : readSetting(name as SettingName, written);
      // A setting that cannot be used is said on every load, since it stays in the address.
      if ('message' in read) problems.push(read);
      else if (written !== fromAddress[name]) {
        settings = 'all' in read ? read.all : { ...settings, [name]: read.value };
        // A capsule is the whole of the settings: what an address said before it no longer stands.
        fromAddress = { ...('all' in read ? {} : fromAddress), [name]: written };
        takesLogin ||= name === 'capsule' || name === 'login';
      }
    } catch (error) {
      if (!(error instanceof CapsuleError)) throw error;
      problems.push({ setting: name, message: error.message });
    }
  }
  return { settings, problems, fromAddress, takesLogin };
}
