import * as z from 'zod';
import { type ControlSignature, controlBodies, controlSignatures } from '../transport/controls.js';
import { type Json, mapObjects } from './json.js';
import { refTo } from './schemas.js';

interface Described {
  readonly id: string;
  readonly description: string;
  /** A body that the mock takes. */
  readonly example?: unknown;
  /** Parameters in the address, with their descriptions. */
  readonly query?: Readonly<Record<string, string>>;
  /** What the answer is. */
  readonly answer: string;
}

const settings = 'The settings of the shop.';

const described: Readonly<Record<ControlSignature, Described>> = {
  'GET /__mock/state': {
    id: 'getMockState',
    description: 'Everything the shop keeps, without the ids of visits.',
    answer: 'The state: its shape may change in any version.',
  },
  'GET /__mock/calls': {
    id: 'getMockCalls',
    description: 'The latest 200 calls, the oldest first, without their secrets.',
    query: { after: 'Leaves out the calls up to the one of this number.' },
    answer: 'A list of calls: `number`, `operationId`, `method`, `address`, `body`, `outcome`, `began`, `duration`.',
  },
  'DELETE /__mock/calls': {
    id: 'forgetMockCalls',
    description: 'Forgets the latest calls.',
    answer: 'An empty object.',
  },
  'GET /__mock/settings': {
    id: 'getMockSettings',
    description: 'Returns how the shop stands.',
    answer:
      '`settings`, the present time `now`, the uses of each fault `faultUses`, the number of `steps` since the shop began, and the `login` of the caller’s visit.',
  },
  'POST /__mock/settings': {
    id: 'changeMockSettings',
    description:
      'Changes some settings, and keeps the others. Another brand, country, seed, clock or host class begins a new shop.',
    example: { latency: 400 },
    answer: 'As of the settings.',
  },
  'GET /__mock/world': { id: 'getMockWorld', description: 'Returns the settings of the shop.', answer: settings },
  'POST /__mock/world': {
    id: 'startMockWorld',
    description: 'Starts a new shop, without any earlier visit. Settings that are left out are those of a new shop.',
    example: { brand: 'law', login: 'hard', persona: 'heavy', seed: '7', clock: '2026-12-24' },
    answer: settings,
  },
  'DELETE /__mock/world': {
    id: 'endMockWorld',
    description: 'Ends a world with a name. The next use of the name begins another. The shop without a name stays.',
    answer: 'An empty object.',
  },
  'POST /__mock/persona': {
    id: 'enterMockPersona',
    description:
      'Signs the visit of the caller in as an account, or makes it a visitor’s, and every later new visit too.',
    example: { persona: 'heavy', login: 'hard' },
    answer: settings,
  },
  'GET /__mock/clock': {
    id: 'getMockClock',
    description: 'Returns the present time of the shop.',
    answer: 'The settings, and `now`.',
  },
  'POST /__mock/clock': {
    id: 'moveMockClock',
    description: 'Moves the clock on, to a moment or by days, and does everything that is due until then.',
    example: { days: 7 },
    answer: 'The settings, and `now`.',
  },
  'GET /__mock/faults': {
    id: 'getMockFaults',
    description: 'Returns the faults that calls end with, and how often each was used.',
    answer: '`fault` and `uses`.',
  },
  'POST /__mock/faults': {
    id: 'setMockFaults',
    description: 'Makes calls go wrong: `operationId:kind`, separated by commas. An empty text ends that.',
    example: { fault: 'addCartItem:500*1' },
    answer: settings,
  },
  'GET /__mock/recording': {
    id: 'getMockRecording',
    description: 'Returns every step since the shop began, without secrets and ids of visits.',
    answer: 'A recording, which the mock replays.',
  },
  'POST /__mock/recording': {
    id: 'replayMockRecording',
    description: 'Starts a new shop as recorded, repeats its steps, and gives the caller the visit of the last one.',
    answer: 'The number of `steps`, and the first `difference` from what was recorded, or null.',
  },
  'GET /__mock/capsule': {
    id: 'getMockCapsule',
    description: 'Returns the settings as one text.',
    answer: '`capsule`.',
  },
  'POST /__mock/capsule': {
    id: 'startMockCapsule',
    description: 'Starts a new shop with the settings in a text.',
    answer: settings,
  },
};

