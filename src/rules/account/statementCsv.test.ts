import { expect, test } from 'vitest';
import { statementCsv } from './statementCsv.js';

test('a statement is a CSV file with formulas defused and plain amounts', () => {
  const entries = [
    { dateAsString: '01/11/2026', description: 'Monthly payment', amount: 25 },
    { dateAsString: '02/11/2026', description: '=HYPERLINK("http://evil")', amount: -60.5 },
    { dateAsString: '03/11/2026', description: '@now, "quoted"', amount: 0 },
  ];
  const headings = { date: 'Date', text: 'Text', amount: 'Amount' };
  expect(statementCsv({ accountId: 'WR1', entries }, headings).split('\r\n')).toEqual([
    '"Date","Text","Amount"',
    '"01/11/2026","Monthly payment",25',
    `"02/11/2026","'=HYPERLINK(""http://evil"")",-60.5`,
    `"03/11/2026","'@now, ""quoted""",0`,
  ]);
});
