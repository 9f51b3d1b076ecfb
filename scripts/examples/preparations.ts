import type { Ids } from '@tests/figures/kit'
import { pdfOf } from '@tests/kit/pdf'
import {
  answerOf,
  API,
  firstRow,
  idsBy,
  STORE,
  type Demo,
  type Preparations,
  type Prepared,
} from './asking'
import { mailedKeys } from './situations/mailedKeys'
import { offerings } from './situations/offerings'
import { operatorActions } from './situations/operatorActions'
import { shifts } from './situations/shifts'

/** A worker whose shift has begun, who has come or not. */
const workerOfNow = async (demo: Demo, { hasCome }: { hasCome: boolean }): Promise<Ids> => {
  const row = await firstRow(
    demo,
    `select m.user_id as "userId", o.id as "offeringId" from matchings m
      join offerings o on o.id = m.offering_id
      where m.client_id = 1 and m.status = 'established' and m.checked_out_at is null
        and m.checked_in_at is ${hasCome ? 'not null' : 'null'}
        and o.start_at < '2026-11-20T00:10:00Z' and o.end_at > '2026-11-20T00:41:00Z'
      order by o.start_at desc, m.id limit 1`,
  )
  return { ...row, matchedOfferingId: row['offeringId'] ?? 0 }
}
const PDF = pdfOf()
/** A manual that was uploaded completely. */
const sentManual = async (demo: Demo): Promise<Ids> => {
  const about = { name: 'ホールの手順.pdf', byteSize: PDF.length }
  const { id } = await answerOf(demo, `POST ${STORE}/manuals`, about)
  const piece = { index: 0, data: PDF.toString('base64') }
  await answerOf(demo, `PUT ${STORE}/manuals/${Number(id)}`, piece)
  return { manualId: Number(id) }
}
/** What a cancel of the worker costs; the amount is sent with it. */
async function allowanceOf(demo: Demo, { matchedOfferingId, userId }: Ids) {
  const path = `${STORE}/offerings/${matchedOfferingId}/reject_requests/judge_leave_allowance`
  const requestBody = { reasonTypeId: 11, userIds: [userId], answers: null }
  const { totalYen } = await answerOf(demo, `POST ${path}`, requestBody)
  return totalYen
}
const paidReason = {
  reasonTypeId: 11,
  answers: null,
  agreedToPay: true,
  confirmedWithWorker: true,
  reopen: false,
  note: '社員が入れることになりました。',
}

