import type { ShopState } from '../backend/state.js';
import type { Recording } from '../engine/recording.js';

/** Returns a state with its sessions numbered, because whoever knows a session's id can take it over. */
export const withoutIds = (state: ShopState): ShopState => ({
  ...state,
  sessions: Object.fromEntries(
    Object.values(state.sessions).map((session, index) => [`visit ${index + 1}`, session] as const),
  ),
});

/** Returns a recording with its sessions numbered. It can still be replayed. */
export function numbered(recording: Recording): Recording {
  const ids = new Set(
    recording.steps.flatMap((step) => {
      if (step.type === 'clock') return [];
      return step.type === 'call' && step.nextSession ? [step.session, step.nextSession] : [step.session];
    }),
  );
  const numbers = new Map([...ids].map((id, index) => [id, `${index + 1}`]));
  const text = JSON.stringify(recording).replace(/(?<="|"visit )[0-9a-f]{32}(?=")/g, (id) => numbers.get(id) ?? id);
  return JSON.parse(text);
}
