import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import { minimumWages } from '@/contracts/minimumWages'
import { formatYenDiff } from '@/lib/text/money'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Notice } from '@/ui/feedback/Notice'

/** The to-do of a new table of minimum wages: how much pays less, and the way to the raise. Silent without any. */
export function BelowMinimumNotice({ companyId }: { companyId: string }) {
  const canRead = useCan(minimumWages.below)
  const { data } = useQuery(minimumWages.below, canRead ? { companyId } : null)
  if (!data || (data.totalCount === 0 && data.started.length === 0)) return null
  const offeringCount = data.items.filter(({ kind }) => kind === 'offering').length
  return (
    <Notice
      tone='warning'
      title={
        data.totalCount > 0
          ? `最低賃金を下回る求人・ひな形が${data.totalCount}件あります`
          : '最低賃金を下回ったまま始まった勤務があります'
      }
      action={
        <ButtonLink size={32} href={href(routes.companyMinimumWage, { companyId })}>
          確認して引き上げる
        </ButtonLink>
      }
    >
      {offeringCount > 0
        ? `求人${offeringCount}件を最低賃金まで引き上げる費用は${formatYenDiff(data.costYen)}(税込)の見込みです。`
        : '引き上げるまで、このひな形からは公開できません。'}
    </Notice>
  )
}
