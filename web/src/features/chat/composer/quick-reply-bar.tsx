import { m } from '@mainstreet/contract/messages/messages.ts'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { maxReplies, maxReplyChars, saveQuickReplies, useQuickReplies } from './quick-replies.ts'

type Props = { shopId: string; onPick: (reply: string) => void }

/** Quick replies; a click inserts one into the field, where it can be edited. */
export function QuickReplyBar({ shopId, onPick }: Props) {
  const replies = useQuickReplies(shopId)
  const [editing, setEditing] = useState(false)
  return (
    <>
      <fieldset className="-mx-3 flex min-w-0 gap-2 overflow-x-auto px-3 py-0.5 [scrollbar-width:none] sm:-mx-4 sm:px-4">
        <legend className="sr-only">{m.chat.quickReplies.title}</legend>
        {replies.map((reply) => (
          <button
            key={reply}
            type="button"
            onClick={() => onPick(reply)}
            className="inline-flex min-h-10 max-w-72 shrink-0 items-center rounded-full border border-line-strong/50 bg-surface px-4 text-sm hover:border-ink-2"
          >
            <span className="truncate">{reply}</span>
          </button>
        ))}
        <IconButton label={m.chat.quickReplies.edit} className="size-10!" onClick={() => setEditing(true)}>
          <Pencil aria-hidden="true" className="size-4" />
        </IconButton>
      </fieldset>
      {editing && <EditReplies shopId={shopId} replies={replies} onDone={() => setEditing(false)} />}
    </>
  )
}

type EditProps = { shopId: string; replies: readonly string[]; onDone: () => void }

function EditReplies({ shopId, replies, onDone }: EditProps) {
  const [rows, setRows] = useState(() => replies.map((text, id) => ({ id, text })))
  const [nextId, setNextId] = useState(replies.length)

  function save() {
    saveQuickReplies(
      shopId,
      rows.map(({ text }) => text),
    )
    onDone()
  }
  function add() {
    setRows([...rows, { id: nextId, text: '' }])
    setNextId(nextId + 1)
  }
  return (
    <Dialog
      open
      onClose={onDone}
      title={m.chat.quickReplies.title}
      footer={
        <>
          <Button variant="quiet" onClick={onDone}>
            {m.app.cancel}
          </Button>
          <Button onClick={save}>{m.chat.quickReplies.save}</Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p className="text-sm text-ink-2">{m.chat.quickReplies.storage}</p>
        {rows.map(({ id, text }, at) => (
          <div key={id} className="flex items-end gap-1">
            <Field
              label={m.chat.quickReplies.reply(at + 1)}
              hideLabel
              className="min-w-0 flex-1"
              value={text}
              maxLength={maxReplyChars}
              onChange={(event) =>
                setRows(rows.map((row) => (row.id === id ? { id, text: event.target.value } : row)))
              }
            />
            <IconButton
              label={m.chat.quickReplies.delete(at + 1)}
              onClick={() => setRows(rows.filter((row) => row.id !== id))}
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </IconButton>
          </div>
        ))}
        <Button variant="quiet" disabled={rows.length >= maxReplies} onClick={add}>
          <Plus aria-hidden="true" className="size-4" />
          {m.chat.quickReplies.add}
        </Button>
      </div>
    </Dialog>
  )
}
