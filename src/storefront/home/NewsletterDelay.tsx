import { useEffect, useState } from 'react';
import { newsletterDelayMs } from '../../rules/timings.js';
import { lazyScreen } from '../lazyScreen.js';

/** Loaded when it is due, which most visits are not; a page without it is whole. */
const NewsletterPrompt = lazyScreen(
  'newsletter',
  async () => (await import('./NewsletterPromptContainer.js')).NewsletterPromptContainer,
  () => null,
);

/** Leaves a visitor alone with the page for a while before the newsletter is offered. */
export function NewsletterDelay() {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), newsletterDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return passed ? <NewsletterPrompt /> : null;
}