const preparations: Preparations = {
  ...mailedKeys,
  ...operatorActions,
  ...offerings,
  ...shifts,
  'PATCH /clients/{clientId}/groups/{groupId}': async (demo) => {
    const { groupId = 0, lockVersion } = await firstRow(
      demo,
      `select id as "groupId", lock_version as "lockVersion" from groups
        where client_id = 1 and not is_default order by id limit 1`,
    )
    const body = { name: 'ホール経験者(夜)', addUserIds: [], removeUserIds: [], lockVersion }
    return { ids: { groupId }, body }
  },
  'PATCH /clients/{clientId}/offers/{offerId}/archive': idsBy(
    `select id as "offerId" from offers where client_id = 1 and archived_at is null
        and id not in (select offer_id from offerings where end_at > '2026-11-20T00:41:00Z')
        order by id limit 1`,
  ),
  'POST /clients/{clientId}/offerings/{offeringId}/closed_reason': idsBy(
    `select id as "offeringId" from offerings where client_id = 1 and closed_at is not null
        order by id limit 1`,
  ),
  'PATCH /clients/{clientId}/attendances/fix_payment_requests/{fixPaymentRequestId}': async (
    demo,
  ) => {
    const list = await answerOf(demo, `GET ${STORE}/attendances/fix_payment_requests`)
    const items = list['items'] as {
      id: number
      status: string
      lockVersion: number
      requested: { pay: { grossYen: number } }
    }[]
    const open = items.find(({ status }) => status === 'requested')
    if (!open) throw new Error('No correction is open.')
    const { id, lockVersion, requested } = open
    const body = { action: 'approve', grossYen: requested.pay.grossYen, lockVersion }
    return { ids: { fixPaymentRequestId: id }, body }
  },
  'POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/absence': async (demo) => ({
    ids: await workerOfNow(demo, { hasCome: false }),
    body: { kind: 'no_show', block: false },
  }),
  'DELETE /clients/{clientId}/offerings/{offeringId}/users/{userId}/absence': async (demo) => {
    const ids = await workerOfNow(demo, { hasCome: false })
    const path = `${STORE}/offerings/${ids['offeringId']}/users/${ids['userId']}/absence`
    await answerOf(demo, `POST ${path}`, { kind: 'no_show', block: false })
    return { ids }
  },
  'POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/early_release': async (demo) => {
    const ids = await workerOfNow(demo, { hasCome: true })
    const path = `${STORE}/offerings/${ids['offeringId']}/users/${ids['userId']}`
    const { scheduledPay } = await answerOf(demo, `GET ${path}`)
    const { grossYen } = scheduledPay as { grossYen: number }
    return { ids, body: { reason: 'low_demand', note: '', agreed: true, grossYen } }
  },
  'POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/reject_requests': async (
    demo,
    ids,
  ) => ({
    ids: { offeringId: ids['matchedOfferingId'] ?? 0 },
    body: { ...paidReason, amountYen: await allowanceOf(demo, ids) },
  }),
  'POST /clients/{clientId}/offerings/{offeringId}/reject_requests/bulk_create': async (
    demo,
    ids,
  ) => ({
    ids: { offeringId: ids['matchedOfferingId'] ?? 0 },
    body: {
      ...paidReason,
      people: [{ userId: ids['userId'], amountYen: await allowanceOf(demo, ids) }],
    },
  }),
  'PUT /companies/{companyId}/budget_requests/{budgetRequestId}': async (demo) => {
    const requestBody = {
      month: '2026-11',
      requestedYen: 5_000_000,
      reason: '年末の増員のためです。',
    }
    const { id } = await answerOf(demo, `POST ${STORE}/budget_requests`, requestBody)
    return { ids: { budgetRequestId: Number(id) }, body: { isApproved: true, note: '' } }
  },
  'POST /clients/{clientId}/chat_rooms/{chatRoomUid}/in_negotiation': async (demo) => {
    const { chatRoomUid, offeringId } = await firstRow(
      demo,
      `select r.uid as "chatRoomUid", m.offering_id as "offeringId" from chat_rooms r
        join matchings m on m.client_id = r.client_id and m.user_id = r.user_id
        join offerings o on o.id = m.offering_id
        where r.client_id = 1 and m.status = 'established' and o.start_at > '2026-11-20T00:41:00Z'
        order by o.start_at, m.id limit 1`,
    )
    const summary = '人数の変更について相談します。'
    const body = { action: 'open', offeringId, kind: 'cancel_request', reasonTypeId: 9, summary }
    return { ids: { chatRoomUid: String(chatRoomUid) }, body }
  },
  'PUT /companies/{companyId}/chat_text_order': async (demo) => {
    const { items } = await answerOf(demo, `GET ${API}/companies/1/chat_texts`)
    return { body: { ids: (items as { id: number }[]).map(({ id }) => id).reverse() } }
  },
  'PUT /clients/{clientId}/users/worker_supporters': async (demo) => {
    const candidates = await answerOf(demo, `GET ${STORE}/users/worker_supporter_candidates`)
    const knownIds = candidates['supporterIds']
    return { body: { userIds: knownIds, knownIds } }
  },
  'POST /clients/{clientId}/brand_user_reports': () =>
    Promise.resolve({ body: { offeringId: null } }),
  'POST /clients/{clientId}/offerings/{offeringId}/users/reviews': async (demo) => {
    const list = await answerOf(demo, `GET ${STORE}/offerings/unreviewed`)
    const [shift] = list['items'] as { id: number }[]
    const offeringId = shift?.id ?? 0
    const path = `${STORE}/offerings/${offeringId}/users/unreviewed`
    const { items } = await answerOf(demo, `GET ${path}`)
    const reviews = (items as { matchingId: number }[]).slice(0, 1).map(({ matchingId }) => ({
      matchingId,
      kind: 'good',
      reasons: [],
      positions: [],
      comment: '',
      addGroupIds: [],
      favorite: null,
      trusted: null,
      memo: null,
      block: false,
    }))
    return { ids: { offeringId, firstOfferingId: 0 }, body: { reviews } }
  },
  'POST /clients/{clientId}/manuals/{manualId}/finish': async (demo) => ({
    ids: await sentManual(demo),
  }),
  'GET /clients/{clientId}/manuals/{manualId}/link': async (demo) => {
    const ids = await sentManual(demo)
    await answerOf(demo, `POST ${STORE}/manuals/${ids['manualId']}/finish`)
    return { ids }
  },
  'POST /companies/{companyId}/offer_copies/align': async (demo, { offerId }) => {
    const path = `${API}/companies/1/offer_copies`
    await answerOf(demo, `POST ${path}`, { offerId, clientIds: [2] })
    const { items } = await answerOf(demo, `GET ${path}`)
    const copies = (items as { copies: { id: number }[] }[]).flatMap((offer) => offer.copies)
    return { body: { copyIds: copies.map(({ id }) => id), isOverwriting: false } }
  },
  'GET /clients/{clientId}/offers/ai_suggestion/jobs/{jobId}': async (demo) => {
    const requestBody = {
      masterCompanyOccupationId: 101,
      keywords: ['未経験歓迎'],
      tone: 'friendly',
      industryNote: '駅前の定食屋です。',
    }
    const { id } = await answerOf(demo, `POST ${STORE}/offers/ai_suggestion/jobs`, requestBody)
    return { ids: { jobId: Number(id) } }
  },
}

/** Brings the demonstration into the state that the call needs; returns what to call it with. */
export const prepared = async (demo: Demo, operation: string, ids: Ids): Promise<Prepared> =>
  (await preparations[operation]?.(demo, ids)) ?? {}
/** Whether the state of the demonstration has to be put back after the call. */
export const isPrepared = (operation: string) => operation in preparations
