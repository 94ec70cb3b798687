import type { Hours } from '@mainstreet/contract/shops/opening-hours.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { dayNames } from '@mainstreet/contract/shops/weekday-names.ts'
import { clsx } from 'clsx'
import { type FormEvent, useState } from 'react'
import { currentOf } from '../../../api/current-version.ts'
import { faultAt } from '../../../api/use-async-action.ts'
import { zoneName } from '../../../features/shops/time-zone-name.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Failure } from '../../../ui/feedback/error-message.tsx'
import { useFocusError } from '../../../ui/hooks/use-focus-error.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { DayRow } from './day-row.tsx'
import { ExceptionsEditor } from './exceptions-editor.tsx'
import { HoursClash } from './hours-conflict.tsx'
import { changedDay, copiedTo, isFaultless } from './hours-edit.ts'
import { PromisePreview } from './promise-preview.tsx'
import type { Base } from './save-hours.ts'
import { ZoneField } from './time-zone-field.tsx'
import { useKeepHours } from './use-save-hours.ts'

/** The week and its exceptions; nothing counts before it is saved. */
export function HoursEditor({ shop, now }: { shop: Shop; now: Date }) {
  // on what the draft was begun: news about the shop must not change under the hand
  const [draft, setDraft] = useState<{ hours: Hours; base: Base }>()
  const save = useKeepHours(shop.id)
  const hours = draft?.hours ?? shop.hours
  const change = (next: Hours) => setDraft((before) => ({ hours: next, base: before?.base ?? shop }))
  const dirty = draft !== undefined && JSON.stringify(draft.hours) !== JSON.stringify(shop.hours)
  const current = currentOf(save.failure, 'shop')
  const zoneError = faultAt(save.failure, 'hours.time_zone')
  const formRef = useFocusError<HTMLFormElement>(save.failure)

  const keep = async (base: Base) => {
    const saved = await save.keep(hours, base)
    if (!saved) return
    setDraft(undefined)
    const undo = () => void save.keep(base.hours, saved)
    toast({ title: 'Your hours are saved', tone: 'good', undo })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (dirty && isFaultless(hours)) void keep(draft.base)
  }
  const forget = () => {
    setDraft(undefined)
    save.reset()
  }
  return (
    <Card className="p-4 sm:p-6">
      <form ref={formRef} onSubmit={submit} className="grid grid-cols-1 gap-8">
        <PromisePreview hours={hours} shop={shop} now={now} />
        <ZoneField
          value={hours.time_zone}
          now={now}
          error={zoneError}
          onChange={(time_zone) => change({ ...hours, time_zone })}
        />
        <section aria-labelledby="week" className="grid gap-2">
          <h2 id="week" className="text-xl">
            Weekly hours
          </h2>
          <p className="text-sm text-ink-2">
            {zoneName(hours.time_zone, now)}. Closing before opening means the next day.
          </p>
          <ul className="divide-y divide-line">
            {dayNames.map(([day, name], at) => (
              <DayRow
                key={day}
                name={name}
                periods={hours.week[day]}
                onChange={(periods) => change(changedDay(hours, day, periods))}
                onCopy={
                  at === 0 ? () => change(copiedTo(hours, day, ['tue', 'wed', 'thu', 'fri'])) : undefined
                }
              />
            ))}
          </ul>
        </section>
        <ExceptionsEditor hours={hours} onChange={change} now={now} />
        {current ? (
          <HoursClash
            mine={hours}
            theirs={current.hours}
            busy={save.busy}
            onMine={() => void keep(current)}
            onTheirs={forget}
          />
        ) : (
          !zoneError && <Failure of={save.failure} />
        )}
        <div
          className={clsx(
            dirty && 'sticky bottom-0',
            '-mx-4 -mb-4 flex flex-wrap items-center gap-2 rounded-b-card border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6',
          )}
        >
          <p className="mr-auto text-sm text-ink-2" aria-live="polite">
            {dirty ? 'Not saved yet' : 'All saved'}
          </p>
          {dirty && (
            <Button variant="quiet" onClick={forget}>
              Undo
            </Button>
          )}
          <Button type="submit" busy={save.busy} disabled={!dirty || !isFaultless(hours) || Boolean(current)}>
            Save hours
          </Button>
        </div>
      </form>
    </Card>
  )
}
