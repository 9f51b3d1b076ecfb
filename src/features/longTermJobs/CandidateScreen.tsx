import { MessageCircle } from 'lucide-react'
import { useQuery } from '@/api/useQuery'
import { QueryError, QueryResult, allOf } from '@/components/queries/QueryResult'
import { ReviewsOfWorker } from '@/components/workers/ReviewsOfWorker'
import { SectionCard } from '@/components/workers/SectionCard'
import { WorkerColumns } from '@/components/workers/WorkerColumns'
import { WorkerHead } from '@/components/workers/WorkerHead'
import { WorkerHistory } from '@/components/workers/WorkerHistory'
import { WorkerSection } from '@/components/workers/WorkerSection'
import { WorkerStats } from '@/components/workers/WorkerStats'
import { longTermJobs } from '@/contracts/longTermJobs'
import type { LongTermCandidacy, LongTermUser } from '@/contracts/longTermJobs/schemas'
import { workers } from '@/contracts/workers'
import type { UserDetail } from '@/contracts/workers/schemas'
import { isOpenSelection, wishesText } from '@/domain/workers/longTerm'
import { membershipTierLabel } from '@/domain/workers/tierLabel'
import { serverNow } from '@/lib/clock'
import { formatSlashDay } from '@/lib/date'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { PageMeta } from '@/shell/page/PageMeta'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Avatar } from '@/ui/data-display/Avatar'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { Tag } from '@/ui/data-display/Tag'
import { NotFound } from '@/ui/feedback/NotFound'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { CandidacyDetails, candidacyTitle } from './components/CandidacyDetails'
import { SelectionChip } from './components/SelectionChip'
import { WishGrid } from './components/WishGrid'

/** A candidate for long-term employment: wishes, history and reviews here, and the selection. */
export function CandidateScreen({ clientId, userId }: Params<typeof routes.longTermUser.path>) {
  const input = { clientId, userId }
  const candidate = useQuery(longTermJobs.user, input)
  const worker = useQuery(workers.one, input)
  const combined = allOf({ candidate, worker })
  const listHref = href(routes.longTermJobs, { clientId })
  const retry = () => {
    void candidate.mutate()
    void worker.mutate()
  }
  const crumb = { label: '長期採用', href: listHref }
  if (!combined.data)
    return (
      <PageLayout title={<BarTitle>長期採用の候補者</BarTitle>} crumbs={[crumb]}>
        <QueryResult
          of={combined}
          name='候補者'
          heading='h2'
          skeleton={<Skeleton kind='people' rows={6} />}
          missing={
            <NotFound name='候補者' back={{ href: listHref, label: '長期採用へ戻る' }}>
              この店舗に応募や希望が届いていないワーカーです。
            </NotFound>
          }
        />
      </PageLayout>
    )
  return (
    <PageLayout crumbs={[crumb, { label: combined.data.candidate.name }]}>
      <PageMeta title={combined.data.candidate.name} />
      <QueryError of={combined} name='候補者' />
      <Candidate
        clientId={clientId}
        candidate={combined.data.candidate}
        user={combined.data.worker}
        onChanged={retry}
        readLatest={() => candidate.mutate()}
      />
    </PageLayout>
  )
}

function Candidate({
  clientId,
  candidate,
  user,
  onChanged,
  readLatest,
}: {
  clientId: string
  candidate: LongTermUser
  user: UserDetail
  onChanged: () => void
  readLatest: () => Promise<LongTermUser | undefined>
}) {
  const { candidacies, hardToFillSlots } = candidate
  const openCandidacies = candidacies.filter(({ selection }) => isOpenSelection(selection))
  const main = openCandidacies[0] ?? candidacies[0]
  if (!main) return null
  const shared = { clientId, userId: user.userId, workedCount: user.workedCountHere }
  return (
    <>
      <CandidateHead clientId={clientId} user={user} main={main} />
      <WorkerStats user={user} />
      <WorkerColumns>
        <div>
          {candidacies
            .filter(({ kind }) => kind === 'application')
            .map((application) => (
              <ApplicationMessage key={application.id} application={application} />
            ))}
          <WorkerSection id='wishes' title='働ける曜日と時間' note={wishesText(main.wishes)}>
            <SectionCard>
              <WishGrid wishes={main.wishes} hardToFillSlots={hardToFillSlots} />
              {main.wishes.area && <p>場所の希望: {main.wishes.area}</p>}
            </SectionCard>
          </WorkerSection>
          <WorkerHistory {...shared} />
          <ReviewsOfWorker {...shared} />
        </div>
        <div>
          {[main, ...candidacies.filter((other) => other !== main)].map((candidacy) => (
            <CandidacyDetails
              key={candidacy.id}
              clientId={clientId}
              candidacy={candidacy}
              otherOpenCount={openCandidacies.filter((other) => other !== candidacy).length}
              nextShift={user.nextShift}
              onChanged={onChanged}
              readLatest={async () =>
                (await readLatest())?.candidacies.find(({ id }) => id === candidacy.id)
              }
            />
          ))}
        </div>
      </WorkerColumns>
    </>
  )
}

function CandidateHead({
  clientId,
  user,
  main,
}: {
  clientId: string
  user: UserDetail
  main: LongTermCandidacy
}) {
  return (
    <WorkerHead>
      <Avatar name={user.name} size={64} />
      <div>
        <h1 tabIndex={-1}>{user.name}</h1>
        <p>
          {user.nameKana} ・ {user.age}歳
        </p>
        <p>{candidacyTitle(main)}</p>
        <div data-marks=''>
          <SelectionChip candidate={main} />
          <Tag>{membershipTierLabel[user.tier]}</Tag>
          {user.blocked && <StatusChip kind='error' label='ブロック中' />}
          {user.graduate && <StatusChip kind='violet' label='卒業ワーカー' />}
        </div>
      </div>
      <div data-buttons=''>
        {user.chatRoomUid && (
          <ButtonLink
            size={44}
            icon={<MessageCircle aria-hidden />}
            href={href(routes.chatRoom, { clientId, chatRoomId: user.chatRoomUid })}
          >
            メッセージ
          </ButtonLink>
        )}
        <ButtonLink size={44} href={href(routes.user, { clientId, userId: user.userId })}>
          ワーカーの詳細
        </ButtonLink>
      </div>
    </WorkerHead>
  )
}

function ApplicationMessage({ application }: { application: LongTermCandidacy }) {
  return (
    <WorkerSection
      id={`message-${application.id}`}
      title='応募のことば'
      note={formatSlashDay(application.receivedAt, serverNow())}
    >
      <SectionCard>
        <p>{application.message || '応募のことばはありません。'}</p>
        <small>{candidacyTitle(application)}</small>
      </SectionCard>
    </WorkerSection>
  )
}
