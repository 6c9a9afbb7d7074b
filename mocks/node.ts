import { setupServer } from 'msw/node';
import { handlersOf } from './handlers.js';
import type { Mock } from './mock.js';

/** The mock behind `fetch` in Node; the visit is the one its cookie names, or the process's own. */
export const nodeMock = (mock: Mock) =>
  setupServer(...handlersOf(mock, (request) => request.headers.get('cookie') ?? 'node'));
