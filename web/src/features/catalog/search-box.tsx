import { suggestions as limits } from '@mainstreet/contract/catalog/limits.ts'
import { href } from '@mainstreet/contract/href.ts'
import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { isPaused } from '@mainstreet/contract/shops/paused.ts'
import { Search, Store } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useClock } from '../../browser/clock.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { Combobox } from '../../ui/forms/combobox.tsx'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'
import { getImageUrl } from '../../ui/images/image-url.ts'

type Props = {
  initialText: string
  onNavigate: (path: string) => void
}

/**
 * Suggests from two characters on, 300 ms after the last key; at most 5 products and 3 shops (docs/spec.md,
 * sections 5 and 9).
 */
export function SearchBox({ initialText, onNavigate }: Props) {
  const [text, setText] = useState(initialText)
  const [before, setBefore] = useState(initialText)
  // a new search; text typed before hydration is kept
  if (before !== initialText) {
    setBefore(initialText)
    setText(initialText)
  }
  const now = useClock()
  const debouncedText = useDebounced(text.trim(), limits.debounceMs)
  const canSearch =
    debouncedText.length >= limits.minChars &&
    debouncedText !== initialText &&
    text.trim().length >= limits.minChars
  const { data } = useCallQuery(
    calls.getSearchSuggestions,
    { query: { q: debouncedText } },
    { enabled: canSearch, keepPrevious: true },
  )
  const suggestions = canSearch ? (data?.data ?? []) : []
  const products = suggestions.filter(({ type }) => type === 'product').slice(0, limits.products)
  const shops = suggestions.filter(({ type }) => type === 'shop').slice(0, limits.shops)

  const options = [
    ...products.map(({ id, name, image, price, shop_name }) => ({
      id: href(routes.product, { id }),
      label: name,
      group: m.home.products,
      icon: <SuggestionImage src={image} fallback={<Search {...iconProps} />} />,
      hint: [price !== undefined && formatDollars(price), shop_name].filter(Boolean).join(' · '),
    })),
    ...shops.map(({ id, name, image, paused_until }) => ({
      id: href(routes.shop, { id }),
      label: name,
      group: m.home.shops,
      icon: <SuggestionImage src={image} fallback={<Store {...iconProps} />} />,
      hint: isPaused(paused_until, now) ? m.shopping.hours.ordersPaused : undefined,
    })),
  ]

  return (
    <Combobox
      label={m.shopping.search.label}
      placeholder={m.shopping.search.placeholder}
      enterKeyHint="search"
      inputClassName="text-ellipsis"
      icon={<Search aria-hidden="true" className="size-4.5" />}
      value={text}
      onValueChange={setText}
      options={options}
      highlightedQuery={debouncedText}
      onPick={({ id }) => onNavigate(id)}
      onClear={() => setText('')}
      name="search"
      action={href(routes.home)}
      onSubmit={(sent) => sent.trim() && onNavigate(href(routes.home, { search: { search: sent.trim() } }))}
    />
  )
}

function SuggestionImage({ src, fallback }: { src: string | null; fallback: ReactNode }) {
  return (
    <span className="tile relative grid size-10 shrink-0 place-items-center overflow-hidden rounded-field border border-line">
      {src ? <img src={getImageUrl(src, 'micro')} alt="" className="size-full object-cover" /> : fallback}
    </span>
  )
}

const iconProps = { 'aria-hidden': true, className: 'size-4 shrink-0 text-ink-2' } as const
