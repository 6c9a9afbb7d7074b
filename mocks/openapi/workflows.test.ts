import { expect, test } from 'vitest';
import { openApi } from './document.js';
import { arazzo } from './workflows.js';

interface Written {
  readonly workflows: readonly {
    readonly workflowId: string;
    readonly steps: readonly {
      readonly stepId: string;
      readonly operationId: string;
      readonly parameters?: readonly { readonly in: string; readonly name: string; readonly value: string }[];
    }[];
  }[];
}

const { workflows, ...rest } = arazzo(openApi('1.2.3')) as unknown as Written & Record<string, unknown>;

test('there are twelve workflows over the document beside them, of the same version', () => {
  expect(workflows.map(({ workflowId }) => workflowId)).toEqual([
    'guestOrder',
    'amendedOrder',
    'returningCustomer',
    'skippedPlanDelivery',
    'changedPlan',
    'cancelledPlan',
    'voucher',
    'savingsRefund',
    'eVoucher',
    'favourites',
    'cardGate',
    'liveShopping',
  ]);
  expect(rest).toMatchObject({
    info: { version: '1.2.3' },
    sourceDescriptions: [{ name: 'shop', url: './openapi.json', type: 'openapi' }],
  });
});

test('each step has an id of its own, and sends the latest cookie of its visit', () => {
  for (const { steps } of workflows) {
    const ids = steps.map(({ stepId }) => stepId);
    expect(new Set(ids).size).toBe(ids.length);
    let cookie: string | undefined;
    for (const { stepId, operationId, parameters = [] } of steps) {
      expect(parameters.find(({ in: place }) => place === 'header')?.value).toBe(cookie);
      if (stepId === 'visit' || operationId === 'login') cookie = `$steps.${stepId}.outputs.cookie`;
    }
    expect(cookie).toBeDefined();
  }
});

test('parameters are in the places the document has for them', () => {
  const change = workflows.flatMap(({ steps }) => steps).find(({ operationId }) => operationId === 'updateWinePlan');
  expect(change?.parameters?.[0]).toEqual({
    in: 'path',
    name: 'wpSubscriptionId',
    value: '$steps.listWinePlans.outputs.plan',
  });
});
