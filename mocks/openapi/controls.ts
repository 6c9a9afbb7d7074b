import { type ControlSignature, controlAnswers, recordingFileSchema } from '../transport/controlAnswers.js';
import { controlBodies, controlSignatures } from '../transport/controls.js';
import { encodeCapsule } from '../world/capsule.js';
import { defaultSettings } from '../world/settings.js';
import type { Json } from './json.js';
import { refTo, type schemaWriter } from './schemas.js';

type SchemaWriter = ReturnType<typeof schemaWriter>['schemaOf'];

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
    answer: 'The state.',
  },
  'GET /__mock/calls': {
    id: 'getMockCalls',
    description: 'The latest 200 calls, the oldest first, without their secrets.',
    query: { after: 'Leaves out the calls up to the one of this number.' },
    answer: 'The calls.',
  },
  'DELETE /__mock/calls': {
    id: 'forgetMockCalls',
    description: 'Forgets the latest calls.',
    answer: 'An empty object.',
  },
  'GET /__mock/settings': {
    id: 'getMockSettings',
    description: 'Returns how the shop stands.',
    answer: 'The settings, the present time, the uses of the faults, and the login of the caller’s visit.',
  },
  'POST /__mock/settings': {
    id: 'changeMockSettings',
    description:
      'Changes some settings, and keeps the others. Another brand, country, seed, clock or host class begins a new shop.',
    example: { latency: 400 },
    answer: 'The settings, the present time, the uses of the faults, and the login of the caller’s visit.',
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
    answer: 'The settings, and the present time.',
  },
  'POST /__mock/clock': {
    id: 'moveMockClock',
    description: 'Moves the clock on, to a moment or by days, and does everything that is due until then.',
    example: { days: 7 },
    answer: 'The settings, and the present time.',
  },
  'GET /__mock/faults': {
    id: 'getMockFaults',
    description: 'Returns the faults that calls end with, and how often each was used.',
    answer: 'The faults and their uses.',
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
    answer: 'What was replayed, and the first difference from what was recorded.',
  },
  'GET /__mock/capsule': {
    id: 'getMockCapsule',
    description: 'Returns the settings as one text.',
    answer: 'The settings as one text.',
  },
  'POST /__mock/capsule': {
    id: 'startMockCapsule',
    description: 'Starts a new shop with the settings in a text.',
    example: { capsule: encodeCapsule(defaultSettings('law')) },
    answer: settings,
  },
};

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

/** Returns the schema of the body that one of the mock’s own addresses takes. */
function bodySchema(signature: ControlSignature, schemaOf: SchemaWriter): Json | undefined {
  // The mock replays what it recorded.
  if (signature === 'POST /__mock/recording') return schemaOf(recordingFileSchema, 'output');
  if (!(signature in controlBodies)) return undefined;
  return schemaOf(controlBodies[signature as keyof typeof controlBodies], 'input');
}

function operationOf(signature: ControlSignature, schemaOf: SchemaWriter): Json {
  const { id, description, example, answer, query = {} } = described[signature];
  const body = bodySchema(signature, schemaOf);
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
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: body, ...(example !== undefined && { example }) } },
      },
    }),
    responses: {
      200: {
        description: answer,
        content: { 'application/json': { schema: schemaOf(controlAnswers[signature], 'output') } },
      },
      400: failure('The name of the world is malformed, or the body is not JSON.'),
      403: failure('The request came from a page of another origin, or from another machine.'),
      409: failure('There is nothing to end, or more steps than are kept.'),
      422: failure('A field is missing or not valid; the message names it.'),
      429: failure('There are 1,000 worlds already.'),
    },
  };
}

/** The paths of the mock’s own addresses. They are no calls of the API. */
export function controlPaths(schemaOf: SchemaWriter): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const signature of controlSignatures) {
    const [method = '', path = ''] = signature.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(signature, schemaOf) };
  }
  return paths;
}
