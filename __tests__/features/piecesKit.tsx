import { screen } from '@testing-library/react'
import { axeViolations } from '@tests/kit/renderScreen'
import { pressButton } from '@tests/kit/userActions'
import { setUpStore, tearDownStore } from './storeKit'

/** While set, no lazy part of a screen loads: the connection is lost, or the server has a newer version. */
let isLost = false
/** For the factory of `jest.mock`. A part that has loaded once stays loaded for the rest of the file. */
export const mockPiece = (path: string) => {
  if (isLost) throw new Error('ChunkLoadError')
  return jest.requireActual<object>(path)
}
/** Restores the connection. */
export const restoreConnection = () => {
  isLost = false
}
/** Importing this file cuts the connection before each test, once the shell has been loaded. */
beforeEach(async () => {
  await setUpStore()
  isLost = true
})
afterEach(tearDownStore)
/** Expects that a click shows its failure in place, and that the part loads once the connection is back. */
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
