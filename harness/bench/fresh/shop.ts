import { createMock, startOf } from '../../../mocks/engine/mock.js';
import { memoryStore } from '../../../mocks/stores/store.js';
import { startNodeMock } from '../../../mocks/transport/node.js';

// A process that makes one call to the mock.
startNodeMock(createMock({ store: memoryStore(), start: { ...startOf('law'), latency: 0 } }));
const response = await fetch('http://shop.example/api/cart/list');
if (!response.ok) throw new Error(`The first call was answered with ${response.status}`);
