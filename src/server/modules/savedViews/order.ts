import type { CompanySavedViewOrder, SavedViewOrder } from '@/contracts/savedViews/schemas'
import { savedViewPlaces } from '@/server/db/schema'
import { ApiError, invalid } from '@/server/http/errors'
import { lockOwner } from '@/server/modules/clients/records/clients'
import { ownerOf, isPlaceFor, shownViews, viewsInOrder, type Reader } from './views'

/**
 * Saves the order of the views of a list for the account, and returns them.
 * @throws ApiError 409 `stale` when one of them is gone, 422 when one is listed twice.
 */
export async function reorderViews(
  reader: Reader,
  { list, ids }: SavedViewOrder | CompanySavedViewOrder,
) {
  const { db, scope, account } = reader
  if (new Set(ids).size < ids.length) throw invalid({ ids: '同じ条件が二つあります。' })
  await lockOwner(db, scope)
  const seen = new Set((await viewsInOrder(reader, list)).map(({ id }) => id))
  if (!ids.every((id) => seen.has(id)))
    throw new ApiError(
      409,
      'stale',
      '他の担当者が先に条件を削除しました。最新の内容を読み込んでから、もう一度並べ替えてください。',
    )
  await db.delete(savedViewPlaces).where(isPlaceFor(reader, list))
  await db.insert(savedViewPlaces).values(
    ids.map((savedViewId, index) => ({
      ...ownerOf(scope),
      accountId: account.id,
      list,
      savedViewId,
      place: index + 1,
    })),
  )
  return shownViews(reader, list)
}
