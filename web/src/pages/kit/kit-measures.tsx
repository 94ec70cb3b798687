import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { KitExample, KitSection } from './kit-section.tsx'

const sizes = [
  ['text-4xl', 48],
  ['text-3xl', 36],
  ['text-2xl', 28],
  ['text-xl', 22],
  ['text-lg', 18],
  ['text-base', 16],
  ['text-sm', 14],
  ['text-xs', 12.5],
] as const

export function KitType() {
  return (
    <KitSection
      title="Type"
      note="Bricolage Grotesque for headings, prices, and key numbers, Instrument Sans for everything else. Digits have equal widths."
    >
      <ul className="grid gap-4">
        {sizes.map(([style, px]) => (
          <li key={style} className="grid items-baseline gap-x-6 gap-y-1 md:grid-cols-[7rem_1fr_1fr]">
            <span className="text-sm text-ink-2 nums">{px} px</span>
            <span className={`font-display leading-tight font-bold tracking-tight wrap-anywhere ${style}`}>
              Plum jam $8.50
            </span>
            <span className={`leading-tight wrap-anywhere ${style}`}>Ready around 4:45 PM</span>
          </li>
        ))}
      </ul>
    </KitSection>
  )
}

const steps = [4, 8, 12, 16, 24, 32, 48] as const

export function KitSpace() {
  return (
    <KitSection title="Spacing, corners, and shadows" note="Spacing in steps of 4 px, and two soft shadows.">
      <div className="grid gap-8 lg:grid-cols-3">
        <KitExample name="Spacing">
          {steps.map((px) => (
            <span key={px} className="grid justify-items-center gap-1 text-xs text-ink-2 nums">
              <span className="bg-pine" style={{ width: px, height: px }} />
              {px}
            </span>
          ))}
        </KitExample>
        <KitExample name="Corners">
          <Sample style="rounded-field">field, 8</Sample>
          <Sample style="rounded-card">card, 14</Sample>
          <Sample style="rounded-sheet">sheet, 22</Sample>
        </KitExample>
        <KitExample name="Shadows">
          <Sample style="rounded-card shadow-low">low</Sample>
          <Sample style="rounded-card shadow-high">high</Sample>
        </KitExample>
      </div>
    </KitSection>
  )
}

function Sample({ style, children }: { style: string; children: React.ReactNode }) {
  return (
    <span className={`grid size-24 place-items-center border border-line bg-surface text-sm ${style}`}>
      {children}
    </span>
  )
}

const motions = [
  ['rise', 'animate-[rise_160ms_var(--ease-out)]', 'toasts, menus on a phone'],
  ['pop', 'animate-[pop_160ms_var(--ease-out)]', 'dialogs, menus'],
] as const

export function KitMotion() {
  const [playCount, setPlayCount] = useState(0)
  return (
    <KitSection
      title="Motion"
      note="120–240 ms with ease-out, only where it helps. None for users who prefer reduced motion."
    >
      <div className="flex flex-wrap items-center gap-4">
        {motions.map(([name, style, where]) => (
          <div
            key={`${name} ${playCount}`}
            className={`w-52 rounded-card border border-line bg-surface p-4 ${style}`}
          >
            <p className="font-semibold">{name}</p>
            <p className="text-sm text-ink-2">{where}</p>
          </div>
        ))}
        <div className="skeleton w-52 rounded-card border border-line p-4">
          <p className="font-semibold">breathe</p>
          <p className="text-sm">content that is loading</p>
        </div>
        <Button variant="quiet" onClick={() => setPlayCount(playCount + 1)}>
          Play again
        </Button>
      </div>
    </KitSection>
  )
}
