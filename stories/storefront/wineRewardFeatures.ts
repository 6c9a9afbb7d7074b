import { changeAnswer } from '../storyShop.js';

/** Gives the customer these features of a wine reward in place of their own. */
export const wineRewardFeatures =
  (...features: string[]) =>
  (): void =>
    changeAnswer('getProfileDetails', (profile) => ({
      ...profile,
      userDetails: { ...(profile.userDetails as object), profileClassifications: { features } },
    }));
