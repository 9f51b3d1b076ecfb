import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { OfferingDetailScreen } from '@/features/offerings/OfferingDetailScreen'
import { matchings, offerings as offeringTable, offers } from '@/server/db/schema'
import { setWindowWidth } from '@tests/conformance/renderKit'
import {
  requestsTo,
  tearDownStore,
  setUpStore,
  takeMessages,
  setNow,
  showScreen,
} from '@tests/features/storeKit'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, addOffering, addWorker, callStore, writeRows } from '@tests/kit/serverKit'
import { inDialog } from '@tests/kit/userActions'

const at = (time: string) => setNow(new Date(`2026-11-20T${time}:00+09:00`))
const open = (who: Parameters<typeof showScreen>[0] = 'manager') =>
  showScreen(
    who,
    '/clients/11/offerings/8001',
    <OfferingDetailScreen clientId='11' offeringId='8001' />,
  )
const rowOf = async (name: string) =>
  within((await screen.findByText(name)).closest('[role=row]') as HTMLElement)
const menuOf = async (name: string) => {
  await userEvent.click(
    (await rowOf(name)).getByRole('button', { name: `${name}さんのその他の操作` }),
  )
  return within(screen.getByRole('menu'))
}
const worker = async (userId: number) =>
  (
    await callStore<{ status: string; absenceKind: string | null; cancelReason: string | null }>(
      'manager',
      'GET',
      `/offerings/8001/users/${userId}`,
    )
  ).body

/** Today 10:00 to 15:00: 山田 has not come, 小林 is at work. */
beforeEach(async () => {
  await setUpStore()
  await writeRows(async (db) => {
    await db.update(offers).set({ status: 'usable' })
    await addWorker(db, {
      id: 901,
      name: '山田 太郎',
      nameKana: 'ヤマダ タロウ',
      phoneNumber: '09011112222',
    })
    await addWorker(db, { id: 902, name: '小林 千夏' })
    await addOffering(db, { id: 8001, from: '10:00', to: '15:00', title: 'ランチのホール' })
    await addMatch(db, 8001, 901)
    await addMatch(db, 8001, 902)
    await db
      .update(matchings)
      .set({ checkedInAt: '2026-11-20T09:58:00+09:00' })
      .where(eq(matchings.userId, 902))
  })
  await at('10:12')
})
afterEach(tearDownStore)

