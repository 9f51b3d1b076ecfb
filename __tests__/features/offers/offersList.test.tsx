import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import router from 'next-router-mock'
import { offers as contract } from '@/contracts/offers'
import { OfferDetailScreen } from '@/features/offers/OfferDetailScreen'
import { OfferListScreen } from '@/features/offers/OfferListScreen'
import { currentOfferOrder } from '@/lib/storage/storedValues'
import { files, offers } from '@/server/db/schema'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import { testContext } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { addOffer, addOffering, offerContent, OFFER, writeRows } from '@tests/kit/serverKit'
import { inDialog, pressButton } from '@tests/kit/userActions'
import { openScreen, showScreen } from './offersKit'

const LIST = '/clients/11/offers'
const list = <OfferListScreen clientId='11' />
const DETAIL = `${LIST}/${OFFER[11]}`
const detail = <OfferDetailScreen clientId='11' offerId={String(OFFER[11])} />
const stored = async (id: number) =>
  (
    await (
      await testContext()
    ).db.tx('system', (db) => db.select().from(offers).where(eq(offers.id, id)))
  )[0]
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)
const linkTexts = () => screen.queryAllByRole('link').map((link) => link.textContent)
const card = async (title: string) =>
  (await screen.findByRole('heading', { level: 2, name: title })).closest('li') as HTMLElement
/** The list with offers in several states. */
async function openList(
  who: 'manager' | 'viewer' | 'clientStaff' | 'accounting' = 'manager',
  url = LIST,
) {
  await openScreen('manager', LIST, <></>)
  await writeRows(async (db) => {
    await addOffer(db, {
      id: 7001,
      clientId: 11,
      title: 'レジ・品出し',
      status: 'violated',
      screeningReasons: [
        { field: 'conditions', message: '年齢を限る表現です。' },
        { field: 'belongings', message: '通帳は求められません。' },
      ],
    })
    await addOffer(db, { id: 7002, clientId: 11, title: '書きかけ', status: 'draft' })
    await addOffer(db, {
      id: 7003,
      clientId: 11,
      title: '夏のテラス',
      archivedAt: '2026-10-01T00:00:00Z',
    })
    await addOffer(db, { id: 7004, clientId: 11, title: '忘年会の応援', status: 'screening' })
  })
  await showScreen(who, url, list)
}

