import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useCan } from '@/components/permissions/useCan'
import { rosters } from '@/contracts/rosters'
import type { Roster } from '@/contracts/rosters/schemas'
import { ageCertificateText, recordedText } from '@/domain/workers/roster'
import { serverNow } from '@/lib/clock'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import * as S from './roster.styles'

type Row = Roster['offerings'][number]['rows'][number] & { offeringId: number }

/** Records whether a worker has had the 雇入れ時教育. Saved at once, with time and author. */
export function SafetyTrainingTick({ clientId, row }: { clientId: string; row: Row }) {
  const [record, isRecording] = useMutation(rosters.recordSafetyTraining)
  const canRecord = useCan(rosters.recordSafetyTraining)
  const { offeringId, userId, name, safetyTraining } = row
  const recorded = safetyTraining && <small>{recordedText(safetyTraining, serverNow())}</small>
  if (!canRecord) return recorded ?? '未'
  return (
    <S.Tick>
      <input
        type='checkbox'
        checked={safetyTraining !== null}
        disabled={isRecording}
        onChange={({ target }) =>
          void record({ clientId, offeringId, userId, body: { isGiven: target.checked } }).catch(
            notifyError,
          )
        }
      />
      <VisuallyHidden>{name}さんに雇入れ時教育をした</VisuallyHidden>
      {recorded}
    </S.Tick>
  )
}

/** Records whether the age certificate of a worker under 18 was seen. Renders nothing for older workers. */
export function AgeCertificateTick({ clientId, row }: { clientId: string; row: Row }) {
  const [record, isRecording] = useMutation(rosters.recordAgeCertificate)
  const { offeringId, userId, name, ageCertificate } = row
  if (!ageCertificate) return null
  return (
    <S.Tick>
      <input
        type='checkbox'
        checked={ageCertificate.seen !== null}
        disabled={isRecording}
        onChange={({ target }) =>
          void record({ clientId, offeringId, userId, body: { isSeen: target.checked } }).catch(
            notifyError,
          )
        }
      />
      <VisuallyHidden>{name}さんの</VisuallyHidden>
      <small>{ageCertificateText(ageCertificate, serverNow())}</small>
    </S.Tick>
  )
}
