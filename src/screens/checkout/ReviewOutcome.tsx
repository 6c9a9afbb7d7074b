import { checkoutWords } from '../../brands/words/checkout.js';
import type { Action } from '../../model/load.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../../ui/scope.js';

interface ReviewOutcomeProps {
  /** Asking: it is busy while the server is asked by itself, again and again. */
  readonly action: Action;
  readonly onAsk: () => void;
}

/** In place of the button that pays, while nobody knows whether the order is placed. */
export function ReviewOutcome({ action, onAsk }: ReviewOutcomeProps) {
  const text = useText(checkoutWords);
  const isAsking = action.status === 'busy';
  return (
    <Notice
      // The tone is the role: a new one is announced.
      key={isAsking ? 'asking' : 'unknown'}
      tone={isAsking ? 'info' : 'failed'}
      live
      title={text(isAsking ? 'review.asking' : 'review.unknown')}
      action={
        <ActionButton
          variant="line"
          action={action}
          label={text('review.ask')}
          busyLabel={text('review.asking')}
          onClick={() => onAsk()}
        />
      }
    >
      {text(isAsking ? 'review.askingText' : 'review.unknownText')}
    </Notice>
  );
}
