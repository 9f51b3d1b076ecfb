import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ThemeChoice } from '@/features/accounts/components/ThemeChoice'
import { STORAGE_PREFIX } from '@/lib/storage/storage'
import { theme } from '@/lib/storage/storedValues'
import { themeScript } from '@/shell/document/themeScript'
import { themeStyle } from '@/shell/document/themeStyle'
import { useAppliedTheme } from '@/shell/document/useAppliedTheme'

const key = `${STORAGE_PREFIX}theme`
const html = document.documentElement
const schemes = ['light', 'dark'] as const
const barMedia = () =>
  schemes.map((scheme) => document.querySelector(`[data-scheme=${scheme}]`)?.getAttribute('media'))
/** Runs the head's script, as a browser does before the first paint. */
const runHeadScript = () => {
  const script = document.createElement('script')
  script.textContent = themeScript
  document.head.append(script)
  script.remove()
}
function Page() {
  useAppliedTheme()
  return <ThemeChoice />
}

beforeEach(() => {
  theme.reset()
  delete html.dataset['theme']
  document.head.innerHTML = schemes
    .map(
      (scheme) =>
        `<meta name="theme-color" data-scheme="${scheme}" media="(prefers-color-scheme: ${scheme})">`,
    )
    .join('')
})

describe('最初の描画の前', () => {
  test.each(schemes)('選んだ %s が立っている', (choice) => {
    localStorage.setItem(key, JSON.stringify(choice))
    runHeadScript()
    expect(html.dataset['theme']).toBe(choice)
    expect(barMedia()).toEqual(schemes.map((scheme) => (scheme === choice ? 'all' : 'not all')))
  })
  test.each([
    ['選んでいない', null],
    ['端末に合わせる', '"device"'],
    ['こわれている', '{dark'],
    ['知らない言葉', '"blue"'],
  ])('%s ときは端末に合わせる', (_, text) => {
    if (text !== null) localStorage.setItem(key, text)
    runHeadScript()
    expect(html.dataset['theme']).toBeUndefined()
    expect(barMedia()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  })
  test('印刷は、いつもライト: 暗い配色は画面だけ', () => {
    expect(themeStyle).toMatch(/^:root\{color-scheme:light;/)
    expect(themeStyle.match(/color-scheme:(light )?dark/g)).toHaveLength(2)
    expect(themeStyle.slice(themeStyle.indexOf('@media screen'))).toContain(
      'color-scheme:light dark',
    )
    expect(themeStyle.slice(themeStyle.indexOf('@media screen'))).toContain('[data-theme=dark]')
  })
})

describe('アカウント設定での選択', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  test('選ぶとすぐに変わり、端末に残る', async () => {
    render(<Page />)
    expect(screen.getByRole('button', { name: '端末に合わせる' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await press('ダーク')
    expect([html.dataset['theme'], localStorage.getItem(key)]).toEqual(['dark', '"dark"'])
    expect(barMedia()).toEqual(['not all', 'all'])
    await press('ライト')
    expect(html.dataset['theme']).toBe('light')
    await press('端末に合わせる')
    expect(html.dataset['theme']).toBeUndefined()
    expect(barMedia()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  })
  test('ほかのタブで選んだものも立つ', () => {
    render(<Page />)
    localStorage.setItem(key, '"dark"')
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key }))
    })
    expect(html.dataset['theme']).toBe('dark')
  })
})
