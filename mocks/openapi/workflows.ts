import type { Endpoint } from '../../src/api/endpoint.js';
import { endpoints, type OperationId } from '../../src/api/endpoints.js';
import { homeAddressOf } from '../fixtures/addresses.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { testCards, tokenOfCard } from '../world/cardProvider.js';
import { emailOf, mockPassword, type Persona } from '../world/personas.js';
import { shopOf, worldOf } from '../world/world.js';
import type { Json } from './json.js';

/** One call of a workflow. Its id is the call's, unless the workflow makes the call several times. */
interface Step {
  readonly id?: string;
  readonly call: OperationId;
  /** Path and query parameters by name: texts or runtime expressions. */
  readonly with?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Status of the response, 200 unless set. */
  readonly status?: number;
  /** What else has to be true of the response. */
  readonly expect?: readonly string[];
  /** Values for later steps: pointers into the response's body, by name. */
  readonly outputs?: Readonly<Record<string, string>>;
}

interface Workflow {
  readonly id: string;
  readonly summary: string;
  readonly steps: readonly Step[];
}

const response = (pointer: string): string => `$response.body#/response/${pointer}`;
const output = (step: string, name: string): string => `$steps.${step}.outputs.${name}`;

const add = (itemcode: string, quantity: number, more: Partial<Step> = {}): Step => ({
  call: 'addCartItem',
  with: { itemtype: 'itemcode', itemcode, quantity: `${quantity}` },
  ...more,
});

const signIn = (persona: Persona): Step => ({
  call: 'login',
  body: { email: emailOf(persona), password: mockPassword },
});

const address = homeAddressOf({ firstName: 'Ida', lastName: 'Quill' }, 'uk');
const guest: Step = { call: 'createGuestCheckout', body: { emailId: 'ida@guest.example' } };

/** The steps of a checkout from the address to the placed order. */
const payment: readonly Step[] = [
  {
    call: 'addCheckoutShippingAddressV2',
    body: { shippingDetail: { shippingAddress: address }, options: { createBillingAddrflag: true } },
  },
  { call: 'setCheckoutShippingMethod', body: { shippingMethod: 'STD' } },
  {
    call: 'payerAuth',
    with: { cardProvider: 'examplepay' },
    body: { transientToken: tokenOfCard(testCards.approved) },
    outputs: { cardId: response('cardId') },
  },
  { call: 'listCheckoutOrders', outputs: { amount: response('0/paymentDetails/0/amount') } },
  {
    call: 'payAndCommit',
    body: {
      paymentDetails: [
        { type: 'creditCard', amount: output('listCheckoutOrders', 'amount'), cardId: output('payerAuth', 'cardId') },
      ],
    },
    outputs: { orderId: response('orderId') },
  },
];

const placed = { orderId: output('payAndCommit', 'orderId') };
const plan: Step = { call: 'listWinePlans', outputs: { plan: response('0/subscriptionId') } };
const ofPlan = { subscriptionId: output('listWinePlans', 'plan') };

