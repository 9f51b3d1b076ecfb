import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { matchings } from '@/contracts/matchings'
import { formatShift } from '@/lib/date'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Sheet } from '@/ui/dialogs/Sheet'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { color, font, weight } from '@/ui/tokens'
import { AbsenceForm } from './AbsenceForm'
import { AbsenceHelp } from './AbsenceHelp'
import { Replacement } from './Replacement'

type Props = {
  clientId: string
  offeringId: number | string
  user: { userId: number; name: string; nameKana?: string }
  onClose: () => void
  /**
   * The first step: the options for a missing worker, recording the absence, or posting the seat of
   * a recorded absence.
   */
  initialStep?: 'help' | 'record' | 'replace'
}
const titles = {
  help: (name: string) => `${name}さんがまだ到着していません`,
  record: (name: string) => `${name}さんの欠勤を登録する`,
  replace: () => '代わりを募集しますか',
}

/**
 * Handles a worker who has not come: call, write, wait, or record the absence and post the seat
 * again. Mount it beside the list and not inside a row: a recorded absence removes the row while
 * the replacement is still being offered.
 */
export function AbsenceSheet({
  clientId,
  offeringId,
  user: { userId, name, nameKana },
  onClose,
  initialStep: initialStep = 'help',
}: Props) {
  const [step, setStep] = useState<keyof typeof titles>(initialStep)
  const params = { clientId, offeringId, userId }
  const { data: user, error, isValidating, mutate } = useQuery(matchings.one, params)
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
    if (step === 'replace')
      return <Replacement clientId={clientId} offeringId={offeringId} onDone={close} />
    if (error)
      return (
        <ErrorState
          inline
          title='ワーカーの状況を読み込めませんでした'
          onRetry={() => void mutate()}
          retrying={isValidating}
        >
          {error.message}
        </ErrorState>
      )
    if (!user) return <Skeleton kind='text' rows={4} />
    if (step === 'help')
      return (
        <AbsenceHelp {...params} user={user} onRecord={() => setStep('record')} onWait={close} />
      )
    return <AbsenceForm {...params} user={user} onClose={close} onDone={() => setStep('replace')} />
  }
  return (
    <Sheet title={titles[step](name)} onClose={onClose}>
      {(close) => (
        <Body ref={body} tabIndex={-1}>
          <p data-who=''>
            {step === 'replace' ? (
              `${name}さんを欠勤として登録しました。`
            ) : (
              <>
                {nameKana ?? user?.nameKana}
                {user && (
                  <>
                    {' '}
                    ・ <b>{formatShift(user.startAt, user.endAt, new Date())}</b>{' '}
                    {user.offeringTitle}
                  </>
                )}
              </>
            )}
          </p>
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
  form {
    display: grid;
    gap: 8px;
  }
  [data-who] {
    font-size: ${font.s};
    color: ${color.ink2};
  }
  [data-who] b {
    font-weight: ${weight.bold};
    color: ${color.ink};
  }
  [data-effects] {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [data-effects] li {
    display: flex;
    gap: 8px;
  }
  [data-effects] svg {
    flex: none;
    margin-top: 3px;
    color: ${color.ink3};
  }
  [data-acts] {
    display: flex;
    flex-direction: column;
    gap: 8px;
  }
  [data-final] {
    color: ${color.dangerText};
    font-weight: ${weight.bold};
    font-size: ${font.s};
  }
  @media (min-width: 750px) {
    [data-acts] {
      flex-direction: row-reverse;
    }
  }
`
