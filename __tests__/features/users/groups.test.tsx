import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import router from 'next-router-mock'
import { groups as contract } from '@/contracts/groups'
import { groupLimits } from '@/domain/workers/groups'
import { CreateGroupScreen } from '@/features/groups/CreateGroupScreen'
import { EditGroupScreen } from '@/features/groups/EditGroupScreen'
import { GroupListScreen } from '@/features/groups/GroupListScreen'
import { GroupScreen } from '@/features/groups/GroupScreen'
import { groups, groupUsers } from '@/server/db/schema'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import {
  requestsTo,
  tearDownStore,
  setUpStore,
  takeMessages,
  showScreen,
} from '@tests/features/storeKit'
import type { Who } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, addOffering, addWorker, writeRows } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'

const at = '2026-11-01T00:00:00.000Z'
const LIST = '/clients/11/users/groups'
const HALL = 72
const list = (who: Who = 'manager') => showScreen(who, LIST, <GroupListScreen clientId='11' />)
const create = (search = '', who: Who = 'manager') =>
  showScreen(who, `${LIST}/create${search}`, <CreateGroupScreen clientId='11' />)
const detail = (id = HALL, who: Who = 'manager', search = '') =>
  showScreen(who, `${LIST}/${id}${search}`, <GroupScreen clientId='11' groupId={String(id)} />)
const edit = (id = HALL) =>
  showScreen(
    'manager',
    `${LIST}/${id}/edit`,
    <EditGroupScreen clientId='11' groupId={String(id)} />,
  )

/** お気に入り, ホール経験者 with 901, the company's list; 902 and 903 worked here too. */
beforeEach(async () => {
  await setUpStore()
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
      {
        id: HALL,
        companyId: 1,
        clientId: 11,
        name: 'ホール経験者',
        description: '2回以上の方',
        createdAt: at,
        updatedAt: at,
        autoSetting: {
          enabled: true,
          offerTitleKeywords: ['ホール'],
          requiredWorkedCount: 2,
          onlyTrusted: false,
          onlyGood: false,
        },
      },
      { id: 73, companyId: 1, clientId: null, name: '全店共通', createdAt: at, updatedAt: at },
    ])
    for (const [id, name, workedCount] of [
      [901, '山田 太郎', 3],
      [902, 'グエン ティ リン', 2],
      [903, '德永 さくら', 1],
    ] as const)
      await addWorker(db, { id, name }, { workedCount })
    await db
      .insert(groupUsers)
      .values({ companyId: 1, groupId: HALL, userId: 901, addedAt: at, automatic: true })
    for (const [id, day] of [
      [8001, '2026-11-10'],
      [8002, '2026-11-09'],
    ] as const) {
      await addOffering(db, { id, day })
      for (const userId of [901, 902]) await addMatch(db, id, userId, { status: 'worked' })
    }
  })
})
afterEach(tearDownStore)

describe('一覧', () => {
  test('固定・自動・企業共通が分かり、上限は作る前に読める', async () => {
    await list()
    const table = within(await screen.findByRole('table', { name: 'グループ' }))
    expect(table.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'お気に入り',
      'ホール経験者',
      '全店共通',
    ])
    expect(table.getByText('固定')).toBeVisible()
    expect(table.getByText('「ホール」を含む求人で2回以上勤務')).toBeVisible()
    expect(await screen.findByText(/作れるグループはあと/)).toHaveTextContent(
      '作れるグループはあと98個、自動で追加するグループはあと9個、1つのグループは1,000名までです。',
    )
    expect(screen.getByText(/ワーカーには表示されません/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'グループを作る' })).toHaveAttribute(
      'href',
      `${LIST}/create`,
    )
    expect(await axeViolations()).toEqual([])
  })
  test('数の上限に達したら、作るボタンは理由を示して押せない', async () => {
    await writeRows((db) =>
      db.insert(groups).values(
        Array.from({ length: groupLimits.groups }, (_, i) => ({
          companyId: 1,
          clientId: 11,
          name: `予備${i}`,
          createdAt: at,
          updatedAt: at,
        })),
      ),
    )
    await list()
    expect(
      await screen.findByRole('button', { name: 'グループを作る' }),
    ).toHaveAccessibleDescription(/100個まで/)
  })
  test('読めないときは再試行でき、閲覧のみの人は作れない', async () => {
    overrideAnswer(contract.list, {
      status: 500,
      code: 'internal',
      messages: ['サーバーで問題が起きました。'],
    })
    await list('viewer')
    expect(
      await screen.findByRole('heading', { name: 'グループを読み込めませんでした' }),
    ).toBeVisible()
    mockServer.resetHandlers()
    await pressButton('再試行')
    expect(await screen.findByRole('link', { name: 'お気に入り' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'グループを作る' })).toBeNull()
  })
})

