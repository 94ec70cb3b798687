type House = {
  x: number
  width: number
  height: number
  wall: string
  awning: string
  roof: 'gable' | 'flat' | 'step'
}

const groundY = 150
const houses: House[] = [
  { x: 20, width: 120, height: 96, wall: 'var(--pine-wash)', awning: 'var(--pine)', roof: 'gable' },
  { x: 146, width: 104, height: 118, wall: 'var(--poppy-wash)', awning: 'var(--poppy)', roof: 'flat' },
  { x: 256, width: 132, height: 88, wall: 'var(--sky-wash)', awning: 'var(--sky)', roof: 'step' },
  { x: 430, width: 116, height: 108, wall: 'var(--marigold-wash)', awning: 'var(--marigold)', roof: 'gable' },
  { x: 552, width: 128, height: 92, wall: 'var(--surface)', awning: 'var(--pine)', roof: 'flat' },
  { x: 686, width: 100, height: 120, wall: 'var(--slate-wash)', awning: 'var(--slate)', roof: 'step' },
  { x: 830, width: 130, height: 94, wall: 'var(--poppy-wash)', awning: 'var(--poppy)', roof: 'gable' },
]

/** A small street: painted fronts, awnings and two trees. */
export function TownIllustration({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 980 156"
      preserveAspectRatio="xMidYMax slice"
      className={`block h-28 w-full sm:h-auto ${className}`}
      aria-hidden="true"
    >
      <circle cx="800" cy="34" r="20" fill="var(--marigold)" opacity="0.9" />
      {houses.map((house) => (
        <HouseFront key={house.x} {...house} />
      ))}
      <Tree x={408} />
      <Tree x={808} />
      <path d={`M0 ${groundY}H980`} stroke="var(--ink-2)" strokeWidth="2" opacity="0.6" />
    </svg>
  )
}

function HouseFront({ x, width, height, wall, awning, roof }: House) {
  const top = groundY - height
  const shop = groundY - 56
  const windows = width > 110 ? [0.2, 0.5, 0.8] : [0.28, 0.72]
  return (
    <g stroke="var(--line-strong)" strokeWidth="1.5" strokeLinejoin="round">
      <path d={getOutlinePath(roof, x, top, width)} fill={wall} />
      {height > 90 &&
        windows.map((at) => (
          <rect
            key={at}
            x={x + width * at - 8}
            y={top + 12}
            width="16"
            height="20"
            rx="2"
            fill="var(--marigold)"
            fillOpacity="0.35"
          />
        ))}
      <rect
        x={x + 10}
        y={shop + 14}
        width={width - 52}
        height="30"
        rx="2"
        fill="var(--marigold)"
        fillOpacity="0.35"
      />
      <rect
        x={x + width - 34}
        y={shop + 14}
        width="22"
        height="42"
        rx="2"
        fill="var(--marigold)"
        fillOpacity="0.35"
      />
      <AwningScallops x={x + 4} y={shop} width={width - 8} color={awning} />
    </g>
  )
}

function AwningScallops({ x, y, width, color }: { x: number; y: number; width: number; color: string }) {
  const count = 7
  const step = width / count
  return (
    <g stroke="var(--line-strong)" strokeWidth="0.75">
      {Array.from({ length: count }, (_, at) => x + at * step).map((left, at) => (
        <path
          key={left}
          d={`M${left} ${y}h${step}v10a${step / 2} 6 0 0 1 ${-step} 0z`}
          fill={at % 2 ? 'var(--awning-cloth)' : color}
        />
      ))}
    </g>
  )
}

function Tree({ x }: { x: number }) {
  return (
    <g>
      <path d={`M${x} ${groundY}V${groundY - 34}`} stroke="var(--ink-2)" strokeWidth="3" />
      <circle cx={x} cy={groundY - 44} r="17" fill="var(--pine)" opacity="0.8" />
    </g>
  )
}

function getOutlinePath(roof: House['roof'], x: number, top: number, width: number): string {
  const right = x + width
  const rise = { gable: `L${x + width / 2} ${top - 22}`, flat: '', step: '' }[roof]
  const step = `V${top - 10}h${width * 0.3}v-10h${width * 0.4}v10h${width * 0.3}V${top}`
  const over = roof === 'step' ? `M${x} ${top}${step}` : `M${x} ${top}${rise}L${right} ${top}`
  return `${over}V${groundY}H${x}Z`
}
