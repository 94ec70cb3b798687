import { useEffect, useState } from 'react'
import { useTheme } from '../../browser/use-theme.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { colorPairs, palettes } from './color-pairs.ts'
import { contrastRatio } from './contrast.ts'
import { KitSection } from './kit-section.tsx'

const cssVariable = (color: string) => `var(--${color})`

export function KitColors() {
  const values = useTokens()
  return (
    <KitSection
      title="Colors"
      note="A warm background and one strong color at a time, so that photos stand out. Each token has a light and a dark value."
    >
      {Object.entries(palettes).map(([palette, colors]) => (
        <div key={palette}>
          <h3 className="mb-2 text-base">{palette}</h3>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
            {colors.map((color) => (
              <li key={color} className="overflow-hidden rounded-card border border-line bg-surface">
                <span
                  className="block h-16 border-b border-line"
                  style={{ background: cssVariable(color) }}
                />
                <span className="block px-3 py-2 text-sm leading-snug">
                  <span className="block font-semibold">{color}</span>
                  <span className="text-ink-2 nums">{values[color]}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div>
        <h3 className="mb-2 text-base">Contrast of color pairs</h3>
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
          {colorPairs.map(({ color, on, minRatio }) => (
            <li
              key={`${color} ${on}`}
              className="flex items-center justify-between gap-2 rounded-field border border-line px-3 py-2"
              style={{ background: cssVariable(on), color: cssVariable(minRatio < 4.5 ? 'ink' : color) }}
            >
              <span className="flex min-w-0 items-center gap-2 text-sm font-semibold">
                {minRatio < 4.5 && (
                  <span
                    className="size-4 shrink-0 rounded-full border-3"
                    style={{ borderColor: cssVariable(color) }}
                  />
                )}
                {color} on {on}
              </span>
              <Badge tone="plain">{formatRatio(values[color], values[on], minRatio)}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </KitSection>
  )
}

function formatRatio(color: string | undefined, on: string | undefined, minContrast: number): string {
  if (!color || !on) return `at least ${minContrast}`
  return `${contrastRatio(color, on).toFixed(1)} of ${minContrast}`
}

/** The build shortens #ffffff to #fff. */
function normalizeHex(color: string): string {
  return color.trim().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
}

/** The values of the current theme. */
function useTokens(): Record<string, string> {
  const theme = useTheme()
  const [values, setValues] = useState<Record<string, string>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values belong to the theme
  useEffect(() => {
    const style = getComputedStyle(document.documentElement)
    const all = Object.values(palettes).flat()
    setValues(
      Object.fromEntries(all.map((name) => [name, normalizeHex(style.getPropertyValue(`--${name}`))])),
    )
  }, [theme])
  return values
}
