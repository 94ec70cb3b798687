import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { toastError } from './toast-error.ts'

type Props = {
  /** Of the file. */
  fileName: string
  fetchFile: () => Promise<Blob>
  className?: string
  children: string
}

/** Gives the browser a file from the server to keep. */
export function DownloadButton({ fileName, fetchFile, className, children }: Props) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      downloadBlob(fileName, await fetchFile())
    } catch (failure) {
      toastError('The file could not be made', failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="quiet" busy={busy} onClick={() => void save()} className={className}>
      {!busy && <Download aria-hidden="true" className="size-4.5" />}
      {children}
    </Button>
  )
}

/** Gives the browser a file to keep. */
function downloadBlob(name: string, file: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // the download has begun by then
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
