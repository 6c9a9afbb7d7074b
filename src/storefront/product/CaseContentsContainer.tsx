'use client';

import { CaseContents } from '../../blocks/CaseContents.js';
import { productWords } from '../../brands/words/product.js';
import { useText } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { caseQuery } from '../shop/caseQuery.js';

export interface CaseContentsContainerProps {
  readonly itemCode: string;
  /** Level of the headings with the wines' names; 3 unless set. */
  readonly level?: 3 | 4;
}

/** The contents of a case, below a heading of its own. */
export function CaseContentsContainer({ itemCode, level }: CaseContentsContainerProps) {
  const { client } = useServices();
  const text = useText(productWords);
  const { load, retry } = useLoad(caseQuery(client, itemCode));
  return <CaseContents contents={load} title={text('product.inTheCase')} {...(level && { level })} onRetry={retry} />;
}
