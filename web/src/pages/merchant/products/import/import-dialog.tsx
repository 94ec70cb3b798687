import { Dialog } from '../../../../ui/dialog.tsx'
export function ImportDialog({ onClose }: { shopId: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Import products">
      Soon
    </Dialog>
  )
}
