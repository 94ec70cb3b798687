import type { User } from '@mainstreet/contract/identity/user.ts'
import { useRouter } from '@tanstack/react-router'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { paths } from '../../api/paths.ts'
import { know } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Setting } from './setting.tsx'
import { useAttempt } from './use-attempt.ts'

/** A customer may become a merchant, once; the way back is an admin's. */
export function MerchantSetting({ user }: { user: User }) {
  const router = useRouter()
  const { attempt, busy, failure } = useAttempt()
  const open = async () => {
    const body = { userId: user.id, role: 'merchant' } as const
    if (await attempt(async () => know((await request(calls.updateRole, { body })).user)))
      router.history.push(paths.merchant({ view: 'shop' }))
  }
  return (
    <Setting title="Your own shop" text="Bring it to the street.">
      <p>
        You get a shop to set up; it opens once an admin has looked at it. This becomes a merchant's account:
        to go on shopping yourself, use another.
      </p>
      <Failure of={failure} />
      <Button variant="quiet" busy={busy} onClick={() => void open()} className="justify-self-start">
        Open a shop
      </Button>
    </Setting>
  )
}
