import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { suggestions } from '@mainstreet/contract/catalog/limits.ts'
import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { formatOrderNumber, parseOrderNumber } from '@mainstreet/contract/orders/order-number.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { clsx } from 'clsx'
import { type KeyboardEvent, useId, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useRouter } from '../../browser/router/use-router.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { isComposing } from '../../ui/forms/is-composing.ts'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'
import { filterCommands, getViewCommands, type PaletteCommand } from './palette-commands.ts'

const maxResultsPerGroup = 5

/** Type, select with the arrow keys, and open with Enter. */
export function CommandPalette({ role, onDone }: { role: StoredRole; onDone: () => void }) {
  const [typed, setTyped] = useState('')
  const [activeIndex, setAt] = useState(0)
  const router = useRouter()
  const id = useId()
  const { commands: foundCommands, failure, searching } = useCommandSearch(typed, role === 'admin')
  const commands = [...filterCommands(getViewCommands(role), typed), ...foundCommands]
  const chosen = commands[Math.min(activeIndex, commands.length - 1)]
  const groups = [...new Set(commands.map(({ group }) => group))]

  const go = (goal: PaletteCommand | undefined) => {
    if (!goal) return
    onDone()
    router.push(goal.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    const from = commands.indexOf(chosen as PaletteCommand)
    const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: commands.length - 1 }[event.key]
    if (event.key === 'Enter') go(chosen)
    else if (to !== undefined && commands.length > 0) setAt((to + commands.length) % commands.length)
    else return
    event.preventDefault()
  }

  return (
    <div className="grid gap-3">
      <TextInput
        role="combobox"
        aria-label={m.app.palette.title}
        aria-expanded={commands.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={chosen && `${id}-${commands.indexOf(chosen)}`}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={role === 'admin' ? m.app.palette.adminPlaceholder : m.app.palette.merchantPlaceholder}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <ErrorMessage error={failure} />
      <div
        id={id}
        role="listbox"
        aria-label={m.app.palette.results}
        className="-mx-2 max-h-[50dvh] overflow-y-auto px-2"
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
          <div key={group} role="group" aria-label={group}>
            <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-2">
              {group}
            </p>
            {commands
              .filter((goal) => goal.group === group)
              .map((goal) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the focus stays in the field, which handles the keys
                <div
                  key={goal.id}
                  id={`${id}-${commands.indexOf(goal)}`}
                  role="option"
                  aria-selected={goal === chosen}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => go(goal)}
                  className={clsx(
                    'flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-field px-3 py-1.5',
                    goal === chosen ? 'bg-pine-wash' : 'hover:bg-sunk',
                  )}
                >
                  <span className="min-w-0 break-words">{goal.label}</span>
                  {goal.hint && <span className="text-sm break-all text-ink-2">{goal.hint}</span>}
                </div>
              ))}
          </div>
        ))}
      </div>
      <p role="status" className={commands.length > 0 ? 'sr-only' : 'text-ink-2'}>
        {commands.length > 0
          ? m.app.palette.resultCount(commands.length)
          : searching
            ? m.app.palette.searching
            : m.app.palette.none}
      </p>
    </div>
  )
}

/** The orders, shops and users that an admin can search. */
function useCommandSearch(typed: string, enabled: boolean) {
  const search = useDebounced(typed.trim(), suggestions.debounceMs)
  const isSearchable = enabled && search.length >= suggestions.minChars
  const query = { search, limit: maxResultsPerGroup }
  const shops = useCallQuery(
    calls.listShops,
    { query },
    { enabled: isSearchable, keepPrevious: isSearchable },
  )
  const users = useCallQuery(
    calls.listUsers,
    { query },
    { enabled: isSearchable, keepPrevious: isSearchable },
  )
  const isNumber = isSearchable && parseOrderNumber(search) !== undefined
  const orders = useCallQuery(calls.listAllOrders, { query }, { enabled: isNumber })
  const commands: PaletteCommand[] = [
    ...(isNumber ? (orders.data?.data ?? []) : []).map((order) => ({
      id: order.id,
      group: m.app.palette.groups.orders,
      label: m.orders.numbered.order(formatOrderNumber(order)),
      hint: order.customer_name,
      to: href(routes.adminComprehensive, { search: { view: 'orders', open: order.id } }),
    })),
    ...(isSearchable ? (shops.data?.data ?? []) : []).map(({ id, name, status }) => ({
      id,
      group: m.app.palette.groups.shops,
      label: name,
      hint: m.shopStatuses[status],
      to: href(routes.adminComprehensive, { search: { view: 'shops', open: id } }),
    })),
    ...(isSearchable ? (users.data?.data ?? []) : []).map(({ id, name, email }) => ({
      id,
      group: m.app.palette.groups.users,
      label: name,
      hint: email,
      to: href(routes.adminComprehensive, { search: { view: 'users', open: id } }),
    })),
  ]
  const isDebouncing = enabled && typed.trim() !== search
  return {
    commands,
    failure: isSearchable ? (orders.error ?? shops.error ?? users.error) : undefined,
    searching: isDebouncing || (isSearchable && (orders.isFetching || shops.isFetching || users.isFetching)),
  }
}
