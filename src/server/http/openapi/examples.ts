import { methodOf, pathOf, type Endpoint } from '@/contracts/endpoint'
import examples from './examples.json'

/** A body that a call takes, and what the demonstration answers to it. */
export type Example = { body?: unknown; response?: unknown }

const byLine: Readonly<Record<string, Example>> = examples

/** The example of a call: `npm run openapi:examples` takes it from the demonstration. Empty while there is none. */
export const exampleOf = (endpoint: Endpoint): Example =>
  byLine[`${methodOf(endpoint)} ${pathOf(endpoint)}`] ?? {}
