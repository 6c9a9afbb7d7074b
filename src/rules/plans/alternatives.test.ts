import { expect, test } from 'vitest';
import { alternativesTo } from './alternatives.js';

test.each([
  ['TOO_MUCH', ['skip', 'lessOften', 'smaller']],
  ['COST', ['smaller', 'lessOften', 'otherCase']],
  ['TASTE', ['swap', 'otherCase']],
  ['CHOICE', ['swap', 'otherCase']],
  ['TIMING', ['otherDay', 'lessOften', 'skip']],
  ['WEATHER', []],
  ['constructor', []],
  [undefined, []],
])('the topic %s is answered by %j', (topic, alternatives) => {
  expect(alternativesTo(topic)).toEqual(alternatives);
});
