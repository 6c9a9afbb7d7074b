import { expect, test } from 'vitest';
import { walkInNode, walkOverHttp } from './transports.js';

test('a long visit is answered over HTTP as in Node, byte for byte, and leaves the same behind', async () => {
  const overHttp = await walkOverHttp();
  const inNode = await walkInNode();
  expect(overHttp.calls.length).toBeGreaterThan(60);
  for (const [index, call] of overHttp.calls.entries()) expect(inNode.calls[index]).toEqual(call);
  expect(inNode.state).toBe(overHttp.state);
});

test('the same visit twice is the same', async () => {
  expect(await walkInNode()).toEqual(await walkInNode());
});