const workflows: readonly Workflow[] = [
  {
    id: 'guestOrder',
    summary: 'A guest buys two bottles.',
    steps: [
      add(notable.wine, 2),
      { call: 'getCart', expect: [`${response('numBottles')} == 2`] },
      guest,
      ...payment,
      { call: 'getOrder', with: placed, expect: [`${response('numBottles')} == 2`, `${response('isGuest')} == true`] },
    ],
  },
  {
    id: 'amendedOrder',
    summary: 'A guest accepts the wine that fills the case after the purchase.',
    steps: [
      add(notable.wine, 2),
      guest,
      ...payment,
      {
        call: 'getOrderUpsellOffers',
        with: placed,
        expect: [`${response('UpsellOffers/offerItems/0/type')} == "FILL_THE_CASE"`],
        outputs: { itemCode: response('UpsellOffers/offerItems/0/itemCode') },
      },
      {
        call: 'amendAndCommitOrder',
        body: {
          ...placed,
          action: 'ACCEPT',
          itemDetails: [{ itemCode: output('getOrderUpsellOffers', 'itemCode'), quantity: 1 }],
          cardPermission: { category: 'PAYMENT', state: 'GRANTED', code: 'COF' },
        },
      },
      { call: 'getOrder', with: placed, expect: [`${response('numBottles')} == 3`] },
    ],
  },
  {
    id: 'returningCustomer',
    summary: 'A customer signs in, buys a mixed case, and finds it among the purchases.',
    steps: [
      signIn('standard'),
      { call: 'getProfileDetails', expect: [`${response('summaryDetails/emailAddress')} == "${emailOf('standard')}"`] },
      add(notable.mixedCase, 1),
      { call: 'createRegisteredCheckout' },
      ...payment,
      {
        call: 'listPurchases',
        expect: [`${response('purchases/0/orderId')} == ${output('payAndCommit', 'orderId')}`],
      },
      { call: 'getOrderHistoryDetails', with: placed, expect: [`${response('isGuest')} == false`] },
    ],
  },
  {
    id: 'skippedPlanDelivery',
    summary: 'A customer skips the next case of a wine plan, and the one after it becomes the next.',
    steps: [
      signIn('plan-active'),
      plan,
      {
        call: 'listWinePlanUpcomingCases',
        with: ofPlan,
        outputs: { next: response('0/orderId'), second: response('1/orderId') },
      },
      { call: 'checkWinePlanDeliverySkip', with: ofPlan },
      {
        call: 'skipWinePlanDelivery',
        with: { ...ofPlan, orderId: output('listWinePlanUpcomingCases', 'next') },
      },
      {
        id: 'listCasesAfterwards',
        call: 'listWinePlanUpcomingCases',
        with: ofPlan,
        expect: [`${response('0/orderId')} == ${output('listWinePlanUpcomingCases', 'second')}`],
      },
    ],
  },
  {
    id: 'changedPlan',
    summary: 'A customer changes a wine plan to red wines every eight weeks.',
    steps: [
      signIn('plan-active'),
      plan,
      { id: 'nextCase', call: 'listWinePlanUpcomingCases', with: ofPlan, outputs: { orderId: response('0/orderId') } },
      { call: 'listSubscriptionWinePlanOptions', with: { ...ofPlan, bottleCountFilter: '12' } },
      {
        call: 'updateWinePlan',
        with: { wpSubscriptionId: ofPlan.subscriptionId },
        body: {
          caseType: 'RED',
          frequency: 8,
          subscriptionOrderId: output('nextCase', 'orderId'),
          changePlan: true,
          nextDeliveryOnly: false,
        },
      },
      {
        call: 'getWinePlanList',
        with: ofPlan,
        expect: [`${response('0/caseType')} == "RED"`, `${response('0/frequency')} == 8`],
      },
    ],
  },
  {
    id: 'cancelledPlan',
    summary: 'A customer cancels a wine plan, is made an offer to stay, and declines it.',
    steps: [
      signIn('plan-active'),
      plan,
      {
        call: 'getWinePlanSaveOffer',
        with: { ...ofPlan, saveType: 'cancel' },
        expect: [`${response('offerId')} != ""`],
      },
      {
        call: 'listSubscriptionReasons',
        with: { type: 'WINEPLAN' },
        outputs: { reasonCode: response('0/reasonCode') },
      },
      {
        call: 'cancelWinePlan',
        with: {
          wpSubscriptionId: ofPlan.subscriptionId,
          reasonCode: output('listSubscriptionReasons', 'reasonCode'),
        },
      },
      {
        call: 'submitWinePlanFeedback',
        with: { wpSubscriptionId: ofPlan.subscriptionId, feedbackText: 'Too much wine, too little time.' },
      },
      {
        id: 'offerAfterwards',
        call: 'getWinePlanSaveOffer',
        with: { ...ofPlan, saveType: 'cancel' },
        status: 409,
      },
    ],
  },
  {
    id: 'voucher',
    summary: 'A customer takes ten pounds off an order with a voucher.',
    steps: [
      signIn('unlimited'),
      add(notable.wine, 3),
      { call: 'getCart', outputs: { total: response('orderPriceInfo/total') } },
      { call: 'validateVoucher', with: { voucherCode: 'WELCOME10' }, expect: [`${response('amount')} == 10`] },
      { call: 'applyCheckoutCoupon', with: { voucher: 'WELCOME10' } },
      {
        id: 'getCartAfterwards',
        call: 'getCart',
        expect: [
          `${response('orderPriceInfo/savings')} == 10`,
          `${response('orderPriceInfo/total')} < ${output('getCart', 'total')}`,
        ],
      },
    ],
  },
  {
    id: 'savingsRefund',
    summary: 'A customer has the wine reward’s savings refunded.',
    steps: [
      signIn('wine-reward'),
      {
        call: 'listSavingsAccounts',
        expect: [`${response('accounts/0/balance')} > 0`],
        outputs: { accountId: response('accounts/0/accountId') },
      },
      { call: 'refundSavingsAccount', with: { accountId: output('listSavingsAccounts', 'accountId') } },
      {
        call: 'getSavingsAccount',
        with: { accountId: output('listSavingsAccounts', 'accountId') },
        expect: [`${response('balance')} == 0`],
      },
      {
        call: 'getSavingsAccountStatement',
        with: { accountId: output('listSavingsAccounts', 'accountId') },
        expect: [`${response('entries/0/amount')} < 0`],
      },
    ],
  },
  {
    id: 'eVoucher',
    summary: 'A guest buys an e-voucher as a present, with a bottle of wine.',
    steps: [
      add(notable.wine, 1),
      {
        call: 'addEVoucherToCart',
        body: {
          itemCode: shopOf(worldOf({ brand: 'law' })).site.eVoucherItemCode,
          quantity: '1',
          name: 'Ida',
          recipientEmail: 'tom@guest.example',
          recipientName: 'Tom',
          verifyEmail: 'tom@guest.example',
          message: 'Happy birthday',
          amount: '25',
          salesCode: null,
        },
      },
      { call: 'getCart', expect: [`${response('lineItems/1/itemPriceInfo/amount')} == 25`] },
      guest,
      ...payment,
      { call: 'getOrder', with: placed, expect: [`${response('lineItems/1/itemPriceInfo/amount')} == 25`] },
    ],
  },
  {
    id: 'favourites',
    summary: 'A customer keeps a wine as a favourite, and gives it up again.',
    steps: [
      signIn('standard'),
      { call: 'listFavourites', outputs: { latest: response('userItems/0/product/itemCode') } },
      { call: 'addFavourite', with: { itemCode: notable.sparklingWine }, body: {} },
      {
        id: 'listFavouritesWithIt',
        call: 'listFavourites',
        expect: [`${response('userItems/0/product/itemCode')} == "${notable.sparklingWine}"`],
      },
      { call: 'deleteFavourite', with: { itemCode: notable.sparklingWine } },
      {
        id: 'listFavouritesWithoutIt',
        call: 'listFavourites',
        expect: [`${response('userItems/0/product/itemCode')} == ${output('listFavourites', 'latest')}`],
      },
    ],
  },
  {
    id: 'cardGate',
    summary: 'A card of the partner opens the shop, and another does not.',
    steps: [
      {
        id: 'refusedCard',
        call: 'validateCardBinRange',
        body: { cardId: '999999' },
        expect: ['$response.body#/statusMessage != "successful"'],
      },
      {
        call: 'validateCardBinRange',
        body: { cardId: testCards.approved.slice(0, 6) },
        expect: ['$response.body#/statusMessage == "successful"'],
      },
    ],
  },
  {
    id: 'liveShopping',
    summary: 'A viewer of a video adds a wine, takes more, takes it out, and is told that another is out of stock.',
    steps: [
      {
        call: 'getProduct',
        with: { itemcode: notable.wine },
        expect: [`${response('itemCode')} == "${notable.wine}"`],
      },
      add(notable.wine, 1),
      { call: 'setCartItemQuantity', with: { itemcode: notable.wine, quantity: '3' } },
      { call: 'getCart', expect: [`${response('numBottles')} == 3`] },
      { call: 'removeCartItem', with: { itemtype: 'itemcode', itemcode: notable.wine } },
      { id: 'getCartAfterwards', call: 'getCart', expect: [`${response('numBottles')} == 0`] },
      add(notable.outOfStockWine, 1, { id: 'addOutOfStock', status: 409 }),
    ],
  },
];

