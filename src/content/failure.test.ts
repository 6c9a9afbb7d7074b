import { expect, test } from 'vitest';
import { ApiError } from '../model/error.js';
import { contentError } from './failure.js';

test('an error of the kit stays as it is', () => {
  const thrown = new ApiError({ operationId: 'syncContent', kind: 'network' });
  expect(contentError('queryBrandContent', thrown)).toBe(thrown);
});

test.each([
  ['NotFound', 404],
  ['AccessDenied', 422],
])('a call that the client refuses with %s has the status %i', (id, status) => {
  const refused = Object.assign(new Error('refused'), { sys: { id } });
  expect(contentError('queryBrandContent', refused)).toMatchObject({
    kind: 'status',
    status,
    serverMessage: 'refused',
    operationId: 'queryBrandContent',
  });
});
