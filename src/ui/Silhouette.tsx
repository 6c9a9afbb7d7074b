/** The shape and style of the drawing, and its text alternative. */
export interface SilhouetteProps {
  /** A single bottle, or a case of bottles. */
  readonly shape: 'bottle' | 'case';
  /** `flat` while something is loading, `drawn` if there is no picture. */
  readonly variant: 'flat' | 'drawn';
  /** Text alternative; empty if the name is shown beside the drawing. */
  readonly alt?: string;
}

const glass =
  'M83 20H117V160C117.5 206 130 214 152 232C168 246 173 262 173 292V602Q173 621 158 622H42Q27 621 27 602V292C27 262 32 246 48 232C70 214 82.5 206 83 160Z';
const neck =
  'M-13 0H13V96C13 124 22 130 36 142C46 150 50 160 50 178V300H-50V178C-50 160 -46 150 -36 142C-22 130 -13 124 -13 96Z';
const necks = [
  [108, 64],
  [193, 40],
  [278, 64],
  [362, 40],
  [447, 64],
  [532, 40],
] as const;
const wood = 'M40 250H600L588 530H52Z';

/** A flat drawing has only the parts that make up its outline, because there are many of them while a page loads. */
const drawings = {
  bottle: {
    flat: <path data-part="glass" d={glass} />,
    drawn: (
      <>
        <ellipse data-part="shadow" cx="102" cy="623" rx="82" ry="9" />
        <path data-part="glass" d={glass} />
        <path
          data-part="shade"
          d="M121 165C124 206 133 216 152 232C168 246 173 262 173 292V602Q173 621 158 622H132Q141 600 141 560V300C141 262 122 240 121 165Z"
        />
        <path data-part="light" d="M94 60V160C94 208 80 216 60 234C46 247 41 262 41 292V600" />
        <path data-part="foil" d="M81 40V150Q100 154 119 150V40ZM79 18Q79 14 83 14H117Q121 14 121 18V42H79Z" />
        <path data-part="paper" d="M27 336H173V548H27Z" />
        <path data-part="band" d="M27 500H173V548H27Z" />
        <path data-part="line" d="M62 448H138M76 462H124M100 372L116 408H84Z" />
        <path data-part="edge" d="M157 336H173V548H157Z" />
      </>
    ),
  },
  case: {
    flat: (
      <>
        {necks.map(([x, y]) => (
          <path key={x} data-part="glass" transform={`translate(${x} ${y})`} d={neck} />
        ))}
        <path data-part="wood" d={wood} />
      </>
    ),
    drawn: (
      <>
        <ellipse data-part="shadow" cx="320" cy="534" rx="280" ry="16" />
        {necks.map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <path data-part="glass" d={neck} />
            <path data-part="light" d="M-5 20V96C-5 126 -16 134 -28 146" />
            <path data-part="foil" d="M-15 0Q-15 -4 -11 -4H11Q15 -4 15 0V88Q0 92 -15 88Z" />
          </g>
        ))}
        <path data-part="wood" d={wood} />
        <path data-part="slat" d="M44 342H596M48 436H592M40 250H600" />
        <path data-part="paper" d="M214 356H426V424H214Z" />
        <path data-part="line" d="M250 384H390M276 402H364" />
      </>
    ),
  },
};

/** The kit's own drawing of a bottle or case in the brand's colours, shown while a picture is missing or loading. It
 * fills its box while keeping its proportions. */
export function Silhouette({ shape, variant, alt = '' }: SilhouetteProps) {
  const frame = {
    className: 'wsk-Silhouette',
    'data-component': 'Silhouette',
    'data-variant': variant,
    viewBox: shape === 'bottle' ? '16 0 168 640' : '0 0 640 560',
    preserveAspectRatio: 'xMidYMax meet',
  };
  const drawing = drawings[shape][variant];
  return alt ? (
    <svg {...frame} role="img" aria-label={alt}>
      {drawing}
    </svg>
  ) : (
    <svg {...frame} aria-hidden="true">
      {drawing}
    </svg>
  );
}
