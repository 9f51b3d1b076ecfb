import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { MatchedLine } from '@/components/matchings/MatchedBody'
import { QueryError } from '@/components/queries/QueryResult'
import { matchings } from '@/contracts/matchings'
import type { PresenceState } from '@/contracts/matchings/enums'
import { cannotMarkAbsent } from '@/domain/matchings/matching'
import { serverNow } from '@/lib/clock'
import { Sheet } from '@/ui/dialogs/Sheet'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { color, font } from '@/ui/tokens'
import { AbsenceForm } from './AbsenceForm'
import { AbsenceHelp } from './AbsenceHelp'
import { matchingTimesOf } from './matchingTimesOf'
import { Replacement } from './Replacement'

type Props = {
  clientId: string
  offeringId: number | string
  user: { userId: number; name: string; nameKana?: string; presence?: PresenceState }
  onClose: () => void
  /**
   * The first step: the options for a missing worker, recording the absence, or posting the seat of
   * a recorded absence.
   */
  initialStep?: 'help' | 'record' | 'replace'
  /** Somebody is already being recruited in their place. */
  hasReplacement?: boolean
}
/** `extra`: posts one more seat, although the worker may still come. */
type Step = 'help' | 'record' | 'replace' | 'extra'
function titleOf(step: Step, { name, presence }: Props['user']) {
  if (step === 'record') return `${name}さんの欠勤を登録する`
  if (step !== 'help') return '代わりを募集しますか'
  return presence === undefined || presence === 'late'
    ? `${name}さんがまだ到着していません`
    : `${name}さんの到着を確かめる`
}

/**
 * Handles a worker who has not come: call, write, wait, or record the absence and post the seat
 * again. Mount it beside the list and not inside a row: a recorded absence removes the row while
 * the replacement is still being offered.
 */
export function AbsenceSheet({
  clientId,
  offeringId,
  user,
  onClose,
  initialStep = 'help',
  hasReplacement = false,
}: Props) {
  const { userId, name, nameKana } = user
  const [step, setStep] = useState<Step>(initialStep)
  const params = { clientId, offeringId, userId }
  const query = useQuery(matchings.one, params)
  const { data: matching, error } = query
  const body = useRef<HTMLDivElement>(null)
  const previousStep = useRef(step)
  useEffect(() => {
    if (previousStep.current === step) return
    previousStep.current = step
    const dialog = body.current?.closest('[role=dialog]')
    if (dialog) dialog.scrollTop = 0
    // The browser would scroll the title of a sheet that is longer than the screen out of view.
    body.current?.focus({ preventScroll: true })
  }, [step])
  function content(close: () => void) {
    if (step === 'replace') return <Replacement {...params} onDone={close} />
    if (error) return <QueryError of={query} name='ワーカーの状況' inline />
    if (!matching) return <Skeleton kind='text' rows={4} />
    if (step === 'help')
      return (
        <AbsenceHelp
          {...params}
          user={matching}
          onRecord={() => setStep('record')}
          onReplace={hasReplacement ? undefined : () => setStep('extra')}
          onWait={close}
        />
      )
    if (step === 'extra')
      return (
        <>
          <Notice tone='warning' title={`${name}さんも来ると、2名分の費用になります`}>
            来た人の枠は、なくなりません。{cannotMarkAbsent(matchingTimesOf(matching), serverNow())}
          </Notice>
          <Replacement {...params} onDone={close} />
        </>
      )
    return (
      <AbsenceForm {...params} user={matching} onClose={close} onDone={() => setStep('replace')} />
    )
  }
  return (
    <Sheet title={titleOf(step, user)} onClose={onClose}>
      {(close) => (
        <Body ref={body} tabIndex={-1}>
          {step === 'replace' ? (
            <p>{name}さんを欠勤として登録しました。</p>
          ) : (
            <MatchedLine nameKana={nameKana ?? matching?.nameKana} shift={matching} />
          )}
          {content(close)}
        </Body>
      )}
    </Sheet>
  )
}

const Body = styled.div`
  display: grid;
  gap: 16px;
  &:focus {
    outline: none;
    box-shadow: none;
  }
  > p {
    font-size: ${font.s};
    color: ${color.ink2};
  }
`
