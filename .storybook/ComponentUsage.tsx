import usage from 'virtual:usage';
import { Heading } from '@storybook/addon-docs/blocks';
import { endpoints } from '../src/api/endpoints.js';

const rows: Readonly<Record<string, { readonly method: string; readonly path: string }>> = endpoints;

/** The components that draw this one, and the calls made for it, read from the sources when Storybook is built. */
export function ComponentUsage({ name }: { name: string }) {
  const { calls = [], containers = [], users = [] } = usage[name] ?? {};
  return (
    <>
      {users.length > 0 ? (
        <>
          <Heading>Used by</Heading>
          <p>{users.join(', ')}</p>
        </>
      ) : null}
      {containers.map((container) => (
        <Calls key={container} title={`Wired by ${container}`} calls={usage[container]?.calls ?? []} />
      ))}
      {name.endsWith('Container') ? <Calls title="Calls" calls={calls} /> : null}
    </>
  );
}

function Calls({ title, calls }: { title: string; calls: readonly string[] }) {
  return (
    <>
      <Heading>{title}</Heading>
      {calls.length === 0 ? (
        <p>It makes no call of the API.</p>
      ) : (
        <>
          <p>The container and the hooks it uses can make these calls:</p>
          <ul>
            {calls.map((id) => (
              <li key={id}>
                <a href={`./?path=/story/docs-api--one-call&args=find:${id}`} target="_top">
                  {id}
                </a>{' '}
                <code>
                  {rows[id]?.method} {rows[id]?.path}
                </code>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
