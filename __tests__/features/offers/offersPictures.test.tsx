import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import router from 'next-router-mock'
import { shrinkPicture } from '@/components/uploads/shrinkPicture'
import { files } from '@/contracts/files'
import type { UploadedFileInput } from '@/contracts/files/schemas'
import type { OfferInput } from '@/contracts/offers/schemas'
import { EditOfferScreen } from '@/features/offers/EditOfferScreen'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import { offerContent, OFFER } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'
import { openScreen } from './offersKit'

const EDIT = `/clients/11/offers/${OFFER[11]}/edit`
const picture = () => new File(['raw picture with its place'], '店内.jpg', { type: 'image/jpeg' })
const choose = async () =>
  userEvent.upload(await screen.findByLabelText(/写真/, { selector: 'input' }), picture())

/** A canvas that makes a picture of a given number of bytes for each quality; the drawn size is noted. */
function canvasOf(
  size: (quality: number) => number,
  [width, height]: [number, number] = [4000, 3000],
) {
  const drawn: number[][] = []
  Object.assign(globalThis, { createImageBitmap: async () => ({ width, height, close: () => {} }) })
  HTMLCanvasElement.prototype.getContext = (() => ({
    fillRect: () => {},
    drawImage: (_: unknown, ...box: number[]) => {
      drawn.push(box)
    },
  })) as never
  HTMLCanvasElement.prototype.toBlob = ((
    done: (blob: Blob) => void,
    type: string,
    quality: number,
  ) => {
    done(new Blob(['x'.repeat(size(quality))], { type }))
  }) as never
  URL.createObjectURL = () => 'blob:here'
  URL.revokeObjectURL = () => {}
  return drawn
}

test('写真は、長い辺を1280pxまで縮めたJPEGに描き直す', async () => {
  const drawn = canvasOf(() => 1000)
  const small = await shrinkPicture(picture())
  expect(small?.type).toBe('image/jpeg')
  expect(drawn).toEqual([[0, 0, 1280, 960]])
})
test('まだ大きいときは質を下げ、それでも大きければ受け付けない', async () => {
  canvasOf((quality) => (quality > 0.6 ? 900_000 : 400_000))
  expect((await shrinkPicture(picture()))?.size).toBe(400_000)
  canvasOf(() => 900_000)
  expect(await shrinkPicture(picture())).toBeUndefined()
})
test('小さな写真は、大きくしない', async () => {
  const drawn = canvasOf(() => 1000, [800, 600])
  await shrinkPicture(picture())
  expect(drawn).toEqual([[0, 0, 800, 600]])
})

test('写真は保存のときに描き直したものだけを送り、ひな形に結びつける', async () => {
  canvasOf(() => 3)
  let sent: UploadedFileInput | undefined
  let saved: OfferInput | undefined
  await openScreen('manager', EDIT, <EditOfferScreen clientId='11' offerId={String(OFFER[11])} />)
  mockServer.use(
    http.post('*/clients/11/files', async ({ request }) => {
      sent = (await request.json()) as UploadedFileInput
      return HttpResponse.json({ id: 601, name: sent.name, mediaType: sent.mediaType, byteSize: 3 })
    }),
    http.patch(`*/clients/11/offers/${OFFER[11]}`, async ({ request }) => {
      saved = (await request.json()) as OfferInput
      return HttpResponse.json({
        id: OFFER[11],
        title: saved.title,
        status: 'usable',
        content: offerContent(),
      })
    }),
  )
  await choose()
  expect(sent).toBeUndefined()
  await pressButton('保存する')
  await waitFor(() => expect(router.asPath).toBe(`/clients/11/offers/${OFFER[11]}`))
  expect(sent).toEqual({
    purpose: 'offerImage',
    name: '店内.jpg',
    mediaType: 'image/jpeg',
    data: btoa('xxx'),
  })
  expect(saved?.content.imageFileIds).toEqual([601])
})
test('読み取れない写真と、断られた写真は、写真の欄に理由を出す', async () => {
  canvasOf(() => 3)
  await openScreen('manager', EDIT, <EditOfferScreen clientId='11' offerId={String(OFFER[11])} />)
  overrideAnswer(files.create, { id: 999, name: '店内.jpg', mediaType: 'image/jpeg', byteSize: 3 })
  await choose()
  await pressButton('保存する')
  const field = await screen.findByLabelText(/写真/, { selector: 'input' })
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/写真が見つかりません。もう一度選んでください。/),
  )
  Object.assign(globalThis, {
    createImageBitmap: async () => {
      throw new Error('unreadable')
    },
  })
  await userEvent.click(screen.getByRole('button', { name: '店内.jpgを外す' }))
  await choose()
  await pressButton('保存する')
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      /「店内.jpg」を読み取れません。別の写真を選んでください。/,
    ),
  )
})
