import { chatRooms } from '@/contracts/chat'
import type { Endpoint } from '@/contracts/endpoint'
import { myNumber } from '@/contracts/myNumber'
import { offers } from '@/contracts/offers'
import { workedBrandUsers, workers } from '@/contracts/workers'
import type { Route } from '@/routes/href'
import { routes } from '@/routes/routes'
import { specRoutes } from '@tests/kit/specLists'

const built = new Map<string, Route>(
  Object.values<Route>(routes).map((route) => [route.path.replace(/\[(\w+)\]/g, '{$1}'), route]),
)
const isBuilt = ({ path }: { path: string }) => built.has(path)

test('仕様のページは、どれもある', () => {
  expect(
    specRoutes()
      .filter((page) => !isBuilt(page))
      .map(({ path }) => path),
  ).toEqual([])
})

test.each(specRoutes().flatMap(({ path, query }) => query.map((name) => [path, name] as const)))(
  '%s は、任意の問い合わせ %s を受ける',
  (path, name) => {
    expect(Object.keys(built.get(path)?.query ?? {})).toContain(name)
  },
)

test.each<[string, Endpoint, string[]]>([
  ['ひな形の一覧', offers.list, ['page', 'sortKey', 'archived']],
  [
    'ワーカーの一覧',
    workers.list,
    ['groupId', 'sortKey', 'sortDirection', 'nameKana', 'page', 'blockStatus'],
  ],
  [
    'グループに入れる人の絞り込み',
    workedBrandUsers.list,
    ['offerTitleKeywords', 'requiredWorkedCount', 'onlyTrusted', 'groupsKeyword'],
  ],
  ['個人番号の依頼先の一覧', myNumber.users, ['list_type']],
  ['公開文の提案', offers.suggestion, ['master_company_occupation_id']],
  ['チャットの一覧', chatRooms.list, ['keyword']],
])('%sの呼び出しは、仕様の問い合わせを受ける', (_, endpoint, names) => {
  expect(Object.keys(endpoint.query)).toEqual(expect.arrayContaining(names))
})
test('ひな形の並びの既定は latest_offer_created_at', () => {
  expect(offers.list.query.sortKey.initial).toBe('latest_offer_created_at')
})
