import type { SceneName } from './scene.tsx'
import { useLate } from './use-late.ts'

const load = () => import('./scene.tsx')

/** The drawings come after the words that they stand above; their place is kept free. */
export function LateScene({ name }: { name: SceneName }) {
  const drawn = useLate(load)
  return drawn ? <drawn.Scene name={name} /> : <span aria-hidden="true" className="h-32 w-60 max-w-full" />
}
