declare global {
  interface Window {
    /** What was pressed, sent and chosen before the page could hear it, in its order (boot.js). */
    early?: { type: 'click' | 'submit' | 'change'; on: HTMLElement; value: string }[] | undefined
  }
}

/** From here on React hears for itself. Each is done when the page has answered to the one before. */
export async function hearEarly() {
  const early = window.early ?? []
  window.early = undefined
  // first the page below the header: drawn anew while it sleeps, it would find itself half of before and half of now
  const page = document.getElementById('main')?.firstElementChild
  if (page && early.length > 0) await waken(page)
  for (const { type, on, value } of early) {
    await waken(on)
    if (type === 'submit') (on as HTMLFormElement).requestSubmit()
    else if (type === 'click') standIn(on)?.click()
    else choose(on, value)
    await answered()
  }
}

/** React wakes at once what an event is about. */
function waken(element: Element): Promise<void> {
  element.dispatchEvent(new Event('keyup', { bubbles: true }))
  return answered()
}

/** A link to the door may have become a button: who is here was not known before. */
function standIn(control: HTMLElement): HTMLElement | undefined {
  if (control.isConnected) return control
  const words = wordsOf(control)
  return [...document.querySelectorAll<HTMLElement>('a[href], button')].find((one) => wordsOf(one) === words)
}

/** What is chosen counts at once, what was typed when its field has been left. */
function choose(field: HTMLElement, value: string) {
  if (field instanceof HTMLSelectElement) {
    // waking, React has put back what the page was drawn with
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (document.activeElement !== field)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

function wordsOf(control: HTMLElement): string | null {
  return control.getAttribute('aria-label') ?? control.textContent
}

/** A task later what has been heard is drawn. */
function answered(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
