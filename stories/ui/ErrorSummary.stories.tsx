import { expect, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '../../.storybook/preview.js';
import { useFormFields } from '../../src/blocks/useFormFields.js';
import { choice } from '../../src/rules/common/choice.js';
import { Button } from '../../src/ui/Button.js';
import { ErrorSummary } from '../../src/ui/ErrorSummary.js';
import { Form } from '../../src/ui/Form.js';
import { RadioGroup } from '../../src/ui/RadioGroup.js';
import { TextField } from '../../src/ui/TextField.js';
import { framed } from '../framed.js';
import { expectMistakes, expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({
  component: ErrorSummary,
  args: {
    mistakes: [
      { id: 'name', text: 'Please enter your first name', focus: () => {} },
      { id: 'postcode', text: 'Please enter your postcode', focus: () => {} },
    ],
  },
  decorators: [framed(560)],
});

const words = {
  'letter.name': 'Please enter your name',
  'letter.size': 'Please choose a size',
  'letter.town': 'Please enter your town',
};
const needed = (message: keyof typeof words) => z.string().check(z.minLength(1, message));
// In another order than on the page.
const schema = z.object({
  town: needed('letter.town'),
  size: choice().check(z.minLength(1, 'letter.size')),
  name: needed('letter.name'),
});

function Letter() {
  const { field, submit, mistakes } = useFormFields(schema, { name: '', size: '', town: '' }, words);
  return (
    <Form column="narrow" onSubmit={submit(() => {})}>
      <ErrorSummary mistakes={mistakes} />
      <TextField label="Name" {...field('name')} />
      <RadioGroup
        label="Size"
        options={[
          { value: 'six', label: 'Six bottles' },
          { value: 'twelve', label: 'Twelve bottles' },
        ]}
        {...field('size')}
      />
      <TextField label="Town" {...field('town')} />
      <div className="wsk-Actions">
        <Button type="submit">Send</Button>
      </div>
    </Form>
  );
}

/** A form was sent with two mistakes, each of which links to its field. */
export const Listed = meta.story({
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole('region', { name: 'There is a problem' }));
    await expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Please enter your first name',
      'Please enter your postcode',
    ]);
    await expect(summary.getByRole('heading', { level: 2 })).toHaveTextContent('There is a problem');
  },
});
/** Each link leads to its field; a list that was corrected in part is replaced when the form is sent again. */
export const InForm = meta.story({
  render: () => <Letter />,
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.click(send);
    await expectMistakes(canvas, 'Please enter your name', 'Please choose a size', 'Please enter your town');
    await userEvent.click(canvas.getByRole('link', { name: 'Please choose a size' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Six bottles' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('link', { name: 'Please enter your town' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Town' })).toHaveFocus());
    await expect(location.hash).toBe('');
    await userEvent.click(send);
    await expectMistakes(canvas, 'Please enter your name', 'Please enter your town');
    await userEvent.click(canvas.getByRole('link', { name: 'Please enter your name' }));
    await userEvent.keyboard('Tom{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Town' })).toHaveFocus());
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.keyboard('Lewes{Enter}');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
/** At 280 px, the icon, the heading and the links have to fit in the box. */
export const Narrow = meta.story({ decorators: [framed(280)], play: expectToFit });
/** The field of a single mistake takes the focus, so nothing is listed. */
export const Single = meta.story({
  args: { mistakes: [{ id: 'name', text: 'Please enter your first name', focus: () => {} }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
export const RightToLeft = meta.story({ decorators: [rightToLeft] });
export const Zoomed = meta.story({ decorators: [zoomed], play: expectToFit });
