import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import router from 'next-router-mock'
import { EditOfferScreen } from '@/features/offers/EditOfferScreen'
import { NewOfferScreen } from '@/features/offers/NewOfferScreen'
import { drafts } from '@/lib/storage/storedValues'
import { accounts, clients, offers } from '@/server/db/schema'
import { mockServer } from '@mocks/referenceServer'
import { testContext } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { callStore, offerContent, OFFER, prepareStore, writeRows } from '@tests/kit/serverKit'
import { inDialog, pressButton } from '@tests/kit/userActions'
import { flushPromises, until } from '@tests/kit/waiting'
import { fillField, openScreen, openSection, showScreen } from './offersKit'

const description =
  'ランチの時間に、お客さまのご案内、料理の提供、テーブルの片付けをお願いします。注文はお客さまがタブレットで行うため、聞き取る場面はありません。はじめの15分は社員がそばで説明し、社員2名とスポットの方2名で進めます。'
const stored = async (id: number) =>
  (
    await (
      await testContext()
    ).db.tx('system', (db) => db.select().from(offers).where(eq(offers.id, id)))
  )[0]
const count = async () => (await testContext()).db.tx('system', (db) => db.$count(offers))
/** The offer whose page was opened after a save. */
const saved = async () => {
  await waitFor(() => expect(router.asPath).toMatch(/\/clients\/11\/offers\/\d+$/))
  return stored(Number(/\d+$/.exec(router.asPath)?.[0]))
}
const box = (name: string | RegExp) => screen.findByRole('textbox', { name })
const NEW = '/clients/11/offers/new'
const EDIT = `/clients/11/offers/${OFFER[11]}/edit`
const create = () => openScreen('manager', NEW, <NewOfferScreen clientId='11' />)
const edit = () =>
  openScreen('manager', EDIT, <EditOfferScreen clientId='11' offerId={String(OFFER[11])} />)

