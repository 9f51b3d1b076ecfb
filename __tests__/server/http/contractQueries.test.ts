import { methodOf, pathOf, type Endpoint } from '@/contracts/endpoint'
import { apiDocument } from '@/server/app'
import { browser, testContext } from '@tests/kit/app'
import { idsOf, routes, textOf, urlFor, type Ids } from '../../figures/kit'

type Schema = {
  type: string
  enum?: string[]
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  items?: Schema
}
type Parameter = { name: string; in: string; required: boolean; schema: Schema }

const documented = apiDocument().paths as Record<
  string,
  Record<string, { parameters: Parameter[] }>
>
const queryOf = (e: Endpoint) =>
  (documented[pathOf(e)]?.[methodOf(e).toLowerCase()]?.parameters ?? []).filter(
    (parameter) => parameter.in === 'query',
  )
const asked = routes.filter((route) => queryOf(route.endpoint).length > 0)

const shapes = [
  '2029-12-01',
  '2026-10',
  '10:00',
  '9:00',
  'a'.repeat(20),
  'あ',
  '1500002',
  'x'.repeat(100),
]
const textEdges = ({ pattern = '', maxLength = Infinity }: Schema) =>
  [...shapes, ...(maxLength === Infinity ? [] : ['𠮷'.repeat(maxLength)])].filter(
    (text) => new RegExp(pattern, 'u').test(text) && [...text].length <= maxLength,
  )

/** Generates values at the bounds of a schema, and just outside them those that it refuses. */
function edgesOf(schema: Schema): { good: string[]; bad: string[] } {
  if (schema.enum) return { good: schema.enum, bad: [`${schema.enum[0]}x`] }
  if (schema.type === 'integer') {
    const { minimum = 0, maximum = 0 } = schema
    return { good: [`${minimum}`, `${maximum}`], bad: [`${minimum - 1}`, `${maximum + 1}`, '1.5'] }
  }
  if (schema.type === 'array') {
    const inner = edgesOf(schema.items ?? schema).good
    const most = Array.from({ length: schema.maxItems ?? 0 }, (_, i) => i + 1)
    return { good: [...inner, most.join(',')], bad: ['0', [...most, 9999].join(',')] }
  }
  if (schema.maxLength !== undefined)
    return { good: textEdges(schema), bad: ['a'.repeat(schema.maxLength + 1), '\0'] }
  return { good: textEdges(schema), bad: schema.format ? ['2029-02-30', '2200-01-01'] : ['?'] }
}

/**
 * Parameters with conditions that OpenAPI cannot express, only their descriptions: stores of the company, the order of
 * two months, one of two parameters. They are always sent with these values.
 */
const months = { from_month: '2029-11', to_month: '2029-12', client_ids: '11' }
const meant: Record<string, Record<string, string>> = {
  'offerings.calendar': { month: '' },
  'callableWorkers.ofConditions': { endTime: '15:00' },
  'places.find': { address: '' },
  'companyBilling.lines': { client_id: '11' },
  ...Object.fromEntries(
    routes
      .filter(({ endpoint }) => 'from_month' in endpoint.query)
      .map(({ name, endpoint }) => [
        name,
        'client_ids' in endpoint.query ? months : { ...months, client_ids: '' },
      ]),
  ),
}

const urlOf = (e: Endpoint, ids: Ids, values: Record<string, string>) =>
  `${urlFor(e, ids).split('?')[0]}?${new URLSearchParams(
    Object.entries(values).filter(([, value]) => value !== ''),
  )}`

test('検索条件の形は、契約の読み取り方と同じ', () => {
  const different = asked.flatMap(({ name, endpoint }) =>
    queryOf(endpoint).flatMap((parameter) => {
      const { good, bad } = edgesOf(parameter.schema)
      const read = endpoint.query[parameter.name]?.read ?? (() => undefined)
      const place = `${name} ${parameter.name}`
      return [
        ...(good.length === 0 ? [`${place}: no value to try`] : []),
        ...good
          .filter((value) => read(value) === undefined)
          .map((value) => `${place} refuses ${value}`),
        ...bad
          .filter((value) => read(value) !== undefined)
          .map((value) => `${place} takes ${value}`),
      ]
    }),
  )
  expect(different).toEqual([])
})

test('形に合う検索条件をサーバーは断らず、必要な条件がなければ断る', async () => {
  await (await testContext()).reset()
  const ids = await idsOf(1, 11)
  const companyAdmin = await browser('company')
  const different: string[] = []
  const call = async (operation: string, url: string) => {
    const response = await companyAdmin.call(operation.split(' ')[0] ?? 'GET', url)
    return { status: response.status, said: `${url.slice(0, 200)} → ${await textOf(response)}` }
  }
  for (const { name, endpoint } of asked) {
    const parameters = queryOf(endpoint)
    const valuesAt = (at: number) =>
      Object.fromEntries(
        parameters.map(({ name: key, schema }) => [key, edgesOf(schema).good.at(at) ?? '']),
      )
    // Sends the first values of all parameters, then the last values, then the required ones with one of them missing.
    const first = { ...valuesAt(0), ...meant[name] }
    const least = parameters
      .filter((parameter) => parameter.required)
      .map((parameter) => [parameter.name, first[parameter.name] ?? ''])
    for (const values of [first, { ...valuesAt(-1), ...meant[name] }]) {
      const { status, said } = await call(endpoint.operation, urlOf(endpoint, ids, values))
      if (status === 422) different.push(said)
    }
    for (const [missing] of least) {
      const values = Object.fromEntries(least.filter(([key]) => key !== missing)) as Record<
        string,
        string
      >
      const { status, said } = await call(endpoint.operation, urlOf(endpoint, ids, values))
      if (status < 400) different.push(said)
    }
  }
  expect(different).toEqual([])
}, 120_000)
