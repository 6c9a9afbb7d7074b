import * as z from 'zod/mini';
import type { RichText } from '../model/homePage.js';
import { safeUrl } from '../rules/common/url.js';
import { contentFile } from './parts.js';

/** Looser than the service's own types, which define the children of each node. */
interface Node {
  readonly nodeType: string;
  readonly data: object;
  readonly content?: readonly Node[];
  readonly value?: string;
  readonly marks?: readonly { readonly type: string }[];
}

const blocks = [
  ...['paragraph', 'heading-1', 'heading-2', 'heading-3', 'heading-4', 'heading-5', 'heading-6', 'blockquote', 'hr'],
  ...['unordered-list', 'ordered-list', 'list-item', 'table', 'table-row', 'table-cell', 'table-header-cell'],
];

const anyNode = z.object({
  nodeType: z.string(),
  data: z.catch(z.record(z.string(), z.unknown()), {}),
  content: z.catch(z.array(z.unknown()), []),
});
const textNode = z.object({
  nodeType: z.literal('text'),
  value: z.string(),
  marks: z.catch(z.array(z.unknown()), []),
});
const mark = z.object({ type: z.enum(['bold', 'italic', 'underline', 'code']) });
const markOf = (value: unknown) => mark.safeParse(value).data ?? [];

/** Sanitises a node: a link with an unsafe address is reduced to its text, and an unknown node to its known children. */
function cleaned(value: unknown): readonly Node[] {
  const text = textNode.safeParse(value);
  if (text.success) return [{ ...text.data, marks: text.data.marks.flatMap(markOf), data: {} }];
  const node = anyNode.safeParse(value);
  if (!node.success) return [];
  const { nodeType, data } = node.data;
  const content = node.data.content.flatMap(cleaned);
  if (blocks.includes(nodeType)) return [{ nodeType, data: {}, content }];
  if (nodeType === 'hyperlink') {
    const uri = typeof data.uri === 'string' && safeUrl(data.uri);
    return uri ? [{ nodeType, data: { uri }, content }] : content;
  }
  const file = contentFile.safeParse(data.target);
  if (!file.success) return content;
  if (nodeType === 'asset-hyperlink') return [{ nodeType, data: { target: file.data }, content }];
  return nodeType === 'embedded-asset-block' ? [{ nodeType, data: { target: file.data }, content: [] }] : content;
}

/** Rich text with only nodes that the service's renderer knows, and only safe addresses (CONT-042). */
export const richText = z.pipe(
  z.object({ nodeType: z.literal('document'), content: z.array(z.unknown()) }),
  z.transform(
    ({ content }) => ({ nodeType: 'document', data: {}, content: content.flatMap(cleaned) }) as unknown as RichText,
  ),
);
