import { readJson, signInForCookie } from '../../kit/apiCalls'

type Offer = { content: unknown; masterCompanyOccupationId: number }
/** A store, and one of its offers after which others are made. */
export type Store = { clientId: number; offer: Offer }
/** A person who is signed in, and stores that the person may work in. */
export type Session = { cookie: string; stores: readonly Store[] }
type List = { items: { id: number }[] }

/**
 * Signs an account of the demonstration in ('store' for store@example.com), with at most `count` of its stores that
 * have an offer.
 */
export async function openSession(url: string, account: string, count = 1): Promise<Session> {
  const cookie = await signInForCookie(url, account)
  const read = <T>(path: string) => readJson<T>(url, path, cookie)
  const { items } = await read<List>('/accounts/me/accessible_resources/clients')
  const stores: Store[] = []
  for (const { id: clientId } of items) {
    if (stores.length === count) break
    const offers = `/clients/${clientId}/offers`
    const [first] = (await read<List>(offers)).items
    if (first) stores.push({ clientId, offer: await read(`${offers}/${first.id}`) })
  }
  return { cookie, stores }
}

/** The call that saves a draft of an offer with this title: an ordinary write that nobody else sees. */
export const draftCall = ({ clientId, offer }: Store, title: string) => ({
  method: 'POST' as const,
  path: `/clients/${clientId}/offers`,
  body: {
    title,
    masterCompanyOccupationId: offer.masterCompanyOccupationId,
    content: offer.content,
    draft: true,
    lockVersion: null,
    copiedFromOfferId: null,
  },
})
