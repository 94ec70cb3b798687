import { useLate } from '../hooks/use-deferred-module.ts'
import type { SceneName } from './illustration.tsx'

const load = () => import('./illustration.tsx')

/** The drawings come after the words that they stand above; their place is kept free. */
export function LateScene({ name }: { name: SceneName }) {
  const drawn = useLate(load)
  return drawn ? <drawn.Scene name={name} /> : <span aria-hidden="true" className="h-32 w-60 max-w-full" />
}
