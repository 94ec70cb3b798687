import { type ComponentType, useEffect, useState } from 'react'
import { setIdentityConfirmation } from '../../../api/identity-confirmation.ts'
import { loadChunk } from '../../../browser/load-chunk.ts'
import type { ConfirmIdentityDialogProps } from './confirm-identity-dialog.tsx'

type Prompt = {
  ConfirmIdentityDialog: ComponentType<ConfirmIdentityDialogProps>
  resolve: (isConfirmed: boolean) => void
}

/** Confirms who is there when the server requires it for a call. */
export function ConfirmIdentity() {
  const [prompt, setPrompt] = useState<Prompt>()
  useEffect(() => {
    setIdentityConfirmation(async () => {
      const { ConfirmIdentityDialog } = await loadChunk(
        () => import('./confirm-identity-dialog.tsx'),
        () => undefined,
      )
      return new Promise((resolve) => setPrompt({ ConfirmIdentityDialog, resolve }))
    })
  }, [])
  if (!prompt) return null
  const close = (isConfirmed: boolean) => {
    setPrompt(undefined)
    prompt.resolve(isConfirmed)
  }
  return <prompt.ConfirmIdentityDialog onConfirm={() => close(true)} onClose={() => close(false)} />
}
