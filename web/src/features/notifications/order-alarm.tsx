import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import { BellRing, VolumeX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { readLocalStorage, writeLocalStorage } from '../../browser/local-storage.ts'
import { usePreferences } from '../../browser/preferences.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { canPlaySound, playSound } from '../../ui/feedback/play-sound.ts'
import { useTitleCount } from '../../ui/hooks/use-title-count.ts'

/** The interval of the alarm; specification and design leave it open. */
const ringIntervalMs = 5000
/** The number of orders of a busy day. */
const maxSilenced = 300

/** The waiting orders that are not silenced. */
export function getRingingOrders(waiting: readonly string[], silenced: readonly string[]): string[] {
  const silencedIds = new Set(silenced)
  return waiting.filter((id) => !silencedIds.has(id))
}

/** Silences all waiting orders, and forgets those that are gone from the board. */
export function addSilenced(waiting: readonly string[], silenced: readonly string[]): string[] {
  const waitingIds = new Set(waiting)
  return [...new Set([...silenced.filter((id) => waitingIds.has(id)), ...waiting])].slice(-maxSilenced)
}

type Props = {
  shopId: string
  /** The orders that are still new. */
  newOrders: readonly { id: string }[]
  boardPath: string
  /** The board itself is on the screen: no link is needed. */
  isBoardVisible: boolean
}

/** Rings until the new orders are handled, or the user silences it. */
export function OrderAlarm({ shopId, newOrders, boardPath, isBoardVisible }: Props) {
  const { orderAlarm, calm } = usePreferences()
  const ids = newOrders.map(({ id }) => id)
  const [silenced, silenceAlarm] = useSilenced(shopId)
  const ringingOrders = orderAlarm ? getRingingOrders(ids, silenced) : []
  const blocked = useRinging(ringingOrders.join(' '), calm)
  useTitleCount('orders', newOrders.length)

  if (ringingOrders.length === 0) return null
  return (
    <div
      role="alert"
      className={clsx(
        'flex min-h-10 items-center gap-x-2 rounded-field border border-marigold bg-marigold-wash px-2.5 py-0.5',
        isBoardVisible ? 'mb-3 md:mb-4' : 'mb-6',
      )}
    >
      <BellRing aria-hidden="true" className={`size-5 shrink-0 ${calm ? '' : 'animate-pulse'}`} />
      <strong className="shrink-0 leading-tight">
        {m.notifications.alarm.newOrders(ringingOrders.length)}
      </strong>
      {blocked && (
        <span
          className={`min-w-0 text-xs leading-4 ${isBoardVisible ? 'max-[22rem]:sr-only' : 'max-sm:sr-only'}`}
        >
          {m.notifications.alarm.blocked}
        </span>
      )}
      <Button
        variant="quiet"
        size="sm"
        className="ml-auto min-h-8! py-0!"
        onClick={() => {
          // the button disappears with the alarm
          document.getElementById('main')?.focus({ preventScroll: true })
          silenceAlarm(addSilenced(ids, silenced))
        }}
      >
        <VolumeX aria-hidden="true" className="size-4.5" />
        {m.notifications.alarm.mute}
      </Button>
      {!isBoardVisible && (
        <ButtonLink to={boardPath} size="sm" className="min-h-8! py-0!">
          {m.notifications.alarm.view}
        </ButtonLink>
      )}
    </div>
  )
}

/** True while the browser does not allow sound yet. Only one of the tabs rings. */
function useRinging(loud: string, calm: boolean): boolean {
  const [blocked, setBlocked] = useState(false)
  useEffect(() => {
    setBlocked(loud !== '' && !canPlaySound())
    if (loud === '') return
    const over = new AbortController()
    const ring = () => playSound('order').then((sounded) => setBlocked(!sounded))
    void withTabLock(over.signal, async () => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const ringRepeatedly = () => {
        void ring().then(() => {
          if (!calm && !over.signal.aborted) timer = setTimeout(ringRepeatedly, ringIntervalMs)
        })
      }
      ringRepeatedly()
      // the first interaction with the page allows sound
      const pressed = () => void (canPlaySound() && setBlocked(false))
      document.addEventListener('pointerup', pressed, { signal: over.signal })
      await new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve()))
      clearTimeout(timer)
    })
    return () => over.abort()
  }, [loud, calm])
  return blocked
}

async function withTabLock(signal: AbortSignal, work: () => Promise<void>) {
  if (!navigator.locks) return work()
  await navigator.locks.request('mainstreet_alarm', { signal }, work).catch((error: unknown) => {
    // this tab no longer waits for the other one
    if (!signal.aborted) throw error
  })
}

function useSilenced(shopId: string) {
  const key = `mainstreet_silenced:${shopId}`
  const [silenced, setSilenced] = useState(() => readSilenced(key))
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === key) setSilenced(readSilenced(key))
    }
    globalThis.addEventListener('storage', follow)
    return () => globalThis.removeEventListener('storage', follow)
  }, [key])

  function silence(ids: string[]) {
    setSilenced(ids)
    writeLocalStorage(key, ids)
  }
  return [silenced, silence] as const
}

function readSilenced(key: string): string[] {
  const stored = readLocalStorage(key)
  return Array.isArray(stored) ? stored.map(String) : []
}
