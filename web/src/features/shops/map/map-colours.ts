const colourNames = ['paper', 'surface', 'sunk', 'ink', 'ink-2', 'line', 'line-strong', 'pine'] as const
/** What the map takes from the theme. */
export type MapColours = Record<(typeof colourNames)[number], string>

export function readMapColours(style: CSSStyleDeclaration): MapColours {
  return Object.fromEntries(
    colourNames.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]),
  ) as MapColours
}
