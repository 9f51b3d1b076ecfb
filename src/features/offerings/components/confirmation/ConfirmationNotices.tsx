import { Users } from 'lucide-react'
import type { OfferingValidation } from '@/contracts/offerings/schemas'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Notice } from '@/ui/feedback/Notice'

type Props = {
  validation: Pick<OfferingValidation, 'errors' | 'warnings'>
  /** The messages of a refused save: another user has changed the offering. */
  conflictMessages: readonly string[] | undefined
  backHref: string
}

/** What blocks publishing, and what to check before it. `showFirstError` scrolls to the element with `data-problem`. */
export function ConfirmationNotices({ validation, conflictMessages, backHref }: Props) {
  const { warnings } = validation
  // Another notice shows the error of the budget.
  const errors = validation.errors.filter(({ field }) => field !== 'budget')
  return (
    <>
      {conflictMessages && (
        <div data-problem=''>
          <Notice
            tone='warning'
            icon={Users}
            live
            title={conflictMessages[0]}
            action={
              <ButtonLink size={32} href={backHref}>
                入力に戻って確かめる
              </ButtonLink>
            }
          >
            入力した内容は残っています。まだ公開していません。
          </Notice>
        </div>
      )}
      {errors.length > 0 && (
        <div data-problem=''>
          <Notice
            tone='error'
            live
            title='このままでは公開できません'
            action={
              <ButtonLink size={32} href={backHref}>
                修正する
              </ButtonLink>
            }
          >
            <ul>
              {errors.map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      {warnings.length > 0 && (
        <Notice tone='warning' title={`公開する前に${warnings.length}つ確認してください`}>
          <ul>
            {warnings.map(({ code, message }) => (
              <li key={code}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
