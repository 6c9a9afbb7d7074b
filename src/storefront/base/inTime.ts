'use client';

/** Waits for what somebody else's code makes, and no longer than so many milliseconds.
 * @throws what `tooLate` makes, when the time is over */
export async function inTime<Made>(work: Promise<Made>, ms: number, tooLate: () => Error): Promise<Made> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate()), ms);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
