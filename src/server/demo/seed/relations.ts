import type { BlockReasonCode } from '@/contracts/workers/enums'
import { addDays, type Day, dayOf, msOf } from '@/lib/date'
import type {
  clientReviews,
  clientUsers,
  groupUsers,
  reviews,
  userBadges,
  userBlocks,
} from '@/server/db/schema'
import type { Random } from '@/server/demo/market/random'
import {
  COMPANY_GROUP,
  favoritesOf,
  FORKLIFT_GROUP,
  HALL_GROUP,
  KITCHEN_GROUP,
  MARKET_GROUP,
  NIGHT_GROUP,
} from './groups'
import { FORKLIFT } from './occupations'
import { type Person, tierOf } from './people'
import type { Store } from './posting'
import type { Shift } from './types'

export type Relation = typeof clientUsers.$inferInsert & {
  workedCount: number
  upcoming: number
  absences: number
  companyId: number
}
type Row<T extends { $inferInsert: unknown }> = T['$inferInsert']

const memos = [
  'ドリンク作りができます。混み合う日は2番ホールをお願いしています。',
  '駅から少し迷われていました。次回は通用口の写真を送ると安心です。',
  '声が通り、常連のお客さまの評判がよいです。',
  '盛り付けがとても丁寧です。',
  'レジも任せられます。',
  '14時以降は都合がつきにくいそうです。',
  '新しい方への説明を手伝ってくれました。',
  '重い物が苦手とのこと。冷蔵側は避けてください。',
  '手順書なしで動けます。',
]
const good = [
  '時間に余裕をもって来てくれました。',
  'お客さまへの声かけがとても丁寧でした。',
  '指示の前に動いてくださり助かりました。',
  '',
  '',
  '次回もぜひお願いします。',
  '片付けまで手早く進めてくれました。',
  '',
]
const bad = [
  '持ち物に書いた靴をお持ちでなかったため、担当を変更しました。',
  '作業中に携帯電話を使う場面が何度かありました。',
  '手順を飛ばすことがあり、やり直しが発生しました。',
]
const badReasons = ['appearance', 'instructions', 'attitude', 'late'] as const
const goodForStore = [
  '説明が分かりやすく、はじめてでも安心して働けました。',
  '皆さん親切で働きやすかったです。',
  '休憩室がきれいでした。',
  '',
  '',
  'また働きたいです。',
  '仕事の内容が募集文のとおりでした。',
  '忙しい時間も声をかけてもらえました。',
]
const badForStore = [
  '募集文になかった重い荷物の作業がありました。',
  '終了が10分ほど遅れました。',
  '通用口の場所が分かりにくかったです。',
]

const stamp = (ms: number) => new Date(Math.floor(ms / 1000) * 1000).toISOString()