describe('作成', () => {
  test('選んだ人と条件で作り、該当する人数を先に読め、そのまま募集へ進める', async () => {
    await create('?users=903')
    expect(await screen.findByText('選んだ1名を入れます')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: /グループの名前/ }), '常連ホール')
    await userEvent.click(screen.getByRole('switch', { name: '条件に合う方を自動で追加する' }))
    await userEvent.type(
      await screen.findByRole('textbox', { name: /タイトルに含むことば/ }),
      'ホール',
    )
    await waitFor(() =>
      expect(screen.getByText(/いま該当する方/)).toHaveTextContent('いま該当する方 2名'),
    )
    expect(await axeViolations()).toEqual([])
    await pressButton('1名でグループを作る')
    await waitFor(() => expect(router.asPath).toMatch(/\/users\/groups\/\d+\?made=1$/))
    const id = Number(/groups\/(\d+)/.exec(router.asPath)?.[1])
    await detail(id, 'manager', '?made=1')
    expect(await screen.findByText('「常連ホール」(3名)を作りました')).toBeVisible()
    await pressButton('このグループに募集する')
    expect(await screen.findByRole('link', { name: /ディナーのホールスタッフ/ })).toHaveAttribute(
      'href',
      expect.stringContaining(`/offerings/new?groupId=${id}`),
    )
  })
  test('同じ名前は、その欄に理由が出て、入力は残る', async () => {
    await create()
    await userEvent.type(
      await screen.findByRole('textbox', { name: /グループの名前/ }),
      'ホール経験者',
    )
    await pressButton('グループを作る')
    const field = screen.getByRole('textbox', { name: /グループの名前/ })
    await waitFor(() => expect(field).toHaveAccessibleDescription(/という名前のグループがあります/))
    expect(field).toHaveValue('ホール経験者')
  })
  test('自動の上限に達していれば、切り替える前に分かる', async () => {
    await writeRows((db) =>
      db.insert(groups).values(
        Array.from({ length: groupLimits.autoGroups - 1 }, (_, i) => ({
          companyId: 1,
          clientId: 11,
          name: `自動${i}`,
          createdAt: at,
          updatedAt: at,
          autoSetting: {
            enabled: true,
            offerTitleKeywords: [],
            requiredWorkedCount: 1,
            onlyTrusted: false,
            onlyGood: false,
          },
        })),
      ),
    )
    await create()
    await waitFor(() => expect(screen.getByRole('switch')).toBeDisabled())
    expect(screen.getByRole('switch')).toHaveAccessibleDescription(/10個まで/)
  })
})