describe('一覧', () => {
  test('直すところのあるひな形が先頭にあり、理由の数と修正への道を出す', async () => {
    await openList()
    const violated = await card('レジ・品出し')
    expect(titles()[0]).toBe('レジ・品出し')
    expect(screen.getByText('「レジ・品出し」に直すところが2つあります')).toBeVisible()
    expect(within(violated).getByText('要修正')).toBeVisible()
    expect(
      within(violated).getByRole('link', { name: '「レジ・品出し」を修正する' }),
    ).toHaveAttribute('href', `${LIST}/7001/edit`)
    expect(within(violated).queryByText('このひな形から募集')).toBeNull()
    expect(screen.queryByText('夏のテラス')).toBeNull()
  })
  test('充足率とGood率が、いつの数かを言う', async () => {
    await openList()
    expect(
      await screen.findByText('充足率は過去90日、Good率はこれまでの全評価です。'),
    ).toBeVisible()
  })
  test('使えるひな形からは募集でき、審査中のものは理由を添えて止める', async () => {
    await openList()
    expect(
      within(await card('ディナーのホールスタッフ')).getByRole('link', { name: /ひな形から募集/ }),
    ).toHaveAttribute('href', `${LIST}/${OFFER[11]}/offerings/new`)
    const waiting = within(await card('忘年会の応援')).getByRole('button', {
      name: 'このひな形から募集',
    })
    expect(waiting).toHaveAttribute('aria-disabled', 'true')
    expect(waiting).toHaveAccessibleDescription(/審査がおわると募集できます/)
  })
  test('見るだけの人には、変えるためのボタンを一つも出さない', async () => {
    await openList('viewer')
    await card('レジ・品出し')
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(linkTexts()).toEqual(['内容を見る', ...titles()])
  })
  test('店舗スタッフは編集できるが、募集とアーカイブはできない', async () => {
    await openList('clientStaff')
    const usable = await card('ディナーのホールスタッフ')
    expect(await screen.findByRole('link', { name: 'ひな形を作る' })).toBeVisible()
    expect(within(usable).queryByRole('link', { name: /募集/ })).toBeNull()
    await userEvent.click(
      within(usable).getByRole('button', { name: 'ディナーのホールスタッフの操作' }),
    )
    expect(screen.getAllByRole('menuitem').map((m) => m.textContent)).toEqual([
      '詳細',
      '編集',
      'コピーして作る',
    ])
  })
  test('検索・並び順・アーカイブの表示は、URLに残り、並び順は次に開いたときも続く', async () => {
    await openList()
    await card('レジ・品出し')
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'ひな形の名前で探す' }),
      'テラス{Enter}',
    )
    expect(await screen.findByText('条件に合うひな形はありません')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'アーカイブも表示' }))
    expect(await card('夏のテラス')).toBeVisible()
    expect(router.asPath).toBe(`${LIST}?archived=1&keyword=${encodeURIComponent('テラス')}`)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '並び順' }), '名前順')
    expect(router.query['sortKey']).toBe('title')
    expect(currentOfferOrder.get()).toBe('title')
    await showScreen('manager', LIST, list)
    await waitFor(() => expect(router.query['sortKey']).toBe('title'))
  })
  test('読み込めないときは理由を出し、再試行で一覧になる', async () => {
    await openScreen('manager', LIST, <></>)
    overrideAnswer(contract.list, {
      status: 503,
      code: 'unavailable',
      messages: ['混み合っています。'],
    })
    await showScreen('manager', LIST, list)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'ひな形を読み込めませんでした混み合っています。',
    )
    mockServer.resetHandlers()
    await pressButton('再試行')
    expect(await card('ディナーのホールスタッフ')).toBeVisible()
  })
  test('一つもないときは、作る入口を出す', async () => {
    await openScreen('manager', LIST, <></>)
    overrideAnswer(contract.list, { items: [], page: 1, perPage: 20, totalCount: 0 })
    await showScreen('manager', LIST, list)
    expect(await screen.findByText('ひな形はまだありません')).toBeVisible()
    expect(
      (await screen.findAllByRole('link', { name: 'ひな形を作る' })).map((a) =>
        a.getAttribute('href'),
      ),
    ).toEqual([`${LIST}/new`, `${LIST}/new`])
  })
  test('支援技術から読める', async () => {
    await openList()
    await card('レジ・品出し')
    expect(await axeViolations()).toEqual([])
  })
})

