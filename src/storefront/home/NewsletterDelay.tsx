'use client';

import { useEffect, useState } from 'react';
import { newsletterDelayMs } from '../../rules/common/timings.js';
import { lazyScreen } from '../base/lazyScreen.js';

/** Loaded only when the prompt is due: most visits to the page end before that. */
const NewsletterPrompt = lazyScreen(
  'newsletter',
  async () => (await import('./NewsletterPromptContainer.js')).NewsletterPromptContainer,
  () => null,
);

/** Waits before offering a visitor the newsletter. */
export function NewsletterDelay() {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), newsletterDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return passed ? <NewsletterPrompt /> : null;
}
