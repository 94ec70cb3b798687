import { activityLimits } from '@mainstreet/contract/accounts/limits.ts'
import { secondMs } from '@mainstreet/contract/durations.ts'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import {
  getIdlePhase,
  getMsUntilEnd,
  type IdlePhase,
  onActivityChange,
  readActivityOf,
  withInput,
  writeActivity,
} from '../../../session/activity-record.ts'

/** Scrolling and moving the pointer are no proof of a person; a tap, a key or the wheel is. */
const inputEvents = ['pointerdown', 'keydown', 'wheel'] as const
/** A computer that slept fires no timer on time. */
const maxWaitMs = 30 * secondMs

let changed: (() => void) | undefined

/**
 * Reports input to the server, at most once a minute over all tabs, and each change of the phase. While the page warns,
 * only the response to it counts as input. Returns a function that stops it.
 */
export function watchActivity(sessionId: string, onPhase: (phase: IdlePhase) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lateReport: ReturnType<typeof setTimeout> | undefined

  const check = () => {
    clearTimeout(timer)
    const now = Date.now()
    const record = readActivityOf(sessionId)
    onPhase(getIdlePhase(record, now))
    const leftMs = getMsUntilEnd(record, now)
    const untilNextMs = leftMs > activityLimits.warningMs ? leftMs - activityLimits.warningMs : leftMs
    timer = setTimeout(check, Math.min(Math.max(untilNextMs, 0), maxWaitMs))
  }
  const onInput = () => {
    const record = readActivityOf(sessionId)
    if (!record || getIdlePhase(record, Date.now()) !== 'in_use') return check()
    const next = withInput(record, Date.now())
    if (!next) return
    writeActivity(next.record)
    clearTimeout(lateReport)
    if (next.isReportDue) return void sendReport(sessionId)
    // so that the server never ends a session before its page does
    const reportAt = next.record.reportedAt + activityLimits.minReportIntervalMs
    lateReport = setTimeout(reportLate, reportAt - Date.now())
  }
  const reportLate = () => {
    const record = readActivityOf(sessionId)
    const now = Date.now()
    // another tab may have been first
    if (!record || now - record.reportedAt < activityLimits.minReportIntervalMs) return
    writeActivity({ ...record, reportedAt: now })
    void sendReport(sessionId)
  }

  changed = check
  const stopStorage = onActivityChange(check)
  for (const name of inputEvents) window.addEventListener(name, onInput, { capture: true, passive: true })
  document.addEventListener('visibilitychange', check)
  // opening a page is use, unless the session has ended before
  if (getIdlePhase(readActivityOf(sessionId), Date.now()) === 'ended') check()
  else reportActivity(sessionId)
  return () => {
    changed = undefined
    clearTimeout(timer)
    clearTimeout(lateReport)
    stopStorage()
    for (const name of inputEvents) window.removeEventListener(name, onInput, { capture: true })
    document.removeEventListener('visibilitychange', check)
  }
}

/** The user is there: for all tabs at once, and for the server. */
export function reportActivity(sessionId: string): void {
  const now = Date.now()
  const timeoutMs = readActivityOf(sessionId)?.timeoutMs ?? null
  writeActivity({ sessionId, at: now, reportedAt: now, timeoutMs })
  changed?.()
  void sendReport(sessionId)
}

/** The response says whether the session ends without input: the device may have been registered for the counter. */
async function sendReport(sessionId: string): Promise<void> {
  // without a connection the next input reports again; the session may have ended
  const response = await request(calls.reportActivity).catch(() => undefined)
  const record = readActivityOf(sessionId)
  if (!record) return
  if (!response) return writeActivity({ ...record, reportedAt: 0 })
  const { idle_timeout_seconds } = response
  const timeoutMs = idle_timeout_seconds === null ? null : idle_timeout_seconds * secondMs
  writeActivity({ ...record, timeoutMs })
  changed?.()
}
