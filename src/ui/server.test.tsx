import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { brandById } from '../brands/registry.js';
import { siteOfBrand } from '../brands/siteOfBrand.js';
import { sites } from '../brands/sites.js';
import { Accordion } from './Accordion.js';
import { BrandScope } from './BrandScope.js';
import { Button } from './Button.js';
import { Carousel } from './Carousel.js';
import { Checkbox } from './Checkbox.js';
import { DigitBoxes } from './DigitBoxes.js';
import { FieldRow } from './FieldRow.js';
import { IconButton } from './IconButton.js';
import { close } from './icons.js';
import { Link } from './Link.js';
import { Pagination } from './Pagination.js';
import { ProductCarousel } from './ProductCarousel.js';
import { Progress } from './Progress.js';
import { RadioGroup } from './RadioGroup.js';
import { Select } from './Select.js';
import { Stepper } from './Stepper.js';
import { Table } from './Table.js';
import { Tabs } from './Tabs.js';
import { TextArea } from './TextArea.js';
import { TextField } from './TextField.js';
import { Toast } from './Toast.js';
import { ToastRegion } from './ToastRegion.js';
import { Tooltip } from './Tooltip.js';
import { VisuallyHidden } from './VisuallyHidden.js';

const nothing = () => {};
const items = [
  { id: 'one', title: 'One', label: 'One', content: 'The first' },
  { id: 'two', title: 'Two', label: 'Two', content: 'The second' },
];

const primitives = {
  Accordion: <Accordion items={items} />,
  Checkbox: <Checkbox label="Yes" hint="Or no" error="Please choose" />,
  DigitBoxes: <DigitBoxes label="Code" digits={['1', '']} onChange={nothing} />,
  Carousel: <Carousel label="Now" panels={items} selected="two" onSelect={nothing} />,
  IconButton: <IconButton icon={close} label="Close" />,
  FieldRow: <FieldRow button={<Button>Apply</Button>}>{null}</FieldRow>,
  Link: (
    <Link href="#" newTab onward>
      Onward
    </Link>
  ),
  Pagination: <Pagination current={2} count={9} hrefOf={({ page }) => `#${page}`} />,
  ProductCarousel: <ProductCarousel label="Wines" items={items} dots />,
  Progress: <Progress label="Far" value={3} max={12} parts figures="3 of 12" />,
  RadioGroup: <RadioGroup label="Which" options={[{ value: 'a', label: 'A', hint: 'The first' }]} />,
  Select: <Select label="Which" placeholder="Choose" options={[{ value: 'a', label: 'A' }]} />,
  Stepper: <Stepper label="Checkout" steps={items} current="two" />,
  Table: <Table caption="Orders" columns={[{ key: 'n', label: 'Order' }]} rows={[{ id: 'a', cells: { n: 'A' } }]} />,
  Tabs: <Tabs label="Views" tabs={items} selected="one" onSelect={nothing} />,
  TextArea: <TextArea label="Message" limit={200} defaultValue="Cheers" />,
  TextField: <TextField label="Email" optional hint="Yours" error="Not one" busy />,
  Toast: <Toast onClose={nothing}>Saved</Toast>,
  ToastRegion: <ToastRegion />,
  Tooltip: (
    <Tooltip words="Three digits">
      {({ describedBy }) => <i className="wsk-i" aria-describedby={describedBy} />}
    </Tooltip>
  ),
  VisuallyHidden: <VisuallyHidden>Heard</VisuallyHidden>,
};

const brand = brandById('law');

test.each(sites.map((site) => [site.id, site] as const))(
  'what %s draws is marked as its brand’s, in the site’s language [BRAND-002, BRAND-003]',
  (_, site) => {
    const html = renderToString(
      <BrandScope site={site} brand={brandById(site.brandId)}>
        Wine
      </BrandScope>,
    );
    expect(html).toContain(`data-brand="${site.parentId}"`);
    expect(html).toContain('lang="en"');
  },
);

describe.each(Object.entries(primitives))('server rendering: %s', (name, primitive) => {
  const html = renderToString(
    <BrandScope site={siteOfBrand(brand)} brand={brand}>
      {primitive}
    </BrandScope>,
  );
  test('renders and contains its name', () => {
    expect(html).toContain(`data-component="${name}"`);
  });
  test('gives every element a class of the kit', () => {
    const bare = [...html.matchAll(/<([a-z][a-z0-9]*)((?:\s[^>]*)?)>/g)].filter(
      ([, tag = '', attributes = '']) =>
        !['svg', 'path', 'circle', 'rect', 'line', 'polygon', 'polyline'].includes(tag) &&
        !/\sclass="wsk-/.test(attributes),
    );
    expect(bare.map(([element]) => element)).toEqual([]);
  });
  test('references only ids that exist', () => {
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    const references = [...html.matchAll(/\s(?:for|aria-(?:describedby|labelledby|controls))="([^"]+)"/g)];
    expect(references.flatMap(([, list = '']) => list.split(' ')).filter((id) => !ids.has(id))).toEqual([]);
  });
});
