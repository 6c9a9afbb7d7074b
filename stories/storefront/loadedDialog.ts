import { waitFor, type within } from 'storybook/test';

/** Returns the dialog with this name once its code is loaded; until then, another dialog with the same name is in its
 * place. */
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
