'use client';

import { nextCaseWords } from '../../../brands/words/nextCase.js';
import type { Load } from '../../../model/load.js';
import type { NextCase } from '../../../model/plan.js';
import { writtenParts } from '../../../rules/common/days.js';
import { useScope, useText } from '../../../ui/scope.js';

/** Returns the title of the page of a next case, which names the month of its delivery once that is known. */
export function useNextCaseTitle(nextCase: Load<Pick<NextCase, 'deliveryDate'> | undefined>): string {
  const { site } = useScope();
  const text = useText(nextCaseWords);
  return nextCase.status === 'ready' && nextCase.data
    ? text('nextCase.titleMonth', { month: writtenParts(nextCase.data.deliveryDate, site, { month: 'long' }) })
    : text('nextCase.title');
}
