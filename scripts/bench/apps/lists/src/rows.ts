const statuses = ['unpublished', 'published', 'matching', 'working', 'finished'] as const
const titles = ['レジ・品出し', 'ホールスタッフ', '倉庫内軽作業', 'キッチン補助', 'イベント設営']
const two = (n: number) => String(n).padStart(2, '0')

export type BenchRow = {
  id: number
  title: string
  date: string
  start: string
  end: string
  status: string
  wanted: number
  matched: number
  wage: number
  place: string
}
/** The rows of both lists, the plain one and ours. Typing 「12」 leaves some of them, deleting it brings all back. */
export const benchRows = (count: number): BenchRow[] =>
  Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    title: `${titles[i % 5] ?? ''} ${i + 1}`,
    date: `2026-${two((i % 12) + 1)}-${two((i % 28) + 1)}`,
    start: '09:00',
    end: '17:30',
    status: statuses[i % 5] ?? '',
    wanted: (i % 7) + 1,
    matched: i % 5,
    wage: 1100 + (i % 40) * 10,
    place: `東京都渋谷区${(i % 30) + 1}-${(i % 9) + 1}`,
  }))
