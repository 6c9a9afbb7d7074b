'use client';

import { planChangesWords } from '../../../brands/words/planChanges.js';
import { Select } from '../../../ui/Select.js';
import { useText } from '../../../ui/scope.js';

interface PlanOptionFilterProps {
  /** The numbers of bottles in a case, without duplicates. */
  readonly sizes: readonly number[];
  /** The selected number of bottles; any unless set. */
  readonly bottles?: number | undefined;
  /** Codes of the plan families, without duplicates; empty if the list cannot be filtered by family. */
  readonly families?: readonly string[];
  /** The selected family; any unless set. */
  readonly family?: string | undefined;
  readonly onFilter: (filter: { readonly bottles?: number | undefined; readonly family?: string | undefined }) => void;
}

/** Filters the cases of wine plans by size and by family; renders nothing if there is only one of each. */
export function PlanOptionFilter({ sizes, bottles, families = [], family, onFilter }: PlanOptionFilterProps) {
  const text = useText(planChangesWords);
  const nameOf = (code: string) =>
    code === 'SEASONAL' || code === 'PREMIER' || code === 'FIZZ' ? text(`planOptions.family.${code}`) : code;
  if (sizes.length < 2 && families.length < 2) return null;
  return (
    <div className="wsk-PlanOptionFilter">
      {sizes.length < 2 ? null : (
        <Select
          label={text('planOptions.size')}
          required={false}
          placeholder={text('planOptions.allSizes')}
          value={bottles === undefined ? '' : String(bottles)}
          options={sizes.map((size) => ({ value: String(size), label: text.counted('planForm.bottles', size) }))}
          onChange={(event) => onFilter({ family, bottles: Number(event.currentTarget.value) || undefined })}
        />
      )}
      {families.length < 2 ? null : (
        <Select
          label={text('planOptions.family')}
          required={false}
          placeholder={text('planOptions.allFamilies')}
          value={family ?? ''}
          options={families.map((code) => ({ value: code, label: nameOf(code) }))}
          onChange={(event) => onFilter({ bottles, family: event.currentTarget.value || undefined })}
        />
      )}
    </div>
  );
}
