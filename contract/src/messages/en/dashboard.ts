import { isolateParams } from '../../text/isolate-text.ts'
import { enDashboard } from '../en-dashboard.ts'
import type { DashboardLanguage } from '../language.ts'

/** @public Loaded by its path. */
export const dashboardLanguage: DashboardLanguage = { messages: isolateParams(enDashboard) }
