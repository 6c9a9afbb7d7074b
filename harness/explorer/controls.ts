import type { Page } from 'playwright-core';
import { hash } from '../../mocks/fixtures/seeded.js';

/** A control in the page's accessibility tree. */
export interface Control {
  readonly role: string;
  readonly name: string;
  /** Its reference, valid until the tree is read again. */
  readonly ref: string;
  /** Whether it is in the page's main part or in a dialog. */
  readonly isMain: boolean;
}

/** A node of the tree, as the browser driver describes it. */
interface TreeNode {
  readonly role: string;
  readonly name?: string;
  readonly ref?: string;
  readonly disabled?: boolean;
  readonly url?: string;
  readonly children?: readonly (TreeNode | string)[];
}

const pressedRoles = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option', 'menuitem'];
const typedRoles = ['textbox', 'searchbox', 'combobox', 'spinbutton'];

/** Whether a link stays in the shop. */
const staysHere = (url: string) => !/^(?!https?:\/\/[\w-]+\.localhost)[a-z]+:/.test(url);

function controlsIn(nodes: readonly (TreeNode | string)[], isMain: boolean): Control[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const { role, name = '', ref, disabled, url = '', children = [] } = node;
    // The panel of the harness can do anything to the shop.
    if (role === 'complementary' && name === 'Harness') return [];
    const isControl = [...pressedRoles, ...typedRoles].includes(role) && ref && !disabled && staysHere(url);
    return [...(isControl ? [{ role, name, ref, isMain }] : []), ...controlsIn(children, isMain || role === 'main')];
  });
}

/** Returns the controls a person can use now: those of the open dialog, or those of the page. */
export async function controlsOf(page: Page): Promise<readonly Control[]> {
  const dialog = page.locator('dialog:modal').last();
  const isDialog = (await dialog.count()) > 0;
  const tree = await (isDialog ? dialog : page.locator('body')).ariaSnapshotJSON({ mode: 'ai' });
  return controlsIn(tree as unknown as TreeNode[], isDialog);
}

export const isLink = ({ role }: Control) => role === 'link';
export const isPressed = ({ role }: Control) => pressedRoles.includes(role);
export const isTyped = ({ role }: Control) => typedRoles.includes(role);

/** Names of the controls that lead on in a form, a basket or a checkout. */
const onward =
  /^(continue|pay|sign in|save|apply|add|place|go to|checkout|join|send|use|deliver|confirm|choose|start)\b/i;
export const leadsOn = ({ name }: Control) => onward.test(name);

/** Returns one of the controls. A salt prefers the same control whenever it is there, so that a walk without some of its
 * steps still takes the others. */
export function chosen(controls: readonly Control[], salt: string): Control | undefined {
  const rank = ({ role, name }: Control) => hash(`${salt} ${role} ${name}`);
  return [...controls].sort((one, other) => rank(one) - rank(other))[0];
}
