// Before the first paint: the theme that was chosen, if one was.
try {
  const theme = localStorage.getItem('mainstreet_theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be forbidden; the system's theme is a good one.
}

// What is seen comes first. What wakes it waits in a template until that stands there, or somebody touches it.
{
  const touches = ['pointerdown', 'keydown', 'focusin', 'wheel', 'scroll', 'touchstart']
  const longestMs = 3000

  const wake = () => {
    for (const touch of touches) removeEventListener(touch, wake, true)
    document.head.append(document.getElementById('waking').content)
  }
  for (const touch of touches) addEventListener(touch, wake, { capture: true, passive: true })
  // a frame later what has come is drawn, too, and the browser tells when a drawing is seen; a tab that nobody sees has no frames
  const whenSeen = (next) => {
    if (performance.getEntriesByName('first-contentful-paint').length > 0) return setTimeout(next)
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      setTimeout(next)
    }).observe({ type: 'paint' })
  }
  addEventListener('load', () => requestAnimationFrame(() => whenSeen(wake)))
  setTimeout(wake, longestMs)
}

// What is pressed, sent and chosen before anybody can hear it is kept in its order for replay-early-events.ts, which takes it away.
{
  window.early = []
  const keep = (type, on) => {
    if (type !== 'click') window.early = window.early.filter((one) => one.type !== type || one.on !== on)
    window.early.push({ type, on, value: on.value })
  }
  addEventListener('click', (event) => {
    const on = window.early && event.target.closest?.('button[type=button], a[data-waits]')
    if (!on || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    keep('click', on)
  })
  addEventListener('submit', (event) => {
    if (!window.early) return
    event.preventDefault()
    keep('submit', event.target)
  })
  addEventListener('change', ({ target }) => window.early && keep('change', target))
}

// A press is of what lay under the finger when it began: waking, the page may move or draw that anew meanwhile.
{
  const controls = 'a[href], button, input, select, label'
  const slipPx = 10
  const words = (control) => control.getAttribute('aria-label') ?? control.textContent
  let begun
  addEventListener(
    'pointerdown',
    ({ target, clientX, clientY, isPrimary, button }) => {
      const control = isPrimary && button === 0 && target.closest?.(controls)
      begun = control && { control, clientX, clientY }
    },
    true,
  )
  addEventListener(
    'click',
    (event) => {
      const { control, clientX, clientY } = (event.isTrusted && begun) || {}
      if (event.isTrusted) begun = undefined
      if (!control || event.detail === 0 || control.contains(event.target)) return
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > slipPx) return
      const same = control.isConnected
        ? control
        : [...document.querySelectorAll('a[href], button')].find((one) => words(one) === words(control))
      if (!same || same.contains(event.target)) return
      event.stopImmediatePropagation()
      event.preventDefault()
      same.click()
    },
    true,
  )
}
