import type * as z from 'zod/mini'
import { methodOf } from '@/contracts/endpoint'
import { browser, testContext } from '../kit/app'
import { bodyOf, digest, idsOf, schemaOf, urlFor, writes, type Ids } from './kit'

/** The fields by which a write says which values it was based on (ADR 53), with a value that no row has. */
const unseen: Record<string, number> = { lockVersion: 77, serial: 77, previousYen: 77 }
type JsonSchema = z.core.JSONSchema.BaseSchema

const namesIn = (schema: JsonSchema): string[] =>
  [schema, ...((schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[])].flatMap(({ properties }) =>
    Object.keys(properties ?? {}),
  )

test('見ていない版の上に書いたものは、どの呼び出しでも断られ、何も変えない', async () => {
  await (await testContext()).reset()
  const ids = await idsOf(1, 11)
  const admin = await browser('company')
  const made = async (name: string) => {
    const route = writes.find((one) => one.name === name)
    if (!route) throw new Error(name)
    const answer = await admin.call('POST', urlFor(route.endpoint, ids), bodyOf(route, ids))
    return ((await answer.json()) as { id: number }).id
  }
  const ofCompany: Ids = {
    ...ids,
    groupId: await made('companyGroups.create'),
    chatTextId: await made('companyChatTexts.create'),
  }
  const versioned = writes.flatMap((route) => {
    const names = route.body ? namesIn(schemaOf(route.body)) : []
    const said = Object.entries(unseen).filter(([name]) => names.includes(name))
    // Creating and editing an offer share their body, but a new offer has no version to be stale.
    return said.length > 0 && route.name !== 'offers.create' ? [{ route, said }] : []
  })
  const before = await digest()
  const taken: string[] = []
  for (const { route, said } of versioned) {
    const own = route.endpoint.operation.includes('/companies/{companyId}/') ? ofCompany : ids
    const sent = { ...(bodyOf(route, own) as object), ...Object.fromEntries(said) }
    const answer = await admin.call(methodOf(route.endpoint), urlFor(route.endpoint, own), sent)
    const { code } = (await answer.json()) as { code?: string }
    if (answer.status !== 409 || code !== 'stale')
      taken.push(`${route.name}: ${answer.status} ${code}`)
  }
  expect(versioned.length).toBeGreaterThan(25)
  expect(taken).toEqual([])
  expect(await digest()).toEqual(before)
})
