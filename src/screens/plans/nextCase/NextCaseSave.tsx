'use client';

import { nextCaseWords } from '../../../brands/words/nextCase.js';
import type { Action } from '../../../model/load.js';
import type { NextCase } from '../../../model/plan.js';
import { dayInWords } from '../../../rules/common/days.js';
import { bottlesMissing, needsSaving, type SaveChoice } from '../../../rules/plans/nextCase.js';
import { ActionButton } from '../../../ui/ActionButton.js';
import { Notice } from '../../../ui/Notice.js';
import { RadioGroup } from '../../../ui/RadioGroup.js';
import { useScope, useText } from '../../../ui/scope.js';

/** The case, the choice of which cases to save it for, and the callbacks. */
export interface NextCaseSaveProps {
  /** The case with its unsaved changes. */
  readonly nextCase: NextCase;
  /** Which of the plan's cases the changes are saved for. */
  readonly choice: SaveChoice;
  /** State of saving the case: after a failure, the changes are kept and the same button retries. */
  readonly save: Action;
  /** Called when the customer selects which cases the changes are saved for. */
  readonly onChoice: (request: { readonly choice: SaveChoice }) => void;
  /** Called to save the case. */
  readonly onSave: () => void;
}

/** Section for saving the case: which cases the changes are saved for, their effect, and anything that prevents saving. */
export function NextCaseSave({ nextCase, choice, save, onChoice, onSave }: NextCaseSaveProps) {
  const { site } = useScope();
  const text = useText(nextCaseWords);
  const date = dayInWords(nextCase.deliveryDate, site);
  const missing = bottlesMissing(nextCase);
  const isNeeded = needsSaving(nextCase, choice);
  const wasSaved = save.status === 'done';
  const labelKey = choice === 'everyCase' ? 'nextCase.saveEvery' : 'nextCase.save';
  return (
    <div className="wsk-NextCaseSave">
      {nextCase.isAsPlanned ? null : (
        <RadioGroup
          variant="tiles"
          label={text('nextCase.saveFor')}
          value={choice}
          options={[
            { value: 'thisCase', label: text('nextCase.thisCase'), hint: text('nextCase.thisCaseHint', { date }) },
            { value: 'everyCase', label: text('nextCase.everyCase'), hint: text('nextCase.everyCaseHint') },
          ]}
          onChange={({ currentTarget }) => onChoice({ choice: currentTarget.value as SaveChoice })}
        />
      )}
      {missing > 0 ? (
        <Notice tone="info" title={text.counted('nextCase.missing', missing)} live={false}>
          {text('nextCase.missingText', { minimum: nextCase.minimumBottleCount })}
        </Notice>
      ) : isNeeded && !wasSaved ? (
        <p className="wsk-NextCaseSave-note">
          {text(nextCase.isAsPlanned ? 'nextCase.backToPlan' : 'nextCase.unsaved', { date })}
        </p>
      ) : null}
      {save.status === 'failed' ? <Notice tone="failed" title={save.message} /> : null}
      {isNeeded || save.status !== 'idle' ? (
        <ActionButton
          wide
          action={save}
          label={text(labelKey)}
          busyLabel={text('nextCase.saving')}
          doneLabel={text('nextCase.saved')}
          disabled={missing > 0}
          onClick={() => (wasSaved ? undefined : onSave())}
        />
      ) : null}
      <p className="wsk-NextCaseSave-note" role="status">
        {wasSaved
          ? text(choice === 'everyCase' ? 'nextCase.savedEveryCase' : 'nextCase.savedThisCase', { date })
          : isNeeded || nextCase.isAsPlanned
            ? null
            : text('nextCase.kept')}
      </p>
    </div>
  );
}
