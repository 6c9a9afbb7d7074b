import { waitFor, type within } from 'storybook/test';

/** The dialog of that name once its part is there: while it loads, a box of the same name stands in its place. */
export const loadedDialog = (
  canvas: ReturnType<typeof within>,
  name: string,
  component: string,
): Promise<HTMLElement> =>
  waitFor(() => {
    const dialog = canvas.getByRole('dialog', { name });
    if (!dialog.querySelector(`[data-component="${component}"]`)) throw new Error(`${name} is still loading`);
    return dialog;
  });
