import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import router from 'next-router-mock'
import { bonusContracts as contract } from '@/contracts/bonusContracts'
import { OfferingDetailScreen } from '@/features/offerings/OfferingDetailScreen'
import { EditOfferScreen } from '@/features/offers/EditOfferScreen'
import { NewOfferScreen } from '@/features/offers/NewOfferScreen'
import { OfferDetailScreen } from '@/features/offers/OfferDetailScreen'
import { bonusContracts, offerings, userBadges } from '@/server/db/schema'
import { apply } from '@/server/worker-app/apply'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import { Pages } from '@tests/features/offerings/offeringPages'
import { tearDownStore, setUpStore, showScreen } from '@tests/features/storeKit'
import { testContext } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { addOffering, addWorker, OFFER, writeRows } from '@tests/kit/serverKit'

const OF = `/clients/11/offers/${OFFER[11]}`
const FORM = `${OF}/offerings/new?on=2026-11-28`
type Bonus = typeof bonusContracts.$inferInsert
const agree = (...rows: Partial<Bonus>[]) =>
  writeRows(async (db) => {
    await db.delete(bonusContracts)
    if (rows.length > 0)
      await db.insert(bonusContracts).values(
        rows.map((row, i) => ({
          id: 9001 + i,
          clientId: 11,
          name: '年末ボーナス',
          amountYen: 500,
          per: 'match' as const,
          target: 'all' as const,
          startsOn: '2026-11-01',
          endsOn: '2026-12-31',
          payer: 'company' as const,
          createdAt: '2026-10-01T00:00:00Z',
          ...row,
        })),
      )
  })
const ofPlatform = { name: '応援ボーナス', amountYen: 300, payer: 'platform' as const }
const offerPage = <OfferDetailScreen clientId='11' offerId={String(OFFER[11])} />
const openDefaults = async () =>
  userEvent.click(await screen.findByRole('button', { name: /初期値/, expanded: false }))
const fails = () => {
  overrideAnswer(contract.ofOffer, {
    status: 500,
    code: 'internal',
    messages: ['しばらくしてから、もう一度お試しください。'],
  })
}

beforeEach(() => setUpStore())
afterEach(tearDownStore)

