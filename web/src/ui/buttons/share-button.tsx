import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { toast } from '../toasts/toast.ts'
import { Button } from './button.tsx'

const LinkDialog = lazy(() =>
  import('../overlays/link-dialog.tsx').then((module) => ({ default: module.LinkDialog })),
)

type Props = { title: string; path: string }

/** By what the device has for it; else the address goes to the clipboard; else it is shown, to be copied by hand. */
export function ShareButton({ title, path }: Props) {
  const [fallbackUrl, setShown] = useState('')

  async function share() {
    const url = new URL(path, location.href).href
    if (typeof navigator.share === 'function')
      try {
        return await navigator.share({ title, url })
      } catch (error) {
        // they changed their mind; anything else means that it cannot be done this way
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    try {
      await navigator.clipboard.writeText(url)
      toast({ title: 'Link copied', description: 'Paste it wherever you like.', tone: 'good' })
    } catch {
      setShown(url)
    }
  }

  return (
    <>
      <Button variant="plain" size="sm" onClick={() => void share()} aria-label={`Share ${title}`}>
        <Share2 aria-hidden="true" className="size-4" />
        Share
      </Button>
      {fallbackUrl && (
        <Suspense>
          <LinkDialog url={fallbackUrl} onClose={() => setShown('')} />
        </Suspense>
      )}
    </>
  )
}
