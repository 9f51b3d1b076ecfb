import { browser } from '@tests/kit/app'
import { callApi } from '@tests/kit/serverKit'
import { idOf, lastAudit, list, memberOf, onMember, promote } from './membersKit'

const HAND_OVER = '/hand_over'
const admins = async () =>
  (await list('?role=companyAdmin', 'staff')).items.map(({ accountId }) => accountId)

describe('権限と店舗の変更', () => {
  test('次の呼び出しから効き、記録に前と後が残る', async () => {
    const staff = await browser('clientStaff')
    const body = { role: 'clientManager', clientIds: [12, 13], lockVersion: 1 }
    expect((await onMember('company', `PATCH ${idOf('clientStaff')}`, body)).status).toBe(204)
    expect((await staff.call('GET', '/app/api/v1/clients/11')).status).toBe(404)
    expect((await staff.call('GET', '/app/api/v1/clients/13')).status).toBe(200)
    expect(await lastAudit('PATCH /companies/{companyId}/members/{accountId}')).toMatchObject({
      ids: { companyId: 1, accountId: idOf('clientStaff') },
      changes: [
        { field: 'role', before: ['clientStaff'], after: ['clientManager'] },
        { field: 'clientIds', before: [11], after: [12, 13] },
      ],
    })
  })
  test('先に変えた人がいれば、後の人は断られる', async () => {
    const body = { role: 'viewer', clientIds: [11], lockVersion: 1 }
    await onMember('company', `PATCH ${idOf('clientStaff')}`, body)
    const late = await onMember('company', `PATCH ${idOf('clientStaff')}`, {
      ...body,
      clientIds: [12],
    })
    expect([late.status, late.body.code]).toEqual([409, 'stale'])
    expect(await memberOf(idOf('clientStaff'))).toMatchObject({ roles: [{ clientId: 11 }] })
  })
  test('企業担当者は、自分より広い権限の人を変えられず、広い権限も与えられない', async () => {
    const body = { role: 'viewer', clientIds: [11], lockVersion: 1 }
    expect((await onMember('staff', `PATCH ${idOf('manager')}`, body)).status).toBe(403)
    const widened = { ...body, role: 'companyAdmin', clientIds: [] }
    expect((await onMember('staff', `PATCH ${idOf('viewer')}`, widened)).status).toBe(422)
    expect((await onMember('staff', `PATCH ${idOf('viewer')}`, body)).status).toBe(204)
  })
  test('ほかの企業の人は、見つからない', async () => {
    const body = { role: 'viewer', clientIds: [11], lockVersion: 1 }
    expect((await onMember('company', `PATCH ${idOf('other')}`, body)).status).toBe(404)
  })
})

describe('最後の企業管理者', () => {
  const stepDown = { role: 'companyStaff', clientIds: [], lockVersion: 1 }
  test('やめられず、停止もされない', async () => {
    const { status, body } = await onMember('company', `PATCH ${idOf('company')}`, stepDown)
    expect([status, body.code]).toEqual([409, 'last_admin'])
    expect(await admins()).toEqual([idOf('company')])
  })
  test('ほかに企業管理者がいれば、やめられる', async () => {
    await promote('staff')
    expect((await onMember('company', `PATCH ${idOf('company')}`, stepDown)).status).toBe(204)
    expect(await admins()).toEqual([idOf('staff')])
  })
  test('二人が同時にやめても、一人は残る', async () => {
    for (let round = 0; round < 5; round++) {
      await promote('company')
      await promote('staff')
      const versions = new Map(
        (await list()).items.map((member) => [member.accountId, member.lockVersion]),
      )
      const answers = await Promise.all(
        (['company', 'staff'] as const).map((who) =>
          onMember(who, `PATCH ${idOf(who)}`, {
            ...stepDown,
            lockVersion: versions.get(idOf(who)),
          }),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
      expect(await admins()).toHaveLength(1)
    }
  })
  test('二人が互いを同時に停止しても、一人は残る', async () => {
    await promote('staff')
    const answers = await Promise.all([
      onMember('company', `POST ${idOf('staff')}/suspension`, { lockVersion: 1 }),
      onMember('staff', `POST ${idOf('company')}/suspension`, { lockVersion: 1 }),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1)
    const whoStayed = answers[0]?.status === 204 ? 'company' : 'staff'
    const { items } = await list('?role=companyAdmin', whoStayed)
    expect(items.filter(({ state }) => state === 'active').map((row) => row.accountId)).toEqual([
      idOf(whoStayed),
    ])
  })
})

describe('引き継ぎ', () => {
  test('相手が企業管理者になり、自分は企業担当者になる', async () => {
    const body = { lockVersion: 1 }
    expect((await onMember('company', `POST ${idOf('manager')}${HAND_OVER}`, body)).status).toBe(
      204,
    )
    expect(await admins()).toEqual([idOf('manager')])
    expect((await callApi('company', 'GET', '/companies/1')).status).toBe(403)
    expect((await callApi('manager', 'GET', '/companies/1')).status).toBe(200)
  })
  test('企業管理者でなければできず、停止中の人には渡せない', async () => {
    const body = { lockVersion: 1 }
    expect((await onMember('staff', `POST ${idOf('viewer')}${HAND_OVER}`, body)).status).toBe(403)
    await onMember('company', `POST ${idOf('viewer')}/suspension`, body)
    const { status, body: refusal } = await onMember(
      'company',
      `POST ${idOf('viewer')}${HAND_OVER}`,
      {
        lockVersion: 2,
      },
    )
    expect([status, refusal.code]).toEqual([409, 'not_active'])
  })
})
