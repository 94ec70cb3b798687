/** Photos in forms. A number is the place of a photo, undefined when it is the only one. */
export declare const media: {
    choose: (max: number) => string;
    takePhoto: string;
    dropOrPaste: string;
    upTo: (max: number) => string;
    alt: (number: number | undefined) => string;
    mainPhoto: string;
    movedFirst: string;
    movedTo: (number: number, count: number) => string;
    moveForward: (number: number | undefined) => string;
    moveBack: (number: number | undefined) => string;
    crop: (number: number | undefined) => string;
    remove: (number: number | undefined) => string;
    describe: (number: number | undefined) => string;
    uploading: (name: string) => string;
    percent: (percent: number) => string;
    croppedName: string;
    tooLarge: (megabytes: number) => string;
    uploadFailed: string;
    heicUnsupported: string;
    cropDialog: {
        area: string;
        loading: string;
        failed: string;
        mouseHelp: string;
        touchHelp: string;
        zoomOut: string;
        zoom: string;
        zoomIn: string;
        rotate: string;
        cancel: string;
        apply: string;
    };
};
