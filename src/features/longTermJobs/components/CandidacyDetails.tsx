import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useCan } from '@/components/permissions/useCan'
import { Memo } from '@/components/workers/Memo'
import { SectionText, WorkerSection } from '@/components/workers/WorkerSection'
import { longTermJobs } from '@/contracts/longTermJobs'
import type { LongTermCandidacy } from '@/contracts/longTermJobs/schemas'
import type { UserDetail } from '@/contracts/workers/schemas'
import { longTermLevelLabel } from '@/domain/workers/longTerm'
import { employmentTypeLabel } from '@/domain/workers/workers'
import { serverNow } from '@/lib/clock'
import { formatDateTime, formatFullDay } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { History } from './CandidacyDetails.styles'
import { selectionText } from './SelectionChip'
import { SelectionPanel } from './SelectionPanel'

const loadNoteSheet = () => import('./NoteSheet').then((m) => m.NoteSheet)
const preloadNoteSheet = () => void loadNoteSheet().catch(() => undefined)
const NoteSheet = dynamic(loadNoteSheet, { ssr: false, loading: LazyDialogBoundary })

/** '応募: ホールスタッフ' for an application, otherwise the kind of the preference. */
export const candidacyTitle = ({ job, level }: LongTermCandidacy) =>
  job ? `応募: ${job.title}` : `希望: ${level ? longTermLevelLabel[level] : ''}`

/** Selection, note and history of one application or preference. */
export function CandidacyDetails({
  clientId,
  candidacy,
  otherOpenCount,
  nextShift,
  onChanged,
  readLatest,
}: {
  clientId: string
  candidacy: LongTermCandidacy
  otherOpenCount: number
  nextShift: UserDetail['nextShift']
  onChanged: () => void
  readLatest: () => Promise<LongTermCandidacy | undefined>
}) {
  const canManage = useCan(longTermJobs.selectApplication)
  const [isEditing, setIsEditing] = useState(false)
  const { id, employment, note } = candidacy
  return (
    <>
      <WorkerSection id={`selection-${id}`} title='選考状況' note={candidacyTitle(candidacy)}>
        <SelectionPanel
          clientId={clientId}
          candidacy={candidacy}
          otherOpenCount={otherOpenCount}
          nextShift={nextShift}
          onChanged={onChanged}
        />
        {candidacy.selection === 'hired' && employment && (
          <SectionText>
            {formatFullDay(employment.startOn)}から ・{' '}
            {employmentTypeLabel[employment.employmentType]}
          </SectionText>
        )}
      </WorkerSection>
      <WorkerSection
        id={`note-${id}`}
        title='選考メモ'
        action={
          canManage && (
            <Button
              tone='link'
              size={32}
              aria-label='選考メモを編集'
              onPointerEnter={preloadNoteSheet}
              onFocus={preloadNoteSheet}
              onClick={() => setIsEditing(true)}
            >
              編集
            </Button>
          )
        }
      >
        <Memo>
          <p>{note || 'まだメモはありません。'}</p>
          <small>本人には見えません</small>
        </Memo>
      </WorkerSection>
      <CandidacyHistory candidacy={candidacy} />
      {isEditing && (
        <NoteSheet
          clientId={clientId}
          candidacy={candidacy}
          onClose={() => setIsEditing(false)}
          onChanged={onChanged}
          readLatest={readLatest}
        />
      )}
    </>
  )
}

function CandidacyHistory({ candidacy }: { candidacy: LongTermCandidacy }) {
  const { id, history, kind } = candidacy
  const now = serverNow()
  const received = kind === 'application' ? '応募' : '希望'
  return (
    <WorkerSection id={`history-${id}`} title='これまでの動き'>
      <History>
        {history
          .map((change, index) => (
            <li key={`${change.changedAt} ${index}`}>
              {change.changedByName === null && change.selection === 'unselected'
                ? `${received}が届きました`
                : `「${selectionText(change)}」に変更`}
              <small>
                {formatDateTime(change.changedAt, now)} {change.changedByName ?? '本人'}
              </small>
            </li>
          ))
          .reverse()}
      </History>
    </WorkerSection>
  )
}
