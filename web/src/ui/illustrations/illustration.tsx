export type IllustrationName = 'town' | 'cart' | 'stock' | 'not-found' | 'merchant' | 'mail' | 'key'

/** Small drawings in one style. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 120" className="h-32 w-60 max-w-full">
      <ellipse cx="120" cy="108" rx="104" ry="7" fill="var(--sunk)" />
      {name === 'town' && (
        <>
          <House x={24} color="var(--sky)" />
          <House x={90} color="var(--pine)" />
          <House x={156} color="var(--poppy)" />
        </>
      )}
      {name === 'cart' && (
        <g stroke="var(--ink-2)" strokeWidth="2" strokeLinejoin="round">
          <path d="M104 36c0-22 32-22 32 0" fill="none" />
          <path d="M84 36h72l6 70H78z" fill="var(--marigold-wash)" />
          <path
            d="M84 36h72l1 10a6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-13 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0z"
            fill="var(--pine)"
            stroke="none"
          />
        </g>
      )}
      {name === 'stock' && (
        <g stroke="var(--ink-2)" strokeWidth="2" strokeLinejoin="round">
          <path d="M40 20v86M200 20v86M40 50h160M40 88h160" fill="none" strokeLinecap="round" />
          <path d="M60 50V36h18v14M150 88V70h26v18" fill="var(--marigold-wash)" />
          <circle cx="120" cy="79" r="9" fill="var(--pine-wash)" />
          <path d="M96 50l7-16 7 16z" fill="var(--poppy-wash)" strokeDasharray="3 4" />
        </g>
      )}
      {name === 'not-found' && (
        <>
          <House x={30} color="var(--slate)" />
          <g stroke="var(--ink-2)" strokeWidth="3" strokeLinejoin="round">
            <path d="M150 106V26" strokeLinecap="round" />
            <path d="M150 32h46l10 9-10 9h-46z" fill="var(--marigold)" strokeWidth="2" />
            <path d="M150 58h-38l-10 9 10 9h38z" fill="var(--pine-wash)" strokeWidth="2" />
          </g>
        </>
      )}
      {name === 'mail' && (
        <>
          <House x={22} color="var(--sky)" />
          <g stroke="var(--ink-2)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
            <path d="M168 106V74" strokeWidth="4" />
            <path d="M134 76V50a16 16 0 0 1 16-16h36a16 16 0 0 1 16 16v26z" fill="var(--pine)" />
            <path d="M134 76V50a16 16 0 0 1 32 0v26z" fill="var(--surface)" />
            <path d="M186 50V22h12v8h-12" fill="var(--poppy)" />
            <path d="M106 56h42v26h-42z" fill="var(--marigold-wash)" />
            <path d="M106 56l21 15 21-15" fill="none" />
          </g>
        </>
      )}
      {name === 'key' && (
        <>
          <House x={34} color="var(--pine)" />
          <g stroke="var(--ink-2)" strokeWidth="2" strokeLinejoin="round">
            <path d="M146 52a19 19 0 1 0 0 24h22l6-6 6 6 6-6 6 6 8-12-8-12z" fill="var(--marigold)" />
            <circle cx="127" cy="64" r="5" fill="var(--surface)" />
          </g>
        </>
      )}
      {name === 'merchant' && (
        <>
          <House x={90} color="var(--pine)" />
          <path
            d="M34 88h172v18H34z"
            fill="var(--marigold-wash)"
            stroke="var(--ink-2)"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <path
            d="M64 88a10 10 0 0 1 20 0zM74 78v-4"
            fill="var(--surface)"
            stroke="var(--ink-2)"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </>
      )}
    </svg>
  )
}

function House({ x, color }: { x: number; color: string }) {
  return (
    <g transform={`translate(${x} 0)`} strokeLinejoin="round">
      <path d="M2 44h56v62H2z" fill="var(--surface)" stroke="var(--ink-2)" strokeWidth="2" />
      <path d="M10 26h40v18H10z" fill="var(--sunk)" stroke="var(--ink-2)" strokeWidth="2" />
      <path
        d="M-2 44h64v10a8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0z"
        fill="var(--awning-cloth)"
        stroke="var(--ink-2)"
        strokeWidth="2"
      />
      <path d="M-2 44h16v10a8 8 0 0 1-16 0zM30 44h16v10a8 8 0 0 1-16 0z" fill={color} />
      <path d="M10 74h20v18H10zM38 72h13v34H38z" fill="var(--sunk)" stroke="var(--ink-2)" strokeWidth="2" />
    </g>
  )
}
