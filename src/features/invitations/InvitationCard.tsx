import { Copy, Printer, RefreshCw, Users } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import type { Invitation } from '@/contracts/invitations/schemas'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import * as S from './invitation.styles'
import type { InvitationKind } from './saveInvitation'

const LOCAL_HOSTS = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/

/** Whether a URL points to this machine itself, so that it does not work on other devices. */
const isLocalUrl = (url: string) => LOCAL_HOSTS.test(new URL(url).hostname)

const InviteCode = dynamic(() => import('./InviteCode').then((m) => m.InviteCode), {
  ssr: false,
  loading: LazyBoundary,
})

/** The current invitation: its code, its URL and its actions. */
export function InvitationCard({
  current,
  kind,
  poster,
  onGroups,
  onRenew,
}: {
  current: NonNullable<Invitation['current']>
  kind: InvitationKind
  poster: string
  onGroups: () => void
  onRenew: () => void
}) {
  const urlField = useRef<HTMLInputElement>(null)
  const [copyResult, setCopyResult] = useState('')
  const now = serverNow()
  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(current.url)
      setCopyResult('URLをコピーしました。')
    } catch {
      // The browser refused, or the page was not loaded over https.
      urlField.current?.select()
      setCopyResult('コピーできませんでした。選択されているURLを、ご自身でコピーしてください。')
    }
  }
  return (
    <S.Card>
      {isLocalUrl(current.url) && (
        <S.LocalWarning tone='warning' title='この招待は、ワーカーのスマートフォンでは開けません'>
          URLがこのコンピューターだけを指しています。送ったり印刷したりする前に、管理者に「APP_ORIGIN」(公開するアドレス)の設定を依頼してください。
        </S.LocalWarning>
      )}
      <S.CodeFrame>
        <InviteCode url={current.url} />
      </S.CodeFrame>
      <S.Facts>
        <div>
          <S.CopyableUrl>
            <input
              ref={urlField}
              readOnly
              aria-label='招待URL'
              value={current.url}
              onFocus={(event) => event.target.select()}
            />
            <Button
              tone='primary'
              size={44}
              icon={<Copy size={18} aria-hidden />}
              onClick={() => void handleCopy()}
            >
              コピー
            </Button>
          </S.CopyableUrl>
          <p role='status'>{copyResult}</p>
        </div>
        <DescriptionList
          narrow
          items={[
            {
              label: '入るグループ',
              value:
                current.targetGroups.length > 0
                  ? current.targetGroups.map((group) => group.name).join('、')
                  : `なし(${kind === 'graduate' ? '卒業ワーカーに登録するだけ' : '認定ワーカーになるだけ'})`,
            },
            { label: '参加した人', value: `${current.acceptedCount.toLocaleString('ja-JP')}名` },
            {
              label: '作成',
              value: `${formatDateTime(current.createdAt, now)}${current.createdByName ? `・${current.createdByName}さん` : ''}`,
            },
          ]}
        />
        <S.Actions>
          <ButtonLink icon={<Printer size={18} aria-hidden />} href={poster}>
            ポスターを印刷
          </ButtonLink>
          <Button icon={<Users size={18} aria-hidden />} onClick={onGroups}>
            入るグループを変える
          </Button>
          <Button {...preloadDialog} icon={<RefreshCw size={18} aria-hidden />} onClick={onRenew}>
            URLを作り直す
          </Button>
        </S.Actions>
      </S.Facts>
    </S.Card>
  )
}
