import { createMock, startOf } from '../../../mocks/engine/mock.js';
import { memoryStore } from '../../../mocks/stores/store.js';
import { personas } from '../../../mocks/world/personas.js';

// A process that creates the world with every persona's account, and prints the milliseconds it took.
const began = performance.now();
const mock = createMock({ store: memoryStore(), start: startOf('law') });
for (const persona of personas) await mock.configure({ login: 'hard', persona }, persona);
const took = performance.now() - began;
const { accounts } = (await mock.saved()).state;
if (Object.keys(accounts).length < personas.length) throw new Error('Not every persona has an account');
console.log(took);
