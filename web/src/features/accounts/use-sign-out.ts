import { texts } from '@mainstreet/contract/texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { signOut } from '../../session/session.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** Nothing of the person stays: no remembered route, no answer that was only for them. */
export function useSignOut() {
  const router = useRouter()
  const client = useQueryClient()
  return async (scope: 'local' | 'global' = 'local') => {
    try {
      await signOut(scope)
    } catch {
      toast({ ...texts.session.signOutFailed, tone: 'danger' })
      return
    }
    router.history.replace('/')
    client.removeQueries({ predicate: ({ queryKey }) => isPersonal(String(queryKey[0])) })
    toast({ title: texts.session.signedOut, tone: 'good' })
  }
}

function isPersonal(path: string): boolean {
  return !/^\/api\/(products|shops|location|search|auth\/config)/.test(path) || path.endsWith('/orders')
}
