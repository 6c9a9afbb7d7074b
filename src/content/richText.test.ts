import { expect, test } from 'vitest';
import { richText } from './richText.js';

const text = (value: string) => ({ nodeType: 'text', value, marks: [{ type: 'bold' }], data: {} });
const link = (uri: unknown, ...content: object[]) => ({ nodeType: 'hyperlink', data: { uri }, content });
const paragraph = (...content: object[]) => ({ nodeType: 'paragraph', data: {}, content });
const document = (...content: object[]) => ({ nodeType: 'document', data: {}, content });
const read = (...content: object[]) => richText.parse(document(...content));
const file = (url: string) => ({
  sys: { id: 'map', type: 'Asset' },
  fields: { title: 'A map', file: { url, contentType: 'image/png', details: { image: { width: 4, height: 3 } } } },
});
const fileNode = (nodeType: string, url: string, ...content: object[]) => ({
  nodeType,
  data: { target: file(url) },
  content,
});

test('text, lists, links and pictures are kept as they are', () => {
  const list = {
    nodeType: 'unordered-list',
    data: {},
    content: [{ nodeType: 'list-item', data: {}, content: [paragraph(text('One'))] }],
  };
  const whole = [paragraph(text('See '), link('/wines', text('our wines'))), list];
  expect(read(...whole)).toEqual(document(...whole));
  expect(read(fileNode('embedded-asset-block', '/map.png'))).toMatchObject({
    content: [{ nodeType: 'embedded-asset-block', data: { target: { fields: { file: { url: '/map.png' } } } } }],
  });
});

test.each([
  'paragraph',
  'heading-1',
  'heading-2',
  'heading-3',
  'heading-4',
  'heading-5',
  'heading-6',
  'blockquote',
  'hr',
  'unordered-list',
  'ordered-list',
  'list-item',
  'table',
  'table-row',
  'table-cell',
  'table-header-cell',
])('a %s is kept, with what is in it', (nodeType) => {
  const node = { nodeType, data: {}, content: [text('words')] };
  expect(read(node)).toEqual(document(node));
});

test.each([undefined, 'words', {}])('a node whose content is %j is empty', (content) => {
  expect(read({ nodeType: 'paragraph', data: {}, content })).toEqual(document(paragraph()));
});

test('a picture contains no text', () => {
  const { content } = read(fileNode('embedded-asset-block', '/map.png', text('words')));
  expect(content).toEqual([expect.objectContaining({ nodeType: 'embedded-asset-block', content: [] })]);
});

test.each(['entry-hyperlink', 'embedded-asset-inline'])('a %s to a file keeps only its text', (nodeType) => {
  expect(read(paragraph(fileNode(nodeType, '/map.png', text('the map'))))).toEqual(
    document(paragraph(text('the map'))),
  );
});

test('a link to a file keeps the file’s address, with its scheme, and the text', () => {
  expect(read(paragraph(fileNode('asset-hyperlink', '//files.example/map.png', text('the map'))))).toMatchObject(
    document(
      paragraph({
        nodeType: 'asset-hyperlink',
        data: { target: { fields: { file: { url: 'https://files.example/map.png' } } } },
        content: [text('the map')],
      }),
    ),
  );
});

test.each(['javascript:alert(1)', 'data:text/html,x', ' JAVASCRIPT:alert(1)', '', null])(
  'a link to %j keeps only its text',
  (uri) => {
    expect(read(paragraph(link(uri, text('press here'))))).toEqual(document(paragraph(text('press here'))));
  },
);

test.each(['embedded-asset-block', 'asset-hyperlink'])('a %s with an unsafe address is dropped', (nodeType) => {
  expect(read(paragraph(fileNode(nodeType, 'javascript:alert(1)', text('words'))))).toEqual(
    document(paragraph(text('words'))),
  );
});

test('unknown and circular nodes are dropped', () => {
  const entry: Record<string, unknown> = { sys: { id: 'a', type: 'Entry' } };
  entry.fields = { self: entry };
  const unknown = [
    { nodeType: 'embedded-entry-block', data: { target: entry }, content: [] },
    { nodeType: 'script', data: {}, content: [text('words in it')] },
    { nodeType: 'text', value: 7 },
    null,
  ] as object[];
  expect(read(paragraph(...unknown))).toEqual(document(paragraph(text('words in it'))));
});

const marked = (...types: unknown[]) => ({ ...text('words'), marks: types.map((type) => ({ type })) });

test('text keeps only the marks the renderer knows', () => {
  const supportedMarks = ['bold', 'italic', 'underline', 'code'];
  const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
  expect(read(paragraph(marked('superscript', ...inherited, ...supportedMarks, '', 7)))).toEqual(
    document(paragraph(marked(...supportedMarks))),
  );
  expect(read(paragraph({ ...text('words'), marks: [null, { type: 'bold' }, 'italic'] }))).toEqual(
    document(paragraph(marked('bold'))),
  );
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a node of type %s keeps only its text',
  (type) => {
    expect(read(paragraph({ nodeType: type, data: {}, content: [text('words')] }))).toEqual(
      document(paragraph(text('words'))),
    );
  },
);

test.each([undefined, 'words', '<b>words</b>', {}, { nodeType: 'paragraph', content: [] }, { nodeType: 'document' }])(
  '%j is not rich text',
  (value) => {
    expect(richText.safeParse(value).success).toBe(false);
  },
);
