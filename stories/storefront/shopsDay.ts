import { defaultClock } from '../../mocks/world/world.js';

/** Has a story take place on the day of the mock's shop: what was skipped there is still to come. Ends with the story. */
export function onTheShopsDay(): () => void {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given: [] | [value: number | string | Date]) {
      super(given.length === 0 ? defaultClock : given[0]);
    }
  } as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
