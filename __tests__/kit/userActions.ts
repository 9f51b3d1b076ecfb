import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Presses the button of this accessible name, once it is there. */
export const pressButton = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
/** What is inside the dialog of this title, once it is open. */
export const inDialog = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }))
