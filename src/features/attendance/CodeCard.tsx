import { QRCodeSVG } from 'qrcode.react'
import * as S from './CodeCard.styles'

const words = {
  checkIn: {
    title: 'チェックイン',
    before: 'はじめに',
    when: (
      <>
        着いたら、着替える<b>前</b>に
      </>
    ),
  },
  checkOut: {
    title: 'チェックアウト',
    before: 'おわりに',
    when: (
      <>
        着替えたあと、帰る<b>前</b>に
      </>
    ),
  },
} as const

/**
 * One QR code. Check-in and check-out differ by text and frame, not by colour alone, to prevent
 * scanning the wrong one.
 */
export function CodeCard({ kind, value }: { kind: keyof typeof words; value: string }) {
  const { title, before, when } = words[kind]
  return (
    <S.Frame data-kind={kind}>
      <h3>
        <small>{before}</small>
        {title}
      </h3>
      <QRCodeSVG
        value={value}
        level='M'
        marginSize={4}
        size={240}
        role='img'
        title={`${title}のQRコード`}
      />
      <p>{when}</p>
    </S.Frame>
  )
}
