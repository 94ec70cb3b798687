import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/layout/card.tsx'

type Props = { title: string; text?: ReactNode; children: ReactNode }

/** One setting of the account: its description on the left of a wide screen, its controls on the right. */
export function SettingSection({ title, text, children }: Props) {
  const id = useId()
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby={id} className="grid gap-4 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-8">
        <div className="grid content-start gap-1">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {text && <div className="text-sm text-ink-2">{text}</div>}
        </div>
        <div className="grid min-w-0 content-start gap-4">{children}</div>
      </section>
    </Card>
  )
}
