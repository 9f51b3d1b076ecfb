import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Waits for the button of this name and clicks it. */
export const pressButton = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
/** Waits for the dialog of this title and returns queries inside it. */
export const inDialog = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }))
