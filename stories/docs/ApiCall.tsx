import type { ReactNode } from 'react';
import ledger from './ledger.json';
import { type Content, callsOf, type Operation, type Schema } from './operation.js';
import { TryIt } from './TryIt.js';

export interface ApiCallProps {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const texts = new Map(ledger.rows.map(({ id, text }) => [id, text]));
const callers: Readonly<Record<string, string>> = {
  anyone: 'Anyone',
  soft: 'A recognised or signed-in customer',
  hard: 'A signed-in customer',
};
const jsonOf = (content: Content | undefined): Schema | undefined => Object.values(content ?? {})[0]?.schema;

/** One call: its access, request and response, and the button that makes it. */
export function ApiCall({ method, path, operation }: ApiCallProps) {
  const { parameters = [], requestBody, responses, 'x-calls': apart = [] } = operation;
  const body = jsonOf(requestBody?.content);
  const answer = jsonOf(responses[200]?.content);
  const entity = answer?.properties?.response ?? answer;
  return (
    <details style={{ border: '1px solid var(--wsk-edge)', padding: '8px 16px' }}>
      <summary style={{ cursor: 'pointer', overflowWrap: 'anywhere' }}>
        {callsOf(operation).map((id) => (
          <strong key={id}>{id} </strong>
        ))}
        <code>
          {method} {path}
        </code>
      </summary>
      <p className="wsk-Text">{operation.description}</p>
      {apart.map(({ id, description }) => (
        <p key={id} className="wsk-Text">
          <strong>{id}</strong>: {description}
        </p>
      ))}
      <dl style={{ display: 'grid', gap: 8 }}>
        <Fact name="Who may call">{callers[operation['x-callers']]}</Fact>
        {parameters.length > 0 ? (
          <Fact name="Parameters">
            <Fields
              fields={parameters.map(({ name, in: place, required, description, schema }) => [
                `${name} (${place})`,
                description === undefined ? schema : { ...schema, description },
                required,
              ])}
            />
          </Fact>
        ) : null}
        {body ? <Fact name="Body">{<Fields fields={fieldsOf(body)} />}</Fact> : null}
        <Fact name="Answers with">{entity ? <Fields fields={fieldsOf(entity)} /> : 'nothing that is read'}</Fact>
        <Fact name="Declared failures">
          {Object.entries(responses)
            .filter(([status]) => status !== '200')
            .map(([status, { description }]) => (
              <span key={status} style={{ display: 'block' }}>
                {status}: {description}
              </span>
            ))}
        </Fact>
        <Fact name="Ledger">
          {[...new Set([...operation['x-rules'], ...apart.flatMap(({ rules }) => rules)])].map((id) => (
            <span key={id} style={{ display: 'block' }}>
              {id}: {texts.get(id)}
            </span>
          ))}
        </Fact>
      </dl>
      <TryIt method={method} path={path} parameters={parameters} body={body} />
    </details>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt style={{ fontWeight: 600 }}>{name}</dt>
      <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{children}</dd>
    </div>
  );
}

type Field = readonly [name: string, schema: Schema, required: boolean];

/** Returns the fields of a schema down to a readable depth; for a list, those of its items. */
function fieldsOf(schema: Schema, prefix = '', depth = 3): Field[] {
  const { properties, items, required = [] } = schema;
  if (items) return fieldsOf(items, `${prefix}[]`, depth);
  return Object.entries(properties ?? {}).flatMap(([name, inner]) => {
    const whole = prefix ? `${prefix}.${name}` : name;
    const own: Field = [whole, inner, required.includes(name)];
    return depth > 1 && (inner.properties ?? inner.items) ? [own, ...fieldsOf(inner, whole, depth - 1)] : [own];
  });
}

function Fields({ fields }: { fields: readonly Field[] }) {
  return fields.length === 0 ? (
    'anything'
  ) : (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {fields.map(([name, { type, enum: values, const: only, description }, required]) => (
        <li key={name}>
          <code>{name}</code> {only === undefined ? (values?.join(' | ') ?? type) : String(only)}
          {required ? '' : ', optional'}
          {description === undefined ? null : `. ${description}`}
        </li>
      ))}
    </ul>
  );
}
