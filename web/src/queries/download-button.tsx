import { m } from '@mainstreet/contract/messages/messages.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { toastError } from '../session/toast-error.ts'
import { Button } from '../ui/buttons/button.tsx'

type Props = {
  fileName: string
  fetchFile: () => Promise<Blob>
  className?: string
  children: string
}

/** Downloads a file from the server. */
export function DownloadButton({ fileName, fetchFile, className, children }: Props) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      downloadBlob(fileName, await fetchFile())
    } catch (failure) {
      toastError(m.app.api.downloadFailed, failure)
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

/** Makes the browser save a file. */
function downloadBlob(name: string, file: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // the download has started by then
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
