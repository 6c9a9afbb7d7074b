'use client';

import { lazyScreen } from '../base/lazyScreen.js';
import type { CaseContentsRequest } from '../base/openDialog.js';

/** The contents of a case, shown over the dialog or page that opened them. If they open after a delay, no placeholder
 * is shown while they load. */
export const LazyCaseContents = lazyScreen<
  CaseContentsRequest & { readonly open: boolean; readonly onClose: () => void }
>('case contents', async () => (await import('../product/CaseContentsModalContainer.js')).CaseContentsModalContainer);
