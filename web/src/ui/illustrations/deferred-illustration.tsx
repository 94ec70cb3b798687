import { useDeferredModule } from '../hooks/use-deferred-module.ts'
import type { IllustrationName } from './illustration.tsx'

const loadIllustration = () => import('./illustration.tsx')

/** The drawings come after the words that they stand above; their place is kept free. */
export function DeferredIllustration({ name }: { name: IllustrationName }) {
  const illustrationModule = useDeferredModule(loadIllustration)
  return illustrationModule ? (
    <illustrationModule.Illustration name={name} />
  ) : (
    <span aria-hidden="true" className="h-32 w-60 max-w-full" />
  )
}