const fields: Readonly<Record<string, string>> = {
  brand: 'Id of a brand.',
  country: 'Country of the site, if the brand has several.',
  login: '`visitor`, `soft` for a recognised customer, `hard` for one who is signed in.',
  persona: 'The account that `login` enters.',
  seed: 'Seed of the catalogue.',
  clock: 'Time at which the shop begins, as an ISO date with or without a time.',
  to: 'The moment to move to, as an ISO date with or without a time. Not with `days`.',
  days: 'Number of days to move on by. Not with `to`.',
  fault: '`operationId:kind`, separated by commas.',
  capsule: 'The settings as one text.',
  latency: 'Milliseconds added to every call.',
  host: 'Class of the host: it decides which services the shop names.',
  flags: 'Switches of a host.',
};

/** Adds the descriptions of fields to the schema of an object. */
const withDescriptions = ({ properties, ...schema }: Json): Json => ({
  ...schema,
  ...(properties !== undefined && {
    properties: Object.fromEntries(
      Object.entries(properties as Readonly<Record<string, Json>>).map(([name, property]) => [
        name,
        { description: fields[name], ...property },
      ]),
    ),
  }),
});

const tag = 'Mock controls';

/** The tag of the mock’s own addresses. */
export const controlTag: Json = {
  name: tag,
  description:
    'What a real shop does not have: looking into the mock and changing it. For clients of this machine without an origin, and pages of the mock’s own. Without the header or cookie `x-wsk-world` a request is for the shop without a name.',
};

const worldHeader: Json = {
  name: 'x-wsk-world',
  in: 'header',
  required: false,
  description:
    'Names a shop of its own, which is made when it is first used and forgotten after 30 minutes without a use. A cookie of this name does the same. Any call takes it.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_.-]{1,64}$' },
};

const failure = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: refTo('schemas', 'Failure') } },
});

function bodyOf(signature: ControlSignature, example: unknown): Json | undefined {
  if (signature === 'POST /__mock/recording')
    return { required: true, content: { 'application/json': { schema: { type: 'object' } } } };
  if (!(signature in controlBodies)) return undefined;
  const { $schema: _, ...written } = z.toJSONSchema(controlBodies[signature as keyof typeof controlBodies], {
    io: 'input',
    unrepresentable: 'any',
  });
  const schema = mapObjects(written, withDescriptions);
  return { required: true, content: { 'application/json': { schema, ...(example !== undefined && { example }) } } };
}

function operationOf(signature: ControlSignature): Json {
  const { id, description, example, answer, query = {} } = described[signature];
  const requestBody = bodyOf(signature, example);
  return {
    operationId: id,
    tags: [tag],
    summary: id
      .replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
      .replace(/^./, (letter) => letter.toUpperCase()),
    description,
    security: [{}, { session: [] }],
    parameters: [
      worldHeader,
      ...Object.entries(query).map(([name, meaning]) => ({
        name,
        in: 'query',
        required: false,
        description: meaning,
        schema: { type: 'integer', minimum: 0 },
      })),
    ],
    ...(requestBody && { requestBody }),
    responses: {
      200: { description: answer, content: { 'application/json': { schema: {} } } },
      400: failure('The name of the world is malformed, or the body is not JSON.'),
      403: failure('The request came from a page of another origin, or from another machine.'),
      409: failure('There is nothing to end, or more steps than are kept.'),
      422: failure('A field is missing or not valid; the message names it.'),
      429: failure('There are 1,000 worlds already.'),
    },
  };
}

/** The paths of the mock’s own addresses. They are no calls of the API. */
export function controlPaths(): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const signature of controlSignatures) {
    const [method = '', path = ''] = signature.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(signature) };
  }
  return paths;
}
