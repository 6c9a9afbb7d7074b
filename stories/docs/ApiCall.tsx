import { type ReactNode, useState } from 'react';
import { Button } from '../../src/ui/Button.js';
import { TextArea } from '../../src/ui/TextArea.js';
import { TextField } from '../../src/ui/TextField.js';
import ledger from './ledger.json';

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

/** One operation of the OpenAPI document. */
export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Content }>>;
  readonly 'x-callers': string;
  readonly 'x-evidence': string;
  readonly 'x-rules': readonly string[];
  /** Further calls at the same address, which their query tells apart. */
  readonly 'x-calls'?: readonly { readonly id: string; readonly rules: readonly string[] }[];
}

/** The ids of all calls an operation stands for. */
export const callsOf = ({ operationId, 'x-calls': apart = [] }: Operation): readonly string[] => [
  operationId,
  ...apart.map(({ id }) => id),
];

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

/** One call: who may make it, what goes in, what comes back, and the button that makes it. */
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
      <dl style={{ display: 'grid', gap: 8 }}>
        <Fact name="Who may call">{callers[operation['x-callers']]}</Fact>
        <Fact name="Response">
          {operation['x-evidence'] === 'specified' ? 'As specified' : 'Assumed: the documents do not show it'}
        </Fact>
        {parameters.length > 0 ? (
          <Fact name="Parameters">
            <Fields
              fields={parameters.map(({ name, in: place, required, schema }) => [
                `${name} (${place})`,
                schema,
                required,
              ])}
            />
          </Fact>
        ) : null}
        {body ? <Fact name="Body">{<Fields fields={fieldsOf(body)} />}</Fact> : null}
        <Fact name="Answers with">{entity ? <Fields fields={fieldsOf(entity)} /> : 'nothing that is read'}</Fact>
        <Fact name="Declared failures">
          {Object.entries(responses)
            .filter(([status]) => /^4\d\d$/.test(status))
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

/** The fields of a schema down to a depth people can read, lists by their items. */
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
      {fields.map(([name, { type, enum: values, const: only }, required]) => (
        <li key={name}>
          <code>{name}</code> {only === undefined ? (values?.join(' | ') ?? type) : String(only)}
          {required ? '' : ', optional'}
        </li>
      ))}
    </ul>
  );
}

interface TryItProps {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
}

/** An empty value for each field a body has to have. */
function example({ type, properties = {}, required = [], items }: Schema): unknown {
  if (items) return [example(items)];
  if (type === 'object') return Object.fromEntries(required.map((name) => [name, example(properties[name] ?? {})]));
  return type === 'boolean' ? false : type === 'number' || type === 'integer' ? 1 : '';
}

/** Makes the call as the page's visitor, against the mock behind this page. */
function TryIt({ method, path, parameters, body }: TryItProps) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(parameters.map(({ name, schema }) => [name, String(schema.const ?? schema.enum?.[0] ?? '')])),
  );
  const [sent, setSent] = useState(() => (body ? JSON.stringify(example(body), null, 2) : ''));
  const [answer, setAnswer] = useState<string>();
  async function send(): Promise<void> {
    const query = new URLSearchParams(
      parameters.flatMap(({ name, in: place }) => (place === 'query' && values[name] ? [[name, values[name]]] : [])),
    );
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
    try {
      const response = await fetch(query.size > 0 ? `${address}?${query}` : address, {
        method,
        ...(body && { body: sent, headers: { 'content-type': 'application/json' } }),
      });
      const text = await response.text();
      setAnswer(`${response.status}\n${pretty(text)}`);
    } catch (error) {
      setAnswer(String(error));
    }
  }
  return (
    <form
      style={{ display: 'grid', gap: 12, paddingBlock: 12 }}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {parameters.map(({ name, required }) => (
        <TextField
          key={name}
          label={name}
          optional={!required}
          value={values[name] ?? ''}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
        />
      ))}
      {body ? <TextArea label="Body" value={sent} onChange={(event) => setSent(event.target.value)} /> : null}
      <div>
        <Button look="line" size="small" type="submit">
          Try it
        </Button>
      </div>
      <pre
        role="status"
        tabIndex={answer === undefined ? undefined : 0}
        style={{ maxHeight: 320, margin: 0, overflow: 'auto', fontSize: 13 }}
      >
        {answer}
      </pre>
    </form>
  );
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