describe('アーカイブ', () => {
  const ask = async (title: string) => {
    await userEvent.click(within(await card(title)).getByRole('button', { name: `${title}の操作` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'アーカイブ' }))
    return inDialog(`「${title}」をアーカイブしますか`)
  }
  test('名前と、何が起きるかを確かめてから隠す', async () => {
    await openList()
    const dialog = await ask('忘年会の応援')
    expect(dialog.getByText(/一覧から隠れ、このひな形からは募集できなくなります/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'アーカイブする' }))
    await waitFor(() =>
      expect(screen.queryByRole('heading', { level: 2, name: '忘年会の応援' })).toBeNull(),
    )
    expect((await stored(7004))?.archivedAt).not.toBeNull()
  })
  test('募集中の求人があれば、断られた理由をその場に残し、隠さない', async () => {
    await openList()
    const dialog = await ask('ディナーのホールスタッフ')
    // Somebody posts from the offer while the question is open.
    await writeRows((db) => addOffering(db, { id: 8001, day: '2026-11-28' }))
    await userEvent.click(dialog.getByRole('button', { name: 'アーカイブする' }))
    expect(
      await dialog.findByText('募集中または勤務前の求人があるため、アーカイブできません。'),
    ).toBeVisible()
    expect(dialog.getByRole('button', { name: 'アーカイブする' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect((await stored(OFFER[11]))?.archivedAt).toBeNull()
  })
  test('アーカイブを解除すると、また使える', async () => {
    await openList('manager', `${LIST}?archived=1`)
    await userEvent.click(
      within(await card('夏のテラス')).getByRole('button', {
        name: '「夏のテラス」のアーカイブを解除',
      }),
    )
    await userEvent.click(
      (await inDialog('「夏のテラス」のアーカイブを解除しますか')).getByRole('button', {
        name: 'アーカイブを解除する',
      }),
    )
    await waitFor(async () => expect((await stored(7003))?.archivedAt).toBeNull())
  })
})

describe('詳細', () => {
  test('ワーカーが読む内容、これまでの募集、初期値、できることを出す', async () => {
    await openScreen('manager', DETAIL, detail)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'ディナーのホールスタッフ' }),
    ).toBeVisible()
    expect(screen.getByText(offerContent().jobDescription)).toBeVisible()
    expect(screen.getByText('17:00〜22:30')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'このひな形から募集' })).toHaveAttribute(
      'href',
      `${DETAIL}/offerings/new`,
    )
    expect(screen.getByRole('link', { name: '編集する' })).toHaveAttribute('href', `${DETAIL}/edit`)
    await pressButton('ディナーのホールスタッフのその他の操作')
    expect(screen.getByRole('menuitem', { name: 'コピーして作る' })).toHaveAttribute(
      'href',
      `${LIST}/new?offer_id=${OFFER[11]}`,
    )
  })
  test('差し戻された理由を、欄の名前とともに出す', async () => {
    await openScreen('manager', DETAIL, <></>)
    await writeRows((db) =>
      db
        .update(offers)
        .set({
          status: 'violated',
          screeningReasons: [{ field: 'conditions', message: '年齢を限る表現です。' }],
        })
        .where(eq(offers.id, OFFER[11])),
    )
    await showScreen('manager', DETAIL, detail)
    expect(await screen.findByText('働くための条件: 年齢を限る表現です。')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'このひな形から募集' })).toBeNull()
    expect(await screen.findByRole('link', { name: '修正する' })).toHaveAttribute(
      'href',
      `${DETAIL}/edit`,
    )
  })
  test('見るだけの人には、内容だけを出す', async () => {
    await openScreen('viewer', DETAIL, detail)
    await screen.findByRole('heading', { level: 1, name: 'ディナーのホールスタッフ' })
    await screen.findByText('これまでの募集')
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(linkTexts()).toEqual(['ひな形'])
  })
  test('写真は、ログインした人としてだけ取り出し、その場のURLで見せる', async () => {
    const shown: Blob[] = []
    URL.createObjectURL = (blob) => {
      shown.push(blob as Blob)
      return 'blob:here'
    }
    URL.revokeObjectURL = () => {}
    await openScreen('manager', DETAIL, <></>)
    await writeRows(async (db) => {
      await db.insert(files).values({
        id: 601,
        clientId: 11,
        purpose: 'offerImage',
        name: 'a.jpg',
        mediaType: 'image/jpeg',
        byteSize: 3,
        body: Buffer.from([1, 2, 3]),
        createdAt: '2026-01-01T00:00:00Z',
      })
      await db
        .update(offers)
        .set({ content: offerContent({ imageFileIds: [601] }) })
        .where(eq(offers.id, OFFER[11]))
    })
    await showScreen('manager', DETAIL, detail)
    await waitFor(() => expect(document.querySelector('img')?.src).toBe('blob:here'))
    expect(shown.map((blob) => blob.size)).toContain(3)
  })
  test('ないひな形は、ないと伝えて、一覧への道を示す', async () => {
    await openScreen(
      'manager',
      `${LIST}/999999`,
      <OfferDetailScreen clientId='11' offerId='999999' />,
    )
    expect(await screen.findByText('このひな形は見つかりません')).toBeVisible()
    expect(screen.getByRole('link', { name: 'ひな形の一覧へ戻る' })).toHaveAttribute('href', LIST)
    expect(screen.queryByRole('button', { name: '再試行' })).toBeNull()
  })
})
