import { afterAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.js';
import { endpoints } from '../../src/api/endpoints.js';
import { walkCallers, walkSuccesses, walkUnknown } from './walkAnswers.js';
import { walkFaults, walkTimeouts } from './walkFaults.js';
import { walkHostile } from './walkHostile.js';

const rows = Object.values<Endpoint>(endpoints);
const walked = { rows: 0, successes: 0, callers: 0, unknown: 0, fields: 0, values: 0, faults: 0 };

describe.each(rows.map((row) => [row.id, row] as const))('%s', (_, row) => {
  test('is found by its address, and responds in its declared shape', () => {
    walked.successes += walkSuccesses(row);
  });

  test('admits its permitted callers and no others [IDENT-026]', () => {
    walked.callers += walkCallers(row);
  });

  test('refuses unknown ids', () => {
    walked.unknown += walkUnknown(row);
  });

  test('refuses hostile values by field name, and accepts values that only look hostile', () => {
    const { fields, values } = walkHostile(row);
    walked.fields += fields;
    walked.values += values;
  });

  test('fails with the configured fault', async () => {
    walked.faults += await walkFaults(row);
    walked.rows += 1;
  });
});

test('every row can be left without a response', async () => {
  walked.faults += await walkTimeouts(rows);
});

afterAll(() => {
  process.stdout.write(
    `${walked.rows} of ${rows.length} calls of the API: ${walked.successes} successes, ${walked.callers} callers, ` +
      `${walked.unknown} unknown ids, ${walked.values} hostile values in ${walked.fields} fields, ${walked.faults} faults\n`,
  );
  expect(walked.rows).toBe(rows.length);
});
