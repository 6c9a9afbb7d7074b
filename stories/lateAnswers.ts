import { SimpleFaker } from '@faker-js/faker';

/** Longest delay, in ms: as long as a page takes to draw on a busy machine. */
const longest = 400;

// A story may replace the timers.
const { setTimeout: wait } = globalThis;

/** Makes responses late, each by its own delay, so that those of parallel calls arrive in another order. A delay follows
 * from the seed and the number of responses before it. */
export class LateAnswers {
  readonly #seed: number;
  readonly #random: SimpleFaker;

  constructor(seed: number) {
    this.#seed = seed;
    this.#random = new SimpleFaker({ seed });
  }

  /** Begins the delays again, for the next story. */
  restart(): void {
    this.#random.seed(this.#seed);
  }

  /** Returns the delay of the next response, in ms. Most responses have none, like those of a page at rest. */
  next(): number {
    const isLate = this.#random.datatype.boolean(0.4);
    return isLate ? this.#random.number.int({ min: 1, max: longest }) : 0;
  }

  /** Waits for the delay of the next response. */
  pass(): Promise<void> {
    const delay = this.next();
    return delay > 0 ? new Promise((resolve) => void wait(resolve, delay)) : Promise.resolve();
  }
}
