declare global {
  interface Window {
    /** What was pressed, sent and chosen before the page could hear it, in its order (boot.js). */
    early?: { type: 'click' | 'submit' | 'change'; on: HTMLElement; value: string }[] | undefined
  }
}

/** From here on React hears for itself. Each is done when the page has answered to the one before. */
export async function replayEarlyEvents() {
  const early = window.early ?? []
  window.early = undefined
  // first the page below the header: drawn anew while it sleeps, it would find itself half of before and half of now
  const page = document.getElementById('main')?.firstElementChild
  if (page && early.length > 0) await hydrateElement(page)
  for (const { type, on, value } of early) {
    await hydrateElement(on)
    if (type === 'submit') (on as HTMLFormElement).requestSubmit()
    else if (type === 'click') findReplacement(on)?.click()
    else replayChange(on, value)
    await waitForRender()
  }
}

/** React wakes at once what an event is about. */
function hydrateElement(element: Element): Promise<void> {
  element.dispatchEvent(new Event('keyup', { bubbles: true }))
  return waitForRender()
}

/** A link to the door may have become a button: who is here was not known before. */
function findReplacement(control: HTMLElement): HTMLElement | undefined {
  if (control.isConnected) return control
  const words = getControlLabel(control)
  return [...document.querySelectorAll<HTMLElement>('a[href], button')].find(
    (one) => getControlLabel(one) === words,
  )
}

/** What is chosen counts at once, what was typed when its field has been left. */
function replayChange(field: HTMLElement, value: string) {
  if (field instanceof HTMLSelectElement) {
    // waking, React has put back what the page was drawn with
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (document.activeElement !== field)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

function getControlLabel(control: HTMLElement): string | null {
  return control.getAttribute('aria-label') ?? control.textContent
}

/** A task later what has been heard is drawn. */
function waitForRender(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