// Bonuses raise the wage on which the night premium is based (労働基準法施行規則19条). For half an hour, 25 % of
// 1,350 + 800 ÷ 5.5 yen is 187 yen. Without the operator's bonus of 300 yen it is 181 (1,350 + 500 ÷ 5.5), so the
// operator bears 6 yen.
describe('募集条件の入力と確認', () => {
  const openForm = async () => {
    await showScreen('manager', FORM, <Pages />)
    await screen.findAllByText(/名分の合計/)
    return screen.findByRole('region', { name: '費用の見込み' })
  }
  test('ボーナスは費用の1行になり、1人あたりの報酬に入る。運営が負担する分は、費用に入らないと言う', async () => {
    await agree({}, ofPlatform)
    const panel = await openForm()
    await waitFor(() =>
      expect(panel).toHaveTextContent(/交通費1,500円ボーナス 年末ボーナス1,500円利用料/),
    )
    expect(panel).toHaveTextContent(/1人あたりの報酬は 8,912円です。うち 306円は運営が負担します。/)
    await userEvent.click(await screen.findByRole('button', { name: '確認へ進む' }))
    await screen.findByRole('button', { name: 'この内容で募集を開始する' })
    const bill = screen.getByRole('region', { name: '費用' })
    expect(bill).toHaveTextContent(/ボーナス 年末ボーナス1,500円.*運営が負担する分918円/)
    expect(screen.getByText(/^賃金 7,425円/)).toHaveTextContent(
      '賃金 7,425円 + 深夜割増 187円 + 交通費 500円 + 年末ボーナス 500円 + 応援ボーナス 300円',
    )
  })
  test('契約がなければ、ボーナスの行はない', async () => {
    await agree()
    const panel = await openForm()
    expect(panel).toHaveTextContent(/交通費1,500円利用料/)
    expect(document.body).not.toHaveTextContent('ボーナス')
  })
  test('バッジ限定公開では、必要なバッジを選べて、確認と求人にその名前が出る', async () => {
    await agree()
    await writeRows(async (db) => {
      await addWorker(db, { id: 901, name: '小林 千夏' })
      await db.insert(userBadges).values({
        clientId: 11,
        userId: 901,
        position: 'ドリンク',
        approvedCount: 3,
        grantedAt: '2026-11-01T00:00:00Z',
      })
    })
    await showScreen('manager', FORM, <Pages />)
    await screen.findAllByText(/名分の合計/)
    await userEvent.click(await screen.findByRole('textbox', { name: '時給' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'バッジ限定公開' }))
    const box = screen.getByRole('textbox', { name: '時給' })
    await userEvent.clear(box)
    await userEvent.type(box, '1500')
    const wanted = screen.getByRole('combobox', { name: '必要なバッジ' })
    expect(
      within(wanted)
        .getAllByRole('option')
        .map((o) => o.textContent),
    ).toEqual(['どのバッジでもよい', 'ドリンク(1名)'])
    await userEvent.selectOptions(wanted, 'ドリンク(1名)')
    await userEvent.click(screen.getByRole('button', { name: '確認へ進む' }))
    expect(await screen.findByText(/バッジ限定公開「ドリンク」1名/)).toBeVisible()
    const consent = screen.queryByRole('checkbox', { name: /労働契約が成立する/ })
    if (consent) await userEvent.click(consent)
    await userEvent.click(await screen.findByRole('button', { name: 'この内容で募集を開始する' }))
    await waitFor(() => expect(router.asPath).toMatch(/\/clients\/11\/offerings\/\d+$/))
    const id = router.asPath.split('/').at(-1) ?? ''
    await showScreen(
      'manager',
      router.asPath,
      <OfferingDetailScreen clientId='11' offeringId={id} />,
    )
    expect(await screen.findByText('バッジ限定公開「ドリンク」')).toBeVisible()
  })
  test('編集を開くと、選んであったバッジが選ばれている', async () => {
    await agree()
    await writeRows(async (db) => {
      await addWorker(db, { id: 901, name: '小林 千夏' })
      await db.insert(userBadges).values({
        clientId: 11,
        userId: 901,
        position: 'ドリンク',
        approvedCount: 3,
        grantedAt: '2026-11-01T00:00:00Z',
      })
      await addOffering(db, {
        id: 8001,
        day: '2026-11-28',
        scope: 'badge',
        position: 'ホール',
        hourlyWageYen: 1500,
      })
    })
    await showScreen('manager', `${OF}/offerings/8001/edit`, <Pages />)
    await userEvent.click(await screen.findByRole('textbox', { name: '時給' }))
    const wanted = await screen.findByRole('combobox', { name: '必要なバッジ' })
    expect(wanted).toHaveDisplayValue('ホール(0名)')
  })
})

describe('求人の詳細', () => {
  test('1人あたりの報酬と、決まった人の報酬に、うちボーナスがいくらかが出る', async () => {
    await agree({}, ofPlatform)
    await writeRows(async (db) => {
      await addWorker(db, { id: 901, name: '小林 千夏' })
      await addOffering(db, { id: 8001, day: '2026-11-28' })
    })
    const { now } = await testContext()
    await writeRows((db) => apply({ db, now }, 901, 8001))
    await showScreen(
      'manager',
      '/clients/11/offerings/8001',
      <OfferingDetailScreen clientId='11' offeringId='8001' />,
    )
    expect(await screen.findByText(/1人あたりの報酬/)).toHaveTextContent(
      '1人あたりの報酬 8,912円(うちボーナス 800円)',
    )
    expect((await screen.findByText('小林 千夏')).closest('[role=row]')).toHaveTextContent(
      /8,912円.*うちボーナス 800円/,
    )
  })
  test('ボーナスがなければ、書かない', async () => {
    await agree()
    await writeRows((db) => addOffering(db, { id: 8001, day: '2026-11-28' }))
    await showScreen(
      'manager',
      '/clients/11/offerings/8001',
      <OfferingDetailScreen clientId='11' offeringId='8001' />,
    )
    expect(await screen.findByText(/1人あたりの報酬/)).toHaveTextContent(/8,094円$/)
  })
  test('一般公開に切り替わった求人には、バッジの名前を出さない', async () => {
    await agree()
    await writeRows((db) =>
      addOffering(db, {
        id: 8001,
        day: '2026-11-28',
        scope: 'badge',
        position: 'ホール',
        autoPublicAt: '2026-11-19T00:00:00Z',
      }),
    )
    await showScreen(
      'manager',
      '/clients/11/offerings/8001',
      <OfferingDetailScreen clientId='11' offeringId='8001' />,
    )
    expect(await screen.findByText('一般公開')).toBeVisible()
    await writeRows((db) => db.update(offerings).set({ memo: '' }).where(eq(offerings.id, 8001)))
    expect(screen.queryByText(/「ホール」/)).toBeNull()
  })
})

