import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { useSignOut } from '@/api/session'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import * as values from '@/lib/storage/storedValues'
import { mockApi, renderApp, settled } from '@tests/conformance/renderKit'
// Importing the kit signs each test in to store 11 in a wide window.
import { at, open } from './layoutKit'

// Kept apart from the other tests, because after a sign-out a document stops watching the account.
describe('ログアウト', () => {
  test('ログアウトは、書きかけと検索の言葉を消し、キャッシュを空にし、ページごと入れ替える', async () => {
    const to = jest.spyOn(hardNavigate, 'to').mockImplementation(() => {})
    const again = jest.spyOn(hardNavigate, 'again').mockImplementation(() => {})
    values.drafts.of('1:x').set({ savedAt: 1, values: { a: 1 } })
    at('/clients/[clientId]', { clientId: '11' })
    await open()
    await screen.findByText('森下 由香')
    fireEvent.click(screen.getByRole('button', { name: 'ログアウト' }))
    await waitFor(() => expect(to).toHaveBeenCalledWith('/login'))
    expect([
      values.drafts.of('1:x').get(),
      screen.queryByText('森下 由香'),
      again.mock.calls.length,
    ]).toEqual([null, null, 0])
  })
  test('ログアウトしても、人のものでない記憶は残る: メニューの幅、求人の見せ方、ひな形の順、バナー、初めての日、配色', async () => {
    jest.spyOn(hardNavigate, 'to').mockImplementation(() => {})
    values.minifySidebar.set(true)
    values.offeringViewType.of('11').set('calendar')
    values.currentOfferOrder.set('title')
    values.badgeLimitedRecommendBanner.set({ closeCount: 2, lastClosedDate: '2026-11-20' })
    values.workerSupporterCandidatesFirstVisitDate.set('2026-11-19')
    values.theme.set('dark')
    values.helpLanguage.set('english')
    values.searchAccessibleClients.set('食堂')
    mockApi({ 'DELETE /sign_out': () => [204] })
    const { result } = renderHook(() => useSignOut('/login'))
    await act(async () => {
      await result.current[0]()
    })
    expect([
      values.minifySidebar.get(),
      values.offeringViewType.of('11').get(),
      values.currentOfferOrder.get(),
      values.badgeLimitedRecommendBanner.get(),
      values.workerSupporterCandidatesFirstVisitDate.get(),
      values.theme.get(),
      values.helpLanguage.get(),
      values.searchAccessibleClients.get(),
    ]).toEqual([
      true,
      'calendar',
      'title',
      { closeCount: 2, lastClosedDate: '2026-11-20' },
      '2026-11-19',
      'dark',
      'english',
      '',
    ])
  })
  test('断られたログアウトは、何も消さずに知らせる', async () => {
    const to = jest.spyOn(hardNavigate, 'to').mockImplementation(() => {})
    mockApi({
      'DELETE /sign_out': () => [500, { code: 'internal', messages: ['だめでした。'] }],
    })
    values.drafts.of('1:x').set({ savedAt: 1, values: {} })
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
    expect([to.mock.calls.length, values.drafts.of('1:x').get()]).toEqual([
      0,
      { savedAt: 1, values: {} },
    ])
  })
})
