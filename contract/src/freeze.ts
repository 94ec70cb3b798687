/**
 * Freezes the numbers of docs/spec.md and docs/design.md, in the `limits.ts` of each capability. Bundlers leave
 * out the groups that nothing imports; a bare `Object.freeze` would stay.
 */
// @__NO_SIDE_EFFECTS__
export function freeze<const Limits extends object>(limits: Limits): Readonly<Limits> {
  return Object.freeze(limits)
}
