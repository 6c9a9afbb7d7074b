import { type DraftName, useDraft } from './drafts.js';
import { useProfile } from './useProfile.js';

/** A draft of one of the account's forms. It belongs to the customer who typed it, and is nobody else's in the same
 * browser. Never for secrets. */
export function useAccountDraft<Value extends object>(name: DraftName, start: Value) {
  const { profile } = useProfile();
  const owner = profile?.summaryDetails?.profileId ?? '';
  const { draft, save, clear } = useDraft(name, { ...start, owner: '' });
  return {
    draft: draft?.owner === owner ? draft : undefined,
    save: (value: Value) => save({ ...value, owner }),
    clear,
  };
}
