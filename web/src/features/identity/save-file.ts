import { saveBlob } from '../../ui/save-blob.ts'

export function saveFile(name: string, content: unknown) {
  saveBlob(name, new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
}
