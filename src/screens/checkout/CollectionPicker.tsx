'use client';

import { useId } from 'react';
import * as z from 'zod/mini';
import { PostcodeSearch } from '../../blocks/PostcodeSearch.js';
import { useFormFields } from '../../blocks/useFormFields.js';
import { checkoutWords } from '../../brands/words/checkout.js';
import type { Action, Load } from '../../model/load.js';
import { type CollectionKind, type CollectionPlace, collectionKinds } from '../../rules/checkout/collection.js';
import { addressInOneLine, type PersonFields, personFields, postcodeOf } from '../../rules/common/address.js';
import { choice } from '../../rules/common/choice.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { ErrorSummary } from '../../ui/ErrorSummary.js';
import { Form } from '../../ui/Form.js';
import { Live } from '../../ui/Live.js';
import { Notice } from '../../ui/Notice.js';
import { RadioGroup } from '../../ui/RadioGroup.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Select } from '../../ui/Select.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useScope, useText } from '../../ui/scope.js';
import { TextField } from '../../ui/TextField.js';

/** A search for a kind of place near a postcode. */
export interface CollectionSearch {
  /** Kind of place. */
  readonly kind: CollectionKind;
  /** Postcode to search near. */
  readonly postcode: string;
}

/** Values of the form below the list: the place, and the person who collects the order. */
export interface CollectionFields extends PersonFields {
  /** Id of the chosen place; empty before a choice. */
  readonly placeId: string;
}

/** The collection places, the initial values, and the callbacks. */
export interface CollectionPickerProps {
  /** Initial values of the search. */
  readonly search: CollectionSearch;
  /** Places found by the last search, nearest first; undefined before the first search. */
  readonly places?: Load<readonly CollectionPlace[]> | undefined;
  /** Initial values of the choice. */
  readonly start: CollectionFields;
  /** State of saving the choice: the button shows its progress, and a failure appears above the button. */
  readonly action: Action;
  /** Called with a valid postcode when the shopper presses Enter in the field, presses the button, or retries. */
  readonly onSearch: (search: CollectionSearch) => void;
  /** Called with the values of the choice after every change, so that the caller can keep a draft. */
  readonly onDraft?: (draft: { readonly fields: CollectionFields }) => void;
  /** Called with the place and the person who collects, once both are valid. */
  readonly onSubmit: (choice: { readonly place: CollectionPlace; readonly person: PersonFields }) => void;
}

/** Lets the shopper choose a place to collect an order: shops and lockers near a postcode (CHKT-012, CHKT-030 to
 * CHKT-032). */
export function CollectionPicker({ search, places, onSearch, ...choice }: CollectionPickerProps) {
  const { site } = useScope();
  const text = useText(checkoutWords);
  const schema = z.object({ kind: z.enum(collectionKinds), postcode: postcodeOf(site.country) });
  const { field, submit } = useFormFields(schema, search, checkoutWords);
  return (
    <div className="wsk-CollectionPicker" data-component="CollectionPicker" data-status={places?.status ?? 'idle'}>
      <PostcodeSearch
        field={field('postcode')}
        places={places}
        label={text('collection.find')}
        busyLabel={text('collection.finding')}
        onSubmit={submit((values) => onSearch(values))}
      >
        <Select
          label={text('collection.kind')}
          options={collectionKinds.map((kind) => ({ value: kind, label: text(`collection.kind.${kind}`) }))}
          {...field('kind')}
        />
      </PostcodeSearch>
      {places === undefined ? (
        <p className="wsk-Text" data-tone="muted">
          {text('collection.intro')}
        </p>
      ) : places.status === 'loading' ? (
        <Skeleton shape="block" />
      ) : places.status === 'failed' ? (
        <RetryNotice title={text('collection.failed')} onRetry={() => onSearch(search)}>
          {places.message}
        </RetryNotice>
      ) : places.data.length === 0 ? null : (
        <Choice key={places.data.map(({ placeId }) => placeId).join()} places={places.data} {...choice} />
      )}
      <Live>
        {places?.status !== 'ready' ? null : places.data.length === 0 ? (
          <Notice tone="info" title={text('collection.none', { postcode: search.postcode })}>
            {text('collection.noneText')}
          </Notice>
        ) : (
          <span className="wsk-VisuallyHidden">{text.counted('collection.found', places.data.length)}</span>
        )}
      </Live>
    </div>
  );
}

type ChoiceProps = Omit<CollectionPickerProps, 'search' | 'places' | 'onSearch'> & {
  readonly places: readonly CollectionPlace[];
};

const choiceFields = z.extend(personFields, { placeId: choice().check(z.minLength(1, 'collection.missing')) });

function Choice({ places, start, action, onDraft, onSubmit }: ChoiceProps) {
  const text = useText(checkoutWords);
  const titleId = useId();
  const isListed = places.some(({ placeId }) => placeId === start.placeId);
  const { form, field, submit, mistakes } = useFormFields(
    choiceFields,
    isListed ? start : { ...start, placeId: '' },
    checkoutWords,
  );
  return (
    <Form
      className="wsk-CollectionPicker-choice"
      onChange={() => onDraft?.({ fields: form.getValues() })}
      onSubmit={submit(({ placeId, ...person }) => {
        const place = places.find((one) => one.placeId === placeId);
        if (place) onSubmit({ place, person });
      })}
    >
      <ErrorSummary mistakes={mistakes} />
      <RadioGroup
        label={text('collection.choose')}
        variant="tiles"
        defaultValue={isListed ? start.placeId : ''}
        options={places.map(({ placeId, name, address, miles, openingTimes }) => ({
          value: placeId,
          label: name,
          hint: (
            <span className="wsk-CollectionPicker-place">
              <span className="wsk-CollectionPicker-line">{addressInOneLine(address)}</span>
              {miles === undefined ? null : (
                <span className="wsk-CollectionPicker-line">{text('collection.miles', { miles })}</span>
              )}
              {openingTimes ? <span className="wsk-CollectionPicker-line">{openingTimes}</span> : null}
            </span>
          ),
        }))}
        {...field('placeId')}
      />
      <fieldset className="wsk-CollectionPicker-person" aria-labelledby={titleId}>
        <legend className="wsk-Heading" data-level="4" id={titleId}>
          {text('collection.who')}
        </legend>
        <p className="wsk-Text wsk-CollectionPicker-whole" data-size="small" data-tone="muted">
          {text('collection.whoText')}
        </p>
        <TextField label={text('address.firstName')} autoComplete="given-name" {...field('firstName')} />
        <TextField label={text('address.lastName')} autoComplete="family-name" {...field('lastName')} />
        <div className="wsk-CollectionPicker-whole">
          <TextField
            label={text('address.phone')}
            hint={text('collection.phoneHint')}
            type="tel"
            width="medium"
            autoComplete="tel"
            {...field('phone')}
          />
        </div>
      </fieldset>
      {action.status === 'failed' ? <Notice tone="failed" title={action.message} /> : null}
      <div className="wsk-Actions">
        <ActionButton
          type="submit"
          action={action}
          label={text('collection.save')}
          busyLabel={text('checkout.saving')}
        />
      </div>
    </Form>
  );
}
