const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const parts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
const moment = new Intl.DateTimeFormat('en-US', parts)
const pastMoment = new Intl.DateTimeFormat('en-US', { ...parts, year: 'numeric' })

/** 'Nov 21, 2026' */
export const dayWords = (at: string): string => day.format(new Date(at))

/** 'Nov 21, 5:43 PM'; of another year 'Nov 21, 2025, 5:43 PM'. */
export function momentWords(text: string): string {
  const at = new Date(text)
  return (at.getFullYear() === new Date().getFullYear() ? moment : pastMoment).format(at)
}
