import type { DashboardMessages } from './language.ts';
/**
 * The texts of the dashboards in the language that is shown. Set before a dashboard renders; visitors do not load them,
 * so other pages cannot read them.
 */
export declare let dashboard: DashboardMessages;
export declare function setDashboardMessages(messages: DashboardMessages): void;
