import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { workers as contract } from '@/contracts/workers'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import { setWindowWidth } from '@tests/conformance/renderKit'
import { requestsTo, takeMessages } from '@tests/features/storeKit'
import { axeViolations } from '@tests/kit/renderScreen'
import { callStore } from '@tests/kit/serverKit'
import { LINH, MISAKI, open } from './usersKit'

const row = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('[role=row]') as HTMLElement
const names = () =>
  screen
    .queryAllByRole('link')
    .filter((a) => /users\/\d+$/.test(a.getAttribute('href') ?? ''))
    .map((a) => a.textContent)
const shown = () => waitFor(() => expect(names().length).toBeGreaterThan(0))
describe('ワーカーの一覧', () => {
  test('一行に、勤務回数・評価・次の予定・グループ・今月の残りが並び、タブに人数が出る', async () => {
    await open()
    expect(await row('グエン ティ リン')).toHaveTextContent(
      /NGUYEN THI LINH ・ 27歳.*認定.*12回.*98%.*11\/19\(木\).*本日 17:00.*ホール経験者 ほか1.*今月あと61,811円/,
    )
    expect(await row('德永 さくら')).toHaveTextContent(/はじめて.*0回.*80%.*なし/)
    expect(names()).toEqual(['髙橋 美咲', 'グエン ティ リン', '德永 さくら'])
    expect(screen.getByRole('navigation', { name: 'ワーカーの表示' })).toHaveTextContent(
      'すべて3勤務経験あり2認定1リピーター2お気に入り0卒業0サポーター0ブロック中0',
    )
    expect(await axeViolations()).toEqual([])
  })
  test('ひらがなで探し、条件はURLに残り、一度に消せる', async () => {
    await open()
    await shown()
    await userEvent.type(
      screen.getByRole('searchbox', { name: '氏名・フリガナで探す' }),
      'たかはし',
    )
    await waitFor(() => expect(names()).toEqual(['髙橋 美咲']))
    expect(screen.getByText('3名中 1名が該当')).toBeVisible()
    expect(router.asPath).toContain('nameKana=')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Good率' }), '100')
    await userEvent.click(await screen.findByRole('button', { name: '条件をクリア' }))
    await waitFor(() => expect(names()).toHaveLength(3))
    await userEvent.type(screen.getByRole('searchbox', { name: '氏名・フリガナで探す' }), 'いない')
    expect(
      await screen.findByText(/条件をゆるめるか、フリガナの一部でお試しください/),
    ).toBeVisible()
  })
  test('見出しで並べ替え、タブで絞り込める', async () => {
    await open()
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'この店舗' }))
    await waitFor(() => expect(names()).toEqual(['グエン ティ リン', '髙橋 美咲', '德永 さくら']))
    await userEvent.click(screen.getByRole('link', { name: /^認定\s*\d/ }))
    await waitFor(() => expect(names()).toEqual(['グエン ティ リン']))
    await userEvent.click(screen.getByRole('link', { name: /^卒業\s*\d/ }))
    expect(await screen.findByRole('heading', { name: '卒業ワーカーはまだいません' })).toBeVisible()
  })
  test('2名を選び、新しいグループを作って、そのグループに募集する', async () => {
    await open()
    await shown()
    await userEvent.click(screen.getByRole('checkbox', { name: '髙橋 美咲さんを選択' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'グエン ティ リンさんを選択' }))
    await userEvent.click(await screen.findByRole('button', { name: 'グループに追加' }))
    const sheet = await screen.findByRole('dialog', { name: '2名をグループに追加する' })
    expect(await within(sheet).findByText(/ワーカーには表示されません。いま/)).toBeVisible()
    await userEvent.click(within(sheet).getByRole('button', { name: '2名を追加する' }))
    expect(
      await within(sheet).findByText('グループを選ぶか、新しいグループの名前を入力してください。'),
    ).toBeVisible()
    await userEvent.type(
      within(sheet).getByRole('textbox', { name: /新しいグループの名前/ }),
      '常連ホール',
    )
    await userEvent.click(within(sheet).getByRole('button', { name: '2名を追加する' }))
    const done = await screen.findByText('「常連ホール」(2名)を作りました。')
    expect(done).toBeVisible()
    expect(requestsTo(/^POST .*\/groups$/).map((call) => JSON.parse(call.body))).toMatchObject([
      { name: '常連ホール', userIds: [MISAKI, LINH] },
    ])
    await userEvent.click(screen.getByRole('button', { name: 'このグループに募集する' }))
    const offer = await screen.findByRole('link', { name: /ディナーのホールスタッフ/ })
    expect(offer.getAttribute('href')).toMatch(/offerings\/new\?groupId=\d+$/)
  })
  test('まとめて認定し、グループから外し、ブロックする。ブロックには理由がいる', async () => {
    await open()
    await shown()
    await userEvent.click(screen.getByRole('checkbox', { name: '髙橋 美咲さんを選択' }))
    await userEvent.click(await screen.findByRole('button', { name: '選択した1名のその他の操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '認定ワーカーにする' }))
    await waitFor(async () => expect(await row('髙橋 美咲')).toHaveTextContent('認定'))
    await userEvent.click(screen.getByRole('checkbox', { name: 'グエン ティ リンさんを選択' }))
    await userEvent.click(await screen.findByRole('button', { name: '選択した1名のその他の操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'グループから外す' }))
    const groupsOf = await screen.findByRole('dialog', { name: '1名をグループから外す' })
    await userEvent.click(await within(groupsOf).findByRole('checkbox', { name: /ホール経験者/ }))
    await userEvent.click(within(groupsOf).getByRole('button', { name: '1名を外す' }))
    await waitFor(async () =>
      expect(await row('グエン ティ リン')).not.toHaveTextContent('ホール経験者'),
    )
    await userEvent.click(screen.getByRole('checkbox', { name: '德永 さくらさんを選択' }))
    await userEvent.click(await screen.findByRole('button', { name: '選択した1名のその他の操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'ブロックする' }))
    const sheet = await screen.findByRole('dialog', { name: '德永 さくらさんをブロックする' })
    expect(within(sheet).getByRole('radio', { name: '企業のすべての店舗' })).toBeDisabled()
    await userEvent.click(within(sheet).getByRole('button', { name: 'ブロックする' }))
    expect(await within(sheet).findByText('理由を選んでください。')).toBeVisible()
    await userEvent.click(within(sheet).getByRole('radio', { name: '勤務態度' }))
    await userEvent.type(
      within(sheet).getByRole('textbox', { name: /店舗用のメモ/ }),
      '番号は 1234 5678 9018',
    )
    await userEvent.click(within(sheet).getByRole('button', { name: 'ブロックする' }))
    expect(await within(sheet).findByText(/マイナンバーと思われる12桁/)).toBeVisible()
    await userEvent.clear(within(sheet).getByRole('textbox', { name: /店舗用のメモ/ }))
    await userEvent.click(within(sheet).getByRole('button', { name: 'ブロックする' }))
    await waitFor(async () => expect(await row('德永 さくら')).toHaveTextContent('ブロック中'))

    // A blocked worker among the selected is left out, and the screen says so.
    await userEvent.click(screen.getByRole('checkbox', { name: '德永 さくらさんを選択' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'グエン ティ リンさんを選択' }))
    await userEvent.click(await screen.findByRole('button', { name: 'グループに追加' }))
    const adding = await screen.findByRole('dialog', { name: '1名をグループに追加する' })
    expect(await within(adding).findByText('ブロック中の1名は追加しません。')).toBeVisible()
    // A sheet that is closed without saving keeps the selection.
    await userEvent.click(within(adding).getByRole('button', { name: '閉じる' }))
    await userEvent.click(await screen.findByRole('button', { name: '選択した2名のその他の操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '認定ワーカーにする' }))
    await waitFor(() =>
      expect(takeMessages()).toContain(
        'グエン ティ リンさんを認定ワーカーにしました。ブロック中の1名は除きました。',
      ),
    )
  })
  test('企業全体のブロックは、企業の管理者が一覧からも解除できる。店舗管理者には、だれができるかを言う', async () => {
    await callStore('company', 'POST', '/user_block_lists', {
      userIds: [MISAKI],
      reasonCode: 'trouble',
      note: '',
      scope: 'company',
    })
    const acts = async () => {
      await userEvent.click(
        within(await row('髙橋 美咲')).getByRole('button', { name: '髙橋 美咲さんの操作' }),
      )
      return screen.findByRole('menu')
    }
    await open('manager')
    const refused = await acts()
    expect(within(refused).getByRole('menuitem', { name: /ブロックを解除する/ })).toHaveTextContent(
      '企業の管理者が解除できます',
    )
    expect(within(refused).getByRole('menuitem', { name: /グループを編集する/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await open('company')
    await userEvent.click(
      within(await acts()).getByRole('menuitem', { name: 'ブロックを解除する' }),
    )
    const dialog = await screen.findByRole('dialog', {
      name: '髙橋 美咲さんのブロックを解除しますか',
    })
    expect(dialog).toHaveTextContent('企業のすべての店舗で、求人がまた表示されるようになります。')
    await userEvent.click(within(dialog).getByRole('button', { name: 'ブロックを解除する' }))
    await waitFor(async () => expect(await row('髙橋 美咲')).not.toHaveTextContent('ブロック'))
  })
  test('電話では、選択を始めてから選べる。閲覧のみの人は選べない', async () => {
    setWindowWidth(375)
    const bar = document.createElement('div')
    bar.id = 'app-bar-actions'
    document.body.append(bar)
    await open()
    await shown()
    expect(screen.queryByRole('checkbox', { name: '髙橋 美咲さんを選択' })).toBeNull()
    await open('viewer')
    await shown()
    expect(screen.queryByRole('button', { name: /さんの操作/ })).toBeNull()
    bar.remove()
  })
  test('読み込めなければ理由とやり直し', async () => {
    overrideAnswer(contract.list, {
      status: 500,
      code: 'internal',
      messages: ['サーバーで問題が起きました。'],
    })
    await open()
    expect(await screen.findByText('ワーカーを読み込めませんでした')).toBeVisible()
    mockServer.resetHandlers()
    await userEvent.click(screen.getByRole('button', { name: '再試行' }))
    await shown()
  })
})
