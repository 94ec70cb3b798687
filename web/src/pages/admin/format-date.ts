const dateFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const timeParts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
const dateTimeFormat = new Intl.DateTimeFormat('en-US', timeParts)
const dateTimeYearFormat = new Intl.DateTimeFormat('en-US', { ...timeParts, year: 'numeric' })

/** 'Nov 21, 2026' */
export const formatDate = (at: string): string => dateFormat.format(new Date(at))

/** 'Nov 21, 5:43 PM'; with another year 'Nov 21, 2025, 5:43 PM'. */
export function formatDateTime(text: string): string {
  const at = new Date(text)
  return (at.getFullYear() === new Date().getFullYear() ? dateTimeFormat : dateTimeYearFormat).format(at)
}
