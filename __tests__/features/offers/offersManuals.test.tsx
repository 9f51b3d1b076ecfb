import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import router from 'next-router-mock'
import { manualLimits } from '@/contracts/manuals/enums'
import { EditOfferScreen } from '@/features/offers/EditOfferScreen'
import { OfferDetailScreen } from '@/features/offers/OfferDetailScreen'
import { manualPieces, manuals, offers } from '@/server/db/schema'
import { mockServer } from '@mocks/referenceServer'
import { testContext } from '@tests/kit/app'
import { pdfOf } from '@tests/kit/pdf'
import { offerContent, OFFER, writeRows } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'
import { openScreen, openSection, showScreen } from './offersKit'

const EDIT = `/clients/11/offers/${OFFER[11]}/edit`
const DETAIL = `/clients/11/offers/${OFFER[11]}`
const file = (name = '接客の手順.pdf', bytes: Uint8Array = pdfOf()) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
const field = () => screen.findByLabelText(/マニュアル\(PDF\)/, { selector: 'input' })
const row = async (name: string) =>
  within(
    (
      await within(await screen.findByRole('list', { name: 'マニュアル' })).findByText(name)
    ).closest('li') as HTMLElement,
  )
async function edit() {
  await openScreen('manager', EDIT, <EditOfferScreen clientId='11' offerId={String(OFFER[11])} />)
  await openSection(/自動メッセージ・マニュアル/)
}
const stored = async () =>
  (await testContext()).db.tx(
    'system',
    async (db) =>
      (await db.select().from(offers).where(eq(offers.id, OFFER[11])))[0]?.content.manuals,
  )
const old = { id: 7001, name: '前の手順.pdf', byteSize: 100 }
/** An offer that has a manual already. */
const withOne = () =>
  writeRows(async (db) => {
    const at = '2026-11-01T00:00:00Z'
    const bytes = pdfOf(undefined, 100)
    await db
      .insert(manuals)
      .values({ ...old, clientId: 11, finishedAt: at, keptAt: at, createdAt: at })
    await db
      .insert(manualPieces)
      .values({ clientId: 11, manualId: old.id, index: 0, body: new Uint8Array(bytes) })
    await db
      .update(offers)
      .set({ content: offerContent({ manuals: [old] }) })
      .where(eq(offers.id, OFFER[11]))
  })

test('選ぶとすぐに送り、保存すると、ひな形に付き、詳細から取り出せる', async () => {
  await edit()
  await userEvent.upload(await field(), file())
  await (await row('接客の手順.pdf')).findByRole('button', { name: '接客の手順.pdfを差し替える' })
  expect(screen.getByText('接客の手順.pdfを送信しました')).toBeInTheDocument()
  await pressButton('保存する')
  await waitFor(() => expect(router.asPath).toBe(DETAIL))
  expect(await stored()).toEqual([
    { id: expect.any(Number), name: '接客の手順.pdf', byteSize: pdfOf().length },
  ])
  await showScreen(
    'viewer',
    DETAIL,
    <OfferDetailScreen clientId='11' offerId={String(OFFER[11])} />,
  )
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:here'
  URL.revokeObjectURL = () => {}
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download)
  }
  await userEvent.click(await screen.findByRole('button', { name: '接客の手順.pdfをダウンロード' }))
  await waitFor(() => expect(saved).toEqual(['接客の手順.pdf']))
})

test('送れないファイルは、選んだときに理由を欄に出し、送らない', async () => {
  await edit()
  const input = await field()
  await userEvent.upload(input, new File(['x'], '手順.docx', { type: 'application/msword' }), {
    applyAccept: false,
  })
  await waitFor(() =>
    expect(input).toHaveAccessibleDescription(
      /「手順.docx」は選べません。PDFのファイルを選んでください。/,
    ),
  )
  await userEvent.upload(input, file('大きい.pdf', new Uint8Array(manualLimits.bytes + 1)))
  await waitFor(() =>
    expect(input).toHaveAccessibleDescription(/「大きい.pdf」は10MBあります。1つ10MBまで/),
  )
  expect(screen.queryByRole('list', { name: 'マニュアル' })).not.toBeInTheDocument()
})

