import * as z from 'zod/mini';
import { suggestion } from '../../model/search.js';
import { defineEndpoint } from '../endpoint.js';

export const getSearchData = defineEndpoint({
  id: 'getSearchData',
  method: 'GET',
  path: '/assets/components/homepage/data/search/data.json',
  isStatic: true,
  response: z.array(suggestion),
  callers: 'anyone',
  failures: [],
  evidence: 'assumed',
  rules: ['SRCH-041', 'SRCH-044'],
});

export const getSearchKeywords = defineEndpoint({
  id: 'getSearchKeywords',
  method: 'GET',
  path: '/assets/components/homepage/data/search/keywords.json',
  isStatic: true,
  response: z.record(z.string(), z.string()),
  callers: 'anyone',
  failures: [],
  evidence: 'assumed',
  rules: ['SRCH-042'],
});
