import { spyOn } from 'storybook/test';

/** Answers one call in place of the shop.
 * @param call method and path, such as `PUT /api/checkout/payandcommit`
 * @param response the entity, which the envelope is put around */
export function answerInstead(call: string, response: unknown): void {
  const { fetch } = window;
  spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { method, url } = new Request(input, init);
    const isMeant = `${method} ${new URL(url).pathname}` === call;
    return isMeant ? Response.json({ statusCode: 0, response }) : fetch(input, init);
  });
}
