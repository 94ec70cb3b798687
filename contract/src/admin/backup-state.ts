import { z } from 'zod'

export const backupState = z.object({
  /**
   * `off`: the server checks none. `unchecked`: no check has ended lately. `missing`: there is no backup. `failed`: the
   * newest one could not be restored. `overdue`: it is too old.
   */
  state: z.enum(['off', 'unchecked', 'missing', 'failed', 'overdue', 'good']),
  /** Of the newest backup at the last check; null: there was none. */
  backup: z
    .object({ made_at: z.iso.datetime(), size_bytes: z.int().min(0), encrypted: z.boolean() })
    .nullable(),
  checked_at: z.iso.datetime().nullable(),
})
export type BackupState = z.infer<typeof backupState>
