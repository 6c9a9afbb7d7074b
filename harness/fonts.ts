import type { Brand } from '../src/entries/model.js';

const styleSheets = import.meta.glob([
  '../node_modules/@fontsource-variable/*/{wght,opsz,wdth}{,-italic}.css',
  '../node_modules/@fontsource/*/{400,500,600,700,400-italic}.css',
]);

/** Loads the faces of a brand, and of no other: which those are its look says. */
export async function loadFonts({ id, look }: Brand): Promise<void> {
  await Promise.all(
    look.fontFiles.map((file) => {
      const load = styleSheets[`../node_modules/${file}`];
      if (!load) throw new Error(`The fonts of ${id} name ${file}, which is not installed.`);
      return load();
    }),
  );
}
