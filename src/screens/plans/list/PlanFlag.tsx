'use client';

import { ownValue } from '../../../rules/common/ownValue.js';
import { Icon } from '../../../ui/Icon.js';
import { check, info } from '../../../ui/icons.js';
import { pause } from '../../../ui/laterIcons.js';
import { usePlanTexts } from '../usePlanTexts.js';

const drawings: Readonly<Record<string, typeof check>> = { ACTIVE: check, SUSPENDED: pause };

/** The state of a plan in one word. */
export function PlanFlag({ status }: { readonly status: string }) {
  const { stateOf } = usePlanTexts();
  return (
    <span className="wsk-PlanFlag" data-status={status}>
      <Icon drawing={ownValue(drawings, status) ?? info} size={16} />
      {stateOf(status)}
    </span>
  );
}
