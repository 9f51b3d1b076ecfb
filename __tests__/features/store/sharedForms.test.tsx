import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { useEffect, type ReactElement } from 'react'
import { useSWRConfig } from 'swr'
import { ProfileScreen } from '@/features/accounts/ProfileScreen'
import { EditClientScreen } from '@/features/clients/EditClientScreen'
import { EditCompanyScreen } from '@/features/companies/EditCompanyScreen'
import { EditCompanyGroupScreen } from '@/features/groups/EditCompanyGroupScreen'
import { EditGroupScreen } from '@/features/groups/EditGroupScreen'
import { clients, companies, groups, groupUsers } from '@/server/db/schema'
import { requestsTo, setUpStore, showScreen, tearDownStore } from '@tests/features/storeKit'
import type { Who } from '@tests/kit/app'
import { callApi, writeRows } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'

const at = '2026-11-01T00:00:00.000Z'
const reads: { repeat?: () => Promise<unknown> } = {}
function Poll() {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    reads.repeat = () => mutate(() => true)
  }, [mutate])
  return null
}
/** Repeats every read of the page, as happens once a minute. */
const poll = () =>
  act(async () => {
    await reads.repeat?.()
  })
const show = (who: Who, url: string, form: ReactElement) =>
  showScreen(
    who,
    url,
    <>
      <Poll />
      {form}
    </>,
  )
const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label)
async function fill(label: string | RegExp, text: string) {
  const input = await field(label)
  await userEvent.clear(input)
  await userEvent.click(input)
  await userEvent.paste(text)
}

beforeEach(async () => {
  await setUpStore()
  await writeRows(async (db) => {
    await db.delete(groupUsers)
    await db.delete(groups)
    for (const [id, clientId] of [
      [72, 11],
      [73, null],
    ] as const)
      await db.insert(groups).values({
        id,
        companyId: 1,
        clientId,
        name: 'ホール経験者',
        description: 'はじめのメモ',
        createdAt: at,
        updatedAt: at,
      })
    await db
      .update(clients)
      .set({ nameKana: 'ミノリ', businessDescription: '食堂' })
      .where(eq(clients.id, 11))
    await db
      .update(companies)
      .set({
        corporateNumber: '8000000000001',
        invoiceRegistrationNumber: 'T8000000000001',
        representativeName: '三宅 恵子',
        postalCode: '1500002',
        prefectureCode: '13',
        city: '渋谷区',
        addressLine: '渋谷2-5-1',
        phoneNumber: '0300001000',
        industry: '飲食',
        billing: {
          contactName: '長谷川 誠',
          email: 'keiri@example.com',
          postalCode: '1500002',
          address: '東京都渋谷区渋谷2-5-1',
        },
      })
      .where(eq(companies.id, 1))
  })
})
afterEach(tearDownStore)

/** The path of the call, the form, the field that the other person changes, and the field that this one changes. */
const forms = [
  {
    name: 'グループ',
    who: 'manager',
    path: '/clients/11/groups/72',
    form: <EditGroupScreen clientId='11' groupId='72' />,
    other: { description: '先の人のメモ' },
    typed: [/^グループの名前/, 'name', '平日のホール'],
  },
  {
    name: '企業のグループ',
    who: 'company',
    path: '/companies/1/groups/73',
    form: <EditCompanyGroupScreen companyId='1' groupId='73' />,
    other: { description: '先の人のメモ' },
    typed: [/^グループの名前/, 'name', '平日のホール'],
  },
  {
    name: '店舗',
    who: 'company',
    path: '/clients/11',
    form: <EditClientScreen companyId='1' clientId='11' />,
    other: { code: 'T-0142' },
    typed: [/^現場の責任者/, 'managerName', '佐藤 花子'],
  },
  {
    name: '企業',
    who: 'company',
    path: '/companies/1',
    form: <EditCompanyScreen companyId='1' />,
    other: { representativeName: '三宅 一郎' },
    typed: [/^市区町村/, 'city', '港区'],
  },
  {
    name: 'プロフィール',
    who: 'manager',
    path: '/accounts/me',
    form: <ProfileScreen />,
    other: { department: '第2営業部' },
    typed: [/^氏名/, 'name', '森下 由香'],
  },
] as const

test.each(forms)(
  '$name: 開いているあいだに何度読み直しても、先の人の保存を上書きせず、読み込めば両方が残る',
  async ({ who, path, form, other, typed: [label, name, text] }) => {
    await show(who, path, form)
    await fill(label, text)
    const before = (await callApi(who, 'GET', path)).body
    const body = { ...(path === '/companies/1' ? before : {}), ...other }
    await writeByOther(path, body, before['lockVersion'] as number)
    await poll()
    await poll()
    await pressButton('保存する')
    await pressButton('最新の内容を読み込む')
    await screen.findByText('最新の内容を読み込みました。')
    await poll()
    await pressButton('保存する')
    await waitFor(async () =>
      expect((await callApi(who, 'GET', path)).body).toMatchObject({ ...other, [name]: text }),
    )
    expect(requestsTo(/^PATCH/)).toHaveLength(2)
  },
)

/** Another person saves first. */
async function writeByOther(path: string, values: Record<string, unknown>, lockVersion: number) {
  if (path === '/companies/1') {
    await writeRows((db) =>
      db
        .update(companies)
        .set({ representativeName: '三宅 一郎', lockVersion: lockVersion + 1 })
        .where(eq(companies.id, 1)),
    )
    return
  }
  const who = path.startsWith('/companies') ? 'staff' : 'manager'
  const name = path === '/accounts/me' ? { name: '森下 ゆか' } : {}
  const { status } = await callApi(who, 'PATCH', path, { ...values, ...name, lockVersion })
  expect(status).toBe(200)
}

test('両方が直した項目は、入力を残したまま両方を見せ、選べば先の人の値になる', async () => {
  const path = '/clients/11/groups/72'
  await show('manager', path, <EditGroupScreen clientId='11' groupId='72' />)
  await fill(/^グループの名前/, '平日のホール')
  const other = { name: '週末のホール', description: '先の人のメモ' }
  await callApi('clientStaff', 'PATCH', path, { ...other, lockVersion: 1 })
  await poll()
  await pressButton('保存する')
  expect(await screen.findByText('グループの名前: ホール経験者 → 週末のホール')).toBeVisible()
  expect(screen.getByText('メモ: はじめのメモ → 先の人のメモ')).toBeVisible()
  await pressButton('最新の内容を読み込む')
  expect(
    await screen.findByText(
      '入力と重なった変更(入力した内容を残しています): グループの名前: ホール経験者 → 週末のホール',
    ),
  ).toBeVisible()
  expect(screen.getByText('取り入れた変更: メモ: はじめのメモ → 先の人のメモ')).toBeVisible()
  expect(await field(/^グループの名前/)).toHaveValue('平日のホール')
  await pressButton('「グループの名前」を先に保存された内容にする')
  expect(await field(/^グループの名前/)).toHaveValue('週末のホール')
  expect(screen.queryByText(/入力と重なった変更/)).toBeNull()
})
