import { methodOf, pathOf, type Endpoint } from '@/contracts/endpoint'
import { accountSchemas } from './account'
import { companySchemas } from './company'
import { offeringsSchemas } from './offerings'
import { storeSchemas } from './store'
import { workersSchemas } from './workers'

/** Every call of the contract, with the schema of its answer. */
export const catalogue = [
  ...accountSchemas,
  ...companySchemas,
  ...storeSchemas,
  ...offeringsSchemas,
  ...workersSchemas,
]

/** The line that identifies a call: 'GET /app/api/v1/clients/{clientId}'. */
export const lineOf = (endpoint: Endpoint) => `${methodOf(endpoint)} ${pathOf(endpoint)}`

const schemas = new Map(catalogue.map(({ endpoint, schema }) => [lineOf(endpoint), schema]))
/** The schema for the answer of a call. */
export const schemaOf = (endpoint: Endpoint) => schemas.get(lineOf(endpoint))
