// Before the first paint: the stored theme, if there is one.
try {
  const theme = localStorage.getItem('mainstreet_theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // storage may be forbidden; then the system's theme applies
}

// The page paints first. Its scripts wait in a template until then, or until the first interaction.
{
  const interactions = ['pointerdown', 'keydown', 'focusin', 'wheel', 'scroll', 'touchstart']
  const maxWaitMs = 3000

  const runScripts = () => {
    for (const type of interactions) removeEventListener(type, runScripts, true)
    document.head.append(document.getElementById('deferred-scripts').content)
  }
  for (const type of interactions) addEventListener(type, runScripts, { capture: true, passive: true })
  // the load event comes before the frame with the last content, so wait a frame and for the first paint; a
  // hidden tab has no frames, therefore the timeout
  const afterFirstPaint = (next) => {
    if (performance.getEntriesByName('first-contentful-paint').length > 0) return setTimeout(next)
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      setTimeout(next)
    }).observe({ type: 'paint' })
  }
  addEventListener('load', () => requestAnimationFrame(() => afterFirstPaint(runScripts)))
  setTimeout(runScripts, maxWaitMs)
}

// Clicks, submits and changes before hydration, in order; replay-early-events.ts takes them over.
{
  window.earlyEvents = []
  const record = (type, target) => {
    if (type !== 'click')
      window.earlyEvents = window.earlyEvents.filter((one) => one.type !== type || one.target !== target)
    window.earlyEvents.push({ type, target, value: target.value })
  }
  addEventListener('click', (event) => {
    const target = window.earlyEvents && event.target.closest?.('button[type=button], a[data-deferred]')
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    record('click', target)
  })
  addEventListener('submit', (event) => {
    if (!window.earlyEvents) return
    event.preventDefault()
    record('submit', event.target)
  })
  addEventListener('change', ({ target }) => window.earlyEvents && record('change', target))
}

// A click counts for the element under the pointer when it went down: hydration may move or replace that
// element in between.
{
  const controls = 'a[href], button, input, select, label'
  const slipPx = 10
  const getLabel = (control) => control.getAttribute('aria-label') ?? control.textContent
  let started
  addEventListener(
    'pointerdown',
    ({ target, clientX, clientY, isPrimary, button }) => {
      const control = isPrimary && button === 0 && target.closest?.(controls)
      started = control && { control, clientX, clientY }
    },
    true,
  )
  addEventListener(
    'click',
    (event) => {
      const { control, clientX, clientY } = (event.isTrusted && started) || {}
      if (event.isTrusted) started = undefined
      if (!control || event.detail === 0 || control.contains(event.target)) return
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > slipPx) return
      const same = control.isConnected
        ? control
        : [...document.querySelectorAll('a[href], button')].find((one) => getLabel(one) === getLabel(control))
      if (!same || same.contains(event.target)) return
      event.stopImmediatePropagation()
      event.preventDefault()
      same.click()
    },
    true,
  )
}
