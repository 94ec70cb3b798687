import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { saveBlob } from '../ui/save-blob.ts'
import { toastFailure } from './toast-error.ts'

type Props = {
  /** Of the file. */
  name: string
  read: () => Promise<Blob>
  className?: string
  children: string
}

/** Gives the browser a file from the server to keep. */
export function SaveButton({ name, read, className, children }: Props) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveBlob(name, await read())
    } catch (failure) {
      toastFailure('The file could not be made', failure)
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
