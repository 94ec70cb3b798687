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
  // a frame later what has come is painted, too; a tab that nobody sees has no frames
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(wake)))
  setTimeout(wake, longestMs)

  // What is pressed or sent before anybody can hear it is kept for entry-client.tsx, which takes it away.
  window.early = {}
  addEventListener('click', ({ target }) => {
    if (window.early) window.early.press ??= target.closest?.('button[type=button]')
  })
  addEventListener('submit', (event) => {
    if (!window.early) return
    event.preventDefault()
    window.early.form = event.target
  })
}
