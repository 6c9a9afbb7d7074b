import { checkoutWords } from '../../brands/words/checkout.js';
import type { PostalAddress } from '../../model/address.js';
import { addressLines } from '../../rules/address.js';
import { Button } from '../../ui/Button.js';
import { Panel } from '../../ui/Panel.js';
import { useText } from '../../ui/scope.js';

/** The address to show, and the way to change it. */
export interface ChosenAddressProps {
  /** The delivery address of the order. */
  readonly address: PostalAddress;
  /** Called when the shopper wants another address. */
  readonly onChange: () => void;
}

/** The address an order goes to, once it is given, with the way to change it. */
export function ChosenAddress({ address, onChange }: ChosenAddressProps) {
  const text = useText(checkoutWords);
  return (
    <Panel variant="flat" className="wsk-ChosenAddress" data-component="ChosenAddress">
      <div className="wsk-ChosenAddress-action">
        <h3 className="wsk-ChosenAddress-title">{text('address.deliverTo')}</h3>
        <address className="wsk-ChosenAddress-lines">
          {addressLines(address).map((line) => (
            <span className="wsk-ChosenAddress-line" key={line}>
              {line}
            </span>
          ))}
        </address>
      </div>
      <Button variant="line" size="small" onClick={() => onChange()}>
        {text('checkout.changeNamed', { part: text('review.delivery').toLowerCase() })}
      </Button>
    </Panel>
  );
}
