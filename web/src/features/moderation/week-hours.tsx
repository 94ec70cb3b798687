import type { Hours } from '@mainstreet/contract/shops/hours.ts'

const days = [
  ['mon', 'Monday'],
  ['tue', 'Tuesday'],
  ['wed', 'Wednesday'],
  ['thu', 'Thursday'],
  ['fri', 'Friday'],
  ['sat', 'Saturday'],
  ['sun', 'Sunday'],
] as const

export function WeekHours({ hours }: { hours: Hours }) {
  return (
    <dl className="grid max-w-xs grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm nums">
      {days.map(([day, name]) => (
        <div key={day} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd>
            {hours.week[day].map(({ opens, closes }) => `${opens} to ${closes}`).join(', ') || 'Closed'}
          </dd>
        </div>
      ))}
    </dl>
  )
}
