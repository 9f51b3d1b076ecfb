import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '@/ui/buttons/Button'
import { Menu } from '@/ui/buttons/Menu'
import { SplitButton } from '@/ui/buttons/SplitButton'
import { Avatar } from '@/ui/data-display/Avatar'
import { Chip } from '@/ui/data-display/Chip'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { MailAddress } from '@/ui/data-display/MailAddress'
import { MoneyList } from '@/ui/data-display/MoneyList'
import { FillRateBar } from '@/ui/data-display/shift/FillRateBar'
import { StatusChip, type ChipKind } from '@/ui/data-display/StatusChip'
import { Tooltip } from '@/ui/dialogs/Tooltip'
import { Badge } from '@/ui/feedback/Badge'
import { CountBadge } from '@/ui/feedback/CountBadge'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { NoResult } from '@/ui/feedback/NoResult'
import { Notice } from '@/ui/feedback/Notice'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { SegmentedControl } from '@/ui/fields/choices/SegmentedControl'
import { Card } from '@/ui/layout/Card'
import { PageLayout } from '@/ui/layout/PageLayout'
import { PageSection } from '@/ui/layout/PageSection'
import { Tabs } from '@/ui/navigation/Tabs'
import { setWindowWidth } from '@tests/conformance/renderKit'
import { axeViolations } from '@tests/kit/renderScreen'

test('画面の枠は、見出し、区切り、下のボタンの順を守る', async () => {
  render(
    <PageLayout
      title='店舗情報'
      crumbs={[{ label: '店舗', href: '/clients/1' }, { label: '店舗情報' }]}
      pre={<p>前置き</p>}
      footer={{ apply: <Button tone='primary'>保存する</Button>, cancel: <Button>やめる</Button> }}
    >
      <PageSection title='基本'>中身</PageSection>
      <PageSection title='連絡先' line={false}>
        中身
      </PageSection>
    </PageLayout>,
  )
  expect(screen.getByRole('heading', { level: 1, name: '店舗情報' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: '基本' })).toHaveAttribute('data-line')
  expect(screen.getByRole('region', { name: '連絡先' })).not.toHaveAttribute('data-line')
  expect(screen.getAllByRole('button').map((b) => b.textContent)).toEqual(['保存する', 'やめる'])
  expect(screen.getByText('店舗情報', { selector: '[aria-current]' })).toBeInTheDocument()
  expect(await axeViolations()).toEqual([])
})

test('メールアドレスは、1行に入らなければ「@」の前で折れる', () => {
  const { container } = render(<MailAddress>tencho@example.com</MailAddress>)
  expect(screen.getByText('tencho@example.com')).toBeInTheDocument()
  expect(container.querySelector('wbr')?.nextSibling?.textContent).toBe('@example.com')
})

test('タブはURLをもち、矢印で移れる', async () => {
  const onSelect = jest.fn()
  render(
    <Tabs
      label='ワーカーの状態'
      current='all'
      onSelect={onSelect}
      tabs={[
        { key: 'all', label: 'すべて', href: '/a', count: 3 },
        { key: 'late', label: '遅刻', href: '/b' },
        { key: 'off', label: '欠勤', href: '/c' },
      ]}
    />,
  )
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('すべて3')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('link', { name: '欠勤' })).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowRight}{Enter}')
  expect(onSelect).toHaveBeenCalledWith('late')
  expect(await axeViolations()).toEqual([])
})

test('その他の操作はキーボードで選べ、Escapeで戻る', async () => {
  const copy = jest.fn()
  const close = jest.fn()
  render(
    <Menu
      label='ランチのその他の操作'
      items={[
        { label: 'コピーして募集', onSelect: copy },
        { label: '共有URL', href: '/share' },
        {
          label: '締め切る',
          tone: 'danger',
          onSelect: close,
          disabledReason: '勤務が始まっています',
        },
      ]}
    />,
  )
  const button = screen.getByRole('button', { name: 'ランチのその他の操作' })
  await userEvent.click(button)
  expect(screen.getByRole('menuitem', { name: 'コピーして募集' })).toHaveFocus()
  expect(await axeViolations()).toEqual([])
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.getByRole('menuitem', { name: /締め切る/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(close).not.toHaveBeenCalled()
  expect(screen.getByRole('menu')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(copy).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('menu')).toBeNull()
})

test('スマートフォンでは、その他の操作は名前つきのシートで開き、閉じてから実行する', async () => {
  setWindowWidth(375)
  const copy = jest.fn(() => expect(screen.queryByRole('dialog')).toBeNull())
  const close = jest.fn()
  render(
    <Menu
      label='ランチのその他の操作'
      items={[
        { label: 'コピーして募集', onSelect: copy },
        { label: '共有URL', href: '/share' },
        { label: '締め切る', onSelect: close, disabledReason: '勤務が始まっています' },
      ]}
    />,
  )
  const button = screen.getByRole('button', { name: 'ランチのその他の操作' })
  expect(button).toHaveAttribute('aria-haspopup', 'dialog')
  await userEvent.click(button)
  const sheet = await screen.findByRole('dialog', { name: 'ランチのその他の操作' })
  expect(within(sheet).getByRole('link', { name: '共有URL' })).toHaveAttribute('href', '/share')
  expect(await axeViolations(sheet)).toEqual([])
  await userEvent.click(within(sheet).getByRole('button', { name: /締め切る/ }))
  expect(close).not.toHaveBeenCalled()
  await userEvent.click(within(sheet).getByRole('button', { name: 'コピーして募集' }))
  await waitFor(() => expect(copy).toHaveBeenCalledTimes(1))
  expect(button).toHaveFocus()
  setWindowWidth(1280)
})

test('外を押すとその他の操作は閉じる', async () => {
  render(
    <>
      <Menu label='その他の操作' items={[{ label: 'コピー' }]} />
      <p>外</p>
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'その他の操作' }))
  await userEvent.click(screen.getByText('外'))
  expect(screen.queryByRole('menu')).toBeNull()
})

