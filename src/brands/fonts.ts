/** A typeface: its CSS name, and the style sheets that load it. There is one variable file per style where available. */
interface Face {
  readonly stack: string;
  readonly roman: readonly string[];
  readonly italic: readonly string[];
}

const serif = 'Georgia, serif';
const sans = 'Arial, sans-serif';

/** Describes a variable font. `axes` names the file with the axes a heading needs, including optical size where
 * available; without it display sizes look clumsy. */
function variable(name: string, fallback: string, axes = 'wght'): Face {
  const folder = `@fontsource-variable/${name.toLowerCase().replaceAll(' ', '-')}`;
  return {
    stack: `"${name} Variable", "${name}", ${fallback}`,
    roman: [`${folder}/${axes}.css`],
    italic: [`${folder}/${axes}-italic.css`],
  };
}

function fixed(name: string, fallback: string, weights: readonly number[], italic: readonly number[]): Face {
  const folder = `@fontsource/${name.toLowerCase().replaceAll(' ', '-')}`;
  return {
    stack: `"${name}", ${fallback}`,
    roman: weights.map((weight) => `${folder}/${weight}.css`),
    italic: italic.map((weight) => `${folder}/${weight}-italic.css`),
  };
}

/** Every typeface a brand may use. */
export const faces = {
  Archivo: variable('Archivo', sans, 'wdth'),
  Bitter: variable('Bitter', serif),
  'EB Garamond': variable('EB Garamond', serif),
  Fraunces: variable('Fraunces', serif, 'opsz'),
  'IBM Plex Sans': variable('IBM Plex Sans', sans),
  Karla: variable('Karla', sans),
  'Libre Caslon Text': fixed('Libre Caslon Text', serif, [400, 700], [400]),
  'Libre Franklin': variable('Libre Franklin', sans),
  Lora: variable('Lora', serif),
  Newsreader: variable('Newsreader', serif, 'opsz'),
  'Nunito Sans': variable('Nunito Sans', sans),
  'Playfair Display': variable('Playfair Display', serif),
  Poppins: fixed('Poppins', sans, [400, 500, 600, 700], [400]),
  'Public Sans': variable('Public Sans', sans),
  'Source Sans 3': variable('Source Sans 3', sans),
  'Work Sans': variable('Work Sans', sans),
} as const satisfies Record<string, Face>;

export type FaceName = keyof typeof faces;

/** Lists the style sheets for a heading and a body typeface, including the heading italic only where the family uses
 * italics. */
export const fontFilesOf = (heading: FaceName, body: FaceName, italics: boolean): readonly string[] => [
  ...new Set([...faces[heading].roman, ...(italics ? faces[heading].italic : []), ...faces[body].roman]),
];