describe('白紙から作る', () => {
  test('項目を順に入れて保存すると、募集に使えるひな形になり、詳細へ進む', async () => {
    await create()
    await fillField('ひな形名', 'ランチのホール')
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: '職種' }),
      '飲食店・ホールスタッフ',
    )
    await pressButton('次へ: 仕事内容・当日の流れ')
    await fillField('仕事内容', description)
    await openSection(/持ち物・服装/)
    await fillField('持ち物', '黒の靴\n筆記用具')
    await openSection(/勤務地/)
    await fillField('集合場所', '建物裏手の通用口')
    await openSection(/労働条件/)
    await pressButton('業務の変更の範囲に「変更なし」と入れる')
    await pressButton('就業場所の変更の範囲に「変更なし」と入れる')
    await openSection(/初期値/)
    await fillField('時給', '１，３５０')
    await pressButton('保存する')
    expect(await saved()).toMatchObject({
      clientId: 11,
      title: 'ランチのホール',
      masterCompanyOccupationId: 101,
      status: 'usable',
      content: {
        jobDescription: description,
        belongings: ['黒の靴', '筆記用具'],
        changeScopeWork: '変更なし',
        changeScopePlace: '変更なし',
        conditions: '',
        onboardingQuestions: [],
        place: { meetingPlace: '建物裏手の通用口', sameAsClient: true },
        defaults: { hourlyWageYen: 1350, startTime: null, breakMin: null },
      },
    })
  })
  test('足りない項目があると、その項目を開いて知らせ、何も保存しない', async () => {
    await create()
    const before = await count()
    await fillField('ひな形名', 'ランチのホール')
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: '職種' }),
      '飲食店・ホールスタッフ',
    )
    await pressButton('保存する')
    const missing = await box('仕事内容')
    expect(missing).toHaveAccessibleDescription(/30文字以上/)
    await waitFor(() => expect(missing).toHaveFocus())
    expect(screen.getByText('3か所に入力の誤りがあります')).toBeVisible()
    // Each section appears once on the page and says what is missing in it.
    expect(screen.getByRole('button', { name: /仕事内容・当日の流れ.*1か所/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    expect(await count()).toBe(before)
  })
  test('店舗に受動喫煙対策の登録がなければ、どれも選ばれておらず、保存するときに尋ねる', async () => {
    await prepareStore()
    await writeRows((db) =>
      db.update(clients).set({ smokingPolicy: null }).where(eq(clients.id, 11)),
    )
    await showScreen('manager', NEW, <NewOfferScreen clientId='11' />)
    await fillField('ひな形名', 'ランチのホール')
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: '職種' }),
      '飲食店・ホールスタッフ',
    )
    await pressButton('次へ: 仕事内容・当日の流れ')
    await fillField('仕事内容', description)
    await openSection(/労働条件/)
    await pressButton('業務の変更の範囲に「変更なし」と入れる')
    await pressButton('就業場所の変更の範囲に「変更なし」と入れる')
    const choices = screen.getByRole('radiogroup', { name: /受動喫煙対策/ })
    for (const choice of within(choices).getAllByRole('radio')) expect(choice).not.toBeChecked()
    await pressButton('保存する')
    await waitFor(() =>
      expect(choices).toHaveAccessibleDescription(
        expect.stringContaining('受動喫煙対策を選んでください'),
      ),
    )
    await userEvent.click(within(choices).getByRole('radio', { name: '喫煙可' }))
    await pressButton('保存する')
    expect(await saved()).toMatchObject({ status: 'usable', content: { smokingPolicy: 'allowed' } })
  })
  test('入力の誤りは、確かめが済んでから一度にまとめて読まれる', async () => {
    await create()
    let checkCount = 0
    mockServer.events.on('request:end', ({ request }) => {
      if (request.url.endsWith('/offers/check')) checkCount += 1
    })
    await fillField('ひな形名', '若い方歓迎')
    const summary = document.querySelector('[data-error-summary]') as HTMLElement
    const said: string[] = []
    new MutationObserver(() => said.push(summary.querySelector('b')?.textContent ?? '')).observe(
      summary,
      { childList: true, subtree: true, characterData: true },
    )
    await pressButton('保存する')
    expect(await screen.findByText(/か所に入力の誤りがあります/)).toBeVisible()
    // The first error of each kind: the server's check refuses the name, the form refuses the next field.
    expect(await box('ひな形名')).toHaveFocus()
    const checkedBefore = checkCount
    await act(() => until(() => checkCount > checkedBefore))
    await act(flushPromises)
    expect(new Set(said)).toEqual(new Set([expect.stringMatching(/^[3-9]か所に/)]))
  })
  test('下書きとして保存すると、掲載基準を確かめずに残る', async () => {
    await create()
    await fillField('ひな形名', '忘年会の応援')
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: '職種' }),
      '飲食店・ホールスタッフ',
    )
    await openSection(/仕事内容/)
    await fillField('仕事内容', `20代の方を歓迎します。${description}`)
    await pressButton('下書きとして保存')
    expect(await saved()).toMatchObject({ title: '忘年会の応援', status: 'draft' })
  })
  test('職種の文例は、空いている欄にはすぐ入り、入力した文は聞いてから入れ替わる', async () => {
    await create()
    await fillField('ひな形名', 'わたしの名前')
    await openSection(/仕事内容/)
    const button = await screen.findByRole('button', { name: 'この職種の文例を入れる' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await openSection(/基本/)
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: '職種' }),
      '飲食店・ホールスタッフ',
    )
    await openSection(/2\. 仕事内容/)
    await pressButton('この職種の文例を入れる')
    const dialog = await inDialog('入力済みの文も、文例に入れ替えますか')
    expect(dialog.getByText('ひな形名')).toBeVisible()
    expect(dialog.queryByText('仕事内容')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: '入力した文を残す' }))
    expect(((await box('仕事内容')) as HTMLTextAreaElement).value.length).toBeGreaterThan(100)
    await openSection(/基本/)
    expect(await box('ひな形名')).toHaveValue('わたしの名前')
  })
  test('コピーして作ると、内容が入り、名前だけが変わる', async () => {
    const kept = offerContent({
      jobDescription: description,
      conditions: 'ホールの経験がある方',
      tagIds: [1, 9],
    })
    await openScreen('manager', NEW, <></>)
    await writeRows((db) =>
      db.update(offers).set({ content: kept }).where(eq(offers.id, OFFER[11])),
    )
    await showScreen('manager', `${NEW}?offer_id=${OFFER[11]}`, <NewOfferScreen clientId='11' />)
    expect(await box('ひな形名')).toHaveValue('ディナーのホールスタッフのコピー')
    await pressButton('保存する')
    expect(await saved()).toMatchObject({
      title: 'ディナーのホールスタッフのコピー',
      copiedFromOfferId: OFFER[11],
      content: kept,
    })
  })
})

