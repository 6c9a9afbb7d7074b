/** Width of the average letter of English text, in regular and in bold, in em. */
type Widths = readonly [regular: number, bold: number];

/** Measures of a typeface, in em. Headings with an optical size are measured at that of a heading. */
interface Measures {
  readonly widths: Widths;
  /** The widths of headings that are stretched by a tenth or more, at their weights of 550 and 800. */
  readonly stretched?: Widths;
  readonly ascent: number;
  readonly descent: number;
  readonly gap?: number;
}

/** A typeface: its name, what stands in for it, and the style sheets that load it. There is one variable file per style
 * where available. */
interface Face {
  readonly name: string;
  readonly measures: Measures;
  readonly fallback: Fallback;
  readonly stack: string;
  readonly roman: readonly string[];
  readonly italic: readonly string[];
}

/** A typeface that many devices have, and others of the same measures: their names in full and in PostScript. */
interface Installed {
  readonly name: string;
  readonly widths: Widths;
  readonly regular: readonly string[];
  readonly bold: readonly string[];
}

interface Fallback {
  readonly last: string;
  readonly installed: readonly Installed[];
}

const sans: Fallback = {
  last: 'Arial, sans-serif',
  installed: [
    {
      name: 'Arial',
      widths: [0.446, 0.48],
      regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo'],
      bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold'],
    },
    {
      name: 'Roboto',
      widths: [0.445, 0.452],
      regular: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
      bold: ['Roboto Bold', 'Roboto-Bold'],
    },
    {
      name: 'Noto',
      widths: [0.472, 0.503],
      regular: ['Noto Sans Regular', 'NotoSans-Regular', 'Noto Sans', 'Open Sans Regular', 'OpenSans-Regular'],
      bold: ['Noto Sans Bold', 'NotoSans-Bold', 'Open Sans Bold', 'OpenSans-Bold'],
    },
  ],
};

const serif: Fallback = {
  last: 'Georgia, serif',
  installed: [
    {
      name: 'Georgia',
      widths: [0.446, 0.519],
      regular: ['Georgia', 'Gelasio'],
      bold: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'],
    },
    {
      name: 'Noto',
      widths: [0.481, 0.512],
      regular: ['Noto Serif Regular', 'NotoSerif-Regular', 'NotoSerif', 'Noto Serif'],
      bold: ['Noto Serif Bold', 'NotoSerif-Bold'],
    },
    {
      name: 'Times',
      widths: [0.406, 0.433],
      regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'],
      bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'LiberationSerif-Bold'],
    },
  ],
};

const standInOf = (face: string, { name }: Installed): string => `wsk-${face}-${name}`;

const stackOf = (names: readonly string[], face: string, { installed, last }: Fallback): string =>
  [...names, ...installed.map((each) => standInOf(face, each))]
    .map((name) => `"${name}"`)
    .concat(last)
    .join(', ');

/** Describes a variable font. `axes` names the file with the axes a heading needs, including optical size where
 * available; without it display sizes look clumsy. */
function variable(name: string, fallback: Fallback, measures: Measures, axes = 'wght'): Face {
  const folder = `@fontsource-variable/${name.toLowerCase().replaceAll(' ', '-')}`;
  return {
    name,
    measures,
    fallback,
    stack: stackOf([`${name} Variable`, name], name, fallback),
    roman: [`${folder}/${axes}.css`],
    italic: [`${folder}/${axes}-italic.css`],
  };
}

function fixed(
  name: string,
  fallback: Fallback,
  measures: Measures,
  weights: readonly number[],
  italic: readonly number[],
): Face {
  const folder = `@fontsource/${name.toLowerCase().replaceAll(' ', '-')}`;
  return {
    name,
    measures,
    fallback,
    stack: stackOf([name], name, fallback),
    roman: weights.map((weight) => `${folder}/${weight}.css`),
    italic: italic.map((weight) => `${folder}/${weight}-italic.css`),
  };
}

