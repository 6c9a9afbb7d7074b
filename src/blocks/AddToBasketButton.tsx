'use client';

import type { Action } from '../model/load.js';
import { Button, type ButtonProps } from '../ui/Button.js';
import { useText } from '../ui/scope.js';

/** What the button shows of an add, and how it looks. */
export interface AddToBasketButtonProps {
  /** Done shows until the caller resets it; a failure is shown elsewhere, and the label is the first again. */
  readonly action: Action;
  /** Name of the product, read out after the label, where there are several of these on a page. */
  readonly name?: string;
  /** Called on each press while no add is running. */
  readonly onAdd: () => void;
  /** Nothing can be added just now; false unless set. */
  readonly disabled?: boolean;
  /** `solid` (the default) where it is the main action of its view, `line` where it is repeated. */
  readonly variant?: 'solid' | 'line';
  /** `medium` (the default) on the product page, `small` on cards. */
  readonly size?: 'medium' | 'small';
  /** As wide as its container. */
  readonly wide?: boolean;
}

/** Add-to-basket button of cards and product page; it shows progress and keeps its width (PROD-071, PROD-072). The
 * caller adds. */
export function AddToBasketButton({
  action,
  name,
  onAdd,
  disabled = false,
  variant = 'solid',
  size = 'medium',
  wide = false,
}: AddToBasketButtonProps) {
  const text = useText();
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
          {/* Unseen and unsaid, as wide as the widest label. */}
          {Object.values(labels).map((label) => (
            <span className="wsk-AddToBasketButton-measure" key={label} data-label={label} aria-hidden="true" />
          ))}
        </span>
        {name ? <span className="wsk-VisuallyHidden">{name}</span> : null}
      </Button>
      <span className="wsk-VisuallyHidden" role="status">
        {status === 'idle' ? null : labels[status]}
      </span>
    </span>
  );
}
