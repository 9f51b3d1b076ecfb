import { eq } from 'drizzle-orm'
import type { OfferInput } from '@/contracts/offers/schemas'
import { accounts } from '@/server/db/schema'
import { offerContent, prepareStore, writeRows } from '@tests/kit/serverKit'

/** Importing this file gives each test the rows of the fixture, where account 4 is called 森下 由香. */
beforeEach(async () => {
  await prepareStore()
  await writeRows((db) => db.update(accounts).set({ name: '森下 由香' }).where(eq(accounts.id, 4)))
})
export type Refused = { code: string; messages: string[]; fields?: Record<string, string> }
/** An offer as its form sends it; `overrides` replaces any field. */
export const input = (overrides: Partial<OfferInput> = {}): OfferInput => ({
  title: 'レジ・品出し',
  masterCompanyOccupationId: 101,
  content: offerContent(),
  draft: false,
  lockVersion: null,
  copiedFromOfferId: null,
  ...overrides,
})
