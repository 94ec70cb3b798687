import { Download } from 'lucide-react'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { failureWords } from '../../../api/failure-words.ts'
import { requestFile } from '../../../api/request-file.ts'
import { Button } from '../../../ui/button.tsx'
import { saveBlob } from '../../../ui/save-blob.ts'
import { toast } from '../../../ui/toast.ts'

/** All products as the file that an import reads. */
export function ExportButton({ shopId }: { shopId: string }) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const args = { params: { id: shopId }, query: { includeArchived: 'true' } }
      saveBlob('products.csv', await requestFile(calls.exportProducts, args))
    } catch (failure) {
      toast({ title: 'The file could not be made', description: failureWords(failure), tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="quiet" busy={busy} onClick={() => void download()}>
      {!busy && <Download aria-hidden="true" className="size-4.5" />}
      Export
    </Button>
  )
}
