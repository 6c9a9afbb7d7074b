import { useState } from 'react';
import { Button } from '../../src/ui/Button.js';
import { TextArea } from '../../src/ui/TextArea.js';
import { TextField } from '../../src/ui/TextField.js';
import type { Parameter, Schema } from './operation.js';

interface TryItProps {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
}

/** Returns an example body with an empty value for each required field. */
function example({ type, properties = {}, required = [], items }: Schema): unknown {
  if (items) return [example(items)];
  if (type === 'object') return Object.fromEntries(required.map((name) => [name, example(properties[name] ?? {})]));
  return type === 'boolean' ? false : type === 'number' || type === 'integer' ? 1 : '';
}

/** Lets the reader make the call in the page's session, against the mock behind this page. */
export function TryIt({ method, path, parameters, body }: TryItProps) {
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
        <Button variant="line" size="small" type="submit">
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
