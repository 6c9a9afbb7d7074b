'use client';

import type { ReactNode } from 'react';
import { giftsWords } from '../../brands/words/gifts.js';
import { localeOf } from '../../rules/common/money.js';
import { eVoucherAmountText } from '../../rules/gifts/eVoucher.js';
import { Link } from '../../ui/Link.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { eVoucherPage } from './eVoucherPageAddress.js';
import { GiftsHead } from './GiftsHead.js';
import { GiftVoucherFace } from './GiftVoucherFace.js';

/** The amounts of the vouchers, and the brand's logo. */
export interface GiftVouchersPageProps {
  /** Amounts the vouchers are available in, in whole units of the site's currency; the picture shows the largest. */
  readonly amounts: readonly number[];
  /** The brand's logo, on the voucher. */
  readonly logo?: ReactNode;
}

/** Page about paper gift vouchers: what they are, how to order them and how to use them (GIFT-004). */
export function GiftVouchersPage({ amounts, logo }: GiftVouchersPageProps) {
  const { site } = useScope();
  const href = useHref();
  const text = useText(giftsWords);
  const amountTexts = amounts.map((amount) => eVoucherAmountText(amount, site));
  const list = new Intl.ListFormat(localeOf(site)).format(amountTexts);
  return (
    <div className="wsk-Container wsk-GiftsFrame" data-component="GiftVouchersPage">
      <GiftsHead
        title={text('giftVouchers.title')}
        lead={text('giftVouchers.lead')}
        lying
        art={<GiftVoucherFace caption={text('giftVouchers.face')} amount={amountTexts.at(-1)} logo={logo} />}
      />
      <div className="wsk-GiftVouchersPage-parts">
        <Part name="what" text={text('giftVouchers.whatText')} />
        <Part name="amounts" text={text('giftVouchers.amountsText', { amounts: list })} />
        <Part name="order" text={text('giftVouchers.orderText')}>
          <Link place="alone" onward href={eVoucherPage(href)}>
            {text('giftVouchers.orderLink')}
          </Link>
        </Part>
        <Part name="redeem" text={text('giftVouchers.redeemText')}>
          <Link place="alone" onward href={href('cart')}>
            {text('giftVouchers.redeemLink')}
          </Link>
          <Link place="alone" onward href={href('vouchers')}>
            {text('giftVouchers.accountLink')}
          </Link>
        </Part>
      </div>
    </div>
  );
}

interface PartProps {
  readonly name: 'what' | 'amounts' | 'order' | 'redeem';
  readonly text: string;
  /** Links to further pages. */
  readonly children?: ReactNode;
}

function Part({ name, text: words, children }: PartProps) {
  const text = useText(giftsWords);
  return (
    <section className="wsk-GiftVouchersPage-part">
      <h2 className="wsk-Heading" data-level="3">
        {text(`giftVouchers.${name}`)}
      </h2>
      <p className="wsk-Text">{words}</p>
      {children ? <div className="wsk-GiftVouchersPage-links">{children}</div> : null}
    </section>
  );
}
