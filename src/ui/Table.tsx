import type { ReactNode } from 'react';

/** One column of a table: the key of its cells, and its heading. */
export interface TableColumn<Key extends string> {
  readonly key: Key;
  readonly label: string;
  /** Use `end` for columns of numbers. */
  readonly align?: 'start' | 'end';
}

/** The columns and rows of a table, and its caption. */
export interface TableProps<Key extends string> {
  /** Description of the table; hidden if a heading above it says the same. */
  readonly caption: string;
  /** Whether the caption is visually hidden; assistive technology still reads it. False unless set. */
  readonly captionHidden?: boolean;
  /** How a row looks in a narrow container: a card, or the two lines of a statement, for three columns: the second and
   * the third on one line, and the first below them. A card unless set. */
  readonly narrow?: 'card' | 'statement';
  /** The columns in order; cells of the first one are row headers. */
  readonly columns: readonly TableColumn<Key>[];
  /** The rows in order, each with a cell for every column. */
  readonly rows: readonly { readonly id: string; readonly cells: Readonly<Record<Key, ReactNode>> }[];
}

/** Explicit roles of a table's parts, because browsers drop a table's semantics when its display changes. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Data table. In a narrow container each row becomes a card whose cells show their column names, or two lines of a
 * statement, so that nothing scrolls sideways. */
export function Table<Key extends string>({
  caption,
  captionHidden = false,
  narrow = 'card',
  columns,
  rows,
}: TableProps<Key>) {
  return (
    <div className="wsk-Table" data-component="Table" data-narrow={narrow}>
      <table {...tableRoles.table} className="wsk-Table-table">
        <caption className={captionHidden ? 'wsk-VisuallyHidden' : 'wsk-Table-caption'}>{caption}</caption>
        <thead {...tableRoles.group} className="wsk-Table-head">
          <tr {...tableRoles.row} className="wsk-Table-row">
            {columns.map(({ key, label, align = 'start' }) => (
              <th {...tableRoles.column} key={key} className="wsk-Table-column" data-align={align} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className="wsk-Table-body">
          {rows.map(({ id, cells }) => (
            <tr {...tableRoles.row} key={id} className="wsk-Table-row">
              {columns.map(({ key, label, align = 'start' }, index) =>
                index === 0 ? (
                  <th {...tableRoles.name} key={key} className="wsk-Table-name" data-align={align} scope="row">
                    {cells[key]}
                  </th>
                ) : (
                  <td {...tableRoles.cell} key={key} className="wsk-Table-cell" data-align={align}>
                    <span className="wsk-Table-label" aria-hidden="true">
                      {label}
                    </span>
                    <span className="wsk-Table-value">{cells[key]}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
