import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { RichContent } from '../../src/blocks/RichContent.js';
import { framed } from '../framed.js';
import { documentOf, node, paragraph, words } from '../home/richText.js';

const meta = preview.meta({
  component: RichContent,
  args: { content: documentOf(paragraph('We have bought from the same families for decades.')) },
  decorators: [framed()],
});

export const Text = meta.story({
  args: {
    content: documentOf(
      node('heading-2', [words('The house of one hillside')]),
      node('paragraph', [words('Bought '), words('slowly', 'bold'), words(', kept '), words('carefully', 'italic')]),
      node('blockquote', [paragraph('They order before the grapes are ripe.')]),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('The house of one hillside');
    await expect(canvas.getByText('slowly').tagName).toBe('STRONG');
  },
});
export const List = meta.story({
  args: {
    content: documentOf(
      node(
        'unordered-list',
        ['Twelve growers', 'One table', 'No labels'].map((item) => node('list-item', [paragraph(item)])),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});
export const WithLink = meta.story({
  args: {
    content: documentOf(
      node('paragraph', [words('Go '), node('hyperlink', [words('to the reds')], { uri: '/wines?Ntt=red' })]),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'to the reds' })).toHaveAttribute('href', '/wines?Ntt=red');
  },
});
export const WithImage = meta.story({
  args: {
    content: documentOf(
      node('embedded-asset-block', [], {
        target: { fields: { title: 'Rows of vines', file: { url: '/images/law/vineyard/story.svg' } } },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rows of vines' })).toBeInTheDocument();
  },
});
export const WithTable = meta.story({
  args: {
    content: documentOf(
      node('table', [
        node('table-row', [node('table-header-cell', [paragraph('Grape')]), node('table-cell', [paragraph('Merlot')])]),
      ]),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Merlot')).toBeVisible();
  },
});
export const Empty = meta.story({
  args: { content: documentOf() },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.wsk-RichContent')).toBeNull();
  },
});
