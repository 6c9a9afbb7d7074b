import type { CallRecord } from '../engine/callLog.js';
import type { Settings } from '../world/settings.js';

/** Thrown when the mock refuses something, with its reason. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
}

/** The latest calls, the oldest first. */
export interface LatestCalls {
  /** Returns the same list until there are others. */
  get(): readonly CallRecord[];
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** A running mock, wherever it runs. */
export interface MockControl {
  /**
   * Asks one of the mock's own addresses, such as `GET settings` for `/__mock/settings`.
   * `body` is JSON, or text that is JSON already.
   * @throws ControlError when the mock refuses it, or does not answer
   */
  ask<Answer>(signature: `${'GET' | 'POST' | 'DELETE'} ${string}`, body?: unknown): Promise<Answer>;
  readonly calls: LatestCalls;
}

/** What a page does about its mock that is more than to load itself again. */
export interface DevtoolsPage {
  /** Shows the changed shop, in place of `location.reload()`. */
  readonly reload?: () => void;
  /** Returns the address that shows a shop of these settings, if another host does. This page's shop stays as it is. */
  readonly addressOf?: (settings: Settings) => string | undefined;
  /** Returns an address of this page that has the settings in it, in place of their text. */
  readonly linkTo?: (settings: Settings) => string;
  /** Is told when the panel opens and closes. */
  readonly onToggle?: (isOpen: boolean) => void;
}

/** Everything that the panel needs. */
export interface Panelled {
  readonly control: MockControl;
  readonly page: DevtoolsPage;
}

export const textOf = (body: unknown): string | undefined =>
  body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
