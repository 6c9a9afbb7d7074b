import type { SavingsStatement } from '../../model/account.js';

/** Writes a cell of a CSV file. Text that a spreadsheet would take for a formula gets a leading apostrophe. */
const cell = (value: string): string => `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replace(/"/g, '""')}"`;

/** Writes the transactions of a savings account as a CSV file with a header row. Amounts are plain numbers. */
export const statementCsv = (
  { entries }: SavingsStatement,
  headings: { readonly date: string; readonly text: string; readonly amount: string },
): string =>
  [
    [headings.date, headings.text, headings.amount].map(cell).join(','),
    ...entries.map(({ dateAsString, description, amount }) =>
      [cell(dateAsString), cell(description), String(amount)].join(','),
    ),
  ].join('\r\n');
