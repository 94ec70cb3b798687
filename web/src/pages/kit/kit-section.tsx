import type { ReactNode } from 'react'

type Props = { title: string; note?: string; children: ReactNode }

export function KitSection({ title, note, children }: Props) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-5 border-t border-line py-10">
      <div>
        <h2 className="text-2xl">{title}</h2>
        {note && <p className="mt-1 max-w-prose text-ink-2">{note}</p>}
      </div>
      {children}
    </section>
  )
}

/** Some components side by side, with their name. */
export function KitExample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-3">
      <h3 className="font-sans text-sm font-semibold text-ink-2">{name}</h3>
      <div className="flex min-w-0 flex-wrap items-center gap-3">{children}</div>
    </div>
  )
}
