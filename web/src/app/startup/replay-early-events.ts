declare global {
  interface Window {
    /** Clicks, submits and changes before hydration, in order (boot.js). */
    earlyEvents?: { type: 'click' | 'submit' | 'change'; target: HTMLElement; value: string }[] | undefined
  }
}

/**
 * From here on React handles events itself. Each early event is replayed after the page has rendered the
 * one before.
 */
export async function replayEarlyEvents() {
  const events = window.earlyEvents ?? []
  window.earlyEvents = undefined
  // the page below the header first: rendered again before hydration, it would mix old and new state
  const page = document.getElementById('main')?.firstElementChild
  if (page && events.length > 0) await hydrateElement(page)
  for (const { type, target, value } of events) {
    await hydrateElement(target)
    if (type === 'submit') (target as HTMLFormElement).requestSubmit()
    else if (type === 'click') findReplacement(target)?.click()
    else replayChange(target, value)
    await waitForRender()
  }
}

/** React hydrates the target of an event at once. */
function hydrateElement(element: Element): Promise<void> {
  element.dispatchEvent(new Event('keyup', { bubbles: true }))
  return waitForRender()
}

/** A sign-in link may have become a button, because the session was unknown before. */
function findReplacement(control: HTMLElement): HTMLElement | undefined {
  if (control.isConnected) return control
  const label = getControlLabel(control)
  return [...document.querySelectorAll<HTMLElement>('a[href], button')].find(
    (one) => getControlLabel(one) === label,
  )
}

/** A selection counts at once, typed text when its field loses the focus. */
function replayChange(field: HTMLElement, value: string) {
  if (field instanceof HTMLSelectElement) {
    // hydration has restored the value of the server render
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (document.activeElement !== field)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

function getControlLabel(control: HTMLElement): string | null {
  return control.getAttribute('aria-label') ?? control.textContent
}

/** React has rendered a task later. */
function waitForRender(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