/** What stores and workers know of each other, from the shifts they shared. */
export function relate(
  random: Random,
  {
    shifts,
    people,
    stores,
    now,
  }: { shifts: readonly Shift[]; people: readonly Person[]; stores: readonly Store[]; now: Date },
) {
  const relations = new Map<string, Relation>()
  const badges = new Map<string, Row<typeof userBadges> & { approvedCount: number }>()
  const given: Row<typeof reviews>[] = []
  const got: Row<typeof clientReviews>[] = []
  const personOf = new Map(people.map((person) => [person.id, person]))
  const shownTo = new Map<number, Set<number>>()
  const nowMs = now.getTime()
  for (const { row, offer, companyId, matched } of shifts) {
    for (const m of matched) {
      const key = `${m.clientId} ${m.userId}`
      const person = personOf.get(m.userId)
      const known = relations.get(key) ?? {
        clientId: m.clientId,
        userId: m.userId,
        firstAt: m.matchedAt,
        workedCount: 0,
        lastWorkedOn: null,
        trusted: false,
        graduate: false,
        favorite: false,
        supporter: false,
        memo: '',
        upcoming: 0,
        absences: 0,
        companyId,
      }
      relations.set(key, known)
      if (m.matchedAt < known.firstAt) known.firstAt = m.matchedAt
      for (const groupId of m.appliedScope === 'group' ? (row.groupIds ?? []) : [])
        shownTo.set(groupId, (shownTo.get(groupId) ?? new Set()).add(m.userId))
      if (m.status === 'established') known.upcoming += 1
      if (m.status === 'absence') {
        known.absences += 1
        if (person && m.absenceKind === 'no_show') person.noShowCount += 1
      }
      if (m.status === 'cancel' && person) {
        person.cancelCount += 1
        if (msOf(row.startAt) - msOf(m.cancelledAt ?? row.startAt) < 86_400_000)
          person.lastMinuteCancelCount += 1
      }
      if (m.status !== 'worked') continue
      known.workedCount += 1
      known.lastWorkedOn = row.workOn
      if (person) person.totalWorkedCount += 1
      if (m.reviewedAt) {
        const kind = random.chance(0.955) ? ('good' as const) : ('bad' as const)
        const positions =
          kind === 'good'
            ? offer.plan.positions.filter((_, i) => i === 0 || random.chance(0.3))
            : []
        given.push({
          clientId: m.clientId,
          matchingId: m.id,
          userId: m.userId,
          kind,
          positions,
          reasons: kind === 'bad' ? [random.pick(badReasons)] : [],
          comment: random.pick(kind === 'good' ? good : bad),
          reviewedBy: row.createdBy ?? null,
          createdAt: m.reviewedAt,
        })
        if (person) {
          person.reviewCount += 1
          if (kind === 'good') person.goodCount += 1
        }
        for (const position of positions) {
          const badge = badges.get(`${key} ${position}`) ?? {
            clientId: m.clientId,
            userId: m.userId,
            position,
            approvedCount: 0,
            grantedAt: null,
          }
          badge.approvedCount += 1
          if (badge.approvedCount === 2) badge.grantedAt = m.reviewedAt
          badges.set(`${key} ${position}`, badge)
        }
      }
      const said = msOf(m.checkedOutAt ?? row.endAt) + random.int(600, 20_000) * 1000
      if (said < nowMs && random.chance(0.4)) {
        const liked = random.chance(0.94)
        got.push({
          clientId: m.clientId,
          matchingId: m.id,
          kind: liked ? 'good' : 'bad',
          onTime: liked || random.chance(0.6),
          asDescribed: liked || random.chance(0.4),
          wantAgain: liked,
          comment: random.pick(liked ? goodForStore : badForStore),
          ...reply(random, liked, said, nowMs, row.createdBy ?? null),
          reported: false,
          createdAt: stamp(said),
        })
      }
    }
  }
  for (const person of people) person.tier = tierOf(person.totalWorkedCount)
  const all = [...relations.values()]
  const members = choose(random, all, stores, shownTo, personOf, dayOf(now))
  return {
    relations: all,
    badges: [...badges.values()],
    given,
    got,
    members,
    blocks: blocksOf(all, nowMs),
  }
}

const reply = (
  random: Random,
  liked: boolean,
  said: number,
  nowMs: number,
  repliedBy: number | null,
) => {
  const at = said + random.int(4, 40) * 3_600_000
  const replied = at < nowMs && random.chance(liked ? 0.15 : 0.5)
  return {
    reply: replied
      ? liked
        ? 'ご評価ありがとうございます。またお会いできるのを楽しみにしています。'
        : 'ご意見ありがとうございます。募集文を見直し、当日の説明を改めます。'
      : null,
    repliedAt: replied ? stamp(at) : null,
    repliedBy: replied ? repliedBy : null,
  }
}

