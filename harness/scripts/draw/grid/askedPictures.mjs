import { parseArgs } from 'node:util';
import { readShard } from '../../test/asked.mjs';

/**
 * @typedef {{
 *   areas: readonly string[],
 *   isAll: boolean,
 *   isUpdate: boolean,
 *   accept: readonly number[],
 *   shard?: import('../../test/asked.mjs').Shard,
 * }} AskedPictures
 */

/**
 * Reads the arguments of `npm run visual`.
 *
 * @param {readonly string[]} args
 * @returns {AskedPictures}
 * @throws Error when one is not valid
 */
export function readAskedPictures(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      update: { type: 'boolean' },
      accept: { type: 'string' },
      shard: { type: 'string' },
    },
  });
  const accept = values.accept === undefined ? [] : values.accept.split(',').map(Number);
  if (accept.some((number) => !Number.isInteger(number) || number < 1))
    throw new Error(`"${values.accept}" are not groups: write their numbers as 1,3.`);
  return {
    areas: positionals,
    // A named area is taken whether or not a change can touch it.
    isAll: (values.all ?? false) || positionals.length > 0,
    isUpdate: values.update ?? false,
    accept,
    ...(values.shard !== undefined && { shard: readShard(values.shard) }),
  };
}
