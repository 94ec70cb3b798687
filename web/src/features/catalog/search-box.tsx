import { suggestions as limits } from '@mainstreet/contract/limits.ts'
import { isPaused, pausedLabel } from '@mainstreet/contract/shops/paused.ts'
import { Search, Store } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useMaybeAnswer } from '../../api/use-call.ts'
import { useClock } from '../../browser/clock.ts'
import { paths } from '../../browser/paths.ts'
import { Combobox } from '../../ui/forms/combobox.tsx'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'

type Props = { searched: string; onGo: (path: string) => void; className?: string }

/** Spec 5 and 9: from two characters on, 300 ms after the last; at most 5 products and 3 shops. */
export function SearchBox({ searched, onGo, className }: Props) {
  const [text, setText] = useState(searched)
  const [before, setBefore] = useState(searched)
  // another search; what was typed before the page was awake is not undone
  if (before !== searched) {
    setBefore(searched)
    setText(searched)
  }
  const now = useClock()
  const asked = useDebounced(text.trim(), limits.debounceMs)
  const mayAsk =
    asked.length >= limits.minChars && asked !== searched && text.trim().length >= limits.minChars
  const { data } = useMaybeAnswer(
    calls.suggest,
    { query: { q: asked } },
    { enabled: mayAsk, keepPrevious: true },
  )
  const found = mayAsk ? (data?.data ?? []) : []
  const products = found.filter(({ type }) => type === 'product').slice(0, limits.products)
  const shops = found.filter(({ type }) => type === 'shop').slice(0, limits.shops)

  const optionOf = (id: string, name: string, group: string, icon: ReactNode) => ({
    id,
    label: name,
    group,
    icon,
  })
  const options = [
    ...products.map(({ id, name }) =>
      optionOf(paths.product({ id }), name, 'Products', <Search {...small} />),
    ),
    ...shops.map(({ id, name, paused_until }) => ({
      ...optionOf(paths.shop({ id }), name, 'Shops', <Store {...small} />),
      hint: isPaused(paused_until, now) ? pausedLabel : undefined,
    })),
  ]

  return (
    <Combobox
      label="Search products and shops"
      placeholder="Search the street"
      enterKeyHint="search"
      inputClassName="text-ellipsis"
      icon={<Search aria-hidden="true" className="size-4.5" />}
      value={text}
      onValue={setText}
      options={options}
      typed={asked}
      onPick={({ id }) => onGo(id)}
      onClear={() => setText('')}
      name="search"
      action={paths.home()}
      onSubmit={(sent) => sent.trim() && onGo(paths.home({ search: sent.trim() }))}
      {...(className ? { className } : {})}
    />
  )
}

const small = { 'aria-hidden': true, className: 'size-4 shrink-0 text-ink-2' } as const
