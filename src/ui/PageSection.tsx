import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { color, font, media, weight } from './tokens'

type Props = { title?: ReactNode; note?: ReactNode; aside?: ReactNode; line?: boolean; id?: string; children: ReactNode }

/** A titled part of a page, divided by a line above it (`line={false}` hides it). `note` follows the title quietly, `aside` stands at the right. */
export function PageSection({ title, note, aside, line = true, id, children }: Props) {
  const heading = useId()
  return (
    <Root id={id} data-line={line || undefined} {...(title === undefined ? {} : { 'aria-labelledby': heading })}>
      {(title !== undefined || aside !== undefined) && (
        <div data-head=''>{title !== undefined && <h2 id={heading}>{title}</h2>}{note !== undefined && <span>{note}</span>}{aside !== undefined && <div>{aside}</div>}</div>
      )}
      {children}
    </Root>
  )
}

const Root = styled.section`
  display: flex; flex-direction: column; gap: 12px; min-width: 0; margin-top: 28px;
  &:first-of-type:not([data-line]) { margin-top: 0; }
  &[data-line] { border-top: 1px solid ${color.line}; padding-top: 20px; }
  > [data-head] { display: flex; align-items: baseline; gap: 8px; min-height: 30px; }
  > [data-head] h2 { margin: 0; font-size: ${font.l}; line-height: 1.5; font-weight: ${weight.bold}; font-feature-settings: 'palt'; letter-spacing: .01em; word-break: auto-phrase; }
  > [data-head] > span { font-size: ${font.s}; color: ${color.ink2}; }
  > [data-head] > div { margin-left: auto; align-self: center; flex: none; }
  ${media.tablet} { margin-top: 32px; &[data-line] { padding-top: 24px; } }
`
