import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { Account } from '@mainstreet/contract/accounts/user.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useCallQuery } from '../../../queries/use-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { longTextCell, type TableColumn } from '../../../ui/data/data-table.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { FilterSelect } from '../filter-select.tsx'
import { formatDate } from '../format-date.ts'
import { ListEmptyState } from '../list-empty-state.tsx'
import { OpenRowButton } from '../open-row-button.tsx'
import { PagedRows } from '../paged-rows.tsx'
import { useViewSearch } from '../use-view-search.ts'
import { parseOneOf, parsePage } from '../view-search.ts'
import { DeleteUser } from './delete-user.tsx'
import { roleChoices, roleTones } from './role-labels.ts'
import { SuspendUser } from './suspend-user.tsx'
import { type UserActionHandlers, UserActions } from './user-actions.tsx'
import { UserDialog } from './user-dialog.tsx'

const sortFields = ['created_at', 'name', 'email', 'role'] as const

export function UsersView() {
  const [search, change] = useViewSearch()
  const text = dashboard.adminUsers
  const [suspending, setSuspending] = useState<Account>()
  const [leaving, setLeaving] = useState<Account>()
  const role = parseOneOf(roleChoices, search.role)
  const sortBy = parseOneOf(sortFields, search.sort) ?? 'created_at'
  const sortOrder =
    parseOneOf(['asc', 'desc'] as const, search.order) ?? (sortBy === 'created_at' ? 'desc' : 'asc')
  const query = { page: parsePage(search), role, search: search.search, sortBy, sortOrder }
  const list = useCallQuery(calls.listUsers, { query }, { keepPrevious: true, live: true })
  const narrow = Boolean(role || search.search)

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          label={text.search}
          placeholder={text.searchPlaceholder}
          value={search.search}
          onSearch={(typed) => change({ search: typed })}
        />
        <FilterSelect
          label={text.roleFilter}
          allLabel={text.allRoles}
          options={text.roles}
          value={role}
          onChange={(next) => change({ role: next })}
        />
        <Button onClick={() => change({ open: 'new' })} className="ml-auto">
          <UserPlus aria-hidden="true" className="size-4.5" />
          {text.newUser}
        </Button>
      </div>
      <PagedRows
        label={text.listLabel}
        list={list}
        columns={createColumns({
          onEdit: ({ id }) => change({ open: id, page: search.page }),
          onSuspend: setSuspending,
          onDelete: setLeaving,
        })}
        getRowKey={({ id }) => id}
        sorting={{ by: sortBy, order: sortOrder }}
        onSort={({ by, order }) => change({ sort: by, order })}
        onPage={(page) => change({ page: String(page) })}
        empty={
          <ListEmptyState
            illustration="not-found"
            isFiltered={narrow}
            texts={text}
            onShowAll={() => change({ search: undefined, role: undefined })}
          />
        }
      />
      <UserDialog
        id={search.open}
        onClose={() => change({ open: undefined, page: search.page })}
        onDelete={setLeaving}
      />
      {suspending && <SuspendUser user={suspending} onClose={() => setSuspending(undefined)} />}
      {leaving && <DeleteUser user={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  )
}

function createColumns(actions: UserActionHandlers): TableColumn<Account>[] {
  const text = dashboard.adminUsers
  return [
    {
      label: text.columns.name,
      sortKey: 'name',
      cardPosition: 'head',
      renderCell: (user) => <OpenRowButton onClick={() => actions.onEdit(user)}>{user.name}</OpenRowButton>,
    },
    {
      label: text.columns.email,
      className: 'min-w-44',
      sortKey: 'email',
      renderCell: (user) => <span className="break-all">{user.email}</span>,
    },
    {
      label: text.columns.role,
      sortKey: 'role',
      renderCell: (user) => (
        <Badge tone={roleTones[toStoredRole(user.role)]}>{text.roles[toStoredRole(user.role)]}</Badge>
      ),
    },
    {
      label: text.columns.shop,
      className: longTextCell,
      renderCell: (user) => user.shop_name ?? <span className="text-ink-2">{text.noShop}</span>,
    },
    {
      label: text.columns.joined,
      sortKey: 'created_at',
      className: 'whitespace-nowrap',
      renderCell: (user) => formatDate(user.created_at),
    },
    {
      label: text.columns.status,
      renderCell: (user) =>
        user.banned_at ? (
          <Badge tone="bad">{text.statuses.banned}</Badge>
        ) : user.email_bounced_at ? (
          <Badge tone="warn">{text.statuses.emailBounces}</Badge>
        ) : (
          <span className="text-ink-2">{user.is_demo ? text.statuses.demo : text.statuses.active}</span>
        ),
    },
    {
      label: text.columns.actions,
      alignRight: true,
      cardPosition: 'corner',
      renderCell: (user) => <UserActions user={user} {...actions} />,
    },
  ]
}
