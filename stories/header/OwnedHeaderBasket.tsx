import { useState } from 'react';
import { HeaderBasket, type HeaderBasketProps } from '../../src/screens/header/HeaderBasket.js';

/** An owner component that opens and closes the popup. */
export function OwnedHeaderBasket(props: HeaderBasketProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <HeaderBasket
      {...props}
      open={open}
      onOpenChange={(change) => {
        setOpen(change.open);
        props.onOpenChange(change);
      }}
    />
  );
}
