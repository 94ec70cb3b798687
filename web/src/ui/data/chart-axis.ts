/** The next round number whose half is round, too. */
export function roundUpForAxis(max: number): number {
  if (max <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(max))
  return ([1, 2, 4, 6, 8, 10].find((step) => step * power >= max) ?? 10) * power
}

/** Zero, the half and the end of the axis; below 2, where half a thing would be counted, only zero and the end. */
export function getAxisTicks(max: number): number[] {
  const top = roundUpForAxis(max)
  return top < 2 ? [0, top] : [0, top / 2, top]
}

/** Of a week every second day: all of its labels would touch on a phone. */
const weekDays = 7
/** How many labels of so many characters stand side by side on a phone. */
const roomForLabels = [
  { maxChars: 5, count: 5 },
  { maxChars: 8, count: 4 },
  { maxChars: Number.POSITIVE_INFINITY, count: 3 },
]

/** Which of the bars over time have a label below: all, or some at equal distances. */
export function chooseLabeledBars(labels: readonly string[]): number[] {
  const all = [...labels.keys()]
  const longest = Math.max(0, ...labels.map(({ length }) => length))
  const max = roomForLabels.find(({ maxChars }) => longest <= maxChars)?.count ?? 1
  if (labels.length <= max) return all
  if (labels.length <= weekDays) return all.filter((index) => index % 2 === 0)
  return Array.from({ length: max }, (_, at) =>
    Math.min(Math.round((at * labels.length) / (max - 1)), labels.length - 1),
  )
}
