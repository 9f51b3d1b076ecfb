import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { HomeScreen } from '@/features/dashboard/HomeScreen'
import { MatchChecksScreen } from '@/features/matchings/MatchChecksScreen'
import { OfferingDetailScreen } from '@/features/offerings/OfferingDetailScreen'
import {
  arrivalReminders,
  bonusContracts,
  chatMessages,
  chatRooms,
  matchings,
  offers,
} from '@/server/db/schema'
import {
  requestsTo,
  setNow,
  setUpStore,
  showScreen,
  takeMessages,
  tearDownStore,
} from '@tests/features/storeKit'
import { axeViolations } from '@tests/kit/renderScreen'
import {
  addMatch,
  addOffering,
  addWorker,
  offerContent,
  TOMORROW,
  writeRows,
} from '@tests/kit/serverKit'
import { inDialog } from '@tests/kit/userActions'

const at = (time: string) => new Date(`2026-11-20T${time}:00+09:00`)
const goTo = (time: string) => setNow(at(time))
const openHome = (who: Parameters<typeof showScreen>[0] = 'manager') =>
  showScreen(who, '/clients/11', <HomeScreen clientId='11' />)
const openDetail = (who: Parameters<typeof showScreen>[0] = 'manager') =>
  showScreen(
    who,
    '/clients/11/offerings/8001',
    <OfferingDetailScreen clientId='11' offeringId='8001' />,
  )
/** Clicks a button of the page that opens a dialog of the same name. */
const openDialog = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return inDialog(name)
}
const ARRIVAL = '山田 太郎さんの到着を確かめる'
/** Goes from the home page to the question whether to look for a replacement. */
const openReplacement = async () => {
  await openHome()
  const sheet = await openDialog(ARRIVAL)
  await userEvent.click(await sheet.findByRole('button', { name: /代わりを募集する/ }))
  return inDialog('代わりを募集しますか')
}
/** Lunch 10:00 to 15:00. At 9:35 山田 has opened nothing, 小林 opened one reminder and answered the other. */
beforeEach(async () => {
  await setUpStore()
  await writeRows(async (db) => {
    await db.update(offers).set({ status: 'usable' })
    await addWorker(db, { id: 901, name: '山田 太郎' })
    await addWorker(db, { id: 902, name: '小林 千夏' })
    await addOffering(db, { id: 8001, from: '10:00', to: '15:00', title: 'ランチのホール' })
    await addMatch(db, 8001, 901)
    await addMatch(db, 8001, 902)
    await db.insert(chatRooms).values({
      id: 92,
      uid: 'room-92',
      clientId: 11,
      userId: 902,
      latestOfferingId: 8001,
      createdAt: '2026-11-01T00:00:00Z',
    })
    await db.insert(chatMessages).values({
      clientId: 11,
      roomId: 92,
      kind: 'text',
      side: 'worker',
      body: '向かっています',
      sentAt: at('09:32').toISOString(),
    })
    for (const { id, userId } of await db.select().from(matchings))
      await db.insert(arrivalReminders).values(
        [60, 30].map((minutesBefore) => ({
          clientId: 11,
          matchingId: id,
          minutesBefore,
          sentAt: at(minutesBefore === 60 ? '09:00' : '09:30').toISOString(),
          openedAt: userId === 902 ? at('09:31').toISOString() : null,
        })),
      )
  })
  await goTo('09:35')
})
afterEach(tearDownStore)

