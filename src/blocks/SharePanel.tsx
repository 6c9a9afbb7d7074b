'use client';

import { useId, useState } from 'react';
import { offerWords } from '../brands/words/offer.js';
import { Button } from '../ui/Button.js';
import { Link } from '../ui/Link.js';
import { Notice } from '../ui/Notice.js';
import { Panel } from '../ui/Panel.js';
import { useText } from '../ui/scope.js';
import { TextField } from '../ui/TextField.js';
import { LinkCopiedPopup, type LinkCopiedPopupProps } from './LinkCopiedPopup.js';

/** What is shared, and the state of the copy. */
export interface SharePanelProps {
  /** Full address to share. */
  readonly url: string;
  /** Title of the shared page, used as the subject of an email. */
  readonly title: string;
  /** Phase of the popup that confirms the copy. */
  readonly copied: LinkCopiedPopupProps['phase'];
  /** Whether the browser blocked the copy; the panel then explains how to copy by hand. */
  readonly blocked?: boolean;
  /** Called when the shopper copies the link. */
  readonly onCopy: () => void;
}

/** Button that opens a panel with an address to copy or send (PROD-112). It copies nothing itself. */
export function SharePanel({ url, title, copied, blocked = false, onCopy }: SharePanelProps) {
  const text = useText(offerWords);
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const email = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <div className="wsk-SharePanel" data-component="SharePanel" data-open={open || undefined}>
      <Button
        variant="line"
        size="small"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        {text('share.open')}
      </Button>
      {open ? (
        <Panel as="section" className="wsk-SharePanel-panel" id={panelId} aria-label={text('share.title')}>
          <TextField
            label={text('share.address')}
            type="url"
            readOnly
            value={url}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          {blocked ? <Notice tone="failed" place="row" title={text('share.failed')} /> : null}
          <div className="wsk-SharePanel-ways">
            <Button size="small" onClick={() => onCopy()}>
              {text('share.copy')}
            </Button>
            <Link href={email} place="alone">
              {text('share.email')}
            </Link>
          </div>
        </Panel>
      ) : null}
      <LinkCopiedPopup phase={copied} />
    </div>
  );
}
