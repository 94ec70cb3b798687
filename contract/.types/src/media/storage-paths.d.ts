/** The path of the storage protocol. */
export declare const storagePrefix = "/storage/v1";
/** The upload path of an image; a shop or user may write to the folder with its id. */
export declare function getUploadPath(folder: string, name: string): string;
