import type { DemoAccount } from '@mainstreet/contract/accounts/user.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { ChevronDown } from 'lucide-react'
import { calls } from '../../api/calls.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { isSignInOffered, useAuthConfig } from './use-auth-config.ts'

const roles = ['customer', 'merchant', 'admin'] as const

/** One account per role, and the others separately; the first merchant is one with a shop. */
export function groupDemoAccounts(accounts: readonly DemoAccount[]): {
  signs: DemoAccount[]
  more: DemoAccount[]
} {
  const signs = roles.flatMap((role) => {
    const those = accounts.filter((account) => account.role === role)
    return those.find(({ shop_id }) => shop_id) ?? those[0] ?? []
  })
  return { signs, more: accounts.filter((account) => !signs.includes(account)) }
}

type Props = { busy: string | undefined; onChoose: (account: DemoAccount) => void }

const rolePaints = {
  customer: 'bg-poppy text-on-poppy',
  merchant: 'bg-sky text-surface',
  admin: 'bg-slate text-surface',
}

/** Nothing outside of demo mode. */
export function DemoSignInCards({ busy, onChoose }: Props) {
  const demo = useAuthConfig()?.demo ?? isSignInOffered('demo')
  const { data, isPending } = useCallQuery(calls.listDemoAccounts, undefined, {
    staleTime: 300_000,
    enabled: demo,
  })
  const { signs, more } = groupDemoAccounts(data?.data ?? [])
  if (demo && isPending) return <Skeleton className="h-112 rounded-card sm:h-62 lg:h-112 xl:h-62" />
  if (signs.length === 0) return null

  return (
    <section aria-labelledby="demo" className="grid content-start gap-4">
      <div>
        <h2 id="demo" className="text-xl">
          {m.accounts.demo.title}
        </h2>
        <p className="text-ink-2">{m.accounts.demo.text}</p>
      </div>
      <ul className="grid gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3">
        {signs.map((account) => (
          <li key={account.id}>
            <DemoSignInCard account={account} busy={busy} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-10 list-none items-center gap-1.5 rounded-field text-sm font-semibold text-pine [&::-webkit-details-marker]:hidden">
            {m.accounts.demo.more}
            <ChevronDown size={18} aria-hidden="true" className="group-open:rotate-180" />
          </summary>
          <ul className="mt-1 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            {more.map((account) => (
              <li key={account.id}>
                <button
                  type="button"
                  disabled={Boolean(busy)}
                  onClick={() => onChoose(account)}
                  className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 px-4 py-1.5 text-left -outline-offset-2 hover:bg-sunk"
                >
                  <span className="font-medium">{account.name}</span>
                  <span className="text-sm text-ink-2">
                    {busy === account.email ? m.login.signingIn : account.email}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function DemoSignInCard({ account, busy, onChoose }: Props & { account: DemoAccount }) {
  const { title, text } = m.accounts.demo.roles[account.role]
  const signingIn = busy === account.email
  return (
    <button
      type="button"
      disabled={Boolean(busy)}
      aria-busy={signingIn}
      onClick={() => onChoose(account)}
      className="group block w-full rounded-card text-left"
    >
      <span aria-hidden="true" className="mx-2 block h-1 rounded-full bg-line-strong" />
      <span aria-hidden="true" className="mx-8 flex h-3.5 justify-between">
        <span className="w-0.5 bg-line-strong" />
        <span className="w-0.5 bg-line-strong" />
      </span>
      <span
        className={`block origin-[50%_-18px] rounded-card p-1.5 shadow-low transition-transform duration-200 ease-out group-hover:rotate-1 group-active:rotate-0 ${rolePaints[account.role]}`}
      >
        <span className="grid min-h-28 content-center gap-1 rounded-[10px] border border-current/60 px-3 py-3 text-center">
          <span className="font-display text-xl font-bold">{title}</span>
          <span className="text-sm">{text}</span>
          <span className="mt-1 inline-flex items-center justify-center gap-2 text-sm font-semibold">
            {signingIn ? <Spinner size="sm" /> : null}
            {signingIn ? m.login.signingIn : m.accounts.demo.signInAs(account.name)}
          </span>
        </span>
      </span>
    </button>
  )
}
