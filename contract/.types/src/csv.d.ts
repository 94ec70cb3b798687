/** Dollars have two decimals; other numbers are written as they are. */
export type CsvCell = string | number | boolean | {
    dollars: number;
} | null | undefined;
/** One more apostrophe before each formula, so that `unescapeFormulas` restores every text. */
export declare function escapeFormulas(text: string): string;
export declare function unescapeFormulas(text: string): string;
export declare function formatCsvLine(cells: readonly CsvCell[]): string;
/** The first line of a file. */
export declare function formatCsvHead(names: readonly string[]): string;
