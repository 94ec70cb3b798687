import type { AuthDeps } from '../../../protocols/auth/auth-deps.ts'
import { displayName } from './display-name.ts'
import type { Provider } from './identity-provider/identity-provider.ts'
import { passwordLink } from './users/manage-users.ts'
import { addPerson, findUserId } from './users/token-users-store.ts'
import { changeUser } from './users/users-store.ts'

/** The account of that address, made if need be, becomes an admin; answers a one-time link to set its password. */
export function makeAdmin(
  deps: AuthDeps,
  provider: Provider,
  email: string,
  freshId: string,
): Promise<string> {
  const { db, now, settings } = deps
  return db.tx(async (tx) => {
    const name = displayName({}, email)
    const id =
      (await provider.findId(tx, email)) ??
      (await provider.addAccount(tx, { id: (await findUserId(tx, email)) ?? freshId, email, name }))
    await addPerson(tx, id, email, name)
    await changeUser(tx, id, { role: 'admin', banned_at: null }, undefined, now())
    const token = await provider.passwordToken(tx, email)
    if (!token) throw new Error(`The account of ${email} is gone`)
    return passwordLink(settings, token)
  })
}
