'use client';

import { callsOf } from './calls.js';

// Kept apart from the other calls, so that pages outside the account do not even load the names of these.
export const addressBookCalls = callsOf('addressBook', () => import('../../api/endpoints/addressBook.js'));
export const cardCalls = callsOf('cards', () => import('../../api/endpoints/cards.js'));
export const nextCaseCalls = callsOf('nextCases', () => import('../../api/endpoints/nextCases.js'));
export const orderCalls = callsOf('orders', () => import('../../api/endpoints/orders.js'));
export const planDeliveryCalls = callsOf('planDeliveries', () => import('../../api/endpoints/planDeliveries.js'));
export const planCalls = callsOf('plans', () => import('../../api/endpoints/plans.js'));
export const savingsCalls = callsOf('savings', () => import('../../api/endpoints/savings.js'));
export const subscriptionCalls = callsOf('subscriptions', () => import('../../api/endpoints/subscriptions.js'));
export const wineRewardCalls = callsOf('wineRewards', () => import('../../api/endpoints/wineRewards.js'));
