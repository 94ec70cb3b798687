/** The shell, the component kit and the API client. */
export const app = {}
