import { setupServer } from 'msw/node'

/** The network of the project `parts`: only handlers that a test adds answer (mockApi, mockNetwork). */
export const network = setupServer()
