import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { paramNames, methodOf } from '@/contracts/endpoint'
import { permissionsOf } from '@/domain/accounts/permissions'
import { chatRooms } from '@/server/db/schema'
import { writeMessage } from '@/server/modules/chat/service'
import { browser, testContext } from '../kit/app'
import { asSystem } from '../kit/serverKit'
import { idsOf, routes, textOf, urlFor } from './kit'

/**
 * Fields that look private but may be shown, by call and path: what everybody sees in an offering, an offer or of the
 * store, and what people read about themselves.
 */
const published: Record<string, RegExp> = {
  'accounts.current': /^email$/,
  'accounts.me': /^(email|phoneNumber)$/,
  'setupTokens.one': /^email$/,
  'clients.one': /^(phoneNumber|emergencyPhoneNumber|addressLine)$/,
  'clients.base': /^client\.(phoneNumber|emergencyPhoneNumber|addressLine)$/,
  'places.find': /^items\.addressLine$/,
  'myNumber.requestableYearlySalary': /^amountYen$/,
  'offers.list': /^items\.defaults\./,
  'offers.one': /^((content\.)?defaults\.|content\.(place\.address|emergencyPhoneNumber)$)/,
  'longTermJobs.jobs': /^items\.wage\./,
  'longTermJobs.job': /^wage\./,
  'offerings.list': /^items\.(hourlyWage|transportation)Yen$/,
  'offerings.ofOffer': /^items\.(hourlyWage|transportation)Yen$/,
  'offerings.one':
    /^((hourlyWage|transportation)Yen|pay\..*|terms\.(defaults\..*|place\.address|emergencyPhoneNumber))$/,
  'offerings.wage': /^(minimumWage|areaMedian|recommended)Yen$/,
  'matchings.one': /^hourlyWageYen$/,
  'dashboard.belowMinimumWage': /^items\.(hourlyWage|minimumWage)Yen$/,
  'bonusContracts.list': /^items\.amountYen$/,
  'bonusContracts.ofOffer': /^items\.amountYen$/,
  'positions.selectable': /^items\.minimumWageYen$/,
  'bulkOfferings.list': /^items\.items\.(hourlyWage|transportation)Yen$/,
  'bulkOfferings.one': /^items\.(hourlyWage|transportation)Yen$/,
}
/** Names of private fields: amounts, personal data, and the codes by which workers check in and out. */
const isPrivate = (name: string) =>
  /Yen$|^yen$|RateBp$|^gender$|^birthOn$|phoneNumber$|^email$|^address(Line)?$|^check(In|Out)$/i.test(
    name,
  )

/** Returns the paths of private fields that have a value, and of texts that contain an amount. */
function privateIn(value: unknown, path: string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => privateIn(one, path))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    (isPrivate(name) && inner !== null) || (typeof inner === 'string' && /\d円/.test(inner))
      ? [[...path, name].join('.')]
      : privateIn(inner, [...path, name]),
  )
}

