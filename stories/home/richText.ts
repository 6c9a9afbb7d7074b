import type { RichText } from '../../src/model/homePage.js';

interface Node {
  readonly nodeType: string;
  readonly data: object;
  readonly content?: readonly Node[];
  readonly value?: string;
  readonly marks?: readonly { readonly type: string }[];
}

export const words = (value: string, ...marks: readonly string[]): Node => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
export const node = (nodeType: string, content: readonly Node[], data: object = {}): Node => ({
  nodeType,
  data,
  content,
});
export const documentOf = (...content: readonly Node[]) => node('document', content) as unknown as RichText;
export const paragraph = (value: string) => node('paragraph', [words(value)]);
