import { useState } from 'react';

/** Copies a text, which is then the one copied last. */
export type Copy = (text: string) => Promise<void>;

/** Returns the text that was copied last, and the function that copies another. */
export function useCopied(): readonly [string | undefined, Copy] {
  const [copied, setCopied] = useState<string>();
  async function copy(text: string) {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  }
  return [copied, copy];
}
