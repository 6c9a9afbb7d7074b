import { type ReactNode, useEffect, useRef } from 'react';
import { siteOfBrand } from '../../src/brands/siteOfBrand.js';
import type { Brand } from '../../src/model/site.js';
import { Accordion } from '../../src/ui/Accordion.js';
import { BrandScope } from '../../src/ui/BrandScope.js';
import { Button, ButtonLink } from '../../src/ui/Button.js';
import { Carousel } from '../../src/ui/Carousel.js';
import { Checkbox } from '../../src/ui/Checkbox.js';
import { DigitBoxes } from '../../src/ui/DigitBoxes.js';
import { EmptyState } from '../../src/ui/EmptyState.js';
import { Icon } from '../../src/ui/Icon.js';
import { IconButton } from '../../src/ui/IconButton.js';
import { close, info, next, previous } from '../../src/ui/icons.js';
import { Link } from '../../src/ui/Link.js';
import { ModalDialog } from '../../src/ui/ModalDialog.js';
import { NetworkErrorNotice } from '../../src/ui/NetworkErrorNotice.js';
import { Notice } from '../../src/ui/Notice.js';
import { Pagination } from '../../src/ui/Pagination.js';
import { ProductCarousel } from '../../src/ui/ProductCarousel.js';
import { Progress } from '../../src/ui/Progress.js';
import { award } from '../../src/ui/productIcons.js';
import { QuantityBox } from '../../src/ui/QuantityBox.js';
import { RadioGroup } from '../../src/ui/RadioGroup.js';
import { Select } from '../../src/ui/Select.js';
import { Silhouette } from '../../src/ui/Silhouette.js';
import { Skeleton } from '../../src/ui/Skeleton.js';
import { Spinner } from '../../src/ui/Spinner.js';
import { StarRating } from '../../src/ui/StarRating.js';
import { Stepper } from '../../src/ui/Stepper.js';
import { Table } from '../../src/ui/Table.js';
import { Tabs } from '../../src/ui/Tabs.js';
import { TextArea } from '../../src/ui/TextArea.js';
import { TextField } from '../../src/ui/TextField.js';
import { Toast } from '../../src/ui/Toast.js';
import { Tooltip } from '../../src/ui/Tooltip.js';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.js';
import { Looking } from '../storyChecks.js';
import './matrix.css';

const nothing = () => {};

/** Every primitive once, in one brand: the building blocks of forms, lists and pages. */
export function PrimitiveSheet({ brand }: { brand: Brand }) {
  return (
    <section aria-label={brand.displayName}>
      <BrandScope site={siteOfBrand(brand)} brand={brand}>
        <Hero />
        <div className="wsk-Container matrix-Primitives">
          <h2 className="wsk-Heading" data-level="2">
            {brand.displayName}
          </h2>
          <Buttons />
          <div className="matrix-Primitives-columns">
            <Fields />
            <Choices />
          </div>
          <div className="matrix-Primitives-columns">
            <Navigation />
            <Messages />
          </div>
          <Rail />
          <OpenDialog />
        </div>
      </BrandScope>
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="matrix-Primitives-group">
      <h3 className="wsk-Caption">{title}</h3>
      {children}
    </div>
  );
}

function Hero() {
  const panel = (id: string, title: string, note: string) => ({
    id,
    title,
    note,
    content: (
      <div className="matrix-Primitives-hero" data-ground="taste">
        <p className="wsk-Heading" data-level="1">
          {title}
        </p>
        <ButtonLink href={`#${id}`}>Shop the dozen</ButtonLink>
      </div>
    ),
  });
  return (
    <Carousel
      label="This week"
      panels={[
        panel('autumn', 'The autumn cellar', '12 bottles, save 47'),
        panel('fizz', 'Christmas fizz', 'From 9.99 a bottle'),
        panel('first', 'First taste', 'New from Portugal'),
      ]}
      selected="autumn"
      onSelect={nothing}
    />
  );
}

function Buttons() {
  return (
    <Group title="Button: idle, hover, pressed, busy, done, disabled; line, small; icons, links">
      <div className="matrix-Primitives-row">
        <Button>Add to cart</Button>
        <Looking like="hovered">
          <Button>Add to cart</Button>
        </Looking>
        <Looking like="pressed">
          <Button>Add to cart</Button>
        </Looking>
        <Button status="busy">Adding...</Button>
        <Button status="done">Added to cart</Button>
        <Button disabled>Add to cart</Button>
      </div>
      <div className="matrix-Primitives-row">
        <Button variant="line">See all</Button>
        <Looking like="hovered">
          <Button variant="line">See all</Button>
        </Looking>
        <Button variant="line" size="small">
          Try again
        </Button>
        <IconButton icon={close} label="Close" />
        <IconButton variant="line" icon={next} label="Next" />
        <IconButton variant="line" icon={previous} label="Previous" off />
        <Link href="#cases" place="alone">
          What’s in the case?
        </Link>
        <Link href="#growers" place="alone" onward>
          Meet the growers
        </Link>
        <Spinner />
        <Icon drawing={award} />
        <Tooltip words="Three digits on the back">
          {({ describedBy }) => <IconButton icon={info} label="Security code" aria-describedby={describedBy} />}
        </Tooltip>
        <StarRating stars={4} reviews={186} />
        <VisuallyHidden>Nothing to see</VisuallyHidden>
      </div>
    </Group>
  );
}

