import { drawn } from '@/ui/icons'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { BulkBar } from '@/ui/BulkBar'
import { ButtonLink } from '@/ui/ButtonLink'

const SquareX = drawn('SquareX')

/** What can be done with the workers that are selected. */
export function SelectedUsers({ clientId, offeringId, userIds, onClear }: { clientId: string; offeringId: number; userIds: readonly number[]; onClear: () => void }) {
  return (
    <BulkBar count={userIds.length} unit='名' onClear={onClear}>
      <ButtonLink icon={<SquareX size={18} aria-hidden />} href={href(routes.reject, { clientId, offeringId }, { users: userIds.join(',') })}>キャンセル申請</ButtonLink>
    </BulkBar>
  )
}
