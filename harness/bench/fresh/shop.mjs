import process from 'node:process';

// A process that makes one call to the mock, as a host's test does. Its argument is the package's module for Node.
const { answerProcess, createMock, memoryStore, startOf } = await import(String(process.argv[2]));
answerProcess(createMock({ store: memoryStore(), start: { ...startOf('law'), latency: 0 } }));
const response = await fetch('http://shop.example/api/cart/list');
if (!response.ok) throw new Error(`The first call was answered with ${response.status}`);
