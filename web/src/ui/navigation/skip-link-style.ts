/** Visible only while focused. */
export const skipLinkStyle =
  'sr-only z-60 rounded-field bg-pine px-4 py-2.5 font-semibold text-on-pine focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-2.5'
