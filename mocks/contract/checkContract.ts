import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { checkRecording, RecordingError, type RecordingReport } from '../../src/api/contract/recording.js';

const usage = `check-contract FILE.har

Compares a recording of the shop’s real servers with the table of calls, and says call by call what differs: calls,
methods, statuses and fields that are unknown, missing or of another type. Save the recording in the network panel of a
browser, with content. Values are never printed.

  0  nothing differs    1  something does    2  the file is no recording`;

/** Groups values by a key, in the order in which they come. */
function grouped<Value>(values: Iterable<Value>, keyOf: (value: Value) => string): [string, Value[]][] {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return [...groups];
}

/** Returns the differences as lines below their calls, each once, with the requests in which it occurs. */
const linesOf = ({ differences }: RecordingReport): string[] =>
  grouped(differences, ({ call, operationId }) => (operationId ? `${call} (${operationId})` : call)).flatMap(
    ([call, found]) => [
      call,
      ...grouped(found, ({ message }) => message).map(([message, same]) => {
        const [first, ...more] = same.map(({ request }) => request);
        return `  ${message} (request ${first}${more.length > 0 ? ` and ${more.length} more` : ''})`;
      }),
    ],
  );

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Runs the command with its arguments, and prints the report. @returns the exit code */
export async function run(args: readonly string[]): Promise<number> {
  const [file, ...rest] = args;
  if (file === '--help') {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  if (file === undefined || file.startsWith('-') || rest.length > 0) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const report = read(file);
  if (typeof report === 'string') {
    process.stderr.write(`${file}: ${report}\n`);
    return 2;
  }
  const { requests, calls, withoutBody, differences } = report;
  const lines = [
    `${basename(file)}: ${plural(calls, 'call')} in ${plural(requests, 'request')}.`,
    ...(withoutBody > 0 ? [`${plural(withoutBody, 'response')} without content: only the status was compared.`] : []),
    ...linesOf(report),
    `${plural(differences.length, 'difference')}.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return differences.length > 0 ? 1 : 0;
}

/** Returns the report of a file, or why there is none. */
function read(file: string): RecordingReport | string {
  try {
    return checkRecording(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof RecordingError) return error.message;
    if (error instanceof SyntaxError) return 'The file is not JSON.';
    return error instanceof Error ? error.message : String(error);
  }
}
