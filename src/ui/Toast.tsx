'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { controlWords } from '../brands/words/controls.js';
import { Icon } from './Icon.js';
import { IconButton } from './IconButton.js';
import { check, close, info } from './icons.js';
import { useText } from './scope.js';

/** The message of a toast, how long it is shown, and its callback. */
export interface ToastProps {
  /** Success or information; for failures use a Notice, which does not disappear. */
  readonly tone?: 'done' | 'info';
  /** The message, in one sentence. */
  readonly children: ReactNode;
  /** A link or button inside the toast; the same action must also be available elsewhere. */
  readonly action?: ReactNode;
  /** Called with the reason when the toast should close; the caller removes it. */
  readonly onClose: (event: { readonly by: 'time' | 'closeButton' }) => void;
  /** How long the toast is shown, in ms. */
  readonly durationMs?: number;
}

/** Message that disappears by itself, except while it is hovered or focused. It has to be inside a ToastRegion. */
export function Toast({ tone = 'done', children, action, onClose, durationMs = 6000 }: ToastProps) {
  const text = useText(controlWords);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  const isPaused = pointed || focused;
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => latest.current({ by: 'time' }), durationMs);
    return () => clearTimeout(timer);
  }, [isPaused, durationMs]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it there.
    <div
      className="wsk-Toast"
      data-component="Toast"
      data-ground="page"
      data-tone={tone}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <span className="wsk-Toast-icon">
        <Icon drawing={tone === 'done' ? check : info} />
      </span>
      <div className="wsk-Toast-words">
        <p className="wsk-Toast-text">{children}</p>
        {action}
      </div>
      <IconButton icon={close} label={text('toast.close')} onClick={() => onClose({ by: 'closeButton' })} />
    </div>
  );
}
