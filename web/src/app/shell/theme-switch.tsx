import { m } from '@mainstreet/contract/messages/messages.ts'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useEffect, useState } from 'react'
import { tryStorage } from '../../browser/local-storage.ts'

const themes = [
  { value: 'system', Icon: Monitor },
  { value: 'light', Icon: Sun },
  { value: 'dark', Icon: Moon },
] as const
type Theme = (typeof themes)[number]['value']

const themeStorageKey = 'mainstreet_theme'

export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => setTheme((document.documentElement.dataset.theme as Theme | undefined) ?? 'system'), [])

  function choose(next: Theme) {
    setTheme(next)
    const root = document.documentElement
    if (next === 'system') delete root.dataset.theme
    else root.dataset.theme = next
    tryStorage(() =>
      next === 'system'
        ? localStorage.removeItem(themeStorageKey)
        : localStorage.setItem(themeStorageKey, next),
    )
  }

  return (
    <fieldset className="flex rounded-full border border-line">
      <legend className="sr-only">{m.app.theme.legend}</legend>
      {themes.map(({ value, Icon }) => (
        <label
          key={value}
          title={m.app.theme[value]}
          className="grid size-10 cursor-pointer place-items-center rounded-full has-checked:bg-sunk has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-pine"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => choose(value)}
            className="sr-only"
            aria-label={m.app.theme[value]}
          />
          <Icon aria-hidden="true" className="size-4" />
        </label>
      ))}
    </fieldset>
  )
}
