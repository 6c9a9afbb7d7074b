/** A gift box with bottles in it, tied with a bow, in the colours of the ground it stands on. */
export function GiftParcel() {
  return (
    <svg className="wsk-GiftParcel" viewBox="0 0 320 320" aria-hidden="true">
      <ellipse className="wsk-GiftParcel-shadow" cx="160" cy="304" rx="138" ry="9" />
      {bottles.map((at) => (
        <g key={at} transform={`translate(${at})`}>
          <path className="wsk-GiftParcel-glass" d="M-9-112H9V-50C9-30 27-28 27 0V70H-27V0C-27-28-9-30-9-50Z" />
          <path className="wsk-GiftParcel-capsule" d="M-10-112H10V-74H-10Z" />
        </g>
      ))}
      <path
        className="wsk-GiftParcel-tissue"
        d="M50 172L68 146L88 164L108 138L130 162L154 134L176 160L200 138L220 164L246 142L270 172Z"
      />
      <path className="wsk-GiftParcel-box" d="M48 172H272V294Q272 302 264 302H56Q48 302 48 294Z" />
      <path className="wsk-GiftParcel-rim" d="M42 166H278V188H42Z" />
      <path className="wsk-GiftParcel-ribbon" d="M147 166H173V302H147ZM48 228H147V250H48ZM173 228H272V250H173Z" />
      <path
        className="wsk-GiftParcel-bow"
        d="M156 246L122 290L142 286L150 300L168 250ZM164 246L198 290L178 286L170 300L152 250Z"
      />
      <path
        className="wsk-GiftParcel-bow"
        d="M160 239C138 200 92 196 94 222C96 250 136 252 160 239ZM160 239C182 200 228 196 226 222C224 250 184 252 160 239Z"
      />
      <path
        className="wsk-GiftParcel-fold"
        d="M150 234C134 214 108 212 110 223C112 236 136 240 150 234ZM170 234C186 214 212 212 210 223C208 236 184 240 170 234Z"
      />
      <rect className="wsk-GiftParcel-knot" x="147" y="226" width="26" height="26" rx="6" />
    </svg>
  );
}

/** Where the bottles stand, the one in the middle in front. */
const bottles = ['102 150', '218 146', '160 130'] as const;
