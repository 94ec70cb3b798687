import type { StoredRole } from '@mainstreet/contract/accounts/user.ts'
import { suggestions } from '@mainstreet/contract/limits.ts'
import { shopStatusLabels } from '@mainstreet/contract/texts.ts'
import { useRouter } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { type KeyboardEvent, useId, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useMaybeAnswer } from '../../api/use-call.ts'
import { paths } from '../../browser/paths.ts'
import { Failure } from '../../ui/feedback/error-message.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'
import { type Goal, matching, viewGoals } from './palette-commands.ts'

const shown = 5

/** Type, choose by arrow keys, Enter goes there. */
export function Palette({ role, onDone }: { role: StoredRole; onDone: () => void }) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const router = useRouter()
  const id = useId()
  const { goals: found, failure, searching } = useFound(typed, role === 'admin')
  const goals = [...matching(viewGoals(role), typed), ...found]
  const chosen = goals[Math.min(at, goals.length - 1)]
  const groups = [...new Set(goals.map(({ group }) => group))]

  const go = (goal: Goal | undefined) => {
    if (!goal) return
    onDone()
    router.history.push(goal.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const from = goals.indexOf(chosen as Goal)
    const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: goals.length - 1 }[event.key]
    if (event.key === 'Enter') go(chosen)
    else if (to !== undefined && goals.length > 0) setAt((to + goals.length) % goals.length)
    else return
    event.preventDefault()
  }

  return (
    <div className="grid gap-3">
      <TextInput
        role="combobox"
        aria-label="Jump to"
        aria-expanded={goals.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={chosen && `${id}-${goals.indexOf(chosen)}`}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={role === 'admin' ? 'A view, a shop, somebody' : 'A view of your shop'}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <Failure of={failure} />
      <div id={id} role="listbox" aria-label="Where to" className="-mx-2 max-h-[50dvh] overflow-y-auto px-2">
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
          <div key={group} role="group" aria-label={group}>
            <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-2">
              {group}
            </p>
            {goals
              .filter((goal) => goal.group === group)
              .map((goal) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the focus stays in the field, which has the keys
                <div
                  key={goal.id}
                  id={`${id}-${goals.indexOf(goal)}`}
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
      <p role="status" className={goals.length > 0 ? 'sr-only' : 'text-ink-2'}>
        {goals.length > 0
          ? `${goals.length} ${goals.length === 1 ? 'place' : 'places'}`
          : searching
            ? 'Looking…'
            : 'Nothing is called so.'}
      </p>
    </div>
  )
}

/** Shops and people whom an admin may look for. */
function useFound(typed: string, enabled: boolean) {
  const search = useDebounced(typed.trim(), suggestions.debounceMs)
  const asks = enabled && search.length >= suggestions.minChars
  const query = { search, limit: shown }
  const shops = useMaybeAnswer(calls.listShops, { query }, { enabled: asks, keepPrevious: asks })
  const users = useMaybeAnswer(calls.listUsers, { query }, { enabled: asks, keepPrevious: asks })
  const goals: Goal[] = [
    ...(asks ? (shops.data?.data ?? []) : []).map(({ id, name, status }) => ({
      id,
      group: 'Shops',
      label: name,
      hint: shopStatusLabels[status],
      to: paths.admin({ view: 'shops', open: id }),
    })),
    ...(asks ? (users.data?.data ?? []) : []).map(({ id, name, email }) => ({
      id,
      group: 'People',
      label: name,
      hint: email,
      to: paths.admin({ view: 'users', open: id }),
    })),
  ]
  const waits = enabled && typed.trim() !== search
  return {
    goals,
    failure: asks ? (shops.error ?? users.error) : undefined,
    searching: waits || (asks && (shops.isFetching || users.isFetching)),
  }
}
