/** The shapes of the cards, before the templates are there. */
export function OfferCardsSkeleton() {
  return (
    <div role='status' aria-label='読み込み中'>
      <ul className='offerCards' aria-hidden>
        {Array.from({ length: 6 }, (_, i) => (
          <li className='offerCardsSkeletonShape' key={i}>
            <i data-picture='' />
            <div data-body=''>
              <b />
              <s />
              <u />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
