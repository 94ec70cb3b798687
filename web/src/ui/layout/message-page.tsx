import type { ReactNode } from 'react'
import { Illustration, type IllustrationName } from '../illustrations/illustration.tsx'
import { Card } from './card.tsx'
import { Page } from './page.tsx'

type Props = {
  title: string
  text: ReactNode
  illustration?: IllustrationName
  actions: ReactNode
  children?: ReactNode
}

/** A page with one message and a link or button. */
export function MessagePage({ title, text, illustration = 'town', actions, children }: Props) {
  return (
    <Page title={title} hideTitle="own">
      <Card className="mx-auto mt-4 grid max-w-lg gap-5 p-6 text-center sm:mt-10 sm:p-10">
        <span className="justify-self-center">
          <Illustration name={illustration} />
        </span>
        <h1 className="text-3xl">{title}</h1>
        <div className="grid gap-3 text-ink-2">{text}</div>
        {children}
        <div className="flex flex-col justify-center gap-2 sm:flex-row">{actions}</div>
      </Card>
    </Page>
  )
}
