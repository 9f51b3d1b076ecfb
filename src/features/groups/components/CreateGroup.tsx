import { Plus } from 'lucide-react'
import { MainAction } from '@/shell/layout/MainAction'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import * as S from './groups.styles'

const icon = <Plus aria-hidden />

/**
 * The button for a new group, disabled with the reason if the limit is reached. The reason needs more space than the
 * top bar of a phone has, so only the enabled button is a `MainAction`.
 */
export function CreateGroup({ href, refusal }: { href: string; refusal: string | undefined }) {
  if (refusal === undefined)
    return (
      <MainAction>
        <ButtonLink tone='primary' icon={icon} href={href}>
          グループを作る
        </ButtonLink>
      </MainAction>
    )
  return (
    <S.HeaderActions>
      <Button tone='primary' icon={icon} disabledReason={refusal}>
        グループを作る
      </Button>
    </S.HeaderActions>
  )
}
