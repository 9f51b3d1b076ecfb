import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { publicConfig } from '@/lib/config/publicConfig'
import { BarTitle } from '@/ui/layout/BarTitle'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Paper } from '@/ui/layout/Paper'
import { color, font, lightGround, media, shadow, weight } from '@/ui/tokens'

type Props = {
  /** The title of the page and the accessible name of the sheet. */
  title: string
  back: string
  /** The addressee and the store. */
  head: ReactNode
  /** The QR code or codes. */
  children: ReactNode
  steps: readonly string[]
  help: string
  /** The validity of the sheet. */
  keep: string
  issued: ReactNode
}

/** One A4 poster: a QR code, instructions and its validity. */
export function PosterSheet({ title, back, head, children, steps, help, keep, issued }: Props) {
  return (
    <PageLayout
      title={<BarTitle>{title}</BarTitle>}
      actions={
        <>
          <Button
            tone='primary'
            icon={<Printer size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            印刷する
          </Button>
          <ButtonLink href={back}>やめる</ButtonLink>
        </>
      }
      pre={<Hint>A4・たて・100%で印刷してください</Hint>}
    >
      <Paper />
      <Sheet data-sheet=''>
        <article aria-label={title}>
          <div data-to=''>{head}</div>
          {children}
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p data-help=''>{help}</p>
          <footer>
            <span>
              <img src='/favicon.svg' alt='' width={18} height={18} />
              {publicConfig.serviceName}
            </span>
            <span>{keep}</span>
            <span>{issued}</span>
          </footer>
        </article>
      </Sheet>
    </PageLayout>
  )
}

const Hint = styled.p`
  font-size: ${font.s};
  color: ${color.ink2};
  ${media.phone} {
    margin-top: 8px;
  }
`
// Every length is relative to the sheet's width (1cqw = 2.1 mm on paper), so that the preview on
// screen matches the print.
const Sheet = styled.div`
  container-type: inline-size;
  width: 100%;
  max-width: 794px;
  ${lightGround}
  article {
    display: flex;
    flex-direction: column;
    aspect-ratio: 210 / 297;
    padding: 5.7cqw;
    overflow: hidden;
    background: ${color.surface};
    box-shadow: ${shadow.s2};
    font-size: 1.8cqw;
    line-height: 1.5;
  }
  [data-to] {
    padding-bottom: 2.2cqw;
    border-bottom: 0.76cqw solid ${color.brand};
    text-align: center;
    font-size: 2.3cqw;
  }
  h2 {
    min-height: 1.3em;
    font-size: 5.2cqw;
    line-height: 1.3;
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
    border-radius: 50%;
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
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 2cqw;
    margin-top: auto;
    font-size: 1.5cqw;
  }
  footer span {
    display: flex;
    align-items: center;
    gap: 1cqw;
  }
  footer img {
    width: 2.3cqw;
    height: 2.3cqw;
  }
  ${media.print} {
    width: 210mm;
    max-width: none;
    article {
      aspect-ratio: auto;
      height: 296mm;
      box-shadow: none;
    }
  }
`
