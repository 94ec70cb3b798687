/** Of the program, its API and its documentation. */
export const version = '0.1.0'
