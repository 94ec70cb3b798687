type Period = { opens: string; closes: string }

/** Minutes since midnight of the period's day; `closes` may be past 24:00. */
export function toMinuteRange({ opens, closes }: Period): { opens: number; closes: number } {
  const from = toMinutes(opens)
  const to = toMinutes(closes)
  return { opens: from, closes: to <= from ? to + 24 * 60 : to }
}

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
