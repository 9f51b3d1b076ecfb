import { eq } from 'drizzle-orm'
import type { NextApiRequest, NextApiResponse } from 'next'
import type { Invitation } from '@/contracts/invitations/schemas'
import {
  auditLog,
  clients,
  clientUsers,
  groups,
  groupUsers,
  invitationUses,
  userBlocks,
  users,
} from '@/server/db/schema'
import { showInvitation } from '@/server/modules/invitations/invitationPage'
import { acceptInvitation } from '@/server/worker-app/invitation'
import { testContext } from '@tests/kit/app'
import {
  addWorker,
  asSystem,
  callApi,
  callStore,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

type Refused = { code: string; messages: string[] }
const at = '2026-11-01T00:00:00.000Z'
const read = async (kind = 'invitation', clientId = 11) =>
  (
    await callApi<Invitation & Refused>(
      clientId === 11 ? 'manager' : 'company',
      'GET',
      `/clients/${clientId}/${kind}`,
    )
  ).body
const save = (
  overrides: object = {},
  kind = 'invitation',
  who: 'manager' | 'clientStaff' | 'viewer' = 'manager',
) =>
  callStore<Invitation & Refused>(who, 'POST', `/${kind}`, {
    targetGroupIds: [],
    renew: false,
    lockVersion: 0,
    ...overrides,
  })
const codeOf = ({ current }: Invitation) =>
  /\/api\/i\/([0-9a-f]{32})$/.exec(current?.url ?? '')?.[1] ?? ''
const accept = async (userId: number, code: string) => {
  const { now } = await testContext()
  return asSystem((db) => acceptInvitation(db, userId, code, now))
}
const known = (userId: number) =>
  asSystem((db) =>
    db
      .select({
        clientId: clientUsers.clientId,
        trusted: clientUsers.trusted,
        favorite: clientUsers.favorite,
      })
      .from(clientUsers)
      .where(eq(clientUsers.userId, userId))
      .orderBy(clientUsers.clientId),
  )
const STRANGER = 950

beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    await db.delete(groupUsers)
    await db.delete(groups)
    await db.insert(groups).values([
      {
        id: 71,
        companyId: 1,
        clientId: 11,
        name: 'お気に入り',
        isDefault: true,
        createdAt: at,
        updatedAt: at,
      },
      { id: 72, companyId: 1, clientId: 11, name: 'ホール経験者', createdAt: at, updatedAt: at },
      { id: 73, companyId: 1, clientId: null, name: '全店共通', createdAt: at, updatedAt: at },
      { id: 74, companyId: 1, clientId: 12, name: '隣の店舗', createdAt: at, updatedAt: at },
    ])
    await addWorker(db, { id: 901, name: '山田 太郎' })
    await addWorker(db, { id: STRANGER, name: '髙橋 美咲' }, {})
    await db.delete(clientUsers).where(eq(clientUsers.userId, STRANGER))
    await db.update(clients).set({ brandName: 'みのり食堂' }).where(eq(clients.companyId, 1))
    await db.update(clients).set({ brandName: 'ほかの食堂' }).where(eq(clients.id, 13))
  })
})

