/**
 * Several subjects: members and roles. They share a file because each file loads the server anew (docs/TESTING.md).
 */
import { FIXTURE_PASSWORD } from '@tests/fixtures/fixture'
import { browser, type Who } from '@tests/kit/app'
import { callApi } from '@tests/kit/serverKit'
import { sentMails } from '@tests/server/accounts/accountsKit'
// Importing the kit gives each test the rows of the fixture.
import {
  idOf,
  lastAudit,
  list,
  memberOf,
  onMember,
  onStoreMember,
  type Refusal,
  promote,
} from './membersKit'

describe('members', () => {
  const invite = (body: object, who: Who = 'company') =>
    callApi<Refusal>(who, 'POST', '/companies/1/members', body)
  const NEW = { email: 'okamoto@minori.example', role: 'clientStaff', clientIds: [12, 11] }

  describe('一覧', () => {
    test('企業の全員が、権限の広い順に、店舗と状態とともに並ぶ', async () => {
      const { items, memberCount, stores } = await list()
      expect(memberCount).toBe(7)
      expect(items.map(({ roles }) => roles[0]?.role)).toEqual([
        'companyAdmin',
        'companyStaff',
        'accounting',
        'clientManager',
        'clientManager',
        'clientStaff',
        'viewer',
      ])
      expect(items[0]).toMatchObject({ isSelf: true, isLastAdmin: true, state: 'active' })
      expect(stores.map(({ id }) => id)).toEqual([11, 12, 13])
    })
    test('氏名、権限、店舗、状態で絞り込める', async () => {
      expect((await list('?role=clientManager&store=12')).items).toHaveLength(1)
      // Only roles of the whole company may open store 13.
      expect((await list('?store=13')).totalCount).toBe(3)
      expect((await list('?keyword=viewer')).items.map(({ email }) => email)).toEqual([
        'viewer@example.jp',
      ])
      expect((await list('?state=suspended')).items).toEqual([])
    })
    test('経理担当と、ほかの企業の人には見えない', async () => {
      expect((await callApi('accounting', 'GET', '/companies/1/members')).status).toBe(403)
      expect((await callApi('other', 'GET', '/companies/1/members')).status).toBe(404)
    })
  })

  describe('招待', () => {
    test('メールのリンクから始められ、選んだ店舗だけを開ける', async () => {
      expect((await invite(NEW)).status).toBe(204)
      const [mail] = await sentMails()
      expect(mail?.to).toBe(NEW.email)
      const [invited] = (await list('?state=invited')).items
      expect(invited).toMatchObject({
        roles: [{ clientId: 12 }, { clientId: 11 }],
        // 2026-11-20 9:41 and seven days.
        invitedUntilAt: '2026-11-27T00:41:00.000Z',
      })
      const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1]
      const visitor = await browser()
      const password = 'Delicious-bento-77'
      await visitor.call('PATCH', `/app/api/v1/account_setup_tokens/${token}`, { password })
      await visitor.call('POST', '/app/api/v1/sign_in', { email: NEW.email, password })
      expect((await visitor.call('GET', '/app/api/v1/clients/12')).status).toBe(200)
      expect((await visitor.call('GET', '/app/api/v1/clients/13')).status).toBe(404)
      expect(await lastAudit('POST /companies/{companyId}/members')).toMatchObject({
        accountId: 1,
        ids: { companyId: 1, accountId: invited?.accountId },
        changes: [
          { field: 'role', before: null, after: ['clientStaff'] },
          { field: 'clientIds', before: null, after: [12, 11] },
        ],
      })
    })
    test.each<[string, object, string, string]>([
      ['店舗がない', { clientIds: [] }, 'clientIds', '1つ以上'],
      ['ほかの企業の店舗', { clientIds: [21] }, 'clientIds', '見つかりません'],
      ['すでにいる人', { email: 'VIEWER@example.jp' }, 'email', 'すでにこの企業のスタッフ'],
    ])('%s ときは理由を言う', async (_, overrides, field, reason) => {
      const { status, body } = await invite({ ...NEW, ...overrides })
      expect([status, body.fields?.[field]]).toEqual([422, expect.stringContaining(reason)])
    })
    test('企業担当者が与えられるのは、店舗スタッフと閲覧のみだけ', async () => {
      const { status, body } = await invite({ ...NEW, role: 'clientManager' }, 'staff')
      expect([status, body.fields?.['role']]).toEqual([
        422,
        expect.stringContaining('企業管理者だけ'),
      ])
      expect((await invite(NEW, 'staff')).status).toBe(204)
    })
    test('再送すると前のリンクは使えず、取り消すと一覧から消える', async () => {
      await invite(NEW)
      const [first] = await sentMails()
      const { accountId } = (await list('?state=invited')).items[0] ?? { accountId: 0 }
      expect((await onMember('company', `POST ${accountId}/invitation`)).status).toBe(204)
      const [second] = await sentMails()
      const tokens = [first, second].map((mail) => /token=([\w-]+)/.exec(mail?.body ?? '')?.[1])
      const statusOfLink = async (token = '') => {
        const response = await (
          await browser()
        ).call('GET', `/app/api/v1/account_setup_tokens/${token}`)
        return ((await response.json()) as { status: string }).status
      }
      expect([await statusOfLink(tokens[0]), await statusOfLink(tokens[1])]).toEqual([
        'revoked',
        'valid',
      ])
      expect((await onMember('company', `DELETE ${accountId}/invitation`)).status).toBe(204)
      expect(await statusOfLink(tokens[1])).toBe('revoked')
      expect((await list('?state=invited')).items).toEqual([])
      expect((await onMember('company', `DELETE ${idOf('viewer')}/invitation`)).status).toBe(409)
    })
  })

  describe('停止と再開', () => {
    test('その場でログアウトされ、ログインできず、再開すると前のパスワードで入れる', async () => {
      const manager = await browser('manager')
      const { lockVersion } = await memberOf(idOf('manager'))
      const stop = await onMember('company', `POST ${idOf('manager')}/suspension`, { lockVersion })
      expect(stop.status).toBe(204)
      expect((await manager.call('GET', '/app/api/v1/clients/11')).status).toBe(401)
      const signIn = async () =>
        (
          await (
            await browser()
          ).call('POST', '/app/api/v1/sign_in', {
            email: 'manager@example.jp',
            password: FIXTURE_PASSWORD,
          })
        ).status
      expect(await signIn()).toBe(422)
      expect(await memberOf(idOf('manager'))).toMatchObject({ state: 'suspended' })
      expect((await onMember('company', `DELETE ${idOf('manager')}/suspension`)).status).toBe(204)
      expect(await signIn()).toBe(204)
    })
    test('自分は停止できない', async () => {
      const { status, body } = await onMember('company', `POST 1/suspension`, { lockVersion: 1 })
      expect([status, body.code]).toEqual([409, 'self'])
    })
  })

  describe('店舗の管理者', () => {
    test('自店のスタッフだけを招待、変更、停止できる', async () => {
      const inviteTo = (role: string) =>
        callApi<Refusal>('manager', 'POST', '/clients/11/members', { email: NEW.email, role })
      expect((await inviteTo('clientManager')).status).toBe(422)
      expect((await inviteTo('viewer')).status).toBe(204)
      const staff = idOf('clientStaff')
      const change = await onStoreMember('manager', `PATCH ${staff}`, {
        role: 'viewer',
        lockVersion: 1,
      })
      expect(change.status).toBe(204)
      expect(await memberOf(staff)).toMatchObject({ roles: [{ role: 'viewer', clientId: 11 }] })
      const stop = (who: number) =>
        onStoreMember('manager', `POST ${who}/suspension`, { lockVersion: 2 })
      expect((await stop(staff)).status).toBe(204)
      // No other manager, and nobody of another store.
      expect((await stop(idOf('manager'))).status).toBe(403)
      expect((await stop(idOf('sibling'))).status).toBe(404)
      expect((await onStoreMember('clientStaff', `DELETE ${staff}/suspension`)).status).toBe(404)
    })
  })
})

describe('roles', () => {
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
})
