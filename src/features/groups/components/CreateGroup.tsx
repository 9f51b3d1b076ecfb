import { Plus } from 'lucide-react'
import { MainAction } from '@/shell/layout/MainAction'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import * as S from './groups.styles'

const icon = <Plus aria-hidden />

/** The way to a new group, or why there is none. The reason needs more room than the top bar of a phone has. */
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
