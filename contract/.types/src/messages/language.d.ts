import type { en } from './en.ts';
import type { enDashboard } from './en-dashboard.ts';
import type { enServer } from './en-server.ts';
import type { Formats } from './formats.ts';
/** What a language provides: texts with the same keys as English. */
export type Messages = typeof en;
/** The texts that only the dashboards show. */
export type DashboardMessages = typeof enDashboard;
/** `Messages` with the texts that only the server renders. */
export type ServerMessages = typeof enServer;
/** A text in any language. */
export type ServerText = (messages: ServerMessages) => string;
/** Exported by `<locale>/language.ts`, for the browser. */
export type Language = {
    messages: Messages;
    formats: Formats;
};
/** Exported by `<locale>/dashboard.ts`, for the browser when it opens a dashboard. */
export type DashboardLanguage = {
    messages: DashboardMessages;
};
/** Exported by `<locale>/server-language.ts`. */
export type ServerLanguage = {
    messages: ServerMessages;
    formats: Formats;
};