/** The call that begins each visit: its response sets the cookie. */
const visit: Step = { id: 'visit', call: 'getProfileDetails' };

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}

/** Returns the operations of an OpenAPI document by their ids. */
const operationsIn = (document: Json): ReadonlyMap<string, Operation> =>
  new Map(
    Object.values(document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>)
      .flatMap((methods) => Object.values(methods))
      .map((operation) => [operation.operationId, operation]),
  );

/** Returns the parameters of a step, in the places the document has for their names. */
function parametersOf({ call, with: given = {} }: Step, { parameters = [] }: Operation): Json[] {
  const { fixedQuery, when }: Endpoint = endpoints[call];
  return Object.entries({ ...fixedQuery, ...when?.query, ...given }).map(([name, value]) => {
    const parameter = parameters.find((one) => one.name === name);
    if (!parameter) throw new Error(`${call} has no parameter ${name}.`);
    return { in: parameter.in, name, value };
  });
}

/** Checks whether a response brings the visit's cookie: at its beginning, and with another id at the sign-in. */
const bringsCookie = ({ id, call }: Step): boolean => id === visit.id || call === 'login';

/** Returns the steps of a visit. An Arazzo runner keeps no cookies, so each step sends the latest one. */
function stepsOf(steps: readonly Step[], operations: ReadonlyMap<string, Operation>): Json[] {
  let cookie: string | undefined;
  return [visit, ...steps].map((step) => {
    const { id = step.call, call, body, status = 200, expect = [], outputs } = step;
    const operation = operations.get(call);
    if (!operation) throw new Error(`${call} is no operation of the document.`);
    const parameters = [
      ...parametersOf(step, operation),
      ...(cookie === undefined ? [] : [{ in: 'header', name: 'Cookie', value: cookie }]),
    ];
    const allOutputs = { ...outputs, ...(bringsCookie(step) && { cookie: '$response.header.set-cookie' }) };
    if (bringsCookie(step)) cookie = output(id, 'cookie');
    return {
      stepId: id,
      operationId: call,
      ...(parameters.length > 0 && { parameters }),
      ...(body !== undefined && { requestBody: { contentType: 'application/json', payload: body } }),
      successCriteria: [`$statusCode == ${status}`, ...expect].map((condition) => ({ condition })),
      ...(Object.keys(allOutputs).length > 0 && { outputs: allOutputs }),
    };
  });
}

const description = `What shoppers do, call by call. Each workflow is a visit of its own to a new shop of the mock API: \`wine-storefront-mock-api\`, then \`redocly respect arazzo.yaml\`.`;

/** Builds an Arazzo document: workflows over the calls of an OpenAPI document, which lies beside it. */
export function arazzo(document: Json): Json {
  const { version } = document.info as { version: string };
  const operations = operationsIn(document);
  return {
    arazzo: '1.0.1',
    info: { title: 'Wine storefront workflows', version, description },
    sourceDescriptions: [{ name: 'shop', url: './openapi.json', type: 'openapi' }],
    workflows: workflows.map(({ id, summary, steps }) => ({
      workflowId: id,
      summary,
      steps: stepsOf(steps, operations),
    })),
  };
}
