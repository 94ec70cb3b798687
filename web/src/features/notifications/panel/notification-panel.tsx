import { type StoredRole, storedRole } from '@mainstreet/contract/accounts/roles.ts'
import type { User } from '@mainstreet/contract/accounts/user.ts'
import type { Notice } from '@mainstreet/contract/notifications/notification.ts'
import { Settings } from 'lucide-react'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useSend } from '../../../api/use-send.ts'
import { useClock } from '../../../browser/clock.ts'
import { Button, IconButton } from '../../../ui/buttons/button.tsx'
import { agoWords } from '../../../ui/data/format-relative-time.ts'
import { Failure } from '../../../ui/feedback/error-message.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { NoticeSettings } from '../notification-settings.tsx'
import { useNotices } from '../use-notifications.ts'
import { noticeLink } from './notification-path.ts'

export function NoticePanel({ user, onDone }: { user: User; onDone: () => void }) {
  const { data, isPending, error } = useNotices(true)
  const mark = useSend(calls.readNotices, { invalidates: [calls.listNotices] })
  const [settings, setSettings] = useState(false)
  const role = storedRole(user.role)

  return (
    <>
      <header className="flex items-center gap-2 border-b border-line py-1.5 pr-1.5 pl-4">
        <h2 className="mr-auto text-lg">Notices</h2>
        {(data?.unread_count ?? 0) > 0 && (
          <Button variant="plain" size="sm" busy={mark.busy} onClick={() => void mark.send({ body: {} })}>
            Mark all read
          </Button>
        )}
        <IconButton label="Choose what you hear of" onClick={() => setSettings(true)}>
          <Settings aria-hidden="true" className="size-5" />
        </IconButton>
      </header>
      <div className="min-h-0 overflow-y-auto">
        {isPending && <Skeleton className="m-4 h-40" />}
        <Failure of={error ?? mark.failure ?? undefined} />
        {data && data.data.length === 0 && (
          <p className="px-6 py-10 text-center text-ink-2">
            Nothing yet. What concerns your orders and your talks is told here.
          </p>
        )}
        <ul className="divide-y divide-line">
          {data?.data.map((notice) => (
            <Row
              key={notice.id}
              notice={notice}
              role={role}
              onOpen={() => {
                if (!notice.read_at) void mark.send({ body: { ids: [notice.id] } })
                onDone()
              }}
            />
          ))}
        </ul>
      </div>
      <Dialog open={settings} onClose={() => setSettings(false)} title="Sounds and notices">
        <NoticeSettings role={role} />
      </Dialog>
    </>
  )
}

type RowProps = { notice: Notice; role: StoredRole; onOpen: () => void }

function Row({ notice, role, onOpen }: RowProps) {
  const now = useClock()
  const { title, body, created_at, read_at } = notice
  return (
    <li>
      <a
        href={noticeLink(notice, role)}
        onClick={onOpen}
        className="grid grid-cols-[0.625rem_minmax(0,1fr)] gap-x-2.5 px-4 py-3 -outline-offset-2 hover:bg-sunk"
      >
        <span aria-hidden="true" className={`mt-2 size-2.5 rounded-full ${read_at ? '' : 'bg-poppy'}`} />
        <span className="grid gap-0.5">
          <span className={read_at ? '' : 'font-semibold'}>
            {!read_at && <span className="sr-only">Unread: </span>}
            {title}
          </span>
          <span className="text-sm text-ink-2">{body}</span>
          <time dateTime={created_at} className="text-xs text-ink-2">
            {agoWords(new Date(created_at), now)}
          </time>
        </span>
      </a>
    </li>
  )
}
