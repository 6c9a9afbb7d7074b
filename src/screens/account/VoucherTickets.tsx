'use client';

import type { ReactNode } from 'react';
import { Amount } from '../../blocks/Amount.js';
import { savingsWords } from '../../brands/words/savings.js';
import type { Voucher } from '../../model/voucher.js';
import { writtenDay } from '../../rules/common/days.js';
import { useScope, useText } from '../../ui/scope.js';
import { tableRoles } from '../../ui/Table.js';

const columns = ['what', 'amount', 'minimum', 'expires', 'state'] as const;
const states = ['REDEEMED', 'SPENT', 'EXPIRED'] as const;
const isKnown = (status: string): status is (typeof states)[number] => (states as readonly string[]).includes(status);
const isOver = ({ status }: Voucher): boolean => status === 'SPENT' || status === 'EXPIRED';

/** A customer's vouchers as tickets, those that can no longer be used below the others. For assistive technology they
 * are one table. */
export function VoucherTickets({ vouchers }: { vouchers: readonly Voucher[] }) {
  const text = useText(savingsWords);
  const groups = [vouchers.filter((voucher) => !isOver(voucher)), vouchers.filter(isOver)];
  return (
    <table {...tableRoles.table} className="wsk-VoucherTickets" data-component="VoucherTickets">
      <caption className="wsk-VisuallyHidden">{text('vouchers.list')}</caption>
      <thead {...tableRoles.group} className="wsk-VisuallyHidden">
        <tr {...tableRoles.row} className="wsk-VoucherTickets-head">
          {columns.map((column) => (
            <th {...tableRoles.column} key={column} className="wsk-VoucherTickets-column" scope="col">
              {text(`vouchers.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group, place) =>
        group.length === 0 ? null : (
          <tbody {...tableRoles.group} key={place === 0 ? 'usable' : 'over'} className="wsk-VoucherTickets-group">
            {group.map((voucher) => (
              <Ticket key={voucher.voucherCode} voucher={voucher} />
            ))}
          </tbody>
        ),
      )}
    </table>
  );
}

function Ticket({ voucher }: { voucher: Voucher }) {
  const { site } = useScope();
  const text = useText(savingsWords);
  const { voucherCode, description, amount, minimumSpend, expiryDateAsString, status } = voucher;
  return (
    <tr {...tableRoles.row} className="wsk-VoucherTickets-ticket" data-over={isOver(voucher) || undefined}>
      <th {...tableRoles.name} scope="row" className="wsk-VoucherTickets-code">
        {voucherCode}
      </th>
      <td {...tableRoles.cell} className="wsk-VoucherTickets-stub">
        {amount === undefined ? null : <Amount amount={amount} size="total" />}{' '}
        {amount !== undefined || description ? (
          description
        ) : (
          <span className="wsk-VoucherTickets-face">{text('vouchers.what')}</span>
        )}
      </td>
      <Term label={minimumSpend === undefined ? undefined : text('vouchers.minimum')}>
        {minimumSpend === undefined ? null : <Amount amount={minimumSpend} />}
      </Term>
      <Term label={expiryDateAsString ? text('vouchers.expires') : undefined}>
        {expiryDateAsString ? writtenDay(expiryDateAsString, site) : text('vouchers.noExpiry')}
      </Term>
      <td {...tableRoles.cell} className="wsk-VoucherTickets-state">
        {status && isKnown(status) ? text(`vouchers.state.${status}`) : status}
      </td>
    </tr>
  );
}

function Term({ label, children }: { label: string | undefined; children: ReactNode }) {
  return (
    <td {...tableRoles.cell} className="wsk-VoucherTickets-term">
      {label ? (
        <span className="wsk-VoucherTickets-label" aria-hidden="true">
          {label}{' '}
        </span>
      ) : null}
      {children}
    </td>
  );
}
