import { setupServer } from 'msw/node';
import { createMock, startOf } from '../../../mocks/engine/mock.js';
import { memoryStore } from '../../../mocks/stores/store.js';
import { handlersOf } from '../../../mocks/transport/handlers.js';

// A process that makes one call to the mock.
const mock = createMock({ store: memoryStore(), start: { ...startOf('law'), latency: 0 } });
setupServer(...handlersOf(mock, { of: () => ({ id: 'bench', isNew: false }), rename: () => ({}) })).listen();
const response = await fetch('http://shop.example/api/cart/list');
if (!response.ok) throw new Error(`The first call was answered with ${response.status}`);
await response.text();
