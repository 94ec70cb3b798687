import { storedRole } from '@mainstreet/contract/identity/roles.ts'
import { useEffect, useState } from 'react'
import { loadChunk } from '../api/load-chunk.ts'
import { useSession } from '../api/session.ts'

type Desk = typeof import('../features/messages/live-desk.tsx')['LiveDesk']

/** The socket and what hangs on it: its code comes after the page, and only to who is signed in and talks. */
export function LiveParts() {
  const { user } = useSession()
  const [Desk, setDesk] = useState<Desk>()
  const talks = user !== null && storedRole(user.role) !== 'admin'

  useEffect(() => {
    if (!talks || Desk) return
    const load = () => import('../features/messages/live-desk.tsx')
    // without it everything is still asked for every so often
    loadChunk(load, () => undefined).then(
      ({ LiveDesk }) => setDesk(() => LiveDesk),
      () => undefined,
    )
  }, [talks, Desk])
  return talks && Desk ? <Desk key={user.id} user={user} /> : null
}
