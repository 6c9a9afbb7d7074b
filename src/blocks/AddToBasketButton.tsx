'use client';

import { productWords } from '../brands/words/product.js';
import type { Action } from '../model/load.js';
import { Button, type ButtonProps } from '../ui/Button.js';
import { useText } from '../ui/scope.js';

/** State and appearance of the add-to-basket button. */
export interface AddToBasketButtonProps {
  /** State of adding the product to the basket. `done` is shown until the caller resets it. A failure is shown
   * elsewhere on the page, and the button goes back to its first label. */
  readonly action: Action;
  /** Name of the product, read out after the label, for pages with several of these buttons. */
  readonly name?: string;
  /** Called on each press while no add is running. */
  readonly onAdd: () => void;
  /** Disables the button; false by default. */
  readonly disabled?: boolean;
  /** `solid` (the default) for the main action of a view, `line` for repeated buttons. */
  readonly variant?: 'solid' | 'line';
  /** `medium` (the default) on the product page, `small` on cards. */
  readonly size?: 'medium' | 'small';
  /** Makes the button as wide as its container. */
  readonly wide?: boolean;
}

/** Add-to-basket button of cards and the product page. It shows progress and keeps its width (PROD-071, PROD-072); the
 * caller does the adding. */
export function AddToBasketButton({
  action,
  name,
  onAdd,
  disabled = false,
  variant = 'solid',
  size = 'medium',
  wide = false,
}: AddToBasketButtonProps) {
  const text = useText(productWords);
  const labels: Record<NonNullable<ButtonProps['status']>, string> = {
    idle: text('product.add'),
    busy: text('product.adding'),
    done: text('product.added'),
  };
  const status = action.status === 'failed' ? 'idle' : action.status;
  return (
    <span
      className="wsk-AddToBasketButton"
      data-component="AddToBasketButton"
      data-status={action.status}
      data-wide={wide || undefined}
    >
      <Button variant={variant} size={size} wide={wide} status={status} disabled={disabled} onClick={() => onAdd()}>
        <span className="wsk-AddToBasketButton-label">
          {labels[status]}
          {/* Invisible and not read out; it reserves the width of the widest label. */}
          {Object.values(labels).map((label) => (
            <span className="wsk-AddToBasketButton-measure" key={label} data-label={label} aria-hidden="true" />
          ))}
        </span>
        {name ? <span className="wsk-VisuallyHidden"> {name}</span> : null}
      </Button>
      <span className="wsk-VisuallyHidden wsk-AddToBasketButton-said" role="status">
        {status === 'done' ? labels.done : null}
      </span>
    </span>
  );
}
