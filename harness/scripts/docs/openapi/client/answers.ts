import { type Document, resolved } from './document.js';
import { addressOf, type Request, sentFor } from './requests.js';
import type { shapesOf } from './shapes.js';

export interface Answer {
  readonly status: number;
  /** Content type from the header. */
  readonly contentType: string;
  readonly text: string;
}

/** A response that is not in the document. */
class UndocumentedAnswer extends Error {
  override readonly name = 'UndocumentedAnswer';
  constructor(request: Request, { status, text }: Answer, problem: string) {
    const sent = `${request.method} ${addressOf(request)} ${JSON.stringify(request.body) ?? ''}`;
    super(`${request.operation.operationId}: ${problem}\n${sent.slice(0, 1000)}\n${status} ${text.slice(0, 500)}`);
  }
}

/**
 * Checks a response against the document's description of the request.
 * @throws UndocumentedAnswer when the document does not describe it
 */
export function checkAnswer(document: Document, shapes: ReturnType<typeof shapesOf>, request: Request, answer: Answer) {
  const response = request.operation.responses[answer.status];
  if (!response) throw new UndocumentedAnswer(request, answer, `status ${answer.status} is not documented`);
  const type = answer.contentType.replace(/;.*/, '');
  const media = resolved(document, response).content?.[type];
  if (!media) throw new UndocumentedAnswer(request, answer, `${type} is not documented`);
  const problem = shapes.wrongWith(media.schema, type === 'application/json' ? JSON.parse(answer.text) : answer.text);
  if (problem !== undefined) throw new UndocumentedAnswer(request, answer, problem);
  const refused = problemOf(request, shapes);
  if (refused !== undefined && answer.status === 200)
    throw new UndocumentedAnswer(request, answer, `is taken, where the document refuses it: ${refused}`);
}

/** Returns the problem with a request according to the document, if any. */
function problemOf(
  { operation, given, body }: Request,
  { wrongWith }: ReturnType<typeof shapesOf>,
): string | undefined {
  for (const parameter of operation.parameters ?? []) {
    const { name, required, schema } = parameter;
    // A different value may or may not make it a different call.
    if ('const' in schema) continue;
    const value = sentFor(parameter, given[name]);
    const problem = value === undefined ? (required ? 'is missing' : undefined) : wrongWith(schema, value);
    if (problem !== undefined) return `${name} ${problem}`;
  }
  const { required = false, content } = operation.requestBody ?? {};
  const media = content?.['application/json'];
  if (!media || (body === undefined && !required)) return undefined;
  return wrongWith(media.schema, body);
}
