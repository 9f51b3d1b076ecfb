import { QRCodeSVG } from 'qrcode.react'
import styled from 'styled-components'
import { color, font, weight } from '@/ui/tokens'

const words = { checkIn: { title: '出勤', before: 'はじめに', when: <>着いたら、着替える<b>前</b>に</> }, checkOut: { title: '退勤', before: 'おわりに', when: <>着替えたあと、帰る<b>前</b>に</> } } as const

/** One code. Coming and going differ by word and frame, not by colour alone, so that nobody scans one for the other. */
export function CodeCard({ kind, value }: { kind: keyof typeof words; value: string }) {
  const { title, before, when } = words[kind]
  return (
    <Root data-kind={kind}>
      <h3><small>{before}</small>{title}</h3>
      <QRCodeSVG value={value} level='M' marginSize={4} size={240} role='img' title={`${title}のQRコード`} />
      <p>{when}</p>
    </Root>
  )
}

const Root = styled.div`
  display: grid; justify-items: center; gap: 12px; padding: 16px; background: ${color.surface}; border: 4px solid ${color.ink}; border-radius: 16px;
  &[data-kind='checkOut'] { border-style: dashed; border-radius: 0; }
  h3 { width: 100%; margin: 0; padding: 8px 0; text-align: center; font-size: ${font.xxl}; line-height: 1.2; font-weight: ${weight.bold}; background: ${color.brand}; border-radius: 8px; letter-spacing: .1em; }
  &[data-kind='checkOut'] h3 { background: ${color.ink}; color: ${color.white}; border-radius: 0; }
  h3 small { display: block; font-size: ${font.s}; font-weight: ${weight.regular}; letter-spacing: 0; }
  svg { width: min(100%, 280px); height: auto; }
  p { font-size: ${font.m}; }
`
