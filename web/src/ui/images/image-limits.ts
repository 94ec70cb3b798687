/**
 * Limits of images. The component kit does not import the contract; a test beside the image cache compares
 * the two.
 */
export const imageLimits = {
  retries: 2,
  retryMs: 1000,
  loaderAfterMs: 500,
  fadeOutMs: 300,
  lazyMarginPx: 50,
  maxImagesInMemory: 100,
}