test('分かれたボタンは、主な操作とほかの操作をもつ', async () => {
  const post = jest.fn()
  const many = jest.fn()
  render(
    <SplitButton
      label='募集する'
      menuLabel='ほかの募集方法'
      onClick={post}
      items={[{ label: '複数日に募集', onSelect: many }]}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: '募集する' }))
  expect(post).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'ほかの募集方法' }))
  await userEvent.click(screen.getByRole('menuitem', { name: '複数日に募集' }))
  expect(many).toHaveBeenCalledTimes(1)
})

test('切り替えは、いまの選択を伝える', async () => {
  function Day() {
    const [value, setValue] = useState<'today' | 'tomorrow'>('today')
    return (
      <SegmentedControl
        label='表示する日'
        value={value}
        onChange={setValue}
        options={[
          { value: 'today', label: '本日' },
          { value: 'tomorrow', label: '明日' },
        ]}
      />
    )
  }
  render(<Day />)
  await userEvent.click(screen.getByRole('button', { name: '明日' }))
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('明日')
})

test('補足は、触れると現れ、Escapeで消える', async () => {
  render(
    <Tooltip text='過去60日の割合です'>
      {(described) => (
        <button type='button' {...described}>
          Good率
        </button>
      )}
    </Tooltip>,
  )
  expect(screen.queryByRole('tooltip')).toBeNull()
  await userEvent.tab()
  expect(screen.getByRole('tooltip')).toHaveTextContent('過去60日の割合です')
  expect(screen.getByRole('button')).toHaveAccessibleDescription('過去60日の割合です')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('状態は、どれも言葉と形をもつ', async () => {
  const kinds: ChipKind[] = [
    'unpublished',
    'published',
    'matching',
    'finished',
    'established',
    'worked',
    'late',
    'absence',
    'cancel',
    'rejected',
  ]
  const { container } = render(
    <>
      {kinds.map((k) => (
        <StatusChip key={k} kind={k} label={`状態${k}`} />
      ))}
      <StatusChip kind='working' label='勤務中' />
    </>,
  )
  const chips = [...container.querySelectorAll('[data-status]')]
  expect(new Set(chips.map((chip) => chip.firstElementChild?.outerHTML)).size).toBe(
    kinds.length + 1,
  )
  for (const kind of kinds) expect(screen.getByText(`状態${kind}`)).toBeVisible()
  expect(screen.getByText('勤務中')).toBeVisible()
})

test('点だけのバッジも、耳には言葉で届く', () => {
  render(
    <>
      <Badge kind='unread' />
      <Badge kind='new'>新着</Badge>
      <CountBadge count={120} words='件の未読' />
      <CountBadge count={0} />
    </>,
  )
  expect(screen.getByText('未読あり')).toBeInTheDocument()
  expect(screen.getByText('新着')).toBeInTheDocument()
  expect(screen.getByText('99+')).toHaveTextContent('99+件の未読')
  expect(screen.getAllByText('件の未読')).toHaveLength(1)
  expect(screen.queryByText('0')).not.toBeInTheDocument()
})

test('頭文字は一字で、色合いは名前ごとにいつも同じ', () => {
  const { container } = render(
    <>
      <Avatar name='𠮷野 拓海' />
      <Avatar name='𠮷野 拓海' size={64} />
    </>,
  )
  const [a, b] = [...container.querySelectorAll('[data-tint]')]
  expect(a).toHaveTextContent('𠮷')
  expect(a?.getAttribute('data-tint')).toBe(b?.getAttribute('data-tint'))
})

test('空、該当なし、失敗、権限なしは、次にすることをもつ', async () => {
  const clear = jest.fn()
  const retry = jest.fn()
  render(
    <>
      <h2>状態</h2>
      <EmptyState
        art='offering'
        title='求人はまだありません'
        action={<Button>ひな形を作る</Button>}
      >
        ひな形を1つ作ると、募集できます。
      </EmptyState>
      <NoResult what='ワーカー' onClear={clear}>
        Good率 95%以上
      </NoResult>
      <ErrorState title='本日来る人を読み込めませんでした' onRetry={retry} reference='8F2K-1041' />
      <ErrorState inline title='修正依頼だけ読み込めませんでした' onRetry={retry}>
        ほかの項目は最新です。
      </ErrorState>
      <Forbidden>店舗管理者だけができます。</Forbidden>
    </>,
  )
  expect(
    screen.getByRole('heading', { name: '条件に合うワーカーはありません' }),
  ).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '条件をクリア' }))
  expect(clear).toHaveBeenCalledTimes(1)
  for (const button of screen.getAllByRole('button', { name: '再試行' }))
    await userEvent.click(button)
  expect(retry).toHaveBeenCalledTimes(2)
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('受付番号 8F2K-1041')
  expect(await axeViolations()).toEqual([])
})