test('閲覧のみは、どの読み取りでも、金額も料率も、人の性別や連絡先も読めない', async () => {
  await (await testContext()).reset()
  const ids = await idsOf(1, 11)
  await asSystem(async (db) => {
    const { now } = await testContext()
    const [room] = await db
      .select()
      .from(chatRooms)
      .where(eq(chatRooms.uid, `${ids['chatRoomUid']}`))
    if (!room) throw new Error('no room')
    const body = '修正依頼が承認されました。報酬は8,250円で確定しました。'
    await writeMessage(db, room, { side: 'system', kind: 'system', body }, now)
    const written = 'キャンセルのおわびに、休業手当 6,000円をお支払いします。'
    await writeMessage(db, room, { side: 'client', kind: 'text', body: written }, now)
  })
  const viewer = await browser('viewer')
  const reads = routes.filter(
    ({ endpoint }) =>
      methodOf(endpoint) === 'GET' &&
      endpoint.response === 'application/json' &&
      (endpoint.permission === undefined || permissionsOf('viewer').includes(endpoint.permission)),
  )
  const found: string[] = []
  for (const { name, endpoint } of reads) {
    const answer = await viewer.call('GET', urlFor(endpoint, ids))
    const fields = answer.ok ? privateIn(JSON.parse(await textOf(answer))) : []
    const unexpected = fields.filter((field) => !published[name]?.test(field))
    if (unexpected.length > 0) found.push(`${name}: ${[...new Set(unexpected)].join(', ')}`)
  }
  expect(reads.length).toBeGreaterThan(50)
  expect(found).toEqual([])
}, 120_000)
type JsonSchema = z.core.JSONSchema.BaseSchema
/** Returns the paths of private fields that cannot be null, which every reader of the response gets. */
function alwaysPrivate(
  schema: JsonSchema,
  definitions: Record<string, JsonSchema>,
  path: string[] = [],
): string[] {
  if (schema.$ref) {
    const name = schema.$ref.replace('#/$defs/', '')
    const { [name]: definition = {}, ...others } = definitions
    return alwaysPrivate(definition, others, path)
  }
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as JsonSchema[]
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, value]) => {
      const at = [...path, name]
      const inner = value as JsonSchema
      const mayBeNull = [...(inner.anyOf ?? []), inner].some(
        (part) => (part as JsonSchema).type === 'null',
      )
      if (isPrivate(name)) return mayBeNull ? [] : [at.join('.')]
      return mayBeNull ? [] : alwaysPrivate(inner, definitions, at)
    }),
    ...parts.flatMap((part) => alwaysPrivate(part, definitions, path)),
    ...(schema.items ? alwaysPrivate(schema.items as JsonSchema, definitions, path) : []),
  ]
}
test('閲覧のみが読める答えは、形としても、金額と性別を空にできる', () => {
  const found = routes.flatMap(({ name, endpoint, response }) => {
    if (methodOf(endpoint) !== 'GET' || !response || paramNames(endpoint).includes('companyId'))
      return []
    if (endpoint.permission && !permissionsOf('viewer').includes(endpoint.permission)) return []
    const schema = z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' })
    const definitions = (schema.$defs ?? {}) as Record<string, JsonSchema>
    const fields = alwaysPrivate(schema, definitions).filter((at) => !published[name]?.test(at))
    return fields.length > 0 ? [`${name}: ${[...new Set(fields)].join(', ')}`] : []
  })
  expect(found).toEqual([])
})
test('閲覧のみが読めるファイルは、画像、マニュアル、求人の一覧だけ', () => {
  const files = routes.filter(
    ({ endpoint }) =>
      methodOf(endpoint) === 'GET' &&
      endpoint.response !== undefined &&
      endpoint.response !== 'application/json' &&
      paramNames(endpoint).includes('clientId') &&
      (endpoint.permission === undefined || permissionsOf('viewer').includes(endpoint.permission)),
  )
  expect(files.map(({ name }) => name).sort()).toEqual([
    'files.image',
    'manuals.open',
    'offerings.file',
  ])
})
test('店舗スタッフには、勤務の金額と性別が届く', async () => {
  await (await testContext()).reset()
  const ids = await idsOf(1, 11)
  const staff = await browser('clientStaff')
  const read = async (name: string) => {
    const route = routes.find((one) => one.name === name)
    if (!route) throw new Error(name)
    return (await (await staff.call('GET', urlFor(route.endpoint, ids))).json()) as unknown
  }
  expect(await read('matchings.one')).toMatchObject({
    grossYen: expect.any(Number),
    scheduledPay: expect.any(Object),
  })
  expect(await read('workers.one')).toMatchObject({ gender: expect.any(String) })
  expect(await read('offerings.one')).toMatchObject({ cost: { feeYen: expect.any(Number) } })
  expect(await read('graduates.list')).toMatchObject({ fee: { feeRateBp: expect.any(Number) } })
})
