/** Short enough for a phone call; the end of an id is its random part. */
export declare function formatOrderNumber({ id }: {
    id: string;
}): string;
/** As an id ends; undefined for other texts. */
export declare function parseOrderNumber(text: string): string | undefined;
