import type { Action } from '../../../model/load.js';
import type { CaseWine } from '../../../model/plan.js';
import type { CasePlace } from '../../../rules/plans/caseWork.js';
import type { CaseStep } from '../../../rules/plans/nextCase.js';
import type { WineOpinions } from './WineMarks.js';

/** What can be done with a wine of the case. */
export interface NextCaseWineHandlers {
  /** Called with the number of bottles there are to be. */
  readonly onQuantity: (change: { readonly wine: CaseWine; readonly quantity: number }) => void;
  /** Called with a wine that another is to take the place of. */
  readonly onSwap: (swap: { readonly wine: CaseWine }) => void;
  /** Called with a wine that is to go. */
  readonly onRemove: (removal: { readonly wine: CaseWine }) => void;
}

/** What the parts of the next case's page show and report. */
export interface NextCaseParts extends WineOpinions, NextCaseWineHandlers {
  /** The change that runs or has failed, and where it was asked for. */
  readonly change: Action;
  /** Where that change was asked for. */
  readonly changeAt?: CasePlace | undefined;
  /** What was done to the case, latest last: that can be undone. */
  readonly steps: readonly CaseStep[];
  /** Called when a wine is to be added. */
  readonly onAdd: () => void;
  /** Called with a wine of the plan that is to come back into the case. */
  readonly onPutBack: (request: { readonly wine: CaseWine }) => void;
  /** Called to undo the latest step. */
  readonly onUndo: () => void;
  /** Called to make the case as the plan sends it. */
  readonly onReset: () => void;
  /** Called to make a failed change again. */
  readonly onRetryChange: () => void;
}

/** Name of a wine of the case, with its vintage. */
export const wineName = ({ name, vintage }: CaseWine): string => [name, vintage].filter(Boolean).join(' ');
