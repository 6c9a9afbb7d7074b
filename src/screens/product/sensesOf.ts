import type { productPageWords } from '../../brands/words/productPage.js';
import type { KeyOf, Text } from '../../brands/words.js';
import type { Product } from '../../model/product.js';

/** Returns the parts of a tasting note for which there is text, each with its name: colour, aroma and taste. */
export const sensesOf = (
  notes: Product['tastingNotes'],
  text: Text<KeyOf<typeof productPageWords>>,
): readonly (readonly [name: string, note: string])[] =>
  [
    [text('product.colour'), notes?.shortTastingNotesColor] as const,
    [text('product.aroma'), notes?.shortTastingNotesAroma] as const,
    [text('product.taste'), notes?.shortTastingNotesTaste] as const,
  ].flatMap(([name, note]) => (note ? [[name, note] as const] : []));
