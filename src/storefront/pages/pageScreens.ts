'use client';

import { type LazyScreen, lazyScreen } from '../base/lazyScreen.js';
import { pageProblem } from '../base/problems.js';
import type { StorefrontServices } from '../base/services.js';
import type { FoundPage, Page } from './page.js';

/** Cached for each set of services, so that a page that was shown before renders immediately. */
const screens = new WeakMap<StorefrontServices, Map<Page, LazyScreen<object>>>();

/** Returns the component of a page, which loads the page's code. */
export function screenOf({ name, page }: FoundPage, services: StorefrontServices): LazyScreen<object> {
  const pageScreens = screens.get(services) ?? new Map<Page, LazyScreen<object>>();
  screens.set(services, pageScreens);
  const screen = pageScreens.get(page) ?? lazyScreen(wordsOf(name), () => page.load(services), pageProblem);
  pageScreens.set(page, screen);
  return screen;
}

/** Converts a page's name such as `searchResults` to the words that name the part in the error notice. */
const wordsOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