describe('1つのグループ', () => {
  test('メンバーを追加し、外せる', async () => {
    await detail()
    expect(await screen.findByRole('row', { name: /山田 太郎/ })).toHaveTextContent('11/1(日) 自動')
    await pressButton('ワーカーを追加')
    const sheet = within(await screen.findByRole('dialog', { name: 'ワーカーを追加' }))
    await userEvent.click(await sheet.findByRole('checkbox', { name: /グエン ティ リン/ }))
    await userEvent.click(sheet.getByRole('checkbox', { name: /德永 さくら/ }))
    expect(sheet.queryByRole('checkbox', { name: /山田/ })).toBeNull()
    await userEvent.click(sheet.getByRole('button', { name: '2名を追加する' }))
    expect(await screen.findByRole('row', { name: /德永 さくら/ })).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: '山田 太郎を選択' }))
    await pressButton('1名をグループから外す')
    await waitFor(() => expect(screen.queryByRole('row', { name: /山田 太郎/ })).toBeNull())
    expect(takeMessages()).toEqual([
      '2名を「ホール経験者」に追加しました。',
      '1名をグループから外しました。',
    ])
    expect(await axeViolations()).toEqual([])
  })
  test('募集中の求人が使っていれば、削除できない理由とその求人を示す', async () => {
    await writeRows((db) =>
      addOffering(db, { id: 8010, day: '2026-11-25', scope: 'group', groupIds: [HALL] }),
    )
    await detail()
    await pressButton('ホール経験者のその他の操作')
    await userEvent.click(await screen.findByRole('menuitem', { name: '削除する' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'このグループは削除できません' }),
    )
    expect(
      dialog.getByRole('link', { name: /11月25日\(水\) 17:00〜22:30 ディナーのホールスタッフ/ }),
    ).toHaveAttribute('href', '/clients/11/offerings/8010')
    expect(requestsTo(/^DELETE/)).toEqual([])
  })
  test('使われていなければ、確かめてから削除し、一覧に戻る', async () => {
    await detail()
    await pressButton('ホール経験者のその他の操作')
    await userEvent.click(await screen.findByRole('menuitem', { name: '削除する' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: '「ホール経験者」を削除しますか' }),
    )
    expect(dialog.getByText(/1名がグループから外れます/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'グループを削除する' }))
    await waitFor(() => expect(router.asPath).toBe(LIST))
  })
  test('お気に入りは固定、企業共通は見るだけ、ないグループはそう言う', async () => {
    await detail(71)
    expect(await screen.findByText(/名前や自動追加の条件は変更できません/)).toBeVisible()
    expect(
      screen.getByRole('button', { name: 'このグループに募集する' }),
    ).toHaveAccessibleDescription('ワーカーを追加すると募集できます。')
    expect(screen.queryByRole('button', { name: /その他の操作/ })).toBeNull()
    await detail(73)
    // It appears once: the note is not repeated as a value of 「自動追加」.
    expect(
      await screen.findByText(/企業共通のグループのため、店舗の画面では変更できません/),
    ).toBeVisible()
    expect(screen.getByText('自動追加').nextElementSibling).toHaveTextContent('なし')
    expect(screen.queryByRole('button', { name: 'ワーカーを追加' })).toBeNull()
    await detail(999)
    expect(
      await screen.findByRole('heading', { name: 'このグループは見つかりません' }),
    ).toBeVisible()
  })
  test('編集しようとしたグループがないときは、再試行ではなく、一覧への道を出す', async () => {
    await edit(999)
    expect(
      await screen.findByRole('heading', { name: 'このグループは見つかりません' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'グループの一覧へ戻る' })).toHaveAttribute('href', LIST)
    expect(screen.queryByRole('button', { name: '再試行' })).toBeNull()
  })
  test('編集中にほかの人が保存したら、入力を残したまま最新を取り込んで保存できる', async () => {
    await edit()
    const name = await screen.findByRole('textbox', { name: /グループの名前/ })
    await userEvent.clear(name)
    await userEvent.type(name, '平日のホール')
    await writeRows((db) =>
      db
        .update(groups)
        .set({ description: '先の人のメモ', lockVersion: 2, updatedBy: 2 })
        .where(eq(groups.id, HALL)),
    )
    await pressButton('保存する')
    expect(await screen.findByText(/〚人2〛さんが先に更新しました/)).toBeVisible()
    await pressButton('最新の内容を読み込む')
    expect(await screen.findByDisplayValue('先の人のメモ')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /グループの名前/ })).toHaveValue('平日のホール')
    await pressButton('保存する')
    await waitFor(() => expect(router.asPath).toBe(`${LIST}/${HALL}`))
    expect(
      requestsTo(/^PATCH/).map(
        ({ body }) => (JSON.parse(body) as { lockVersion: number }).lockVersion,
      ),
    ).toEqual([1, 2])
  })
})
