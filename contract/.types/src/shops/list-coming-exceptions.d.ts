import type { OpeningHours } from './opening-hours.ts';
/** Without the days that have passed where the shop is: they count toward no limit, and saving drops them. */
export declare function listComingExceptions({ exceptions, time_zone }: Pick<OpeningHours, 'exceptions' | 'time_zone'>, now: Date): OpeningHours['exceptions'];
