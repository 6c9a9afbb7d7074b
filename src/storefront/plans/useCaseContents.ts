'use client';

import { useState } from 'react';
import type { Load } from '../../model/load.js';
import type { CaseDetails } from '../../model/offer.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { caseQuery } from '../shop/caseQuery.js';

/** Loads the contents of a case once they are requested, and from then on the contents of each case that is selected. */
export function useCaseContents(itemCode: string | undefined): {
  readonly contents: Load<CaseDetails> | undefined;
  readonly ask: () => void;
  readonly retry: () => void;
} {
  const { client } = useServices();
  const [isAsked, setIsAsked] = useState(false);
  const isWanted = isAsked && itemCode !== undefined;
  const { load, retry } = useLoad<CaseDetails>({ ...caseQuery(client, itemCode ?? ''), enabled: isWanted });
  return { contents: isWanted ? load : undefined, ask: () => setIsAsked(true), retry };
}
