import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const recordSchema = z.object({
  created_at: z.iso.datetime(),
  files: z.int().min(0),
  /** The number of rows by table. */
  rows: z.record(z.string(), z.int().min(0)),
})
export type BackupRecord = z.output<typeof recordSchema>

/** Beside an encrypted backup, readable without the key. */
const sealSchema = z.object({
  created_at: z.iso.datetime(),
  sha256: z.string(),
  restored_at: z.iso.datetime(),
})
export type BackupSeal = z.output<typeof sealSchema>

const getRecordPath = (folder: string) => join(folder, 'backup.json')
export const getSealPath = (file: string) => `${file}.json`

const write = (path: string, content: object) =>
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true })

export const writeBackupRecord = (folder: string, record: BackupRecord) =>
  write(getRecordPath(folder), record)
export const writeBackupSeal = (file: string, seal: BackupSeal) => write(getSealPath(file), seal)

/** Undefined: made before backups had a record. */
export function readBackupRecord(folder: string): BackupRecord | undefined {
  return read(getRecordPath(folder), recordSchema)
}

export function readBackupSeal(file: string): BackupSeal | undefined {
  return read(getSealPath(file), sealSchema)
}

function read<Content>(path: string, schema: z.ZodType<Content>): Content | undefined {
  if (!existsSync(path)) return undefined
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw new Error(`${path} is damaged`, { cause })
  }
}