describe('掲載基準のチェック', () => {
  test('入力の途中で、直すところと助言をその欄の下に出し、文を消して、元に戻せる', async () => {
    await edit()
    await openSection(/仕事内容/)
    await fillField(
      '仕事内容',
      `${description}\n明るい方をお待ちしています。\n女性のみの職場です。`,
    )
    const field = await box('仕事内容')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/性別を条件にすることはできません/),
    )
    expect(field).toBeInvalid()
    expect(screen.getByText(/「明るい方」: 人によって受け取り方が変わる言葉です/)).toBeVisible()
    await screen.findByText(/実際の行動を、事実で書いてください/)
    await pressButton(/を含む文を削除する$/)
    expect(field).toHaveValue(`${description}\n明るい方をお待ちしています。`)
    await pressButton('元に戻す')
    expect(field).toHaveValue(`${description}\n明るい方をお待ちしています。\n女性のみの職場です。`)
  })
  test('募集するときの開始より前の集合と、雇入れ時教育の言葉も、その欄の下で尋ねる', async () => {
    await edit()
    await openSection(/仕事内容/)
    await fillField('当日の流れ', '16:45 通用口に集合')
    expect(await screen.findByText(/開始\(17:00\)より前の時刻です/)).toBeVisible()
    await openSection(/労働条件/)
    await fillField('雇入れ時教育の内容', '女性限定の作業です。')
    const training = await box('雇入れ時教育の内容')
    await waitFor(() =>
      expect(training).toHaveAccessibleDescription(/性別を条件にすることはできません/),
    )
  })
  test('直すところが残っていれば保存せず、助言だけなら保存する', async () => {
    await edit()
    await openSection(/仕事内容/)
    await fillField('仕事内容', `${description}日本人のみ募集します。`)
    await pressButton('保存する')
    await waitFor(async () =>
      expect(await box('仕事内容')).toHaveAccessibleDescription(/国籍を条件に/),
    )
    expect((await stored(OFFER[11]))?.content.jobDescription).toBe(offerContent().jobDescription)
    await fillField('仕事内容', `${description}元気な方を歓迎します。`)
    await pressButton('保存する')
    await waitFor(async () =>
      expect((await stored(OFFER[11]))?.content.jobDescription).toContain('元気な方'),
    )
  })
  test('差し戻された理由は、直す欄のそばにあり、直すと消えて、また使えるようになる', async () => {
    await openScreen('manager', EDIT, <></>)
    await writeRows((db) =>
      db
        .update(offers)
        .set({
          status: 'violated',
          content: offerContent({
            jobDescription: description,
            conditions: '30歳くらいまでの方。',
          }),
          screeningReasons: [
            { field: 'conditions', message: '「30歳くらいまで」は公開できません。' },
          ],
        })
        .where(eq(offers.id, OFFER[11])),
    )
    await showScreen('manager', EDIT, <EditOfferScreen clientId='11' offerId={String(OFFER[11])} />)
    expect(await box('そのほかの条件')).toHaveAccessibleDescription(
      /「30歳くらいまで」は公開できません/,
    )
    await fillField('そのほかの条件', 'ホールの経験がある方。')
    expect(await box('そのほかの条件')).not.toHaveAccessibleDescription(/公開できません/)
    await pressButton('保存する')
    await waitFor(async () =>
      expect(await stored(OFFER[11])).toMatchObject({ status: 'usable', screeningReasons: [] }),
    )
  })
})

