import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { type Settings, settingsSchema } from '../world/settings.js';
import { answerIncoming, requestOf } from './nodeRequests.js';
import { type OpenShop, openShop } from './openShop.js';
import { shopAnswers } from './shopAnswers.js';

/** Settings of the mock shop, and where it is kept. */
export interface WineShopOptions extends Partial<Settings> {
  /** File that keeps the shop with its visits when Vite ends, below the root of the project. Without it the shop is in
   * memory. */
  readonly state?: string;
}

/** The part of Vite’s servers that is used here, the same in every version. */
interface ViteServer {
  readonly config: { readonly root: string; readonly logger: { error(message: string): void } };
  readonly middlewares: {
    use(
      handle: (incoming: IncomingMessage, outgoing: ServerResponse, next: (error?: unknown) => void) => void,
    ): unknown;
  };
}

/** A plugin of Vite. */
export interface WineShopPlugin {
  readonly name: string;
  readonly apply: 'serve';
  configureServer(server: ViteServer): Promise<void>;
  configurePreviewServer(server: ViteServer): Promise<void>;
}

/** The shops of this process by their project and options. Vite makes its plugins anew whenever it restarts, and the
 * shop goes on. */
const shops = new Map<string, OpenShop & { readonly file: string | undefined }>();

async function shopFor(options: WineShopOptions, { root, logger }: ViteServer['config']): Promise<OpenShop> {
  const key = JSON.stringify([root, options]);
  const existing = shops.get(key);
  if (existing) return existing;
  const { state, ...chosen } = options;
  const file = state === undefined ? undefined : resolve(root, state);
  // Vite starts its next server before it closes the one with the previous options.
  for (const [otherKey, other] of shops)
    if (file !== undefined && other.file === file) {
      shops.delete(otherKey);
      await other.write();
      other.letGo();
    }
  const shop = openShop(chosen, file, ({ message }) => logger.error(message));
  process.once('exit', shop.letGo);
  shops.set(key, { ...shop, file });
  return shop;
}

/** @throws TypeError that names the first option that cannot be used */
function checkOptions({ state: _, ...chosen }: WineShopOptions): void {
  for (const [name, value] of Object.entries(chosen)) {
    const schema = Object.hasOwn(settingsSchema.shape, name) && settingsSchema.shape[name as keyof Settings];
    if (!schema)
      throw new TypeError(
        `wineShop has no option ${name}. There are state, ${Object.keys(settingsSchema.shape).join(', ')}.`,
      );
    const { error } = schema.safeParse(value);
    if (error) throw new TypeError(`wineShop, ${name}: ${error.issues[0]?.message}`);
  }
}

/**
 * Makes Vite's development server and its preview answer the shop's calls, pictures and content, at the origin of the
 * page and without a service worker. All other requests are Vite's, and so are page loads. The shop lasts as long as
 * Vite's process, or longer in a file.
 * @throws TypeError that names an option that cannot be used
 */
export function wineShop(options: WineShopOptions = {}): WineShopPlugin {
  checkOptions(options);
  async function answerIn(server: ViteServer): Promise<void> {
    const { mock } = await shopFor(options, server.config);
    const answer = shopAnswers(mock, { isHosted: true });
    server.middlewares.use((incoming, outgoing, next) => {
      const { host = incoming.headers[':authority'] ?? 'localhost' } = incoming.headers;
      const request = requestOf(incoming, String(host), incoming.url ?? '/');
      answerIncoming(answer, incoming, outgoing, request).then((isAnswered) => isAnswered || next(), next);
    });
  }
  return { name: 'wine-storefront-kit', apply: 'serve', configureServer: answerIn, configurePreviewServer: answerIn };
}
