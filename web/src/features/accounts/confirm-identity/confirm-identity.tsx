import { type ComponentType, useEffect, useState } from 'react'
import { setIdentityConfirmation } from '../../../api/identity-confirmation.ts'
import { loadChunk } from '../../../browser/load-chunk.ts'
import type { ConfirmIdentityDialogProps } from './confirm-identity-dialog.tsx'

type Question = {
  ConfirmIdentityDialog: ComponentType<ConfirmIdentityDialogProps>
  answer: (isConfirmed: boolean) => void
}

/** Asks who is there when the server wants to know before it does what was asked for. */
export function ConfirmIdentity() {
  const [question, setQuestion] = useState<Question>()
  useEffect(() => {
    setIdentityConfirmation(async () => {
      const { ConfirmIdentityDialog } = await loadChunk(
        () => import('./confirm-identity-dialog.tsx'),
        () => undefined,
      )
      return new Promise((answer) => setQuestion({ ConfirmIdentityDialog, answer }))
    })
  }, [])
  if (!question) return null
  const close = (isConfirmed: boolean) => {
    setQuestion(undefined)
    question.answer(isConfirmed)
  }
  return <question.ConfirmIdentityDialog onConfirm={() => close(true)} onClose={() => close(false)} />
}
