'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CaseContents } from '../../blocks/CaseContents.js';
import { productWords } from '../../brands/words/product.js';
import { productPageWords } from '../../brands/words/productPage.js';
import { isCase } from '../../rules/common/cases.js';
import { BrandLogo } from '../../screens/header/BrandLogo.js';
import { TastingNotePrintPage } from '../../screens/product/TastingNotePrintPage.js';
import { useText } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { loadOf } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useTryAgain } from '../base/useTryAgain.js';
import { caseQuery } from '../shop/caseQuery.js';
import { useNotedProduct } from './useNotedProduct.js';

export interface TastingNotePrintPageContainerProps {
  readonly itemCode: string;
}

/** Connects the printable tasting note. If the address contains `#print`, the note is printed as soon as it is
 * complete. */
export function TastingNotePrintPageContainer({ itemCode }: TastingNotePrintPageContainerProps) {
  const { client } = useServices();
  const text = useText(productPageWords, productWords);
  const failureText = useFailureText();
  const tryAgain = useTryAgain();
  const { product, data, unknown, retry } = useNotedProduct(itemCode);
  const ofCase = data !== undefined && isCase(data);
  const query = useQuery({ ...caseQuery(client, itemCode), enabled: ofCase });
  const contents = loadOf(query, failureText);
  usePageTitle(unknown ? text('product.unknownTitle') : data?.name);
  usePrinting(data !== undefined && (!ofCase || contents.status !== 'loading'));
  return (
    <TastingNotePrintPage
      product={product}
      itemCode={itemCode}
      unknown={unknown}
      logo={<BrandLogo />}
      contents={
        ofCase ? (
          <CaseContents contents={contents} title={text('product.inTheCase')} onRetry={() => tryAgain(query.refetch)} />
        ) : null
      }
      onPrint={() => window.print()}
      onRetry={retry}
    />
  );
}

/** Prints once, if the page was opened for printing and is complete, including its pictures. */
function usePrinting(isComplete: boolean): void {
  const hasPrinted = useRef(false);
  useEffect(() => {
    if (!isComplete || hasPrinted.current || window.location.hash !== '#print') return;
    hasPrinted.current = true;
    const pictures = [...document.images].map((picture) => picture.decode().catch(() => {}));
    void Promise.all(pictures).then(() => window.print());
  }, [isComplete]);
}
