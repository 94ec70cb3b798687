import type { ReactNode } from 'react'
import { LateScene } from '../illustrations/deferred-illustration.tsx'
import type { SceneName } from '../illustrations/illustration.tsx'

type Props = { title: string; text?: ReactNode; action?: ReactNode; scene?: SceneName; level?: 1 | 2 | 3 }

export function EmptyState({ title, text, action, scene = 'street', level = 2 }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className="mx-auto grid max-w-md grid-cols-1 justify-items-center gap-3 px-4 py-12 text-center">
      <LateScene name={scene} />
      <Heading className={level === 1 ? 'text-3xl' : 'text-xl'}>{title}</Heading>
      {text && <div className="text-ink-2">{text}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
