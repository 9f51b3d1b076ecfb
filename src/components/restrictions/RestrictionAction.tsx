import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import type { Scope } from '@/components/permissions/usePermissions'
import { useScope } from '@/components/permissions/useScope'
import { accounts } from '@/contracts/accounts'
import { companyBilling, storeBilling } from '@/contracts/billing'
import type { RestrictionCode } from '@/contracts/clients/enums'
import type { Restriction } from '@/contracts/clients/schemas'
import { identification } from '@/contracts/identification'
import { operatorRequests } from '@/contracts/operatorRequests'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'

type Props = { clientId: string; restriction: Restriction }

const scopeOf = (clientId: string): Scope => ({ clientId: Number(clientId) })

function LimitLink({ clientId }: Props) {
  const canRequest = useCan(operatorRequests.requestUsageLimit, scopeOf(clientId))
  if (!canRequest) return null
  return (
    <ButtonLink size={32} href={href(routes.requestUsageLimit, { clientId })}>
      上限の変更を申請する
    </ButtonLink>
  )
}

function LiftLink({ clientId, restriction }: Props) {
  const canRequest = useCan(operatorRequests.requestLift, scopeOf(clientId))
  if (!canRequest) return null
  return (
    <ButtonLink
      size={32}
      href={href(routes.requestLift, { clientId }, { ref_offer_id: restriction.refOfferId ?? 0 })}
    >
      利用再開を申請する
    </ButtonLink>
  )
}

/** Links to the statement of the unpaid invoice: the company's, or for staff of a store the store's. */
function StatementLink({ clientId, restriction: { refOperationId } }: Props) {
  const { companyId } = useScope()
  const canOpenCompany = useCan(companyBilling.detail)
  const canOpenStore = useCan(storeBilling.list, scopeOf(clientId))
  if (companyId !== undefined && canOpenCompany && refOperationId !== null)
    return (
      <ButtonLink
        size={32}
        href={href(routes.companyStatement, { companyId }, { operation_id: refOperationId })}
      >
        利用明細を開く
      </ButtonLink>
    )
  if (!canOpenStore) return null
  return (
    <ButtonLink size={32} href={href(routes.statements, { clientId })}>
      利用明細を開く
    </ButtonLink>
  )
}

const CorrectionsLink = ({ clientId }: Props) => (
  <ButtonLink size={32} href={href(routes.corrections, { clientId })}>
    修正依頼を開く
  </ButtonLink>
)
const ReviewsLink = ({ clientId }: Props) => (
  <ButtonLink size={32} href={href(routes.reviews, { clientId })}>
    評価を入力する
  </ButtonLink>
)

/** Shown to staff of the company alone, because staff of one store cannot apply for the identification. */
function IdentificationLink({ clientId }: Props) {
  const scope = useScope()
  const { data: clients } = useQuery(accounts.clients, scope.companyId === undefined ? {} : null)
  const companyId =
    scope.companyId ?? clients?.items.find(({ id }) => id === Number(clientId))?.companyId
  const canApply = useCan(identification.apply, { companyId })
  if (companyId === undefined || !canApply) return null
  return (
    <ButtonLink size={32} href={href(routes.identification, { companyId })}>
      事業者確認を開く
    </ButtonLink>
  )
}

function FactCheckLink({ clientId }: Props) {
  const canSubmit = useCan({ permission: 'offer.edit' }, scopeOf(clientId))
  if (!canSubmit) return null
  return (
    <ButtonLink size={32} href={href(routes.factChecks, { clientId })}>
      事業実態確認を開く
    </ButtonLink>
  )
}

const links: Partial<Record<RestrictionCode, (props: Props) => React.ReactNode>> = {
  usage_limit_reached: LimitLink,
  identification_required: IdentificationLink,
  business_fact_check_required: FactCheckLink,
  payment_overdue: StatementLink,
  policy_violation: LiftLink,
  operator_suspension: LiftLink,
  fix_request_overdue: CorrectionsLink,
  unreviewed_over_limit: ReviewsLink,
}

/** The action that ends a restriction, by its code; nothing without the permission. */
export function RestrictionAction(props: Props) {
  const Link = links[props.restriction.code]
  return Link ? <Link {...props} /> : null
}
