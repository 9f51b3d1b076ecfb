import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { CallBasisNote } from '@/components/callableWorkers/CallBasisNote'
import { CallMark } from '@/components/callableWorkers/CallMark'
import { QueryResult } from '@/components/queries/QueryResult'
import { callableWorkers } from '@/contracts/callableWorkers'
import type { CallableWorker, CallableWorkers } from '@/contracts/callableWorkers/schemas'
import type { OfferingValues } from '@/features/offerings/lib/offeringValues'
import { Button } from '@/ui/buttons/Button'
import { Sheet } from '@/ui/dialogs/Sheet'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { color, font, weight } from '@/ui/tokens'

type Props = { clientId: string; offerId: string; values: OfferingValues; onClose: () => void }

/** Workers whom only a limit excludes come first, because other conditions could include them. */
const sections: readonly { title: string; states: readonly CallableWorker['state'][] }[] = [
  { title: '上限で呼べない人', states: ['limit'] },
  { title: '呼べる人', states: ['callable'] },
  { title: 'この時間に予定がある人', states: ['busy'] },
  { title: '条件に合わない人・ブロック中の人', states: ['conditions', 'blocked'] },
]

/** The workers who could take an offering with these conditions, and those whom it excludes, with the reasons. */
export function CallableSheet({ clientId, offerId, values, onClose }: Props) {
  const isLadder = values.ladder !== null
  const isForAll = !isLadder && values.scope !== 'group'
  const result = useQuery(callableWorkers.ofConditions, {
    clientId,
    offerId,
    query: {
      workOn: values.workOn,
      startTime: values.startTime,
      endTime: values.endTime,
      breakMin: values.breakMin ?? 0,
      hourlyWageYen: values.hourlyWageYen ?? 0,
      transportationYen: values.transportationYen ?? 0,
      groupIds: values.groupIds,
      trusted: isLadder ? '1' : '',
      experienced: isForAll ? '1' : '',
    },
  })
  return (
    <Sheet
      title={isForAll ? 'この仕事の経験者' : 'この求人で呼べる人'}
      onClose={onClose}
      footer={
        <Button size={44} wide onClick={onClose}>
          閉じる
        </Button>
      }
    >
      <Body>
        <QueryResult of={result} name='呼べる人' skeleton={<Skeleton kind='people' rows={4} />}>
          {(data) => <WorkersByState clientId={clientId} data={data} isForAll={isForAll} />}
        </QueryResult>
      </Body>
    </Sheet>
  )
}

/** The workers in sections by what prevents them from taking the offering. */
function WorkersByState({
  clientId,
  data: { basis, items, moreCount },
  isForAll,
}: {
  clientId: string
  data: CallableWorkers
  /** All workers see the offering. The list then has only those who have done this work here. */
  isForAll: boolean
}) {
  if (isForAll && items.length === 0)
    return (
      <EmptyState heading='h3' art='worker' title='この仕事をしたことのある人がいません'>
        この職種の求人で働いた人が、ここに並びます。
      </EmptyState>
    )
  if (!basis || items.length === 0)
    return (
      <EmptyState heading='h3' art='worker' title='この店舗で会ったことのある人がいません'>
        認定ワーカーやグループのメンバーが、ここに並びます。
      </EmptyState>
    )
  const limitCount = items.filter(({ state }) => state === 'limit').length
  return (
    <>
      <CallBasisNote clientId={clientId} basis={basis} />
      {isForAll && (
        <p>
          {basis.occupationName}の経験がある{items.length + moreCount}名のうち、この時間に呼べるのは
          {items.filter(({ state }) => state === 'callable').length}
          名です。この人たちに先に見せるには、「順番に広げる」を選んでください。
        </p>
      )}
      {limitCount > 0 && (
        <Notice tone='warning' title={`公開しても、${limitCount}名は上限のため申し込めません`}>
          短い時間にするか、月が変わってからの日にすると、申し込めることがあります。
        </Notice>
      )}
      {sections.map(({ title, states }) => {
        const found = items.filter(({ state }) => states.includes(state))
        if (found.length === 0) return null
        return (
          <section key={title}>
            <h3>
              {title} {found.length}名
            </h3>
            <ul>
              {found.map((worker) => (
                <li key={worker.userId}>
                  <b>{worker.name}</b>
                  <CallMark worker={worker} basis={basis} hasReason />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {moreCount > 0 && <p>ほかに{moreCount}名います。ここでは200名までを表示しています。</p>}
    </>
  )
}

const Body = styled.div`
  display: grid;
  gap: 16px;
  h3 {
    margin: 0 0 4px;
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 10px 0;
    border-top: 1px solid ${color.lineSoft};
  }
`
