import { z } from 'zod';
export declare const locationSuggestion: z.ZodObject<{
    place_id: z.ZodString;
    main_text: z.ZodString;
    secondary_text: z.ZodString;
    coordinates: z.ZodObject<{
        lat: z.ZodNumber;
        lng: z.ZodNumber;
    }, z.core.$strip>;
}, z.core.$strip>;
export type LocationSuggestion = z.infer<typeof locationSuggestion>;
export declare const basemap: z.ZodObject<{
    style_url: z.ZodNullable<z.ZodString>;
    areas: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        rings: z.ZodArray<z.ZodArray<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>>;
    }, z.core.$strip>>;
    towns: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        coordinates: z.ZodObject<{
            lat: z.ZodNumber;
            lng: z.ZodNumber;
        }, z.core.$strip>;
        size: z.ZodInt;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type Basemap = z.infer<typeof basemap>;
export declare const locationCalls: {
    searchLocations: {
        readonly method: "GET";
        readonly path: "/api/location/search";
        readonly access: "public";
        readonly summary: "Search for places";
        readonly description: "Finds places by name or postcode. Near and large places come first.";
        readonly query: z.ZodObject<{
            q: z.ZodString;
            lat: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>>;
            lng: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
                place_id: z.ZodString;
                main_text: z.ZodString;
                secondary_text: z.ZodString;
                coordinates: z.ZodObject<{
                    lat: z.ZodNumber;
                    lng: z.ZodNumber;
                }, z.core.$strip>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    reverseGeocode: {
        readonly method: "GET";
        readonly path: "/api/location/reverse";
        readonly access: "public";
        readonly summary: "Get the address of a point";
        readonly description: "Returns the address at the given coordinates.";
        readonly query: z.ZodObject<{
            lat: z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>;
            lng: z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            address: z.ZodString;
        }, z.core.$strip>;
    };
    getBasemap: {
        readonly method: "GET";
        readonly path: "/api/location/map";
        readonly access: "public";
        readonly summary: "Get the base map around a point";
        readonly description: "Returns the address of a map style, or the outlines and towns to draw where no style is configured.";
        readonly query: z.ZodObject<{
            lat: z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>;
            lng: z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            style_url: z.ZodNullable<z.ZodString>;
            areas: z.ZodArray<z.ZodObject<{
                name: z.ZodString;
                rings: z.ZodArray<z.ZodArray<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>>;
            }, z.core.$strip>>;
            towns: z.ZodArray<z.ZodObject<{
                name: z.ZodString;
                coordinates: z.ZodObject<{
                    lat: z.ZodNumber;
                    lng: z.ZodNumber;
                }, z.core.$strip>;
                size: z.ZodInt;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
};
