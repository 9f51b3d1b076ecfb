import { eq } from 'drizzle-orm'
import type { offerCopies as contract } from '@/contracts/offerCopies'
import { auditChanges } from '@/domain/audit/auditChange'
import { copyDifferences, copyFor, takeFields } from '@/domain/offers/offerCopy'
import { ClientScope } from '@/server/auth/tenantScope'
import { offerCopies } from '@/server/db/schema'
import type { Call } from '@/server/http/context'
import { invalid, notFound } from '@/server/http/errors'
import { insertCopiedOffer, updateCopiedOffer } from '@/server/modules/offers/service'
import { copiesOf, placesOf, sourceOf, storesWith } from './repository'

/** Copies an offer to stores of the company; those that have it already are left alone. */
export async function createCopies(call: Call<typeof contract.create>) {
  const { db, account, now, body } = call
  const source = await sourceOf(call, body.offerId, { lock: true })
  if (source.archivedAt !== null)
    throw invalid({ offerId: 'アーカイブしたひな形は、コピーできません。' })
  const withCopy = await storesWith(call, source)
  const places = await placesOf(call)
  const chosen = [...new Set(body.clientIds)].map((clientId) => {
    const store = places.find(({ id }) => id === clientId)
    if (!store) throw notFound()
    return store
  })
  const { title, content, masterCompanyOccupationId, occupationId } = source
  const done = { createdCount: 0, draftCount: 0 }
  const withoutCopy = chosen.filter((store) => !withCopy.has(store.id))
  for (const { id, place } of withoutCopy) {
    const scope = await ClientScope.check(db, account, id)
    const { offerId, isDraft } = await insertCopiedOffer(
      { db, scope, account, now },
      {
        title,
        content: copyFor(content, place),
        minimumWageYen: place.minimumWageYen,
        masterCompanyOccupationId,
        occupationId,
      },
    )
    await db.insert(offerCopies).values({
      clientId: id,
      offerId,
      sourceClientId: source.clientId,
      sourceOfferId: source.id,
      baseTitle: title,
      baseContent: content,
      alignedAt: now.toISOString(),
    })
    done.createdCount++
    if (isDraft) done.draftCount++
  }
  call.recordForAudit({
    ids: { offerId: source.id, clientId: source.clientId },
    changes: auditChanges({ copiedTo: [] }, { copiedTo: withoutCopy.map(({ id }) => id) }),
  })
  return done
}

/**
 * Applies changes of the sources to their copies. Wage, place and contact stay the store's. Fields that the store has
 * changed are overwritten only on request; until then the list shows them as differences.
 */
export async function alignCopies(call: Call<typeof contract.align>) {
  const { db, account, now, body } = call
  const copies = await copiesOf(call, body.copyIds)
  if (copies.length < new Set(body.copyIds).size) throw notFound()
  const places = new Map((await placesOf(call)).map(({ id, place }) => [id, place]))
  const done = { changedCount: 0, draftCount: 0 }
  const alignedIn = new Set<number>()
  for (const { copy, offer } of copies) {
    const source = await sourceOf(call, copy.sourceOfferId)
    const base = { title: copy.baseTitle, content: copy.baseContent }
    const fields = copyDifferences(source, offer, base)
      .filter(({ changedBy }) => body.isOverwriting || changedBy === 'head')
      .map(({ field }) => field)
    if (fields.length === 0) continue
    const scope = await ClientScope.check(db, account, copy.clientId)
    const { isDraft } = await updateCopiedOffer({ db, scope, account, now }, offer.id, {
      ...takeFields(source, offer, fields),
      minimumWageYen: places.get(copy.clientId)?.minimumWageYen,
    })
    // The base takes over only the aligned fields, so a field that the store keeps still counts as its change.
    const aligned = takeFields(source, base, fields)
    await db
      .update(offerCopies)
      .set({
        baseTitle: aligned.title,
        baseContent: aligned.content,
        alignedAt: now.toISOString(),
      })
      .where(eq(offerCopies.id, copy.id))
    alignedIn.add(copy.clientId)
    done.changedCount++
    if (isDraft) done.draftCount++
  }
  const [first] = copies
  call.recordForAudit({
    ...(first && {
      ids: { offerId: first.copy.sourceOfferId, clientId: first.copy.sourceClientId },
    }),
    changes: auditChanges({ alignedIn: [] }, { alignedIn: [...alignedIn] }),
  })
  return done
}
