import { waitFor } from '@testing-library/react'
import { knownRights } from '@/lib/storage/storedValues'
import { renderPage } from '@mocks/renderPage'

// What the next page reads with them: `shell/prefetch.test.tsx`.
test('開いた店舗で許されていることを端末に覚える', async () => {
  await renderPage('/clients/11/closing_days', { as: 'viewer' })
  await waitFor(() => expect(knownRights.of('clients/11').get()).toEqual(['store.read']))
})
