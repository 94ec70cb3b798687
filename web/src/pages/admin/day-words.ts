const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** 'Nov 21, 2026' */
export const dayWords = (at: string): string => day.format(new Date(at))
/** 'Nov 21, 5:43 PM' */
export const momentWords = (at: string): string => moment.format(new Date(at))
