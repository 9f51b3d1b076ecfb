import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import router from 'next-router-mock'
import { invitations as invitationContract } from '@/contracts/invitations'
import { rosters } from '@/contracts/rosters'
import { InvitationScreen } from '@/features/invitations/InvitationScreen'
import { RosterScreen } from '@/features/rosters/RosterScreen'
import { RosterSettingsScreen } from '@/features/rosters/RosterSettingsScreen'
import { clients, groups, groupUsers, invitations, rosterSettings } from '@/server/db/schema'
import { acceptInvitation } from '@/server/worker-app/invitation'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import {
  requestsTo,
  tearDownStore,
  setUpStore,
  takeMessages,
  showScreen,
} from '@tests/features/storeKit'
import { testContext, type Who } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, addOffering, addWorker, writeRows } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'

const USERS = '/clients/11/users'
const at = '2026-11-01T00:00:00.000Z'
const invite = (who: Who = 'manager', search = '') =>
  showScreen(who, `${USERS}/invitation${search}`, <InvitationScreen clientId='11' />)
const roster = (who: Who = 'manager', search = '') =>
  showScreen(who, `${USERS}/attendings${search}`, <RosterScreen clientId='11' />)
const settings = (who: Who = 'manager') =>
  showScreen(who, `${USERS}/attendings/settings`, <RosterSettingsScreen clientId='11' />)
const broken = {
  status: 500 as const,
  code: 'internal',
  messages: ['サーバーで問題が起きました。'],
}

beforeEach(async () => {
  await setUpStore()
  await writeRows(async (db) => {
    await db.delete(groupUsers)
    await db.delete(groups)
    await db.insert(groups).values({
      id: 72,
      companyId: 1,
      clientId: 11,
      name: 'ホール経験者',
      createdAt: at,
      updatedAt: at,
    })
    await db.update(clients).set({ brandName: null }).where(eq(clients.id, 11))
    await addWorker(
      db,
      { id: 901, name: '山田 太郎', nameKana: 'ヤマダ タロウ', kanaKey: 'ヤマダタロウ' },
      { workedCount: 3 },
    )
    await addWorker(db, {
      id: 902,
      name: '髙橋 美咲',
      nameKana: 'タカハシ ミサキ',
      kanaKey: 'タカハシミサキ',
    })
    await addOffering(db, { id: 8001, from: '11:00', to: '15:00', title: 'ランチのホールスタッフ' })
    await addOffering(db, { id: 8002 })
    await addMatch(db, 8001, 901)
    await addMatch(db, 8002, 902)
  })
})
afterEach(tearDownStore)

test('雇入れ時教育は名簿で印をつけると、日時と担当者が残る', async () => {
  await roster()
  const tick = await screen.findByRole('checkbox', { name: /山田 太郎さんに雇入れ時教育をした/ })
  expect(tick).not.toBeChecked()
  await userEvent.click(tick)
  await waitFor(() => expect(tick).toBeChecked())
  expect(await screen.findByText(/^済 11\/20\(金\) 9:41 /)).toBeVisible()
  expect(requestsTo(/^PUT .*\/offerings\/8001\/users\/901\/safety_training$/)).toHaveLength(1)
})
test('名簿を見るだけの人には、印の欄がなく、済か未かが見える', async () => {
  await roster('viewer')
  await screen.findByText('山田 太郎')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getAllByText('未')).toHaveLength(2)
})

