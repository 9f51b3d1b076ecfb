import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useState } from 'react'
import { DataTable, type Column, type Sort } from '@/ui/data-display/table/DataTable'
import { BulkBar } from '@/ui/layout/BulkBar'
import { KeysetPagination, Pagination, pageNumbers } from '@/ui/navigation/Pagination'
import { axeViolations } from '@tests/kit/renderScreen'

type Worker = { id: number; name: string; times: number }
const workers = (n: number): Worker[] =>
  Array.from({ length: n }, (_, i) => ({ id: i + 1, name: `ワーカー${i + 1}`, times: i }))
let drawn = 0
const columns: Column<Worker>[] = [
  {
    label: '氏名',
    width: '1fr',
    cell: (w) => {
      drawn += 1
      return w.name
    },
    sortKey: 'name',
  },
  { label: '勤務', width: '80px', cell: (w) => `${w.times}回`, number: true },
]
const keyOf = (w: Worker) => String(w.id)
const nameOf = (w: Worker) => w.name

function Selectable({ items }: { items: Worker[] }) {
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <DataTable
        label='ワーカー'
        columns={columns}
        items={items}
        keyOf={keyOf}
        selection={{ selected, onChange, nameOf, unit: '名' }}
      />
      <BulkBar count={selected.size} unit='名' onClear={() => onChange(new Set())}>
        <button type='button'>連絡する</button>
      </BulkBar>
    </>
  )
}

test('行を選ぶと人数がわかり、すべて選択と解除ができる', async () => {
  render(<Selectable items={workers(3)} />)
  expect(screen.queryByRole('group')).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'ワーカー2を選択' }))
  expect(screen.getByRole('status')).toHaveTextContent('3名中1名を選択中')
  expect(screen.getByRole('group', { name: '選択した1名への操作' })).toBeVisible()
  const all = screen.getByRole('checkbox', { name: 'すべて選択' })
  expect(all).toBePartiallyChecked()
  await userEvent.click(all)
  expect(screen.getAllByRole('row', { selected: true })).toHaveLength(3)
  expect(all).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: '選択を解除' }))
  expect(screen.queryAllByRole('row', { selected: true })).toHaveLength(0)
  expect(await axeViolations()).toEqual([])
})

test('一行を選んでも、ほかの行は描き直さない', async () => {
  render(<Selectable items={workers(50)} />)
  drawn = 0
  await userEvent.click(screen.getByRole('checkbox', { name: 'ワーカー7を選択' }))
  expect(drawn).toBe(1)
})

test('200行までは全部を、超えたら見える分だけを描く', () => {
  const { unmount } = render(
    <DataTable label='ワーカー' columns={columns} items={workers(200)} keyOf={keyOf} />,
  )
  // The head is a row, too.
  expect(screen.getAllByRole('row')).toHaveLength(201)
  unmount()
  render(<DataTable label='ワーカー' columns={columns} items={workers(10_000)} keyOf={keyOf} />)
  expect(screen.getAllByRole('row').length).toBeLessThan(80)
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
})

test('はじめに描くのは画面に入る行だけで、残りはそのあと。戻ったときは、はじめから全部を描く', () => {
  const drawnFirst: number[] = []
  function Observed() {
    useLayoutEffect(() => {
      drawnFirst.push(screen.getAllByRole('row').length)
    }, [])
    return <DataTable label='ワーカー' columns={columns} items={workers(50)} keyOf={keyOf} />
  }
  const { unmount } = render(<Observed />)
  // The head and ten rows, then all fifty.
  expect(drawnFirst).toEqual([11])
  expect(screen.getAllByRole('row')).toHaveLength(51)
  unmount()
  dispatchEvent(new PopStateEvent('popstate'))
  render(<Observed />)
  expect(drawnFirst).toEqual([11, 51])
})