/** Every typeface a brand may use. */
export const faces = {
  Archivo: variable(
    'Archivo',
    sans,
    { widths: [0.44, 0.472], stretched: [0.516, 0.579], ascent: 0.878, descent: 0.21 },
    'wdth',
  ),
  Bitter: variable('Bitter', serif, { widths: [0.465, 0.474], ascent: 0.935, descent: 0.265 }),
  'EB Garamond': variable('EB Garamond', serif, { widths: [0.385, 0.424], ascent: 1.007, descent: 0.298 }),
  Fraunces: variable('Fraunces', serif, { widths: [0.466, 0.49], ascent: 0.978, descent: 0.255 }, 'opsz'),
  'IBM Plex Sans': variable('IBM Plex Sans', sans, { widths: [0.451, 0.473], ascent: 1.025, descent: 0.275 }),
  Karla: variable('Karla', sans, { widths: [0.457, 0.479], ascent: 0.917, descent: 0.252 }),
  'Libre Caslon Text': fixed(
    'Libre Caslon Text',
    serif,
    { widths: [0.478, 0.522], ascent: 0.97, descent: 0.26 },
    [400, 700],
    [400],
  ),
  'Libre Franklin': variable('Libre Franklin', sans, { widths: [0.465, 0.481], ascent: 0.966, descent: 0.246 }),
  Lora: variable('Lora', serif, { widths: [0.468, 0.482], ascent: 1.006, descent: 0.274 }),
  Newsreader: variable('Newsreader', serif, { widths: [0.447, 0.471], ascent: 0.735, descent: 0.265 }, 'opsz'),
  'Nunito Sans': variable('Nunito Sans', sans, { widths: [0.452, 0.47], ascent: 1.011, descent: 0.353 }),
  'Playfair Display': variable('Playfair Display', serif, { widths: [0.452, 0.463], ascent: 1.082, descent: 0.251 }),
  Poppins: fixed(
    'Poppins',
    sans,
    { widths: [0.5, 0.515], ascent: 1.05, descent: 0.35, gap: 0.1 },
    [400, 500, 600, 700],
    [400],
  ),
  'Public Sans': variable('Public Sans', sans, { widths: [0.468, 0.48], ascent: 0.95, descent: 0.225 }),
  'Source Sans 3': variable('Source Sans 3', sans, { widths: [0.418, 0.443], ascent: 1.024, descent: 0.4 }),
  'Work Sans': variable('Work Sans', sans, { widths: [0.499, 0.502], ascent: 0.93, descent: 0.243 }),
} as const satisfies Record<string, Face>;

export type FaceName = keyof typeof faces;

/** Lists the style sheets for a heading and a body typeface, including the heading italic only where the family uses
 * italics. */
export const fontFilesOf = (heading: FaceName, body: FaceName, italics: boolean): readonly string[] => [
  ...new Set([...faces[heading].roman, ...(italics ? faces[heading].italic : []), ...faces[body].roman]),
];

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** Returns the rules for one typeface of the device in place of another. */
function standIns({ name, measures }: Face, installed: Installed): readonly string[] {
  const { widths, stretched, ascent, descent, gap = 0 } = measures;
  const rule = (cut: 'regular' | 'bold', weight: string, width: number) => {
    const scale = width / installed.widths[cut === 'bold' ? 1 : 0];
    const sources = installed[cut].map((local) => `local("${local}")`).join();
    const heights = `ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};line-gap-override:${percent(gap / scale)}`;
    return `@font-face{font-family:"${standInOf(name, installed)}";src:${sources};font-weight:${weight};size-adjust:${percent(scale)};${heights}}`;
  };
  const wide = ';font-stretch:110% 120%';
  return [
    rule('regular', '400', widths[0]),
    rule('bold', '700', widths[1]),
    ...(stretched ? [rule('regular', `550${wide}`, stretched[0]), rule('bold', `800${wide}`, stretched[1])] : []),
  ];
}

/**
 * Returns the rules for what stands in for typefaces until they have loaded: typefaces of the device, scaled to the same
 * widths and heights, so that no text moves.
 * @param stacks values of `font-family`; those without a typeface of the kit need no rule
 */
export function standInCss(stacks: readonly string[]): string {
  const used: readonly Face[] = Object.values(faces).filter(({ stack }) => stacks.includes(stack));
  return used.flatMap((face) => face.fallback.installed.flatMap((each) => standIns(face, each))).join('');
}
