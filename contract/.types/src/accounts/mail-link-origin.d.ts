type MailLinkContext = {
    /** The origin of the page that requests the email. */
    origin: string;
    /** The production address, or the address that the server listens on when none is set. */
    publicUrl: string;
    demoHost: string | null;
};
/**
 * The origin of links in emails (docs/spec.md, section 2): the production site for requests from the known
 * demo host and from localhost, otherwise the current origin. Without a production address a local page
 * keeps its own host.
 */
export declare function getMailLinkOrigin({ origin, publicUrl, demoHost }: MailLinkContext): string;
export {};
