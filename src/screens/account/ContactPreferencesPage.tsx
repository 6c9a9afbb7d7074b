'use client';

import { type SubmitEvent, useState } from 'react';
import { AccountPage } from '../../blocks/AccountPage.js';
import { detailsWords } from '../../brands/words/details.js';
import { type Action, idleOnceDone, type Load } from '../../model/load.js';
import {
  changedPreferences,
  type Preference,
  type Preferences,
  preferenceCodes,
} from '../../rules/account/preferences.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { Form } from '../../ui/Form.js';
import { Live } from '../../ui/Live.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../../ui/scope.js';

/** The customer's preferences, and the callbacks of the page. */
export interface ContactPreferencesPageProps {
  /** Saved preferences. */
  readonly preferences: Load<Preferences>;
  /** Earlier unsaved choices, if any; a preference without one is as it was saved. */
  readonly draft?: Partial<Preferences> | undefined;
  /** State of the save. */
  readonly action: Action;
  /** Called after every choice, before it is saved, with the choices that differ from the saved preferences. The others
   * may be changed elsewhere before the draft is shown again. */
  readonly onDraft: (draft: Partial<Preferences>) => void;
  /** Called with all preferences and the names of the changed ones. */
  readonly onSubmit: (values: { readonly preferences: Preferences; readonly changed: readonly Preference[] }) => void;
  /** Called to fetch the preferences again after they failed to load. */
  readonly onRetry: () => void;
}

/** Page with the customer's choices on contact and data sharing (ACCT-009 to ACCT-015). */
export function ContactPreferencesPage({ preferences, onRetry, ...form }: ContactPreferencesPageProps) {
  const text = useText(detailsWords);
  return (
    <AccountPage
      component="ContactPreferencesPage"
      title={text('preferences.title')}
      lead={text('preferences.lead')}
      load={preferences}
      loadingText={text('preferences.loading')}
      onRetry={onRetry}
    >
      {(saved) => <PreferencesForm saved={saved} {...form} />}
    </AccountPage>
  );
}

const groups = { contact: ['email', 'post', 'telephone', 'text'], sharing: ['shareData', 'shareEmail'] } as const;

interface PreferencesFormProps extends Pick<ContactPreferencesPageProps, 'draft' | 'action' | 'onDraft' | 'onSubmit'> {
  readonly saved: Preferences;
}

/** Returns the choices that differ from what is saved. */
const unsavedOf = (saved: Preferences, edits: Partial<Preferences>): Partial<Preferences> =>
  Object.fromEntries(changedPreferences(saved, { ...saved, ...edits }).map((name) => [name, edits[name]]));

function PreferencesForm({ saved, draft, action, onDraft, onSubmit }: PreferencesFormProps) {
  const text = useText(detailsWords);
  // Only what was chosen here: the saved preferences may change while the form is open.
  const [edits, setEdits] = useState<Partial<Preferences>>(draft ?? {});
  const chosen = { ...saved, ...edits };
  const changed = changedPreferences(saved, chosen);
  // What has been saved is no choice of this form any more.
  if (Object.keys(edits).length > changed.length) setEdits(unsavedOf(saved, edits));
  const isBusy = action.status === 'busy';

  function choose(name: Preference, isAllowed: boolean): void {
    if (isBusy) return;
    const next = unsavedOf(saved, { ...edits, [name]: isAllowed });
    setEdits(next);
    onDraft(next);
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isBusy && changed.length > 0) onSubmit({ preferences: chosen, changed });
  }

  return (
    <Form column="wide" onSubmit={submit}>
      {Object.entries(groups).map(([group, names]) => (
        <fieldset key={group} className="wsk-ContactPreferencesPage-group">
          <legend className="wsk-Heading wsk-ContactPreferencesPage-legend" data-level="4">
            {text(`preferences.${group as keyof typeof groups}`)}
          </legend>
          {names.map((name) => (
            <Checkbox
              key={name}
              name={preferenceCodes[name]}
              label={text(`preferences.${name}`)}
              hint={text(`preferences.${name}Text`)}
              checked={chosen[name]}
              busy={isBusy && changed.includes(name)}
              onChange={(event) => choose(name, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      ))}
      {action.status === 'failed' ? <Notice tone="failed" title={action.message} /> : null}
      {changed.length > 0 && action.status !== 'busy' ? (
        <p className="wsk-Text" data-size="small" data-tone="muted">
          {text('details.unsaved')}
        </p>
      ) : null}
      <Live>
        {changed.length === 0 && action.status === 'done' ? (
          <Notice tone="done" title={text('preferences.saved')} />
        ) : null}
      </Live>
      <div className="wsk-Actions">
        <ActionButton
          type="submit"
          action={idleOnceDone(action)}
          label={text('preferences.save')}
          busyLabel={text('details.saving')}
        />
      </div>
    </Form>
  );
}
