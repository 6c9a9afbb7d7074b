import { type Brand, designOf } from '../../src/entries/model.js';

/** Matches the files named in `src/brands/fonts.ts` and few others, because every match adds an import and a file to
 * the build. */
const styleSheets = import.meta.glob([
  '../../node_modules/@fontsource-variable/*/wght{,-italic}.css',
  '!../../node_modules/@fontsource-variable/{archivo,fraunces,newsreader}/wght*.css',
  '../../node_modules/@fontsource-variable/{fraunces,newsreader}/opsz{,-italic}.css',
  '../../node_modules/@fontsource-variable/archivo/wdth{,-italic}.css',
  '../../node_modules/@fontsource/{libre-caslon-text,poppins}/{400,500,600,700,400-italic}.css',
]);

/** Loads the typefaces of one brand, as listed in its look. */
export async function loadFonts(brand: Brand): Promise<void> {
  await Promise.all(
    designOf(brand).look.fontFiles.map((file) => {
      const load = styleSheets[`../../node_modules/${file}`];
      if (!load) throw new Error(`The fonts of ${brand.id} name ${file}, which is not installed.`);
      return load();
    }),
  );
}
