'use client';

/** Props of every page of one wine plan. */
export interface PlanPageProps {
  /** Id of the plan, from the address. */
  readonly subscriptionId: string;
}
