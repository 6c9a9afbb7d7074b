import type { Mock } from '../engine/mock.js';
import { WorldError } from '../engine/worlds.js';
import { RequestError } from './parseBody.js';

/** Header or cookie that names the world of a request. */
const worldField = 'x-wsk-world';
const inCookies = new RegExp(`(?:^|; )${worldField}=([^;]*)`);

/** Returns the name of a request's world; undefined if it is for the shop without a name. The header comes before the
 * cookie. */
export const worldNameOf = ({ headers }: Request): string | undefined =>
  headers.get(worldField) ?? inCookies.exec(headers.get('cookie') ?? '')?.[1];

/**
 * Returns the world of a request.
 * @throws RequestError when its name is malformed, or there are too many worlds
 */
export function worldOf(mock: Mock, request: Request): Mock {
  const name = worldNameOf(request);
  if (name === undefined) return mock;
  try {
    return mock.world(name);
  } catch (error) {
    throw error instanceof WorldError ? new RequestError(error.isFull ? 429 : 400, error.message) : error;
  }
}
