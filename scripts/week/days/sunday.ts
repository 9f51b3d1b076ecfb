import { addressFrom, closedPaths, idsFor } from '@tests/e2e/addresses'
import type { Day } from '../day'

/** The month in money, and every page of the store once. */
export async function sunday({ manager, store, open, step }: Day) {
  await step('the statements', () => open(manager, `${store}/statements`))
  const ids = await idsFor(manager.read, 'store')
  for (const path of closedPaths.filter((one) => !one.includes('[companyId]')))
    await step(path, () => open(manager, addressFrom(path, ids)))
}
