import { z } from 'zod';
export declare const coordinates: z.ZodObject<{
    lat: z.ZodNumber;
    lng: z.ZodNumber;
}, z.core.$strip>;
/** As a query string contains them. */
export declare const latitudeParam: z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>;
export declare const longitudeParam: z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>;
/** The origin and the radius in miles. `lat` and `lng` come together. */
export declare const nearQuery: {
    lat: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>>;
    lng: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>>;
    radius: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>>;
};
