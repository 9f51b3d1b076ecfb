import { setupServer } from 'msw/node'

/** The network of the Jest project `parts`. A request is answered only if the test added a handler for it. */
export const network = setupServer()
