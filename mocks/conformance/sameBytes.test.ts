import { expect, test } from 'vitest';
import { walkInNode, walkOverHttp } from './transports.js';

test('a long visit gets the same bytes over HTTP as in Node, and leaves the same state', async () => {
  const overHttp = await walkOverHttp();
  const inNode = await walkInNode();
  expect(overHttp.calls.length).toBeGreaterThan(60);
  for (const [index, call] of overHttp.calls.entries()) expect(inNode.calls[index]).toEqual(call);
  expect(inNode.state).toBe(overHttp.state);
});

test('repeating a visit gives the same result', async () => {
  expect(await walkInNode()).toEqual(await walkInNode());
});
