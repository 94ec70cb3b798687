/** North is always up: the map cannot be rotated. */
export function CompassRose({ className = '' }: { className?: string }) {
  return (
    <svg data-on-map aria-hidden="true" viewBox="-32 -38 64 70" className={className}>
      <circle r="21" fill="none" stroke="var(--line-strong)" strokeWidth="1" strokeDasharray="1.5 2.5" />
      {[45, 135, 225, 315].map((turn) => (
        <CompassPoint key={turn} turn={turn} long={15} half={4} />
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <CompassPoint key={turn} turn={turn} long={26} half={5.5} />
      ))}
      <text y="-29" textAnchor="middle" className="font-display text-[10px] font-bold" fill="var(--ink)">
        N
      </text>
    </svg>
  )
}

/** One half of each point is darker. */
function CompassPoint({ turn, long, half }: { turn: number; long: number; half: number }) {
  return (
    <g transform={`rotate(${turn})`} stroke="var(--ink-2)" strokeWidth="0.75" strokeLinejoin="round">
      <path d={`M0 0L${-half} ${-half}L0 ${-long}z`} fill="var(--surface)" />
      <path d={`M0 0L${half} ${-half}L0 ${-long}z`} fill="var(--ink-2)" />
    </g>
  )
}
