import { ClipboardCheck } from 'lucide-react'
import { useQuery } from '@/api/useQuery'
import { matchChecks } from '@/contracts/storeCancellations'
import type { MatchChecks } from '@/contracts/storeCancellations/schemas'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import * as S from './MatchedWorkers.styles'

type CheckedMatch = MatchChecks['items'][number]

/** The problems of a match, without unanswered questions, which `MatchedWorkersSummary` shows. */
const problemsOf = ({ findings }: CheckedMatch) =>
  findings.filter(({ kind }) => kind !== 'answers_open')

/** The matched workers with a problem, and a link to the solutions with their cost. */
export function MatchesWithProblems({
  clientId,
  offeringId,
}: {
  clientId: string
  offeringId: number
}) {
  const { data } = useQuery(matchChecks.list, { clientId })
  const withProblems = (data?.items ?? []).filter(
    (item) => item.offeringId === offeringId && problemsOf(item).length > 0,
  )
  if (withProblems.length === 0) return null
  return (
    <S.MatchesNotice
      tone='warning'
      icon={ClipboardCheck}
      title={`募集の条件に合わないことがあるワーカーが${withProblems.length}名います`}
      action={
        <ButtonLink size={32} href={href(routes.matchChecks, { clientId })}>
          マッチングの確認を開く
        </ButtonLink>
      }
    >
      <ul>
        {withProblems.map((item) => (
          <li key={item.matchingId}>
            {item.name}さん:{' '}
            {problemsOf(item)
              .map(({ text }) => text)
              .join('、')}
          </li>
        ))}
      </ul>
    </S.MatchesNotice>
  )
}
