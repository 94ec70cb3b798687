import type { NotificationText } from '../notifications/notification-content.ts';
import type { Messages } from './language.ts';
/** A notification as it was stored, maybe by a newer version whose code this one does not know. */
type StoredContent = {
    code: string;
    params: Readonly<Record<string, unknown>>;
};
export declare function renderNotification({ notificationTexts }: Messages, { code, params }: StoredContent): NotificationText;
export {};
