import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { groups as groupContract } from '@/contracts/groups'
import { ladderOfPreset } from '@/domain/offerings/ladder'
import { OfferingDetailScreen } from '@/features/offerings/OfferingDetailScreen'
import { groups, groupUsers, offerings } from '@/server/db/schema'
import { startLadder } from '@/server/modules/ladders/service'
import { holdAnswers } from '@mocks/referenceServer'
import { showScreen } from '@tests/features/storeKit'
import { axeViolations } from '@tests/kit/renderScreen'
import { addOffering, addWorker, MORNING, writeRows } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'
import { chooseDay, FORM, goToConfirmation, openForm, storedOfferings } from './offeringKit'

const GROUP = 9901
const at = '2026-11-01T00:00:00Z'
const addPeople = () =>
  writeRows(async (db) => {
    await addWorker(db, { id: 901, name: '山口 直樹' }, { trusted: true })
    await addWorker(db, { id: 902, name: '前田 美月' })
    await db.insert(groups).values({
      id: GROUP,
      companyId: 1,
      clientId: 11,
      name: 'ホール経験者',
      createdAt: at,
      updatedAt: at,
    })
    await db.insert(groupUsers).values({ companyId: 1, groupId: GROUP, userId: 902, addedAt: at })
  })

test('順番に広げると選び、速さを選ぶだけで、段ごとの人数が見えて募集できる', async () => {
  await addPeople()
  await openForm('manager', `${FORM}?on=2026-11-30`)
  await pressButton('順番に広げる')
  await pressButton('急ぐ(1日)')
  expect(screen.getByText('4段の範囲・日時・見込み').closest('details')).not.toHaveAttribute('open')
  expect(screen.queryByRole('button', { name: /の段をとばす/ })).toBeNull()
  await pressButton('自分で決める')
  const group = await screen.findByRole('heading', { name: 'グループ' })
  const card = within(group.closest('li') ?? document.body)
  for (const chip of screen.queryAllByRole('checkbox', { checked: true, name: /名$/ }))
    await userEvent.click(chip)
  await userEvent.click(screen.getByRole('checkbox', { name: 'ホール経験者 1名' }))
  await waitFor(() =>
    expect(card.getByText('ここまでの合計').parentElement).toHaveTextContent('2名'),
  )
  expect(card.getByText(/見込みは出せません/)).toBeVisible()
  await userEvent.selectOptions(card.getByRole('combobox', { name: 'グループに広げる時刻' }), '360')
  await userEvent.click(screen.getByRole('button', { name: '勤務経験者の段をとばす' }))
  expect(await axeViolations()).toEqual([])
  await goToConfirmation()
  expect(document.body).toHaveTextContent('公開と同時に認定ワーカー')
  await userEvent.click(screen.getByRole('checkbox', { name: /労働契約が成立する/ }))
  await pressButton('この内容で募集を開始する')
  await waitFor(async () => expect(await storedOfferings()).toHaveLength(1))
  const [row] = await storedOfferings()
  expect([row?.scope, row?.groupIds, row?.ladder]).toEqual([
    'trusted',
    [GROUP],
    [
      { scope: 'trusted', afterMin: 0 },
      { scope: 'group', afterMin: 360 },
      { scope: 'public', afterMin: 1440 },
    ],
  ])
})

test('グループを読み込む前に押しても、届いたときに最初のグループが選ばれる', async () => {
  await addPeople()
  const release = holdAnswers(groupContract.list)
  await openForm('manager', `${FORM}?on=2026-11-30`)
  await pressButton('順番に広げる')
  expect(await screen.findByText('2段目のグループ')).toBeVisible()
  expect(screen.queryAllByRole('checkbox', { checked: true, name: /名$/ })).toEqual([])
  release()
  await waitFor(() =>
    expect(screen.getAllByRole('checkbox', { checked: true, name: /名$/ })).toHaveLength(1),
  )
  await goToConfirmation()
  expect(document.body).toHaveTextContent('公開と同時に認定ワーカー')
})

test('締切に間に合わない速さは、順番の欄に理由が出る', async () => {
  await addPeople()
  await openForm()
  await chooseDay('明日')
  await pressButton('順番に広げる')
  expect(await screen.findByText(/最後の段が申し込みの締切より後になります/)).toBeVisible()
})

describe('公開の順番の表示', () => {
  const ladder = ladderOfPreset('standard', true)
  const open = async (who: 'manager' | 'viewer' = 'manager') => {
    await addPeople()
    await writeRows(async (db) => {
      await addOffering(db, {
        id: 8001,
        day: '2026-11-30',
        scope: 'trusted',
        openScopes: ['trusted'],
        groupIds: [GROUP],
        ladder,
        publishedAt: MORNING.toISOString(),
      })
      const [offering] = await db.select().from(offerings).where(eq(offerings.id, 8001))
      if (offering) await startLadder({ db, now: MORNING }, offering)
    })
    await showScreen(
      who,
      '/clients/11/offerings/8001?tab=ladder',
      <OfferingDetailScreen clientId='11' offeringId='8001' />,
    )
    await screen.findByText('いまここ')
  }
  const stateOf = async () => {
    let found: (typeof offerings.$inferSelect)[] = []
    await writeRows(async (db) => {
      found = await db.select().from(offerings)
    })
    return found.find(({ id }) => id === 8001)?.openScopes
  }

  const answerWith = async (name: string) =>
    userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

  test('いまの段が分かり、人数を確かめてから段をとばし、次の段へ早めに進められる', async () => {
    await open()
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('認定ワーカー')
    expect(screen.getByRole('heading', { name: 'グループ「ホール経験者」' })).toBeVisible()
    expect(await axeViolations()).toEqual([])
    const skip = () => userEvent.click(screen.getByRole('button', { name: 'グループの段をとばす' }))
    await skip()
    expect(
      await screen.findByRole('dialog', { name: 'グループの段をとばしますか' }),
    ).toHaveTextContent(
      'この段で新しく見えるはずの1名には、この段では見えず、お知らせも届きません。次は、勤務経験者に',
    )
    await answerWith('やめる')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText('とばした段')).toBeNull()
    await skip()
    await answerWith('とばす')
    expect(await screen.findByText('とばした段')).toBeVisible()
    await pressButton('いま勤務経験者にも見せる')
    expect(
      await screen.findByRole('dialog', { name: 'いま勤務経験者にも見せますか' }),
    ).toHaveTextContent('新しく1名に見えるようになり')
    expect(await stateOf()).toEqual(['trusted'])
    await answerWith('見せる')
    await waitFor(async () => expect(await stateOf()).toEqual(['trusted', 'worked']))
    await waitFor(() =>
      expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('勤務経験者'),
    )
  })

  test('募集の権限がない人には、見えるだけ', async () => {
    await open('viewer')
    expect(screen.queryByRole('button', { name: /とばす|見せる/ })).toBeNull()
  })
})
