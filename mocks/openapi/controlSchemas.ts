import { stateParts, stateSchema } from '../backend/stateSchema.js';
import { callSchema, recordingFileSchema } from '../transport/controlAnswers.js';
import { settingsSchema } from '../world/settings.js';

/** The schemas of the mock’s own addresses that have a name in the document. */
export const controlSchemas = [
  { schema: settingsSchema, id: 'MockSettings', description: 'The settings of a mock shop.' },
  { schema: callSchema, id: 'MockCall', description: 'A call that the mock answered, without its secrets.' },
  {
    schema: stateSchema,
    id: 'MockState',
    description: 'Everything a mock shop keeps. Its shape may change in any version.',
  },
  { schema: stateParts.basketLine, id: 'MockBasketLine', description: 'A line of a basket.' },
  { schema: stateParts.checkout, id: 'MockCheckout', description: 'The details of an order collected so far.' },
  { schema: stateParts.session, id: 'MockSession', description: 'One shopper’s session.' },
  { schema: stateParts.delivery, id: 'MockPlanCase', description: 'A case of a plan.' },
  { schema: stateParts.plan, id: 'MockPlan', description: 'A plan of an account.' },
  { schema: stateParts.account, id: 'MockAccount', description: 'A customer’s account.' },
  {
    schema: recordingFileSchema,
    id: 'MockRecording',
    description: 'Every step of a mock shop since it began, without secrets and ids of visits, to be replayed.',
  },
];