test('空の表示の見出しは、置かれた場所の見出しのすぐ下の段になる', () => {
  render(
    <PageLayout title='グループ'>
      <EmptyState art='worker' title='ページの直下' />
      <ErrorState title='ページの直下の失敗' />
      <PageSection title='メンバー'>
        <EmptyState art='worker' title='節の中' />
        <Card>
          <EmptyState art='worker' title='節のカードの中' />
        </Card>
      </PageSection>
      <PageSection>
        <EmptyState art='worker' title='見出しのない節の中' />
      </PageSection>
      <Card title='カード'>
        <EmptyState art='worker' title='カードの中' />
      </Card>
    </PageLayout>,
  )
  const levels = screen
    .getAllByRole('heading')
    .map((heading) => [heading.textContent, Number(heading.tagName.slice(1))])
  expect(levels).toEqual([
    ['グループ', 1],
    ['ページの直下', 2],
    ['ページの直下の失敗', 2],
    ['メンバー', 2],
    ['節の中', 3],
    ['節のカードの中', 3],
    ['見出しのない節の中', 2],
    ['カード', 2],
    ['カードの中', 3],
  ])
})
test('権限がないときは、来た画面へ戻れる。自分の行き先があれば、それだけを出す', async () => {
  history.pushState({}, '', '/before')
  const back = jest.spyOn(history, 'back').mockImplementation(() => undefined)
  const { rerender } = render(<Forbidden>店舗管理者だけができます。</Forbidden>)
  await userEvent.click(screen.getByRole('button', { name: '前の画面に戻る' }))
  expect(back).toHaveBeenCalledTimes(1)
  rerender(<Forbidden action={<Button>一覧へ</Button>}>店舗管理者だけができます。</Forbidden>)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['一覧へ'])
})
test('帯は、あとから出るときだけ読み上げられる', () => {
  const { rerender } = render(<Notice tone='error' title='保存できませんでした' />)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<Notice tone='error' title='保存できませんでした' live />)
  expect(screen.getByRole('alert')).toHaveTextContent('保存できませんでした')
})

test('7日間の募集は、日ごとに空きを言葉で伝える', async () => {
  const { container } = render(
    <FillRateBar
      label='7日間の募集'
      days={[
        { day: '2026-11-20', filled: 7, total: 8, today: true, href: '/a' },
        { day: '2026-11-23', filled: 2, total: 5, holiday: '勤労感謝の日' },
        { day: '2026-11-26', filled: 0, total: 0 },
      ]}
    />,
  )
  expect(screen.getByRole('link', { name: '11月20日 金曜日 8名中7名' })).toBeInTheDocument()
  expect(
    screen.getByRole('img', { name: '11月23日 月曜日 勤労感謝の日 5名中2名' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('img', { name: '11月26日 木曜日 募集なし' })).toBeInTheDocument()
  expect(
    [...container.querySelectorAll('i')].map((i) => i.style.getPropertyValue('--share')),
  ).toEqual(['0.875', '0.4', '0'])
  expect(await axeViolations()).toEqual([])
})

test('一覧の事実と金額は、名前と値の組で読める', async () => {
  render(
    <>
      <DescriptionList items={[{ label: '報酬', value: '8,094円' }]} />
      <MoneyList
        lines={[{ label: '賃金', note: '5時間30分 × 1,350円', yen: 14850 }]}
        total={{ label: '2名分の合計', yen: 21529 }}
      />
      <ProgressBar label='利用額' value={61} max={100} words='61%' meter />
      <Chip label='夜の清掃' onRemove={() => undefined} />
    </>,
  )
  expect(screen.getAllByRole('term').map((t) => t.textContent)).toEqual([
    '報酬',
    '賃金 5時間30分 × 1,350円',
    '2名分の合計',
  ])
  expect(screen.getAllByRole('definition').map((d) => d.textContent)).toEqual([
    '8,094円',
    '14,850円',
    '21,529円',
  ])
  expect(screen.getByRole('meter', { name: '利用額' })).toHaveAttribute('aria-valuenow', '61')
  expect(screen.getByRole('button', { name: '「夜の清掃」を外す' })).toBeInTheDocument()
  expect(await axeViolations()).toEqual([])
})
