import { getTableName, sql } from 'drizzle-orm'
import type { OfferContent } from '@/contracts/offers.schemas'
import type { Pay } from '@/contracts/offerings.schemas'
import { hashPassword } from '@/server/auth/password'
import type { Tx } from './database'
import { liftFixtureSequences, seedFixtureDay } from './fixtureDay'
import { accounts, chatMessages, chatRooms, clients, clientUsers, companies, groups, groupUsers, matchings, memberships, notices, offerings, offers, users } from './schema'

const CHEAP = { N: 1024, r: 8, p: 1 }
export const FIXTURE_PASSWORD = 'password-of-the-demo'
/** The clock of the tests stands here: Thursday 9:00 in Tokyo. */
export const FIXTURE_NOW = '2029-12-20T00:00:00.000Z'

/** Who can sign in, each as `<name>@example.jp`. */
export const fixtureAccounts = {
  company: { id: 1, companyId: 1, clientId: null, role: 'companyAdmin' }, staff: { id: 2, companyId: 1, clientId: null, role: 'companyStaff' },
  accounting: { id: 3, companyId: 1, clientId: null, role: 'accounting' }, manager: { id: 4, companyId: 1, clientId: 11, role: 'clientManager' },
  clientStaff: { id: 5, companyId: 1, clientId: 11, role: 'clientStaff' }, viewer: { id: 6, companyId: 1, clientId: 11, role: 'viewer' },
  sibling: { id: 7, companyId: 1, clientId: 12, role: 'clientManager' }, other: { id: 8, companyId: 2, clientId: null, role: 'companyAdmin' },
} as const
/** Company 1 has the clients 11, 12 and 13, company 2 has 21. */
export const fixtureClients = [{ id: 11, companyId: 1 }, { id: 12, companyId: 1 }, { id: 13, companyId: 1 }, { id: 21, companyId: 2 }] as const

const contentOf = (owner: number): OfferContent => ({
  jobDescription: `⟦仕事内容${owner}⟧ホールでの接客、配膳、片付けをお願いします。はじめての方には、社員がそばで説明します。`, workFlow: `⟦流れ${owner}⟧`, conditions: `⟦条件${owner}⟧`, conditionItems: [], precautions: `⟦注意${owner}⟧`,
  belongings: [`⟦持ち物${owner}⟧`], clothing: `⟦服装${owner}⟧`, hasUniformChange: false, changeTimeMin: 0, qualificationIds: [], qualificationDocumentRequired: false, tagIds: [],
  place: { sameAsClient: true, postalCode: '1500002', address: `⟦住所${owner}⟧`, meetingPlace: `⟦集合${owner}⟧`, access: `⟦行き方${owner}⟧`, station: `⟦駅${owner}⟧`, parking: 'none' },
  emergencyPhoneNumber: '0312345678', contactPerson: `⟦担当${owner}⟧`, smokingPolicy: 'no_smoking', changeScopeWork: '', changeScopePlace: '', overtimePossible: false, onboardingQuestions: [], autoMessage: `⟦自動${owner}⟧`,
  longTermEnabled: false, defaults: { startTime: '10:00', endTime: '15:00', breakMin: 0, peopleWanted: 2, hourlyWageYen: 1500, transportationYen: 500 }, imageFileIds: [],
})
const pay: Pay = {
  workMin: 300, nightMin: 0, overtimeMin: 0, baseYen: 7500, nightPremiumYen: 0, overtimePremiumYen: 0, transportationYen: 500, bonusYen: 0, leaveAllowanceYen: 0,
  grossYen: 8000, withholdingTaxYen: 0, netYen: 8000, missingTable: null,
}

/** The worker who is matched with this client; number 5 is matched with nobody. */
const workerOf = (clientId: number) => fixtureClients.findIndex((c) => c.id === clientId) + 1
export const FREE_WORKER = 5

/**
 * What the tests start from: two companies, every role, and for each client a template with four postings: `<client>0` not
 * published, `<client>1` with one seat of two taken, `<client>2` under way, `<client>3` over and not reviewed.
 * Every text names its owner: a leak is a string search.
 */
