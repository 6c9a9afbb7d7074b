/** Drawing of a gift box with bottles in it, tied with a bow, in the colours of its background. */
export function GiftParcel() {
  return (
    <svg className="wsk-GiftParcel" viewBox="0 0 320 320" aria-hidden="true">
      <g className="wsk-GiftParcel-shadow">
        <ellipse cx="160" cy="304" rx="138" ry="9" />
      </g>
      <g className="wsk-GiftParcel-glass">
        <path d={bottleAt(102, 150)} />
        <path d={bottleAt(218, 146)} />
        <path d={bottleAt(160, 130)} />
      </g>
      <g className="wsk-GiftParcel-capsule">
        <path d={capsuleAt(102, 150)} />
        <path d={capsuleAt(218, 146)} />
        <path d={capsuleAt(160, 130)} />
      </g>
      <g className="wsk-GiftParcel-tissue">
        <path d="M50 172L68 146L88 164L108 138L130 162L154 134L176 160L200 138L220 164L246 142L270 172Z" />
      </g>
      <g className="wsk-GiftParcel-box">
        <path d="M48 172H272V294Q272 302 264 302H56Q48 302 48 294Z" />
      </g>
      <g className="wsk-GiftParcel-rim">
        <path d="M42 166H278V190H42Z" />
      </g>
      <g className="wsk-GiftParcel-ribbon">
        <path d="M147 166H173V302H147ZM48 230H272V252H48Z" />
      </g>
      <g className="wsk-GiftParcel-bow">
        <path d="M156 246L122 290L142 286L150 300L168 250ZM164 246L198 290L178 286L170 300L152 250Z" />
        <path d="M160 241C138 202 92 198 94 224C96 252 136 254 160 241ZM160 241C182 202 228 198 226 224C224 252 184 254 160 241Z" />
        <rect x="147" y="228" width="26" height="26" rx="6" />
      </g>
      <g className="wsk-GiftParcel-fold">
        <path d="M146 236C132 218 110 214 111 225C112 237 134 241 146 236ZM174 236C188 218 210 214 209 225C208 237 186 241 174 236Z" />
      </g>
    </svg>
  );
}

/** Returns the outline of a bottle's neck and shoulders, given where the shoulders begin. */
const bottleAt = (x: number, y: number): string =>
  `M${x - 9} ${y - 112}h18v62c0 20 18 22 18 50v70h-54v-70c0-28 18-30 18-50z`;
const capsuleAt = (x: number, y: number): string => `M${x - 10} ${y - 114}h20v40h-20z`;