/** Marks the regulars of a store and fills its lists. */
function choose(
  random: Random,
  relations: readonly Relation[],
  stores: readonly Store[],
  shownTo: Map<number, Set<number>>,
  personOf: Map<number, Person>,
  today: Day,
) {
  const members = new Map<string, Row<typeof groupUsers>>()
  const add = (companyId: number, groupId: number, userId: number) =>
    members.set(`${groupId} ${userId}`, {
      companyId,
      groupId,
      userId,
      addedAt: `${addDays(today, -random.int(3, 60))}T06:00:00.000Z`,
    })
  for (const store of stores) {
    const own = relations
      .filter((r) => r.clientId === store.id)
      .sort((a, b) => b.workedCount - a.workedCount)
    const regulars = own.filter((r) => r.workedCount >= 2)
    regulars.slice(0, 18).forEach((r) => {
      r.trusted = true
    })
    regulars
      .filter((_, i) => i % 9 === 4)
      .slice(0, 5)
      .forEach((r) => {
        r.graduate = true
      })
    regulars
      .filter((_, i) => i % 3 !== 2)
      .slice(0, 22)
      .forEach((r) => {
        r.favorite = true
        add(store.companyId, favoritesOf(store.id), r.userId)
      })
    regulars.slice(0, 2).forEach((r) => {
      r.supporter = true
      r.supporterAt = `${addDays(today, -40)}T06:00:00.000Z`
    })
    regulars
      .filter((_, i) => i % 4 === 1)
      .slice(0, memos.length)
      .forEach((r, i) => {
        r.memo = memos[i] ?? ''
      })
    if (store.id === 1) {
      regulars.slice(0, 38).forEach((r) => add(1, HALL_GROUP, r.userId))
      regulars
        .filter((_, i) => i % 4 === 3)
        .slice(0, 9)
        .forEach((r) => add(1, NIGHT_GROUP, r.userId))
      regulars
        .filter((_, i) => i % 3 === 1)
        .slice(0, 14)
        .forEach((r) => add(1, KITCHEN_GROUP, r.userId))
    }
    if (store.id === 2) regulars.slice(0, 20).forEach((r) => add(1, MARKET_GROUP, r.userId))
    if (store.id === 3)
      own
        .filter((r) => personOf.get(r.userId)?.qualificationIds.includes(FORKLIFT))
        .forEach((r) => add(1, FORKLIFT_GROUP, r.userId))
    if (store.companyId === 1)
      own
        .filter((r) => r.workedCount >= 5)
        .slice(0, 30)
        .forEach((r) => add(1, COMPANY_GROUP, r.userId))
  }
  for (const [groupId, userIds] of shownTo)
    for (const userId of userIds) if (!members.has(`${groupId} ${userId}`)) add(1, groupId, userId)
  return [...members.values()]
}

/**
 * One worker the restaurant does not call any more, and one whom the whole company does not: both failed to come, and neither is expected.
 */
function blocksOf(relations: readonly Relation[], nowMs: number): Row<typeof userBlocks>[] {
  const expected = new Set(
    relations.filter((r) => r.companyId === 1 && r.upcoming > 0).map((r) => r.userId),
  )
  const free = relations
    .filter((r) => r.companyId === 1 && !expected.has(r.userId) && !r.trusted)
    .sort((a, b) => b.absences - a.absences)
  const atRestaurant = free.find((r) => r.clientId === 1)
  const inCompany = free.find((r) => r.userId !== atRestaurant?.userId)
  const block = (
    r: Relation | undefined,
    clientId: number | null,
    reasonCode: BlockReasonCode,
    note: string,
    days: number,
  ) =>
    r
      ? [
          {
            companyId: 1,
            clientId,
            userId: r.userId,
            reasonCode,
            note,
            blockedBy: clientId ? 3 : 1,
            blockedAt: stamp(nowMs - days * 86_400_000),
          },
        ]
      : []
  return [
    ...block(atRestaurant, 1, 'no_show', '連絡がないまま来られませんでした。', 12),
    ...block(
      inCompany,
      null,
      'trouble',
      '複数の店舗で同じことが続いたため、本部で登録しました。',
      26,
    ),
  ]
}
