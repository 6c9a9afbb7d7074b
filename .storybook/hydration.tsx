import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrandScope } from '../src/ui/BrandScope.js';
import { resolveArgs } from '../stories/from.js';
import { type StoryGlobals, worldOf } from '../stories/world.js';
import { partsFor } from './sample.js';

/** A story ready to be drawn, with props that are not resolved for a brand yet. */
export interface Drawable {
  readonly id: string;
  readonly draw: (args: object) => ReactNode;
  readonly args: object;
  readonly globals: StoryGlobals;
}

/** Brands with money, with points and with another country's wording. */
const brands = ['law', 'hsb', 'wsj'];

interface DrawnProps extends Pick<Drawable, 'draw' | 'args'> {
  readonly onDone: () => void;
}

/** A component of its own, because a story's render function may use state. */
function Drawn({ draw, args, onDone }: DrawnProps) {
  useEffect(onDone, [onDone]);
  return draw(args);
}

/** Returns the errors React recovers from when a page hydrates the server's markup of this story. */
export async function hydrationProblems({ id, draw, args, globals }: Drawable): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const brandId of partsFor(id, brands)) {
    const world = worldOf({ ...globals, brand: brandId });
    const hear = (error: unknown) => void problems.push(`${brandId}: ${error}`);
    const container = document.createElement('div');
    document.body.append(container);
    const pageOf = (onDone: () => void) => (
      <BrandScope site={world.site} brand={world.brand}>
        <Drawn draw={draw} args={resolveArgs(args, world)} onDone={onDone} />
      </BrandScope>
    );
    container.innerHTML = renderToString(pageOf(() => {}));
    const { promise, resolve } = Promise.withResolvers<void>();
    const root = hydrateRoot(container, pageOf(resolve), {
      onRecoverableError: hear,
      onCaughtError: hear,
      onUncaughtError(error) {
        hear(error);
        resolve();
      },
    });
    await promise;
    root.unmount();
    container.remove();
  }
  return problems;
}
