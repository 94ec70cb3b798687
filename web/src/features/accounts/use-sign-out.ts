import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '../../browser/router/use-router.ts'
import { signOut } from '../../session/session.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** Clears all data of the user: stored routes and personal responses. */
export function useSignOut() {
  const router = useRouter()
  const client = useQueryClient()
  return async (scope: 'local' | 'global' = 'local') => {
    try {
      await signOut(scope)
    } catch {
      toast({ ...m.session.signOutFailed, tone: 'danger' })
      return
    }
    router.replace(href(routes.home))
    client.removeQueries({ predicate: ({ queryKey }) => isPersonal(String(queryKey[0])) })
    toast({ title: m.session.signedOut, tone: 'good' })
  }
}

function isPersonal(path: string): boolean {
  return !/^\/api\/(products|shops|location|search|auth\/config)/.test(path) || path.endsWith('/orders')
}
