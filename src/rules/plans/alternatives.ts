import { ownValue } from '../common/ownValue.js';

/** What a plan can do that may answer a reason for cancelling it. */
export type PlanAlternative = 'skip' | 'lessOften' | 'smaller' | 'swap' | 'otherCase' | 'otherDay';

const byTopic: Readonly<Record<string, readonly PlanAlternative[]>> = {
  TOO_MUCH: ['skip', 'lessOften', 'smaller'],
  COST: ['smaller', 'lessOften', 'otherCase'],
  TASTE: ['swap', 'otherCase'],
  CHOICE: ['swap', 'otherCase'],
  TIMING: ['otherDay', 'lessOften', 'skip'],
};

/** Returns what answers a reason for cancelling, by its topic, the closest first; nothing for an unknown topic. */
export const alternativesTo = (topic: string | undefined): readonly PlanAlternative[] =>
  ownValue(byTopic, topic ?? '') ?? [];
