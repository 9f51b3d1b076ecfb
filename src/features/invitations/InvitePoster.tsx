import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { storeNameOf } from '@/components/clients/storeNameOf'
import { PosterSheet } from '@/components/offers/PosterSheet'
import { clients } from '@/contracts/clients'
import type { Invitation } from '@/contracts/invitations/schemas'
import { publicConfig } from '@/lib/config/publicConfig'
import { formatFullDay } from '@/lib/date'
import { color, radius, radiusXl, weight } from '@/ui/tokens'
import { InviteCode } from './InviteCode'
import type { InvitationKind } from './saveInvitation'

/** The poster for the staff room: the store, the code and three steps. It names no group. */
export function InvitePoster({
  clientId,
  kind,
  invitation,
  url,
  back,
}: {
  clientId: string
  kind: InvitationKind
  invitation: Invitation
  url: string
  back: string
}) {
  const { data: client } = useQuery(clients.one, { clientId })
  const from = invitation.brandName ?? (client && storeNameOf(client))
  return (
    <PosterSheet
      title='招待ポスター'
      back={back}
      addressee={
        <>
          <p>働いてくださった方へ</p>
          <h2>{from}</h2>
          <p>また一緒に働きませんか</p>
        </>
      }
      steps={[
        `${publicConfig.serviceName}のアプリを開く`,
        '「QRを読み取る」を押して、上のQRにカメラを向ける',
        '「参加する」を押す',
      ]}
      help={
        kind === 'graduate'
          ? 'このお店で働いていた方だけの求人を受け取れます。登録しても、勤務の約束にはなりません。'
          : '認定ワーカーになると、このお店の募集を、ほかの方より先に受け取れることがあります。参加しても、勤務の約束にはなりません。'
      }
      validity='URLを作り直したら、この紙は破棄してください'
      issued={invitation.current && `発行 ${formatFullDay(invitation.current.createdAt)}`}
    >
      <Code>
        <InviteCode url={url} size={320} />
        <b>{kind === 'graduate' ? '卒業ワーカーに登録する' : '認定ワーカーに参加する'}</b>
      </Code>
    </PosterSheet>
  )
}

// Sizes are relative to the width of the sheet.
const Code = styled.div`
  display: grid;
  justify-items: center;
  gap: 1cqw;
  width: 52cqw;
  margin: 4cqw auto;
  padding: 2cqw;
  border: 0.76cqw solid ${color.ink};
  border-radius: ${radiusXl};
  svg {
    width: 100%;
    height: auto;
  }
  b {
    width: 100%;
    padding: 1.2cqw 0;
    border-radius: ${radius};
    background: ${color.brand};
    text-align: center;
    font-size: 3.4cqw;
    font-weight: ${weight.bold};
  }
`
