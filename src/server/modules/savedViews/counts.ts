import { chatRoomListQuery } from '@/contracts/chat/query'
import { offeringFileQuery } from '@/contracts/offerings/query'
import { offerListQuery } from '@/contracts/offers/query'
import { fixPaymentFileQuery } from '@/contracts/paymentCorrections/query'
import { clientReviewListQuery } from '@/contracts/reviews/query'
import { MAX_VISIBLE_VIEWS, MAX_VIEW_COUNT, type SavedViewList } from '@/contracts/savedViews/enums'
import type { SavedViewCounts } from '@/contracts/savedViews/schemas'
import { userFileQuery } from '@/contracts/workers/query'
import { readQuery, type Query, type QueryValue } from '@/lib/query'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { countRooms } from '@/server/modules/chat/service'
import { countOfferings } from '@/server/modules/offerings/service'
import { countOffers } from '@/server/modules/offers/service'
import { countCorrections } from '@/server/modules/paymentCorrections/service'
import { countClientReviews } from '@/server/modules/reviews/service'
import { countUsers } from '@/server/modules/workers/service'
import { viewsInOrder, type Reader } from './views'

type Count = (store: StoreOperation, queryString: string) => PromiseLike<number>

/** Reads a saved query string with the codec of its list, so that a view counts the rows that its list would show. */
const counting =
  <Q extends Query>(
    codec: Q,
    count: (store: StoreOperation, query: QueryValue<Q>, max: number) => PromiseLike<number>,
  ): Count =>
  (store, queryString) =>
    count(
      store,
      readQuery(codec, Object.fromEntries(new URLSearchParams(queryString))),
      MAX_VIEW_COUNT,
    )

const counters: Record<SavedViewList, Count> = {
  offerings: counting(offeringFileQuery, countOfferings),
  users: counting(userFileQuery, countUsers),
  offers: counting(offerListQuery, countOffers),
  corrections: counting(fixPaymentFileQuery, countCorrections),
  clientReviews: counting(clientReviewListQuery, countClientReviews),
  chatRooms: counting(chatRoomListQuery, countRooms),
}

/** Counts the rows of each view of a list that the account sees, up to a bound, one after the other. */
export async function countViews(
  reader: Reader<ClientScope> & { now: Date },
  list: SavedViewList,
): Promise<SavedViewCounts> {
  const views = (await viewsInOrder(reader, list)).slice(0, MAX_VISIBLE_VIEWS)
  const items: SavedViewCounts['items'] = []
  for (const { id, query } of views)
    items.push({ id, query, count: await counters[list](reader, query) })
  return { items }
}
