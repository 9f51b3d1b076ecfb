import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PrintStyle, PrintFooter, PrintPage, PrintSheet } from '@/ui/layout/PrintPage'
import { color, media, radiusFull, weight } from '@/ui/tokens'

type Props = {
  /** The title of the page and the accessible name of the sheet. */
  title: string
  back: string
  /** The addressee and the store. */
  addressee: ReactNode
  /** The QR code or codes. */
  children: ReactNode
  steps: readonly string[]
  help: string
  /** The validity of the sheet. */
  validity: string
  issued: ReactNode
}

/** One A4 poster: a QR code, instructions and its validity. */
export function PosterSheet({
  title,
  back,
  addressee,
  children,
  steps,
  help,
  validity,
  issued,
}: Props) {
  return (
    <PrintPage title={title} back={back}>
      <PrintStyle />
      <Sheet data-sheet=''>
        <article aria-label={title}>
          <div data-invitation=''>{addressee}</div>
          {children}
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p data-help=''>{help}</p>
          <PrintFooter note={validity}>{issued}</PrintFooter>
        </article>
      </Sheet>
    </PrintPage>
  )
}

const Sheet = styled(PrintSheet)`
  article {
    display: flex;
    flex-direction: column;
    aspect-ratio: 210 / 297;
    overflow: hidden;
    font-size: 1.8cqw;
    line-height: 1.5;
  }
  [data-invitation] {
    padding-bottom: 2.2cqw;
    border-bottom: 0.76cqw solid ${color.brand};
    text-align: center;
    font-size: 2.3cqw;
  }
  h2 {
    min-height: 1.3em;
    font-size: 5.2cqw;
  }
  ol {
    display: grid;
    gap: 1.8cqw;
    counter-reset: step;
  }
  li {
    display: flex;
    align-items: center;
    gap: 2.3cqw;
    font-size: 2.9cqw;
    line-height: 1.4;
    counter-increment: step;
  }
  li::before {
    content: counter(step) / '';
    display: grid;
    place-items: center;
    flex: none;
    width: 5.5cqw;
    height: 5.5cqw;
    border: 0.38cqw solid;
    border-radius: ${radiusFull};
    font-size: 3cqw;
    font-weight: ${weight.bold};
  }
  [data-help] {
    margin-top: 3.3cqw;
    padding-top: 2cqw;
    border-top: 1px solid;
    font-size: 2cqw;
    line-height: 1.7;
  }
  footer {
    margin-top: auto;
    font-size: 1.5cqw;
  }
  ${media.print} {
    article {
      aspect-ratio: auto;
      height: 296mm;
    }
  }
`
