/** The numbers of a picture; the kit knows no contract, so a test beside the image cache holds them against it. */
export const imageLimits = {
  retries: 2,
  retryMs: 1000,
  loaderAfterMs: 500,
  fadeOutMs: 300,
  lazyMarginPx: 50,
  rememberedPictures: 100,
}
