import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import type { Track } from '../../../src/analytics/events.js';
import { brandById } from '../../../src/brands/registry.js';
import { siteOf } from '../../../src/brands/sites.js';
import { mount } from '../../../src/islands/mount.js';

/** A page that the server made, with an island. */
function ServerPage() {
  return <div className="wsk-Text" data-wsk-island="banner-sign-in" />;
}

const meta = preview.meta({ component: ServerPage });

const track = fn<Track>();
const tracked = (name: string) => track.mock.calls.flatMap(([event]) => (event.event === name ? [event] : []));
/** A shop of its own, because the page of islands outlives the story. */
const ask: typeof fetch = async () =>
  Response.json({ statusCode: 0, response: { securityStatus: 2, summaryDetails: { firstName: 'Ida' } } });

/** The islands of a page send the events of the customer and of every click, once. */
export const EventsOfIslands = meta.story({
  parameters: { rules: ['ANLY-044', 'ANLY-062', 'ANLY-066', 'ANLY-067'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    mount(canvasElement, { site: siteOf({ brand: 'law' }), brand: brandById('law'), fetch: ask, track });
    await canvas.findByRole('region', { name: 'Welcome back, Ida' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(tracked('click')).toEqual([
      {
        event: 'click',
        control: 'button',
        text: 'Sign in',
        component: expect.stringMatching(/^(LoginForm|BannerSignIn)$/),
      },
    ]);
    await waitFor(() =>
      expect(tracked('user')).toEqual([
        {
          event: 'user',
          memberships: [],
          subscriptions: [],
          name: 'Ida',
          loginStatus: 'signed-out',
          loginType: 'soft',
        },
      ]),
    );
  },
});
