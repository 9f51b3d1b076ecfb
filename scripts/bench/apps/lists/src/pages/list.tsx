import { useEffect, useMemo, useState } from 'react'
import { Link } from '@/ui/buttons/Link'
import { DataTable, type Column } from '@/ui/data-display/table/DataTable'
import { SearchField } from '@/ui/fields/filters/SearchField'
import { benchRows, type BenchRow } from '../rows'

const columns: Column<BenchRow>[] = [
  { label: '番号', width: '64px', cell: (r) => r.id, number: true },
  { label: '求人', width: '1fr', cell: (r) => <Link href={`#${r.id}`}>{r.title}</Link> },
  { label: '日付', width: '110px', cell: (r) => r.date },
  { label: '時間', width: '130px', cell: (r) => `${r.start}〜${r.end}` },
  { label: '状態', width: '110px', cell: (r) => r.status },
  { label: '人数', width: '70px', cell: (r) => `${r.matched}/${r.wanted}`, number: true },
  { label: '時給', width: '90px', cell: (r) => `${r.wage.toLocaleString()}円`, number: true },
  { label: '場所', width: '1fr', cell: (r) => r.place },
]
const keyOf = (r: BenchRow) => String(r.id)

/** The console's own table over `n` rows, searched in the page at every key, as the plain list is. */
export default function List() {
  const [rows, setRows] = useState<BenchRow[]>([])
  const [text, setText] = useState('')
  useEffect(() => {
    setRows(benchRows(Number(new URLSearchParams(location.search).get('n'))))
  }, [])
  const found = useMemo(() => rows.filter((r) => r.title.includes(text)), [rows, text])
  return (
    <main>
      <h1>募集一覧</h1>
      <SearchField label='検索' value={text} onSearch={setText} delay={0} />
      <p id='count'>{found.length}</p>
      <DataTable label='求人' columns={columns} items={found} keyOf={keyOf} />
    </main>
  )
}
