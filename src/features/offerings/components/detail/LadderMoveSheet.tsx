import { useState } from 'react'
import styled from 'styled-components'
import { ApiError } from '@/api/ApiError'
import { request } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useVersionedForm } from '@/api/useVersionedForm'
import { ConflictNotice } from '@/components/conflicts/ConflictNotice'
import { ladders } from '@/contracts/ladders'
import type { LadderCourseRung } from '@/contracts/ladders/schemas'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { ladderScopeLabel } from '@/domain/offerings/ladderLabels'
import { serverNow } from '@/lib/clock'
import { dayOf, formatDateTime, instantAt, timeOf } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { DateField } from '@/ui/dates/DateField'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { TimeField } from '@/ui/fields/inputs/TimeField'

type Props = {
  clientId: string
  offering: Pick<OfferingDetail, 'id' | 'closesAt'>
  rung: LadderCourseRung
  onClose: () => void
}

const labels = { day: '日付', time: '時刻' }
const valuesOf = (rung: LadderCourseRung | undefined) => ({
  day: rung ? dayOf(rung.startsAt) : '',
  time: rung ? timeOf(rung.startsAt) : '',
})

/** Changes when a coming rung opens. The server keeps the time between those of the rungs around it. */
export function LadderMoveSheet({ clientId, offering, rung, onClose }: Props) {
  const now = serverNow()
  const [move] = useMutation(ladders.move)
  const [errorMessages, setErrorMessages] = useState<readonly string[]>()
  const versioned = useVersionedForm(() => import('@/features/offerings/ladderMove.schema'), {
    record: rung,
    valuesOf,
    readLatest: async () => {
      const { rungs } = await request(ladders.one, { clientId, offeringId: offering.id })
      return rungs.find(({ scope }) => scope === rung.scope)
    },
  })
  const { form, opened = rung } = versioned
  const name = ladderScopeLabel[rung.scope]
  const onForm = versioned.submitWith(async ({ day, time }) => {
    const startsAt = instantAt(day, time)
    setErrorMessages(undefined)
    try {
      await move({
        clientId,
        offeringId: offering.id,
        body: { scope: rung.scope, startsAt, previousStartsAt: opened.startsAt },
      })
      notify({
        type: 'success',
        body: [`${name}の段を、${formatDateTime(startsAt, serverNow())}からにしました。`],
      })
      onClose()
    } catch (problem) {
      const isRefusal = problem instanceof ApiError && problem.status === 409
      if (!isRefusal || problem.code === 'stale') throw problem
      setErrorMessages(problem.messages)
    }
  })
  return (
    <FormSheet
      title={`${name}の段の時刻を変える`}
      form={form}
      onForm={onForm}
      applyLabel='時刻を変える'
      onClose={onClose}
    >
      {errorMessages && <FormAlert tone='error' messages={errorMessages} />}
      <ConflictNotice versioned={versioned} labels={labels} />
      <p>
        いまは{formatDateTime(opened.startsAt, now)}
        からです。前の段より後、次の段と申し込みの締切(
        {formatDateTime(offering.closesAt, now)})より前にできます。
      </p>
      <Pair>
        <DateField
          form={form}
          name='day'
          label='日付'
          required
          min={dayOf(now)}
          max={dayOf(offering.closesAt)}
        />
        <TimeField form={form} name='time' label='時刻' required />
      </Pair>
    </FormSheet>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: 12px;
`
