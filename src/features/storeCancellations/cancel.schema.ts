import * as z from 'zod/mini'
import { cannotAcceptNote, findDiscrimination } from '@/domain/cancellation/cancelNote'
import { needsNote, rejectReasons } from '@/domain/cancellation/rejection'
import { cannotSendMessage } from '@/domain/chat/message'
import { formatYen } from '@/lib/text/money'

const choice = z.enum(['', 'yes', 'no'])
const noReason = 'キャンセルの理由を選んでください。'
const values = z.object({
  // The value is null if the radio buttons were passed without choosing one.
  reasonTypeId: z.string(noReason),
  itemWritten: choice,
  workPossible: choice,
  note: z.string(),
  message: z.string(),
  evidenceFileIds: z.array(z.custom<File>()),
  confirmedWithWorker: z.boolean(),
  reopen: z.enum(['yes', 'no']),
  agreedToPay: z.boolean(),
  dueYen: z.number(),
})

/** The form of a cancellation. Checks what the selected reason requires, by the same rules as the server. */
export default values.check((context) => {
  const { value } = context
  const reason = rejectReasons.find((candidate) => String(candidate.id) === value.reasonTypeId)
  const fail = (name: keyof typeof value, message: string | undefined) => {
    if (message) context.issues.push({ code: 'custom', path: [name], message, input: value[name] })
  }
  if (!reason) {
    fail('reasonTypeId', noReason)
    return
  }
  if (reason.allowance === 'by_answers')
    for (const name of ['itemWritten', 'workPossible'] as const)
      if (value[name] === '') fail(name, 'どちらかを選んでください。')
  if (value.note.trim() !== '' || needsNote(reason)) fail('note', cannotAcceptNote(value.note))
  fail('message', findDiscrimination(value.message)?.reason ?? cannotSendMessage(value.message))
  if (reason.needsEvidence && value.evidenceFileIds.length === 0)
    fail('evidenceFileIds', '理由を確認できる写真や書類を添付してください。')
  if (reason.needsWorkerConfirmation && !value.confirmedWithWorker)
    fail('confirmedWithWorker', 'チャットで本人に確認してから、申請してください。')
  if (value.dueYen > 0 && !value.agreedToPay)
    fail(
      'agreedToPay',
      `休業手当 ${formatYen(value.dueYen)}の支払いが発生することを確認して、チェックを入れてください。`,
    )
})
