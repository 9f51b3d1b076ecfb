import { Scale } from 'lucide-react'
import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { matchChecks } from '@/contracts/storeCancellations'
import { minuteMs } from '@/lib/date'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { ConfirmedMatches } from './components/ConfirmedMatches'
import { MatchCheckCard } from './components/MatchCheckCard'
import * as S from './MatchChecksScreen.styles'

const title = <BarTitle>マッチングの確認</BarTitle>

/** Upcoming matches with a problem that can still be solved, and the cost of each solution. */
export function MatchChecksScreen({ clientId }: Params<typeof routes.matchChecks.path>) {
  const query = useQuery(matchChecks.list, { clientId }, { refreshInterval: minuteMs })
  const { data } = query
  return (
    <PageLayout title={title} crumbs={[{ label: 'ホーム', href: href(routes.home, { clientId }) }]}>
      <S.Lead>
        決まった人が募集の条件に合っているかを、勤務の2週間前から確かめます。
        <b>24時間前までに気づけば、打てる手が多くなります。</b>
      </S.Lead>
      <QueryResult of={query} name='マッチング' skeleton={<Skeleton kind='people' rows={3} />} />
      {data?.totalCount === 0 && data.confirmedCount === 0 && (
        <EmptyState art='review' title='確認が要るマッチングはありません'>
          {data.problemFreeCount > 0
            ? `これから働く${data.problemFreeCount}名は、条件に合い、回答と書類もそろっています。`
            : '人が決まると、条件に合わないことや未回答の質問がここに出ます。'}
        </EmptyState>
      )}
      {data && data.totalCount + data.confirmedCount > 0 && (
        <>
          <S.Count>
            確認が要る<b>{data.totalCount}名</b>
            {data.confirmedCount > 0 && ` ・ 確認済み${data.confirmedCount}名`} ・ 問題なし
            {data.problemFreeCount}名
            {data.totalCount > data.items.length && `(早い順に${data.items.length}名を表示)`}
          </S.Count>
          <S.Cards>
            {data.items.map((item) => (
              <MatchCheckCard
                key={item.matchingId}
                clientId={clientId}
                item={item}
                checkedAt={data.checkedAt}
              />
            ))}
          </S.Cards>
          {data.confirmedCount > 0 && <ConfirmedMatches clientId={clientId} checks={data} />}
        </>
      )}
      <S.Footnote>
        <Notice tone='plain' icon={Scale} title='年齢・性別・国籍・住まいは条件に使いません'>
          募集に書いていない条件では、キャンセルの理由にできません。24時間前までであっても、できるだけ早くご連絡ください。
        </Notice>
      </S.Footnote>
    </PageLayout>
  )
}
