'use client';

import { type RefObject, useRef, useState } from 'react';
import { type Action, busy, done, failed, idle } from '../../model/load.js';
import { useDraft } from '../base/useDraft.js';
import { useFailureText } from '../base/useFailureText.js';

interface MessagesOptions<Fields extends object> {
  readonly name: 'label' | 'gift';
  /** The values saved in the order. */
  readonly had: Fields;
  /** The form's element, through which the form is made to show its own errors. */
  readonly box: RefObject<HTMLElement | null>;
  readonly isValid: (fields: Fields) => boolean;
  /** Returns the payload for the given values; two equal payloads mean that nothing was changed. */
  readonly contentOf: (fields: Fields) => unknown;
  /** Sends the values, and refetches the order. */
  readonly send: (fields: Fields) => Promise<void>;
}

/** Manages a form for one of the order's messages. What was typed is kept as a draft until it is part of the order, and
 * is saved when the shopper leaves the step. */
export function useMessages<Fields extends object>(options: MessagesOptions<Fields>) {
  const { name, had, box, isValid, contentOf, send } = options;
  const failureText = useFailureText();
  const { draft, save, clear } = useDraft(name, had);
  const [start] = useState(draft ?? had);
  const [action, setAction] = useState<Action>(idle);
  const latest = useRef(start);
  const running = useRef<Promise<boolean>>(undefined);

  async function sendNow(fields: Fields): Promise<boolean> {
    const typed = latest.current;
    setAction(busy);
    try {
      await send(fields);
    } catch (error) {
      setAction(failed(failureText(error)));
      return false;
    }
    const isUnchanged = latest.current === typed;
    if (isUnchanged) {
      latest.current = fields;
      clear();
    }
    setAction(isUnchanged ? done : idle);
    return true;
  }

  function submit(fields: Fields): Promise<boolean> {
    running.current ??= sendNow(fields).finally(() => {
      running.current = undefined;
    });
    return running.current;
  }

  return {
    start,
    action,
    submit,
    onDraft: ({ fields }: { readonly fields: Fields }) => {
      latest.current = fields;
      save(fields);
      if (action.status === 'done' || action.status === 'failed') setAction(idle);
    },
    /** Saves what is not part of the order yet. Resolves to false if saving failed, or if the values are invalid; the
     * form then shows why. */
    settle: async (): Promise<boolean> => {
      await running.current;
      if (JSON.stringify(contentOf(latest.current)) === JSON.stringify(contentOf(had))) return true;
      if (isValid(latest.current)) return submit(latest.current);
      box.current?.closest('details')?.setAttribute('open', '');
      box.current?.querySelector('form')?.requestSubmit();
      return false;
    },
  };
}