export async function seedFixture(db: Tx) {
  if (await db.$count(companies)) return
  const passwordHash = await hashPassword(FIXTURE_PASSWORD, Buffer.from('demo'), CHEAP), early = '2029-10-01T00:00:00.000Z'
  await db.insert(companies).values([1, 2].map((id) => ({ id, name: `⟦会社${id}⟧`, identificationStatus: 'approved' as const, contracts: { laborAgreement36: true, mynumberEntrustment: true }, createdAt: early })))
  await db.insert(clients).values(fixtureClients.map(({ id, companyId }) => ({
    id, companyId, name: `⟦店舗${id}⟧`, nameKana: `⟦テンポ${id}⟧`, code: `⟦${id}⟧`, brandName: `⟦ブランド${id}⟧`, postalCode: '1500002', prefectureCode: '13', city: `⟦市${id}⟧`, addressLine: `⟦番地${id}⟧`,
    phoneNumber: '0312345678', emergencyPhoneNumber: '0312345678', managerName: `⟦店長${id}⟧`, businessDescription: `⟦事業${id}⟧`, accessNote: `⟦道順${id}⟧`, createdAt: early,
  })))
  const people = Object.entries(fixtureAccounts)
  await db.insert(accounts).values(people.map(([who, { id }]) => ({ id, email: `${who.toLowerCase()}@example.jp`, name: `⟦人${id}⟧`, passwordHash, passwordChangedAt: early, emailVerifiedAt: early, createdAt: early })))
  await db.insert(memberships).values(people.map(([, { id, companyId, clientId, role }]) => ({ id, accountId: id, companyId, clientId, role })))
  await db.insert(users).values([1, 2, 3, 4, FREE_WORKER].map((id) => ({
    id, name: `⟦働き手${id}⟧`, nameKana: `⟦ハタラキテ${id}⟧`, kanaKey: `ハタラキテ${id}`, birthOn: '2000-04-01', gender: 'unspecified' as const, phoneNumber: '09012345678', tier: 'rookie' as const,
    selfIntroduction: `⟦紹介${id}⟧`, prefectureCode: '13', createdAt: early,
  })))
  for (const { id: clientId, companyId } of fixtureClients) {
    const userId = workerOf(clientId), content = contentOf(clientId)
    await db.insert(clientUsers).values({ id: clientId, clientId, userId, firstAt: early, workedCount: 1, lastWorkedOn: '2029-12-18', memo: `⟦メモ${clientId}⟧` })
    await db.insert(groups).values({ id: clientId, companyId, clientId, name: `⟦グループ${clientId}⟧`, createdAt: early, updatedAt: early })
    await db.insert(groups).values({ id: clientId + 100, companyId, clientId, name: 'お気に入り', isDefault: true, createdAt: early, updatedAt: early })
    await db.insert(groupUsers).values({ id: clientId, companyId, groupId: clientId, userId, addedAt: early })
    await db.insert(offers).values({ id: clientId, clientId, title: `⟦ひな形${clientId}⟧`, masterCompanyOccupationId: 101, occupationId: 1, status: 'usable', content, latestOfferCreatedAt: early, createdAt: early, updatedAt: early })
    const shift = (n: number, workOn: string, startAt: string, endAt: string, rest: Partial<typeof offerings.$inferInsert>): typeof offerings.$inferInsert => ({
      id: clientId * 10 + n, clientId, offerId: clientId, title: `⟦ひな形${clientId}⟧`, workOn, startAt, endAt, breakMin: 0, closeRule: 'at_start', closesAt: startAt, peopleWanted: 2, hourlyWageYen: 1500, transportationYen: 500,
      feeRateBp: 3000, scope: 'public', memo: `⟦覚え${clientId}⟧`, terms: content, createdAt: early, ...rest,
    })
    const out = { publishedAt: early, peopleMatched: 1 }
    await db.insert(offerings).values([
      shift(0, '2029-12-22', '2029-12-22T01:00:00.000Z', '2029-12-22T06:00:00.000Z', {}),
      shift(1, '2029-12-22', '2029-12-22T09:00:00.000Z', '2029-12-22T14:00:00.000Z', out),
      shift(2, '2029-12-20', '2029-12-19T23:00:00.000Z', '2029-12-20T04:00:00.000Z', { ...out, peopleWanted: 1 }),
      shift(3, '2029-12-18', '2029-12-18T01:00:00.000Z', '2029-12-18T06:00:00.000Z', { ...out, peopleWanted: 1 }),
    ])
    const match = { clientId, userId, matchedAt: early, appliedScope: 'public' as const, hourlyWageYen: 1500, transportationYen: 500, scheduledPay: pay, createdAt: early }
    await db.insert(matchings).values([
      { ...match, id: clientId * 10 + 1, offeringId: clientId * 10 + 1, status: 'established' },
      { ...match, id: clientId * 10 + 2, offeringId: clientId * 10 + 2, status: 'established', checkedInAt: '2029-12-19T22:55:00.000Z' },
      { ...match, id: clientId * 10 + 3, offeringId: clientId * 10 + 3, status: 'worked', checkedInAt: '2029-12-18T00:55:00.000Z', checkedOutAt: '2029-12-18T06:00:00.000Z', fixedPay: pay, paymentStatus: 'confirmed' },
    ])
    const sentAt = '2029-12-19T12:00:00.000Z', body = `⟦伝言${clientId}⟧`
    await db.insert(chatRooms).values({ id: clientId, uid: `00000000-0000-4000-8000-0000000000${clientId}`, clientId, userId, latestOfferingId: clientId * 10 + 1, lastMessageAt: sentAt, lastMessageBody: body, lastMessageSide: 'worker', unreadCount: 1, createdAt: early })
    await db.insert(chatMessages).values({ id: clientId, clientId, roomId: clientId, offeringId: clientId * 10 + 1, side: 'worker', kind: 'text', body, sentAt })
    await seedFixtureDay(db, clientId)
  }
  await liftFixtureSequences(db)
  await db.insert(notices).values([
    { id: 1, category: 'important', title: '年末年始の営業について', body: 'サポート窓口は12月30日から1月3日までお休みします。', publishedAt: '2029-12-01T00:00:00.000Z' },
    { id: 2, category: 'release', title: '今日の画面が新しくなりました', body: 'これから来る人が、ひと目で分かります。', publishedAt: '2029-12-10T00:00:00.000Z' },
    { id: 3, category: 'important', title: '⟦会社2へのお知らせ⟧', body: '⟦会社2だけの本文⟧', companyId: 2, publishedAt: '2029-12-11T00:00:00.000Z' },
  ])
  // The rows above came with their ids; the next ones start beyond them.
  for (const table of [accounts, chatMessages, chatRooms, clients, clientUsers, companies, groups, groupUsers, matchings, memberships, notices, offerings, offers, users]) {
    await db.execute(sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), 1000)`)
  }
}