describe('店舗の招待', () => {
  test('作るまでは何もなく、作るとURLができて、だれが作ったかが残る', async () => {
    expect(await read()).toMatchObject({
      current: null,
      lockVersion: 0,
      refusal: null,
      storeNames: ['みのり食堂 渋谷宮益坂店'],
      accepted: { totalCount: 0 },
    })
    const { status, body } = await save({ targetGroupIds: [72] })
    expect([
      status,
      body.current?.url,
      body.current?.createdByName,
      body.current?.targetGroups,
    ]).toEqual([
      200,
      `http://localhost:3000/api/i/${codeOf(body)}`,
      '〚人4〛',
      [{ id: 72, name: 'ホール経験者' }],
    ])
    expect(
      await asSystem((db) =>
        db.$count(auditLog, eq(auditLog.call, 'POST /clients/{clientId}/invitation')),
      ),
    ).toBe(1)
  })
  test('はじめての人も招待から来られ、認定ワーカーになって、選んだグループに入る。二度開いても一度だけ', async () => {
    const { body } = await save({ targetGroupIds: [71, 72] })
    await accept(STRANGER, codeOf(body))
    await accept(STRANGER, codeOf(body))
    expect(await known(STRANGER)).toEqual([{ clientId: 11, trusted: true, favorite: true }])
    expect(
      await asSystem((db) =>
        db.select({ id: groupUsers.groupId }).from(groupUsers).orderBy(groupUsers.groupId),
      ),
    ).toEqual([{ id: 71 }, { id: 72 }])
    expect(await read()).toMatchObject({
      current: { acceptedCount: 1 },
      accepted: { totalCount: 1, items: [{ userId: STRANGER, name: '髙橋 美咲', earlier: false }] },
    })
  })
  test('作り直すと、前のURLはその場で使えなくなる。前のURLで来た人は残る', async () => {
    const first = (await save()).body
    await accept(901, codeOf(first))
    const second = (await save({ renew: true, lockVersion: first.lockVersion })).body
    expect(codeOf(second)).not.toBe(codeOf(first))
    for (const code of [
      codeOf(first),
      codeOf(second).replace(/^./, (c) => (c === '0' ? '1' : '0')),
      '',
      'x',
    ])
      await expect(accept(STRANGER, code)).rejects.toThrow('この招待は使えません')
    await accept(STRANGER, codeOf(second))
    expect((await read()).accepted.items.map((one) => [one.userId, one.earlier])).toEqual([
      [STRANGER, false],
      [901, true],
    ])
    expect((await read()).current?.acceptedCount).toBe(1)
  })
  test('グループだけを変えても、URLは変わらない', async () => {
    const first = (await save()).body
    const second = (await save({ targetGroupIds: [73], lockVersion: 1 })).body
    expect([
      codeOf(second),
      second.lockVersion,
      second.current?.targetGroups.map((group) => group.name),
    ]).toEqual([codeOf(first), 2, ['全店共通']])
  })
  test('二人が同時に作り直しても、生きているURLは一つで、後の人は先の人を知らされる', async () => {
    await save()
    const both = await Promise.all([
      save({ renew: true, lockVersion: 1 }),
      save({ renew: true, lockVersion: 1 }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.messages[0]).toContain(
      '先に更新しました',
    )
    expect(await save()).toMatchObject({ status: 409, body: { code: 'stale' } })
  })
  test('ブロックした人は、知らないコードと同じ答えになる', async () => {
    const code = codeOf((await save()).body)
    await writeRows((db) =>
      db.insert(userBlocks).values({
        companyId: 1,
        clientId: null,
        userId: 901,
        reasonCode: 'trouble',
        blockedAt: at,
      }),
    )
    await expect(accept(901, code)).rejects.toThrow(
      'この招待は使えません。お店に新しいURLをご確認ください。',
    )
    expect(await asSystem((db) => db.$count(invitationUses))).toBe(0)
  })
  test('ほかの店舗のグループは選べず、認定する権限のない人はURLも読めない', async () => {
    expect((await save({ targetGroupIds: [74] })).status).toBe(404)
    expect((await save({ targetGroupIds: [999_999] })).status).toBe(404)
    for (const who of ['clientStaff', 'viewer'] as const) {
      expect((await save({}, 'invitation', who)).status).toBe(403)
      expect((await callStore(who, 'GET', '/invitation')).status).toBe(403)
    }
  })
})

describe('ブランドの招待', () => {
  test('同じブランドの店舗が一つの招待を分け合い、来た人はすべての店舗で認定ワーカーになる', async () => {
    const { body } = await save({ targetGroupIds: [73] }, 'brand_invitation')
    expect([body.brandName, body.storeNames.length]).toEqual(['みのり食堂', 2])
    expect(codeOf(await read('brand_invitation', 12))).toBe(codeOf(body))
    expect((await read('brand_invitation', 13)).current).toBeNull()
    await accept(STRANGER, codeOf(body))
    expect((await known(STRANGER)).map(({ clientId, trusted }) => [clientId, trusted])).toEqual([
      [11, true],
      [12, true],
    ])
    expect((await read('brand_invitation', 12)).accepted.items.map((one) => one.userId)).toEqual([
      STRANGER,
    ])
  })
  test('企業が共有するグループだけを選べる', async () => {
    expect((await save({ targetGroupIds: [72] }, 'brand_invitation')).status).toBe(404)
  })
  test('ブランド名のない店舗では、理由を示して断る', async () => {
    await writeRows((db) => db.update(clients).set({ brandName: null }).where(eq(clients.id, 11)))
    const { refusal } = await read('brand_invitation')
    expect(refusal).toContain('ブランド名が登録されていない')
    expect(await save({}, 'brand_invitation')).toMatchObject({
      status: 409,
      body: { messages: [refusal] },
    })
  })
})

test('URLを開くと、どの店舗の招待かが読める。作り直す前のURLと知らないURLは同じ答え', async () => {
  await writeRows((db) =>
    db.update(clients).set({ name: '<b>みのり</b>食堂' }).where(eq(clients.id, 11)),
  )
  const first = (await save()).body
  const context = await testContext()
  const open = async (code: unknown) => {
    let status = 0
    let body = ''
    const response = {
      setHeader: () => response,
      status: (n: number) => {
        status = n
        return response
      },
      send: (text: string) => {
        body = text
      },
    }
    await showInvitation(
      { query: { code }, method: 'GET' } as unknown as NextApiRequest,
      response as unknown as NextApiResponse,
      context,
    )
    return { status, body }
  }
  expect(await open(codeOf(first))).toEqual({
    status: 200,
    body: expect.stringContaining('&#60;b&#62;みのり&#60;/b&#62;食堂からの招待'),
  })
  await save({ renew: true, lockVersion: 1 })
  const dead = await open(codeOf(first))
  expect(dead).toEqual({ status: 404, body: expect.stringContaining('この招待は使えません') })
  for (const unknown of ['f'.repeat(32), "' or 1=1", ['a'], undefined])
    expect(await open(unknown)).toEqual(dead)
  expect(await asSystem((db) => db.$count(users, eq(users.id, STRANGER)))).toBe(1)
})
