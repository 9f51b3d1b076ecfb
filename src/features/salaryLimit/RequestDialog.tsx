import styled from 'styled-components'
import { provisionDays, provisionPurposes } from '@/domain/workers/mynumberProvision'
import { formatYen } from '@/lib/text/money'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { color, font, radius, weight } from '@/ui/tokens'

const Body = styled.div`
  display: grid;
  gap: 14px;
  font-size: ${font.s};
  line-height: 1.7;
  h3 {
    margin: 0 0 4px;
    font-size: ${font.s};
    font-weight: ${weight.bold};
  }
  ol,
  p {
    margin: 0;
  }
  ol {
    padding-left: 1.4em;
    list-style: decimal;
  }
  [data-names] {
    max-height: 168px;
    padding: 8px 12px;
    overflow: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li > small {
    margin-left: 8px;
    color: ${color.ink2};
    font-variant-numeric: tabular-nums;
  }
`
type Props = {
  people: readonly { userId: number; name: string; yearYen: number }[]
  companyName: string
  sending: boolean
  onSend: () => void
  onClose: () => void
}

/** The purpose in full and everybody who is asked: what the worker reads is read here first. */
export function RequestDialog({ people, companyName, sending, onSend, onClose }: Props) {
  return (
    <ConfirmDialog
      title={`${people.length}名にマイナンバーの提供を依頼しますか`}
      applyLabel='依頼を送る'
      cancelLabel='やめる'
      loading={sending}
      onApply={onSend}
      onClose={onClose}
    >
      <Body>
        <section>
          <h3>利用目的</h3>
          <ol>
            {provisionPurposes.map((purpose) => (
              <li key={purpose}>{purpose}</li>
            ))}
          </ol>
          <p>{companyName}が上の目的だけに使うことを、ワーカーに表示します。</p>
        </section>
        <section>
          <h3>依頼する{people.length}名</h3>
          <div data-names='' tabIndex={0} role='region' aria-label='依頼するワーカー'>
            <ul>
              {people.map((one) => (
                <li key={one.userId}>
                  {one.name}さん<small>今年度 {formatYen(one.yearYen)}</small>
                </li>
              ))}
            </ul>
          </div>
        </section>
        <p>
          番号は、ワーカーがアプリの専用の画面で提供します。この画面やメッセージで番号を受け取ることはできません。
          {provisionDays}日のうちに提供されなければ、期限切れになります。
        </p>
      </Body>
    </ConfirmDialog>
  )
}
