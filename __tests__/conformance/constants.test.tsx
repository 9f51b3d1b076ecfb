import { readFileSync } from 'node:fs'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import mockRouter from 'next-router-mock'
import { toast } from 'react-toastify/unstyled'
import { request } from '@/api/client'
import { retryDelay } from '@/api/swrDefaults'
import { accounts } from '@/contracts/accounts'
import { hourMs, minuteMs } from '@/lib/date'
import { notify, takeNotifications } from '@/lib/notifications/notificationQueue'
import { STORAGE_VERSION } from '@/lib/storage/storage'
import { minifySidebar } from '@/lib/storage/storedValues'
import { AppGrid } from '@/shell/layout/AppLayout.styles'
import { Header } from '@/shell/layout/Header'
import { TitleBar } from '@/shell/layout/TitleBar'
import { MinifyButton, SidebarPanel } from '@/shell/navigation/Sidebar.styles'
import { Notifications } from '@/shell/notifications/Notifications'
import { Toasts } from '@/shell/notifications/Toasts'
import { RouteProgress } from '@/shell/page/RouteProgress'
import { ViewportMeta } from '@/shell/page/ViewportMeta'
import { Button } from '@/ui/buttons/Button'
import { SplitButton } from '@/ui/buttons/SplitButton'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { CalendarStyle } from '@/ui/dates/CalendarStyle'
import { Dialog } from '@/ui/dialogs/Dialog'
import { Tooltip } from '@/ui/dialogs/Tooltip'
import { AuthCard } from '@/ui/layout/AuthCard'
import { PageLayout } from '@/ui/layout/PageLayout'
import { lightPalette } from '@/ui/palette'
import { font, media, radius, size, space, weight } from '@/ui/tokens'
import { network } from '@tests/kit/network'
import { advanceTime, useFakeTimers } from '@tests/kit/time'
import { declaredValue, inPixels } from './css'
import { clearDocument, mockApi, renderApp, setWindowWidth } from './renderKit'

jest.mock('styled-components', () =>
  jest.requireActual('styled-components/dist/styled-components.browser.cjs.js'),
)

let server: ReturnType<typeof mockApi> | undefined
beforeEach(() => {
  setWindowWidth(1280)
  takeNotifications()
})
afterEach(() => {
  server = undefined
  jest.useRealTimers()
  jest.restoreAllMocks()
  clearDocument()
  delete process.env.NEXT_PUBLIC_API_BASE_URL
  document.getElementById('nprogress')?.remove()
})
const made = (html: string, styles = <></>) => {
  renderApp(styles)
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = html
  return box.firstElementChild as Element
}
const app = (attributes: { 'data-minify'?: 'true' | 'false' } = {}) => {
  const { container } = renderApp(
    <AppGrid className='app' {...attributes}>
      <SidebarPanel>
        <MinifyButton />
      </SidebarPanel>
      <Header>
        <TitleBar frame={{ title: '求人' }} />
      </Header>
    </AppGrid>,
  )
  return container.querySelector('.app') as HTMLElement
}

describe('お知らせ', () => {
  const shown = () => document.querySelector('.Toastify__toast') as HTMLElement
  const duration = () =>
    shown().querySelector<HTMLElement>('.Toastify__progress-bar')?.style.animationDuration
  const tell = async () => {
    useFakeTimers()
    renderApp(<Notifications />)
    act(() => {
      notify({ type: 'info', body: ['お知らせ'] })
    })
    await advanceTime(1_100)
  }
  test('入れ物の既定は4000ミリ秒', async () => {
    useFakeTimers()
    renderApp(<Toasts />)
    act(() => {
      toast('入れ物に任せる')
    })
    await advanceTime(0)
    expect(duration()).toBe('4000ms')
  })
  test('1件ずつの既定は5000ミリ秒', async () => {
    await tell()
    expect(duration()).toBe('5000ms')
  })
  test('進みを示す棒は見えない', async () => {
    await tell()
    const bar = shown().querySelector('.Toastify__progress-bar--wrp') as Element
    expect([bar.getAttribute('data-hidden'), declaredValue(bar, 'opacity')]).toEqual(['true', '0'])
  })
  test.each([
    [100, true],
    [390, false],
  ])('%dだけ引いて放すと、残るか: %s', async (distance, stays) => {
    await tell()
    Object.defineProperty(shown(), 'offsetWidth', { value: 400 })
    act(() => {
      fireEvent(shown(), new MouseEvent('pointerdown', { bubbles: true, clientX: 0 }))
      document.dispatchEvent(new MouseEvent('pointermove', { clientX: distance }))
      document.dispatchEvent(new MouseEvent('pointerup', { clientX: distance }))
    })
    await advanceTime(1_000)
    expect(document.querySelector('.Toastify__toast[data-in="true"]') !== null).toBe(stays)
  })
  test('幅は400まで、480までの窓では窓いっぱい', async () => {
    await tell()
    const box = shown().parentElement as Element
    expect([
      declaredValue(shown(), 'max-width'),
      declaredValue(box, 'width', 481),
      declaredValue(box, 'width', 480),
    ]).toEqual(['400px', '400px', 'auto'])
    // Between 433 and 480 px the window is wider than a toast with its margins.
    expect(declaredValue(box, 'align-items', 440)).toBe('center')
  })
})

