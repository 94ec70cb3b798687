import type { DashboardLanguage } from '../language.ts';
/** @public Loaded by its path. */
export declare const dashboardLanguage: DashboardLanguage;
