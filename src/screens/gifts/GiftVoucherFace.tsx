import type { ReactNode } from 'react';

interface GiftVoucherFaceProps {
  /** What the voucher is, such as a gift card. */
  readonly caption: string;
  /** What it is worth, shown as the largest text. */
  readonly amount: ReactNode;
  /** The brand's mark and wordmark. */
  readonly logo: ReactNode;
  /** Who it is for, and the message. */
  readonly children?: ReactNode;
  /** Content of the tear-off stub, such as the code. */
  readonly stub?: ReactNode;
}

/** A voucher or card as printed: the brand's logo, its value, and a ribbon with a bow. */
export function GiftVoucherFace({ caption, amount, logo, children, stub }: GiftVoucherFaceProps) {
  return (
    <div className="wsk-GiftVoucherFace" data-ground="page" data-stub={stub ? true : undefined}>
      <div className="wsk-GiftVoucherFace-ribbon">
        <svg className="wsk-GiftVoucherFace-bow" viewBox="0 0 120 96" aria-hidden="true">
          <path d="M56 40L26 90L46 84L54 96L66 46ZM64 40L94 90L74 84L66 96L54 46Z" />
          <path d="M60 40C44 6 6 2 6 28C8 54 44 56 60 40ZM60 40C76 6 114 2 114 28C112 54 76 56 60 40Z" />
          <rect x="47" y="27" width="26" height="26" rx="7" />
        </svg>
      </div>
      <div className="wsk-GiftVoucherFace-body">
        <div className="wsk-GiftVoucherFace-head">
          {logo}
          <p className="wsk-Caption">{caption}</p>
        </div>
        <p className="wsk-GiftVoucherFace-amount">{amount}</p>
        {children}
      </div>
      {stub ? <div className="wsk-GiftVoucherFace-stub">{stub}</div> : null}
    </div>
  );
}
