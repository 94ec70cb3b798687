import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { User } from '@mainstreet/contract/accounts/user.ts'
import { type FunctionComponent, useEffect, useState } from 'react'
import { loadChunk } from '../../browser/load-chunk.ts'
import { useUser } from '../../session/session.ts'

type LiveService = FunctionComponent<{ user: User }>

const liveServiceLoaders = {
  chat: () => import('../../features/chat/live-chat.tsx').then(({ LiveChat }): LiveService => LiveChat),
  moderation: () =>
    import('../../features/moderation/live-moderation.tsx').then(
      ({ LiveModeration }): LiveService => LiveModeration,
    ),
}

/** The socket and its features: loaded after the page, only for signed-in users. */
export function LiveServices() {
  const user = useUser()
  const [loaded, setLoaded] = useState<{ kind: keyof typeof liveServiceLoaders; Parts: LiveService }>()
  const kind = user && (toStoredRole(user.role) === 'admin' ? 'moderation' : 'chat')
  const isLoaded = loaded?.kind === kind

  useEffect(() => {
    if (!kind || isLoaded) return
    // without it, polling continues
    loadChunk(liveServiceLoaders[kind], () => undefined).then(
      (Parts) => setLoaded({ kind, Parts }),
      () => undefined,
    )
  }, [kind, isLoaded])
  return user && loaded && isLoaded ? <loaded.Parts key={user.id} user={user} /> : null
}
