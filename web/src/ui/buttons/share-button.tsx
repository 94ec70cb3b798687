import { m } from '@mainstreet/contract/messages/messages.ts'
import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { toast } from '../toasts/toast.ts'
import { Button } from './button.tsx'

const LinkDialog = lazy(() =>
  import('../overlays/link-dialog.tsx').then((module) => ({ default: module.LinkDialog })),
)

type Props = { title: string; path: string }

/** Uses the device's share dialog; otherwise copies the address; otherwise shows it for copying by hand. */
export function ShareButton({ title, path }: Props) {
  const [fallbackUrl, setFallbackUrl] = useState('')

  async function share() {
    const url = new URL(path, location.href).href
    if (typeof navigator.share === 'function')
      try {
        return await navigator.share({ title, url })
      } catch (error) {
        // the user canceled; any other error means that sharing is not possible this way
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    try {
      await navigator.clipboard.writeText(url)
      toast({ ...m.app.ui.linkCopied, tone: 'good' })
    } catch {
      setFallbackUrl(url)
    }
  }

  return (
    <>
      <Button variant="plain" size="sm" onClick={() => void share()} aria-label={m.app.ui.shareItem(title)}>
        <Share2 aria-hidden="true" className="size-4" />
        {m.app.ui.share}
      </Button>
      {fallbackUrl && (
        <Suspense>
          <LinkDialog url={fallbackUrl} onClose={() => setFallbackUrl('')} />
        </Suspense>
      )}
    </>
  )
}
