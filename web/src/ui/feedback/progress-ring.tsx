const radius = 20
const circumference = 2 * Math.PI * radius
const strokeStyles = { calm: 'stroke-pine', soon: 'stroke-marigold', late: 'stroke-poppy' }

/** Decoration beside a text that says the same. */
export function ProgressRing({ share, tone }: { share: number; tone: keyof typeof strokeStyles }) {
  return (
    <svg viewBox="0 0 48 48" className="size-12 shrink-0 -rotate-90" aria-hidden="true">
      <circle cx="24" cy="24" r={radius} fill="none" strokeWidth="5" className="stroke-line" />
      <circle
        cx="24"
        cy="24"
        r={radius}
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray={circumference}
        strokeDashoffset={circumference * (1 - share)}
        className={`${strokeStyles[tone]} transition-[stroke-dashoffset] duration-200 motion-reduce:transition-none`}
      />
    </svg>
  )
}
