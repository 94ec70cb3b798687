import { useEffect, useState } from 'react'
import { useTheme } from '../../browser/use-theme.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { colourPairs, palettes } from './colour-pairs.ts'
import { contrastRatio } from './contrast.ts'
import { KitSection } from './kit-section.tsx'

const cssVariable = (colour: string) => `var(--${colour})`

export function KitColours() {
  const values = useTokens()
  return (
    <KitSection
      title="Colour"
      note="Warm paper, one strong colour at a time; pictures do the selling. Each token has a value by day and one by night."
    >
      {Object.entries(palettes).map(([palette, colours]) => (
        <div key={palette}>
          <h3 className="mb-2 text-base">{palette}</h3>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
            {colours.map((colour) => (
              <li key={colour} className="overflow-hidden rounded-card border border-line bg-surface">
                <span
                  className="block h-16 border-b border-line"
                  style={{ background: cssVariable(colour) }}
                />
                <span className="block px-3 py-2 text-sm leading-snug">
                  <span className="block font-semibold">{colour}</span>
                  <span className="text-ink-2 nums">{values[colour]}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div>
        <h3 className="mb-2 text-base">What may stand on what</h3>
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
          {colourPairs.map(({ colour, on, minRatio }) => (
            <li
              key={`${colour} ${on}`}
              className="flex items-center justify-between gap-2 rounded-field border border-line px-3 py-2"
              style={{ background: cssVariable(on), color: cssVariable(minRatio < 4.5 ? 'ink' : colour) }}
            >
              <span className="flex min-w-0 items-center gap-2 text-sm font-semibold">
                {minRatio < 4.5 && (
                  <span
                    className="size-4 shrink-0 rounded-full border-3"
                    style={{ borderColor: cssVariable(colour) }}
                  />
                )}
                {colour} on {on}
              </span>
              <Badge tone="plain">{formatRatio(values[colour], values[on], minRatio)}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </KitSection>
  )
}

function formatRatio(colour: string | undefined, on: string | undefined, least: number): string {
  if (!colour || !on) return `at least ${least}`
  return `${contrastRatio(colour, on).toFixed(1)} of ${least}`
}

/** The build makes #fff of #ffffff. */
function normalizeHex(colour: string): string {
  return colour.trim().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
}

/** As the theme of this moment has them. */
function useTokens(): Record<string, string> {
  const theme = useTheme()
  const [values, setValues] = useState<Record<string, string>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are the theme's
  useEffect(() => {
    const style = getComputedStyle(document.documentElement)
    const all = Object.values(palettes).flat()
    setValues(
      Object.fromEntries(all.map((name) => [name, normalizeHex(style.getPropertyValue(`--${name}`))])),
    )
  }, [theme])
  return values
}