describe('来ていない人への対応', () => {
  test('電話番号は押したときだけ読み、メッセージは一度だけ送れ、30分までは欠勤にできない理由を言う', async () => {
    await open()
    await userEvent.click(
      (await menuOf('山田 太郎')).getByRole('menuitem', { name: '未到着に対応する' }),
    )
    const sheet = await inDialog('山田 太郎さんがまだ到着していません')
    await sheet.findByText(/ヤマダ タロウ/)
    expect(sheet.getByRole('button', { name: /欠勤にする/ })).toHaveTextContent(
      '欠勤の登録は、開始から30分後(10:30)からできます。',
    )
    expect(sheet.getByRole('button', { name: /欠勤にする/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(requestsTo(/emergency_contact/)).toEqual([])
    expect(await axeViolations()).toEqual([])
    await userEvent.click(sheet.getByRole('button', { name: /電話する/ }))
    expect(await sheet.findByRole('link', { name: /09011112222 に発信する/ })).toHaveAttribute(
      'href',
      'tel:09011112222',
    )
    await userEvent.click(sheet.getByRole('button', { name: /「到着していますか」と送る/ }))
    expect(await sheet.findByText('送りました。返事はメッセージに届きます')).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: /「到着していますか」と送る/ }))
    expect(requestsTo(/offerings\/8001\/messages$/)).toHaveLength(1)
    await userEvent.click(sheet.getByRole('button', { name: /^閉じる\s*このまま待ちます/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await worker(901)).status).toBe('late')
  })
  test('スマートフォンでは、対応する・欠勤にする・連絡の有無・確定・公開するの5回で、代わりの募集まで終わる', async () => {
    setWindowWidth(375)
    await at('10:35')
    await writeRows((db) =>
      db.update(offeringTable).set({ hourlyWageYen: 1400 }).where(eq(offeringTable.id, 8001)),
    )
    await open()
    let taps = 0
    const tap = async (target: HTMLElement) => {
      taps++
      await userEvent.click(target)
    }
    await tap(
      (await rowOf('山田 太郎')).getByRole('button', { name: '山田 太郎さんの未到着に対応する' }),
    )
    const first = await inDialog(/まだ到着していません/)
    const next = await first.findByRole('button', { name: /欠勤にする/ })
    // Scrolls to the end as on a phone of 667 px, because jsdom does not scroll.
    screen.getByRole('dialog').scrollTop = 240
    const focused = jest.spyOn(HTMLElement.prototype, 'focus')
    await tap(next)
    const form = await inDialog('山田 太郎さんの欠勤を登録する')
    expect(screen.getByRole('dialog').scrollTop).toBe(0)
    expect(focused.mock.calls.at(-1)).toEqual([{ preventScroll: true }])
    focused.mockRestore()
    expect(form.getByRole('checkbox', { name: /ブロックする/ })).not.toBeChecked()
    expect(
      form.getByText('登録から24時間を過ぎると取り消せません。取り消せるのは店舗管理者です'),
    ).toBeVisible()
    await tap(form.getByRole('radio', { name: '連絡がない' }))
    await tap(form.getByRole('button', { name: '欠勤を確定する' }))
    const after = await inDialog('代わりを募集しますか')
    expect(await after.findByText('11月20日(金) 11:35〜15:00')).toBeVisible()
    expect(after.getByText('1,400円 / 500円')).toBeVisible()
    const agreement = after.queryByRole('checkbox')
    if (agreement) await userEvent.click(agreement)
    await tap(after.getByRole('button', { name: '1名の募集を公開する' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(taps).toBe(5)
    expect(await worker(901)).toMatchObject({ status: 'absence', absenceKind: 'no_show' })
    expect(takeMessages()).toEqual([
      '代わりの1名の募集を開始しました。申し込みがあると自動で表示されます。',
    ])
    const posted = (
      await callStore<{
        items: { id: number; peopleWanted: number; startAt: string; status: string }[]
      }>('manager', 'GET', '/offerings?hasVacancy=1')
    ).body.items.find((item) => item.id !== 8001)
    expect(posted).toMatchObject({ peopleWanted: 1, status: 'published' })
  })
  test('残りが1時間に満たなければ、代わりは募集できないと言う', async () => {
    await at('13:30')
    await open()
    await userEvent.click(
      (await menuOf('山田 太郎')).getByRole('menuitem', { name: '欠勤を登録する' }),
    )
    const form = await inDialog('山田 太郎さんの欠勤を登録する')
    await userEvent.click(await form.findByRole('button', { name: '欠勤を確定する' }))
    expect(await form.findByText('連絡があったかどうかを選んでください。')).toBeVisible()
    await userEvent.click(form.getByRole('radio', { name: '本人から連絡があった' }))
    await userEvent.click(form.getByRole('button', { name: '欠勤を確定する' }))
    expect(
      await (await inDialog('代わりを募集しますか')).findByText(/勤務の残りが短いため/),
    ).toBeVisible()
    expect(await worker(901)).toMatchObject({ status: 'absence', absenceKind: 'contacted' })
  })
  test('ほかの人が先に登録していたら、だれがいつ登録したかを言う', async () => {
    await at('10:35')
    await open()
    await userEvent.click(
      (await menuOf('山田 太郎')).getByRole('menuitem', { name: '欠勤を登録する' }),
    )
    const form = await inDialog('山田 太郎さんの欠勤を登録する')
    await userEvent.click(await form.findByRole('radio', { name: '連絡がない' }))
    await callStore('staff', 'POST', '/offerings/8001/users/901/absence', {
      kind: 'no_show',
      block: false,
    })
    await userEvent.click(form.getByRole('button', { name: '欠勤を確定する' }))
    expect(
      await form.findByText(
        'すでに対応済みです。〚人2〛さんが11月20日(金) 10:35に欠勤として登録しました。',
      ),
    ).toBeVisible()
  })
  test('店舗スタッフは欠勤を登録できるが、ブロックと代わりの募集はできない', async () => {
    await at('10:35')
    await open('clientStaff')
    const menu = await menuOf('山田 太郎')
    expect(menu.queryByRole('menuitem', { name: /キャンセル申請/ })).toBeNull()
    await userEvent.click(menu.getByRole('menuitem', { name: '欠勤を登録する' }))
    const form = await inDialog('山田 太郎さんの欠勤を登録する')
    await userEvent.click(await form.findByRole('radio', { name: '連絡がない' }))
    expect(form.queryByRole('checkbox')).toBeNull()
    await userEvent.click(form.getByRole('button', { name: '欠勤を確定する' }))
    expect(
      await (
        await inDialog('代わりを募集しますか')
      ).findByText('代わりの募集は、店舗管理者にご依頼ください。'),
    ).toBeVisible()
  })
})

describe('行からできること', () => {
  test('チェックインした人は、キャンセルも欠勤もできない理由が分かる', async () => {
    await open()
    const menu = await menuOf('小林 千夏')
    expect(menu.getByRole('menuitem', { name: /キャンセル申請/ })).toHaveTextContent(
      'チェックイン済みのため、キャンセルできません。',
    )
    expect(menu.getByRole('menuitem', { name: /欠勤を登録する/ })).toHaveTextContent(
      'チェックインしているため、欠勤にできません。',
    )
  })
  test('ワーカーから聞いたキャンセルを、理由とともに記録する', async () => {
    await at('09:00')
    await open()
    await userEvent.click(
      (await menuOf('山田 太郎')).getByRole('menuitem', {
        name: 'ワーカー都合のキャンセルを記録する',
      }),
    )
    const sheet = await inDialog('山田 太郎さんのキャンセルを記録する')
    await sheet.findByRole('radio', { name: '体調不良' })
    expect(await axeViolations()).toEqual([])
    await userEvent.click(sheet.getByRole('radio', { name: '体調不良' }))
    await userEvent.click(sheet.getByRole('button', { name: 'キャンセルを記録する' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await worker(901)).toMatchObject({ status: 'cancel', cancelReason: '体調不良' })
    await waitFor(() => expect(screen.queryByText('山田 太郎')).toBeNull())
  })
  test('選んだ人を、まとめてキャンセル申請へ連れていく', async () => {
    await open()
    await userEvent.click(
      (await rowOf('山田 太郎')).getByRole('checkbox', { name: '山田 太郎さんを選択' }),
    )
    await userEvent.click(
      (await rowOf('小林 千夏')).getByRole('checkbox', { name: '小林 千夏さんを選択' }),
    )
    const bar = within(await screen.findByRole('group', { name: '選択した2名への操作' }))
    expect(bar.getByRole('link', { name: 'キャンセル申請' })).toHaveAttribute(
      'href',
      '/clients/11/offerings/8001/reject?users=901%2C902',
    )
    await userEvent.click(bar.getByRole('button', { name: 'グループ' }))
    const groups = await screen.findByRole('dialog')
    await userEvent.click(
      within(groups).getAllByRole('button', { name: '閉じる' })[0] as HTMLElement,
    )
    await userEvent.click(bar.getByRole('button', { name: '選択を解除' }))
    expect(screen.queryByRole('group', { name: /選択した/ })).toBeNull()
  })
  test('選んだ人にだけ、メッセージを送れる', async () => {
    await open()
    await userEvent.click(
      (await rowOf('小林 千夏')).getByRole('checkbox', { name: '小林 千夏さんを選択' }),
    )
    await userEvent.click(
      within(await screen.findByRole('group', { name: '選択した1名への操作' })).getByRole(
        'button',
        { name: 'メッセージ' },
      ),
    )
    const sheet = await inDialog('選んだワーカーに連絡する')
    expect(await sheet.findByText('選んだ1名')).toBeVisible()
    await userEvent.type(sheet.getByRole('textbox', { name: /メッセージ/ }), '休憩は14時からです。')
    await userEvent.click(sheet.getByRole('button', { name: '送る内容を確認する' }))
    await userEvent.click(await sheet.findByRole('button', { name: '1名に送る' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requestsTo(/^POST .*messages$/).map((call) => JSON.parse(call.body))).toEqual([
      { body: '休憩は14時からです。', userIds: [902] },
    ])
  })
  test('見えているのはメッセージと回答で、キャンセルは「その他の操作」の中にある', async () => {
    await at('09:00')
    await open()
    const row = await rowOf('山田 太郎')
    expect(row.getByRole('button', { name: '山田 太郎さんの資格・検便' })).toBeVisible()
    expect(row.queryByRole('link', { name: /キャンセル/ })).toBeNull()
    expect(
      (await menuOf('山田 太郎')).getByRole('menuitem', { name: /キャンセル申請/ }),
    ).toHaveAttribute('href', '/clients/11/offerings/8001/reject/901')
  })
  test('行から、ブロックと運営への通報ができる', async () => {
    await open()
    await userEvent.click(
      (await menuOf('山田 太郎')).getByRole('menuitem', { name: 'ブロックする' }),
    )
    const block = await inDialog('山田 太郎さんをブロックする')
    await userEvent.click(await block.findByRole('button', { name: 'やめる' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(
      (await menuOf('山田 太郎')).getByRole('menuitem', { name: '運営に通報する' }),
    )
    const report = await inDialog('山田 太郎さんを運営に通報する')
    expect(await report.findByRole('textbox', { name: /状況/ })).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })
  test('店舗スタッフの行には、ブロックも通報もない', async () => {
    await open('clientStaff')
    expect(
      (await menuOf('山田 太郎')).queryByRole('menuitem', { name: /ブロック|通報/ }),
    ).toBeNull()
  })
  test('閲覧のみの人には、選ぶ欄も操作もない', async () => {
    await open('viewer')
    const row = await rowOf('山田 太郎')
    expect(row.queryByRole('checkbox')).toBeNull()
    expect(row.queryByRole('button')).toBeNull()
  })
})

test('登録した欠勤は、キャンセル・欠勤の行から取り消せ、24時間を過ぎると理由を言う', async () => {
  await at('10:40')
  await callStore('manager', 'POST', '/offerings/8001/users/901/absence', {
    kind: 'no_show',
    block: false,
  })
  await open()
  await userEvent.click(await screen.findByRole('link', { name: /キャンセル・欠勤/ }))
  await userEvent.click(
    (await menuOf('山田 太郎')).getByRole('menuitem', { name: '欠勤の登録を取り消す' }),
  )
  const sheet = await inDialog('山田 太郎さんの欠勤の登録を取り消す')
  expect(await sheet.findByText(/11月20日\(金\) 10:40に登録しました。/)).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(sheet.getByRole('button', { name: '欠勤の登録を取り消す' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(takeMessages()).toContain('山田 太郎さんの欠勤の登録を取り消しました。')
  expect((await worker(901)).status).toBe('late')
})
