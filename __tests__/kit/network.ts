import { setupServer } from 'msw/node'

/** The network of the project `parts`: nobody answers but what a test adds (mockApi, mockNetwork). */
export const network = setupServer()
