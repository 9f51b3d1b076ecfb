import { fireEvent, screen, waitFor } from '@testing-library/react'
import { mockApi, renderApp, settled } from '@tests/conformance/renderKit'
import { useSignOut } from '@/api/session'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import { drafts } from '@/lib/storage/storedValues'
import { at, open } from './layoutKit'

// A file of its own: whoever has signed out leaves the document, and what watches the account is silent in it.
describe('ログアウト', () => {
  test('ログアウトは、書きかけと検索の言葉を消し、キャッシュを空にし、ページごと入れ替える', async () => {
    const to = jest.spyOn(hardNavigate, 'to').mockImplementation(() => {})
    const again = jest.spyOn(hardNavigate, 'again').mockImplementation(() => {})
    drafts.of('1:x').set({ savedAt: 1, values: { a: 1 } })
    at('/clients/[clientId]', { clientId: '11' })
    await open()
    await screen.findByText('森下 由香')
    fireEvent.click(screen.getByRole('button', { name: 'ログアウト' }))
    await waitFor(() => expect(to).toHaveBeenCalledWith('/login'))
    expect([
      drafts.of('1:x').get(),
      screen.queryByText('森下 由香'),
      again.mock.calls.length,
    ]).toEqual([null, null, 0])
  })
  test('断られたログアウトは、何も消さずに知らせる', async () => {
    const to = jest.spyOn(hardNavigate, 'to').mockImplementation(() => {})
    mockApi({
      'DELETE /sign_out': () => [500, { code: 'internal', messages: ['だめでした。'] }],
    })
    drafts.of('1:x').set({ savedAt: 1, values: {} })
    function Leave() {
      const [leave] = useSignOut('/login')
      return (
        <button
          onClick={() => {
            leave().catch(() => undefined)
          }}
        >
          出る
        </button>
      )
    }
    renderApp(<Leave />)
    fireEvent.click(screen.getByRole('button'))
    await settled()
    expect([to.mock.calls.length, drafts.of('1:x').get()]).toEqual([0, { savedAt: 1, values: {} }])
  })
})
