import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { mockApi, renderApp, settled } from '@tests/conformance/renderKit'
import { useSignOut } from '@/api/session'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import { drafts, helpLanguage, theme } from '@/lib/storage/storedValues'
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
  test.each([
    ['変えてあれば、端末の配色と、使い方の言葉は残る', 'dark', 'english'],
    ['変えていなければ、何も書き残さない', undefined, undefined],
  ] as const)('サイトの記憶が消えても、%s', async (_, chosenTheme, chosenLanguage) => {
    jest.spyOn(hardNavigate, 'to').mockImplementation(() => {})
    if (chosenTheme) theme.set(chosenTheme)
    if (chosenLanguage) helpLanguage.set(chosenLanguage)
    mockApi({
      // As a browser does with the header Clear-Site-Data of this answer.
      'DELETE /sign_out': () => {
        localStorage.clear()
        return [204]
      },
    })
    const { result } = renderHook(() => useSignOut('/login'))
    await act(async () => {
      await result.current[0]()
    })
    const keys = ['theme', 'helpLanguage'].map((key) =>
      localStorage.getItem(`spot-shift:v1.0:${key}`),
    )
    expect(keys).toEqual(chosenTheme ? ['"dark"', '"english"'] : [null, null])
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
