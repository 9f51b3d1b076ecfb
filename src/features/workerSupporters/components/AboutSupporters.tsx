import { useEffect } from 'react'
import { MAX_SUPPORTERS } from '@/domain/workers/workerSupporter'
import * as S from '@/features/workerSupporters/WorkerSupportersScreen.styles'
import { serverNow } from '@/lib/clock'
import { dayOf } from '@/lib/date'
import { workerSupporterCandidatesFirstVisitDate } from '@/lib/storage/storedValues'
import { useStored } from '@/lib/storage/useStored'
import { Fold } from '@/ui/data-display/Fold'

/** Explains worker supporters. Expanded on the day of the first visit on this device. */
export function AboutSupporters() {
  const [firstVisit, setFirstVisit] = useStored(workerSupporterCandidatesFirstVisitDate)
  const today = dayOf(serverNow())
  useEffect(() => {
    if (workerSupporterCandidatesFirstVisitDate.get() === null) setFirstVisit(dayOf(serverNow()))
  }, [setFirstVisit])
  return (
    <S.About>
      <Fold
        open={firstVisit === null || firstVisit === today}
        summary={<b>ワーカーサポーターとは</b>}
      >
        <ul>
          <li>この店舗の仕事をよく知るワーカーに、はじめての方への案内をお願いする仕組みです。</li>
          <li>任命・解除は、本人にメッセージで知らせます。</li>
          <li>
            報酬や勤務の条件は変わりません。いつでも解除できます。{MAX_SUPPORTERS}
            名まで任命できます。
          </li>
        </ul>
      </Fold>
    </S.About>
  )
}
