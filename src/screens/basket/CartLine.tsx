import { useId, useRef, useState } from 'react';
import { Amount } from '../../blocks/Amount.js';
import { ProductImage } from '../../blocks/ProductImage.js';
import type { LineItem } from '../../model/basket.js';
import type { Action } from '../../model/load.js';
import { classificationOf, isFreeLine, lineAmount, readQuantity } from '../../rules/basket.js';
import { formatPrice } from '../../rules/money.js';
import { Notice } from '../../ui/Notice.js';
import { QuantityBox } from '../../ui/QuantityBox.js';
import { useScope } from '../../ui/scope.js';
import { isCaseLine, lineName } from './cartLines.js';

/** What a cart line shows and reports. */
export interface CartLineProps {
  /** The line of the basket to show. */
  readonly line: LineItem;
  /** The running or failed change of quantity, or removal. During a change both stay enabled: the caller sends the
   * latest. */
  readonly action: Action;
  /** The action is the removal. */
  readonly removing?: boolean;
  /** Called with a valid quantity; while no change is running, only with one other than the line's. */
  readonly onQuantityChange: (change: { readonly line: LineItem; readonly quantity: number }) => void;
  /** Called when the shopper removes the line. */
  readonly onRemove: (removal: { readonly line: LineItem }) => void;
}

/** An edited quantity that is not the line's yet. */
interface Draft {
  readonly typed: string;
  readonly committed: boolean;
}

/** The draft survives a failure. It is dropped once the change succeeded, or the line changed elsewhere. */
function useDraft({ quantity }: LineItem, { status }: Action) {
  const [draft, setDraft] = useState<Draft>();
  const [seen, setSeen] = useState({ quantity, status });
  if (seen.quantity !== quantity || seen.status !== status) {
    setSeen({ quantity, status });
    const wasBusy = seen.status === 'busy';
    const taken =
      wasBusy && status !== 'failed' && draft?.committed === true && 'quantity' in readQuantity(draft.typed);
    const changedElsewhere = !wasBusy && seen.quantity !== quantity;
    if (status !== 'busy' && (taken || changedElsewhere)) setDraft(undefined);
  }
  return [draft, setDraft] as const;
}

/** One line of the basket on the cart page, with its quantity, its price and what went wrong with it. */
export function CartLine({ line, action, removing = false, onQuantityChange, onRemove }: CartLineProps) {
  const { text, href } = useScope();
  const id = useId();
  const remover = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useDraft(line, action);
  const typed = draft?.typed ?? String(line.quantity);
  const unusable = draft?.committed === true && 'problem' in readQuantity(typed);
  const refused = action.status === 'failed' ? action.message : undefined;
  const problem = unusable ? text('product.quantityRange') : refused;
  const busy = action.status === 'busy';
  const leaving = busy && removing;
  // A failed removal is not about the quantity.
  const aboutQuantity = unusable || (refused !== undefined && !removing);
  const name = lineName(line);
  const commit = (value: string) => {
    setDraft({ typed: value, committed: true });
    const read = readQuantity(value);
    if ('quantity' in read && (busy || read.quantity !== line.quantity)) {
      onQuantityChange({ line, quantity: read.quantity });
    }
  };
  return (
    <article
      className="wsk-CartLine"
      data-component="CartLine"
      data-status={action.status}
      data-removing={leaving || undefined}
      aria-labelledby={`${id}-name`}
      aria-busy={busy}
    >
      <div className="wsk-CartLine-art" data-ground="stage">
        <ProductImage src={line.product.thumbnailImage} alt="" shape={isCaseLine(line) ? 'case' : 'bottle'} />
      </div>
      <div className="wsk-CartLine-main">
        <h3 className="wsk-CartLine-name" id={`${id}-name`}>
          <a className="wsk-CartLine-link" href={href('product', { params: { itemCode: line.product.itemCode } })}>
            {name}
          </a>
        </h3>
        <Description line={line} />
        {isFreeLine(line) ? null : (
          <button
            className="wsk-CartLine-remove"
            ref={remover}
            type="button"
            aria-label={leaving ? undefined : text('basket.removeNamed', { name })}
            aria-disabled={leaving || undefined}
            onBlur={() => (draft?.committed === false ? commit(draft.typed) : undefined)}
            onClick={() => {
              if (leaving) return;
              setDraft(undefined);
              onRemove({ line });
            }}
          >
            {text(leaving ? 'basket.removing' : 'basket.remove')}
          </button>
        )}
      </div>
      <div className="wsk-CartLine-quantity">
        {isFreeLine(line) ? (
          <p className="wsk-CartLine-small">{text.counted('basket.gifts', line.quantity)}</p>
        ) : (
          <QuantityBox
            label={text('product.quantityOf', { name })}
            value={typed}
            readOnly={leaving}
            heldBy={remover}
            problemId={aboutQuantity ? `${id}-problem` : undefined}
            onChange={(change) => setDraft({ typed: change.typed, committed: false })}
            onCommit={(change) => commit(change.typed)}
          />
        )}
      </div>
      <Price line={line} />
      {problem === undefined ? null : (
        <div className="wsk-CartLine-problem">
          <Notice tone="failed" place="row" title={problem} id={`${id}-problem`} />
        </div>
      )}
      <p className="wsk-VisuallyHidden" role="status">
        {busy ? text(removing ? 'basket.removing' : 'basket.updating') : null}
      </p>
    </article>
  );
}

/** Name and facts of the line and, for a special line, why it is there (BSKT-053 to BSKT-059). */
function Description({ line }: { line: LineItem }) {
  const { text } = useScope();
  const { product, caseBottleCount } = line;
  const classification = classificationOf(line);
  const place = [product.appellationName, product.countryName].filter(Boolean).join(', ');
  const size = product.bottleSize ? text('product.bottleSizeValue', { size: product.bottleSize / 10 }) : '';
  const description =
    isCaseLine(line) && caseBottleCount
      ? text(product.mixed ? 'product.mixedCase' : 'product.plainCase', { count: caseBottleCount })
      : [place, size].filter(Boolean).join('. ');
  return (
    <>
      {description ? <p className="wsk-CartLine-small">{description}</p> : null}
      {classification ? (
        <p className="wsk-CartLine-class" data-free={isFreeLine(line) || undefined}>
          {text(`basket.class.${classification}`)}
        </p>
      ) : null}
    </>
  );
}

function Price({ line }: { line: LineItem }) {
  const { site, text } = useScope();
  if (isFreeLine(line)) {
    return (
      <p className="wsk-CartLine-price">
        <span className="wsk-CartLine-free">{text('basket.free')}</span>
      </p>
    );
  }
  const amount = lineAmount(line, site.money);
  const hasBottles = isCaseLine(line) || line.product.productType === 'wine';
  const count = hasBottles ? line.bottleCount : line.quantity;
  return (
    <p className="wsk-CartLine-price">
      <Amount amount={amount} size="row" />
      {count > 1 ? (
        <span className="wsk-CartLine-small">
          {text(hasBottles ? 'basket.each' : 'basket.eachItem', { price: formatPrice(amount / count, site) })}
        </span>
      ) : null}
    </p>
  );
}
