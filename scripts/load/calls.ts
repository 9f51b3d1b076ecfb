import { randomUUID } from 'node:crypto'
import { addDays, dayOf } from '@/lib/date'
import type { Call } from './http'
import type { Measured } from './program'
import type { Store } from './server'

/** What the screens of a store read most. */
const reads = [
  '/v1/clients/{clientId}/todos',
  '/v1/clients/{clientId}/today_board',
  '/v1/clients/{clientId}/closing_days',
  '/v1/clients/{clientId}/offerings',
  '/v1/clients/{clientId}/offers',
  '/v2/clients/{clientId}/users',
  '/v1/clients/{clientId}/chat_rooms',
  '/v1/clients/{clientId}/attendances/fix_payment_requests',
  '/v1/clients/{clientId}/groups',
  '/v1/clients/{clientId}/match_checks',
]
/** The `turn`-th read of a store; after the last one it begins again. */
export const readCall = (turn: number, { clientId }: Store): Call => ({
  method: 'GET',
  path: (reads[turn % reads.length] ?? '').replace('{clientId}', String(clientId)),
})

type Row = Record<string, unknown>
/** One kind of write: the rows with which it can be done, once each, and the call for a row. */
export type Write = {
  name: string
  /** One row per call: the store and what the call names. */
  rows: string
  /** A call whose answer the write needs. It is not measured. */
  before?: (row: Row) => Call
  call: (row: Row, before: Row) => Call
}

const NOTE = '計測のための記録です。本人には連絡済みです。'
export const writes: readonly Write[] = [
  {
    name: 'cancel',
    rows: `select m.client_id::int as "clientId", m.offering_id::int as "offeringId", m.user_id::int as "userId"
      from matchings m join offerings o on o.id = m.offering_id
      where m.status = 'established' and o.start_at > now() + interval '2 days' order by m.id`,
    before: ({ clientId, offeringId, userId }) => ({
      method: 'POST',
      path: `/v1/clients/${clientId}/offerings/${offeringId}/reject_requests/judge_leave_allowance`,
      body: { reasonTypeId: 9, userIds: [userId], answers: null },
    }),
    call: ({ clientId, offeringId, userId }, judged) => ({
      method: 'POST',
      path: `/v2/clients/${clientId}/offerings/${offeringId}/users/${userId}/reject_requests`,
      body: {
        reasonTypeId: 9,
        amountYen: (judged['totalYen'] as number | undefined) ?? 0,
        note: NOTE,
        message: 'シフトの都合により、今回の勤務はキャンセルとなりました。申し訳ありません。',
        answers: null,
        evidenceFileIds: [],
        confirmedWithWorker: false,
        reopen: false,
        agreedToPay: true,
      },
    }),
  },
  {
    name: 'publish',
    rows: `select o.client_id::int as "clientId", o.id::int as "offerId", n as day
      from offers o, generate_series(8, 40) n where o.status = 'usable'
        and not exists (select from closing_days d where d.client_id = o.client_id) order by n, o.id`,
    call: ({ clientId, offerId, day }) => ({
      method: 'POST',
      path: `/v1/clients/${clientId}/offers/${offerId}/offerings`,
      body: {
        workOn: addDays(dayOf(new Date()), Number(day)),
        startTime: '10:00',
        endTime: '14:00',
        breakMin: 0,
        peopleWanted: 2,
        closeRule: 'at_start',
        customClosesAt: null,
        scope: 'public',
        groupIds: [],
        autoPublicAt: null,
        hourlyWageYen: 1500,
        transportationYen: 500,
        memo: '',
        publish: true,
        acknowledged: true,
      },
    }),
  },
  {
    name: 'chat message',
    // In a room one may write until seven days after the last shift.
    rows: `select r.client_id::int as "clientId", r.uid from chat_rooms r, generate_series(1, 20)
      where exists (select from matchings m join offerings o on o.id = m.offering_id
        where m.client_id = r.client_id and m.user_id = r.user_id and o.end_at > now() - interval '6 days')
      order by generate_series, r.id`,
    call: ({ clientId, uid }) => ({
      method: 'POST',
      path: `/v1/clients/${clientId}/chat_rooms/${uid}/messages`,
      body: { body: '明日はよろしくお願いします。', sendKey: randomUUID() },
    }),
  },
]

/** The rows of a write that the sessions of the program may be used with. */
export async function rowsOf({ ask, stores }: Measured, { rows }: Write) {
  const cookies = new Map(stores.map(({ clientId, cookie }) => [clientId, cookie]))
  const found = (await ask({ kind: 'rows', sql: rows })) as Row[]
  return found.flatMap((row) => {
    const cookie = cookies.get(Number(row['clientId']))
    return cookie === undefined ? [] : [{ row, cookie }]
  })
}
