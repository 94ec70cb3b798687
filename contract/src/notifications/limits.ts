import { freeze } from '../freeze.ts'

export const notificationLimits = freeze({ pageSize: 20, maxPreferences: 50 })
