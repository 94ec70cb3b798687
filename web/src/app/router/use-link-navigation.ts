import { useEffect } from 'react'
import { useRouter } from '../../browser/router/use-router.ts'

/** A pointer that crosses the page rests on no link for so long. */
const hoverDelayMs = 80

/**
 * Clicks on plain links inside the application navigate with the router. Hovering or focus loads the code of the page, and
 * pressing its data, too: a request for each link that is crossed would use up the visitor's rate limit.
 */
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
    let hoverTimer: ReturnType<typeof setTimeout> | undefined
    const endHover = () => clearTimeout(hoverTimer)
    const startHover = (event: Event) => {
      endHover()
      const url = getInternalUrl(event.target)
      if (!url || savesData()) return
      hoverTimer = setTimeout(() => void router.preloadCode(url.pathname + url.search), hoverDelayMs)
    }
    const press = ({ target, button, pointerType }: PointerEvent) => {
      // a finger may only be starting to scroll
      if (button !== 0 || pointerType === 'touch') return
      const url = getInternalUrl(target)
      if (url && !savesData()) void router.preload(url.pathname + url.search)
    }
    document.addEventListener('click', navigate)
    document.addEventListener('pointerover', startHover, { passive: true })
    document.addEventListener('focusin', startHover)
    document.documentElement.addEventListener('pointerleave', endHover)
    document.addEventListener('pointerdown', press, { passive: true })
    return () => {
      endHover()
      document.removeEventListener('click', navigate)
      document.removeEventListener('pointerover', startHover)
      document.removeEventListener('focusin', startHover)
      document.documentElement.removeEventListener('pointerleave', endHover)
      document.removeEventListener('pointerdown', press)
    }
  }, [router])
}

/** Set by visitors on metered connections; only some browsers say it. */
function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
}

function getInternalUrl(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined
  if (!URL.canParse(link.href)) return undefined
  const url = new URL(link.href)
  const other = url.origin !== location.origin || /^\/(api|dev|assets|metrics)\b/.test(url.pathname)
  const onPage = url.hash !== '' && url.pathname === location.pathname && url.search === location.search
  return other || onPage ? undefined : url
}
