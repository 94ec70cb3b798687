import type { AuditEntry } from '@mainstreet/contract/admin/audit-log.ts'
import { href } from '@mainstreet/contract/href.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { ChangesList } from '../../../features/moderation/changes-list.tsx'
import { formatDateTime } from '../format-date.ts'
import { describeAct, getShownSubjects } from './describe-act.ts'

const linkStyle = 'rounded-field font-semibold text-pine hover:underline'

/** One line on wide screens, two on a phone; the rest is folded. */
export function LogEntry({ entry }: { entry: AuditEntry }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { text, subject } = describeAct(entry)
  const act = subject ? `${text} ${subject.name}` : text
  const { system } = dashboard.admin.actors
  const actor = entry.actor_name ?? (entry.actor_role === 'system' ? system : dashboard.adminLog.deletedUser)
  return (
    <li>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_2.75rem] items-center gap-x-3 py-1 pl-4 text-sm hover:bg-sunk/60 lg:min-h-11 lg:grid-cols-[9.5rem_minmax(0,12rem)_minmax(0,1fr)_2.75rem]">
        <span className="truncate font-semibold lg:order-2" title={actor}>
          {actor}
        </span>
        <time dateTime={entry.created_at} className="whitespace-nowrap text-ink-2 nums lg:order-1">
          {formatDateTime(entry.created_at)}
        </time>
        <p className="truncate max-lg:col-span-2 lg:order-3" title={act}>
          {text}{' '}
          {subject?.to ? (
            <a href={subject.to} className={linkStyle}>
              <bdi>{subject.name}</bdi>
            </a>
          ) : (
            subject && <bdi className="font-semibold">{subject.name}</bdi>
          )}
        </p>
        <button
          type="button"
          aria-label={dashboard.adminLog.entry.showDetails(act)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="inline-grid size-11 place-items-center rounded-field text-ink-2 hover:bg-ink/6 max-lg:col-start-3 max-lg:row-span-2 max-lg:row-start-1 lg:order-4 lg:size-9"
        >
          <ChevronDown
            aria-hidden="true"
            className={clsx('size-4.5 transition-transform duration-150', isOpen && 'rotate-180')}
          />
        </button>
      </div>
      {isOpen && <EntryDetails id={id} entry={entry} actor={actor} />}
    </li>
  )
}

function EntryDetails({ id, entry, actor }: { id: string; entry: AuditEntry; actor: string }) {
  const text = dashboard.adminLog.entry
  const { actor_email, actor_role, subject_type, subject_id, changes } = entry
  const shown = getShownSubjects(entry)
  const facts = [
    [text.actor, text.actorWithRole({ name: actor, role: getRoleLabel(actor_role) })],
    [text.email, actor_email],
    [text.subjectId, shown ? null : subject_id],
  ] as const
  const viewLog = (search: { actor: string } | { subject_type: string; subject_id: string }) =>
    href(routes.adminComprehensive, { search: { view: 'log', ...search } })
  return (
    <div id={id} className="grid gap-4 bg-sunk/60 px-4 py-3 text-sm lg:grid-cols-2">
      <div className="grid content-start gap-3">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name} className="contents">
                  <dt className="text-ink-2">{name}</dt>
                  <dd className="wrap-anywhere">{value}</dd>
                </div>
              ),
          )}
        </dl>
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          {actor_email && (
            <a href={viewLog({ actor: actor_email })} className={linkStyle}>
              {text.byActor(actor)}
            </a>
          )}
          {!shown && (
            <a href={viewLog({ subject_type, subject_id })} className={linkStyle}>
              {text.aboutSubject}
            </a>
          )}
        </p>
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <h2 className="font-sans text-sm font-normal text-ink-2">{shown ? text.shown : text.changes}</h2>
        {shown && (
          <ul className="flex flex-wrap gap-x-3 gap-y-1">
            {shown.map(({ id: one, name, to }) => (
              <li key={one}>
                <a href={to} className="nums wrap-anywhere text-pine hover:underline">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
        {!shown && changes.length > 0 && <ChangesList changes={changes} />}
        {!shown && changes.length === 0 && <p>{text.noChanges}</p>}
      </div>
    </div>
  )
}

function getRoleLabel(role: string): string {
  const labels: Partial<Record<string, string>> = dashboard.admin.actors
  return labels[role] ?? role
}
