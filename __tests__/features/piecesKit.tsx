import { screen } from '@testing-library/react'
import { axeViolations } from '@tests/kit/renderScreen'
import { pressButton } from '@tests/kit/userActions'
import { setUpStore, tearDownStore } from './storeKit'

/** While set, no lazy part of a screen loads: the connection is lost, or the server has a newer version. */
let isLost = false
/** For the factory of `jest.mock`: what has come once stays for the rest of the file. */
export const mockPiece = (path: string) => {
  if (isLost) throw new Error('ChunkLoadError')
  return jest.requireActual<object>(path)
}
/** The connection is back. */
export const restoreConnection = () => {
  isLost = false
}
beforeEach(async () => {
  await setUpStore()
  isLost = true
})
afterEach(tearDownStore)
/** The press is answered where it was made, and the piece loads once the connection is back. */
export async function expectLoadErrorAndRetry(dialog: string | RegExp) {
  const told = await screen.findByText('画面の一部を読み込めませんでした')
  expect(told.closest('[role="status"]')).toHaveTextContent(
    '通信を確かめて、もう一度お試しください。',
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await axeViolations()).toEqual([])
  restoreConnection()
  await pressButton('再試行')
  expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible()
  expect(screen.queryByText('画面の一部を読み込めませんでした')).toBeNull()
}
