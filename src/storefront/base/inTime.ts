'use client';

/**
 * Waits for the host's code, for at most the given number of milliseconds.
 * @throws the error from `tooLate` when that time has passed
 */
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
