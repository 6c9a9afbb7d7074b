/** Things to measure that need the same surroundings. */
export interface Group<Name extends string> {
  readonly open?: () => void;
  readonly close?: () => void;
  readonly work: Readonly<Record<Name, () => unknown>>;
}

const runsInARow = 50;

/** Middle times in milliseconds. The groups take turns, so that what slows the machine slows all of them; the first
 * tenth of the rounds warms up. */
export async function medians<Name extends string>(
  groups: readonly Group<Name>[],
  rounds: number,
): Promise<Record<Name, number>> {
  const times = new Map<string, number[]>();
  const warmUp = Math.ceil(rounds / 10);
  for (let round = -warmUp; round < rounds; round++) {
    for (const { open, close, work } of groups) {
      open?.();
      for (let run = 0; run < runsInARow; run++) {
        for (const [name, sample] of Object.entries<() => unknown>(work)) {
          const began = performance.now();
          await sample();
          const took = performance.now() - began;
          if (round < 0) continue;
          const known = times.get(name) ?? [];
          known.push(took);
          times.set(name, known);
        }
      }
      close?.();
    }
  }
  return Object.fromEntries(
    [...times].map(([name, all]) => [name, all.sort((a, b) => a - b)[Math.floor(all.length / 2)]]),
  ) as Record<Name, number>;
}

export interface Goal {
  readonly name: string;
  /** How many times what it is compared with. */
  readonly ratio: number;
  readonly most: number;
}

/** Prints each ratio beside its goal; a goal that is missed fails the run. */
export function report(goals: readonly Goal[]): void {
  for (const { name, ratio, most } of goals)
    console.log(`${ratio <= most ? '✓' : '✗'} ${name.padEnd(60)}${ratio.toFixed(2).padStart(8)}  (at most ${most})`);
  if (!goals.every(({ ratio, most }) => ratio <= most)) process.exitCode = 1;
}