describe('招待', () => {
  test('作って、グループを選び、URLをコピーし、作り直せる。だれが来たかが並ぶ', async () => {
    await invite()
    await pressButton('招待を作る')
    const sheet = within(await screen.findByRole('dialog', { name: '招待を作る' }))
    await userEvent.click(await sheet.findByRole('checkbox', { name: /ホール経験者/ }))
    await userEvent.click(sheet.getByRole('button', { name: '招待を作る' }))
    const url = await screen.findByRole<HTMLInputElement>('textbox', { name: '招待URL' })
    const first = url.value
    expect(first).toMatch(/^http:\/\/localhost:3000\/api\/i\/[0-9a-f]{32}$/)
    expect(await screen.findByRole('img', { name: '招待のQRコード' })).toBeVisible()
    expect(screen.getByText('ホール経験者')).toBeVisible()
    expect(screen.getByText(/グループの名前は、ワーカーには表示されません/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await writeRows(async (db) =>
      acceptInvitation(db, 901, first.slice(-32), (await testContext()).now),
    )
    await pressButton('URLを作り直す')
    const dialog = within(await screen.findByRole('dialog', { name: '招待のURLを作り直しますか' }))
    expect(dialog.getByText(/すぐに使えなくなります/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'URLを作り直す' }))
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: '招待URL' }).value).not.toBe(
        first,
      ),
    )
    expect(await screen.findByRole('row', { name: /山田 太郎/ })).toHaveTextContent(
      '作り直す前のURL',
    )
    expect(takeMessages()).toEqual([
      '招待を作りました。URLを送るか、ポスターを印刷してください。',
      '新しいURLにしました。古いポスターは破棄して、新しいものを印刷してください。',
    ])
  })
  test.each([
    ['http://localhost:3000', true],
    ['https://console.example.jp', false],
  ])('ほかの端末で開けないURLなら、印刷する前に設定をお願いする(%s: %s)', async (origin, warns) => {
    await writeRows((db) =>
      db
        .insert(invitations)
        .values({ companyId: 1, clientId: 11, code: 'a'.repeat(32), createdAt: at }),
    )
    const replaced = jest.replaceProperty((await testContext()).settings, 'origin', origin)
    await invite()
    expect(await screen.findByLabelText('招待URL')).toHaveValue(`${origin}/api/i/${'a'.repeat(32)}`)
    replaced.restore()
    expect(screen.queryAllByText(/ワーカーのスマートフォンでは開けません/)).toHaveLength(
      warns ? 1 : 0,
    )
    expect(screen.queryAllByText(/「APP_ORIGIN」.*の設定を依頼してください/)).toHaveLength(
      warns ? 1 : 0,
    )
  })
  test('ほかの人が先に作り直していたら、そのことを知らせて読み直す', async () => {
    await writeRows((db) =>
      db
        .insert(invitations)
        .values({ companyId: 1, clientId: 11, code: 'a'.repeat(32), createdAt: at }),
    )
    await invite()
    await pressButton('URLを作り直す')
    await writeRows((db) => db.update(invitations).set({ lockVersion: 5, code: 'b'.repeat(32) }))
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'URLを作り直す' }),
    )
    expect(await screen.findByText(/先に更新しました/)).toBeInTheDocument()
    await waitFor(() =>
      expect(screen.getByLabelText('招待URL')).toHaveValue(
        `http://localhost:3000/api/i/${'b'.repeat(32)}`,
      ),
    )
  })
  test('ポスターには店舗とQRがあり、グループの名前はない', async () => {
    await writeRows((db) =>
      db.insert(invitations).values({
        companyId: 1,
        clientId: 11,
        code: 'a'.repeat(32),
        targetGroupIds: [72],
        createdAt: at,
      }),
    )
    await invite('manager', '?print=1')
    const poster = within(await screen.findByRole('article', { name: '招待ポスター' }))
    expect(await poster.findByRole('heading', { name: /みのり食堂/ })).toBeVisible()
    expect(poster.getByRole('img', { name: '招待のQRコード' })).toBeVisible()
    expect(poster.queryByText(/ホール経験者/)).toBeNull()
  })
  test('ブランド名がない店舗、読めないときには、それぞれそう言う', async () => {
    await invite('manager', '?kind=brand')
    expect(await screen.findByText(/ブランド名が登録されていない/)).toBeVisible()
    overrideAnswer(invitationContract.one, broken)
    await invite()
    expect(await screen.findByRole('heading', { name: '招待を読み込めませんでした' })).toBeVisible()
    mockServer.resetHandlers()
    await pressButton('再試行')
    expect(await screen.findByRole('heading', { name: '招待はまだありません' })).toBeVisible()
  })
})

