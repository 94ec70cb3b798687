/**
 * The alt texts of a product in one cell of our export, a line per image, since every other separator can
 * occur in an alt text. A line break in an alt text is written as `\n`.
 */
export declare function formatAltTextCell(alts: readonly string[]): string;
/** An empty line is an image without alt text. */
export declare function readAltTextCell(cell: string): string[];
