'use client';

import { lazyScreen } from '../base/lazyScreen.js';
import type { CaseContentsRequest } from '../base/openDialog.js';

/** The contents of a case, over the dialog or page that opened it. While loading it shows no placeholder if it opens
 * after a delay. */
export const LazyCaseContents = lazyScreen<
  CaseContentsRequest & { readonly open: boolean; readonly onClose: () => void }
>('case contents', async () => (await import('../product/CaseContentsModalContainer.js')).CaseContentsModalContainer);
