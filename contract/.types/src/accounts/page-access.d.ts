import type { Route } from '../routes.ts';
import { type Role } from './roles.ts';
export type PageAccess = 'show' | 'sign_in' | 'own_home' | 'access_denied';
/** What opening a page leads to (docs/spec.md, section 2); a visitor has no role. */
export declare function checkPageAccess(route: Route, role: Role | undefined): PageAccess;
