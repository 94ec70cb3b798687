import { m } from '@mainstreet/contract/messages/messages.ts'
import { Ellipsis } from 'lucide-react'
import { useFocusFallback } from '../hooks/use-focus-fallback.ts'
import { Menu, type MenuItem } from '../overlays/menu.tsx'

type Props = {
  /** Of the row. */
  name: string
  items: MenuItem[]
  /** What has the focus after an action has removed the row; otherwise the heading above. */
  getFocusFallback?: (menu: HTMLElement) => HTMLElement | null | undefined
}

/** All actions of a row of a table or list. */
export function RowMenu({ name, items, getFocusFallback }: Props) {
  const ref = useFocusFallback<HTMLSpanElement>(getFocusFallback)
  return (
    <span ref={ref} className="-my-1 inline-flex">
      <Menu
        label={m.app.actionsFor(name)}
        trigger={<Ellipsis aria-hidden="true" className="size-5" />}
        items={items}
      />
    </span>
  )
}
