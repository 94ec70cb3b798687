import { Ellipsis } from 'lucide-react'
import { useFocusFallback } from '../hooks/use-focus-fallback.ts'
import { Menu, type MenuItem } from '../overlays/menu.tsx'

type Props = {
  /** With the name of the row: 'Actions for Ann'. */
  label: string
  items: MenuItem[]
}

/** All actions of a row of a table or list. */
export function RowMenu({ label, items }: Props) {
  // an action may remove the row
  const ref = useFocusFallback<HTMLSpanElement>()
  return (
    <span ref={ref} className="-my-1 inline-flex">
      <Menu label={label} trigger={<Ellipsis aria-hidden="true" className="size-5" />} items={items} />
    </span>
  )
}
