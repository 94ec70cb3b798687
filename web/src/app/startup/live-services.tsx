import { storedRole } from '@mainstreet/contract/accounts/roles.ts'
import type { User } from '@mainstreet/contract/accounts/user.ts'
import { type FunctionComponent, useEffect, useState } from 'react'
import { loadChunk } from '../../browser/load-chunk.ts'
import { useUser } from '../../session/session.ts'

type Parts = FunctionComponent<{ user: User }>

const loadParts = {
  talking: () => import('../../features/chat/live-chat.tsx').then(({ LiveDesk }): Parts => LiveDesk),
  moderating: () =>
    import('../../features/moderation/live-moderation.tsx').then(
      ({ LiveModeration }): Parts => LiveModeration,
    ),
}

/** The socket and what hangs on it: its code comes after the page, and only to who is signed in. */
export function LiveParts() {
  const user = useUser()
  const [loaded, setLoaded] = useState<{ kind: keyof typeof loadParts; Parts: Parts }>()
  const kind = user && (storedRole(user.role) === 'admin' ? 'moderating' : 'talking')
  const isThere = loaded?.kind === kind

  useEffect(() => {
    if (!kind || isThere) return
    // without it everything is still asked for every so often
    loadChunk(loadParts[kind], () => undefined).then(
      (Parts) => setLoaded({ kind, Parts }),
      () => undefined,
    )
  }, [kind, isThere])
  return user && loaded && isThere ? <loaded.Parts key={user.id} user={user} /> : null
}