function Fields() {
  return (
    <Group title="Fields">
      <TextField label="Email address" type="email" defaultValue="margaret@example.com" hint="Only for this order." />
      <TextField label="Email address" defaultValue="margaret@" error="Please enter a valid email address" />
      <TextField label="Monthly saving" hint="In pounds" defaultValue="25" />
      <TextField label="Postcode" defaultValue="HX4 7AB" busy />
      <TextField label="Company" optional disabled />
      <Select label="Country" options={[{ value: 'uk', label: 'United Kingdom' }]} />
      <TextArea label="Your message" limit={200} defaultValue="Happy birthday, and open it soon." />
      <DigitBoxes label="First six digits of your card" digits={['4', '1', '2', '', '', '']} onChange={nothing} />
    </Group>
  );
}

function Choices() {
  return (
    <Group title="Choices">
      <Checkbox label="I am over 21" defaultChecked hint="We have to ask." />
      <Checkbox label="Send me offers by email" />
      <Checkbox label="I agree to the terms" error="Please agree to go on" />
      <Checkbox label="Not for now" disabled />
      <RadioGroup
        label="How should it come?"
        variant="tiles"
        defaultValue="named"
        options={[
          { value: 'standard', label: 'Standard', hint: '3 to 5 days, 7.99' },
          { value: 'named', label: 'On a day I name', hint: 'From Tuesday, 9.99' },
        ]}
      />
      <RadioGroup
        label="How often?"
        defaultValue="month"
        options={[
          { value: 'month', label: 'Every month' },
          { value: 'season', label: 'Every season' },
        ]}
      />
      <QuantityBox label="Quantity" value="6" onChange={nothing} />
      <Progress label="Your points" value={0.6} figures="25,480 of 42,650" />
      <Progress label="Add 4 more bottles to fill your case" value={8} max={12} parts />
    </Group>
  );
}

function Navigation() {
  return (
    <Group title="Ways round a page">
      <Stepper
        label="Checkout"
        steps={[
          { id: 'basket', label: 'Basket', href: '#basket' },
          { id: 'delivery', label: 'Delivery' },
          { id: 'payment', label: 'Payment' },
        ]}
        current="delivery"
      />
      <Tabs
        label="Wines for you"
        tabs={[
          { id: 'all', label: 'Recommended', content: 'Ten wines we think you will like.' },
          { id: 'recent', label: 'Recently viewed', content: 'The wines you looked at last.' },
        ]}
        selected="all"
        onSelect={nothing}
      />
      <Accordion
        items={[
          { id: 'when', title: 'When does it come?', content: 'In three to five days, to your door.', open: true },
          { id: 'what', title: 'What if I do not like it?', content: 'Then you have your money back.' },
        ]}
      />
      <Pagination current={5} count={12} hrefOf={({ page }) => `#${page}`} />
    </Group>
  );
}

function Messages() {
  return (
    <Group title="Messages and lists">
      <Toast onClose={nothing} durationMs={3_600_000}>
        Saved to your favourites
      </Toast>
      <Notice tone="failed" title="We could not change that quantity.">
        Nothing has been lost.
      </Notice>
      <Notice tone="info" place="row" title="Sold while still in barrel." />
      <NetworkErrorNotice cause="failed" onRetry={nothing} />
      <Table
        caption="Your orders"
        columns={[
          { key: 'number', label: 'Order' },
          { key: 'state', label: 'Where it is' },
          { key: 'total', label: 'Total', align: 'end' },
        ]}
        rows={[
          { id: 'W1082', cells: { number: 'W1082', state: 'On its way', total: '119.88' } },
          { id: 'W1041', cells: { number: 'W1041', state: 'Delivered', total: '84.50' } },
        ]}
      />
      <EmptyState title="Nothing here yet">Add a bottle or a case and it will appear here.</EmptyState>
    </Group>
  );
}

function Rail() {
  const item = (index: number) => ({
    id: String(index),
    content: (
      <div className="matrix-Primitives-card">
        <div className="matrix-Primitives-stage" data-ground="stage">
          <Silhouette shape="bottle" variant={index === 3 ? 'flat' : 'drawn'} />
        </div>
        <Link href={`#${index}`}>Bodega {index + 1}</Link>
        <Skeleton shape="line" />
      </div>
    ),
  });
  return (
    <ProductCarousel
      label="Recommended wines"
      heading={
        <h3 className="wsk-Heading" data-level="2">
          Recommended wines
        </h3>
      }
      items={Array.from({ length: 8 }, (_, index) => item(index))}
      dots
    />
  );
}

/** The dialog as it looks when open, but inside the sheet: a modal dialog would cover everything else. */
function OpenDialog() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('dialog')?.setAttribute('open', ''), []);
  return (
    <div className="matrix-Primitives-dialog" ref={place}>
      <ModalDialog
        open={false}
        title="Keep this wine for later"
        onClose={nothing}
        buttons={
          <>
            <Button variant="line">Not now</Button>
            <Button>Keep it</Button>
          </>
        }
      >
        <div className="matrix-Primitives-group">
          <TextField label="Email address" type="email" />
          <Select label="Remind me" options={[{ value: 'week', label: 'In a week' }]} />
          <Checkbox label="Tell me when it is on offer" defaultChecked />
        </div>
      </ModalDialog>
    </div>
  );
}
