import { useEffect } from 'react'
import { useRouter } from '../../browser/router/use-router.ts'

/** Clicks on plain links inside the application navigate with the router; hovering preloads. */
export function useLinkNavigation() {
  const router = useRouter()
  useEffect(() => {
    const navigate = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return
      const url = getInternalUrl(event.target)
      if (!url) return
      event.preventDefault()
      router.push(url.pathname + url.search + url.hash)
    }
    const preload = (event: Event) => {
      const url = getInternalUrl(event.target)
      if (url) void router.preload(url.pathname + url.search)
    }
    document.addEventListener('click', navigate)
    document.addEventListener('pointerover', preload, { passive: true })
    document.addEventListener('focusin', preload)
    return () => {
      document.removeEventListener('click', navigate)
      document.removeEventListener('pointerover', preload)
      document.removeEventListener('focusin', preload)
    }
  }, [router])
}

function getInternalUrl(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined
  const url = new URL(link.href, location.href)
  const other = url.origin !== location.origin || /^\/(api|dev|assets|metrics)\b/.test(url.pathname)
  const onPage = url.hash !== '' && url.pathname === location.pathname && url.search === location.search
  return other || onPage ? undefined : url
}
