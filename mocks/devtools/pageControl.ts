import type { Mock } from '../engine/mock.js';
import type { ControlSignature } from '../transport/controlAnswers.js';
import { type Caller, runControl } from '../transport/controls.js';
import { browserSession, joinSession } from '../transport/pageSession.js';
import { RequestError } from '../transport/parseBody.js';
import { ControlError, type MockControl, textOf } from './control.js';

const visitorOfPage: Caller = {
  get id() {
    return browserSession();
  },
  visit: async () => ({ id: browserSession(), isNew: false }),
  join: joinSession,
};

/** Controls a mock in this page, by what its own addresses do. */
export function pageControl(mock: Mock): MockControl {
  async function ask(signature: string, body?: unknown): Promise<unknown> {
    const [method = '', path = ''] = signature.split(' ');
    const text = textOf(body);
    const headers = { 'content-type': 'application/json' };
    const request = new Request(new URL(`/__mock/${path}`, location.origin), {
      method,
      ...(text !== undefined && { headers, body: text }),
    });
    try {
      return await runControl(mock, `${method} /__mock/${path}` as ControlSignature, request, visitorOfPage);
    } catch (error) {
      throw error instanceof RequestError ? new ControlError(error.message) : error;
    }
  }
  return { ask: ask as MockControl['ask'], calls: mock.calls };
}