describe('編集', () => {
  test('先に保存した人がいれば、だれかを告げ、入力した文を残し、上書きできる', async () => {
    await edit()
    await writeRows((db) =>
      db.update(accounts).set({ name: '佐々木 健' }).where(eq(accounts.id, 5)),
    )
    await box('ひな形名')
    await callStore('clientStaff', 'PATCH', `/offers/${OFFER[11]}`, {
      title: '佐々木さんの名前',
      masterCompanyOccupationId: 101,
      content: offerContent({ jobDescription: description }),
      draft: false,
      lockVersion: 1,
      copiedFromOfferId: null,
    })
    await fillField('ひな形名', 'わたしの名前')
    await openSection(/仕事内容/)
    await fillField('仕事内容', description)
    await pressButton('保存する')
    expect(await screen.findByText(/佐々木 健さんが先に更新しました/)).toBeVisible()
    expect(
      screen.getByText(/佐々木 健さんが先に更新しました/).closest('[tabindex="-1"]'),
    ).toHaveFocus()
    expect(await box('仕事内容')).toHaveValue(description)
    expect((await stored(OFFER[11]))?.title).toBe('佐々木さんの名前')
    await pressButton('最新の内容を読み込む')
    await pressButton('「ひな形名」を先に保存された内容にする')
    await pressButton('保存する')
    await waitFor(async () =>
      expect(await stored(OFFER[11])).toMatchObject({
        title: '佐々木さんの名前',
        content: { jobDescription: description },
        lockVersion: 3,
      }),
    )
  })
  test('閉じた項目の値も、画面にない値も、そのまま送る', async () => {
    await openScreen('manager', EDIT, <></>)
    const kept = offerContent({
      jobDescription: description,
      conditions: 'ホールの経験がある方',
      tagIds: [1, 9],
      qualificationIds: [7],
      emergencyPhoneNumber: '0312345678',
      autoMessage: '通用口へお越しください。',
    })
    await writeRows((db) =>
      db.update(offers).set({ content: kept }).where(eq(offers.id, OFFER[11])),
    )
    await showScreen('manager', EDIT, <EditOfferScreen clientId='11' offerId={String(OFFER[11])} />)
    await fillField('ひな形名', '名前だけ')
    await pressButton('保存する')
    await waitFor(async () =>
      expect(await stored(OFFER[11])).toMatchObject({ title: '名前だけ', content: kept }),
    )
  })
  test.each([['開いていない'], ['一度開いて閉じた']])(
    'サーバーが%s項目の文字を断ると、その項目が開き、理由が見えて、欄に入る',
    async (how) => {
      await openScreen('manager', EDIT, <></>)
      const place = { ...offerContent({}).place, access: '裏口へ⟦北⟧' }
      await writeRows((db) =>
        db
          .update(offers)
          .set({ content: offerContent({ jobDescription: description, place }) })
          .where(eq(offers.id, OFFER[11])),
      )
      await showScreen(
        'manager',
        EDIT,
        <EditOfferScreen clientId='11' offerId={String(OFFER[11])} />,
      )
      await fillField('ひな形名', '名前だけ')
      if (how === '一度開いて閉じた') {
        await openSection(/勤務地/)
        await fillField('行き方', '裏口へ⟦南⟧')
        await openSection(/ひな形の名前|^1\. /)
        await box('ひな形名')
      }
      await pressButton('保存する')
      await screen.findByText('1か所に入力の誤りがあります')
      const access = await box('行き方')
      await waitFor(() => expect(access).toHaveFocus())
      expect(access).toHaveAccessibleDescription(/「⟦」\(4文字目\)は、書類に印刷できない文字です/)
    },
  )
  test('途中の入力は端末に残り、開き直すと復元できる', async () => {
    await edit()
    await fillField('ひな形名', '書きかけの名前')
    await screen.findAllByText(/に下書きを保存/)
    expect(drafts.of(`4:offer:11:${OFFER[11]}`).get()).toMatchObject({
      values: { title: '書きかけの名前' },
      base: { title: 'ディナーのホールスタッフ' },
    })
    await showScreen('manager', EDIT, <EditOfferScreen clientId='11' offerId={String(OFFER[11])} />)
    expect(await box('ひな形名')).toHaveValue('ディナーのホールスタッフ')
    await pressButton('下書きを復元')
    expect(await box('ひな形名')).toHaveValue('書きかけの名前')
  })
  test.each([
    [[/^1\. /, /^2\. /, /^3\. /, /^4\. /, /^5\. /, /^6\. /, /^7\. /]],
    [[/^8\. /, /^9\. /, /^10\. /, /^11\. /, /^12\. /, /^13\. /, /^14\. /]],
  ])('どの項目を開いても、支援技術から読める', async (names) => {
    await edit()
    for (const name of names) {
      const head = await screen.findByRole('button', { name })
      if (head.getAttribute('aria-expanded') === 'false') await userEvent.click(head)
      await waitFor(() => expect(screen.queryByRole('status', { name: '読み込み中' })).toBeNull())
      expect(await axeViolations(head.closest('section') as HTMLElement)).toEqual([])
    }
  })
})
