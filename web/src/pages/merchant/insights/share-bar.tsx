/** A share from 0 to 1 as a bar beside its text; larger shares fill the bar. */
export function ShareBar({ share, bad = false }: { share: number; bad?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="h-2 w-full rounded-full"
    >
      <rect width="100" height="4" fill="var(--sunk)" />
      <rect width={Math.min(1, share) * 100} height="4" fill={bad ? 'var(--poppy)' : 'var(--pine)'} />
    </svg>
  )
}