describe('ダイアログの窓', () => {
  const open = async () => {
    renderApp(
      <Dialog title='時給を変える' onClose={() => {}}>
        中身
      </Dialog>,
    )
    return screen.findByRole('dialog')
  }
  test('幅は、電話で80%、机で半分、375から600まで', async () => {
    const dialog = await open()
    expect([600, 749].map((w) => declaredValue(dialog, 'width', w))).toEqual(['80%', '80%'])
    expect([750, 1280].map((w) => declaredValue(dialog, 'width', w))).toEqual(['50%', '50%'])
    expect([
      declaredValue(dialog, 'min-width').replace(/\s/g, ''),
      declaredValue(dialog, 'max-width'),
    ]).toEqual(['min(375px,100%)', '600px'])
    // Down to 375: 80 % of 376 to 468 is less than the minimum width, which then applies.
    expect([375, 376, 468].map((w) => declaredValue(dialog, 'width', w))).toEqual([
      '80%',
      '80%',
      '80%',
    ])
  })
  test('150ミリ秒で閉じる', async () => {
    const onClose = jest.fn()
    renderApp(
      <Dialog title='時給を変える' onClose={onClose}>
        中身
      </Dialog>,
    )
    await screen.findByRole('dialog')
    useFakeTimers()
    fireEvent.click(screen.getByRole('button', { name: '閉じる' }))
    await advanceTime(140)
    expect(onClose).not.toHaveBeenCalled()
    await advanceTime(20)
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

test.each([16, 24, 32, 40, 44, 48] as const)('ボタンの高さは%d', (height) => {
  renderApp(<Button size={height}>送る</Button>)
  expect(declaredValue(screen.getByRole('button'), 'height')).toBe(`${height}px`)
})
test('保存の版はv1.0', () => {
  minifySidebar.set(true)
  expect([STORAGE_VERSION, localStorage.getItem('spot-shift:v1.0:minifySidebar')]).toEqual([
    'v1.0',
    'true',
  ])
})

describe('広さ', () => {
  test('タブレットの境は750: そこからメニューが横に立つ', () => {
    const frame = app()
    expect([749, 750].map((w) => declaredValue(frame, 'display', w))).toEqual(['flex', 'grid'])
    expect(
      [749, 750].map((w) => declaredValue(frame.querySelector('header') as Element, 'display', w)),
    ).toEqual(['flex', 'none'])
    // Print uses the rules of wide screens, whatever the width of the paper.
    expect(inPixels(media.tablet)).toBe('@media print, (min-width: 750px)')
  })
  test('メニューの幅は260、たたむと80', () => {
    expect(declaredValue(app({ 'data-minify': 'false' }), 'grid-template-columns', 800)).toBe(
      '260px minmax(0, 1fr)',
    )
    expect(declaredValue(app({ 'data-minify': 'true' }), 'grid-template-columns', 1280)).toBe(
      '80px minmax(0, 1fr)',
    )
    expect([800, 1280].map((w) => declaredValue(app(), 'grid-template-columns', w))).toEqual([
      '80px minmax(0, 1fr)',
      '260px minmax(0, 1fr)',
    ])
  })
  test('広さの単位は8、角の丸みは8', () => {
    expect([space(1), space(4)]).toEqual(['8px', '32px'])
    renderApp(<Button>送る</Button>)
    expect([declaredValue(screen.getByRole('button'), 'border-radius'), radius]).toEqual([
      '8px',
      '8px',
    ])
  })
  test('ページの余白は、机で32、電話で16', () => {
    renderApp(<PageLayout title='求人'>本文</PageLayout>)
    const page = screen.getByText('本文').closest('[data-page]') as Element
    expect(declaredValue(page, 'padding', 1280)).toMatch(/^\S+ 32px /)
    expect(declaredValue(page, 'padding', 375)).toMatch(/^\S+ 16px /)
  })
  test('認証カードは480まで、ロゴは300(電話では240)', () => {
    renderApp(
      <AuthCard title='ログイン' logo={{ src: '/logo.svg', alt: 'スポットシフト' }}>
        中身
      </AuthCard>,
    )
    const logo = screen.getByRole('img')
    expect([
      declaredValue(logo.parentElement as Element, 'max-width'),
      declaredValue(logo, 'width', 1280),
      declaredValue(logo, 'width', 375),
    ]).toEqual(['480px', '300px', '240px'])
  })
  test.each([
    [320, 'width=375, viewport-fit=cover'],
    [374, 'width=375, viewport-fit=cover'],
    [375, 'width=device-width, initial-scale=1, viewport-fit=cover'],
    [1280, 'width=device-width, initial-scale=1, viewport-fit=cover'],
  ])('画面の幅が%dなら、見える範囲は %s', async (width, content) => {
    jest.spyOn(window.screen, 'width', 'get').mockReturnValue(width)
    renderApp(<ViewportMeta />)
    await waitFor(() =>
      expect(document.querySelector('meta[name="viewport"]')).toHaveAttribute('content', content),
    )
    expect(declaredValue(document.body, 'min-width', width)).toBe('375px')
  })
})

test('セッションの送り直しは、呼び出し1回につき1回', async () => {
  server = mockApi({ 'GET /accounts/me': () => [401], 'PATCH /sign_in/refresh': () => [204] })
  await expect(request(accounts.me, {})).rejects.toMatchObject({ status: 401 })
  expect([server.count('GET /accounts/me'), server.count('PATCH /sign_in/refresh')]).toEqual([2, 1])
})
test('進捗バーは0.6から始まり、回る印はない', async () => {
  renderApp(<RouteProgress />)
  await act(async () => {
    mockRouter.events.emit('routeChangeStart', '/x', { shallow: false })
    await import('nprogress')
  })
  const bar = await waitFor(
    () =>
      document.querySelector<HTMLElement>('#nprogress .bar') ??
      Promise.reject(new Error('not yet')),
  )
  await waitFor(() => expect(bar.style.cssText).toMatch(/-40%/))
  expect(document.querySelector('#nprogress .spinner')).toBeNull()
  await act(async () => {
    mockRouter.events.emit('routeChangeComplete', '/x', { shallow: false })
    await Promise.resolve()
  })
})

describe('重なりの順', () => {
  test('進捗バーは1000', () => {
    expect(
      declaredValue(
        made('<div id="nprogress"><div class="bar"></div></div>').firstElementChild as Element,
        'z-index',
      ),
    ).toBe('1000')
  })
  test('ダイアログの覆いは800', async () => {
    renderApp(<Dialog title='題' onClose={() => {}} />)
    await screen.findByRole('dialog')
    expect(declaredValue(document.querySelector('.dialogOverlay') as Element, 'z-index')).toBe(
      '800',
    )
  })
  test('メニューは500、たたむボタンは501', () => {
    const frame = app()
    expect(
      ['.app > aside', '.app > aside > button'].map((s) =>
        declaredValue(frame.parentElement?.querySelector(s) as Element, 'z-index'),
      ),
    ).toEqual(['500', '501'])
  })
  test('時刻の一覧は400で、あとから読み込まれる部品のスタイルにも負けない', () => {
    const popper = made('<div class="react-datepicker-popper"></div>', <CalendarStyle />)
    const library = document.createElement('style')
    library.textContent = readFileSync(
      'node_modules/react-datepicker/dist/react-datepicker.css',
      'utf8',
    )
    document.body.append(library)
    expect(declaredValue(popper, 'z-index')).toBe('400')
    library.remove()
  })
  test('カレンダーの端に焦点が移っても、ページは動かない', () => {
    for (const end of ['start', 'end'])
      expect(
        declaredValue(
          made(`<div class="react-datepicker__tab-loop__${end}"></div>`, <CalendarStyle />),
          'position',
        ),
      ).toBe('fixed')
  })
  test('留まる帯は100', () => {
    expect(declaredValue(app().querySelector('header') as Element, 'z-index', 375)).toBe('100')
  })
  test('補足は60', () => {
    renderApp(<Tooltip text='補足'>{(wiring) => <button {...wiring}>印</button>}</Tooltip>)
    expect(declaredValue(screen.getByRole('tooltip', { hidden: true }), 'z-index')).toBe('60')
  })
  test('分かれたボタンの入れ物は50', () => {
    renderApp(
      <SplitButton label='募集する' menuLabel='ほかの募集方法' items={[]} onClick={() => {}} />,
    )
    expect(
      declaredValue(
        screen.getByRole('button', { name: '募集する' }).parentElement as Element,
        'z-index',
      ),
    ).toBe('50')
  })
})

describe('色と文字', () => {
  test('黄 #FFD700、青 #007AFF、赤 #DF3623', () => {
    expect([lightPalette.brand, lightPalette.primary, lightPalette.danger]).toEqual([
      '#FFD700',
      '#007AFF',
      '#DF3623',
    ])
    expect(
      declaredValue(
        made('<div id="nprogress"><div class="bar"></div></div>').firstElementChild as Element,
        'background',
      ),
    ).toBe('#007AFF')
    render(<StatusChip kind='working' label='勤務中' />)
    expect(declaredValue(screen.getByText('勤務中'), 'background')).toBe('#FFD700')
  })
  test('文字の大きさ', () => {
    expect(
      Object.fromEntries(Object.entries(font).map(([name, value]) => [name, inPixels(value)])),
    ).toEqual({
      xxl: '32px',
      xl: '24px',
      l: '20px',
      m: '16px',
      s: '14px',
      xs: '12px',
      xxs: '11px',
      xxxs: '10px',
      caption: '9px',
    })
  })
  test('文字は、ブラウザーで選んだ文字の大きさに従う', () => {
    expect(Object.values(font).filter((value) => !/^[\d.]+rem$/.test(value))).toEqual([])
  })
  test('文字の太さは、太字600、普通400、細字300。<b>と<strong>も600', () => {
    expect(weight).toEqual({ bold: 600, regular: 400, light: 300 })
    const box = made('<p><b></b><strong></strong></p>')
    expect([...box.children].map((one) => declaredValue(one, 'font-weight'))).toEqual([
      '600',
      '600',
    ])
  })
})

test('秒は1000ミリ秒、分は60000ミリ秒、時は3600000ミリ秒', () => {
  // The server names seconds in Retry-After.
  const second = retryDelay(1, 5, () => 0) / 5
  expect([second, minuteMs, hourMs]).toEqual([1_000, 60_000, 3_600_000])
})
test('APIのURLは公開の設定から来る。メンテナンスと版も、そこに尋ねる', async () => {
  process.env.NEXT_PUBLIC_API_BASE_URL = 'https://api.example'
  const asked: string[] = []
  network.use(
    http.all('*', ({ request: { url } }) => {
      asked.push(url)
      return HttpResponse.json({})
    }),
  )
  const { system } = jest.requireActual<typeof import('@/contracts/system')>('@/contracts/system')
  await Promise.all([
    request(accounts.me, {}),
    request(system.maintenance, {}),
    request(system.version, {}),
  ])
  expect(asked.sort()).toEqual([
    'https://api.example/api/check-maintenance',
    'https://api.example/api/version-key',
    'https://api.example/app/api/v1/accounts/me',
  ])
})
test('電話とタブレットの広さは、部品の値と同じ', () => {
  expect(
    [size.sidebar, size.sidebarMin, size.authMax, size.modalMax, size.modalMin, size.toastMax].map(
      inPixels,
    ),
  ).toEqual(['260px', '80px', '480px', '600px', '375px', '400px'])
})
