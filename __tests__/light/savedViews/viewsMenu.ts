import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Opens the menu of saved views. */
export const openViews = async () =>
  userEvent.click(await screen.findByRole('button', { name: '保存した条件' }))

/** Opens the menu and clicks an entry. */
export async function chooseInViews(name: string) {
  await openViews()
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}
