const colorNames = ['paper', 'surface', 'sunk', 'ink', 'ink-2', 'line', 'line-strong', 'pine'] as const
/** The theme colors that the map uses. */
export type MapColors = Record<(typeof colorNames)[number], string>

/** The value of a property has both themes in it, so the element computes each as its color. */
export function readMapColors(element: HTMLElement): MapColors {
  const style = getComputedStyle(element)
  const colors = colorNames.map((name) => {
    element.style.color = `var(--${name})`
    return [name, style.color]
  })
  element.style.removeProperty('color')
  return Object.fromEntries(colors) as MapColors
}
