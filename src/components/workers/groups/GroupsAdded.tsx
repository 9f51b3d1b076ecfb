import { CircleCheck } from 'lucide-react'
import styled from 'styled-components'
import { Can } from '@/components/permissions/Can'
import { offerings } from '@/contracts/offerings'
import { Button } from '@/ui/buttons/Button'
import { color, weight } from '@/ui/tokens'

type Props = { message: string; onPost: () => void }

/** Workers were added to a group: offers to post a job offering to it. */
export function GroupsAdded({ message, onPost }: Props) {
  return (
    <Added role='status'>
      <p>
        <CircleCheck size={20} aria-hidden />
        <b>{message}</b>
      </p>
      <Can do={offerings.create}>
        <Button tone='primary' size={48} onClick={onPost}>
          このグループに募集する
        </Button>
      </Can>
    </Added>
  )
}

const Added = styled.div`
  display: grid;
  gap: 16px;
  p {
    display: flex;
    gap: 8px;
    align-items: flex-start;
  }
  p > svg {
    flex: none;
    margin-top: 2px;
    color: ${color.successText};
  }
  b {
    font-weight: ${weight.bold};
  }
`
