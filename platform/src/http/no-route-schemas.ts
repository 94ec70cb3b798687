/**
 * For Fastify: calls are checked by the schemas of the contract, never by schemas of routes. Its own compilers are a
 * twentieth of all modules that a start loads.
 */
export const noRouteSchemas = {
  compilersFactory: {
    buildValidator: rejectSchemas,
    buildSerializer: rejectSchemas,
  },
}

function rejectSchemas(): never {
  throw new Error('A route has a schema of Fastify: describe the call in the contract')
}
