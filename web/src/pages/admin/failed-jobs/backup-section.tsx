import type { BackupState } from '@mainstreet/contract/admin/backup-state.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { calls } from '../../../api/calls.ts'
import { useClock } from '../../../browser/clock.ts'
import { useCallQuery } from '../../../queries/use-call.ts'
import { formatRelativeTime } from '../../../ui/data/format-relative-time.ts'
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

const tones: Record<BackupState['state'], BadgeTone> = {
  off: 'plain',
  unchecked: 'warn',
  missing: 'bad',
  failed: 'bad',
  overdue: 'bad',
  good: 'good',
}

/** When the newest backup was made and checked, and what to do if something is wrong with it. */
export function BackupSection() {
  const { data, error, refetch } = useCallQuery(calls.getBackupState)
  const texts = dashboard.adminBackups
  if (!data)
    return error ? <LoadError error={error} onRetry={refetch} /> : <Skeleton className="h-28 rounded-card" />
  const { state, backup } = data.backups
  const { title, nextStep }: { title: string; nextStep?: string } = texts.states[state]
  return (
    <section
      aria-label={texts.title}
      className="grid gap-3 rounded-card border border-line bg-surface px-4 py-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{texts.title}</h2>
        <Badge tone={tones[state]}>{title}</Badge>
      </div>
      <BackupFacts backups={data.backups} />
      {nextStep && <p className="text-sm">{nextStep}</p>}
      {backup && !backup.encrypted && <p className="text-sm text-ink-2">{texts.notEncrypted}</p>}
    </section>
  )
}

const bytesPerMegabyte = 1_000_000

function BackupFacts({ backups }: { backups: BackupState }) {
  const now = useClock()
  const { facts, ...texts } = dashboard.adminBackups
  const { backup, checked_at } = backups
  const rows: [string, string][] = []
  if (backup) rows.push([facts.made, formatRelativeTime(new Date(backup.made_at), now)])
  if (checked_at) rows.push([facts.checked, formatRelativeTime(new Date(checked_at), now)])
  if (backup)
    rows.push(
      [facts.size, texts.size(Math.max(1, Math.round(backup.size_bytes / bytesPerMegabyte)))],
      [facts.encrypted, backup.encrypted ? texts.yes : texts.no],
    )
  if (rows.length === 0) return null
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-4">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