test('4件目は選べない。外すと、また選べる', async () => {
  await edit()
  await userEvent.upload(
    await field(),
    ['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map((name) => file(name)),
  )
  expect(
    await screen.findByText(/「4.pdf」は追加できません。マニュアルは3件までです。/),
  ).toBeInTheDocument()
  expect(
    screen.queryByLabelText(/マニュアル\(PDF\)/, { selector: 'input' }),
  ).not.toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: '2.pdfを外す' }))
  await waitFor(async () => expect(await field()).toHaveFocus())
})

test('中身で断られたものは、その行に理由が出て、外すまで保存できない。書いた文はそのまま残る', async () => {
  await edit()
  await userEvent.type(
    await screen.findByRole('textbox', { name: /申し込み直後の自動メッセージ/ }),
    'ようこそ',
  )
  await userEvent.upload(await field(), file('悪い.pdf', pdfOf(['<< /S /JavaScript >>'])))
  expect(await (await row('悪い.pdf')).findByRole('alert')).toHaveTextContent(
    'プログラムや別のファイルが埋め込まれたPDFは受け取れません',
  )
  await pressButton('保存する')
  await waitFor(async () =>
    expect(await field()).toHaveAccessibleDescription(/送信が終わっていないマニュアルがあります/),
  )
  expect(router.asPath).toBe(EDIT)
  await pressButton('悪い.pdfを外す')
  await waitFor(async () =>
    expect(await field()).not.toHaveAccessibleDescription(/送信が終わっていない/),
  )
  expect(screen.getByRole('textbox', { name: /申し込み直後の自動メッセージ/ })).toHaveValue(
    'ようこそ',
  )
})

test('ほかの項目を開いている間も送り続け、途中で断られても、続きから送り直せる', async () => {
  const indexes: number[] = []
  let refuse = true
  await edit()
  mockServer.use(
    http.put('*/clients/11/manuals/*', async ({ request }) => {
      const { index } = (await request.clone().json()) as { index: number }
      if (index === 1 && refuse) {
        refuse = false
        return HttpResponse.json(
          { code: 'too_many', messages: ['しばらく待ってから、もう一度お試しください。'] },
          { status: 429 },
        )
      }
      indexes.push(index)
      return undefined
    }),
  )
  await userEvent.upload(
    await field(),
    file('長い.pdf', pdfOf(undefined, manualLimits.pieceBytes + 50)),
  )
  await openSection(/連絡先/)
  await openSection(/自動メッセージ・マニュアル/)
  expect(await (await row('長い.pdf')).findByRole('alert')).toHaveTextContent('しばらく待ってから')
  await pressButton('長い.pdfをもう一度送る')
  expect(await screen.findByRole('button', { name: '長い.pdfを差し替える' })).toBeInTheDocument()
  expect(indexes).toEqual([0, 1])
})

test('差し替えがうまくいかないときは、元のファイルに戻せる', async () => {
  await openScreen('manager', EDIT, <></>)
  await withOne()
  await showScreen('manager', EDIT, <EditOfferScreen clientId='11' offerId={String(OFFER[11])} />)
  await openSection(/自動メッセージ・マニュアル/)
  await screen.findByRole('button', { name: '前の手順.pdfを差し替える' })
  const swap = async (by: File) => {
    await pressButton('前の手順.pdfを差し替える')
    await userEvent.upload(screen.getByLabelText('差し替えるファイル'), by)
  }
  await swap(file('新しい.pdf', Buffer.from('no pdf at all')))
  expect(await (await row('新しい.pdf')).findByRole('alert')).toHaveTextContent('PDFではありません')
  await pressButton('新しい.pdfへの差し替えをやめる')
  expect(
    await screen.findByRole('button', { name: '前の手順.pdfを差し替える' }),
  ).toBeInTheDocument()
  await swap(file('新しい.pdf'))
  expect(await screen.findByRole('button', { name: '新しい.pdfを差し替える' })).toBeInTheDocument()
  await pressButton('保存する')
  await waitFor(() => expect(router.asPath).toBe(DETAIL))
  expect((await stored())?.map(({ name }) => name)).toEqual(['新しい.pdf'])
})
