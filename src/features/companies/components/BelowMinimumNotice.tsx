import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import { minimumWages } from '@/contracts/minimumWages'
import { formatYenDiff } from '@/lib/text/money'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Notice } from '@/ui/feedback/Notice'

/**
 * What is left to do after a new table of minimum wages: how many offers and offerings pay less, how many shifts have
 * begun with such a wage, and a link to the page that lists them. Renders nothing if there are none.
 */
export function BelowMinimumNotice({ companyId }: { companyId: string }) {
  const canRead = useCan(minimumWages.below)
  const { data } = useQuery(minimumWages.below, canRead ? { companyId } : null)
  if (!data || (data.totalCount === 0 && data.started.length === 0)) return null
  const { totalCount, started } = data
  const offeringCount = data.items.filter(({ kind }) => kind === 'offering').length
  return (
    <Notice
      tone='warning'
      title={
        totalCount > 0
          ? `最低賃金を下回る求人・ひな形が${totalCount}件あります`
          : `最低賃金を下回ったまま始まった勤務が${started.length}件あります`
      }
      action={
        <ButtonLink size={32} href={href(routes.companyMinimumWage, { companyId })}>
          {totalCount > 0 ? '確認して引き上げる' : '対象の勤務を確かめる'}
        </ButtonLink>
      }
    >
      {totalCount > 0 &&
        (offeringCount > 0
          ? `求人${offeringCount}件を最低賃金まで引き上げる費用は${formatYenDiff(data.costYen)}(税込)の見込みです。`
          : '引き上げるまで、このひな形からは公開できません。')}
      {totalCount > 0 &&
        started.length > 0 &&
        `ほかに、下回ったまま始まった勤務が${started.length}件あります。`}
      {totalCount === 0 && '時給は引き上げられませんが、差額の支払いが必要です。'}
    </Notice>
  )
}