describe('出勤者名簿', () => {
  test('本日の人がシフトごとに並び、日を移せる。来る人がいない日は、そう言う', async () => {
    await roster()
    const table = within(await screen.findByRole('table', { name: '出勤者名簿' }))
    expect(table.getByText('ランチのホールスタッフ', { selector: 'b' })).toBeVisible()
    expect(table.getByRole('row', { name: /山田 太郎/ })).toHaveTextContent(
      'ヤマダ タロウ11:00〜15:00',
    )
    expect(screen.getByText('11月20日(金)・本日 2名')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await pressButton('次の日')
    await waitFor(() => expect(router.asPath).toBe(`${USERS}/attendings?on=2026-11-21`))
    expect(
      await screen.findByRole('heading', { name: '11月21日(土)に来る人はいません' }),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Excelで保存' })).toBeNull()
    expect(screen.getByText(/印刷と保存は、来る人がいる日に使えます/)).toBeVisible()
    await pressButton('本日')
    expect(await screen.findByRole('row', { name: /山田 太郎/ })).toBeVisible()
  })
  test('日付を打っている途中では読み込まず、暦にない日は直し方を言い、表示する日は変わらない', async () => {
    await roster()
    await screen.findByRole('row', { name: /山田 太郎/ })
    const box = () => screen.getByRole('textbox', { name: '最初の日' })
    await userEvent.click(box())
    await screen.findByRole('dialog', { name: '日付を選ぶ' })
    const readsBefore = requestsTo(/attending_worker_lists/).length
    await userEvent.clear(box())
    await userEvent.type(box(), '2026/02/31{Enter}')
    expect(await screen.findByText(/日付として読み取れません。暦にある日を/)).toBeVisible()
    expect(box()).toBeInvalid()
    expect(box()).toHaveValue('2026/02/31')
    expect(router.asPath).toBe(`${USERS}/attendings`)
    expect(requestsTo(/attending_worker_lists/)).toHaveLength(readsBefore)
    await userEvent.clear(box())
    await userEvent.type(box(), '2026/11/21{Enter}')
    await waitFor(() => expect(router.asPath).toBe(`${USERS}/attendings?on=2026-11-21`))
    expect(
      await screen.findByRole('heading', { name: '11月21日(土)に来る人はいません' }),
    ).toBeVisible()
    expect(requestsTo(/attending_worker_lists/)).toHaveLength(readsBefore + 1)
  })
  test('直していない日付があっても、前後の日へ移れば、その日が示される', async () => {
    await roster()
    await screen.findByRole('row', { name: /山田 太郎/ })
    const box = () => screen.getByRole('textbox', { name: '最初の日' })
    await userEvent.click(box())
    await screen.findByRole('dialog', { name: '日付を選ぶ' })
    await userEvent.clear(box())
    await userEvent.type(box(), '2026/02/31{Enter}')
    await pressButton('次の日')
    await waitFor(() => expect(box()).toHaveValue('2026/11/21'))
    expect(screen.queryByText(/日付として読み取れません/)).toBeNull()
  })
  test('Excelで保存すると、その日の名簿が届く', async () => {
    const saved: string[] = []
    URL.createObjectURL = () => 'blob:roster'
    URL.revokeObjectURL = () => undefined
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    await roster()
    await pressButton('Excelで保存')
    await waitFor(() =>
      expect(saved).toEqual(['2026-11-20_みのり食堂 渋谷宮益坂店_出勤者名簿.xlsx']),
    )
    expect(requestsTo(/workers\.xlsx/)[0]?.line).toContain('?on=2026-11-20')
  })
  test('印刷では、シフトをまたいで列がそろい、フリガナが氏名の上に立ち、チェック欄は空いている。電話番号はない', async () => {
    await roster('manager', '?print=1')
    const sheet = within(await screen.findByRole('article', { name: '出勤者名簿' }))
    expect(sheet.getAllByRole('table')).toHaveLength(1)
    expect(sheet.getAllByRole('rowheader').map((shift) => shift.textContent)).toEqual([
      expect.stringContaining('11:00〜15:00 ランチのホールスタッフ 1名'),
      expect.stringMatching(/1名$/),
    ])
    expect(sheet.getByRole('cell', { name: 'ヤマダ タロウ 山田 太郎' })).toBeVisible()
    expect(sheet.queryByRole('columnheader', { name: 'フリガナ' })).toBeNull()
    expect(sheet.getByText(/電話番号と写真は印刷しません/)).toBeVisible()
  })
  test('個人情報の列は、権限のない人に隠れていると知らせる。読めないときは再試行できる', async () => {
    await writeRows((db) =>
      db.insert(rosterSettings).values({
        clientId: 11,
        fields: [
          { key: 'name', enabled: true },
          { key: 'age', enabled: true },
        ],
        updatedAt: at,
      }),
    )
    await roster('clientStaff')
    expect(await screen.findByText(/「年齢」は個人情報のため/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Excelで保存' })).toBeNull()
    overrideAnswer(rosters.list, broken)
    await roster('viewer')
    expect(await screen.findByRole('heading', { name: '名簿を読み込めませんでした' })).toBeVisible()
    mockServer.resetHandlers()
    await pressButton('再試行')
    expect(await screen.findByRole('row', { name: /山田 太郎/ })).toBeVisible()
  })
})

describe('項目の設定', () => {
  const labels = () =>
    within(screen.getByRole('list', { name: '名簿の項目' }))
      .getAllByRole('checkbox')
      .map((box) => box.getAttribute('aria-label')?.replace('を表示する', ''))
  test('ボタンで並べ替えると読み上げられ、オン・オフとともに保存される', async () => {
    await settings()
    await pressButton('業務を上へ移動')
    expect(screen.getByText('業務を5番目に移動しました。')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '業務を上へ移動' })).toHaveFocus()
    await userEvent.click(screen.getByRole('checkbox', { name: '備考を表示する' }))
    expect(screen.getByRole('checkbox', { name: '氏名を表示する' })).toBeDisabled()
    expect(await axeViolations()).toEqual([])
    await pressButton('保存する')
    await waitFor(() => expect(router.asPath).toBe(`${USERS}/attendings`))
    await settings()
    expect(await screen.findByRole('checkbox', { name: '備考を表示する' })).not.toBeChecked()
    expect(labels().slice(3, 6)).toEqual(['性別', '業務', '勤務時間'])
  })
  test('つまみを動かすと、通り過ぎた項目と入れ替わる', async () => {
    await settings()
    const list = await screen.findByRole('list', { name: '名簿の項目' })
    const [grip] = list.querySelectorAll<HTMLElement>('[data-grip]')
    if (!grip) throw new Error('no grip')
    list.querySelectorAll('li').forEach((li, i) => {
      li.getBoundingClientRect = () => ({ top: i * 50, bottom: i * 50 + 50, height: 50 }) as DOMRect
    })
    grip.setPointerCapture = () => undefined
    // Pointer events that are made from a plain Event have no coordinates.
    const to = (type: 'down' | 'move' | 'up', clientY: number) =>
      fireEvent(grip, new MouseEvent(`pointer${type}`, { bubbles: true, button: 0, clientY }))
    to('down', 25)
    to('move', 130)
    to('up', 130)
    expect(labels().slice(0, 3)).toEqual(['フリガナ', '年齢', '氏名'])
    expect(screen.getByText('氏名を3番目に移動しました。')).toBeInTheDocument()
  })
  test('個人情報の項目は、店舗スタッフには理由とともに固定される', async () => {
    await settings('clientStaff')
    expect(await screen.findByRole('checkbox', { name: '年齢を表示する' })).toBeDisabled()
    expect(
      screen.getAllByText(/個人情報の項目のため、店舗管理者と企業の担当者だけが表示できます/),
    ).toHaveLength(4)
  })
  test('先に保存した人がいれば、最新の内容を読み込んでも、並べ替えた順は残る', async () => {
    await settings()
    await pressButton('業務を上へ移動')
    const moved = labels()
    await writeRows((db) =>
      db.insert(rosterSettings).values({
        clientId: 11,
        fields: [
          { key: 'name', enabled: true },
          { key: 'note', enabled: false },
        ],
        lockVersion: 3,
        updatedBy: 2,
        updatedAt: at,
      }),
    )
    await pressButton('保存する')
    expect(await screen.findByText(/〚人2〛さんが先に更新しました/)).toBeVisible()
    await pressButton('最新の内容を読み込む')
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: '備考を表示する' })).not.toBeChecked(),
    )
    expect(labels()).toEqual(moved)
  })
})