describe('ひな形の詳細', () => {
  test('適用される契約の、金額・期間・だれの負担かが読める。閲覧だけの人にも見える', async () => {
    await agree(
      {},
      { ...ofPlatform, per: 'hour', amountYen: 50, startsOn: '2026-12-01', endsOn: null },
      { name: '終わったボーナス', endsOn: '2026-11-19' },
    )
    await showScreen('viewer', OF, offerPage)
    const term = await screen.findByText('年末ボーナス')
    expect(term.closest('div')).toHaveTextContent(
      '年末ボーナス500円 1回の勤務ごと11月1日(日)〜12月31日(木)の勤務企業の負担',
    )
    expect(screen.getByText('応援ボーナス').closest('div')).toHaveTextContent(
      '応援ボーナス50円 1時間ごと12月1日(火)〜の勤務運営の負担',
    )
    expect(screen.queryByText('終わったボーナス')).toBeNull()
    expect(await axeViolations()).toEqual([])
  })
  test('契約がなければ、何も出さない', async () => {
    await agree()
    await showScreen('manager', OF, offerPage)
    expect(await screen.findByRole('heading', { name: '募集するときの初期値' })).toBeVisible()
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    expect(document.body).not.toHaveTextContent('ボーナス')
  })
  test('読み込めなければそう言い、もう一度読める', async () => {
    await agree({})
    fails()
    await showScreen('manager', OF, offerPage)
    expect(await screen.findByText('ボーナス契約を読み込めませんでした')).toBeVisible()
    mockServer.resetHandlers()
    await userEvent.click(screen.getByRole('button', { name: '再試行' }))
    expect(await screen.findByText('年末ボーナス')).toBeVisible()
  })
})

describe('ひな形の編集', () => {
  test('初期値のところに、そのひな形のボーナスが読むだけで出る', async () => {
    await agree(
      { target: 'offers', offerIds: [OFFER[11]] },
      { ...ofPlatform, target: 'offers', offerIds: [1] },
    )
    await showScreen(
      'manager',
      `${OF}/edit`,
      <EditOfferScreen clientId='11' offerId={String(OFFER[11])} />,
    )
    await openDefaults()
    expect(await screen.findByText(/ここでは変更できません/)).toBeVisible()
    expect(screen.getByText('年末ボーナス').closest('div')).toHaveTextContent('500円 1回の勤務ごと')
    expect(screen.queryByText('応援ボーナス')).toBeNull()
  })
  test('新しいひな形では、店舗全体の、終わっていないものだけが出る', async () => {
    await agree(
      {},
      { ...ofPlatform, target: 'offers', offerIds: [OFFER[11]] },
      { name: '終わったボーナス', endsOn: '2026-11-19' },
    )
    await showScreen('manager', '/clients/11/offers/new', <NewOfferScreen clientId='11' />)
    await openDefaults()
    expect(await screen.findByText('年末ボーナス')).toBeVisible()
    expect([screen.queryByText('応援ボーナス'), screen.queryByText('終わったボーナス')]).toEqual([
      null,
      null,
    ])
  })
  test('読み込めなくても、編集は続けられる', async () => {
    await agree({})
    fails()
    await showScreen(
      'manager',
      `${OF}/edit`,
      <EditOfferScreen clientId='11' offerId={String(OFFER[11])} />,
    )
    await openDefaults()
    expect(await screen.findByText('ボーナス契約を読み込めませんでした')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '時給' })).toBeEnabled()
  })
})
