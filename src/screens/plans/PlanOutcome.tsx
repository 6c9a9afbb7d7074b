'use client';

import { type ReactNode, useId } from 'react';
import { planChangesWords } from '../../brands/words/planChanges.js';
import { type Action, idleOnceDone } from '../../model/load.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Icon } from '../../ui/Icon.js';
import { onward } from '../../ui/icons.js';
import { Live } from '../../ui/Live.js';
import { Notice } from '../../ui/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { useText } from '../../ui/scope.js';

/** One value before and after a change. */
export interface PlanOutcomeRow {
  readonly name: string;
  /** The value before the change; undefined if there was none. */
  readonly from?: ReactNode;
  readonly to: ReactNode;
}

interface PlanOutcomeProps {
  /** The values that change; if empty, there is nothing to save. */
  readonly rows: readonly PlanOutcomeRow[];
  /** Further consequences of the change, as sentences. */
  readonly notes?: readonly string[];
  readonly action: Action;
  /** Text of the button that saves. */
  readonly saveLabel: string;
  /** Message shown once the change is saved. */
  readonly savedText: string;
  /** Explanation of what is not known yet, such as a price that could not be fetched. */
  readonly children?: ReactNode;
}

/** The end of a form: the values before and after the change, then the button that saves it. */
export function PlanOutcome({ rows, notes = [], action, saveLabel, savedText, children }: PlanOutcomeProps) {
  const text = useText(planChangesWords);
  const titleId = useId();
  const isChanged = rows.length > 0;
  return (
    <Panel as="section" className="wsk-PlanOutcome" aria-labelledby={titleId}>
      <h2 className="wsk-Heading" data-level="4" id={titleId} tabIndex={-1}>
        {text('planForm.outcome')}
      </h2>
      <div className="wsk-PlanOutcome-says" role="status">
        {isChanged ? (
          <dl className="wsk-PlanOutcome-rows">
            {rows.map(({ name, from, to }) => (
              <div className="wsk-PlanOutcome-row" key={name}>
                <dt className="wsk-PlanOutcome-name">{name}</dt>
                <dd className="wsk-PlanOutcome-change">
                  {from === undefined ? null : <span className="wsk-PlanOutcome-from">{from}</span>}
                  <span className="wsk-PlanOutcome-after">
                    {from === undefined ? null : (
                      <span className="wsk-PlanOutcome-arrow">
                        <Icon drawing={onward} size={18} />
                        <span className="wsk-VisuallyHidden">{text('planForm.to')}</span>
                      </span>
                    )}
                    <span className="wsk-PlanOutcome-to">{to}</span>
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        ) : action.status === 'done' ? null : (
          <p className="wsk-PlanOutcome-none">{text('planForm.unchanged')}</p>
        )}
        {notes.map((note) => (
          <p className="wsk-PlanOutcome-note" key={note}>
            {note}
          </p>
        ))}
      </div>
      {children}
      {action.status === 'failed' ? <Notice tone="failed" title={action.message} /> : null}
      <Live>{action.status === 'done' && !isChanged ? <Notice tone="done" title={savedText} /> : null}</Live>
      {isChanged ? (
        <div className="wsk-PlanOutcome-save">
          <ActionButton
            type="submit"
            action={idleOnceDone(action)}
            label={saveLabel}
            busyLabel={text('planForm.saving')}
            wide
          />
        </div>
      ) : null}
    </Panel>
  );
}
