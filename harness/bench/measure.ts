/** Samples that need the same setup. */
export interface Group {
  readonly open?: () => void;
  readonly close?: () => void;
  readonly work: Readonly<Record<string, () => unknown>>;
}

const runsInARow = 50;

/** Returns median times in milliseconds by name. The groups take turns, so that background load affects all of them
 * equally. The first tenth of the rounds is warm-up. */
export async function medians(groups: readonly Group[], rounds: number): Promise<(name: string) => number> {
  const times = new Map<string, number[]>();
  const warmUp = Math.ceil(rounds / 10);
  for (let round = -warmUp; round < rounds; round++) {
    for (const { open, close, work } of groups) {
      open?.();
      for (let run = 0; run < runsInARow; run++) {
        for (const [name, sample] of Object.entries(work)) {
          const began = performance.now();
          await sample();
          const took = performance.now() - began;
          if (round < 0) continue;
          const samples = times.get(name) ?? [];
          samples.push(took);
          times.set(name, samples);
        }
      }
      close?.();
    }
  }
  return (name) => medianOf(times.get(name) ?? []);
}

export const medianOf = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

export interface Goal {
  readonly name: string;
  /** Ratio of the measured time to the time it is compared with. */
  readonly ratio: number;
  readonly most: number;
}

/** Prints each ratio beside its goal. A missed goal fails the run. */
export function report(goals: readonly Goal[]): void {
  for (const { name, ratio, most } of goals)
    console.log(`${ratio <= most ? '✓' : '✗'} ${name.padEnd(60)}${ratio.toFixed(2).padStart(8)}  (at most ${most})`);
  if (!goals.every(({ ratio, most }) => ratio <= most)) process.exitCode = 1;
}
