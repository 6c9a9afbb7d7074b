import process from 'node:process';

// A process that creates the world with every persona's account, and prints the milliseconds it took. Its argument is the
// package's module for Node.
const { createMock, memoryStore, personas, startOf } = await import(String(process.argv[2]));
const began = performance.now();
const mock = createMock({ store: memoryStore(), start: startOf('law') });
for (const persona of personas) await mock.configure({ login: 'hard', persona }, persona);
const took = performance.now() - began;
const { accounts } = (await mock.saved()).state;
if (Object.keys(accounts).length < personas.length) throw new Error('Not every persona has an account');
console.log(took);
