import type { Adjustment } from '@/contracts/billing/schemas'
import { adjustmentGroupsOf, type AdjustmentGroup } from '@/features/billing/lib/adjustmentGroups'
import { serverNow } from '@/lib/clock'
import { formatDay, formatMonth } from '@/lib/date'
import { formatBillYenDiff } from '@/lib/text/money'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { PageSection } from '@/ui/layout/PageSection'
import * as S from './StatementLines.styles'

/** Amounts on this month's bill for shifts whose own month was confirmed before they were settled. */
export function StatementAdjustments({
  adjustments,
  canOpenStores,
}: {
  adjustments: readonly Adjustment[]
  canOpenStores: boolean
}) {
  const groups = adjustmentGroupsOf(adjustments)
  if (groups.length === 0) return null
  return (
    <PageSection title='請求調整' note={`${groups.length}件`}>
      <S.Lines aria-label='請求調整'>
        {groups.map((group) => (
          <AdjustmentItem key={group.first.id} group={group} canOpenStores={canOpenStores} />
        ))}
      </S.Lines>
    </PageSection>
  )
}

function AdjustmentItem({
  group: { first, nontaxableYen, taxableYen },
  canOpenStores,
}: {
  group: AdjustmentGroup
  canOpenStores: boolean
}) {
  const source = [
    first.sourceMonth !== null && `対象月 ${formatMonth(first.sourceMonth)}`,
    first.sourceInvoiceNumber !== null && `元の請求書 ${first.sourceInvoiceNumber}`,
  ].filter((part) => part !== false)
  return (
    <li>
      <time dateTime={first.approvedOn}>{formatDay(first.approvedOn, serverNow())}</time>
      <div>
        <b>{first.kindLabel}</b>
        <p>
          {first.clientName} ・ {first.reason}
        </p>
        {source.length > 0 && <p>{source.join(' ・ ')}</p>}
        {canOpenStores && first.offeringId !== null && <OriginLink adjustment={first} />}
      </div>
      <dl>
        <div>
          <dt>不課税</dt>
          <dd>{formatBillYenDiff(nontaxableYen)}</dd>
        </div>
        <div>
          <dt>課税10%(税抜)</dt>
          <dd>{formatBillYenDiff(taxableYen)}</dd>
        </div>
      </dl>
    </li>
  )
}

/** Links to the origin of the change: the correction or the shift. */
function OriginLink({ adjustment: { clientId, offeringId, kind } }: { adjustment: Adjustment }) {
  if (kind === 'fixAfterClose')
    return (
      <Link href={href(routes.corrections, { clientId }, { status: 'answered' })}>
        修正依頼を開く
      </Link>
    )
  if (offeringId === null) return null
  return <Link href={href(routes.offering, { clientId, offeringId })}>求人を開く</Link>
}
