const plan = 'reads a plan, which Citus shows as one of its own'
const otherExtensions = 'creates extensions, which all towns of a cluster share'
const testStatement =
  'a statement of the test computes with columns and the time zone or random numbers, which Citus rejects'

/** What does not run on Citus, with the reason: a whole file, or tests of it by their title. */
const citusExclusions: Record<string, string | Record<string, string>> = {
  'server/src/database-schema.test.ts': 'creates schemas, which the user of a town may not',
  'server/src/test/permissions/mass-assignment.test.ts':
    'compares the transactions of rows, which are those of the worker, with one of the coordinator',
  'server/src/test/faults/claims.test.ts': 'changes a setting of its database, which towns share',
  'server/src/accounts/users/erase-user-data.test.ts':
    'waits for a lock that it sees on the server it is connected to, and locks are on the worker',
  'demo/src/seed-command.test.ts': 'migrates a distributed schema, and Citus rejects migration 0002 there',
  'server/src/orders/insert-orders-store.test.ts':
    'records writes by triggers, whose ids on a worker are too large for its table',
  'server/src/main.test.ts': {
    'when the password is wrong': 'needs a cluster that asks for passwords',
  },
  'platform/src/db/limit-offset.test.ts': {
    'the plan of a page is kept; with an offset alone it is made each time': plan,
  },
  'platform/src/db/migrate.test.ts': {
    'is left as it is, and the error names the command that resets it': otherExtensions,
    'is dropped and built again on request, but for its extensions': otherExtensions,
  },
  'server/src/accounts/users/erasure-is-complete.test.ts': {
    'entries of the audit log lose fields, but are neither changed nor deleted otherwise': testStatement,
  },
  'server/src/admin/admin.test.ts': {
    'an order is found by its number through an index, an unknown number finds none': plan,
  },
  'server/src/catalog/search/featured-products.test.ts': {
    'products that sell out at the same time leave the newest one that is in stock':
      'waits for a lock that it sees on the server it is connected to, and locks are on the worker',
  },
  'server/src/catalog/save-products.test.ts': {
    'is allowed to its owner within an hour': testStatement,
  },
}

export const excludedFiles = Object.entries(citusExclusions)
  .filter(([, reason]) => typeof reason === 'string')
  .map(([file]) => file)

/** The reason, if that test is excluded. */
export function findCitusExclusion(file: string, title: string): string | undefined {
  const reasons = Object.entries(citusExclusions).find(([name]) => file.endsWith(name))?.[1]
  return typeof reasons === 'object' ? reasons[title] : undefined
}
