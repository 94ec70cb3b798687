import { useEffect, useState } from 'react'
import { useTheme } from '../../browser/use-theme.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { colourPairs, palettes } from './colour-pairs.ts'
import { contrastOf } from './contrast.ts'
import { KitPart } from './kit-section.tsx'

const named = (colour: string) => `var(--${colour})`

export function KitColours() {
  const values = useTokens()
  return (
    <KitPart
      title="Colour"
      note="Warm paper, one strong colour at a time; pictures do the selling. Each token has a value by day and one by night."
    >
      {Object.entries(palettes).map(([palette, colours]) => (
        <div key={palette}>
          <h3 className="mb-2 text-base">{palette}</h3>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
            {colours.map((colour) => (
              <li key={colour} className="overflow-hidden rounded-card border border-line bg-surface">
                <span className="block h-16 border-b border-line" style={{ background: named(colour) }} />
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
          {colourPairs.map(({ colour, on, least }) => (
            <li
              key={`${colour} ${on}`}
              className="flex items-center justify-between gap-2 rounded-field border border-line px-3 py-2"
              style={{ background: named(on), color: named(least < 4.5 ? 'ink' : colour) }}
            >
              <span className="flex min-w-0 items-center gap-2 text-sm font-semibold">
                {least < 4.5 && (
                  <span
                    className="size-4 shrink-0 rounded-full border-3"
                    style={{ borderColor: named(colour) }}
                  />
                )}
                {colour} on {on}
              </span>
              <Badge tone="plain">{ratioWords(values[colour], values[on], least)}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </KitPart>
  )
}

function ratioWords(colour: string | undefined, on: string | undefined, least: number): string {
  if (!colour || !on) return `at least ${least}`
  return `${contrastOf(colour, on).toFixed(1)} of ${least}`
}

/** The build makes #fff of #ffffff. */
function written(colour: string): string {
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
    setValues(Object.fromEntries(all.map((name) => [name, written(style.getPropertyValue(`--${name}`))])))
  }, [theme])
  return values
}
