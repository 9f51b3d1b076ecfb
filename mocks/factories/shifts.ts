import { ChatMessage, ChatRoom, ChatRoomRow } from '@/contracts/chat/schemas'
import { OfferingUser, OfferingUserDetail } from '@/contracts/matchings/schemas'
import type { OfferingStatus } from '@/contracts/offerings/enums'
import { Offering, OfferingDetail, Pay } from '@/contracts/offerings/schemas'
import { Offer, OfferContent, OfferSummary } from '@/contracts/offers/schemas'
import { User, UserDetail } from '@/contracts/workers/schemas'
import { dayFromToday, timeFromToday } from '../time'
import { factory } from './factory'

const defaults = {
  startTime: '10:00',
  endTime: '15:00',
  breakMin: 0,
  peopleWanted: 2,
  hourlyWageYen: 1300,
  transportationYen: 500,
}
/** The content of an offer for workers. */
const anOfferContent = factory(OfferContent, () => ({
  jobDescription:
    'お客様のご案内、配膳、片付け、レジをお願いします。はじめの30分は社員がつきます。',
  belongings: ['筆記用具'],
  defaults,
}))
const template = {
  id: 21,
  title: 'ホールスタッフ',
  status: 'usable',
  occupationName: 'ホール',
  defaults,
} as const
/** An offer (ひな形) in the list. */
export const anOffer = factory(OfferSummary, () => template)
export const anOfferDetail = factory(Offer, () => ({ ...template, content: anOfferContent() }))

const pay = {
  workMin: 300,
  baseYen: 6500,
  transportationYen: 500,
  grossYen: 7000,
  withholdingTaxYen: 0,
  netYen: 7000,
}
/** Five hours at 1,300 yen with 500 yen of transport. */
export const aPay = factory(Pay, () => pay)

/** How many days from today a shift of each status is; a running shift is today. */
const dayOfStatus: Record<OfferingStatus, number> = {
  unpublished: 2,
  published: 2,
  matching: 1,
  working: 0,
  finished: -1,
}
/** Returns the times, seats and instants that fit a status, for a shift of five hours. */
function shiftOf(status: OfferingStatus = 'published') {
  const day = dayOfStatus[status]
  const startTime = status === 'working' ? '09:00' : '10:00'
  const startAt = timeFromToday(day, startTime)
  const hasMatches = ['matching', 'working', 'finished'].includes(status)
  return {
    status,
    workOn: dayFromToday(day),
    startAt,
    endAt: timeFromToday(day, status === 'working' ? '14:00' : '15:00'),
    closesAt: startAt,
    peopleWanted: 2,
    peopleMatched: hasMatches ? 1 : 0,
    publishedAt: status === 'unpublished' ? null : timeFromToday(-7, '18:00'),
    hourlyWageYen: defaults.hourlyWageYen,
    transportationYen: defaults.transportationYen,
  }
}
const offering = { id: 111, offerId: template.id, title: template.title }
/** An offering (求人) in the list: `anOffering({ status: 'matching' })` has one of two seats taken. */
export const anOffering = factory(Offering, ({ status }) => ({ ...offering, ...shiftOf(status) }))
export const anOfferingDetail = factory(OfferingDetail, ({ status }) => ({
  ...offering,
  ...shiftOf(status),
  occupationName: template.occupationName,
  terms: anOfferContent(),
  pay: aPay(),
}))

const worker = {
  userId: 901,
  name: '山田 太郎',
  nameKana: 'ヤマダ タロウ',
  age: 24,
  tier: 'hope',
  totalWorkedCount: 12,
  workedCountHere: 3,
  goodRate: 95,
} as const
/** A worker in the list of a store. */
export const aWorker = factory(User, () => worker)
export const aWorkerDetail = factory(UserDetail, () => ({
  ...worker,
  selfIntroduction: '接客が好きです。よろしくお願いします。',
}))

const match = () => ({
  ...worker,
  matchingId: 501,
  badges: ['ホール'],
  groups: ['ホール経験者'],
  matchedAt: timeFromToday(-2, '12:00'),
  grossYen: 7000,
})
/** A worker who is matched with an offering, in the list of the offering. */
export const aMatching = factory(OfferingUser, match)
export const aMatchingDetail = factory(OfferingUserDetail, () => ({
  ...match(),
  offeringId: offering.id,
  offeringTitle: offering.title,
  startAt: timeFromToday(1, '10:00'),
  endAt: timeFromToday(1, '15:00'),
  hourlyWageYen: defaults.hourlyWageYen,
  scheduledPay: aPay(),
}))

const ROOM = '00000000-0000-4000-8000-000000000011'
const aChatMessage = factory(ChatMessage, () => ({
  id: 301,
  side: 'worker' as const,
  body: '明日はよろしくお願いします。',
  sentAt: timeFromToday(-1, '18:00'),
}))
const roomOf = { uid: ROOM, userId: worker.userId, name: worker.name, nameKana: worker.nameKana }
const nextShift = () => ({
  offeringId: offering.id,
  title: offering.title,
  startAt: timeFromToday(1, '10:00'),
  endAt: timeFromToday(1, '15:00'),
})
/** A chat room with one message of the worker. */
export const aChatRoom = factory(ChatRoom, () => ({
  ...roomOf,
  shift: { ...nextShift(), status: 'established' as const, presence: 'before' as const },
  messages: [aChatMessage()],
}))
/** A chat room in the list. */
export const aChatRoomRow = factory(ChatRoomRow, () => ({
  ...roomOf,
  shift: { ...nextShift(), isCancelUnderReview: false },
  lastMessage: {
    bodyExcerpt: '明日はよろしくお願いします。',
    sentAt: timeFromToday(-1, '18:00'),
    side: 'worker' as const,
  },
}))
