'use client';

import { lazyScreen } from '../base/lazyScreen.js';
import type { CaseContentsRequest } from '../base/openDialog.js';

/** What is in a case, over the dialog or page that asks. One that is to open late shows no box while it loads. */
export const LazyCaseContents = lazyScreen<
  CaseContentsRequest & { readonly open: boolean; readonly onClose: () => void }
>('case contents', async () => (await import('../product/CaseContentsModalContainer.js')).CaseContentsModalContainer);
