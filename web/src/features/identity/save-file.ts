/** Gives the browser a file to keep. */
export function saveFile(name: string, content: unknown) {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // the download has begun by then
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
