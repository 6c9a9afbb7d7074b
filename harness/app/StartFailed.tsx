import { Button, Notice } from '../../src/entries/index.js';

const reload = () => window.location.reload();

/** Shown when a shop cannot start or breaks: what happened, and two ways to continue. */
export function StartFailed({ error }: { error: unknown }) {
  const needsWorker = !('serviceWorker' in navigator);
  return (
    <main className="wsk-Container harness-StartFailed">
      <Notice
        tone="failed"
        level={1}
        title={
          needsWorker
            ? 'This browser blocks what the mock shop runs on'
            : error instanceof Error && error.name === 'StoreError'
              ? 'The shop cannot be kept'
              : 'The shop could not start'
        }
        action={
          <div className="harness-StartFailed-ways">
            <Button onClick={reload}>Try again</Button>
            <Button
              variant="line"
              onClick={() => void import('./startShop.js').then(({ forgetShop }) => forgetShop()).finally(reload)}
            >
              Start with a new shop
            </Button>
          </div>
        }
      >
        {needsWorker
          ? 'It needs service workers, which work on localhost and its sub-domains, or over https.'
          : error instanceof Error
            ? error.message
            : String(error)}
      </Notice>
    </main>
  );
}