describe('到着の見通し', () => {
  test('ホームで、最後の返事か開封だけが人ごとに出て、開いていない人に対応できる', async () => {
    await openHome()
    expect(await screen.findByText('30分前のお知らせは未開封')).toBeVisible()
    expect(screen.getByText('30分前のお知らせに9:32 返事')).toBeVisible()
    expect(screen.queryByText(/60分前|10分前/)).toBeNull()
    expect(screen.getByText('お知らせを開いていません')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    const sheet = await openDialog(ARRIVAL)
    await userEvent.click(await sheet.findByRole('button', { name: /「向かっていますか」と送る/ }))
    expect(requestsTo(/POST .*\/messages$/)[0]?.body).toContain('まもなく勤務の開始時刻です')
  })
  test('来るかもしれない人の代わりは、2名分の費用になると知ってから募集する。欠勤とは書かない', async () => {
    const replacement = await openReplacement()
    expect(replacement.getByText('山田 太郎さんも来ると、2名分の費用になります')).toBeVisible()
    expect(replacement.getByText(/欠勤の登録は、開始から30分後\(10:30\)からできます/)).toBeVisible()
    expect(replacement.queryByText(/欠勤として登録しました/)).toBeNull()
    expect(await replacement.findByRole('button', { name: '1名の募集を公開する' })).toBeVisible()
  })
  test('代わりの募集の確認には、ボーナスとだれが払うかも並ぶ', async () => {
    const terms = { clientId: 11, per: 'match', target: 'all', startsOn: '2026-11-01' } as const
    const createdAt = '2026-10-01T00:00:00Z'
    await writeRows((db) =>
      db.insert(bonusContracts).values([
        { ...terms, id: 9001, name: '年末ボーナス', amountYen: 500, payer: 'company', createdAt },
        { ...terms, id: 9002, name: '応援ボーナス', amountYen: 300, payer: 'platform', createdAt },
      ]),
    )
    const replacement = await openReplacement()
    expect(
      await replacement.findByText(
        '年末ボーナス 500円(企業の負担)、応援ボーナス 300円(運営の負担)',
      ),
    ).toBeVisible()
  })
  test('求人の詳細では、時間の前に、いつから見通しが出るかを示す', async () => {
    await goTo('08:30')
    await openDetail()
    expect(
      await screen.findByText('9:00から、お知らせの開封と返事をここに表示します。'),
    ).toBeVisible()
  })
  test('求人の詳細の見通し。居場所を取らないことを示す', async () => {
    await openDetail()
    const radar = within(await screen.findByRole('region', { name: '到着の見通し' }))
    expect(radar.getByText('30分前のお知らせは未開封')).toBeVisible()
    expect(radar.getByText(/ワーカーの居場所は取りません/)).toBeVisible()
    expect(radar.getByText('向かっています')).toBeVisible()
    await userEvent.click(radar.getByRole('button', { name: '山田 太郎さんの到着を確かめる' }))
    expect(await inDialog('山田 太郎さんの到着を確かめる')).toBeTruthy()
  })
  test('閲覧者には、見通しだけが見え、操作は出ない', async () => {
    await openDetail('viewer')
    const radar = within(await screen.findByRole('region', { name: '到着の見通し' }))
    expect(radar.queryByRole('button')).toBeNull()
  })
  test('全員がチェックインすると、見通しは消える', async () => {
    await writeRows((db) => db.update(matchings).set({ checkedInAt: at('09:34').toISOString() }))
    await openDetail()
    await screen.findAllByText('小林 千夏')
    expect(screen.queryByRole('region', { name: '到着の見通し' })).toBeNull()
  })
})

describe('店舗の都合による早上がり', () => {
  /** 10:00 to 15:00 at 1,350 yen: 6,750, and transport 500. */
  const RELEASE = '7,250円を支払い、早上がりにする'
  beforeEach(async () => {
    await writeRows((db) =>
      db
        .update(matchings)
        .set({ checkedInAt: at('09:55').toISOString() })
        .where(eq(matchings.userId, 901)),
    )
    await goTo('13:05')
  })
  const openSheet = async () => {
    await openHome('staff')
    return openDialog('山田 太郎さんを早上がりにする')
  }

  test('ホームから、理由と本人への説明を確かめて、予定どおり支払う', async () => {
    const sheet = await openSheet()
    await userEvent.click(await sheet.findByRole('button', { name: RELEASE }))
    expect(await sheet.findByText('早上がりの理由を選んでください。')).toBeVisible()
    expect(
      await sheet.findByText('本人に伝えたことを確認し、チェックを入れてください。'),
    ).toBeVisible()
    await userEvent.click(sheet.getByRole('radio', { name: '客足・予約が少ない' }))
    await userEvent.click(sheet.getByRole('checkbox', { name: /本人に伝えました/ }))
    await userEvent.click(sheet.getByRole('button', { name: RELEASE }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(takeMessages()).toEqual(['山田 太郎さんを早上がりにしました。報酬は7,250円です。'])
    expect(JSON.parse(requestsTo(/POST .*early_release$/)[0]?.body ?? '{}')).toEqual({
      reason: 'low_demand',
      note: '',
      agreed: true,
      grossYen: 7250,
    })
  })
  test('本人の希望のときは、早上がりにせず、チェックアウトと修正依頼へ導く', async () => {
    const sheet = await openSheet()
    await userEvent.click(await sheet.findByRole('radio', { name: '本人が早く帰りたい' }))
    expect(sheet.getByText(/本人にQRコードでチェックアウトしてもらってください/)).toBeVisible()
    expect(sheet.queryByRole('button', { name: RELEASE })).toBeNull()
    expect(await axeViolations()).toEqual([])
  })
  test('求人の詳細でも、勤務中の人の「その他の操作」から早上がりにできる', async () => {
    await openDetail()
    await userEvent.click(
      await screen.findByRole('button', { name: '山田 太郎さんのその他の操作' }),
    )
    await userEvent.click(screen.getByRole('menuitem', { name: /早上がりにする/ }))
    expect(await inDialog('山田 太郎さんを早上がりにする')).toBeTruthy()
  })
  test('遅れて来た人には、除かれる分を示す', async () => {
    await writeRows((db) =>
      db
        .update(matchings)
        .set({ checkedInAt: at('10:30').toISOString() })
        .where(eq(matchings.userId, 901)),
    )
    const sheet = await openSheet()
    expect(await sheet.findByText('遅れた30分を除き、15:00までの分')).toBeVisible()
    // 10:30 to 15:00: 4.5 h × 1,350 = 6,075, and transport 500.
    expect(sheet.getByRole('button', { name: '6,575円を支払い、早上がりにする' })).toBeVisible()
  })
})

describe('マッチングの確認', () => {
  const openChecks = (who: Parameters<typeof showScreen>[0] = 'manager') =>
    showScreen(who, '/clients/11/match_checks', <MatchChecksScreen clientId='11' />)
  const question = {
    id: 'q1',
    body: '立ち仕事の経験はありますか',
    answerType: 'yes_no' as const,
    options: [],
    required: true,
  }
  const tomorrow = () =>
    writeRows(async (db) => {
      await addOffering(db, {
        id: 8002,
        day: TOMORROW,
        title: 'ディナーのホール',
        terms: offerContent({ onboardingQuestions: [question] }),
      })
      await addMatch(db, 8002, 901)
    })

  /** Two shifts of one worker are in the list, so each action names its own. */
  const MATCH = '山田 太郎さん(11月21日(土) 17:00〜22:30)'
  test('合わないことと1つのボタンが出て、ほかは費用とともにメニューにあり、その場でお願いできる', async () => {
    await tomorrow()
    await openChecks()
    expect(await screen.findByText('働く前の質問が未回答')).toBeVisible()
    const others = `${MATCH}のその他の操作`
    expect(screen.getAllByRole('button', { name: /^山田 太郎さん/ })).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: others }))
    const own = await screen.findByRole('menuitem', { name: /^店舗の都合でキャンセルを申請する/ })
    expect(own).toHaveTextContent('休業手当 0円(11月20日(金) 17:00を過ぎると8,094円)')
    expect(own).toHaveAttribute('href', '/clients/11/offerings/8002/reject/901')
    expect(screen.getByRole('menuitem', { name: /^そのまま来てもらう/ })).toHaveTextContent(
      '通常の報酬 ',
    )
    expect(await axeViolations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: `${MATCH}に回答や書類をお願いする` }))
    expect(
      await screen.findByText('お願いを送りました。返事はメッセージに届きます。'),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: `${MATCH}を確認済みにする` })).toBeVisible()
    expect(requestsTo(/POST .*offerings\/8002\/messages$/)[0]?.body).toContain(
      '働く前の質問に、まだ回答がありません',
    )
  })
  test('ホームのやることから開ける', async () => {
    await tomorrow()
    await openHome('manager')
    expect(await screen.findByRole('link', { name: /マッチングの確認/ })).toHaveAttribute(
      'href',
      '/clients/11/match_checks',
    )
  })
  test('確認済みにすると一覧から消え、畳んだ欄から取り消せる', async () => {
    await tomorrow()
    await openChecks()
    await userEvent.click(await screen.findByRole('button', { name: `${MATCH}のその他の操作` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^そのまま来てもらう/ }))
    const folded = await screen.findByText('確認済み 1名')
    expect(screen.queryByRole('list', { name: '山田 太郎さんの確認が要ること' })).toBeNull()
    await userEvent.click(folded)
    expect(screen.getByText(/さんが.+に確認/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: '山田 太郎さんの確認済みを取り消す' }))
    expect(await screen.findByRole('list', { name: '山田 太郎さんの確認が要ること' })).toBeVisible()
  })
  test('すべて合っていれば、そのことを言う', async () => {
    await openChecks()
    expect(await screen.findByText('確認が要るマッチングはありません')).toBeVisible()
    expect(screen.getByText(/これから働く2名は、条件に合い/)).toBeVisible()
  })
})
