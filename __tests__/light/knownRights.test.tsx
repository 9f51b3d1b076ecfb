import { waitFor } from '@testing-library/react'
import { renderPage } from '@mocks/renderPage'
import { knownRights } from '@/lib/storage/storedValues'

test('開いた店舗で許されていることを端末に覚え、次のページの頭は、断られるものを読まない', async () => {
  await renderPage('/clients/11/closing_days', { as: 'viewer' })
  await waitFor(() => expect(knownRights.of('clients/11').get()).toEqual(['store.read']))
})
