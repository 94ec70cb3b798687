import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatWeekday } from '@mainstreet/contract/messages/format.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { weekdaysFromMonday } from '@mainstreet/contract/shops/weekdays.ts'
import { clsx } from 'clsx'
import { type FormEvent, useState } from 'react'
import { getCurrentVersion } from '../../../api/current-version.ts'
import { useFieldErrors } from '../../../api/forms/use-field-errors.ts'
import { formatTimeZoneName } from '../../../features/shops/time-zone-name.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { DayRow } from './day-row.tsx'
import { ExceptionsEditor } from './exceptions-editor.tsx'
import { HoursConflict } from './hours-conflict.tsx'
import { copyDay, isValidHours, setDay } from './hours-edit.ts'
import { PromisePreview } from './promise-preview.tsx'
import type { HoursBase } from './save-hours.ts'
import { TimeZoneField } from './time-zone-field.tsx'
import { useSaveHours } from './use-save-hours.ts'

/** The week and its exceptions; nothing takes effect before it is saved. */
export function HoursEditor({ shop, now }: { shop: Shop; now: Date }) {
  const texts = dashboard.merchant.hours
  // the version on which the draft is based: live updates must not change the form while editing
  const [draft, setDraft] = useState<{ hours: OpeningHours; base: HoursBase }>()
  const save = useSaveHours(shop.id)
  const hours = draft?.hours ?? shop.hours
  const change = (next: OpeningHours) => setDraft((before) => ({ hours: next, base: before?.base ?? shop }))
  const dirty = draft !== undefined && JSON.stringify(draft.hours) !== JSON.stringify(shop.hours)
  const current = getCurrentVersion(save.failure, 'shop')
  const [presses, setPresses] = useState(0)
  const { formRef, errorAt, formError } = useFieldErrors(save.failure, ['hours.time_zone'], {
    presses,
  })

  const saveDraft = async (base: HoursBase) => {
    const saved = await save.save(hours, base)
    if (!saved) return
    setDraft(undefined)
    const undo = () => void save.save(base.hours, saved)
    toast({ title: texts.saved, tone: 'good', undo })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPresses(presses + 1)
    if (dirty && isValidHours(hours)) void saveDraft(draft.base)
  }
  const discardDraft = () => {
    setDraft(undefined)
    save.reset()
  }
  return (
    <Card className="p-4 sm:p-6">
      <form ref={formRef} onSubmit={submit} noValidate className="grid grid-cols-1 gap-8">
        <PromisePreview hours={hours} shop={shop} now={now} />
        <TimeZoneField
          value={hours.time_zone}
          now={now}
          error={errorAt('hours.time_zone')}
          onChange={(time_zone) => change({ ...hours, time_zone })}
        />
        <section aria-labelledby="week" className="grid gap-2">
          <h2 id="week" className="text-xl">
            {texts.week.title}
          </h2>
          <p className="text-sm text-ink-2">{texts.week.hint(formatTimeZoneName(hours.time_zone, now))}</p>
          <ul className="divide-y divide-line">
            {weekdaysFromMonday.map((day, at) => (
              <DayRow
                key={day}
                name={formatWeekday(day)}
                periods={hours.week[day]}
                onChange={(periods) => change(setDay(hours, day, periods))}
                onCopy={
                  at === 0 ? () => change(copyDay(hours, day, ['tue', 'wed', 'thu', 'fri'])) : undefined
                }
              />
            ))}
          </ul>
        </section>
        <ExceptionsEditor hours={hours} onChange={change} now={now} />
        {current ? (
          <HoursConflict
            mine={hours}
            theirs={current.hours}
            busy={save.busy}
            onKeepMine={() => void saveDraft(current)}
            onKeepTheirs={discardDraft}
          />
        ) : (
          <ErrorMessage error={formError} />
        )}
        <div
          className={clsx(
            dirty && 'sticky bottom-0',
            '-mx-4 -mb-4 flex flex-wrap items-center gap-2 rounded-b-card border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6',
          )}
        >
          <p className="mr-auto text-sm text-ink-2" aria-live="polite">
            {dirty ? texts.unsaved : texts.allSaved}
          </p>
          {dirty && (
            <Button variant="quiet" onClick={discardDraft}>
              {texts.discard}
            </Button>
          )}
          <Button type="submit" busy={save.busy} disabled={!dirty || Boolean(current)}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}
