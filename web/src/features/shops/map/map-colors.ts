const colorNames = ['paper', 'surface', 'sunk', 'ink', 'ink-2', 'line', 'line-strong', 'pine'] as const
/** The theme colors that the map uses. */
export type MapColors = Record<(typeof colorNames)[number], string>

export function readMapColors(style: CSSStyleDeclaration): MapColors {
  return Object.fromEntries(
    colorNames.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]),
  ) as MapColors
}
