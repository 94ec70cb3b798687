import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { Account } from '@mainstreet/contract/accounts/user.ts'
import { fieldLimits } from '@mainstreet/contract/limits.ts'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useCallQuery } from '../../../api/use-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { TableColumn } from '../../../ui/data/data-table.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { FilterSelect } from '../filter-select.tsx'
import { formatDate } from '../format-date.ts'
import { PagedRows } from '../paged-rows.tsx'
import { useViewSearch } from '../use-view-search.ts'
import { parseOneOf, parsePage } from '../view-search.ts'
import { DeleteUser } from './delete-user.tsx'
import { roleChoices, roleLabels, roleTones } from './role-labels.ts'
import { UserDialog } from './user-dialog.tsx'

const sortFields = ['created_at', 'name', 'email', 'role'] as const

export function UsersView() {
  const [search, change] = useViewSearch()
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
          label="Search people"
          placeholder="Name or e-mail"
          maxLength={fieldLimits.maxSearchChars}
          value={search.search}
          onSearch={(text) => change({ search: text })}
        />
        <FilterSelect
          label="Role"
          allLabel="All roles"
          options={roleLabels}
          value={role}
          onChange={(next) => change({ role: next })}
        />
        <Button onClick={() => change({ open: 'new' })} className="ml-auto">
          <UserPlus aria-hidden="true" className="size-4.5" />
          New user
        </Button>
      </div>
      <PagedRows
        label="People"
        list={list}
        columns={createColumns((open) => change({ open, page: search.page }), setLeaving)}
        getRowKey={({ id }) => id}
        sorting={{ by: sortBy, order: sortOrder }}
        onSort={({ by, order }) => change({ sort: by, order })}
        onPage={(page) => change({ page: String(page) })}
        empty={
          <EmptyState
            illustration="not-found"
            title="Nobody is called so"
            text={narrow ? 'Try fewer letters, or all roles.' : 'People who register are listed here.'}
            action={
              narrow && (
                <Button variant="quiet" onClick={() => change({ search: undefined, role: undefined })}>
                  Show everybody
                </Button>
              )
            }
          />
        }
      />
      <UserDialog
        id={search.open}
        onClose={() => change({ open: undefined, page: search.page })}
        onDelete={setLeaving}
      />
      <DeleteUser user={leaving} onClose={() => setLeaving(undefined)} />
    </div>
  )
}

function createColumns(open: (id: string) => void, remove: (user: Account) => void): TableColumn<Account>[] {
  return [
    {
      label: 'Name',
      sortKey: 'name',
      cardPosition: 'head',
      renderCell: (user) => (
        <button
          type="button"
          onClick={() => open(user.id)}
          className="block max-w-full rounded-field py-1 text-left font-semibold break-words text-pine hover:underline max-md:text-lg"
        >
          {user.name}
        </button>
      ),
    },
    {
      label: 'E-mail',
      sortKey: 'email',
      renderCell: (user) => <span className="break-all">{user.email}</span>,
    },
    {
      label: 'Role',
      sortKey: 'role',
      renderCell: (user) => (
        <Badge tone={roleTones[toStoredRole(user.role)]}>{roleLabels[toStoredRole(user.role)]}</Badge>
      ),
    },
    { label: 'Shop', renderCell: (user) => user.shop_name ?? <span className="text-ink-2">None</span> },
    {
      label: 'Since',
      sortKey: 'created_at',
      className: 'whitespace-nowrap',
      renderCell: (user) => formatDate(user.created_at),
    },
    {
      label: 'State',
      renderCell: (user) =>
        user.banned_at ? (
          <Badge tone="bad">Banned</Badge>
        ) : (
          <span className="text-ink-2">{user.is_demo ? 'Demo' : 'Active'}</span>
        ),
    },
    {
      label: 'Actions',
      alignRight: true,
      cardPosition: 'foot',
      className: 'whitespace-nowrap',
      renderCell: (user) => (
        <>
          <Button variant="plain" size="sm" aria-label={`Edit ${user.name}`} onClick={() => open(user.id)}>
            Edit
          </Button>
          <Button
            variant="plain"
            size="sm"
            aria-label={`Delete ${user.name}`}
            onClick={() => remove(user)}
            className="text-poppy"
          >
            Delete
          </Button>
        </>
      ),
    },
  ]
}
