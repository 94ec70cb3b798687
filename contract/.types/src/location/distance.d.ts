import type { z } from 'zod';
import type { coordinates } from './fields.ts';
export type Coordinates = z.infer<typeof coordinates>;
/** Edges in degrees, inclusive. */
export type BoundingBox = {
    minLat: number;
    maxLat: number;
    minLng: number;
    maxLng: number;
};
/** Great-circle distance (haversine). */
export declare function distanceMiles(a: Coordinates, b: Coordinates): number;
/** Contains every point within the radius; all longitudes where the circle touches a pole or the date line. */
export declare function getBoundingBox(center: Coordinates, radiusMiles: number): BoundingBox;
