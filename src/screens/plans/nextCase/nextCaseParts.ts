import type { Action } from '../../../model/load.js';
import type { CaseWine } from '../../../model/plan.js';
import type { CasePlace } from '../../../rules/plans/caseWork.js';
import type { CaseStep } from '../../../rules/plans/nextCase.js';
import type { WineOpinions } from './WineMarks.js';

/** Handlers of the actions on a wine of the case. */
export interface NextCaseWineHandlers {
  /** Called with the requested number of bottles. */
  readonly onQuantity: (change: { readonly wine: CaseWine; readonly quantity: number }) => void;
  /** Called with the wine to replace. */
  readonly onSwap: (swap: { readonly wine: CaseWine }) => void;
  /** Called with the wine to remove. */
  readonly onRemove: (removal: { readonly wine: CaseWine }) => void;
}

/** What the parts of the next case's page show, and their callbacks. */
export interface NextCaseParts extends WineOpinions, NextCaseWineHandlers {
  /** State of the change that is in progress or has failed. */
  readonly change: Action;
  /** Where that change was made. */
  readonly changeAt?: CasePlace | undefined;
  /** The changes made to the case, oldest first; each can be undone. */
  readonly steps: readonly CaseStep[];
  /** Called to add a wine. */
  readonly onAdd: () => void;
  /** Called with a wine of the plan that should be put back into the case. */
  readonly onPutBack: (request: { readonly wine: CaseWine }) => void;
  /** Called to undo the latest step. */
  readonly onUndo: () => void;
  /** Called to restore the case to what the plan sends. */
  readonly onReset: () => void;
  /** Called to retry a failed change. */
  readonly onRetryChange: () => void;
}

/** Returns the name of a wine of the case, with its vintage. */
export const wineName = ({ name, vintage }: CaseWine): string => [name, vintage].filter(Boolean).join(' ');

/** Returns the link of a wine of the case, on the page. */
export const linkOfWine = (itemCode: string | undefined): HTMLElement | null | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-wine]')]
    .find(({ dataset }) => dataset.wine === itemCode)
    ?.querySelector('a');
