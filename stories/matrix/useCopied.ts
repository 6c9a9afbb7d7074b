import { useState } from 'react';

/** Returns the text that was copied last, and the function that copies another. */
export function useCopied(): readonly [string | undefined, (text: string) => Promise<void>] {
  const [copied, setCopied] = useState<string>();
  async function copy(text: string) {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  }
  return [copied, copy];
}
