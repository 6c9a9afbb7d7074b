import { defaultClock } from '../../mocks/world/world.js';

/** Sets a story's date to the day of the mock's shop, so that skipped cases are still upcoming. The date is reset after
 * the story. */
export function onTheShopsDay(): () => void {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...args: [] | [value: number | string | Date]) {
      super(args.length === 0 ? defaultClock : args[0]);
    }
  } as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
