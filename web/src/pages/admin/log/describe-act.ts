import type { AuditEntry } from '@mainstreet/contract/admin/audit-log.ts'
import { href } from '@mainstreet/contract/href.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatOrderNumber } from '@mainstreet/contract/orders/order-number.ts'
import { type AdminView, routes } from '@mainstreet/contract/routes.ts'

type Act = {
  /** 'Approved the shop', or a whole sentence when there is no subject to name. */
  text: string
  subject?: { name: string; to?: string | undefined }
}

/** What was done, and to what, in one line. */
export function describeAct(entry: AuditEntry): Act {
  const { actions, acts, lists }: Texts = dashboard.adminLog
  const list = lists[entry.action]
  const shown = getShownSubjects(entry)
  if (list && shown) return { text: list(shown.length) }
  const text = acts[getPreciseAction(entry)]
  const name =
    entry.subject_type === 'order' ? formatOrderNumber({ id: entry.subject_id }) : entry.subject_name
  if (text && name) return { text, subject: { name, to: getSubjectLink(entry) } }
  // an action without a label is shown as it is
  return { text: actions[entry.action] ?? entry.action }
}

/** What a list showed; undefined for other acts. Its own subject is not one that can be opened. */
export function getShownSubjects(entry: AuditEntry): { id: string; name: string; to: string }[] | undefined {
  const view = subjectViews[entry.subject_type]
  const ids: unknown = getChange(entry, 'ids')?.after
  if (!view || !Array.isArray(ids)) return undefined
  return ids.map(String).map((id) => ({
    id,
    name: view === 'orders' ? formatOrderNumber({ id }) : id,
    to: href(routes.adminComprehensive, { search: { view, open: id } }),
  }))
}

type Texts = {
  actions: Partial<Record<string, string>>
  acts: Partial<Record<string, string>>
  lists: Partial<Record<string, (count: number) => string>>
}

/** A suspension is stored as an edit of a user, or as the rejection of an approved shop. */
function getPreciseAction(entry: AuditEntry): string {
  const { action, changes } = entry
  const ban = getChange(entry, 'banned_at')
  if (action === 'user.update' && ban && changes.length === 1)
    return ban.after ? 'user.suspend' : 'user.lift_suspension'
  if (action === 'shop.reject' && getChange(entry, 'status')?.before === 'approved') return 'shop.suspend'
  return action
}

const getChange = ({ changes }: AuditEntry, name: string) => changes.find(({ field }) => field === name)

const subjectViews: Partial<Record<string, AdminView>> = { shop: 'shops', user: 'users', order: 'orders' }

function getSubjectLink({ subject_type, subject_id: id, subject_exists }: AuditEntry): string | undefined {
  if (!subject_exists) return undefined
  if (subject_type === 'product') return href(routes.product, { id })
  const view = subjectViews[subject_type]
  return view && href(routes.adminComprehensive, { search: { view, open: id } })
}