test('見出しを押すと昇順、もう一度で降順になる', async () => {
  const asked: Sort[] = []
  function Sorted() {
    const [sort, setSort] = useState<Sort>({ key: 'times', direction: 'asc' })
    return (
      <DataTable
        label='ワーカー'
        columns={columns}
        items={workers(2)}
        keyOf={keyOf}
        sort={sort}
        onSort={(s) => {
          asked.push(s)
          setSort(s)
        }}
      />
    )
  }
  render(<Sorted />)
  await userEvent.click(screen.getByRole('button', { name: '氏名' }))
  expect(screen.getByRole('columnheader', { name: '氏名' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await userEvent.click(screen.getByRole('button', { name: '氏名' }))
  expect(screen.getByRole('columnheader', { name: '氏名' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  expect(asked).toEqual([
    { key: 'name', direction: 'asc' },
    { key: 'name', direction: 'desc' },
  ])
})

test('同じ日の行は一つの見出しの下に並ぶ', () => {
  const group = {
    keyOf: (w: Worker) => (w.id < 3 ? '20日' : '21日'),
    heading: (key: string) => <b>{key}</b>,
  }
  render(
    <DataTable label='求人' columns={columns} items={workers(4)} keyOf={keyOf} group={group} />,
  )
  const rows = screen
    .getAllByRole('row')
    .map((r) => within(r).queryAllByRole('cell')[0]?.textContent)
  expect(rows).toEqual([
    undefined,
    '20日',
    'ワーカー1',
    'ワーカー2',
    '21日',
    'ワーカー3',
    'ワーカー4',
  ])
})

test('ページ番号は両端と前後を示し、間を省く', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(1, 12)).toEqual([1, 2, null, 12])
  expect(pageNumbers(3, 12)).toEqual([1, 2, 3, 4, null, 12])
  expect(pageNumbers(6, 12)).toEqual([1, null, 5, 6, 7, null, 12])
  expect(pageNumbers(12, 12)).toEqual([1, null, 11, 12])
})

/** The first page of a list. */
const page = (totalCount: number) => ({ items: workers(20), page: 1, perPage: 20, totalCount })
test('ページを移り、続きを求められる', async () => {
  const onPage = jest.fn()
  render(<Pagination of={page(33)} unit='件' onPage={onPage} appends />)
  expect(screen.getByText('33件中 20件を表示')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '1ページ目' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('button', { name: '前のページ' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: '次のページ' }))
  expect(onPage).toHaveBeenCalledWith(2)
  await userEvent.click(screen.getByRole('button', { name: 'さらに13件を表示' }))
  expect(onPage.mock.calls).toEqual([[2], [2]])
})

test('すべてが1ページにあるあいだは、何も出さない', () => {
  const { container } = render(<Pagination of={page(20)} unit='件' onPage={() => {}} />)
  expect(container).toBeEmptyDOMElement()
})

test('ページを移ると、その一覧の始まりを見せる', async () => {
  const shown: string[] = []
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.getAttribute('aria-label') ?? this.tagName)
  }
  try {
    render(
      <main>
        <section aria-label='メンバー'>
          <Pagination of={page(33)} unit='件' onPage={() => {}} />
        </section>
      </main>,
    )
    await userEvent.click(screen.getByRole('button', { name: '2ページ目' }))
    expect(shown).toEqual(['メンバー'])
  } finally {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  }
})

test('番号のない一覧も、同じ形で進み、最初に戻れる', async () => {
  const onFirst = jest.fn()
  const onNext = jest.fn()
  const { rerender, container } = render(
    <KeysetPagination shown={50} isFirst onFirst={onFirst} onNext={onNext} />,
  )
  expect(screen.getByText('50件を表示')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '最初のページ' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: '次のページ' }))
  expect(onNext).toHaveBeenCalledTimes(1)
  rerender(<KeysetPagination shown={7} isFirst={false} onFirst={onFirst} onNext={undefined} />)
  await userEvent.click(screen.getByRole('button', { name: '最初のページ' }))
  expect(onFirst).toHaveBeenCalledTimes(1)
  rerender(<KeysetPagination shown={7} isFirst onFirst={onFirst} onNext={undefined} />)
  expect(container).toBeEmptyDOMElement()
})

test('数えきっていない一覧は、件数を「以上」として示す', () => {
  render(<Pagination of={page(1000)} unit='件' atLeast onPage={() => {}} />)
  expect(screen.getByText('1,000件以上のうち 20件を表示')).toBeInTheDocument()
})
