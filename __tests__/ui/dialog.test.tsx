import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { Dialog } from '@/ui/dialogs/Dialog'
import { renderScreen, axeViolations } from '@tests/kit/renderScreen'
import { advanceTime, useFakeTimers, userOnFakeTimers } from '@tests/kit/time'

function Opener({
  closable,
  overlayCloses,
  onClose,
}: {
  closable?: boolean
  overlayCloses?: boolean
  onClose?: () => void
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type='button' onClick={() => setOpen(true)}>
        開く
      </button>
      {open && (
        <Dialog
          title='時給を変える'
          onClose={() => {
            setOpen(false)
            onClose?.()
          }}
          {...(closable === undefined ? {} : { closable })}
          {...(overlayCloses === undefined ? {} : { overlayCloses })}
        >
          <input aria-label='時給' />
        </Dialog>
      )}
    </>
  )
}
const overlay = () => document.querySelector('.dialogOverlay') ?? document.body
afterEach(() => {
  jest.useRealTimers()
})

test('開くと窓に焦点が移り、閉じると開いたボタンに戻る', async () => {
  renderScreen(<Opener />)
  await userEvent.click(screen.getByRole('button', { name: '開く' }))
  const dialog = await screen.findByRole('dialog', { name: '時給を変える' })
  await waitFor(() => expect(dialog).toHaveFocus())
  expect(await axeViolations(dialog)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: '開く' })).toHaveFocus()
})

test('Tabは窓の中を回り、外へ出ない', async () => {
  renderScreen(<Opener />)
  await userEvent.click(screen.getByRole('button', { name: '開く' }))
  const dialog = await screen.findByRole('dialog')
  for (let i = 0; i < 5; i += 1) {
    await userEvent.tab()
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
  }
})

test('閉じる動きは150ミリ秒で、そのあとに知らせる', async () => {
  const onClose = jest.fn()
  renderScreen(<Opener onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: '開く' }))
  await screen.findByRole('dialog')
  useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: '閉じる' }))
  await advanceTime(140)
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  await advanceTime(20)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  [true, '閉じる'],
  [false, '禁じたときは閉じない'],
])('窓の外を押すと閉じる(%s: %s)', async (overlayCloses) => {
  renderScreen(<Opener overlayCloses={overlayCloses} />)
  await userEvent.click(screen.getByRole('button', { name: '開く' }))
  await screen.findByRole('dialog')
  useFakeTimers()
  fireEvent.mouseDown(overlay())
  fireEvent.click(overlay())
  await advanceTime(250)
  expect(screen.queryAllByRole('dialog')).toHaveLength(overlayCloses ? 0 : 1)
})

test('閉じるボタンを使えなくできる', async () => {
  renderScreen(<Opener closable={false} />)
  await userEvent.click(screen.getByRole('button', { name: '開く' }))
  await screen.findByRole('dialog')
  expect(screen.getByRole('button', { name: '閉じる' })).toBeDisabled()
  useFakeTimers()
  await userOnFakeTimers.keyboard('{Escape}')
  await advanceTime(250)
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

test('確認の窓は「閉じる」と「OK」を初めから持つ', async () => {
  const onApply = jest.fn()
  const onClose = jest.fn()
  renderScreen(<ConfirmDialog title='募集を締め切りますか？' onApply={onApply} onClose={onClose} />)
  const dialog = await screen.findByRole('dialog', { name: '募集を締め切りますか？' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
  expect(onApply).toHaveBeenCalledTimes(1)
  // The first is ✕.
  await userEvent.click(within(dialog).getAllByRole('button', { name: '閉じる' })[1] ?? dialog)
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})

test('実行しているあいだは、確認の窓を閉じられない', async () => {
  const onApply = jest.fn()
  const onClose = jest.fn()
  renderScreen(
    <ConfirmDialog
      title='取り下げますか？'
      applyLabel='取り下げる'
      cancelLabel='やめる'
      tone='danger'
      loading
      irreversible
      onApply={onApply}
      onClose={onClose}
    />,
  )
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('この操作は取り消せません')).toBeInTheDocument()
  useFakeTimers()
  await userOnFakeTimers.click(within(dialog).getByRole('button', { name: 'ロード中' }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'やめる' }))
  await userOnFakeTimers.keyboard('{Escape}')
  await advanceTime(250)
  expect(onApply).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

test('開いているあいだ画面は触れず、知らせだけは届く。閉じると元に戻る', async () => {
  renderScreen(
    <>
      <main>
        <Opener />
      </main>
      <p role='status'>保存しました</p>
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: '開く' }))
  await screen.findByRole('dialog')
  expect(screen.queryByRole('button', { name: '開く' })).toBeNull()
  expect(document.querySelector('main')).toHaveAttribute('inert')
  expect(screen.getByRole('status')).toHaveTextContent('保存しました')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: '開く' })).toHaveFocus())
  expect(document.querySelector('main')).not.toHaveAttribute('inert')
})
